import { type SQL, sql } from 'drizzle-orm'
import type { Correo } from '../../casa/correo/enviar.ts'
import type { AnuncioDePedido } from './aviso.ts'

/** What goes out with an order. */
export interface Avisos {
  correos: readonly Correo[]
  anuncio: Omit<AnuncioDePedido, 'id' | 'numero'>
}

/** Stand in what is written before an order has them; the statement that makes it writes them there. */
export const EL_ID = '⟦id⟧'
export const EL_NUMERO = '⟦numero⟧'

/** A text with what the order `p` of the statement is called. */
export const sabido = (texto: SQL): SQL =>
  sql`replace(replace(${texto}, ${EL_NUMERO}::text, p.numero), ${EL_ID}::text, p.id::text)`
