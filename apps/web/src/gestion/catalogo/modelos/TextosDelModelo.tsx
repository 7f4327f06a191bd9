import type { Modelo } from '@telar/contract/catalogo/modelos'
import type { PartProps } from '../../declare/screen.ts'
import { TextosControl } from '../../record/form/controls/TextosControl.tsx'
import { useFormat } from '../../use-texts.ts'
import { Detalles } from './Detalles.tsx'
import { MODELO_LABELS } from './modelo-labels.ts'

/** Description and care, in the four languages side by side, and the details that they tell. */
export function TextosDelModelo({ mayWrite }: PartProps<Modelo>) {
  const { word } = useFormat()
  return (
    <form className="o-form o-form-full" onSubmit={(event) => event.preventDefault()} noValidate>
      {(['descripcion', 'cuidados'] as const).map((name) => (
        <TextosControl key={name} name={name} label={word(MODELO_LABELS[name])} disabled={!mayWrite} area />
      ))}
      <Detalles disabled={!mayWrite} />
    </form>
  )
}
