import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ubicaciones } from '@telar/contract/almacen/ubicaciones'
import { useState } from 'react'
import { useClient } from '../../../kit/app.ts'
import { query } from '../../../kit/calls/query.ts'
import { Buscador } from '../../parts/buscar/Buscador.tsx'
import { useWords } from '../../use-texts.ts'
import { COLOCAR } from './ubicacion-texts.ts'

interface BuscarEstanteProps {
  label: string
  onPick: (estante: { id: number; codigo: string }) => void
}

/** Finds a shelf in use by its code. */
export function BuscarEstante({ label, onPick }: BuscarEstanteProps) {
  const say = useWords(COLOCAR)
  const client = useClient()
  const [keyword, setKeyword] = useState('')
  const lectura = useQuery({
    ...query(client, ubicaciones.search, {
      body: { keyword, pageSize: 20, advancedFilter: { field: 'activa', operator: 'eq', value: true } },
    }),
    placeholderData: keepPreviousData,
  })
  const found = (lectura.data?.data ?? []).map(({ id, codigo, nota }) => ({ key: id, label: codigo, aside: nota }))
  return (
    <Buscador
      {...{ found, keyword, label, none: say.ninguno }}
      lecturas={[lectura]}
      onKeyword={setKeyword}
      onPick={({ key, label: codigo }) => onPick({ id: key, codigo })}
    />
  )
}
