import type { Modelo } from '@telar/contract/catalogo/modelos'
import { temporadas } from '@telar/contract/catalogo/temporadas'
import { type ReactNode, useEffect } from 'react'
import { useRead } from '../../calls.ts'
import type { PartProps } from '../../declare/screen.ts'
import { FieldView } from '../../record/form/FieldView.tsx'
import { useWords } from '../../use-texts.ts'
import { DATOS } from './datos-texts.ts'
import { Margen } from './Margen.tsx'
import { MODELO_LABELS } from './modelo-labels.ts'
import { campo, modeloForm } from './modelo-values.ts'
import { OtrosIdiomas } from './OtrosIdiomas.tsx'
import { Curva } from './variantes/Curva.tsx'
import { Tallas } from './variantes/Tallas.tsx'

/** A new model falls into the newest season, until somebody says otherwise. */
function useNewestSeason(isNew: boolean) {
  const { getValues, resetField } = modeloForm.useForm()
  const { data: last } = useRead(temporadas.last, {}, { enabled: isNew })
  useEffect(() => {
    if (isNew && last && getValues('temporadaId') === null) resetField('temporadaId', { defaultValue: last.id })
  }, [isNew, last, getValues, resetField])
}

/** Number, name, prices, sizes: what a model is. */
export function Datos({ row, mayWrite }: PartProps<Modelo>) {
  const say = useWords(DATOS)
  useNewestSeason(row === undefined)
  const field = (name: keyof typeof MODELO_LABELS) => (
    <FieldView key={name} field={campo(name)} label={MODELO_LABELS[name]} disabled={!mayWrite} />
  )
  return (
    <form className="o-parts" onSubmit={(event) => event.preventDefault()} noValidate>
      <div className="o-form">
        {(['numero', 'nombre', 'temporadaId', 'ventanaId', 'modeloTipoId', 'composicion'] as const).map(field)}
      </div>
      <Part title={say.others} hint={say.othersHint}>
        <OtrosIdiomas disabled={!mayWrite} />
      </Part>
      <Part title={say.prices} hint={say.pricesHint}>
        <div className="o-form o-form-flush">
          {field('precioMayor')}
          {field('pvpRecomendado')}
          {field('precioSegunda')}
          <Margen />
        </div>
      </Part>
      <Part title={say.sizes} hint={say.sizesHint}>
        <Tallas disabled={!mayWrite} />
      </Part>
      <Part title={say.curve} hint={say.curveHint}>
        <Curva disabled={!mayWrite} />
        {field('ventaPorCurva')}
      </Part>
      <Part title={say.shipping}>
        <div className="o-form o-form-flush">
          {field('taric')}
          {field('pesoGr')}
        </div>
      </Part>
    </form>
  )
}

const Part = ({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) => (
  <section className="o-sec">
    <h2 className="o-h2">
      {title} {hint && <span className="o-q o-s">{hint}</span>}
    </h2>
    {children}
  </section>
)
