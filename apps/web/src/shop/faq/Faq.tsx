import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { palabras, trozos } from '../../pieces/palabras.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Entrada } from './Entrada.tsx'
import type { Pregunta } from './load.ts'
import { MasDudas } from './MasDudas.tsx'
import { useAbiertas } from './use-abiertas.ts'

/** What shops ask, to read through or to search. */
export function Faq({ preguntas }: { preguntas: readonly Pregunta[] }) {
  const { t } = useTranslation('empresa')
  const [q, setQ] = useState('')
  const { abiertas, alternar, alive } = useAbiertas(preguntas)
  const words = palabras(q)
  const has = (text: string) => words.every((word) => trozos(text, [word]).some(({ hallado }) => hallado))
  const found = preguntas.filter(({ pregunta, respuesta }) => has(`${pregunta} ${respuesta}`))
  return (
    <div className="wrap faq">
      <header className="faq-head">
        <h1 className="d1">{t('faq.title')}</h1>
        <p className="lead mute">{t('faq.lead')}</p>
        <search className="find">
          <Icon name="search" />
          <input
            type="search"
            aria-label={t('faq.find')}
            placeholder={t('faq.findHint')}
            autoComplete="off"
            enterKeyHint="search"
            value={q}
            onChange={({ target }) => setQ(target.value)}
          />
        </search>
        <p className="mute" role="status">
          {words.length > 0 && t('faq.found', { count: found.length })}
        </p>
      </header>
      <div>
        {found.length > 0 ? (
          <div className="questions" data-alive={alive || undefined}>
            {found.map((pregunta) => (
              <Entrada
                key={pregunta.id}
                {...pregunta}
                words={words}
                open={abiertas.has(pregunta.id) || (words.length > 0 && !has(pregunta.pregunta))}
                onToggle={alternar}
              />
            ))}
          </div>
        ) : (
          <div className="faq-none">
            <h2 className="d3">{t('faq.noneTitle')}</h2>
            <p className="mute">{t('faq.none')}</p>
            <p className="acts">
              <Link to="/contacto" className="btn btn-primary">
                {t('faq.toContact')}
              </Link>
              <button type="button" className="link tap" onClick={() => setQ('')}>
                {t('faq.clear')}
              </button>
            </p>
          </div>
        )}
        {found.length > 0 && <MasDudas />}
      </div>
    </div>
  )
}
