import type { Db } from '@telar/api/db/connection'
import { movimientosTable } from '@telar/api/db/schema/almacen/movimientos'
import { contadoresTable } from '@telar/api/db/schema/casa/contadores'
import { operacionesTable, ordenOperacionesTable } from '@telar/api/db/schema/produccion/operaciones'
import {
  ordenesFabTable,
  ordenFabCeldasTable,
  ordenFabPlanesTable,
  ordenHechosTable,
} from '@telar/api/db/schema/produccion/ordenesfab'
import { vueltasTallerTable, vueltaTallerCeldasTable } from '@telar/api/db/schema/produccion/talleres'
import { asignacionesTable } from '@telar/api/db/schema/ventas/entregas'
import { redondearA } from '@telar/domain/dinero'
import { ejercicioDe, masDias } from '@telar/domain/fecha'
import { type EstadoDeOrden, numeroDeOrden } from '@telar/domain/produccion/orden-fab'
import { pendiente } from '@telar/domain/ventas/pedido'
import { eq } from 'drizzle-orm'
import { azar } from '../catalogo/seed.ts'
import { fillProveedores } from '../fill-produccion.ts'
import { type Casa, laborable, type ModeloVivo } from './casa.ts'
import type { DevolucionViva } from './devoluciones.ts'
import { enSuEjercicio } from './ejercicio.ts'
import type { PedidoVivo } from './relato.ts'
import { siguienteId, volcar } from './volcar.ts'

const QUIEN = 'produccion@telar.test'
const TALLERES = ['TNURIA', 'TPRADO']
const SERIE = 'ordenesfab'

interface CeldaHecha {
  colorId: number
  talla: string
  buenas: number
  segunda: number
}

/** A manufacturing order: what it makes of one model, and how far it is. */
interface OrdenViva {
  id: number
  modelo: ModeloVivo
  fecha: string
  entrega: string
  estado: EstadoDeOrden
  celdas: CeldaHecha[]
}

type Movimiento = typeof movimientosTable.$inferInsert & { cuando: string }

/** What was asked for of each cell of a model: what has left of it, and what is to be made. */
interface Demanda {
  modelo: ModeloVivo
  primera: string | null
  servidas: Map<string, number>
  pendientes: Map<string, number>
}

const sumar = (en: Map<string, number>, clave: string, n: number) => en.set(clave, (en.get(clave) ?? 0) + n)

function demandas(pedidos: readonly PedidoVivo[]): Demanda[] {
  const porModelo = new Map<number, Demanda>()
  const de = (modelo: ModeloVivo): Demanda => {
    const suya = porModelo.get(modelo.id) ?? { modelo, primera: null, servidas: new Map(), pendientes: new Map() }
    porModelo.set(modelo.id, suya)
    return suya
  }
  for (const { tipo, lineas, entregas } of pedidos) {
    for (const { fecha, lineas: salen } of entregas)
      for (const { linea, talla, cantidad } of salen) {
        const suya = de(linea.modelo)
        sumar(suya.servidas, `${linea.colorId} ${talla}`, cantidad)
        if (suya.primera === null || fecha < suya.primera) suya.primera = fecha
      }
    if (tipo === 'programacion')
      for (const { modelo, colorId, celdas } of lineas)
        for (const celda of celdas)
          if (pendiente(celda) > 0) sumar(de(modelo).pendientes, `${colorId} ${celda.talla}`, pendiente(celda))
  }
  return [...porModelo.values()].sort((a, b) => a.modelo.id - b.modelo.id)
}

function celdasDe(cantidades: Map<string, number>, cuantas: (n: number) => Omit<CeldaHecha, 'colorId' | 'talla'>) {
  return [...cantidades].map(([clave, n]) => {
    const [color = '', talla = ''] = clave.split(' ')
    return { colorId: Number(color), talla, ...cuantas(n) }
  })
}

/** What has left was made before it did; of seasons that are over a little more than that, and some with a fault. */
function cerrada({ modelo, primera, servidas }: Demanda, casa: Casa, suerte: () => number): OrdenViva[] {
  if (primera === null) return []
  const enVenta = casa.temporadas.at(-2)?.fechaInicio ?? casa.hoy
  const acabada = (casa.temporadas.find(({ id }) => id === modelo.temporadaId)?.fechaInicio ?? '') < enVenta
  const celdas = celdasDe(servidas, (n) => ({
    buenas: n + (acabada && suerte() < 0.1 ? 1 + Math.floor(suerte() * 3) : 0),
    segunda: suerte() < 0.05 ? 1 : 0,
  }))
  const entrega = masDias(primera, -3 - Math.floor(suerte() * 9))
  return [{ id: 0, modelo, fecha: masDias(entrega, -48), entrega, estado: 'cerrada', celdas }]
}

const EN_MARCHA: readonly EstadoDeOrden[] = ['enTaller', 'cortada', 'lanzada']

/** What the coming season was sold of is being made, the most wanted models first. */
function enMarcha(demanda: readonly Demanda[], casa: Casa): OrdenViva[] {
  const temporada = casa.temporadas.at(-1)
  const suyas = demanda
    .filter(({ modelo, pendientes }) => modelo.temporadaId === temporada?.id && pendientes.size > 0)
    .map((una) => ({ una, n: [...una.pendientes.values()].reduce((a, b) => a + b, 0) }))
    .sort((a, b) => b.n - a.n || a.una.modelo.id - b.una.modelo.id)
  return suyas.slice(0, Math.ceil(suyas.length * 0.4)).map(({ una: { modelo, pendientes } }, i, todas) => ({
    ...{ id: 0, modelo, estado: EN_MARCHA[Math.floor((i * EN_MARCHA.length) / todas.length)] as EstadoDeOrden },
    fecha: laborable(masDias(casa.hoy, -24 + (i % 14))),
    entrega: laborable(masDias(casa.hoy, 20 + (i % 30))),
    celdas: celdasDe(pendientes, (n) => ({ buenas: n, segunda: 0 })),
  }))
}

const momento = (dia: string, hora: number) => `${dia}T${String(hora).padStart(2, '0')}:00:00Z`
const prevista = ({ buenas, segunda }: CeldaHecha) => buenas + segunda
const CORTADA: readonly EstadoDeOrden[] = ['cortada', 'enTaller', 'cerrada']
const PASOS: readonly EstadoDeOrden[] = ['borrador', 'lanzada', 'cortada', 'enTaller', 'cerrada']

/** The day of each step up to where the order is. */
function hechosDe({ id, fecha, entrega, estado, celdas }: OrdenViva): (typeof ordenHechosTable.$inferInsert)[] {
  const dias = [0, 1, 9, 14]
  return PASOS.slice(0, PASOS.indexOf(estado) + 1).map((paso, i) => ({
    ...{
      ordenId: id,
      estado: paso,
      quien: QUIEN,
      cuando: momento(paso === 'cerrada' ? entrega : masDias(fecha, dias[i] ?? 0), 10 + i),
    },
    prendas: paso === 'cerrada' ? celdas.reduce((n, { buenas }) => n + buenas, 0) : null,
    segundas: paso === 'cerrada' ? celdas.reduce((n, { segunda }) => n + segunda, 0) : null,
  }))
}

/** What a garment was to cost, and what it came to. */
function costes({ modelo, estado }: OrdenViva, suerte: () => number) {
  const costePrevisto = redondearA(modelo.precio * (0.5 + suerte() * 0.08), 4)
  return {
    costePrevisto,
    costeReal: estado === 'cerrada' ? redondearA(costePrevisto * (0.95 + suerte() * 0.14), 4) : null,
  }
}

async function volcarOrdenes(db: Db, ordenes: readonly OrdenViva[], suerte: () => number): Promise<void> {
  const proveedores = await fillProveedores(db)
  const [costura] = await db.select().from(operacionesTable).where(eq(operacionesTable.codigo, 'CONFECCION'))
  if (!costura) throw new Error('The house has no sewing.')
  const numero = enSuEjercicio()
  const taller = ({ id }: OrdenViva) => proveedores.get(TALLERES[id % TALLERES.length] as string) as number
  const tarifa = ({ modelo }: OrdenViva) => redondearA(modelo.precio * 0.17, 2)
  await volcar(
    db,
    ordenesFabTable,
    ordenes.map((orden) => ({
      ...{ id: orden.id, modeloId: orden.modelo.id, tallerId: taller(orden), estado: orden.estado, fecha: orden.fecha },
      numero: numeroDeOrden(ejercicioDe(orden.fecha), numero(orden.fecha)),
      ...{ fechaEntrega: orden.entrega, fechaCierre: orden.estado === 'cerrada' ? orden.entrega : null },
      ...{ tarifaTaller: tarifa(orden), segundasSePagan: orden.estado === 'cerrada' ? true : null },
      ...costes(orden, suerte),
      creadoEn: momento(orden.fecha, 10),
      modificadoEn: momento(orden.estado === 'cerrada' ? orden.entrega : masDias(orden.fecha, 1), 14),
    })),
  )
  await volcar(
    db,
    ordenFabCeldasTable,
    ordenes.flatMap(({ id, estado, celdas }) =>
      celdas.map((celda) => ({
        ...{ ordenId: id, colorId: celda.colorId, talla: celda.talla, prevista: prevista(celda) },
        cortada: CORTADA.includes(estado) ? prevista(celda) : 0,
        recibida: estado === 'cerrada' ? celda.buenas : 0,
        segunda: estado === 'cerrada' ? celda.segunda : 0,
      })),
    ),
  )
  await volcar(
    db,
    ordenFabPlanesTable,
    ordenes.flatMap(({ id, fecha, celdas }) =>
      celdas.map((celda) => ({
        ...{ ordenId: id, colorId: celda.colorId, talla: celda.talla, n: prevista(celda), quien: QUIEN },
        ...{ causa: 'lanzamiento' as const, cuando: momento(masDias(fecha, 1), 11) },
      })),
    ),
  )
  await volcar(
    db,
    ordenOperacionesTable,
    ordenes.map((orden) => ({
      ...{ id: orden.id, ordenId: orden.id, orden: 0, operacionId: costura.id, tallerId: taller(orden) },
      tarifa: tarifa(orden),
    })),
  )
  const hechas = ordenes.filter(({ estado }) => estado === 'cerrada')
  await volcar(
    db,
    vueltasTallerTable,
    hechas.map((orden) => ({
      ...{ id: orden.id, ordenId: orden.id, ordenOperacionId: orden.id, tallerId: taller(orden) },
      ...{ fecha: orden.entrega, tarifa: tarifa(orden), liquidable: false, quien: QUIEN },
    })),
  )
  await volcar(
    db,
    vueltaTallerCeldasTable,
    hechas.flatMap(({ id, celdas }) =>
      celdas.map(({ colorId, talla, buenas, segunda }) => ({
        ...{ vueltaId: id, colorId, talla, buenas, segundas: segunda },
        motivo: segunda > 0 ? ('costura' as const) : null,
      })),
    ),
  )
  await volcar(db, ordenHechosTable, ordenes.flatMap(hechosDe))
  const ejercicios = Map.groupBy(ordenes, ({ fecha }) => ejercicioDe(fecha))
  await volcar(
    db,
    contadoresTable,
    [...ejercicios].map(([ejercicio, suyas]) => ({ serie: SERIE, ejercicio, ultimo: suyas.length })),
  )
}

const recibidas = (ordenes: readonly OrdenViva[]): Movimiento[] =>
  ordenes
    .filter(({ estado }) => estado === 'cerrada')
    .flatMap(({ id, modelo, entrega, celdas }) =>
      celdas.flatMap(({ colorId, talla, buenas, segunda }) =>
        (
          [
            ['almacen', buenas],
            ['segunda', segunda],
          ] as const
        ).flatMap(([a, cantidad]) =>
          cantidad > 0 ? [movimiento({ a, cantidad, colorId, talla, entrega, id, modelo })] : [],
        ),
      ),
    )

const movimiento = (una: {
  a: 'almacen' | 'segunda'
  cantidad: number
  colorId: number
  talla: string
  entrega: string
  id: number
  modelo: ModeloVivo
}): Movimiento => ({
  ...{ causa: 'recepcion', modeloId: una.modelo.id, colorId: una.colorId, talla: una.talla, cantidad: una.cantidad },
  ...{ de: 'fabrica', a: una.a, ordenId: una.id, pedidoId: null, entregaId: null, quien: QUIEN },
  cuando: momento(una.entrega, 13),
})

const servidas = (pedidos: readonly PedidoVivo[]): Movimiento[] =>
  pedidos.flatMap(({ id: pedidoId, entregas }) =>
    entregas.flatMap(({ id: entregaId, fecha, lineas }) =>
      lineas.map(({ linea, talla, cantidad }) => ({
        ...{ causa: 'entrega' as const, modeloId: linea.modelo.id, colorId: linea.colorId, talla, cantidad },
        ...{ de: 'almacen' as const, a: 'cliente' as const, ordenId: null, pedidoId, entregaId },
        ...{ quien: 'ventas@telar.test', cuando: momento(fecha, 16) },
      })),
    ),
  )

const vueltas = (devoluciones: readonly DevolucionViva[]): Movimiento[] =>
  devoluciones.flatMap(({ pedido, recibida, lineas }) =>
    recibida === null
      ? []
      : lineas.map(({ salida: { linea, talla }, cantidad, a }) => ({
          ...{ causa: 'devolucion' as const, modeloId: linea.modelo.id, colorId: linea.colorId, talla, cantidad },
          ...{ de: 'cliente' as const, a, ordenId: null, pedidoId: pedido.id, entregaId: null },
          ...{ quien: 'ventas@telar.test', cuando: momento(recibida, 17) },
        })),
  )

/** What is being made is tied to the lines that it is made for. */
async function atar(db: Db, pedidos: readonly PedidoVivo[], ordenes: readonly OrdenViva[]): Promise<void> {
  const abiertas = new Map(
    ordenes.filter(({ estado }) => estado !== 'cerrada').map(({ modelo, id }) => [modelo.id, id]),
  )
  await volcar(
    db,
    asignacionesTable,
    pedidos
      .filter(({ tipo, cancelado }) => tipo === 'programacion' && !cancelado)
      .flatMap(({ lineas, fecha }) =>
        lineas.flatMap(({ id: pedidoLineaId, modelo, colorId, celdas }) => {
          const ordenId = abiertas.get(modelo.id)
          if (ordenId === undefined) return []
          return celdas
            .filter((celda) => pendiente(celda) > 0)
            .map((celda) => ({
              ...{ pedidoLineaId, modeloId: modelo.id, colorId, talla: celda.talla, cantidad: pendiente(celda) },
              ...{ ordenId, creadoEn: momento(fecha, 12) },
            }))
        }),
      ),
  )
}

/** The orders that made what has left and make what is to leave, and every garment's way through the house. */
export async function fillTaller(
  db: Db,
  casa: Casa,
  pedidos: readonly PedidoVivo[],
  devoluciones: readonly DevolucionViva[],
): Promise<void> {
  const suerte = azar(8202)
  const demanda = demandas(pedidos)
  const ordenes = [...demanda.flatMap((una) => cerrada(una, casa, suerte)), ...enMarcha(demanda, casa)].sort((a, b) =>
    a.fecha.localeCompare(b.fecha),
  )
  const primera = await siguienteId(db, ordenesFabTable)
  for (const [i, orden] of ordenes.entries()) orden.id = primera + i
  await volcarOrdenes(db, ordenes, suerte)
  await atar(db, pedidos, ordenes)
  const movimientos = [...recibidas(ordenes), ...servidas(pedidos), ...vueltas(devoluciones)]
  await volcar(
    db,
    movimientosTable,
    movimientos.sort((a, b) => a.cuando.localeCompare(b.cuando)),
  )
}
