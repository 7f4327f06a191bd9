import type { ModeloTipoWeb } from '@telar/contract/catalogo/modelotipos'
import type { ColeccionWeb } from '@telar/contract/catalogo/webcolecciones'
import { enIdioma } from '@telar/domain/idioma'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useTemporada } from '../use-temporada.ts'
import { Buscar } from './Buscar.tsx'
import type { Cuenta, Facetas } from './filtrar.ts'
import { ColorPick, SizePick } from './Muestras.tsx'
import { Opciones } from './Opciones.tsx'
import { alternar, type Filtro } from './params.ts'

export interface FiltrosProps {
  ruta: '/gallery' | '/gallery/user'
  filtro: Filtro
  facetas: Facetas
  tipos: readonly ModeloTipoWeb[]
  colecciones: readonly ColeccionWeb[]
}

const countOf = <T,>(cuentas: readonly Cuenta<T>[], valor: T) =>
  cuentas.find((counted) => counted.valor === valor)?.cuenta ?? 0

/** Everything to filter by. Links, so that they work before and without scripts. */
export function Filtros({ ruta, filtro, facetas, tipos, colecciones }: FiltrosProps) {
  const { t, i18n } = useTranslation()
  const temporadaDe = useTemporada()
  const idioma = i18n.language
  const same = { ruta, filtro }
  return (
    <>
      <Buscar {...same} />
      <Opciones
        {...same}
        title={t('gallery.type')}
        more={t('gallery.allTypes', { count: tipos.length })}
        options={tipos.map(({ id, nombre }) => ({
          name: enIdioma(nombre, idioma),
          cuenta: countOf(facetas.tipo, id),
          on: filtro.tipo === id,
          change: () => ({ tipo: filtro.tipo === id ? undefined : id }),
        }))}
      />
      <Opciones
        {...same}
        title={t('gallery.collection')}
        more={t('gallery.allCollections', { count: colecciones.length })}
        options={colecciones.map(({ id, nombre }) => ({
          name: enIdioma(nombre, idioma),
          cuenta: countOf(facetas.coleccion, id),
          on: filtro.coleccion === id,
          change: () => ({ coleccion: filtro.coleccion === id ? undefined : id }),
        }))}
      />
      <Opciones
        {...same}
        title={t('gallery.season')}
        more={t('gallery.allSeasons', { count: facetas.temporada.length })}
        own={false}
        options={facetas.temporada.map(({ valor, cuenta }) => ({
          name: temporadaDe(valor),
          cuenta,
          on: filtro.temporada.includes(valor),
          change: ({ temporada }: Filtro) => ({
            temporada: alternar(temporada, valor, filtro.temporada.includes(valor)),
          }),
        }))}
      />
      <SizePick {...same} tallas={facetas.talla} />
      <ColorPick {...same} colores={facetas.color} />
    </>
  )
}
