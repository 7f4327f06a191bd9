import type { Nota } from '@telar/contract/produccion/nota'
import { enIdioma } from '@telar/domain/idioma'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { Sideways } from '../../parts/Sideways.tsx'
import { State, Swatch } from '../../parts/State.tsx'
import { hrefOf } from '../../place.ts'
import { ActionBar } from '../../record/ActionBar.tsx'
import { PlainHead } from '../../record/PlainHead.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { ACCIONES } from './acciones.ts'
import { ESTADO, NOTA, NOTA_LABELS } from './nota-texts.ts'
import { VueltasDeNota } from './VueltasDeNota.tsx'

/** A workshop's note: what left, what is still out, and what has come back. */
export function VerNota({ nota }: { nota: Nota }) {
  const { word, date, money, number } = useFormat()
  const say = useWords(NOTA)
  const labels = useWords(NOTA_LABELS)
  const { label, mark } = ESTADO[nota.estado]
  const cifras: [string, string][] = [
    [labels.cantidad, number(nota.cantidad)],
    [labels.fuera, number(nota.fuera)],
    [labels.fechaPrevista, nota.fechaPrevista ? date(nota.fechaPrevista) : '–'],
    ...(nota.tarifa > 0 ? [[labels.tarifa, money(nota.tarifa)] as [string, string]] : []),
  ]
  return (
    <>
      <PlainHead screen="notastaller" title={nota.numero} id={nota.id}>
        <State mark={mark}>{word(label)}</State>
        {nota.atrasada && <State mark="late">{labels.atrasada}</State>}
        <span className="o-sp" />
        <ActionBar row={nota} actions={ACCIONES} />
      </PlainHead>
      <div className="o-scroll">
        <section className="o-sec">
          <p>
            <b className="o-m">{word(nota.operacion)}</b>{' '}
            {nota.tallerId === null ? (
              <span className="o-q">{say.enCasa}</span>
            ) : (
              <OfficeLink className="o-link" href={hrefOf('proveedores', nota.tallerId)}>
                {nota.taller}
              </OfficeLink>
            )}
            {' · '}
            <OfficeLink className="o-link" href={hrefOf('ordenesfab', nota.ordenId)}>
              {nota.orden}
            </OfficeLink>{' '}
            <span className="o-q">
              {nota.modelo} {nota.nombre}
            </span>
          </p>
          <dl className="o-figures">
            {cifras.map(([rotulo, valor]) => (
              <div key={rotulo}>
                <dt>{rotulo}</dt>
                <dd>{valor}</dd>
              </div>
            ))}
          </dl>
          <p className="o-q">{[date(nota.fecha), nota.quien].filter(Boolean).join(' · ')}</p>
          {nota.acompana && (
            <p>
              <span className="o-q">{say.acompana}:</span> {nota.acompana}
            </p>
          )}
          {nota.notas && <p>{nota.notas}</p>}
        </section>
        <section className="o-sec o-flat" aria-label={say.salieron}>
          <Celdas nota={nota} />
        </section>
        <VueltasDeNota nota={nota} />
      </div>
    </>
  )
}

/** What left of each colour and size, and of it what is still out. */
function Celdas({ nota: { celdas, tallas } }: { nota: Nota }) {
  const { idioma, number } = useFormat()
  const say = useWords(NOTA)
  const usadas = tallas.filter((talla) => celdas.some((celda) => celda.talla === talla))
  const suma = (cuales: Nota['celdas'], de: 'cantidad' | 'fuera') => cuales.reduce((n, celda) => n + celda[de], 0)
  const cell = (n: number) => (n === 0 ? '·' : number(n))
  return (
    <Sideways>
      <table className="o-t o-t-money o-rowhead">
        <thead>
          <tr>
            <td />
            <td />
            {usadas.map((talla) => (
              <th key={talla} className="o-n">
                {talla}
              </th>
            ))}
            <th className="o-n">{say.total}</th>
          </tr>
        </thead>
        {[...Map.groupBy(celdas, ({ colorId }) => colorId)].map(([colorId, suyas]) => (
          <tbody key={colorId}>
            {(['cantidad', 'fuera'] as const).map((de) => (
              <tr key={de}>
                {de === 'cantidad' && suyas[0] ? (
                  <th scope="row">
                    <Swatch hex={suyas[0].hex} />
                    {enIdioma(suyas[0].color, idioma)}
                  </th>
                ) : (
                  <td />
                )}
                <td className="o-q">{de === 'cantidad' ? say.salieron : say.quedan}</td>
                {usadas.map((talla) => (
                  <td key={talla} className={de === 'fuera' ? 'o-n o-m' : 'o-n'}>
                    {cell(
                      suma(
                        suyas.filter((una) => una.talla === talla),
                        de,
                      ),
                    )}
                  </td>
                ))}
                <td className="o-n">{cell(suma(suyas, de))}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Sideways>
  )
}
