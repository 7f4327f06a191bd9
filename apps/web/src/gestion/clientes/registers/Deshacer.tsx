import { type Register, registers } from '@telar/contract/clientes/registers'
import { puedePasar } from '@telar/domain/clientes/registro'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useCommand } from '../../calls.ts'
import { Button } from '../../parts/Button.tsx'
import { NotaDialog } from '../../parts/dialogs/NotaDialog.tsx'
import { notify } from '../../parts/notify.tsx'
import { useWords } from '../../use-texts.ts'
import { REGISTRO } from './registro-texts.ts'

/** A decision is taken back, to be made anew. */
export function Deshacer({ registro: { id, nombre, estado, version } }: { registro: Register }) {
  const say = useWords(REGISTRO)
  const { mutateAsync: deshacer } = useCommand(registers.deshacer)
  const [asking, setAsking] = useState(false)
  if (!puedePasar(estado, 'solicitado')) return null
  return (
    <section className="o-sec">
      <Button look="ghost" icon={Undo2} onClick={() => setAsking(true)}>
        {say.undo}
      </Button>
      {asking && (
        <NotaDialog
          required
          title={say.undoTitle(nombre)}
          description={say.undoWhat}
          say={{ note: say.note, noteHint: say.whyHint }}
          verb={say.undoVerb}
          maxLength={1000}
          onClose={() => setAsking(false)}
          onConfirm={async (motivo) => {
            await deshacer({ body: { id, motivo, version } })
            notify(say.undone)
          }}
        >
          {null}
        </NotaDialog>
      )}
    </section>
  )
}
