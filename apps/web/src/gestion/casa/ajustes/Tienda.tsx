import { FieldView } from '../../record/form/FieldView.tsx'
import { useWords } from '../../use-texts.ts'
import { AJUSTES } from './ajustes-texts.ts'
import { LABELS } from './labels.ts'

/** What the shop announces and asks for. */
export function Tienda() {
  const say = useWords(AJUSTES)
  return (
    <>
      <section className="o-sec">
        <h2 className="o-h2">
          {say.announcement} <span className="o-q o-s">{say.announcementHint}</span>
        </h2>
        <div className="o-form o-form-flush">
          <FieldView field={{ name: 'anuncio', control: 'textos' }} label={LABELS.anuncio} disabled={false} />
        </div>
      </section>
      <section className="o-sec">
        <h2 className="o-h2">
          {say.order} <span className="o-q o-s">{say.orderHint}</span>
        </h2>
        <div className="o-form o-form-flush">
          <FieldView field={{ name: 'pedidoMinimo', control: 'money' }} label={LABELS.pedidoMinimo} disabled={false} />
        </div>
      </section>
      <section className="o-sec">
        <h2 className="o-h2">
          {say.seconds} <span className="o-q o-s">{say.secondsHint}</span>
        </h2>
        <div className="o-form o-form-flush">
          <FieldView
            field={{ name: 'diasDevolucion', control: 'number' }}
            label={LABELS.diasDevolucion}
            disabled={false}
          />
          <FieldView
            field={{ name: 'segundaPorCiento', control: 'number' }}
            label={LABELS.segundaPorCiento}
            disabled={false}
          />
        </div>
      </section>
    </>
  )
}
