import { keepPreviousData } from '@tanstack/react-query'
import type { Filter } from '@telar/contract/kit/search'
import { materias } from '@telar/contract/produccion/materias'
import type { Unidad } from '@telar/domain/produccion/materia'
import { useState } from 'react'
import { useRead } from '../calls.ts'
import { PLAIN, writeListState } from '../list/list-state.ts'
import { Button } from '../parts/Button.tsx'
import { OfficeLink } from '../parts/OfficeLink.tsx'
import { hrefOf } from '../place.ts'
import { Leido } from '../record/Leido.tsx'
import { useFormat, useWords } from '../use-texts.ts'
import { FilasDePiezas, type Orden } from './FilasDePiezas.tsx'
import { P } from './palabras.ts'
import { CUANTAS, TABLA } from './piezas-texts.ts'

const TRAMO = 100

interface TablaDePiezasProps {
  de: { field: 'materiaId' | 'entradaId'; value: number }
  /** What the list of rolls would be narrowed to. */
  codigo?: string
  unidad: Unidad | ''
}

/** The rolls of a material or of a delivery: found by typing, sorted by any column. */
export function TablaDePiezas({ de, codigo, unidad }: TablaDePiezasProps) {
  const { number } = useFormat()
  const say = useWords(CUANTAS)
  const pWords = useWords(P)
  const tabla = useWords(TABLA)
  const [texto, setTexto] = useState('')
  const [enStock, setEnStock] = useState(de.field === 'materiaId')
  const [orden, setOrden] = useState<Orden>({ field: 'id', desc: false })
  const [cuantas, setCuantas] = useState(TRAMO)
  const filters: Filter[] = [{ ...de, operator: 'eq' }]
  if (enStock) filters.push({ field: 'restante', operator: 'gt', value: 0 })
  const read = useRead(
    materias.searchPiezas,
    {
      body: {
        keyword: texto,
        advancedFilter: { logic: 'and', filters },
        orderBy: [`${orden.field} ${orden.desc ? 'desc' : 'asc'}`],
        pageSize: cuantas,
      },
    },
    { placeholderData: keepPreviousData },
  )
  const lista = { ...PLAIN, conditions: [{ field: 'codigo', choice: 'eq' as const, value: codigo ?? '' }] }
  return (
    <section className="o-sec o-flat" aria-label={pWords.piezas}>
      <div className="o-row o-wrap o-rolls-bar">
        <input
          type="search"
          className="o-in o-in-find"
          value={texto}
          placeholder={tabla.buscar}
          aria-label={tabla.buscar}
          onChange={(event) => setTexto(event.target.value)}
        />
        <fieldset className="o-seg" aria-label={tabla.mostrar}>
          {[true, false].map((solo) => (
            <button key={String(solo)} type="button" aria-pressed={solo === enStock} onClick={() => setEnStock(solo)}>
              {solo ? tabla.enStock : tabla.todas}
            </button>
          ))}
        </fieldset>
        <span className="o-sp" />
        {codigo && (
          <OfficeLink className="o-link" href={hrefOf('piezas', null, writeListState(lista))}>
            {tabla.enLista}
          </OfficeLink>
        )}
      </div>
      <Leido de={read}>
        {({ data, totalCount }) =>
          totalCount === 0 ? (
            <p className="o-q">{texto === '' && enStock ? tabla.sinPiezas : tabla.nada}</p>
          ) : (
            <>
              <FilasDePiezas {...{ piezas: data, orden, unidad }} onOrden={setOrden} />
              {totalCount > data.length && (
                <p className="o-row o-spaced">
                  <span className="o-q">{say(number(data.length), number(totalCount))}</span>
                  <Button small onClick={() => setCuantas(cuantas + TRAMO)}>
                    {tabla.mas}
                  </Button>
                </p>
              )}
            </>
          )
        }
      </Leido>
    </section>
  )
}
