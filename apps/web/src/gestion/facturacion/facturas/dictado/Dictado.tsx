import type { Reconocido } from '@telar/contract/facturacion/dictado'
import { dictado } from '@telar/contract/facturacion/dictado'
import type { CallInput } from '@telar/contract/kit/endpoint'
import { Mic, Square } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { useSettings } from '../../../../kit/settings.ts'
import { useCalls } from '../../../calls.ts'
import { useKeys } from '../../../frame/keys.tsx'
import { OFFICE } from '../../../office-texts.ts'
import { Button } from '../../../parts/Button.tsx'
import { errorText } from '../../../parts/error-text.ts'
import { Note } from '../../../parts/Note.tsx'
import { notify } from '../../../parts/notify.tsx'
import { useWords } from '../../../use-texts.ts'
import { DICTADO } from './dictado-texts.ts'
import { Reconocidas } from './Reconocidas.tsx'
import type { Confirmada } from './reconocida.ts'
import { useGrabar } from './use-grabar.ts'

interface DictadoProps {
  /** Whose prices are proposed, on what day and of what garments; without anybody nothing is dictated. */
  para: NonNullable<CallInput<typeof dictado.recognize>['query']> | null
  onAdd: (lineas: Confirmada[]) => Promise<void>
}

/** A sentence, typed or spoken, becomes lines that somebody confirms. */
export function Dictado({ para, onAdd }: DictadoProps) {
  const disabled = para === null
  const t = useWords(OFFICE)
  const calls = useCalls()
  const say = useWords(DICTADO)
  const { voz } = useSettings()
  const input = useRef<HTMLInputElement>(null)
  const [texto, setTexto] = useState('')
  const [busy, setBusy] = useState(false)
  const [heard, setHeard] = useState<Reconocido | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)

  async function recognise(body: { texto: string } | FormData) {
    setBusy(true)
    setTrouble(null)
    try {
      const answer = await calls.read(dictado.recognize, { query: para ?? {}, body: body as { texto: string } })
      setHeard(answer)
      setTexto(answer.texto)
    } catch (error) {
      setTrouble(errorText(error, t))
    } finally {
      setBusy(false)
    }
  }
  const { seconds, start, stop } = useGrabar((audio) => {
    const form = new FormData()
    form.append('file', audio, 'dictado.webm')
    void recognise(form)
  })
  const speak = () => {
    if (seconds !== null) return stop()
    setTrouble(null)
    start().catch(() => setTrouble(say.noMicrophone))
  }
  const close = () => {
    setHeard(null)
    input.current?.focus()
  }
  useKeys(disabled || !voz ? [] : [{ keys: 'ctrl+m', label: say.speak, run: speak, strip: true, typing: true }])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (texto.trim()) void recognise({ texto: texto.trim() })
  }
  return (
    <>
      <form className="o-dictate" onSubmit={submit}>
        {voz && (
          <Button
            look="ghost"
            small
            iconOnly
            icon={seconds === null ? Mic : Square}
            className={seconds === null ? '' : 'o-live'}
            disabled={disabled || busy}
            onClick={speak}
          >
            {seconds === null ? say.speak : say.stop(seconds)}
          </Button>
        )}
        <input
          ref={input}
          aria-label={say.label}
          placeholder={seconds === null ? say.example : say.stop(seconds)}
          maxLength={5000}
          disabled={disabled}
          value={texto}
          onChange={(event) => setTexto(event.target.value)}
        />
        <Button type="submit" small disabled={disabled || busy || texto.trim() === ''} aria-busy={busy}>
          {busy ? say.thinking : say.understand}
        </Button>
      </form>
      {trouble && <Note look="warning">{trouble}</Note>}
      {heard && (
        <Reconocidas
          key={heard.texto}
          heard={heard}
          onClose={close}
          onAdd={async (lineas) => {
            await onAdd(lineas)
            notify(say.added(lineas.length))
            setTexto('')
            close()
          }}
        />
      )}
    </>
  )
}
