import { useTranslation } from '../../i18n/use-translation.ts'

const VALUES = ['near', 'sewn', 'word'] as const

/** The three things the house stands for. */
export function Valores() {
  const { t } = useTranslation('empresa')
  return (
    <section className="invite" aria-labelledby="valores">
      <div className="wrap">
        <h2 className="d2" id="valores">
          {t('about.valuesTitle')}
        </h2>
        <ul className="values">
          {VALUES.map((value) => (
            <li key={value}>
              <h3 className="d1">{t(`about.values.${value}.title`)}</h3>
              <p>{t(`about.values.${value}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
