import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { enIdioma } from '@telar/domain/idioma'
import { useMemo } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useClient } from '../../../kit/app.ts'
import type { Tarjeta } from '../../../pieces/ModeloCard.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { tiposQuery } from '../../gallery/catalogo.ts'
import { leerFiltro } from '../../gallery/filtros/params.ts'
import { verGaleria } from '../../gallery/ver-galeria.ts'
import { vecinos } from './relacionados.ts'
import { useModelos } from './use-modelos.ts'

/** The model before and the one after, in the gallery through which somebody came here. */
export function Vecinos({ id, priced }: { id: number; priced: boolean }) {
  const { t, i18n } = useTranslation()
  const { galeria } = useLocation().state
  const modelos = useModelos(priced, galeria !== undefined)
  const { data: tipos } = useQuery({ ...tiposQuery(useClient()), enabled: galeria !== undefined })
  const beside = useMemo(() => {
    if (galeria === undefined || !modelos || !tipos) return undefined
    const filtro = leerFiltro(Object.fromEntries(new URLSearchParams(galeria)))
    return vecinos(verGaleria(modelos, filtro, tipos).modelos, id)
  }, [galeria, modelos, tipos, id])
  if (!beside || galeria === undefined) return null
  const step = (modelo: Tarjeta | undefined, name: 'prev' | 'next', label: string) =>
    modelo ? (
      <Link
        to={priced ? '/modelo/user/$id' : '/modelo/$id'}
        params={{ id: String(modelo.id) }}
        state={{ galeria }}
        replace
        className="icon-btn"
        aria-label={`${label}: ${enIdioma(modelo.nombres, i18n.language)} ${modelo.numero}`}
      >
        <Icon name={name} />
      </Link>
    ) : (
      <span className="icon-btn off">
        <Icon name={name} />
      </span>
    )
  return (
    <nav className="neighbours" aria-label={t('model.neighbours')}>
      {step(beside.anterior, 'prev', t('model.previous'))}
      <span>{t('model.place', { place: beside.lugar, count: beside.cuantos })}</span>
      {step(beside.siguiente, 'next', t('model.next'))}
    </nav>
  )
}
