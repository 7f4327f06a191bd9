import type { Db } from '@telar/api/db/connection'
import { reclamacionesTable } from '@telar/api/db/schema/facturacion/reclamaciones'
import { leerEscalera } from '@telar/api/facturacion/reclamaciones/debidas'
import { TONOS } from '@telar/domain/casa/reclamacion'
import { compensacionDe, interesDeDemora } from '@telar/domain/facturacion/reclamar'
import { abiertos, type Vencimiento } from '@telar/domain/facturacion/vencimientos'
import { masDias } from '@telar/domain/fecha'
import { type Casa, laborable } from './casa.ts'
import { volcar } from './volcar.ts'

/** An invoice that may be late, with where its customer is written to. */
interface Reclamable {
  id: number
  vencimientos: readonly Vencimiento[]
  cobrado: number
  para: string
}

/** Who owes was reminded, rung after rung; of the last days nobody has written yet. */
const SIN_ESCRIBIR = 6

export async function fillReclamaciones(db: Db, { hoy }: Casa, facturas: readonly Reclamable[]): Promise<void> {
  const { pasos, intereses } = await leerEscalera(db)
  const filas = facturas.flatMap(({ id: facturaId, vencimientos, cobrado, para }) =>
    abiertos(vencimientos, cobrado).flatMap(({ fecha: vence, importe }) =>
      TONOS.filter((tono) => pasos[tono].activo).flatMap((tono) => {
        const fecha = laborable(masDias(vence, pasos[tono].dias))
        if (fecha > masDias(hoy, -SIN_ESCRIBIR) || importe <= 0) return []
        return [
          {
            ...{ facturaId, vence, tono, fecha, importe, para, quien: 'ventas@telar.test' },
            interes: interesDeDemora({ importe, vence }, fecha, intereses),
            compensacion: compensacionDe([facturaId]),
            ...{ creadoEn: `${fecha}T10:00:00Z`, modificadoEn: `${fecha}T10:00:00Z` },
          },
        ]
      }),
    ),
  )
  await volcar(
    db,
    reclamacionesTable,
    filas.sort((a, b) => a.fecha.localeCompare(b.fecha)),
  )
}
