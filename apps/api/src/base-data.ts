import { contract } from '@telar/contract'
import { permissions } from '@telar/contract/kit/contract'
import { TEMA_INICIAL } from '@telar/domain/casa/tema'
import { permisosIniciales, ROLES_DE_LA_CASA } from '@telar/domain/identidad/acceso'
import type { Permiso } from '@telar/domain/permiso'
import { sql } from 'drizzle-orm'
import { FAQ_INICIAL } from './asistente/faq/inicial.ts'
import type { Db } from './db/connection.ts'
import { faqTable } from './db/schema/asistente/asistente.ts'
import { appSettingsTable } from './db/schema/casa/ajustes.ts'
import { countriesTable } from './db/schema/casa/countries.ts'
import { contactoMedioTiposTable, contactoTiposTable } from './db/schema/clientes/contactos.ts'
import { permisosTable, rolePermissionsTable, rolesTable } from './db/schema/identidad/users.ts'

const LOCK = 5_003_003

const DESCRIPCIONES: Record<(typeof ROLES_DE_LA_CASA)[number], string> = {
  Admin: 'Lo puede todo',
  Ventas: 'Registros, clientes, pedidos y facturas',
  Producción: 'Catálogo, materias y fabricación',
  Comercial: 'Sus propios clientes y sus pedidos',
  Cliente: 'Su área de la tienda',
}

/** The shipped roles get the permissions that this version adds; what an administrator has taken away stays away. */
async function shipRoles(db: Db): Promise<void> {
  await db
    .insert(rolesTable)
    .values(ROLES_DE_LA_CASA.map((name) => ({ name, description: DESCRIPCIONES[name], fixed: true })))
    .onConflictDoNothing()
  const known = new Set((await db.select().from(permisosTable)).map(({ permission }) => permission))
  const added = permissions(contract).filter((permission) => !known.has(permission))
  if (added.length === 0) return
  const roles = await db.select().from(rolesTable)
  const grants = ROLES_DE_LA_CASA.flatMap((name) => {
    const roleId = roles.find((role) => role.name === name)?.id
    return roleId ? permisosIniciales(name, added).map((permission: Permiso) => ({ roleId, permission })) : []
  })
  if (grants.length > 0) await db.insert(rolePermissionsTable).values(grants).onConflictDoNothing()
  await db
    .insert(permisosTable)
    .values(added.map((permission) => ({ permission })))
    .onConflictDoNothing()
}

const VACIO = { es: '', en: '', pt: '', ca: '' }

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

/** What every installation has before anybody signs in: roles, countries, kinds of contact, first questions and the settings row. */
export async function ensureBaseData(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    await shipRoles(tx)
    const [country] = await tx.select({ id: countriesTable.id }).from(countriesTable).limit(1)
    if (!country) {
      // Telephone prefixes of the whole world are only needed once in an installation's life.
      const { paises } = await import('./casa/countries/paises.ts')
      await tx.insert(countriesTable).values(paises())
    }
    const { rows: numerada } = await tx.execute<{ ya: boolean }>(sql`select is_called as ya from faq_id_seq`)
    // Once only: a house that has thrown its questions away does not get them back.
    if (!numerada[0]?.ya) await tx.insert(faqTable).values(FAQ_INICIAL)
    await tx.insert(contactoTiposTable).values(CONTACTO_TIPOS).onConflictDoNothing()
    await tx.insert(contactoMedioTiposTable).values(CONTACTO_MEDIO_TIPOS).onConflictDoNothing()
    const empresa = {
      marca: 'Telar',
      razonSocial: '',
      direccion: '',
      codigoPostal: '',
      ciudad: '',
      provincia: '',
      pais: 'ES',
      telefono: '',
      email: '',
      whatsapp: '',
      instagram: '',
      horario: '',
      nif: '',
      registroMercantil: '',
      iban: '',
    }
    await tx.insert(appSettingsTable).values({ tema: TEMA_INICIAL, empresa, anuncio: VACIO }).onConflictDoNothing()
  })
}
