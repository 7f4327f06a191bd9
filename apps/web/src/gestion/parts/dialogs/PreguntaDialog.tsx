import { type ReactNode, useRef, useState } from 'react'
import { OFFICE } from '../../office-texts.ts'
import { useWords } from '../../use-texts.ts'
import { Button } from '../Button.tsx'
import { errorText } from '../error-text.ts'
import { Note } from '../Note.tsx'
import { OfficeDialog } from './OfficeDialog.tsx'

interface PreguntaDialogProps {
  title: string
  description?: string
  /** The button carries it. */
  verb: string
  /** What is refused is a warning: the same button does it all the same. */
  warned?: boolean
  children?: ReactNode
  /** Nothing can be done as things are. */
  disabled?: boolean
  /** The first field takes the focus, instead of the way out. */
  asks?: boolean
  onClose: () => void
  /** `false` is not done yet: it stays, and whoever asks says why. */
  onConfirm: () => Promise<unknown>
}

/** Asks once; what the server refuses is told inside until it is written otherwise, and nothing typed is lost. */
export function PreguntaDialog(props: PreguntaDialogProps) {
  const {
    title,
    description,
    verb,
    warned = false,
    children,
    disabled = false,
    asks = false,
    onClose,
    onConfirm,
  } = props
  const t = useWords(OFFICE)
  const stay = useRef<HTMLButtonElement>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const confirm = async () => {
    if (busy || disabled) return
    setBusy(true)
    setFailure(null)
    try {
      if ((await onConfirm()) === false) setBusy(false)
      else onClose()
    } catch (error) {
      setFailure(error)
      setBusy(false)
    }
  }
  return (
    <OfficeDialog
      title={title}
      description={description}
      onClose={onClose}
      {...(asks ? {} : { initialFocus: stay })}
      onConfirm={() => void confirm()}
      onEdit={() => setFailure(null)}
      footer={
        <>
          <Button ref={stay} onClick={onClose} keys="escape">
            {t.back}
          </Button>
          <Button look="main" disabled={busy || disabled} onClick={() => void confirm()} keys="ctrl+enter">
            {verb}
          </Button>
        </>
      }
    >
      {(children || failure !== null) && (
        <>
          {children}
          {failure !== null && (
            <Note look={warned ? 'warning' : 'error'} role="alert">
              {errorText(failure, t)}
            </Note>
          )}
        </>
      )}
    </OfficeDialog>
  )
}
