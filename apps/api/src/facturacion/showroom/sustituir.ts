import { FacturaInput } from '@telar/contract/facturacion/entrada'
import { aCentimos, sumarEuros } from '@telar/domain/dinero'
import { hoy, type Reloj } from '@telar/domain/fecha'
import { ReglaError } from '@telar/domain/regla'
import type { Db } from '../../db/connection.ts'
import type { Cliente } from '../../ventas/condiciones.ts'
import { emitirRecien } from '../facturas/emitir.ts'
import { bloquearFacturas, lineasDe } from '../facturas/guardar.ts'
import { type Fechada, prepararFactura } from '../facturas/preparar.ts'

/**
 * Issues the full invoice that takes the place of simplified ones: the same lines at the same prices, to whoever asks for
 * it. What was paid of those is paid of this one, and nobody gets a commission for it.
 */
export async function sustituirSimplificadas(
  db: Db,
  ids: readonly number[],
  cliente: Cliente,
  { quien, reloj }: { quien: string; reloj: Reloj },
): Promise<number> {
  const dia = hoy(reloj)
  const viejas = await bloquearFacturas(db, [...new Set(ids)], undefined)
  const lineas = []
  for (const { id } of viejas) lineas.push(...(await lineasDe(db, id)))
  const vendida =
    viejas
      .map(({ fecha }) => fecha)
      .toSorted()
      .at(-1) ?? dia
  const escrita = FacturaInput.parse({
    clienteId: cliente.id,
    fechaOperacion: vendida < dia ? vendida : null,
    formaPago: viejas[0]?.formaPago ?? null,
    ...{ dtoComercial: 0, dtoProntoPago: 0, comision: 0, diasPago: [0], diasFijos: [], mesesSinPago: [] },
    lineas: lineas.map(({ modeloId, colorId, descripcion, tallasCantidades, cantidad, precio, pvp, dto, iva }) => ({
      ...{ modeloId, colorId, descripcion, tallasCantidades, cantidad, precio, pvp, dto, iva },
    })),
  })
  const entrada: Fechada = {
    ...{ ...escrita, tipo: 'F3', fecha: dia, rectifica: viejas.map(({ id }) => id) },
    direccionEnvio: viejas[0]?.direccionEnvio ?? null,
  }
  const preparada = await prepararFactura(db, entrada, cliente)
  if (aCentimos(preparada.fila.total) !== aCentimos(sumarEuros(viejas.map(({ total }) => total))))
    throw new ReglaError('simplificada.suma')
  return emitirRecien(db, preparada, { quien, reloj })
}
