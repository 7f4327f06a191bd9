import type { CeldaDeReparto } from '@telar/contract/produccion/reparto'
import { GripVertical } from 'lucide-react'
import { Button } from '../../parts/Button.tsx'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { Sideways } from '../../parts/Sideways.tsx'
import { hrefOf } from '../../place.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import type { Intento } from './MoverDialog.tsx'
import { REPARTO } from './reparto-texts.ts'

interface EsperanProps {
  celda: CeldaDeReparto
  onMove: (intento: Intento) => void
}

const ARRASTRE = 'application/x-reparto'

/** Who awaits garments of a cell, in turn; a row can be dragged onto another, or moved by its button. */
export function Esperan({ celda, onMove }: EsperanProps) {
  const say = useWords(REPARTO)
  const { number, date } = useFormat()
  if (celda.lineas.length === 0) return <p className="o-q o-spaced">{say.nobody}</p>
  return (
    <Sideways>
      <table className="o-t o-esperan o-t-phone">
        <thead>
          <tr>
            <th scope="col">{say.order}</th>
            <th scope="col">{say.customer}</th>
            <th scope="col">{say.window}</th>
            <th scope="col" className="o-n">
              {say.asks}
            </th>
            <th scope="col" className="o-n">
              {say.here}
            </th>
            <th scope="col" className="o-n">
              {say.comes}
            </th>
            <th scope="col" className="o-n">
              {say.missing}
            </th>
            <td />
          </tr>
        </thead>
        <tbody>
          {celda.lineas.map(
            ({ pedidoLineaId, pedidoId, numero, cliente, desde, hasta, pide, enCasa, llegan, faltan, liberadaEn }) => {
              const vienen = llegan.reduce((n, { cantidad }) => n + cantidad, 0)
              return (
                <tr
                  key={pedidoLineaId}
                  draggable={enCasa + vienen > 0}
                  onDragStart={({ dataTransfer }) => dataTransfer.setData(ARRASTRE, String(pedidoLineaId))}
                  onDragOver={(event) =>
                    event.dataTransfer.types.includes(ARRASTRE) && faltan > 0 && event.preventDefault()
                  }
                  onDrop={({ dataTransfer }) => {
                    const de = Number(dataTransfer.getData(ARRASTRE))
                    if (de && de !== pedidoLineaId) onMove({ de, a: pedidoLineaId })
                  }}
                >
                  <td className="o-l1">
                    <span className="o-row">
                      <GripVertical className="o-i o-q" aria-hidden="true" />
                      <OfficeLink className="o-link" href={hrefOf('pedidos', pedidoId)}>
                        {numero}
                      </OfficeLink>
                    </span>
                  </td>
                  <td className="o-l1 o-el">
                    {cliente} {liberadaEn && <span className="o-tag">{say.released(date(liberadaEn))}</span>}
                  </td>
                  <td data-th={say.window}>
                    {[desde, hasta]
                      .map((dia) => dia && date(dia))
                      .filter(Boolean)
                      .join(' – ') || '·'}
                  </td>
                  <td className="o-n" data-th={say.asks}>
                    {number(pide)}
                  </td>
                  <td className="o-n" data-th={say.here}>
                    {enCasa > 0 ? number(enCasa) : '·'}
                  </td>
                  <td className="o-n" data-th={say.comes}>
                    {vienen > 0 ? number(vienen) : '·'}
                  </td>
                  <td className="o-n" data-th={say.missing}>
                    {faltan > 0 ? <b className="o-short">{number(faltan)}</b> : '·'}
                  </td>
                  <td>
                    <Button
                      small
                      onClick={() =>
                        onMove(enCasa + vienen > 0 ? { de: pedidoLineaId } : { de: null, a: pedidoLineaId })
                      }
                    >
                      {say.move}
                    </Button>
                  </td>
                </tr>
              )
            },
          )}
        </tbody>
      </table>
    </Sideways>
  )
}
