import { AjustesElectronica, electronicas } from '@telar/contract/facturacion/electronicas'
import type { z } from 'zod'
import { useCommand, useRead } from '../../calls.ts'
import type { Field } from '../../declare/values.ts'
import { OFFICE } from '../../office-texts.ts'
import { notify } from '../../parts/notify.tsx'
import { useWrittenForm } from '../../record/form/use-written-form.ts'
import { WrittenForm } from '../../record/form/WrittenForm.tsx'
import { Leido } from '../../record/Leido.tsx'
import { useWords } from '../../use-texts.ts'
import { ELECTRONICAS as SAY, VIA } from './electronicas-texts.ts'
import { PAGINA } from './paginas.ts'

type Guardados = z.output<typeof AjustesElectronica>

const LABELS = { modo: SAY.via, desde: SAY.desde }
const FIELDS: readonly Field[] = [
  { name: 'modo', control: 'select', options: VIA, width: 'medium', hint: SAY.viaQue },
  { name: 'desde', control: 'date' },
]

/** Whether invoices leave electronically, by which way, and since when. */
export default function Ajustes() {
  const read = useRead(electronicas.ajustes, {}, { staleTime: 0 })
  return <Leido de={read}>{(ajustes) => <Editor key={JSON.stringify(ajustes)} ajustes={ajustes} />}</Leido>
}

function Editor({ ajustes }: { ajustes: Guardados }) {
  const t = useWords(OFFICE)
  const { mutateAsync: guardar } = useCommand(electronicas.guardarAjustes)
  const pagina = useWords(PAGINA)
  const written = useWrittenForm(AjustesElectronica, ajustes, async (values) => {
    const saved = await guardar({ body: values })
    written.form.reset(saved)
    written.unsaved.current = 0
    notify(t.record.saved)
  })
  return (
    <WrittenForm
      screen="electronicas"
      title={pagina.ajustes}
      labels={LABELS}
      fields={FIELDS}
      written={written}
      mayWrite
    />
  )
}
