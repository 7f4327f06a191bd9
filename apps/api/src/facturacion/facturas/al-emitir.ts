import type { AjustesElectronica } from '@telar/domain/casa/ajustes'
import type { Reloj } from '@telar/domain/fecha'
import type { Db } from '../../db/connection.ts'
import { encolar, retirar } from '../electronicas/encolar.ts'
import { type Cadena, registrarAlta, registrarAnulacion } from '../verifactu/registrar.ts'
import { revisarPedidos } from './de-pedido.ts'
import { congelarAnulada } from './documentos/dicho.ts'
import type { Preparada } from './preparar.ts'
import type { Factura } from './referencias.ts'

interface Acto {
  quien: string
  cadena: Cadena
  reloj: Reloj
}

interface ActoDeEmitir extends Acto {
  lineas: Preparada['lineas']
  electronica: AjustesElectronica
}

/** What happens with an invoice in the very transaction that issues or annuls it; if one of them fails, nothing happened. */
type Paso<A = Acto> = (db: Db, factura: Factura, acto: A) => Promise<unknown>

const AL_EMITIR: readonly Paso<ActoDeEmitir>[] = [
  (db, { pedidoIds }, { quien }) => revisarPedidos(db, pedidoIds, quien),
  (db, factura, { cadena, lineas }) => registrarAlta(db, cadena, { factura, lineas }),
  (db, factura, { electronica }) => encolar(db, factura, electronica),
]
const AL_ANULAR: readonly Paso[] = [
  (db, { id }) => congelarAnulada(db, id),
  (db, { pedidoIds }, { quien }) => revisarPedidos(db, pedidoIds, quien),
  (db, factura, { cadena }) => registrarAnulacion(db, cadena, factura),
  (db, { id, motivoAnulacion }, { reloj }) => retirar(db, id, motivoAnulacion, reloj),
]

async function dar<A>(pasos: readonly Paso<A>[], db: Db, factura: Factura, acto: A): Promise<void> {
  for (const paso of pasos) await paso(db, factura, acto)
}

/** After the invoice has its number and is frozen. */
export const alEmitir: Paso<ActoDeEmitir> = (db, factura, acto) => dar(AL_EMITIR, db, factura, acto)
/** After the invoice is annulled. */
export const alAnular: Paso = (db, factura, acto) => dar(AL_ANULAR, db, factura, acto)
