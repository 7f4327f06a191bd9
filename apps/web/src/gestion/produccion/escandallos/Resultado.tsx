import type { AjustesDeProduccion } from '@telar/domain/casa/ajustes'
import { type Escandallo, margenDe } from '@telar/domain/produccion/escandallo'
import { useWatch } from 'react-hook-form'
import { Button } from '../../parts/Button.tsx'
import { notify } from '../../parts/notify.tsx'
import { FieldView } from '../../record/form/FieldView.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { word as same } from '../../words.ts'
import { HOJA } from './escandallo-texts.ts'
import type { modeloForm } from './hoja-values.ts'

interface ResultadoProps {
  total: Escandallo
  /** The margin that the sheet asks for. */
  objetivo: number
  casa: AjustesDeProduccion
  /** The model's own form: its price is set there. */
  modelo: ReturnType<typeof modeloForm.useForm>
}

/** What the sheet comes to: its cost, the price it asks for, and what today's price leaves. */
export function Resultado({ total, objetivo, casa, modelo }: ResultadoProps) {
  const { number } = useFormat()
  const say = useWords(HOJA)
  const hint = (n: number) => {
    const text = say.deCasa(number(n))
    return same(text, text, text, text)
  }
  return (
    <>
      <section className="o-sec" aria-label={say.coste}>
        <Coste total={total} />
      </section>
      <section className="o-sec" aria-label={say.precios}>
        <h2 className="o-h2">
          {say.precios} <span className="o-q o-s">{say.alEscribir}</span>
        </h2>
        <div className="o-sheet-two">
          <FieldView
            field={{ name: 'margen', control: 'number', hint: hint(casa.margen) }}
            label={HOJA.margen}
            disabled={false}
          />
          <FieldView
            field={{ name: 'gastosGenerales', control: 'number', hint: hint(casa.gastosGenerales) }}
            label={HOJA.gastosPor}
            disabled={false}
          />
        </div>
        <Precio {...{ total, objetivo, modelo }} />
      </section>
    </>
  )
}

function Coste({ total }: { total: Escandallo }) {
  const { amount, money } = useFormat()
  const say = useWords(HOJA)
  const partes = [
    ['materiales', total.materiales],
    ['taller', total.manoDeObra],
    ['gastos', total.gastos],
  ] as const
  return (
    <>
      <table className="o-sum">
        <tbody>
          {partes.map(([parte, importe]) => (
            <tr key={parte}>
              <th className="o-q">
                <i className={`o-part o-part-${parte}`} aria-hidden="true" />
                {say[parte]}
              </th>
              <td className="o-n">{amount(importe)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th>{say.coste}</th>
            <td className="o-n" aria-live="polite">
              {money(total.coste)}
            </td>
          </tr>
        </tfoot>
      </table>
      {total.coste > 0 && (
        <div className="o-share" aria-hidden="true">
          {partes.map(([parte, importe]) => (
            <i key={parte} className={`o-part-${parte}`} style={{ flexGrow: importe }} />
          ))}
        </div>
      )}
      {new Set(total.porTalla.map(({ coste }) => coste)).size > 1 && (
        <p className="o-s o-spaced">
          <span className="o-q">{say.porTalla}: </span>
          {total.porTalla.map(({ talla, coste }) => `${talla} ${amount(coste)}`).join(' · ')}
        </p>
      )}
    </>
  )
}

function Precio({ total, objetivo, modelo }: Omit<ResultadoProps, 'casa'>) {
  const { number, money } = useFormat()
  const say = useWords(HOJA)
  const mayor = useWatch({ control: modelo.control, name: 'precioMayor' })
  const margen = typeof mayor === 'number' ? margenDe(mayor, total.coste) : null
  const bajo = margen !== null && margen < objetivo
  const poner = () => {
    modelo.setValue('precioMayor', total.precio, { shouldDirty: true, shouldValidate: true })
    notify(say.puesto(money(total.precio)))
  }
  return (
    <>
      <table className="o-sum o-spaced">
        <tbody>
          <tr>
            <th className="o-q">{say.exacto}</th>
            <td className="o-n">{money(total.precioTeorico)}</td>
          </tr>
          <tr>
            <th className="o-m">{say.propuesto}</th>
            <td className="o-n o-asked">{money(total.precio)}</td>
          </tr>
          <tr>
            <th className="o-q">{say.pvp}</th>
            <td className="o-n">
              {money(total.pvp.desde)} – {money(total.pvp.hasta)}
            </td>
          </tr>
          <tr>
            <th className="o-q">{say.actual}</th>
            <td className="o-n">{typeof mayor === 'number' ? money(mayor) : '–'}</td>
          </tr>
          <tr>
            <th className="o-q">{say.margenReal}</th>
            <td className={bajo ? 'o-n o-m o-low' : 'o-n o-m'}>{margen === null ? '–' : `${number(margen)}\u00a0%`}</td>
          </tr>
        </tbody>
      </table>
      {total.coste > 0 && mayor !== total.precio && (
        <Button small className="o-spaced" onClick={poner}>
          {say.poner(money(total.precio))}
        </Button>
      )}
    </>
  )
}

/** The figures that matter, in sight where there is no room beside the lines. */
export function Pie({ total }: { total: Escandallo }) {
  const { money } = useFormat()
  const say = useWords(HOJA)
  return (
    <footer className="o-readout o-sheet-foot" aria-hidden="true">
      <span>
        {say.coste} <b className="o-figure">{money(total.coste)}</b>
      </span>
      <span className="o-sp" />
      <span>
        {say.propuesto} <b>{money(total.precio)}</b>
      </span>
    </footer>
  )
}
