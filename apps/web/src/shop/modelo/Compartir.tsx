import { enIdioma } from '@telar/domain/idioma'
import { useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useApp } from '../../kit/app.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { Ficha } from './ficha.ts'

const SHOWN_MS = 2500

/** Passes the model's public page on. */
export function Compartir({ modelo: { id, nombres, numero } }: { modelo: Ficha }) {
  const { t, i18n } = useTranslation()
  const { origin } = useApp()
  const [copied, setCopied] = useState(false)
  const address = `${origin}/modelo/${id}`
  const message = `${enIdioma(nombres, i18n.language)} ${numero} ${address}`

  async function copy() {
    await navigator.clipboard.writeText(address)
    setCopied(true)
    setTimeout(() => setCopied(false), SHOWN_MS)
  }
  return (
    <p className="share">
      <a
        className="link tap"
        href={`https://wa.me/?${new URLSearchParams({ text: message })}`}
        target="_blank"
        rel="noreferrer"
      >
        {t('model.whatsapp')}
      </a>
      <button type="button" className="link tap" onClick={() => void copy()}>
        {t('model.copy')}
      </button>
      <span className="state ok" role="status">
        {copied && (
          <>
            <Icon name="check" /> {t('model.copied')}
          </>
        )}
      </span>
    </p>
  )
}
