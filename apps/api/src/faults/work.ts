import { randomUUID } from 'node:crypto'
import { imagenes } from '@telar/contract/casa/imagenes'
import { cobros } from '@telar/contract/facturacion/cobros'
import { facturas } from '@telar/contract/facturacion/facturas'
import type { Bound } from '@telar/contract/kit/endpoint'
import { materias } from '@telar/contract/produccion/materias'
import { proveedores } from '@telar/contract/produccion/proveedores'
import { pedidos } from '@telar/contract/ventas/pedidos'
import { eq } from 'drizzle-orm'
import type pg from 'pg'
import { createDb } from '../db/connection.ts'
import { countriesTable } from '../db/schema/casa/countries.ts'
import { modeloVariantesTable } from '../db/schema/catalogo/modelos.ts'
import { usersTable } from '../db/schema/identidad/users.ts'
import { startSession } from '../identidad/sessions.ts'
import { clientePara } from '../testing/cliente.ts'
import { enExistencias } from '../testing/existencias.ts'
import { casaQueFactura } from '../testing/factura.ts'
import { SIGNING } from './buyers.ts'

/** Who works, on what. */
export interface Desk {
  token: string
  clienteId: number
  cell: { modeloId: number; colorId: number; talla: string }
}

export const KINDS = ['order', 'invoice', 'payment', 'receipt', 'upload'] as const
export type Kind = (typeof KINDS)[number]

/** What somebody was told is done. */
export interface Acknowledged {
  kind: Kind
  /** Of a payment, its invoice. */
  id: number
}

export interface Said {
  /** 0 where the line broke, or nobody answered in time. */
  status: number
  body: unknown
}

/** An administrator at a house that can invoice and has what is ordered. */
export async function openDesk(pool: pg.Pool): Promise<Desk> {
  const db = createDb(pool)
  await enExistencias(db, 1_000_000)
  await casaQueFactura({ house: { db } })
  const [user] = await db.select().from(usersTable).where(eq(usersTable.email, 'admin@telar.test'))
  const [variante] = await db.select().from(modeloVariantesTable).limit(1)
  if (!user || !variante) throw new Error('The demo is missing.')
  const { token } = await startSession(db, SIGNING, user, true)
  const clienteId = await clientePara({ house: { db } }, 'cliente@telar.test')
  return { token, clienteId, cell: variante }
}

const LONGEST_MS = 40_000
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Makes a call over the wire. */
export async function call(
  address: string,
  { token }: Pick<Desk, 'token'>,
  { method, path }: Bound,
  { id, body, form, key = randomUUID() }: { id?: number; body?: object; form?: FormData; key?: string } = {},
): Promise<Said> {
  try {
    const answer = await fetch(address + path.replace(':id', String(id)), {
      method,
      signal: AbortSignal.timeout(LONGEST_MS),
      headers: {
        Authorization: `Bearer ${token}`,
        ...(form ? {} : { 'Content-Type': 'application/json' }),
        'Idempotency-Key': key,
      },
      body: form ?? JSON.stringify(body ?? {}),
    })
    const text = await answer.text()
    return { status: answer.status, body: answer.ok ? JSON.parse(text) : text }
  } catch {
    return { status: 0, body: undefined }
  }
}

async function made(said: Promise<Said>, what: string): Promise<number> {
  const { status, body } = await said
  if (status !== 200) throw new Error(`${what}: ${status} ${body}`)
  return body as number
}

/** A material to be received, made while all is well. */
export async function openStore(address: string, desk: Desk, pool: pg.Pool): Promise<number> {
  const [es] = await createDb(pool)
    .select({ id: countriesTable.id })
    .from(countriesTable)
    .where(eq(countriesTable.iso2, 'ES'))
  const direccion = { calle: 'Carrer Nou, 1', ciudad: 'Sabadell', codigoPostal: '08201', pais: 'ES' }
  const proveedor = { codigo: 'FALLO', razonSocial: 'Proveedor', direccion, countryId: es?.id, tipo: 'materia' }
  const proveedorId = await made(call(address, desk, proveedores.create, { body: proveedor }), 'the supplier')
  const materia = { codigo: 'FALLO', nombre: 'Tejido', tipo: 'tejido', proveedorId, precio: 3.2 }
  return made(call(address, desk, materias.create, { body: materia }), 'the material')
}

const numbered = (body: unknown): number => (typeof body === 'number' ? body : (body as { id: number }).id)

/** One piece of work of a kind. */
export async function work(
  address: string,
  desk: Desk,
  kind: Kind,
  { materiaId, invoice }: { materiaId: number; invoice: number | undefined },
): Promise<Said & { acknowledged?: Acknowledged }> {
  const { clienteId, cell } = desk
  const said = await {
    order: () => {
      const lineas = [{ ...cell, tallasCantidades: [{ talla: cell.talla, cantidad: 2 }] }]
      return call(address, desk, pedidos.create, { body: { clienteId, lineas } })
    },
    invoice: () => {
      const lineas = [{ descripcion: 'Arreglo', cantidad: 1, precio: 100 }]
      return call(address, desk, facturas.create, { body: { clienteId, lineas, emitir: true } })
    },
    payment: () => call(address, desk, cobros.cobrar, { id: invoice ?? 0, body: { medio: 'contado', importe: 0.01 } }),
    receipt: () => {
      const piezas = [{ numero: randomUUID().slice(0, 12), metros: 20, lote: 'A', colorId: null }]
      return call(address, desk, materias.recibir, { body: { materiaId, precio: null, piezas } })
    },
    upload: () => {
      const form = new FormData()
      form.set('file', new Blob([PNG], { type: 'image/png' }), 'a.png')
      return call(address, desk, imagenes.upload, { form })
    },
  }[kind]()
  if (said.status !== 200) return said
  const id = kind === 'payment' ? (invoice as number) : numbered(said.body)
  return { ...said, acknowledged: { kind, id } }
}
