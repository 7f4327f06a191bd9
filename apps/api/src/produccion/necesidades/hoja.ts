import type { Necesidades, NecesidadesInput } from '@telar/contract/produccion/necesidades'
import { enIdioma, type Idioma } from '@telar/domain/idioma'
import { SIGNO } from '@telar/domain/produccion/materia'
import type { z } from 'zod'
import type { FileResult } from '../../kit/call.ts'
import { FieldsError } from '../../kit/errors.ts'
import type { House } from '../../kit/house.ts'
import { type Column, excel } from '../../kit/rows/excel.ts'
import { necesidadesDe } from './necesidades.ts'

const CAMPOS = [
  ...(['proveedor', 'codigo', 'nombre', 'unidad', 'necesaria', 'stock', 'reservada'] as const),
  ...(['enCamino', 'falta'] as const),
  ...(['precio', 'importe', 'para'] as const),
]

/** One row for each material, with what it is for in words. */
const filasDe = ({ proveedores }: Necesidades, idioma: Idioma) =>
  proveedores.flatMap(({ proveedor, materias }) =>
    materias.map(({ motivos, porColor: _, llegan: __, ...materia }) => ({
      proveedor,
      ...materia,
      unidad: SIGNO[materia.unidad][idioma],
      para: motivos.map(({ numero, color, prendas }) => `${numero} ${enIdioma(color, idioma)} × ${prendas}`).join('; '),
    })),
  )

/** What is needed of each material as a spreadsheet. */
export function necesidadesEnHoja(
  house: Pick<House, 'long' | 'reloj' | 'config'>,
  { columnas, ...entrada }: z.output<typeof NecesidadesInput> & { columnas?: Column[] | null | undefined },
  idioma: Idioma,
): Promise<FileResult> {
  const pedidas = columnas?.length ? columnas : CAMPOS.map((campo) => ({ campo, titulo: campo }))
  const ajena = pedidas.find(({ campo }) => !CAMPOS.some((uno) => uno === campo))
  if (ajena) throw new FieldsError({ columnas: ['search.unknown-field'] }, { field: ajena.campo })
  return excel(
    house,
    'necesidades',
    pedidas,
    async (db, limit, offset) => filasDe(await necesidadesDe(db, entrada), idioma).slice(offset, offset + limit),
    idioma,
  )
}
