import type { webbanners } from '@telar/contract/catalogo/webbanners'
import { enIdioma, IDIOMAS, type Textos } from '@telar/domain/idioma'
import { useState } from 'react'
import type { z } from 'zod'
import { hoy } from '../../../kit/hoy.ts'
import { ConEnfasis } from '../../../pieces/ConEnfasis.tsx'
import { direccion } from '../../../pieces/foto/foto-fuentes.ts'
import { OFFICE } from '../../office-texts.ts'
import { Note } from '../../parts/Note.tsx'
import { formOf } from '../../record/form/form-of.ts'
import type { Draft } from '../../record/form/form-values.ts'
import { useIdioma, useWords } from '../../use-texts.ts'
import { saidIn } from '../../words.ts'
import { BANNER } from './banner-texts.ts'

type BannerValues = Draft<z.input<typeof webbanners.create.body>>
const bannerForm = formOf<BannerValues>()
const NADA: Textos = { es: '', en: '', pt: '', ca: '' }

/** Whether the shop would show it today. */
const inForce = ({ activo, desde, hasta }: BannerValues) =>
  activo === true && (!desde || String(desde) <= hoy()) && (!hasta || String(hasta) >= hoy())

/** The banner as the shop's first screen shows it, in both shapes and in each language, as one writes. */
export default function VistaDelBanner() {
  const t = useWords(OFFICE)
  const own = useIdioma()
  const say = useWords(BANNER)
  const values = bannerForm.useValues()
  const [idioma, setIdioma] = useState(own)
  return (
    <aside className="o-preview o-banner-preview" aria-label={say.preview}>
      <div>
        <h2 className="o-h2">
          {say.preview} <span className="o-q">{say.hint}</span>
        </h2>
        <fieldset className="o-seg" aria-label={say.preview}>
          {IDIOMAS.map((each) => (
            <button key={each} type="button" aria-pressed={each === idioma} onClick={() => setIdioma(each)}>
              {t.languages[each]}
            </button>
          ))}
        </fieldset>
        {!inForce(values) && <Note look="warning">{say.outside}</Note>}
        {(['computer', 'phone'] as const).map((shape) => (
          <figure key={shape}>
            <figcaption className="o-q o-s">{say[shape]}</figcaption>
            <Hero values={values} idioma={idioma} shape={shape} />
          </figure>
        ))}
      </div>
    </aside>
  )
}

interface HeroProps {
  values: BannerValues
  idioma: keyof Textos
  shape: 'computer' | 'phone'
}

function Hero({ values, idioma, shape }: HeroProps) {
  const say = saidIn(BANNER, idioma)
  const text = (name: 'titulo' | 'texto' | 'accion') => enIdioma({ ...NADA, ...values[name] }, idioma)
  const { imagenId } = values
  return (
    <div className={`o-hero o-hero-${shape}`} lang={idioma}>
      <div className="o-hero-text">
        <small>{say.house}</small>
        <strong>
          <ConEnfasis>{text('titulo') || say.untitled}</ConEnfasis>
        </strong>
        <p>{text('texto')}</p>
        <b>{text('accion') || say.see}</b>
      </div>
      {typeof imagenId === 'number' ? (
        <img src={direccion(imagenId, 800, 'webp')} alt="" />
      ) : (
        <span className="o-hero-none">{say.noPicture}</span>
      )}
    </div>
  )
}
