import type { ModeloPresentado, PeriodoFiscal } from '@telar/domain/facturacion/agencia/periodo'
import { enCadaIdioma } from '@telar/domain/idioma'
import { and, asc, gte, inArray, isNull, lte, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { presentacionesTable as t } from '../../db/schema/facturacion/presentaciones.ts'
import { fechaEscrita } from '../../i18n/mensaje.ts'

/** A return that was handed in. */
export interface YaPresentada {
  modelo: ModeloPresentado
  periodo: string
  fecha: string
}

/** The same as a sentence says it. */
export const dicha = ({ fecha, ...una }: YaPresentada) => ({
  ...{ ...una, fecha: enCadaIdioma((idioma) => fechaEscrita(idioma, fecha)) },
})

/** A period as people say it. */
export const llamado = (ejercicio: number, periodo: PeriodoFiscal): string => `${periodo} ${ejercicio}`

async function primera(db: Db, dia: string, modelos: readonly ModeloPresentado[], antesDe?: SQL) {
  const [una] = await db
    .select()
    .from(t)
    .where(and(inArray(t.modelo, [...modelos]), lte(t.desde, dia), gte(t.hasta, dia), isNull(t.retiradaEn), antesDe))
    .orderBy(asc(t.fecha), asc(t.id))
    .limit(1)
  return una && { modelo: una.modelo, periodo: llamado(una.ejercicio, una.periodo), fecha: una.fecha }
}

/** The return that was handed in of a day, among some. */
export const presentadaEl = (
  db: Db,
  dia: string,
  modelos: readonly ModeloPresentado[],
): Promise<YaPresentada | undefined> => primera(db, dia, modelos)

interface Papel {
  /** When it was issued, or came. */
  fecha: string
  /** When it was written down here. */
  apuntado: string
}

/** The return in which something of a day was declared: it was dated by then, and there when it was marked. */
export const declaradaEn = (
  db: Db,
  dia: string,
  modelos: readonly ModeloPresentado[],
  { fecha, apuntado }: Papel,
): Promise<YaPresentada | undefined> => primera(db, dia, modelos, and(gte(t.fecha, fecha), gte(t.creadoEn, apuntado)))
