import { useTranslation } from '../../i18n/use-translation.ts'

const REASONS = ['single', 'sizes', 'repeat', 'fabric', 'people', 'papers'] as const

/** Why shops buy here rather than elsewhere. */
export function Razones() {
  const { t } = useTranslation('empresa')
  return (
    <section className="wrap band" aria-labelledby="razones">
      <h2 className="d2" id="razones">
        {t('about.reasonsTitle')}
      </h2>
      <dl className="reasons">
        {REASONS.map((reason) => (
          <div key={reason}>
            <dt className="d3">{t(`about.reasons.${reason}.title`)}</dt>
            <dd>{t(`about.reasons.${reason}.text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
