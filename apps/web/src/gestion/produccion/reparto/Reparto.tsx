import { type CeldaDeReparto, reparto } from '@telar/contract/produccion/reparto'
import { enIdioma } from '@telar/domain/idioma'
import { useState } from 'react'
import { useRead } from '../../calls.ts'
import type { PartProps } from '../../declare/screen.ts'
import { Swatch } from '../../parts/State.tsx'
import { Leido } from '../../record/Leido.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { Esperan } from './Esperan.tsx'
import { type Intento, MoverDialog } from './MoverDialog.tsx'
import { REPARTO } from './reparto-texts.ts'
import './reparto.css'
import { Sideways } from '../../parts/Sideways.tsx'

const faltan = ({ lineas }: CeldaDeReparto) => lineas.reduce((n, linea) => n + linea.faltan, 0)
const claveDe = ({ colorId, talla }: CeldaDeReparto) => `${colorId} ${talla}`

/** A model's garments: what there is of each cell, what comes, who has it, and the way to move it. */
export function Reparto({ row }: PartProps) {
  const say = useWords(REPARTO)
  const { date } = useFormat()
  const leido = useRead(reparto.get, { params: { id: Number(row?.id) } }, { staleTime: 0 })
  const [elegida, setElegida] = useState<string | null>(null)
  return (
    <Leido de={leido}>
      {({ tallas, celdas, fechaLiberacion }) => {
        if (celdas.length === 0) return <p className="o-sec o-q">{say.nothing}</p>
        const celda = celdas.find((una) => claveDe(una) === elegida) ?? celdas.find((una) => una.lineas.length > 0)
        return (
          <>
            <section className="o-sec o-flat">
              <h2 className="o-h2">{say.title}</h2>
              <p className="o-q o-measure">{say.hint}</p>
              {fechaLiberacion && <p className="o-q">{say.releases(date(fechaLiberacion))}</p>}
              <Celdas {...{ tallas, celdas }} elegida={celda && claveDe(celda)} onChoose={setElegida} />
            </section>
            {celda && <DeCelda key={claveDe(celda)} celda={celda} />}
          </>
        )
      }}
    </Leido>
  )
}

interface CeldasProps {
  tallas: readonly string[]
  celdas: readonly CeldaDeReparto[]
  elegida: string | undefined
  onChoose: (clave: string) => void
}

function Celdas({ tallas, celdas, elegida, onChoose }: CeldasProps) {
  const say = useWords(REPARTO)
  const { idioma, number } = useFormat()
  const colores = [...Map.groupBy(celdas, ({ colorId }) => colorId).values()]
  return (
    <Sideways className="o-mx-scroll">
      <table className="o-mx o-reparto">
        <thead>
          <tr>
            <td />
            {tallas.map((talla) => (
              <th key={talla} scope="col">
                {talla}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {colores.map((suyas) => {
            const [{ colorId, color, hex } = { colorId: 0, color: null, hex: '' }] = suyas
            const nombre = color ? enIdioma(color, idioma) : ''
            return (
              <tr key={colorId}>
                <th scope="row">
                  <span className="o-row">
                    <Swatch hex={hex} /> <span className="o-el">{nombre}</span>
                  </span>
                </th>
                {tallas.map((talla) => {
                  const celda = suyas.find((una) => una.talla === talla)
                  if (!celda) return <td key={talla} className="o-hatch" />
                  const corta = faltan(celda)
                  return (
                    <td key={talla}>
                      <button
                        type="button"
                        aria-pressed={claveDe(celda) === elegida}
                        onClick={() => onChoose(claveDe(celda))}
                      >
                        <span className="o-sr">
                          {[say.cell(nombre, talla, celda.libre, celda.stock), corta > 0 && say.short(corta)]
                            .filter(Boolean)
                            .join('. ')}
                        </span>
                        <b aria-hidden="true">{number(celda.libre)}</b>
                        <small aria-hidden="true">{number(celda.stock)}</small>
                        {corta > 0 && <em aria-hidden="true">−{number(corta)}</em>}
                      </button>
                    </td>
                  )
                })}
              </tr>
            )
          })}
        </tbody>
      </table>
    </Sideways>
  )
}

function DeCelda({ celda }: { celda: CeldaDeReparto }) {
  const say = useWords(REPARTO)
  const { idioma, number, date } = useFormat()
  const [intento, setIntento] = useState<Intento | null>(null)
  const cifras: [string, number][] = [
    [say.stock, celda.stock],
    [say.reserved, celda.reservado],
    [say.tied, celda.asignado],
    [say.free, celda.libre],
    [say.coming, celda.ordenes.reduce((n, { pendiente }) => n + pendiente, 0)],
  ]
  return (
    <section className="o-sec" aria-live="polite">
      <h2 className="o-h2">
        {enIdioma(celda.color, idioma)} {celda.talla}
      </h2>
      <dl className="o-figures o-spaced">
        {cifras.map(([nombre, n]) => (
          <div key={nombre}>
            <dt>{nombre}</dt>
            <dd>{number(n)}</dd>
          </div>
        ))}
      </dl>
      {celda.ordenes.map(({ ordenId, numero, fecha, pendiente, libres }) => (
        <p key={ordenId} className="o-q">
          {numero} · {fecha ? date(fecha) : '·'} · {number(pendiente)} ({say.freeComing(numero, libres)})
        </p>
      ))}
      <Esperan celda={celda} onMove={setIntento} />
      {intento && <MoverDialog celda={celda} intento={intento} onClose={() => setIntento(null)} />}
    </section>
  )
}
