import type { recuentos } from '@telar/contract/almacen/recuentos'
import type { CallOutput } from '@telar/contract/kit/endpoint'
import { enIdioma } from '@telar/domain/idioma'
import { useState } from 'react'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { Sideways } from '../../parts/Sideways.tsx'
import { hrefOf } from '../../place.ts'
import { PlainHead } from '../../record/PlainHead.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { conMas } from '../MatrizEscrita.tsx'
import { MOVIMIENTO } from '../movimientos/movimiento-texts.ts'
import { A, LUGAR } from '../palabras.ts'
import { RECUENTO } from './recuento-texts.ts'

type Recuento = CallOutput<typeof recuentos.get>

/** A count as it was booked: where, by whom, and every cell beside what the books said. */
export function VerRecuento({ recuento }: { recuento: Recuento }) {
  const { number, moment, word } = useFormat()
  const say = useWords(RECUENTO)
  const a = useWords(A)
  const libro = useWords(MOVIMIENTO)
  const { id, cuando, lugar, quien, nota, celdas, sobran, faltan } = recuento
  return (
    <>
      <PlainHead screen="recuentos" title={say.de(id, moment(cuando))} id={id}>
        <span className="o-sp" />
        <OfficeLink className="o-btn" href={hrefOf('movimientos', null, { filtros: [`recuentoId.eq.${id}`] })}>
          {libro.enElLibro}
        </OfficeLink>
      </PlainHead>
      <div className="o-scroll">
        <section className="o-sec">
          <dl className="o-dl o-dl-two">
            <dt>{a.lugar}</dt>
            <dd>{word(LUGAR[lugar])}</dd>
            <dt>{a.quien}</dt>
            <dd>{quien ?? '–'}</dd>
            <dt>{a.nota}</dt>
            <dd>{nota || '–'}</dd>
            <dt>{a.celdas}</dt>
            <dd>{number(celdas)}</dd>
            <dt>{a.sobran}</dt>
            <dd className="o-m">{number(sobran)}</dd>
            <dt>{a.faltan}</dt>
            <dd className="o-m">{number(faltan)}</dd>
          </dl>
        </section>
        <Contado recuento={recuento} />
      </div>
    </>
  )
}

function Contado({ recuento: { contadas, sobran, faltan } }: { recuento: Recuento }) {
  const { idioma, number } = useFormat()
  const say = useWords(RECUENTO)
  const a = useWords(A)
  const hubo = sobran + faltan > 0
  const [solo, setSolo] = useState(hubo)
  const filas = solo ? contadas.filter((celda) => celda.contadas !== celda.habia) : contadas
  return (
    <section className="o-sec o-flat" aria-label={say.contado}>
      <div className="o-row o-wrap">
        <h2 className="o-h2">{say.contado}</h2>
        <span className="o-sp" />
        {hubo && (
          <label className="o-row">
            <input type="checkbox" className="o-ck" checked={solo} onChange={({ target }) => setSolo(target.checked)} />
            {say.soloDiferencias}
          </label>
        )}
      </div>
      {!hubo && <p className="o-q">{say.sinDiferencias}</p>}
      <Sideways>
        <table className="o-t o-ledger">
          <thead>
            <tr>
              <th>{a.modelo}</th>
              <th>{a.color}</th>
              <th>{a.talla}</th>
              <th className="o-n">{a.libros}</th>
              <th className="o-n">{a.contadas}</th>
              <th className="o-n">{a.diferencia}</th>
            </tr>
          </thead>
          <tbody>
            {filas.map(({ modeloId, numero, nombre, colorId, color, talla, habia, contadas: n }) => (
              <tr key={`${modeloId} ${colorId} ${talla}`}>
                <td>
                  <OfficeLink className="o-link o-m" href={hrefOf('modelos', modeloId)}>
                    {[numero, nombre].filter(Boolean).join(' ')}
                  </OfficeLink>
                </td>
                <td>{color ? enIdioma(color, idioma) : '–'}</td>
                <td>{talla}</td>
                <td className="o-n">{number(habia)}</td>
                <td className="o-n">{number(n)}</td>
                <td className={n < habia ? 'o-n o-fewer' : 'o-n o-m'}>
                  {n === habia ? '·' : conMas(number, n - habia)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Sideways>
    </section>
  )
}
