import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { modelos } from '@telar/contract/catalogo/modelos'
import { useState } from 'react'
import { useClient } from '../../kit/app.ts'
import { query } from '../../kit/calls/query.ts'
import { useMay } from '../access.ts'
import { Buscador } from '../parts/buscar/Buscador.tsx'

interface BuscarModeloProps {
  /** Those that are in already. */
  without: readonly number[]
  label: string
  none: string
  onPick: (id: number, name: string) => void
}

/** Finds a model by its number or name; picking it leaves the field ready for the next. Who may not search them does not see it. */
export function BuscarModelo({ without, label, none, onPick }: BuscarModeloProps) {
  const client = useClient()
  const may = useMay()(modelos.searchAutocomplete.access)
  const [keyword, setKeyword] = useState('')
  const lectura = useQuery({
    ...query(client, modelos.searchAutocomplete, { body: { keyword, pageSize: 20 } }),
    placeholderData: keepPreviousData,
    enabled: may,
  })
  const found = (lectura.data ?? [])
    .filter(({ id }) => !without.includes(id))
    .map(({ id, numero, nombre, temporada }) => ({ key: id, label: `${numero} ${nombre}`, aside: temporada }))
  if (!may) return null
  return (
    <Buscador
      {...{ found, keyword, label, none }}
      lecturas={[lectura]}
      creates={{ screen: 'modelos', field: 'numero' }}
      onKeyword={setKeyword}
      onPick={({ key, label: name }) => onPick(key, name)}
    />
  )
}
