import { useTranslation } from '../../i18n/use-translation.ts'
import { Tejido } from '../../pieces/dibujo/Tejido.tsx'

/** Why a shop should believe us. */
export function HomeProof() {
  const { t } = useTranslation()
  const facts = [
    [t('home.years'), t('home.yearsText')],
    [t('home.workshop'), t('home.workshopText')],
    [t('home.sizes'), t('home.sizesText')],
  ]
  return (
    <section className="wrap band" aria-labelledby="proof">
      <div className="proof">
        <figure>
          <Tejido label={t('home.weaveAlt')} />
        </figure>
        <div>
          <h2 className="d2" id="proof">
            {t('home.proofTitle')}
          </h2>
          <p className="lead mt-6">{t('home.proofLead')}</p>
          <dl className="facts">
            {facts.map(([fact, text]) => (
              <div key={fact}>
                <dt className="d3">{fact}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  )
}
