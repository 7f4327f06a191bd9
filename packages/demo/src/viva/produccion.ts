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
import { fillFichas, fillProveedores } from '../fill-produccion.ts'
import { DEMO_MATERIAS } from '../produccion.ts'
import { type Casa, laborable, type ModeloVivo } from './casa.ts'
import type { DevolucionViva } from './devoluciones.ts'
import { enSuEjercicio } from './ejercicio.ts'
import { costeDe, fillHojas, type HojaViva, type Materias } from './hojas.ts'
import { fillLiquidacionesDeTaller } from './talleres.ts'
import { type Corte, fillTelas, primerosDe, telasDe } from './telas.ts'
import type { PedidoVivo } from './vivo.ts'
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

/** What of a cell of a model left on a day. */
interface Salida {
  fecha: string
  clave: string
  cantidad: number
}

/** What was asked for of each cell of a model: what has left of it, with a fault or sold off too, and what is to be made. */
interface Demanda {
  modelo: ModeloVivo
  salidas: Salida[]
  segundas: Map<string, number>
  outlet: Map<string, number>
  pendientes: Map<string, number>
}

const sumar = (en: Map<string, number>, clave: string, n: number) => en.set(clave, (en.get(clave) ?? 0) + n)

function demandas(pedidos: readonly PedidoVivo[]): Demanda[] {
  const porModelo = new Map<number, Demanda>()
  const de = (modelo: ModeloVivo): Demanda => {
    const suya = porModelo.get(modelo.id) ?? {
      ...{ modelo, salidas: [], segundas: new Map(), outlet: new Map(), pendientes: new Map() },
    }
    porModelo.set(modelo.id, suya)
    return suya
  }
  for (const { tipo, lugar, lineas, entregas } of pedidos) {
    for (const { fecha, lineas: salen } of entregas)
      for (const { linea, talla, cantidad } of salen) {
        const suya = de(linea.modelo)
        const clave = `${linea.colorId} ${talla}`
        if (lugar === 'almacen') suya.salidas.push({ fecha, clave, cantidad })
        else sumar(lugar === 'segunda' ? suya.segundas : suya.outlet, clave, cantidad)
      }
    if (tipo === 'programacion')
      for (const { modelo, colorId, celdas } of lineas)
        for (const celda of celdas)
          if (pendiente(celda) > 0) sumar(de(modelo).pendientes, `${colorId} ${celda.talla}`, pendiente(celda))
  }
  return [...porModelo.values()].sort((a, b) => a.modelo.id - b.modelo.id)
}

function celdasDe(
  cantidades: Map<string, number>,
  cuantas: (n: number, clave: string) => Omit<CeldaHecha, 'colorId' | 'talla'>,
) {
  return [...cantidades].map(([clave, n]) => {
    const [color = '', talla = ''] = clave.split(' ')
    return { colorId: Number(color), talla, ...cuantas(n, clave) }
  })
}

/** What leaves of a model within so many days is made at a time. */
const tandaDe = ({ id }: ModeloVivo) => 34 + ((id * 7) % 29)

/** What left of a model, by the orders that made it: each before the first of it left. */
function tandasDe(salidas: readonly Salida[], dias: number): { primera: string; cantidades: Map<string, number> }[] {
  const tandas: { primera: string; cantidades: Map<string, number> }[] = []
  for (const { fecha, clave, cantidad } of salidas.toSorted((a, b) => a.fecha.localeCompare(b.fecha))) {
    const ultima = tandas.at(-1)
    if (ultima && fecha < masDias(ultima.primera, dias)) sumar(ultima.cantidades, clave, cantidad)
    else tandas.push({ primera: fecha, cantidades: new Map([[clave, cantidad]]) })
  }
  return tandas
}

/**
 * What has left was made before it did. Of seasons that are over a little more than that, and some with a fault: at least
 * as many as were sold so, when the cell was first made.
 */
function cerradas({ modelo, salidas, segundas, outlet }: Demanda, casa: Casa, suerte: () => number): OrdenViva[] {
  const enVenta = casa.temporadas.at(-2)?.fechaInicio ?? casa.hoy
  const acabada = (casa.temporadas.find(({ id }) => id === modelo.temporadaId)?.fechaInicio ?? '') < enVenta
  const vistas = new Set<string>()
  return tandasDe(salidas, tandaDe(modelo)).map(({ primera, cantidades }) => {
    const celdas = celdasDe(cantidades, (n, clave) => {
      const nueva = !vistas.has(clave)
      vistas.add(clave)
      const sobran = nueva && acabada && suerte() < 0.1 ? 1 + Math.floor(suerte() * 3) : 0
      const conFalta = suerte() < 0.02 ? 1 : 0
      if (!nueva) return { buenas: n, segunda: conFalta }
      return { buenas: n + sobran + (outlet.get(clave) ?? 0), segunda: conFalta + (segundas.get(clave) ?? 0) }
    })
    const entrega = masDias(primera, -3 - Math.floor(suerte() * 9))
    return { id: 0, modelo, fecha: masDias(entrega, -48), entrega, estado: 'cerrada', celdas }
  })
}

/** One in so many of what is being made is late. */
const TARDA = 11
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
    entrega: laborable(masDias(casa.hoy, i % TARDA === 1 ? -6 : 20 + (i % 30))),
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

const suma = (celdas: readonly CeldaHecha[], de: (celda: CeldaHecha) => number) =>
  celdas.reduce((n, celda) => n + de(celda), 0)

type Hojas = ReadonlyMap<number, HojaViva>

/** Those whose cloth comes in colours; of the others any roll will do. */
const DE_COLOR = new Set(
  DEMO_MATERIAS.filter(({ piezas }) => piezas.some(([color]) => color !== null)).map(({ codigo }) => codigo),
)

/** What an order takes of each material, somewhat more or less than its sheet says. */
function cortesDe({ id: ordenId, modelo, estado, fecha, celdas }: OrdenViva, hojas: Hojas, refs: Refs): Corte[] {
  const { lineas } = hojas.get(modelo.id) as HojaViva
  const suerte = azar(ordenId * 17 + 3)
  const dia = CORTADA.includes(estado) ? ([masDias(fecha, 9), refs.hoy].sort()[0] as string) : null
  return lineas.flatMap(({ materiaId, consumo, merma, tipo }) => {
    const codigo = materiaId === null ? undefined : refs.codigos.get(materiaId)
    if (codigo === undefined) return []
    const veces = tipo === 'avio' ? 1 : 0.97 + suerte() * 0.1
    const cuanto = (n: number) => {
      const cantidad = n * consumo * (1 + merma / 100) * veces
      return tipo === 'avio' ? Math.ceil(cantidad) : redondearA(cantidad, 2)
    }
    const porColor = DE_COLOR.has(codigo) ? Map.groupBy(celdas, ({ colorId }) => colorId) : new Map([[null, celdas]])
    return [...porColor].map(([colorId, suyas]) => ({
      ...{ ordenId, dia, materia: codigo, colorId, cantidad: cuanto(suma(suyas, prevista)) },
    }))
  })
}

interface Refs {
  hoy: string
  /** Materials by their ids. */
  codigos: ReadonlyMap<number, string>
}

/** The orders as they are known in the house: by what sheet they are made, by whom, and what they cost. */
interface Encargo {
  orden: OrdenViva
  hoja: HojaViva
  tallerId: number
  costeReal: number | null
}

async function volcarOrdenes(db: Db, encargos: readonly Encargo[], segundasSePagan: boolean): Promise<void> {
  const ordenes = encargos.map(({ orden }) => orden)
  const [costura] = await db.select().from(operacionesTable).where(eq(operacionesTable.codigo, 'CONFECCION'))
  if (!costura) throw new Error('The house has no sewing.')
  const numero = enSuEjercicio()
  await volcar(
    db,
    ordenesFabTable,
    encargos.map(({ orden, hoja, tallerId, costeReal }) => ({
      ...{ id: orden.id, modeloId: orden.modelo.id, tallerId, escandalloId: hoja.id, estado: orden.estado },
      fecha: orden.fecha,
      numero: numeroDeOrden(ejercicioDe(orden.fecha), numero(orden.fecha)),
      ...{ fechaEntrega: orden.entrega, fechaCierre: orden.estado === 'cerrada' ? orden.entrega : null },
      ...{ tarifaTaller: hoja.taller, segundasSePagan: orden.estado === 'cerrada' ? segundasSePagan : null },
      ...{ costePrevisto: hoja.coste, costeReal },
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
    encargos.map(({ orden: { id }, hoja, tallerId }) => ({
      ...{ id, ordenId: id, orden: 0, operacionId: costura.id, tallerId, tarifa: hoja.taller },
    })),
  )
  const hechos = encargos.filter(({ orden }) => orden.estado === 'cerrada')
  const hechas = hechos.map(({ orden }) => orden)
  await volcar(
    db,
    vueltasTallerTable,
    hechos.map(({ orden: { id, entrega }, hoja, tallerId }) => ({
      ...{ id, ordenId: id, ordenOperacionId: id, tallerId, fecha: entrega, tarifa: hoja.taller, quien: QUIEN },
      ...{ creadoEn: momento(entrega, 13), modificadoEn: momento(entrega, 13) },
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
  pedidos.flatMap(({ id: pedidoId, lugar, entregas }) =>
    entregas.flatMap(({ id: entregaId, fecha, lineas }) =>
      lineas.map(({ linea, talla, cantidad }) => ({
        ...{ causa: 'entrega' as const, modeloId: linea.modelo.id, colorId: linea.colorId, talla, cantidad },
        ...{ de: lugar, a: 'cliente' as const, ordenId: null, pedidoId, entregaId },
        ...{ quien: 'ventas@telar.test', cuando: momento(fecha, 16) },
      })),
    ),
  )

/** What is sold off was put apart the day before it was ordered. */
const apartadas = (pedidos: readonly PedidoVivo[]): Movimiento[] =>
  pedidos
    .filter(({ lugar }) => lugar === 'outlet')
    .flatMap(({ fecha, entregas }) =>
      entregas.flatMap(({ lineas }) =>
        lineas.map(({ linea, talla, cantidad }) => ({
          ...{ causa: 'calidad' as const, modeloId: linea.modelo.id, colorId: linea.colorId, talla, cantidad },
          ...{ de: 'almacen' as const, a: 'outlet' as const, ordenId: null, pedidoId: null, entregaId: null },
          ...{ quien: 'ventas@telar.test', cuando: momento(masDias(fecha, -1), 12) },
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

/** Sewing goes from one workshop to the other; what came since the last month began, from one alone. */
function talleresDe(proveedores: ReadonlyMap<string, number>, hoy: string) {
  const [uno, otro] = TALLERES.map((codigo) => proveedores.get(codigo) as number) as [number, number]
  const mesPasado = `${masDias(`${hoy.slice(0, 7)}-01`, -1).slice(0, 7)}-01`
  return ({ id, entrega, estado }: OrdenViva) =>
    estado === 'cerrada' && entrega >= mesPasado ? otro : id % TALLERES.length ? uno : otro
}

/** The orders that made what has left and make what is to leave, by whom and of what; answers what that is invoiced at. */
async function fabricar(db: Db, casa: Casa, ordenes: readonly OrdenViva[]) {
  const proveedores = await fillProveedores(db)
  const ids = await fillFichas(db, proveedores)
  const materias: Materias = new Map(
    DEMO_MATERIAS.map(({ codigo, nombre, precio }) => [codigo, { id: ids.get(codigo) as number, nombre, precio }]),
  )
  const porModelo = [...Map.groupBy(ordenes, ({ modelo }) => modelo)].map(([modelo, suyas]) => ({
    ...{ modelo, desde: suyas[0]?.fecha as string },
  }))
  const { hojas, ajustes } = await fillHojas(db, casa, porModelo, materias)
  const refs = { hoy: casa.hoy, codigos: new Map([...materias].map(([codigo, { id }]) => [id, codigo])) }
  const cortes = ordenes.flatMap((orden) => cortesDe(orden, hojas, refs))
  const taller = talleresDe(proveedores, casa.hoy)
  const tela = telasDe(await primerosDe(db), casa.hoy, cortes, { proveedores, materias })
  const encargos = ordenes.map((orden): Encargo => {
    const hoja = hojas.get(orden.modelo.id) as HojaViva
    const [buenas, segundas] = [
      suma(orden.celdas, (celda) => celda.buenas),
      suma(orden.celdas, ({ segunda }) => segunda),
    ]
    const hecho = { consumido: tela.consumido.get(orden.id) ?? [], buenas, segundas }
    const costeReal = orden.estado === 'cerrada' ? costeDe(hoja, ajustes, hecho) : null
    return { orden, hoja, tallerId: taller(orden), costeReal }
  })
  await volcarOrdenes(db, encargos, ajustes.segundasSePagan)
  await fillTelas(db, tela)
  const vueltas = encargos
    .filter(({ orden }) => orden.estado === 'cerrada')
    .map(({ orden: { id, entrega: fecha, celdas }, hoja, tallerId }) => ({
      ...{ id, tallerId, fecha, tarifa: hoja.taller },
      ...{ buenas: suma(celdas, ({ buenas }) => buenas), segundas: suma(celdas, ({ segunda }) => segunda) },
    }))
  const liquidaciones = await fillLiquidacionesDeTaller(db, casa.hoy, vueltas, ajustes.segundasSePagan)
  return { llegadas: tela.llegadas, liquidaciones }
}

/** The orders of every season, and every garment's way through the house. */
export async function fillTaller(
  db: Db,
  casa: Casa,
  pedidos: readonly PedidoVivo[],
  devoluciones: readonly DevolucionViva[],
): ReturnType<typeof fabricar> {
  const suerte = azar(8202)
  const demanda = demandas(pedidos)
  const ordenes = [...demanda.flatMap((una) => cerradas(una, casa, suerte)), ...enMarcha(demanda, casa)].sort((a, b) =>
    a.fecha.localeCompare(b.fecha),
  )
  const primera = await siguienteId(db, ordenesFabTable)
  for (const [i, orden] of ordenes.entries()) orden.id = primera + i
  const hecho = await fabricar(db, casa, ordenes)
  await atar(db, pedidos, ordenes)
  const movimientos = [
    ...[...recibidas(ordenes), ...apartadas(pedidos), ...servidas(pedidos), ...vueltas(devoluciones)],
  ]
  await volcar(
    db,
    movimientosTable,
    movimientos.sort((a, b) => a.cuando.localeCompare(b.cuando)),
  )
  return hecho
}
