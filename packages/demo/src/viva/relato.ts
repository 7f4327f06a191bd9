import { conBase, precioPara } from '@telar/domain/catalogo/tarifa'
import { masDias, mesDe } from '@telar/domain/fecha'
import type { Celda } from '@telar/domain/ventas/pedido'
import { algunos, azar, elegir } from '../catalogo/seed.ts'
import { type Casa, type ClienteVivo, celdaDe, laborable, type ModeloVivo } from './casa.ts'
import { segunPeso } from './clientes.ts'
import { tarifarioDe } from './grupos.ts'
import { deOcasion } from './ocasion.ts'
import type { Temporada } from './temporadas.ts'
import { activo, entero, type LineaViva, type PedidoVivo, type Suerte, servir } from './vivo.ts'

/** Some models sell much better than others: the same ones all season. */
const conExito = (modelos: readonly ModeloVivo[]) =>
  modelos.map((modelo, i) => ({ modelo, peso: 1 / (7 + ((i * 37) % modelos.length)) }))

function linea(modelo: ModeloVivo, colorId: number, sale: number, cuantas: (talla: string) => number): LineaViva {
  const celdas = (modelo.colores.get(colorId) ?? []).flatMap((talla): Celda[] => {
    const cantidad = cuantas(talla)
    return cantidad > 0 ? [{ talla, cantidad, servida: 0, anulada: 0 }] : []
  })
  return { id: 0, modelo, colorId, celdas, sale, precio: modelo.precio, porque: null }
}

function elegidos(exito: ReturnType<typeof conExito>, cuantos: number, suerte: Suerte): ModeloVivo[] {
  const unos = new Set<ModeloVivo>()
  for (let i = 0; i < cuantos * 2 && unos.size < cuantos; i++) unos.add(segunPeso(exito, suerte).modelo)
  return [...unos]
}

const PLAZO = 62
/** Shops have so much to spend: of what costs more than this they take fewer. */
const PRECIO_USUAL = 28

/** A shop's order for a season, months before it: whole curves of several models, in one delivery or two. */
function programacion(
  cliente: ClienteVivo,
  temporada: Temporada,
  fecha: string,
  exito: ReturnType<typeof conExito>,
  suerte: Suerte,
): PedidoVivo {
  const { peso } = cliente.caracter
  const dos = suerte() < 0.35
  const tarde = suerte() < 0.05 ? entero(suerte, 20, 75) : 0
  const primera = masDias(temporada.fechaInicio, entero(suerte, 0, 26) + tarde)
  const segunda = masDias(temporada.fechaInicio, entero(suerte, 30, PLAZO) + tarde)
  const lineas = elegidos(exito, entero(suerte, 3, 4 + Math.min(6, Math.round(peso * 1.5))), suerte).flatMap((modelo) =>
    algunos([...modelo.colores.keys()], suerte() < 0.4 ? 2 : 1, suerte).map((colorId) => {
      const veces = Math.max(1, Math.round(((peso * PRECIO_USUAL) / modelo.precio) * (0.4 + suerte() * 0.7)))
      const sale = dos && suerte() < 0.45 ? 1 : 0
      return linea(modelo, colorId, sale, (talla) => (modelo.curva[talla] ?? 1) * veces)
    }),
  )
  return {
    ...{ id: 0, cliente, fecha, tipo: 'programacion', lugar: 'almacen', temporada, lineas, entregas: [] },
    origen: elegir(['showroom', 'comercial', 'comercial', 'web'] as const, suerte),
    cancelado: suerte() < 0.015,
    salidas: (dos ? [primera, segunda] : [suerte() < 0.6 ? primera : segunda]).map(laborable),
  }
}

function campana(casa: Casa, temporada: Temporada, suerte: Suerte): PedidoVivo[] {
  const exito = conExito(casa.modelos.get(temporada.id) ?? [])
  if (exito.length === 0) return []
  return casa.clientes.flatMap((cliente) => {
    const dia = laborable(masDias(temporada.fechaInicio, -70 - Math.floor(95 * suerte() ** 0.8)))
    const compra = suerte() < Math.min(0.94, 0.5 + 0.13 * cliente.caracter.peso)
    if (!compra || dia < casa.desde || dia > casa.hoy || !activo(cliente, dia)) return []
    return [programacion(cliente, temporada, dia, exito, suerte)]
  })
}

/** How much is sold from stock in each month beside an ordinary one. */
const MESES = [0.8, 0.9, 1.25, 1.3, 1.2, 1.05, 0.7, 0.35, 1.25, 1.4, 1.3, 1]
const CRECE = 0.06

/** The days on which shops ask for more: with the season, and every year somewhat oftener. */
function diasDeVenta(casa: Casa, cuantos: number, suerte: Suerte): string[] {
  const dias: { dia: string; peso: number }[] = []
  for (let dia = casa.desde, n = 0; dia <= casa.hoy; dia = masDias(dia, 1), n++) {
    const fiesta = laborable(dia) !== dia
    dias.push({ dia, peso: fiesta ? 0 : (MESES[mesDe(dia) - 1] as number) * (1 + CRECE) ** (n / 365) })
  }
  const total = dias.reduce((n, { peso }) => n + peso, 0)
  let deuda = suerte()
  return dias.flatMap(({ dia, peso }) => {
    deuda += (peso / total) * cuantos
    const hoy = Math.floor(deuda)
    deuda -= hoy
    return Array.from({ length: hoy }, () => dia)
  })
}

/** What is sold from stock on a day: the models of the season that is in the shops. */
const enTienda = ({ temporadas, modelos }: Casa, dia: string): Temporada =>
  temporadas.findLast(({ id, fechaInicio }) => fechaInicio <= dia && modelos.has(id)) ?? (temporadas[0] as Temporada)

/** Of what has not left yet no more is promised than lies there. */
function prometer(lineas: LineaViva[], libre: Casa['libre']): LineaViva[] {
  return lineas.flatMap((una) => {
    const celdas = una.celdas.flatMap((celda) => {
      const cual = celdaDe(una.modelo.id, una.colorId, celda.talla)
      const hay = Math.min(celda.cantidad, libre.get(cual) ?? 0)
      if (hay <= 0) return []
      libre.set(cual, (libre.get(cual) ?? 0) - hay)
      return [{ ...celda, cantidad: hay }]
    })
    return celdas.length > 0 ? [{ ...una, celdas }] : []
  })
}

function reposicion(casa: Casa, fecha: string, exitos: Map<number, ReturnType<typeof conExito>>, suerte: Suerte) {
  const activos = casa.clientes.filter((cliente) => activo(cliente, fecha))
  const cliente = segunPeso(
    activos.map((uno) => ({ uno, peso: uno.caracter.peso })),
    suerte,
  ).uno
  const temporada = enTienda(casa, fecha)
  const salidas = [laborable(masDias(fecha, entero(suerte, 1, 4)))]
  if (suerte() < 0.08) salidas.push(laborable(masDias(fecha, entero(suerte, 8, 18))))
  const cancelado = suerte() < 0.02
  const lineas = elegidos(exitos.get(temporada.id) ?? [], entero(suerte, 1, 3), suerte).flatMap((modelo) =>
    algunos([...modelo.colores.keys()], 1, suerte).map((colorId) => {
      const sale = salidas.length > 1 && suerte() < 0.5 ? 1 : 0
      return linea(modelo, colorId, sale, () => (suerte() < 0.7 ? entero(suerte, 1, 3) : 0))
    }),
  )
  const porSalir = !cancelado && salidas.some((dia) => dia > casa.hoy)
  return {
    ...{
      id: 0,
      cliente,
      fecha,
      tipo: 'servicio' as const,
      lugar: 'almacen' as const,
      temporada,
      cancelado,
      entregas: [],
      salidas,
    },
    origen: elegir(['web', 'web', 'web', 'comercial', 'showroom'] as const, suerte),
    lineas: (porSalir ? prometer(lineas, casa.libre) : lineas).filter(({ celdas }) => celdas.length > 0),
  }
}

function cancelar({ lineas }: PedidoVivo): void {
  for (const { celdas } of lineas) for (const celda of celdas) celda.anulada = celda.cantidad
}

/** Groups of customers buy by their list; the rest at the house's price. */
function preciar({ condiciones }: Casa, { cliente, fecha, lineas }: PedidoVivo): void {
  const tarifario = tarifarioDe(condiciones, cliente.grupoId, fecha)
  if (!tarifario) return
  const prendas = (unas: readonly LineaViva[]) =>
    unas.reduce((n, { celdas }) => n + celdas.reduce((m, { cantidad }) => m + cantidad, 0), 0)
  for (const una of lineas) {
    const modelo = { ...una.modelo, precioMayor: una.modelo.precio }
    const suyas = lineas.filter((otra) => otra.modelo === una.modelo)
    const { precio, porque } = precioPara(modelo, tarifario, { modelo: prendas(suyas), pedido: prendas(lineas) })
    una.precio = precio
    una.porque = porque.length > 0 ? conBase(porque, una.modelo.precio) : null
  }
}

/** Gives a number to each, by its day. */
function numerar<T extends { id: number }>(unos: T[], desde: number, dia: (uno: T) => string): T[] {
  const puestos = unos.toSorted((a, b) => dia(a).localeCompare(dia(b)))
  for (const [i, uno] of puestos.entries()) uno.id = desde + i
  return puestos
}

/** The first of each that is free. */
interface Ids {
  pedido: number
  linea: number
  entrega: number
  salida: number
}

/** One order in so many is of seconds or remainders. */
const DE_OCASION = 0.03

/** All orders since the first day, with what left of each, the oldest first. */
export function relatar(casa: Casa, cuantos: number, ids: Ids): PedidoVivo[] {
  const suerte = azar(5003)
  const ocasiones = Math.round(cuantos * DE_OCASION)
  const deCampana = casa.temporadas.flatMap((temporada) => campana(casa, temporada, suerte))
  const exitos = new Map([...casa.modelos].map(([id, suyos]) => [id, conExito(suyos)]))
  const deStock = diasDeVenta(casa, Math.max(0, cuantos - deCampana.length - ocasiones), suerte).map((dia) =>
    reposicion(casa, dia, exitos, suerte),
  )
  const buenos = [...deCampana, ...deStock].filter(({ lineas }) => lineas.length > 0)
  for (const pedido of buenos) {
    preciar(casa, pedido)
    pedido.cancelado ? cancelar(pedido) : servir(pedido, casa.hoy, suerte)
  }
  const pedidos = numerar([...buenos, ...deOcasion(casa, buenos, ocasiones)], ids.pedido, ({ fecha }) => fecha)
  let lineaId = ids.linea
  for (const { lineas } of pedidos) for (const una of lineas) una.id = lineaId++
  const entregas = numerar(
    pedidos.flatMap((pedido) => pedido.entregas),
    ids.entrega,
    ({ fecha }) => fecha,
  )
  let salidaId = ids.salida
  for (const { lineas } of entregas) for (const una of lineas) una.id = salidaId++
  return pedidos
}
