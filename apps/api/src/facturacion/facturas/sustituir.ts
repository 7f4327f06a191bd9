import { aCentimos, aEuros, type Centimos } from '@telar/domain/dinero'
import { ReglaError } from '@telar/domain/regla'
import type { Db } from '../../db/connection.ts'
import { cobrosTable } from '../../db/schema/facturacion/facturas.ts'
import { revisarCobrado } from '../cobros/cobrado.ts'
import { bloquearFacturas } from './guardar.ts'
import type { Factura } from './referencias.ts'

/**
 * An invoice that replaces others takes over what was paid of them: nothing is owed of the old ones any more, and of the
 * new one only the rest. What was paid beyond it would have to be given back, which a correction by difference says.
 */
export async function ajustarSustitucion(db: Db, factura: Factura): Promise<void> {
  if (factura.tipoRectificativa !== 'S') return
  const viejas = await bloquearFacturas(db, factura.rectifica, undefined)
  const cobrado = viejas.reduce((suma, vieja) => suma + aCentimos(vieja.cobrado), 0) as Centimos
  if (cobrado < 0 || cobrado > aCentimos(factura.total))
    throw new ReglaError('factura.sustitucion-pagada', { cobrado: aEuros(cobrado) })
  const referencia = factura.numeroCompleto ?? ''
  const saldos = [
    ...viejas.map(({ id, pendiente }) => ({ facturaId: id, importe: pendiente })),
    { facturaId: factura.id, importe: aEuros(cobrado) },
  ].filter(({ importe }) => importe !== 0)
  for (const saldo of saldos) {
    await db.insert(cobrosTable).values({ ...saldo, fecha: factura.fecha, medio: 'compensacion', referencia })
    await revisarCobrado(db, saldo.facturaId)
  }
}
