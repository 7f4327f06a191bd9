import { modelosDeCompra, puedeEsperar } from '@telar/domain/facturacion/agencia/presentacion'
import type { Gasto } from '@telar/domain/facturacion/recibida'
import { ReglaError } from '@telar/domain/regla'
import type { Db } from '../../db/connection.ts'
import { entrantesTable as n } from '../../db/schema/facturacion/electronicas.ts'
import { conflict } from '../../kit/errors.ts'
import { lockVersion, saveVersion } from '../../kit/rows/version.ts'
import { decir } from '../electronicas/encolar.ts'
import { presentadaEl } from '../impuestos/presentadas.ts'
import { crearRecibida } from '../recibidas/commands.ts'

const ENTRANTE = { table: n, entity: 'Entrante' }

async function porContestar(db: Db, id: number) {
  const entrante = await lockVersion(db, ENTRANTE, id)
  if (entrante.estado !== 'propuesta') throw conflict('entrante.contestada', { numero: entrante.numero })
  return entrante
}

/** Takes what came into the received invoices, as it says it, and tells its supplier. */
export async function aceptar(
  db: Db,
  id: number,
  { proveedorId, gasto }: { proveedorId: number; gasto: Gasto },
  hoy: string,
): Promise<number> {
  const { propuesta, fecha, numero, llegada } = await porContestar(db, id)
  if (!propuesta || fecha === null) throw new ReglaError('entrante.ilegible')
  const { trato, tramos, vencimientos } = propuesta
  const ya = puedeEsperar(trato) && (await presentadaEl(db, llegada, modelosDeCompra(trato)))
  const recibidaId = await crearRecibida(
    db,
    {
      ...{ proveedorId, numero, fecha, fechaOperacion: null, fechaRecepcion: ya ? hoy : llegada, trato, gasto },
      ...{ tramos, vencimientos, entradaIds: [], liquidacionIds: [], notas: '' },
      deducible: 100,
    },
    hoy,
  )
  await saveVersion(db, ENTRANTE, id, null, { estado: 'aceptada', recibidaId, proveedorId })
  await decir(db, { entranteId: id, estado: 'aceptada', fecha: hoy })
  return recibidaId
}

export async function rechazar(db: Db, id: number, motivo: string, hoy: string): Promise<void> {
  await porContestar(db, id)
  await saveVersion(db, ENTRANTE, id, null, { estado: 'rechazada', motivo })
  await decir(db, { entranteId: id, estado: 'rechazada', fecha: hoy, motivo })
}
