import { MAX_LEAVES } from '@telar/contract/kit/limits'
import type { MateriaFila } from '@telar/contract/produccion/materia'
import { materias } from '@telar/contract/produccion/materias'
import { useMemo } from 'react'
import { useRead } from '../../calls.ts'
import type { LineaEscrita } from './hoja.ts'

/** The materials of a sheet as they are today: their unit, their code, their price. */
export function useMateriasDeHoy(lineas: readonly LineaEscrita[]): ReadonlyMap<number, MateriaFila> {
  const ids = [...new Set(lineas.flatMap(({ materiaId }) => materiaId ?? []))]
    .sort((a, b) => a - b)
    .slice(0, MAX_LEAVES)
  const filters = ids.map((value) => ({ field: 'id', operator: 'eq', value }) as const)
  const { data } = useRead(
    materias.search,
    {
      body: { advancedFilter: { logic: 'or', filters }, pageSize: MAX_LEAVES },
    },
    { enabled: ids.length > 0, staleTime: 0, placeholderData: (before) => before },
  )
  return useMemo(() => new Map(data?.data.map((materia) => [materia.id, materia])), [data])
}
