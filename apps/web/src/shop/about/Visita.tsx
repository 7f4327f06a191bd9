import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useSettings } from '../../kit/settings.ts'
import { Direccion, Lugar } from '../contacto/Lugar.tsx'

/** Where we are, and how to come. */
export function Visita() {
  const { t } = useTranslation('empresa')
  const { horario } = useSettings().empresa
  return (
    <section className="wrap band place" aria-labelledby="visita">
      <Lugar />
      <div>
        <h2 className="d2" id="visita">
          {t('about.placeTitle')}
        </h2>
        <p className="lead mt-6">{t('about.placeLead')}</p>
        <div className="mt-8">
          <Direccion />
          {horario && <p>{horario}</p>}
        </div>
        <p className="acts mt-8">
          <Link to="/contacto" className="btn btn-primary">
            {t('about.toContact')}
          </Link>
        </p>
      </div>
    </section>
  )
}
