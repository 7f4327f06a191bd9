import { keepPreviousData } from '@tanstack/react-query'
import { materias } from '@telar/contract/produccion/materias'
import { useState } from 'react'
import { useRead } from '../../../calls.ts'
import { Buscador } from '../../../parts/buscar/Buscador.tsx'
import { useWords } from '../../../use-texts.ts'
import { useMedida } from '../../use-medida.ts'
import { HACER } from './hacer-texts.ts'
import type { Pieza } from './tomas.ts'

const OFFERED = 20
const CON_METROS = { field: 'restante', operator: 'gt', value: 0 } as const

interface BuscarPiezaProps {
  /** Those that are in sight already. */
  without: readonly number[]
  onPick: (pieza: Pieza) => void
}

/** Finds a roll of which something is left, by its number, lot or material. */
export function BuscarPieza({ without, onPick }: BuscarPiezaProps) {
  const medida = useMedida()
  const say = useWords(HACER)
  const [keyword, setKeyword] = useState('')
  const lectura = useRead(
    materias.searchPiezas,
    { body: { keyword, pageSize: OFFERED, advancedFilter: CON_METROS } },
    { placeholderData: keepPreviousData },
  )
  const found = (lectura.data?.data ?? [])
    .filter(({ id }) => !without.includes(id))
    .map((pieza) => ({
      pieza,
      key: pieza.id,
      label: `${pieza.numero} ${pieza.materia}`,
      aside: `${medida(pieza.restante, pieza.unidad)} ${pieza.lote}`,
    }))
  return (
    <Buscador
      {...{ found, keyword }}
      lecturas={[lectura]}
      label={say.findRoll}
      none={say.noRoll}
      onKeyword={setKeyword}
      onPick={({ pieza }) => onPick(pieza)}
    />
  )
}
