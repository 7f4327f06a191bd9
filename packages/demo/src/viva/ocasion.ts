import { conBase, precioDeOcasion } from '@telar/domain/catalogo/tarifa'
import { masDias, mesDe } from '@telar/domain/fecha'
import { algunos, azar, elegir } from '../catalogo/seed.ts'
import { type Casa, laborable, type ModeloVivo } from './casa.ts'
import { activo, entero, type LineaViva, type PedidoVivo, type Suerte, servir } from './vivo.ts'

/** A cell that was sold, which therefore was made, and since when. */
interface Hecha {
  modelo: ModeloVivo
  colorId: number
  talla: string
  desde: string
}

/** For so long after the first garments left nobody sells those with a fault. */
const DESPUES = 75
const ATRAS = 330

function hechas(pedidos: readonly PedidoVivo[]): Hecha[] {
  const primeras = new Map<string, Hecha>()
  for (const { entregas } of pedidos)
    for (const { fecha, lineas } of entregas)
      for (const { linea, talla } of lineas) {
        const clave = `${linea.modelo.id} ${linea.colorId} ${talla}`
        const antes = primeras.get(clave)
        if (!antes || fecha < antes.desde)
          primeras.set(clave, { modelo: linea.modelo, colorId: linea.colorId, talla, desde: fecha })
      }
  return [...primeras.values()]
}

/** Remainders go when a season ends; seconds all year. */
const PESOS = { segunda: [3, 3, 3, 3, 3, 3, 3, 2, 3, 3, 3, 3], outlet: [12, 8, 0, 0, 0, 0, 12, 6, 0, 0, 0, 0] }
const LUGARES = ['segunda', 'outlet'] as const

/** In which month something is sold so, as often as asked for. */
function ventas({ desde, hoy }: Casa, cuantas: number): { mes: string; lugar: (typeof LUGARES)[number] }[] {
  const meses: string[] = []
  for (let mes = masDias(desde, 120); mes <= masDias(hoy, -12); mes = masDias(mes, 30)) meses.push(mes)
  const pesos = meses.flatMap((mes) =>
    LUGARES.map((lugar) => ({ mes, lugar, peso: PESOS[lugar][mesDe(mes) - 1] ?? 0 })),
  )
  const total = pesos.reduce((n, { peso }) => n + peso, 0)
  let deuda = 0
  return pesos.flatMap(({ mes, lugar, peso }) => {
    deuda += (peso / total) * cuantas
    const unas = Math.floor(deuda)
    deuda -= unas
    return Array.from({ length: unas }, () => ({ mes, lugar }))
  })
}

function lineasDe(porCiento: number, celdas: readonly Hecha[], suerte: Suerte): LineaViva[] {
  const porModelo = [...Map.groupBy(celdas, ({ modelo, colorId }) => `${modelo.id} ${colorId}`).values()]
  return algunos(porModelo, entero(suerte, 2, 5), suerte).flatMap((suyas): LineaViva[] => {
    const [{ modelo, colorId }] = suyas as [Hecha]
    const conPrecio = { ...modelo, precioMayor: modelo.precio }
    const { precio, porque } = precioDeOcasion(conPrecio, porCiento, { precio: modelo.precio, dto: 0, porque: [] })
    const unas = algunos(suyas, entero(suerte, 1, Math.min(3, suyas.length)), suerte)
    const vistas = unas.map(({ talla }) => ({ talla, cantidad: entero(suerte, 1, 3), servida: 0, anulada: 0 }))
    return [{ id: 0, modelo, colorId, celdas: vistas, sale: 0, precio, porque: conBase(porque, modelo.precio) }]
  })
}

/** What was sold with a fault or sold off: of models that have been in the shops for a while, to those who take them. */
export function deOcasion(casa: Casa, pedidos: readonly PedidoVivo[], cuantos: number): PedidoVivo[] {
  const { deOcasion: ocasion } = casa
  if (!ocasion) return []
  const suerte = azar(4504)
  const celdas = hechas(pedidos)
  const clientes = casa.clientes.filter(({ grupoId }) => grupoId === ocasion.grupoId)
  const temporadas = new Map(casa.temporadas.map((una) => [una.id, una]))
  return ventas(casa, cuantos).flatMap(({ mes, lugar }): PedidoVivo[] => {
    const fecha = laborable(masDias(mes, entero(suerte, 0, 27)))
    const suyos = clientes.filter((cliente) => activo(cliente, fecha))
    const puede = celdas.filter(({ desde }) => masDias(desde, DESPUES) <= fecha && masDias(desde, ATRAS) >= fecha)
    if (suyos.length === 0 || puede.length === 0 || masDias(fecha, 6) > casa.hoy) return []
    const lineas = lineasDe(ocasion.porCiento, puede, suerte)
    const pedido: PedidoVivo = {
      ...{ id: 0, cliente: elegir(suyos, suerte), fecha, tipo: 'servicio', lugar, lineas, entregas: [] },
      ...{ origen: elegir(['web', 'web', 'comercial'] as const, suerte), cancelado: false },
      temporada: temporadas.get(lineas[0]?.modelo.temporadaId ?? 0) ?? (casa.temporadas[0] as PedidoVivo['temporada']),
      salidas: [laborable(masDias(fecha, entero(suerte, 1, 3)))],
    }
    servir(pedido, casa.hoy, suerte)
    return [pedido]
  })
}
