import type { Db } from '../../db/connection.ts'
import { contactoMedioTiposTable, contactoTiposTable } from '../../db/schema/clientes/contactos.ts'

const CONTACTO_TIPOS = [
  { clave: 'compras', nombre: { es: 'Compras', en: 'Purchasing', pt: 'Compras', ca: 'Compres' } },
  { clave: 'contabilidad', nombre: { es: 'Contabilidad', en: 'Accounts', pt: 'Contabilidade', ca: 'Comptabilitat' } },
  { clave: 'tienda', nombre: { es: 'Tienda', en: 'Shop', pt: 'Loja', ca: 'Botiga' } },
  { clave: 'gerencia', nombre: { es: 'Gerencia', en: 'Management', pt: 'Gerência', ca: 'Gerència' } },
]
const CONTACTO_MEDIO_TIPOS = [
  { clave: 'telefono', nombre: { es: 'Teléfono', en: 'Telephone', pt: 'Telefone', ca: 'Telèfon' } },
  { clave: 'movil', nombre: { es: 'Móvil', en: 'Mobile', pt: 'Telemóvel', ca: 'Mòbil' } },
  { clave: 'email', nombre: { es: 'Correo', en: 'E-mail', pt: 'E-mail', ca: 'Correu' } },
  { clave: 'whatsapp', nombre: { es: 'WhatsApp', en: 'WhatsApp', pt: 'WhatsApp', ca: 'WhatsApp' } },
]

/** The kinds of contact, and the ways to reach one. */
export async function ponerTiposDeContacto(db: Db): Promise<void> {
  await db.insert(contactoTiposTable).values(CONTACTO_TIPOS).onConflictDoNothing()
  await db.insert(contactoMedioTiposTable).values(CONTACTO_MEDIO_TIPOS).onConflictDoNothing()
}
