import type { Db } from '../db/connection.ts'
import { registrarAlta, registrarAnulacion } from '../verifactu/registrar.ts'
import { revisarPedidos } from './de-pedido.ts'
import type { Factura } from './referencias.ts'

/** What happens with an invoice in the very transaction that issues or annuls it; if one of them fails, nothing happened. */
type Paso = (db: Db, factura: Factura, quien: string) => Promise<unknown>

const AL_EMITIR: readonly Paso[] = [
  (db, { pedidoIds }, quien) => revisarPedidos(db, pedidoIds, quien),
  (db, factura) => registrarAlta(db, factura),
]
const AL_ANULAR: readonly Paso[] = [
  (db, { pedidoIds }, quien) => revisarPedidos(db, pedidoIds, quien),
  (db, factura) => registrarAnulacion(db, factura),
]

async function dar(pasos: readonly Paso[], db: Db, factura: Factura, quien: string): Promise<void> {
  for (const paso of pasos) await paso(db, factura, quien)
}

/** After the invoice has its number and is frozen. */
export const alEmitir: Paso = (db, factura, quien) => dar(AL_EMITIR, db, factura, quien)
/** After the invoice is annulled. */
export const alAnular: Paso = (db, factura, quien) => dar(AL_ANULAR, db, factura, quien)
