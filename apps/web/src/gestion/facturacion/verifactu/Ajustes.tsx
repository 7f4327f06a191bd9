import { AjustesVerifactu, verifactu } from '@telar/contract/facturacion/verifactu'
import type { z } from 'zod'
import { useCommand, useRead } from '../../calls.ts'
import type { Field } from '../../declare/values.ts'
import { OFFICE } from '../../office-texts.ts'
import { Note } from '../../parts/Note.tsx'
import { notify } from '../../parts/notify.tsx'
import { useWrittenForm } from '../../record/form/use-written-form.ts'
import { WrittenForm } from '../../record/form/WrittenForm.tsx'
import { Leido } from '../../record/Leido.tsx'
import { useWords } from '../../use-texts.ts'
import { PAGINA } from './paginas.ts'
import { MODO } from './registro-labels.ts'
import { AJUSTES_LABELS, VERIFACTU as SAY } from './verifactu-texts.ts'

type Guardados = z.output<typeof AjustesVerifactu>

const FIELDS: readonly Field[] = [
  { name: 'modo', control: 'select', options: MODO, width: 'medium', hint: SAY.modoQue },
  { name: 'desde', control: 'date' },
  { name: 'instalacion', control: 'text', width: 'short' },
  { name: 'productor.nombre', control: 'text', width: 'medium' },
  { name: 'productor.nif', control: 'text', width: 'short' },
  { name: 'productor.direccion', control: 'text', width: 'wide' },
]

/** Whether records are sent, since when, and who made the program. */
export default function Ajustes() {
  const read = useRead(verifactu.ajustes, {}, { staleTime: 0 })
  return <Leido de={read}>{(ajustes) => <Editor key={JSON.stringify(ajustes)} ajustes={ajustes} />}</Leido>
}

function Editor({ ajustes }: { ajustes: Guardados }) {
  const t = useWords(OFFICE)
  const { mutateAsync: guardarAjustes } = useCommand(verifactu.guardarAjustes)
  const pagina = useWords(PAGINA)
  const say = useWords(SAY)
  const written = useWrittenForm(AjustesVerifactu, ajustes, async (values) => {
    const saved = await guardarAjustes({ body: values })
    written.form.reset(saved)
    written.unsaved.current = 0
    notify(t.record.saved)
  })
  const modo = written.form.watch('modo')
  return (
    <WrittenForm
      screen="verifactu"
      title={pagina.ajustes}
      labels={AJUSTES_LABELS}
      fields={FIELDS}
      written={written}
      mayWrite
    >
      {modo === 'real' && (
        <div className="o-sec">
          <Note look="warning">{say.realAviso}</Note>
        </div>
      )}
    </WrittenForm>
  )
}
