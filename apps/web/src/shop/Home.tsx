import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useSession } from '../kit/session.ts'
import { Patron } from '../pieces/Patron.tsx'
import { HomeInvitation } from './HomeInvitation.tsx'
import { HomeProof } from './HomeProof.tsx'

export function Home() {
  const { t } = useTranslation()
  const { status } = useSession()
  return (
    <>
      <section className="hero" aria-labelledby="hero">
        <div className="hero-text">
          <p className="hero-kicker">{t('home.kicker')}</p>
          <h1 className="d1" id="hero">
            {t('home.hero')} <em>{t('home.heroEm')}</em>
          </h1>
          <p className="lead">{t('home.lead')}</p>
          <p className="acts">
            {status === 'anonymous' ? (
              <>
                <Link to="/login" hash="alta" className="btn btn-primary">
                  {t('home.becomeCustomer')}
                </Link>
                <Link to="/login" className="link tap">
                  {t('home.haveAccount')}
                </Link>
              </>
            ) : (
              <Link to="/myaccount" className="btn btn-primary">
                {t('home.toAccount')}
              </Link>
            )}
          </p>
        </div>
        <div className="hero-pic">
          <Patron label={t('home.patternAlt')} />
        </div>
      </section>
      <HomeProof />
      {status === 'anonymous' && <HomeInvitation />}
    </>
  )
}
