import type { SinPrueba } from '@telar/contract/facturacion/pruebas'
import type { Idioma } from '@telar/domain/idioma'
import type { Db } from '../../db/connection.ts'
import type { FileResult } from '../../kit/call.ts'
import { FieldsError } from '../../kit/errors.ts'
import type { House } from '../../kit/house.ts'
import { type Column, excel } from '../../kit/rows/excel.ts'

const CAMPOS = ['numero', 'fecha', 'cliente', 'pais', 'base', 'faltan', 'pruebas', 'envios'] as const

interface Pedida {
  columnas?: Column[] | null | undefined
  ids?: number[] | null | undefined
}

/** The supplies that are not proven as a spreadsheet: all, or those that are named, in that order. */
export function pendientesEnHoja(
  house: Pick<House, 'long' | 'reloj' | 'config'>,
  { columnas, ids }: Pedida,
  idioma: Idioma,
  leer: (db: Db) => Promise<SinPrueba[]>,
): Promise<FileResult> {
  const pedidas = columnas?.length ? columnas : CAMPOS.map((campo) => ({ campo, titulo: campo }))
  const ajena = pedidas.find(({ campo }) => !CAMPOS.some((uno) => uno === campo))
  if (ajena) throw new FieldsError({ columnas: ['search.unknown-field'] }, { field: ajena.campo })
  const filas = async (db: Db) => {
    const todas = await leer(db)
    const cuales = ids ? ids.flatMap((id) => todas.find((una) => una.id === id) ?? []) : todas
    return cuales.map((una) => ({ ...una, envios: una.envios.map(({ numero }) => numero) }))
  }
  return excel(
    house,
    'pruebas-de-transporte',
    pedidas,
    async (db, limit, offset) => (await filas(db)).slice(offset, offset + limit),
    idioma,
  )
}
