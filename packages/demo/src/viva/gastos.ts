import type { Db } from '@telar/api/db/connection'
import { contadoresTable } from '@telar/api/db/schema/casa/contadores'
import {
  pagosTable,
  recibidaEntradasTable,
  recibidaLiquidacionesTable,
  recibidasTable,
} from '@telar/api/db/schema/facturacion/recibidas'
import { proveedoresTable } from '@telar/api/db/schema/produccion/proveedores'
import { enEuros, sumarEuros } from '@telar/domain/dinero'
import {
  type Gasto,
  type TratoDeIva,
  totalesDeRecibida,
  vencimientosDeRecibida,
} from '@telar/domain/facturacion/recibida'
import { venceEl } from '@telar/domain/facturacion/vencimientos'
import { ejercicioDe, masDias } from '@telar/domain/fecha'
import { eq } from 'drizzle-orm'
import { azar } from '../catalogo/seed.ts'
import { type Casa, laborable } from './casa.ts'
import { enSuEjercicio } from './ejercicio.ts'
import { cif, iban } from './numeros.ts'
import type { LiquidacionViva } from './talleres.ts'
import type { EntradaViva } from './telas.ts'
import { siguienteId, volcar } from './volcar.ts'

const SERIE = 'RECIBIDAS'

/** Who is paid every month, and about how much. */
const DE_CADA_MES = [
  {
    codigo: 'NAU',
    razonSocial: 'Naus del Ripoll, S.L.',
    calle: 'Passeig de la Indústria, 18',
    al: 1,
    base: 1850,
    varia: 0,
  },
  {
    codigo: 'LLUM',
    razonSocial: 'Llum i Força Vallès, S.A.',
    calle: 'Carrer de la Central, 2',
    al: 9,
    base: 345,
    varia: 0.35,
  },
  { codigo: 'GESTOR', razonSocial: 'Gestoria Puig i Mas, S.L.', calle: 'Rambla, 77', al: 28, base: 240, varia: 0 },
]

/** A payment to a supplier, as the bank sees it. */
export interface PagoVivo {
  fecha: string
  importe: number
  proveedor: string
}

interface PorRecibir {
  proveedorId: number
  fecha: string
  gasto: Gasto
  trato: TratoDeIva
  base: number
  entradas: number[]
  liquidacion: number | null
}

type Proveedor = typeof proveedoresTable.$inferSelect

async function leerProveedores(db: Db): Promise<Map<string, Proveedor>> {
  const antes = await db.select().from(proveedoresTable)
  const [unoDeAqui] = antes.filter(({ direccion }) => direccion.pais === 'ES')
  if (!unoDeAqui) throw new Error('The demo has no supplier.')
  await db.insert(proveedoresTable).values(
    DE_CADA_MES.map(({ codigo, razonSocial, calle }, i) => ({
      ...{
        codigo,
        razonSocial,
        nif: cif(6_180_000 + i * 977),
        tipo: 'servicio' as const,
        countryId: unoDeAqui.countryId,
      },
      direccion: {
        ...{
          nombre: '',
          calle,
          codigoPostal: '08205',
          ciudad: 'Sabadell',
          provincia: 'Barcelona',
          pais: 'ES',
          telefono: '',
        },
      },
    })),
  )
  const todos = await db.select().from(proveedoresTable)
  for (const { id, iban: suyo } of todos)
    if (suyo === null)
      await db
        .update(proveedoresTable)
        .set({ iban: iban(9000 + id) })
        .where(eq(proveedoresTable.id, id))
  return new Map(todos.map((uno) => [uno.codigo, uno]))
}

/** The services of every month: rent, light, papers, and what the carrier took. */
function servicios(
  { desde, hoy }: Casa,
  proveedores: ReadonlyMap<string, Proveedor>,
  entregas: readonly string[],
): PorRecibir[] {
  const suerte = azar(3301)
  const porMes = Map.groupBy(entregas, (dia) => dia.slice(0, 7))
  const meses = [...porMes.keys()].sort().filter((mes) => `${mes}-01` > desde)
  const de = (codigo: string, fecha: string, base: number): PorRecibir => ({
    ...{ proveedorId: (proveedores.get(codigo) as Proveedor).id, fecha, gasto: 'servicio', trato: 'interior' },
    ...{ base: enEuros(base), entradas: [], liquidacion: null },
  })
  return meses
    .flatMap((mes) => [
      ...DE_CADA_MES.map(({ codigo, al, base, varia }) =>
        de(codigo, `${mes}-${String(al).padStart(2, '0')}`, base * (1 + (suerte() - 0.5) * varia)),
      ),
      de('RAPID', laborable(masDias(`${mes}-28`, 5)), (porMes.get(mes)?.length ?? 0) * (5.6 + suerte())),
    ])
    .filter(({ fecha }) => fecha <= masDias(hoy, -2))
}

const ENTRE = 4

function porRecibir(
  proveedores: ReadonlyMap<string, Proveedor>,
  { hoy }: Casa,
  { llegadas, liquidaciones }: { llegadas: readonly EntradaViva[]; liquidaciones: readonly LiquidacionViva[] },
): PorRecibir[] {
  const deMaterias = [...Map.groupBy(llegadas, ({ compra }) => compra).values()].map((suyas): PorRecibir => {
    const proveedor = proveedores.get(suyas[0]?.proveedor ?? '') as Proveedor
    const fecha = suyas
      .map((una) => una.fecha)
      .sort()
      .at(-1) as string
    return {
      ...{ proveedorId: proveedor.id, fecha: laborable(masDias(fecha, 2)), gasto: 'materia', liquidacion: null },
      trato: proveedor.direccion.pais === 'ES' ? 'interior' : 'intracomunitaria',
      ...{ base: sumarEuros(suyas.map(({ importe }) => enEuros(importe))), entradas: suyas.map(({ id }) => id) },
    }
  })
  const deTalleres = liquidaciones.map(
    ({ id, tallerId, fecha, importe }): PorRecibir => ({
      ...{
        proveedorId: tallerId,
        fecha: laborable(masDias(fecha, 1)),
        gasto: 'taller',
        trato: 'interior',
        base: importe,
      },
      ...{ entradas: [], liquidacion: id },
    }),
  )
  return [...deMaterias, ...deTalleres].filter(({ fecha }) => masDias(fecha, ENTRE) <= hoy)
}

/** One in so many is not paid when it should be. */
const OLVIDADA = 41

/** What suppliers and workshops invoiced, and what they were paid. */
export async function fillGastos(
  db: Db,
  casa: Casa,
  hecho: { llegadas: readonly EntradaViva[]; liquidaciones: readonly LiquidacionViva[]; entregas: readonly string[] },
): Promise<PagoVivo[]> {
  const proveedores = await leerProveedores(db)
  const porId = new Map([...proveedores.values()].map((uno) => [uno.id, uno]))
  const primera = await siguienteId(db, recibidasTable)
  const recepcion = enSuEjercicio()
  const suyos = new Map<number, number>()
  const entradas: (typeof recibidaEntradasTable.$inferInsert)[] = []
  const liquidaciones: (typeof recibidaLiquidacionesTable.$inferInsert)[] = []
  const pagos: (typeof pagosTable.$inferInsert & PagoVivo)[] = []
  const filas = [...porRecibir(proveedores, casa, hecho), ...servicios(casa, proveedores, hecho.entregas)]
    .map((una) => ({ ...una, llega: laborable(masDias(una.fecha, 1)) }))
    .filter(({ llega, base }) => llega <= casa.hoy && base > 0)
    .sort((a, b) => a.llega.localeCompare(b.llega) || a.proveedorId - b.proveedorId)
    .map(({ proveedorId, fecha, llega, gasto, trato, base, entradas: suyas, liquidacion }, i) => {
      const id = primera + i
      const { razonSocial: proveedor, nif, direccion } = porId.get(proveedorId) as Proveedor
      const cifras = totalesDeRecibida(trato, [{ iva: 21, base, cuota: null }])
      const vencimientos = vencimientosDeRecibida(cifras.total, fecha, [])
      const n = (suyos.get(proveedorId) ?? 210 * proveedorId) + 1 + (proveedorId % 3)
      suyos.set(proveedorId, n)
      const pagados = vencimientos.filter((uno) => laborable(uno.fecha) <= casa.hoy && i % OLVIDADA !== OLVIDADA - 1)
      for (const { fecha: vence, importe } of pagados)
        pagos.push({
          ...{ recibidaId: id, fecha: laborable(vence), importe, proveedor, referencia: '' },
          medio: gasto === 'servicio' ? 'giro' : 'transferencia',
          ...{ creadoEn: `${laborable(vence)}T12:00:00Z`, modificadoEn: `${laborable(vence)}T12:00:00Z` },
        })
      entradas.push(...suyas.map((entradaId) => ({ entradaId, recibidaId: id })))
      if (liquidacion !== null) liquidaciones.push({ liquidacionId: liquidacion, recibidaId: id })
      const pagado = sumarEuros(pagados.map(({ importe }) => importe))
      return {
        ...{ id, ejercicio: ejercicioDe(llega), recepcion: recepcion(llega), proveedorId, proveedor, nif: nif ?? '' },
        ...{ pais: direccion.pais, numero: `${fecha.slice(2, 4)}/${n}`, fecha, fechaRecepcion: llega, trato, gasto },
        ...{ ...cifras, vencimientos, pagado, vence: venceEl(vencimientos, pagado) },
        ...{ creadoEn: `${llega}T10:00:00Z`, modificadoEn: `${llega}T10:00:00Z` },
      }
    })
  await volcar(db, recibidasTable, filas)
  await volcar(db, recibidaEntradasTable, entradas)
  await volcar(db, recibidaLiquidacionesTable, liquidaciones)
  await volcar(
    db,
    pagosTable,
    pagos.map(({ proveedor: _, ...pago }) => pago).sort((a, b) => a.fecha.localeCompare(b.fecha)),
  )
  await volcar(
    db,
    contadoresTable,
    [...Map.groupBy(filas, ({ ejercicio }) => ejercicio)].map(([ejercicio, suyas]) => ({
      ...{ serie: SERIE, ejercicio, ultimo: suyas.length },
    })),
  )
  return pagos.map(({ fecha, importe, proveedor }) => ({ fecha, importe, proveedor }))
}
