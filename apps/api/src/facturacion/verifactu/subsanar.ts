import type { EstadoDeEnvio } from '@telar/domain/facturacion/verifactu/verifactu'
import type { Reloj } from '@telar/domain/fecha'
import { ReglaError } from '@telar/domain/regla'
import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { registrosFacturacionTable as t } from '../../db/schema/facturacion/verifactu.ts'
import { notFound } from '../../kit/errors.ts'
import { leerAjustes } from './ajustes.ts'
import { leerFactura, leerLineas, registrarAlta, registrarAnulacion, tomarCadena } from './registrar.ts'

const ACEPTADOS: readonly EstadoDeEnvio[] = ['Correcto', 'AceptadoConErrores']
const ENMENDABLES: readonly EstadoDeEnvio[] = ['Incorrecto', 'AceptadoConErrores']

/** Mends a record by a new one at the end of the chain; the old one stays as it is. */
export async function subsanar(
  tx: Db,
  id: number,
  cambio: { nombre: string; nif: string },
  reloj: Reloj,
): Promise<number> {
  const cadena = await tomarCadena(tx, await leerAjustes(tx), reloj)
  const [registro] = await tx.select().from(t).where(eq(t.id, id))
  if (!registro) throw notFound('Registro', id)
  const { facturaId, clase, estado, numSerie } = registro
  const suyos = await tx
    .select({ id: t.id, estado: t.estado })
    .from(t)
    .where(and(eq(t.facturaId, facturaId), eq(t.clase, clase)))
    .orderBy(desc(t.id))
  if (suyos[0]?.id !== id || !ENMENDABLES.includes(estado))
    throw new ReglaError('verifactu.no-subsanable', { numSerie })
  const altas =
    clase === 'alta'
      ? suyos
      : await tx
          .select({ estado: t.estado })
          .from(t)
          .where(and(eq(t.facturaId, facturaId), eq(t.clase, 'alta')))
  const consta = altas.some((otro) => ACEPTADOS.includes(otro.estado))
  const factura = await leerFactura(tx, facturaId)
  if (clase === 'anulacion') return registrarAnulacion(tx, cadena, factura, { id, sinRegistroPrevio: !consta })
  // X: the agency holds no record of this invoice. S: it holds one, and has refused what was to mend it.
  const rechazoPrevio = !consta ? 'X' : estado === 'Incorrecto' ? 'S' : null
  const lineas = await leerLineas(tx, facturaId)
  return registrarAlta(tx, cadena, { factura, lineas }, { id, rechazoPrevio, destinatario: cambio })
}
