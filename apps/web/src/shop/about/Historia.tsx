import { useTranslation } from '../../i18n/use-translation.ts'
import { Tejido } from '../../pieces/dibujo/Tejido.tsx'

const YEARS = ['y1996', 'y2002', 'y2009', 'y2016', 'y2026'] as const

/** How the house came to be what it is, year by year. */
export function Historia() {
  const { t } = useTranslation('empresa')
  return (
    <section className="wrap band story" aria-labelledby="historia">
      <div className="story-head">
        <h2 className="d2" id="historia">
          {t('about.historyTitle')}
        </h2>
        <p className="lead mt-6">{t('about.historyLead')}</p>
        <figure aria-hidden="true">
          <Tejido label="" />
        </figure>
      </div>
      <ol className="years">
        {YEARS.map((year) => (
          <li key={year}>
            <p className="d2">{t(`about.history.${year}.year`)}</p>
            <div>
              <h3 className="d4">{t(`about.history.${year}.title`)}</h3>
              <p className="what">{t(`about.history.${year}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
