import type { TemaCompleto } from '@telar/domain/casa/tema'
import { ejercicioDe } from '@telar/domain/fecha'
import { enIdioma } from '@telar/domain/idioma'
import { hoy } from '../../../kit/hoy.ts'
import { useIdioma, useWords } from '../../use-texts.ts'
import { AJUSTES } from './ajustes-texts.ts'
import { ajustesForm } from './ajustes-values.ts'

const SIGNALS = ['info', 'success', 'warning', 'error'] as const

/** A corner of the shop in the colours that are being chosen. */
export function VistaPrevia({ tema }: { tema: TemaCompleto }) {
  const idioma = useIdioma()
  const { preview, sample } = useWords(AJUSTES)
  const anuncio = ajustesForm.useValue('anuncio')
  const marca = String(ajustesForm.useValue('empresa.marca'))
  return (
    <aside className="o-preview" aria-label={preview}>
      <h2 className="o-h2">{preview}</h2>
      <div className="o-mock" style={{ background: tema.base100, color: tema.text, borderColor: tema.base300 }}>
        <p style={{ background: tema.base200, color: tema.base200Content }}>
          {enIdioma(anuncio, idioma) || sample.announcement}
        </p>
        <header style={{ borderColor: tema.base300, color: tema.baseContent }}>
          <b>{marca}</b> <span>{sample.collection}</span>
        </header>
        <section>
          <small style={{ background: tema.accent, color: tema.accentContent }}>{sample.badge}</small>
          <h3 style={{ color: tema.baseContent }}>{sample.title}</h3>
          <div>{sample.text}</div>
          <div className="o-row">
            <span style={{ background: tema.primary, color: tema.primaryContent, borderColor: tema.primary }}>
              {sample.main}
            </span>
            <span style={{ background: tema.secondary, color: tema.secondaryContent, borderColor: tema.base300 }}>
              {sample.second}
            </span>
          </div>
        </section>
        <ul>
          {SIGNALS.map((signal) => (
            <li key={signal} style={{ background: tema[signal], color: tema[`${signal}Content`] }}>
              {sample[signal]}
            </li>
          ))}
        </ul>
        <footer style={{ background: tema.neutral, color: tema.neutralContent }}>
          {marca} <span>{ejercicioDe(hoy())}</span>
        </footer>
      </div>
    </aside>
  )
}
