import { keepPreviousData } from '@tanstack/react-query'
import type { MateriaFila } from '@telar/contract/produccion/materia'
import { materias } from '@telar/contract/produccion/materias'
import { SIGNO } from '@telar/domain/produccion/materia'
import { useState } from 'react'
import { useRead } from '../../calls.ts'
import { Buscador } from '../../parts/buscar/Buscador.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { usePrecio } from '../use-precio.ts'
import { HOJA } from './escandallo-texts.ts'

/** Finds a material by code, name or supplier; picking it leaves the field ready for the next. */
export function BuscarMateria({ onPick }: { onPick: (materia: MateriaFila) => void }) {
  const { word } = useFormat()
  const euros = usePrecio()
  const say = useWords(HOJA)
  const [keyword, setKeyword] = useState('')
  const advancedFilter = { field: 'activa', operator: 'eq', value: true } as const
  const lectura = useRead(
    materias.search,
    { body: { keyword, advancedFilter, pageSize: 20 } },
    { placeholderData: keepPreviousData },
  )
  const found = (lectura.data?.data ?? []).map((materia) => ({
    materia,
    key: materia.id,
    label: `${materia.codigo} ${materia.nombre}`,
    aside: `${euros(materia.precio)}/${word(SIGNO[materia.unidad])}`,
  }))
  return (
    <Buscador
      {...{ found, keyword }}
      lecturas={[lectura]}
      label={say.buscar}
      none={say.ninguna}
      creates={{ screen: 'materias', field: 'nombre' }}
      onKeyword={setKeyword}
      onPick={({ materia }) => onPick(materia)}
    />
  )
}
