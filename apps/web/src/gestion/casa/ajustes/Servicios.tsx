import { sistema } from '@telar/contract/casa/sistema'
import { useRead } from '../../calls.ts'
import { FieldView } from '../../record/form/FieldView.tsx'
import { Part } from '../../record/Part.tsx'
import { useWords } from '../../use-texts.ts'
import { LABELS } from './labels.ts'
import { SERVICIOS } from './servicios-texts.ts'

/** The assistant of the shop and the dictation of invoices: whether they are there, and who answers for them. */
export default function Servicios() {
  const say = useWords(SERVICIOS)
  const { data } = useRead(sistema.sistema, {})
  return (
    <>
      <Part title={say.assistant} hint={say.assistantHint}>
        <div className="o-form o-form-flush">
          <FieldView field={{ name: 'asistente', control: 'checkbox' }} label={LABELS.asistente} disabled={false} />
        </div>
        {data && (
          <p className="o-q">
            {data.servicios.asistente === null ? say.assistantAlone : say.assistantBy(data.servicios.asistente)}
          </p>
        )}
      </Part>
      <Part title={say.voice} hint={say.voiceHint}>
        <div className="o-form o-form-flush">
          <FieldView field={{ name: 'voz', control: 'checkbox' }} label={LABELS.voz} disabled={false} />
        </div>
        {data && (
          <p className="o-q">{data.servicios.voz === null ? say.voiceNobody : say.voiceBy(data.servicios.voz)}</p>
        )}
      </Part>
    </>
  )
}
