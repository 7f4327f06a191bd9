import { type FormEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Mensajes } from './Mensajes.tsx'
import { useCharla } from './use-charla.ts'
import '../../styles/shop/asistente.css'
import { Form } from '../../ui/Form.tsx'

const MAX = 500
const PHONE = '(max-width: 760px)'

/** The talk: beside the page where there is room, over it on a phone. */
export default function Panel({ onClose }: PanelProps) {
  const { t } = useTranslation('asistente')
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [pregunta, setPregunta] = useState('')
  const charla = useCharla()
  const { busy, error, retry, mensajes } = charla

  useEffect(() => {
    const { current } = dialog
    if (window.matchMedia(PHONE).matches) current?.showModal()
    else current?.show()
    field.current?.focus()
    return () => current?.close()
  }, [])
  useEffect(() => {
    if (retry) setPregunta(retry)
  }, [retry])

  function send(event: FormEvent) {
    event.preventDefault()
    if (busy || !pregunta.trim()) return
    setPregunta('')
    void charla.ask(pregunta)
  }
  function clear() {
    charla.clear()
    setPregunta('')
    field.current?.focus()
  }
  const leave = ({ target }: MouseEvent) => {
    if ((target as Element).closest('a') && window.matchMedia(PHONE).matches) onClose()
  }
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    onClose()
  }
  return (
    <dialog
      ref={dialog}
      className="ask-panel"
      aria-labelledby="ask-title"
      onClick={leave}
      onKeyDown={onEscape}
      onCancel={onClose}
    >
      <header>
        <h2 className="d4" id="ask-title">
          {t('title')}
        </h2>
        {mensajes.length > 0 && (
          <button type="button" className="link tap" onClick={clear}>
            {t('clear')}
          </button>
        )}
        <button type="button" className="icon-btn" aria-label={t('close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <Mensajes mensajes={mensajes} busy={busy} onAsk={(texto) => void charla.ask(texto)} />
      <Form onSubmit={send}>
        {error && (
          <p className="ask-error" role="alert">
            {error}
          </p>
        )}
        <div className="ask-row">
          <input
            ref={field}
            aria-label={t('question')}
            placeholder={t('hint')}
            autoComplete="off"
            enterKeyHint="send"
            maxLength={MAX}
            value={pregunta}
            onChange={({ target }) => setPregunta(target.value)}
          />
          <button
            type="submit"
            className="icon-btn ask-send"
            aria-label={t('send')}
            aria-disabled={busy || !pregunta.trim()}
          >
            <Icon name="next" />
          </button>
        </div>
        <p className="mute ask-notice">{t('notice')}</p>
      </Form>
    </dialog>
  )
}

export interface PanelProps {
  onClose: () => void
}
