import { clientes } from '@telar/contract/clientes/clientes'
import { useRef, useState } from 'react'
import { useCommand } from '../../calls.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { errorText } from '../../parts/error-text.ts'
import { Note } from '../../parts/Note.tsx'
import { notify } from '../../parts/notify.tsx'
import { OfficeDialog } from '../../parts/OfficeDialog.tsx'
import { useWords } from '../../use-texts.ts'
import { CLIENTE } from './cliente-texts.ts'

/** Asks once; orders stay, without a name. */
export function BorrarDatos({ id, name, onClose }: { id: number; name: string; onClose: () => void }) {
  const t = useWords(OFFICE)
  const say = useWords(CLIENTE)
  const { mutateAsync: borrarDatos } = useCommand(clientes.borrarDatos)
  const stay = useRef<HTMLButtonElement>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const erase = async () => {
    try {
      await borrarDatos({ params: { id } })
      notify(say.erased(name))
      onClose()
    } catch (error) {
      setFailure(error)
    }
  }
  return (
    <OfficeDialog
      title={say.eraseTitle(name)}
      description={t.list.noWayBack}
      onClose={onClose}
      initialFocus={stay}
      onConfirm={() => void erase()}
      footer={
        <>
          <Button ref={stay} onClick={onClose} keys="escape">
            {t.back}
          </Button>
          <Button look="main" onClick={() => void erase()} keys="ctrl+enter">
            {say.erase}
          </Button>
        </>
      }
    >
      <p>{say.eraseWhat}</p>
      {failure !== null && <Note look="error">{errorText(failure, t)}</Note>}
    </OfficeDialog>
  )
}
