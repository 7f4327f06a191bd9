import type { Db } from '@telar/api/db/connection'
import { comercialesTable } from '@telar/api/db/schema/clientes/clientes'
import type { facturasTable } from '@telar/api/db/schema/facturacion/facturas'
import { liquidacionesTable, liquidacionFacturasTable } from '@telar/api/db/schema/facturacion/tesoreria'
import { sumarEuros } from '@telar/domain/dinero'
import { devengoDe, tipoDeComision } from '@telar/domain/facturacion/comision'
import { diaDelMes, ejercicioDe, masDias } from '@telar/domain/fecha'
import { asc } from 'drizzle-orm'
import { type Casa, laborable } from './casa.ts'
import type { CobroVivo } from './cobros.ts'
import { volcar } from './volcar.ts'

type Factura = typeof facturasTable.$inferInsert & { id: number }

/** The last days of the quarters that are over, the oldest first. */
function trimestres({ desde, hoy }: Casa): string[] {
  const anos = Array.from({ length: ejercicioDe(hoy) - ejercicioDe(desde) + 1 }, (_, i) => ejercicioDe(desde) + i)
  return anos
    .flatMap((ano) => [3, 6, 9, 12].map((mes) => diaDelMes(ano, mes, 31)))
    .filter((dia) => dia > desde && masDias(dia, 12) <= hoy)
}

const cobradoEl = (cobros: readonly CobroVivo[], dia: string) =>
  sumarEuros(
    cobros
      .filter(({ fecha, fechaImpagado }) => fecha <= dia && !(fechaImpagado && fechaImpagado <= dia))
      .map(({ importe }) => importe),
  )

/** Every rep is settled by quarters; what of each invoice was settled is noted on it. The last one is to be paid. */
export async function liquidarComisiones(
  db: Db,
  casa: Casa,
  facturas: readonly Factura[],
  cobros: readonly CobroVivo[],
) {
  const comerciales = await db.select().from(comercialesTable).orderBy(asc(comercialesTable.id))
  const deFactura = Map.groupBy(cobros, ({ facturaId }) => facturaId)
  const dias = trimestres(casa)
  const liquidaciones: (typeof liquidacionesTable.$inferInsert & { id: number })[] = []
  const lineas: (typeof liquidacionFacturasTable.$inferInsert)[] = []
  for (const hasta of dias)
    for (const { id: comercialId, criterio, comision: suya } of comerciales) {
      const suyas = facturas.flatMap((factura) => {
        if (factura.comercialId !== comercialId || (factura.fecha ?? '') > hasta) return []
        const comision = factura.comisionTotal ?? 0
        const anterior = factura.comisionLiquidada ?? 0
        const cobrado = cobradoEl(deFactura.get(factura.id) ?? [], hasta)
        const { devengado, importe } = devengoDe(factura.criterioComision ?? criterio, {
          comision,
          cobrado,
          total: factura.total ?? 0,
          liquidado: anterior,
        })
        return importe === 0 ? [] : [{ factura, comision, devengado, anterior, importe }]
      })
      if (suyas.length === 0) continue
      const id = liquidaciones.length + 1
      const fecha = laborable(masDias(hasta, 8))
      const pagada = laborable(masDias(fecha, 3))
      liquidaciones.push({
        ...{ id, comercialId, fecha, hasta, criterio, facturas: suyas.length, quien: 'admin@telar.test' },
        ...{ importe: sumarEuros(suyas.map(({ importe }) => importe)), pagada: hasta === dias.at(-1) ? null : pagada },
        ...{ creadoEn: `${fecha}T10:00:00Z`, modificadoEn: `${fecha}T10:00:00Z` },
      })
      for (const { factura, comision, devengado, anterior, importe } of suyas) {
        factura.comisionLiquidada = devengado
        lineas.push({
          ...{
            liquidacionId: id,
            facturaId: factura.id,
            comision,
            devengado,
            anterior,
            importe,
            tipo: tipoDeComision(comision, (factura.base ?? 0) - (factura.portes ?? 0), [
              factura.comision ?? null,
              suya,
            ]),
          },
        })
      }
    }
  return async () => {
    await volcar(db, liquidacionesTable, liquidaciones)
    await volcar(db, liquidacionFacturasTable, lineas)
  }
}
