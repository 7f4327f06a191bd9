import { type Sistema, sistema } from '@telar/contract/casa/sistema'
import { useRead } from '../../calls.ts'
import { FieldView } from '../../record/form/FieldView.tsx'
import { Leido } from '../../record/Leido.tsx'
import { Part } from '../../record/Part.tsx'
import { useWords } from '../../use-texts.ts'
import { LABELS } from './labels.ts'
import { SERVICIOS } from './servicios-texts.ts'

/** The assistant of the shop and the dictation of invoices: whether they are there, and who answers for them. */
export default function Servicios() {
  const read = useRead(sistema.sistema, {})
  return <Leido de={read}>{({ servicios }) => <Encendidos servicios={servicios} />}</Leido>
}

function Encendidos({ servicios: { asistente, voz } }: Pick<Sistema, 'servicios'>) {
  const say = useWords(SERVICIOS)
  return (
    <>
      <Part title={say.assistant} hint={say.assistantHint}>
        <div className="o-form o-form-flush">
          <FieldView field={{ name: 'asistente', control: 'checkbox' }} label={LABELS.asistente} disabled={false} />
        </div>
        <p className="o-q">{asistente === null ? say.assistantAlone : say.assistantBy(asistente)}</p>
      </Part>
      <Part title={say.voice} hint={say.voiceHint}>
        <div className="o-form o-form-flush">
          <FieldView field={{ name: 'voz', control: 'checkbox' }} label={LABELS.voz} disabled={false} />
        </div>
        <p className="o-q">{voz === null ? say.voiceNobody : say.voiceBy(voz)}</p>
      </Part>
    </>
  )
}
