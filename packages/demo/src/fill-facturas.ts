import type { Db } from '@telar/api/db/connection'
import { modelosTable as m, modeloVariantesTable as v } from '@telar/api/db/schema/catalogo/modelos'
import { clientesTable } from '@telar/api/db/schema/clientes/clientes'
import { cobrosTable } from '@telar/api/db/schema/facturacion/facturas'
import { cobrar, devolverCobro } from '@telar/api/facturacion/cobros/cobros'
import { rectificar } from '@telar/api/facturacion/facturas/corregir'
import { emitirFacturas } from '@telar/api/facturacion/facturas/emitir'
import { bloquearFactura, crearBorrador } from '@telar/api/facturacion/facturas/guardar'
import { prepararFactura } from '@telar/api/facturacion/facturas/preparar'
import { FacturaInput } from '@telar/contract/facturacion/entrada'
import { enEuros } from '@telar/domain/dinero'
import type { MedioDeCobro } from '@telar/domain/facturacion/cobro'
import { hoy, masDias, type Reloj } from '@telar/domain/fecha'
import { eq, max, sql } from 'drizzle-orm'

const QUIEN = 'ventas@telar.test'

interface DemoFactura {
  cliente: string
  /** How many days ago it was issued; a draft has none. */
  hace: number | null
  modelos: number
  portes?: number
  /** What share of it was paid, by what means, how many days ago. */
  cobros?: { parte: number; medio: MedioDeCobro; hace: number; devuelto?: boolean }[]
  notas?: string
}

/** Every kind of invoice once: paid, paid in part, overdue, given back by the bank, corrected, drafts. */
const FACTURAS: DemoFactura[] = [
  {
    cliente: '0002',
    hace: 96,
    modelos: 3,
    cobros: [
      { parte: 0.5, medio: 'giro', hace: 61 },
      { parte: 0.5, medio: 'giro', hace: 31 },
    ],
  },
  { cliente: '0001', hace: 90, modelos: 2, portes: 7.5, cobros: [{ parte: 1, medio: 'tarjeta', hace: 90 }] },
  { cliente: '0008', hace: 84, modelos: 2, cobros: [{ parte: 1, medio: 'giro', hace: 20, devuelto: true }] },
  { cliente: '0005', hace: 71, modelos: 4, cobros: [{ parte: 1, medio: 'transferencia', hace: 38 }] },
  { cliente: '0003', hace: 66, modelos: 3 },
  { cliente: '0004', hace: 52, modelos: 2, portes: 24, cobros: [{ parte: 0.4, medio: 'transferencia', hace: 15 }] },
  { cliente: '0002', hace: 40, modelos: 4, notas: 'Entregado en el almacén.' },
  { cliente: '0006', hace: 33, modelos: 2, portes: 18 },
  { cliente: '0007', hace: 25, modelos: 1, portes: 35, cobros: [{ parte: 1, medio: 'contado', hace: 1 }] },
  { cliente: '0001', hace: 12, modelos: 2, cobros: [{ parte: 1, medio: 'bizum', hace: 12 }] },
  { cliente: '0005', hace: 6, modelos: 3, portes: 9.9 },
  { cliente: '0002', hace: 2, modelos: 2 },
  { cliente: '0003', hace: null, modelos: 3, notas: 'Falta confirmar las tallas.' },
  { cliente: '0001', hace: null, modelos: 1 },
]
/** Which of them was returned in part, and is corrected. */
const RECTIFICADA = 6

const modelosDeLaDemo = (db: Db) =>
  db
    .select({ id: m.id, color: sql<number>`min(${v.colorId})`, tallas: m.tallas })
    .from(m)
    .innerJoin(v, eq(v.modeloId, m.id))
    .where(eq(m.publicado, true))
    .groupBy(m.id)
    .orderBy(m.id)
type Modelo = Awaited<ReturnType<typeof modelosDeLaDemo>>[number]

/** Lines of neighbouring models, some of each size. */
const lineas = (modelos: readonly Modelo[], desde: number, cuantos: number) =>
  Array.from({ length: cuantos }, (_, i) => modelos[(desde * 7 + i * 11) % modelos.length]).flatMap((modelo, i) =>
    modelo
      ? [
          {
            modeloId: modelo.id,
            colorId: modelo.color,
            tallasCantidades: modelo.tallas
              .slice(0, 4)
              .map((talla, j) => ({ talla, cantidad: 1 + ((desde + i + j) % 3) })),
          },
        ]
      : [],
  )

async function pagar(db: Db, id: number, cobros: NonNullable<DemoFactura['cobros']>, fin: string): Promise<void> {
  const { total } = await bloquearFactura(db, id, undefined)
  for (const [i, { parte, medio, hace, devuelto }] of cobros.entries()) {
    const factura = await bloquearFactura(db, id, undefined)
    const ultimo = i === cobros.length - 1 && parte * cobros.length === 1
    const importe = ultimo ? factura.pendiente : enEuros(total * parte)
    const cobro = {
      fecha: masDias(fin, -hace),
      medio,
      importe,
      referencia: '',
      contraparteId: null,
      anticipoId: null,
      motivo: '',
    }
    await cobrar(db, factura, cobro, fin)
    if (!devuelto) continue
    const [ultimoCobro] = await db
      .select({ id: max(cobrosTable.id) })
      .from(cobrosTable)
      .where(eq(cobrosTable.facturaId, id))
    const dia = { fecha: masDias(fin, 3 - hace), hoy: fin }
    await devolverCobro(db, await bloquearFactura(db, id, undefined), ultimoCobro?.id ?? 0, dia)
  }
}

async function escribir(db: Db, reloj: Reloj, facturas: readonly DemoFactura[]): Promise<number[]> {
  const fin = hoy(reloj)
  const modelos = await modelosDeLaDemo(db)
  const emitidas: number[] = []
  for (const [
    i,
    { cliente: codigo, hace, modelos: cuantos, portes = 0, cobros = [], notas = '' },
  ] of facturas.entries()) {
    const [cliente] = await db.select().from(clientesTable).where(eq(clientesTable.codigo, codigo))
    if (!cliente) throw new Error(`The demo names an unknown customer ${codigo}.`)
    const fecha = masDias(fin, -(hace ?? 0))
    const datos = { clienteId: cliente.id, portes, notas, lineas: lineas(modelos, i, cuantos) }
    const { id } = await crearBorrador(db, await prepararFactura(db, { ...FacturaInput.parse(datos), fecha }, cliente))
    if (hace === null) continue
    await emitirFacturas(db, [id], { quien: QUIEN, reloj })
    emitidas.push(id)
    await pagar(db, id, cobros, fin)
  }
  return emitidas
}

/** Those that are still being written, where the others are told by a longer story. */
export async function fillBorradores(db: Db, reloj: Reloj): Promise<void> {
  await escribir(
    db,
    reloj,
    FACTURAS.filter(({ hace }) => hace === null),
  )
}

/** The invoices of the demo, made by the same functions as everybody's. */
export async function fillFacturas(db: Db, reloj: Reloj): Promise<void> {
  const fin = hoy(reloj)
  const emitidas = await escribir(db, reloj, FACTURAS)
  const original = await bloquearFactura(db, emitidas[RECTIFICADA] as number, undefined)
  const enmienda = {
    tipo: 'R1',
    modo: 'I',
    motivo: 'Devolución de prendas con tara',
    mercancia: 'nada',
    reabrir: false,
  } as const
  const devolucion = await rectificar(db, original, enmienda, fin)
  await emitirFacturas(db, [devolucion], { quien: QUIEN, reloj })
}
