import { type Pregunta, preguntas } from '@telar/contract/asistente/preguntas'
import { SIN_TEXTOS } from '@telar/domain/idioma'
import { useMay } from '../../access.ts'
import { useCommand, useRead } from '../../calls.ts'
import type { RecordProps } from '../../declare/screen.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { Note } from '../../parts/Note.tsx'
import { notify } from '../../parts/notify.tsx'
import { hrefOf, useGo } from '../../place.ts'
import { useWrittenForm } from '../../record/form/use-written-form.ts'
import { WrittenForm } from '../../record/form/WrittenForm.tsx'
import { Leido } from '../../record/Leido.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { FAQ_FIELDS, FAQ_LABELS } from '../faq/faq-campos.ts'
import { PREGUNTA } from './pregunta-texts.ts'

/** The question goes into the language in which it was asked. */
const conPregunta = ({ idioma, pregunta }: Pregunta) => ({
  pregunta: { ...SIN_TEXTOS, [idioma]: pregunta },
  respuesta: { ...SIN_TEXTOS },
  claves: { ...SIN_TEXTOS },
  activa: true,
})

/** The questions of the page that it may be another way of asking: one click, and it is. */
function Propuestas({ fila }: { fila: Pregunta }) {
  const say = useWords(PREGUNTA)
  const go = useGo()
  const { word } = useFormat()
  const { data = [] } = useRead(preguntas.propuestas, { params: { id: fila.id } })
  const { mutateAsync: variante, isPending } = useCommand(preguntas.variante)
  if (data.length === 0) return null
  const tomar = async (faqId: number) => {
    go(hrefOf('faq', await variante({ params: { id: fila.id }, body: { faqId } })), { replace: true })
    notify(say.varied)
  }
  return (
    <section>
      <h2 className="o-h2">{say.variants}</h2>
      <p className="o-acts-row">
        {data.map(({ id, pregunta }) => (
          <Button key={id} small disabled={isPending} onClick={() => void tomar(id)}>
            {word(pregunta)}
          </Button>
        ))}
      </p>
    </section>
  )
}

function Responder({ fila }: { fila: Pregunta }) {
  const t = useWords(OFFICE)
  const go = useGo()
  const may = useMay()
  const { mutateAsync: responder } = useCommand(preguntas.responder)
  const { idioma, moment } = useFormat()
  const say = useWords(PREGUNTA)
  const mayWrite = may(preguntas.responder.access)
  const written = useWrittenForm(preguntas.responder.body, conPregunta(fila), async (values) => {
    const id = await responder({ params: { id: fila.id }, body: values })
    written.form.reset(values)
    written.unsaved.current = 0
    go(hrefOf('faq', id), { replace: true })
    notify(say.added)
  })
  return (
    <WrittenForm
      screen="preguntas"
      title={fila.pregunta}
      labels={FAQ_LABELS}
      fields={FAQ_FIELDS}
      written={written}
      mayWrite={mayWrite}
      before={
        <div className="o-wide o-stack">
          <p className="o-q">
            {say.asked(
              fila.veces,
              idioma === 'en' ? t.languages[fila.idioma] : t.languages[fila.idioma].toLowerCase(),
              moment(fila.ultimaVez),
            )}
          </p>
          {mayWrite && !fila.resuelta && <Propuestas fila={fila} />}
          <Note>{fila.resuelta ? say.answered : say.how}</Note>
        </div>
      }
    />
  )
}

/** A question that had no answer: answered here, it becomes one of the page's. */
export default function PreguntaRecord({ id }: RecordProps) {
  const read = useRead(preguntas.get, { params: { id: Number(id) } }, { staleTime: 0 })
  return <Leido de={read}>{(fila) => <Responder key={fila.id} fila={fila} />}</Leido>
}
