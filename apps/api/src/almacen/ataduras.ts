import type { Textos } from '@telar/domain/idioma'
import type { Db } from '../db/connection.ts'
import type { Celda } from './celdas.ts'

/** Garments that were tied to an order and no longer are. */
export interface Soltada {
  pedidoId: number
  numero: string
  cliente: string
  modelo: string
  color: Textos
  talla: string
  cantidad: number
}

declare module '../kit/house.ts' {
  interface House {
    /** Holds the orders to which garments of these cells are tied, before the cells themselves are held. */
    bloquearDuenos: (db: Db, celdas: readonly Celda[]) => Promise<unknown>
    /** Lets so many garments of a cell go that were tied to orders, the last in turn first; says who loses them, or would. */
    soltarEnCasa: (db: Db, celda: Celda, sobran: number, modo: 'hacer' | 'mirar') => Promise<Soltada[]>
  }
}
