import { useTranslation } from '../../i18n/use-translation.ts'
import { useSettings } from '../../kit/settings.ts'
import { Patron } from '../../pieces/dibujo/Patron.tsx'

export function AboutHero() {
  const { t } = useTranslation('empresa')
  const { marca, ciudad } = useSettings().empresa
  return (
    <section className="hero" aria-labelledby="hero">
      <div className="hero-text">
        <p className="hero-kicker">{t('about.kicker')}</p>
        <h1 className="d1" id="hero">
          {t('about.hero')} <em>{t('about.heroEm')}</em>
        </h1>
        <p className="lead">{t('about.lead', { marca, ciudad })}</p>
      </div>
      <div className="hero-pic">
        <Patron label={t('about.patternAlt')} />
      </div>
    </section>
  )
}
