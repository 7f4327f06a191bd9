import { type QueryKey, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { enIdioma } from '@telar/domain/idioma'
import { useMemo } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useClient } from '../../kit/app.ts'
import { Fallo } from '../../pieces/Fallo.tsx'
import { direccion } from '../../pieces/foto/foto-fuentes.ts'
import type { Tarjeta } from '../../pieces/ModeloCard.tsx'
import { precio } from '../../pieces/precio.ts'
import { useGallery } from '../frame/navigation.ts'
import { modelosClienteQuery, modelosQuery, tiposQuery } from '../gallery/catalogo.ts'
import { colorBuscado } from '../gallery/filtros/filtrar.ts'
import { wordsForAddress } from './keys.ts'
import { sugerir } from './sugerir.ts'

const A_LA_VISTA = 6

/** What the words in the search find; before there are any, the kinds of garment. */
export default function Sugerencias({ q }: { q: string }) {
  const { t, i18n } = useTranslation()
  const idioma = i18n.language
  const client = useClient()
  const gallery = useGallery()
  const priced = gallery === '/gallery/user'
  const { data: tipos } = useQuery(tiposQuery(client))
  const {
    data: modelos,
    error,
    isFetching,
    refetch,
  } = useQuery<Tarjeta[], Error, Tarjeta[], QueryKey>(
    (priced ? modelosClienteQuery(client) : modelosQuery(client)) as { queryKey: QueryKey },
  )
  const found = useMemo(
    () =>
      modelos && tipos
        ? sugerir(modelos, q, tipos).map((modelo) => ({ modelo, color: colorBuscado(modelo, { color: [], q }) }))
        : undefined,
    [modelos, tipos, q],
  )

  if (q.trim() === '') {
    return (
      <ul className="wrap search-found search-types">
        {tipos?.map(({ id, nombre }) => (
          <li key={id}>
            <Link to={gallery} search={{ tipo: id }} className="d3">
              {enIdioma(nombre, idioma)}
            </Link>
          </li>
        ))}
      </ul>
    )
  }
  return (
    <div className="wrap search-found">
      <p className="sr-only" role="status">
        {found && t('search.results', { count: found.length })}
      </p>
      {error && !modelos && <Fallo error={error} busy={isFetching} retry={() => void refetch()} />}
      {found?.length === 0 && <p className="mute">{t('search.none', { q: q.trim() })}</p>}
      <ul className="search-models">
        {found?.slice(0, A_LA_VISTA).map(({ modelo, color }) => (
          <li key={modelo.id}>
            <Link
              to={priced ? '/modelo/user/$id' : '/modelo/$id'}
              params={{ id: String(modelo.id) }}
              search={color === undefined ? {} : { color }}
            >
              <Miniatura modelo={modelo} color={color} />
              <span>
                <b>{enIdioma(modelo.nombres, idioma)}</b> <span className="mute">{modelo.numero}</span>
                {modelo.precioMayor !== undefined && (
                  <span className="r">{precio(modelo.suPrecio ?? modelo.precioMayor, idioma)}</span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {found && found.length > A_LA_VISTA && (
        <Link to={gallery} search={wordsForAddress(q)} className="link tap">
          {t('search.all', { count: found.length })}
        </Link>
      )}
    </div>
  )
}

function Miniatura({ modelo, color }: { modelo: Tarjeta; color: number | undefined }) {
  const foto = (modelo.colores.find(({ id }) => id === color) ?? modelo.colores[0])?.fotos[0]
  return (
    <span className="foto" aria-hidden="true">
      {foto && (
        <img
          src={direccion(foto.id, 320, 'webp')}
          srcSet={`${direccion(foto.id, 160, 'webp')} 160w, ${direccion(foto.id, 320, 'webp')} 320w`}
          sizes="(max-width: 760px) 72px, 15vw"
          alt=""
          width={160}
          height={200}
        />
      )}
    </span>
  )
}
