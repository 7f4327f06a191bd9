import { congelar } from '@telar/api/casa/papeles/papeles'
import type { Db } from '@telar/api/db/connection'
import { contadoresTable } from '@telar/api/db/schema/casa/contadores'
import { liquidacionesTallerTable, liquidacionTallerLineasTable } from '@telar/api/db/schema/produccion/talleres'
import { dichoDeLiquidaciones, LIQUIDACION_EN_PAPEL } from '@telar/api/produccion/liquidacionestaller/dicho'
import { ejercicioDe, masDias } from '@telar/domain/fecha'
import { finDeMes, importeDeLinea, numeroDeLiquidacion, totalDeLiquidacion } from '@telar/domain/produccion/liquidacion'
import { sql } from 'drizzle-orm'
import { laborable } from './casa.ts'
import { enSuEjercicio } from './ejercicio.ts'
import { siguienteId, volcar } from './volcar.ts'

const QUIEN = 'produccion@telar.test'
const SERIE = 'liquidacionestaller'

/** Garments that came back from a workshop at one time. */
export interface VueltaViva {
  id: number
  tallerId: number
  fecha: string
  buenas: number
  segundas: number
  tarifa: number
}

/** A month of a workshop that was settled. */
export interface LiquidacionViva {
  id: number
  tallerId: number
  fecha: string
  importe: number
}

/** Every workshop is settled month by month; the last month is being looked at, and this one is not over. */
export async function fillLiquidacionesDeTaller(
  db: Db,
  hoy: string,
  vueltas: readonly VueltaViva[],
  segundasSePagan: boolean,
): Promise<LiquidacionViva[]> {
  const esteMes = hoy.slice(0, 7)
  const mesPasado = masDias(`${esteMes}-01`, -1).slice(0, 7)
  const primera = await siguienteId(db, liquidacionesTallerTable)
  const numero = enSuEjercicio()
  const meses = [...Map.groupBy(vueltas, ({ tallerId, fecha }) => `${fecha.slice(0, 7)} ${tallerId}`)]
    .filter(([mes]) => mes.slice(0, 7) < esteMes)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const lineas: (typeof liquidacionTallerLineasTable.$inferInsert)[] = []
  const filas = meses.map(([clave, suyas], i) => {
    const mes = clave.slice(0, 7)
    const liquidada = mes < mesPasado
    const fecha = laborable(masDias(finDeMes(mes), 4))
    const sumas = suyas.map(({ id: vueltaId, buenas, segundas, tarifa }, k) => {
      const linea = { buenas, segundas, perdidas: 0, tarifa, precioPerdida: null, segundasSePagan }
      const comun = { liquidacionId: primera + i, vueltaId, ...linea, importe: importeDeLinea(linea) }
      return { ...comun, revisada: liquidada || k % 2 === 0, corregido: null, motivo: '' }
    })
    const cuando = `${liquidada ? fecha : hoy}T09:00:00Z`
    lineas.push(...sumas.map((suma) => ({ ...suma, creadoEn: cuando, modificadoEn: cuando })))
    return {
      ...{
        id: primera + i,
        tallerId: suyas[0]?.tallerId as number,
        mes,
        importe: totalDeLiquidacion(sumas),
        quien: QUIEN,
      },
      ...{ estado: liquidada ? ('liquidada' as const) : ('borrador' as const), fecha: liquidada ? fecha : null },
      numero: liquidada ? numeroDeLiquidacion(ejercicioDe(fecha), numero(fecha)) : null,
      ...{ creadoEn: cuando, modificadoEn: cuando },
    }
  })
  await volcar(db, liquidacionesTallerTable, filas)
  await volcar(db, liquidacionTallerLineasTable, lineas)
  const hechas = filas.flatMap(({ id, tallerId, fecha, importe }) => (fecha ? [{ id, tallerId, fecha, importe }] : []))
  await volcar(
    db,
    contadoresTable,
    [...Map.groupBy(hechas, ({ fecha }) => ejercicioDe(fecha))].map(([ejercicio, suyas]) => ({
      ...{ serie: SERIE, ejercicio, ultimo: suyas.length },
    })),
  )
  await congelar(db, LIQUIDACION_EN_PAPEL, dichoDeLiquidaciones(sql`q.estado = 'liquidada'`))
  return hechas
}
