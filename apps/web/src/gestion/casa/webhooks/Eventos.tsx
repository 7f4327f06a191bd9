import { EVENTOS } from '@telar/domain/casa/webhook'
import { useController } from 'react-hook-form'
import type { Values } from '../../record/form/form-values.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { EVENTO, WEBHOOKS as SAY } from './webhooks-texts.ts'

/** Of what an address is told, those marked. */
export function Eventos({ disabled }: { disabled: boolean }) {
  const { word } = useFormat()
  const say = useWords(SAY)
  const { field, fieldState } = useController<Values>({ name: 'eventos' })
  const marcados = field.value as string[]
  return (
    <fieldset className="o-sec o-roles" disabled={disabled}>
      <legend className="o-h2">{say.eventos}</legend>
      {fieldState.error && <p className="o-err">{say.sinEventos}</p>}
      {EVENTOS.map((evento) => (
        <label key={evento}>
          <input
            type="checkbox"
            className="o-ck"
            checked={marcados.includes(evento)}
            onChange={({ target: { checked } }) =>
              field.onChange(EVENTOS.filter((uno) => (uno === evento ? checked : marcados.includes(uno))))
            }
          />
          <span className="o-m">{word(EVENTO[evento])}</span> <code className="o-q">{evento}</code>
        </label>
      ))}
    </fieldset>
  )
}
