import { keepPreviousData } from '@tanstack/react-query'
import { materias } from '@telar/contract/produccion/materias'
import { useState } from 'react'
import { useRead } from '../../calls.ts'
import { Buscador } from '../../parts/buscar/Buscador.tsx'
import { useWords } from '../../use-texts.ts'
import { COMPRA } from './compra-texts.ts'
import type { Llegable } from './LineaDeEntrega.tsx'

interface OtraMateriaProps {
  /** Those that are there already. */
  menos: readonly Llegable[]
  onPick: (otra: Llegable) => void
}

/** A material that came and that nobody asked for. */
export function OtraMateria({ menos, onPick }: OtraMateriaProps) {
  const say = useWords(COMPRA)
  const [keyword, setKeyword] = useState('')
  const lectura = useRead(materias.search, { body: { keyword, pageSize: 20 } }, { placeholderData: keepPreviousData })
  const found = (lectura.data?.data ?? [])
    .filter(({ id }) => !menos.some(({ materiaId }) => materiaId === id))
    .map((una) => ({ key: una.id, label: `${una.codigo} ${una.nombre}`, una }))
  return (
    <Buscador
      {...{ found, keyword }}
      lecturas={[lectura]}
      label={say.otraMateria}
      none={say.ningunaMateria}
      creates={{ screen: 'materias', field: 'nombre' }}
      onKeyword={setKeyword}
      onPick={({ una: { id, nombre, unidad, precio } }) =>
        onPick({
          ...{ clave: `otra ${id}`, lineaId: null, version: null, compraId: null, numero: '', abierta: null },
          ...{ materiaId: id, materia: nombre, unidad, precio, colorId: null, color: null },
        })
      }
    />
  )
}
