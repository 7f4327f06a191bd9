import { compactarNif } from '@telar/contract/checks/nif'
import { ClienteInput } from '@telar/contract/clientes/clientes'
import { type Fila, leerLista } from '@telar/domain/casa/importar'
import { codigoPostalEntero } from '@telar/domain/casa/provincia'
import { FORMAS_DE_PAGO } from '@telar/domain/clientes/cliente'
import { IDIOMAS } from '@telar/domain/idioma'
import { plano } from '@telar/domain/texto'
import { eq } from 'drizzle-orm'
import {
  campo,
  comoEstaba,
  type Descripcion,
  distinto,
  type PorDeshacer,
  registrosDe,
  type Traida,
} from '../../casa/importaciones/importable.ts'
import { dicho, numeroEn, siNoEn } from '../../casa/importaciones/leer.ts'
import type { Db } from '../../db/connection.ts'
import { countriesTable } from '../../db/schema/casa/countries.ts'
import { clientesTable as t } from '../../db/schema/clientes/clientes.ts'
import { contactoTiposTable } from '../../db/schema/clientes/contactos.ts'
import { FieldsError } from '../../kit/errors.ts'
import { removeRows } from '../../kit/rows/crud.ts'
import { comprobarCliente } from './comprobar.ts'
import { bloquearCliente, cambiarCliente, crearCliente } from './guardar.ts'

const CAMPOS = [
  campo('codigo', ['Código', 'Code', 'Código', 'Codi'], { alias: ['codigo cliente', 'customer code'] }),
  campo('razonSocial', ['Razón social', 'Company name', 'Denominação social', 'Raó social'], {
    obligatorio: true,
    alias: ['cliente', 'empresa', 'nombre fiscal', 'company', 'name', 'legal name', 'firma'],
  }),
  campo('nombreComercial', ['Nombre comercial', 'Trade name', 'Nome comercial', 'Nom comercial'], {
    alias: ['tienda'],
  }),
  campo('nif', ['NIF', 'Tax number', 'NIF', 'NIF'], {
    alias: ['cif', 'nif cif', 'vat', 'dni', 'tax id', 'nif contacto'],
  }),
  campo('nifIva', ['NIF-IVA', 'VAT number', 'NIF-IVA', 'NIF-IVA'], { alias: ['nif iva', 'vies'] }),
  campo('email', ['Correo electrónico', 'E-mail', 'E-mail', 'Correu electrònic'], {
    alias: ['email', 'correo', 'mail', 'email contacto'],
  }),
  campo('telefono', ['Teléfono', 'Phone', 'Telefone', 'Telèfon'], { alias: ['tel', 'movil', 'mobile'] }),
  campo('calle', ['Dirección', 'Address', 'Morada', 'Adreça'], { alias: ['calle', 'domicilio', 'street'] }),
  campo('calle2', ['Dirección (2)', 'Address (2)', 'Morada (2)', 'Adreça (2)'], { alias: ['street2'] }),
  campo('codigoPostal', ['Código postal', 'Postcode', 'Código postal', 'Codi postal'], { alias: ['cp', 'zip'] }),
  campo('ciudad', ['Población', 'Town', 'Localidade', 'Població'], { alias: ['ciudad', 'city', 'localidad'] }),
  campo('provincia', ['Provincia', 'Province', 'Distrito', 'Província'], { alias: ['state'] }),
  campo('pais', ['País', 'Country', 'País', 'País']),
  campo('formaPago', ['Forma de pago', 'Payment', 'Forma de pagamento', 'Forma de pagament'], {
    alias: ['payment method'],
  }),
  campo('diasPago', ['Días de pago', 'Days to pay', 'Dias de pagamento', 'Dies de pagament'], {
    alias: ['vencimientos'],
  }),
  campo('dtoComercial', ['Dto. comercial', 'Trade discount', 'Desc. comercial', 'Dte. comercial'], {
    alias: ['descuento', 'dto', 'descuento comercial'],
  }),
  campo('dtoProntoPago', ['Dto. pronto pago', 'Cash discount', 'Desc. pronto pagamento', 'Dte. pagament immediat']),
  campo('recargo', ['Recargo de equivalencia', 'Equivalence surcharge', 'Sobretaxa', 'Recàrrec d’equivalència'], {
    alias: ['recargo', 'recargo de equivalencia', 're'],
  }),
  campo('iban', ['IBAN', 'IBAN', 'IBAN', 'IBAN'], { alias: ['cuenta', 'cuenta bancaria'] }),
  campo('limiteRiesgo', ['Límite de riesgo', 'Credit limit', 'Limite de risco', 'Límit de risc'], {
    alias: ['riesgo'],
  }),
  campo('idioma', ['Idioma', 'Language', 'Idioma', 'Idioma']),
  campo('notas', ['Notas', 'Notes', 'Notas', 'Notes'], { alias: ['observaciones'] }),
  campo('contacto', ['Persona de contacto', 'Contact person', 'Pessoa de contacto', 'Persona de contacte']),
  campo('nombre', ['Nombre de la persona', 'First name', 'Nome da pessoa', 'Nom de la persona']),
  campo('apellidos', ['Apellidos', 'Last name', 'Apelidos', 'Cognoms']),
]

/** A country by its code or by its name in any language. */
async function paisEn(db: Db, texto: string): Promise<{ id: number; iso2: string }> {
  const { id, iso2, nombre } = countriesTable
  const paises = await db.select({ id, iso2, nombre }).from(countriesTable)
  const buscado = plano(texto)
  const hallado = paises.find(
    (pais) => plano(pais.iso2) === buscado || IDIOMAS.some((idioma) => plano(pais.nombre[idioma]) === buscado),
  )
  if (!hallado) throw new FieldsError({ pais: ['importar.desconocido'] }, { valor: texto })
  return hallado
}

const FORMAS: Record<string, (typeof FORMAS_DE_PAGO)[number]> = {
  ...Object.fromEntries(FORMAS_DE_PAGO.map((forma) => [forma, forma])),
  ...{
    efectivo: 'contado',
    cash: 'contado',
    card: 'tarjeta',
    transfer: 'transferencia',
    'bank transfer': 'transferencia',
  },
  ...{ recibo: 'giro', domiciliacion: 'giro', 'direct debit': 'giro', contrarreembolso: 'reembolso' },
}

/** How somebody pays, by its name in any language. */
export function formaEn({ formaPago }: Fila) {
  if (formaPago === undefined) return undefined
  const forma = FORMAS[plano(formaPago)]
  if (!forma) throw new FieldsError({ formaPago: ['importar.desconocido'] }, { valor: formaPago })
  return forma
}

const persona = ({ nombre, apellidos }: Fila) => [nombre, apellidos].filter(Boolean).join(' ')

/** What the row says of a customer, beside the one that is there. */
async function datosDe(db: Db, fila: Fila, actual: typeof t.$inferSelect | undefined) {
  const pais = fila.pais || !actual ? await paisEn(db, fila.pais ?? 'ES') : undefined
  const calle = [fila.calle, fila.calle2].filter(Boolean).join(', ') || undefined
  const suPais = pais?.iso2 ?? actual?.direccionFiscal.pais ?? 'ES'
  const codigoPostal = fila.codigoPostal && codigoPostalEntero(suPais, fila.codigoPostal)
  const direccion = dicho({
    ...{ calle, codigoPostal, ciudad: fila.ciudad, provincia: fila.provincia, pais: pais?.iso2 },
  })
  const dias =
    fila.diasPago === undefined ? undefined : leerLista(fila.diasPago.replaceAll(/[[\] /]/g, ',')).map(Number)
  return dicho({
    ...{ codigo: fila.codigo, razonSocial: fila.razonSocial ?? (actual ? undefined : persona(fila) || undefined) },
    ...{ nombreComercial: fila.nombreComercial, nif: fila.nif, nifIva: fila.nifIva, email: fila.email },
    ...{ telefono: fila.telefono, iban: fila.iban, notas: fila.notas, countryId: pais?.id },
    ...{ formaPago: formaEn(fila), diasPago: dias, idioma: fila.idioma && plano(fila.idioma).slice(0, 2) },
    ...{ dtoComercial: numeroEn(fila, 'dtoComercial'), dtoProntoPago: numeroEn(fila, 'dtoProntoPago') },
    ...{ recargoEquivalencia: siNoEn(fila, 'recargo'), limiteRiesgo: numeroEn(fila, 'limiteRiesgo') },
    direccionFiscal:
      Object.keys(direccion).length > 0 ? { ...(actual?.direccionFiscal ?? {}), ...direccion } : undefined,
  })
}

/** The customer that a word names: by their code, or by their tax number. */
export async function clienteLlamado(db: Db, palabra: string): Promise<typeof t.$inferSelect | undefined> {
  const [porCodigo] = await db.select().from(t).where(eq(t.codigo, palabra))
  if (porCodigo) return porCodigo
  const [porNif] = await db
    .select()
    .from(t)
    .where(eq(t.nif, compactarNif(palabra)))
  return porNif
}

/** The customer of that whole name, if it is one's alone, as lists say it. */
export async function clienteDeNombre(db: Db, razonSocial: string): Promise<typeof t.$inferSelect | undefined> {
  const [uno, otro] = await db.select().from(t).where(eq(t.razonSocial, razonSocial)).limit(2)
  return otro ? undefined : uno
}

/** A new customer with the person one talks to there. */
async function contactosDe(db: Db, fila: Fila) {
  const nombre = fila.contacto ?? (fila.razonSocial ? persona(fila) : '')
  const [tipo] = nombre ? await db.select().from(contactoTiposTable).orderBy(contactoTiposTable.id).limit(1) : []
  return tipo ? { contactos: [{ contactoTipoId: tipo.id, nombre, medios: [] }] } : {}
}

async function quitarClientes(db: Db, hechas: readonly PorDeshacer[], { idioma }: Traida): Promise<void> {
  await removeRows(db, { table: t, entity: 'Cliente', label: t.razonSocial }, registrosDe(hechas), idioma)
}

/** Customers, by their code or their tax number. */
export const importarClientes: Descripcion = {
  que: 'clientes',
  campos: CAMPOS,
  etiqueta: (fila) => fila.razonSocial ?? persona(fila),
  junta: ({ codigo, nif }) => codigo ?? (nif && compactarNif(nif)) ?? '',
  campoDe: { recargoEquivalencia: 'recargo', countryId: 'pais' },
  async escribir(db, [fila = {}, repetida], { hoy }) {
    if (repetida) throw new FieldsError({ nif: ['importar.repetido'] })
    const actual =
      (fila.codigo && (await clienteLlamado(db, fila.codigo))) || (fila.nif && (await clienteLlamado(db, fila.nif)))
    if (!actual) {
      const entrada = ClienteInput.parse({ ...(await datosDe(db, fila, undefined)), ...(await contactosDe(db, fila)) })
      return { accion: 'crear', registro: await crearCliente(db, entrada, hoy) }
    }
    const datos = await datosDe(db, fila, actual)
    const entero = await comprobarCliente(db, ClienteInput.parse({ ...actual, ...datos }))
    const cambio = distinto(actual, comoEstaba(entero, datos))
    if (!cambio) return { accion: 'igual', registro: actual.id }
    const bloqueado = await bloquearCliente(db, actual.id)
    await cambiarCliente(db, bloqueado, cambio, hoy)
    const antes = { cambio: comoEstaba(bloqueado, cambio), version: bloqueado.version + 1 }
    return { accion: 'cambiar', registro: actual.id, antes }
  },
  deshacerNuevas: quitarClientes,
  async deshacer(db, hecha, traida) {
    if (hecha.accion === 'crear') return quitarClientes(db, [hecha], traida)
    const id = hecha.registro ?? 0
    const { cambio, version } = hecha.antes as { cambio: object; version: number }
    await cambiarCliente(db, await bloquearCliente(db, id, version), cambio, traida.hoy)
  },
}
