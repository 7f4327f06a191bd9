import type { EnCasa } from '@telar/domain/almacen/movimiento'
import type { PorqueGuardado } from '@telar/domain/catalogo/tarifa'
import { masDias } from '@telar/domain/fecha'
import type { Celda } from '@telar/domain/ventas/pedido'
import { type ClienteVivo, laborable, type ModeloVivo } from './casa.ts'
import type { Temporada } from './temporadas.ts'

export interface LineaViva {
  id: number
  modelo: ModeloVivo
  colorId: number
  celdas: Celda[]
  /** What a garment of it costs this customer, and why it is not the house's price. */
  precio: number
  porque: readonly PorqueGuardado[] | null
  /** With which of its order's deliveries it leaves. */
  sale: number
}

export interface SalidaViva {
  id: number
  linea: LineaViva
  talla: string
  cantidad: number
  devuelta: number
}

export interface EntregaViva {
  id: number
  fecha: string
  /** When it is invoiced, if that has come. */
  facturada: string | null
  lineas: SalidaViva[]
}

export interface PedidoVivo {
  id: number
  cliente: ClienteVivo
  fecha: string
  tipo: 'servicio' | 'programacion'
  /** Where its garments lie. */
  lugar: EnCasa
  origen: 'web' | 'showroom' | 'comercial'
  temporada: Temporada
  cancelado: boolean
  lineas: LineaViva[]
  /** The days on which it leaves, those to come as well. */
  salidas: string[]
  entregas: EntregaViva[]
}

export type Suerte = () => number
export const entero = (suerte: Suerte, de: number, a: number) => de + Math.floor(suerte() * (a - de + 1))

export const activo = ({ caracter: { alta, baja } }: ClienteVivo, dia: string) =>
  alta <= dia && (baja === null || dia < baja)

/** What left, and what of it was invoiced: some lines short, which are closed once the rest has gone. */
export function servir(pedido: PedidoVivo, hoy: string, suerte: Suerte): void {
  const acaba = pedido.salidas.every((dia) => dia <= hoy)
  for (const [i, fecha] of pedido.salidas.entries()) {
    if (fecha > hoy) continue
    const lineas: EntregaViva['lineas'] = []
    for (const una of pedido.lineas.filter(({ sale }) => sale === i || pedido.salidas.length === 1))
      for (const celda of una.celdas) {
        const falta = acaba && celda.cantidad > 2 && suerte() < 0.02 ? 1 : 0
        celda.servida = celda.cantidad - falta
        celda.anulada = falta
        lineas.push({ id: 0, linea: una, talla: celda.talla, cantidad: celda.servida, devuelta: 0 })
      }
    const factura = laborable(masDias(fecha, entero(suerte, 0, 3)))
    if (lineas.length > 0) pedido.entregas.push({ id: 0, fecha, facturada: factura <= hoy ? factura : null, lineas })
  }
}
