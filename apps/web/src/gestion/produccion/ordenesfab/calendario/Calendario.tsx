import { keepPreviousData } from '@tanstack/react-query'
import { calendario, type OrdenEnCalendario } from '@telar/contract/produccion/calendario'
import { lunesDe, masDias } from '@telar/domain/fecha'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { hoy } from '../../../../kit/hoy.ts'
import { useMay } from '../../../access.ts'
import { useRead } from '../../../calls.ts'
import { Button } from '../../../parts/Button.tsx'
import { Sideways } from '../../../parts/Sideways.tsx'
import { hrefOf, useGo, usePlace } from '../../../place.ts'
import { Leido } from '../../../record/Leido.tsx'
import { PlainHead } from '../../../record/PlainHead.tsx'
import { useFormat, useWords } from '../../../use-texts.ts'
import { CALENDARIO } from './calendario-texts.ts'
import { MoverDialog } from './MoverDialog.tsx'
import { Orden } from './Orden.tsx'
import { enSemana, type Fila, filasDe, lunesDesde, SEMANAS } from './semanas.ts'

const SALTO = SEMANAS * 7

/** The weeks ahead: what each workshop owes in each, and what is late. */
export default function Calendario() {
  const go = useGo()
  const { search } = usePlace()
  const { date } = useFormat()
  const say = useWords(CALENDARIO)
  const may = useMay()(calendario.moverEntrega.access)
  const desde = lunesDe(typeof search.desde === 'string' && search.desde ? search.desde : hoy())
  const lunes = lunesDesde(desde)
  const read = useRead(
    calendario.calendario,
    { body: { desde, semanas: SEMANAS } },
    { placeholderData: keepPreviousData, staleTime: 0 },
  )
  const [mueve, setMueve] = useState<{ orden: OrdenEnCalendario; fechaEntrega: string } | null>(null)
  const ir = (dia: string) => go(hrefOf('ordenesfab', 'calendario', { desde: dia }), { replace: true })
  const mover = (orden: OrdenEnCalendario, semana: string) => {
    const fechaEntrega = enSemana(orden.fechaEntrega, semana)
    if (may && fechaEntrega !== orden.fechaEntrega) setMueve({ orden, fechaEntrega })
  }
  return (
    <>
      <PlainHead screen="ordenesfab" title={say.titulo}>
        <span className="o-sp" />
        <Button look="ghost" iconOnly icon={ChevronLeft} onClick={() => ir(masDias(desde, -SALTO))}>
          {say.anterior}
        </Button>
        <Button onClick={() => ir(lunesDe(hoy()))}>{say.hoy}</Button>
        <Button look="ghost" iconOnly icon={ChevronRight} onClick={() => ir(masDias(desde, SALTO))}>
          {say.siguiente}
        </Button>
      </PlainHead>
      <div className="o-scroll">
        <section className="o-sec o-flat">
          <p className="o-q o-measure">{say.que}</p>
          <Leido de={read}>
            {(ordenes) =>
              ordenes.length === 0 ? (
                <p>{say.nada}</p>
              ) : (
                <Sideways>
                  <table className="o-t o-weeks">
                    <thead>
                      <tr>
                        <th>{say.taller}</th>
                        <th>{say.antes}</th>
                        {lunes.map((uno) => (
                          <th key={uno} aria-current={uno === lunesDe(hoy()) ? 'date' : undefined}>
                            {date(uno)}
                          </th>
                        ))}
                      </tr>
                    </thead>
                    <tbody>
                      {filasDe(ordenes, lunes).map((fila) => (
                        <FilaDeTaller key={fila.tallerId ?? 0} fila={fila} lunes={lunes} moves={may} onMove={mover} />
                      ))}
                    </tbody>
                  </table>
                </Sideways>
              )
            }
          </Leido>
        </section>
      </div>
      {mueve && <MoverDialog {...mueve} onClose={() => setMueve(null)} />}
    </>
  )
}

interface FilaDeTallerProps {
  fila: Fila
  lunes: readonly string[]
  moves: boolean
  onMove: (orden: OrdenEnCalendario, semana: string) => void
}

function FilaDeTaller({ fila, lunes, moves, onMove }: FilaDeTallerProps) {
  const { number, date } = useFormat()
  const say = useWords(CALENDARIO)
  const todas = [...fila.antes, ...fila.semanas.flatMap(({ ordenes }) => ordenes)]
  const primera = lunes[0] ?? ''
  const step = (orden: OrdenEnCalendario, semanas: number) => {
    const suya =
      orden.fechaEntrega === null || orden.fechaEntrega < primera ? masDias(primera, -7) : lunesDe(orden.fechaEntrega)
    onMove(orden, masDias(suya, semanas * 7))
  }
  return (
    <tr>
      <th scope="row">{fila.taller ?? say.sinTaller}</th>
      <td data-week={say.antes}>
        {fila.antes.map((orden) => (
          <Orden key={orden.id} orden={orden} moves={moves} onStep={(n) => step(orden, n)} />
        ))}
      </td>
      {fila.semanas.map(({ lunes: semana, ordenes, prendas }) => (
        <td
          key={semana}
          data-week={date(semana)}
          aria-label={`${fila.taller ?? say.sinTaller} ${date(semana)}`}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault()
            const id = Number(event.dataTransfer.getData('text/plain'))
            const orden = todas.find((una) => una.id === id)
            if (orden) onMove(orden, semana)
          }}
        >
          {prendas > 0 && <span className="o-q o-s">{say.prendas(number(prendas))}</span>}
          {ordenes.map((orden) => (
            <Orden key={orden.id} orden={orden} moves={moves} onStep={(n) => step(orden, n)} />
          ))}
        </td>
      ))}
    </tr>
  )
}
