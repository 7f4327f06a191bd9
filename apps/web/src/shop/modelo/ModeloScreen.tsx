import { enIdioma } from '@telar/domain/idioma'
import { lazy, Suspense } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { Tarjeta } from '../../pieces/ModeloCard.tsx'
import { useTemporada } from '../gallery/use-temporada.ts'
import { Colores } from './Colores.tsx'
import { Compartir } from './Compartir.tsx'
import { Datos } from './Datos.tsx'
import { Fotos } from './Fotos.tsx'
import { colorElegido, type Ficha, fotosDe } from './ficha.ts'
import { Precio } from './Precio.tsx'
import { Ruta } from './Ruta.tsx'
import { Relacionados } from './relacionados/Relacionados.tsx'
import { Tallas } from './Tallas.tsx'

/** Only customers order; the public page does not carry the matrix. */
const Pedir = lazy(() => import('./Pedir.tsx').then(({ Pedir: matriz }) => ({ default: matriz })))

interface ModeloScreenProps {
  modelo: Ficha
  color: number | undefined
  beside: Tarjeta[] | null
  /** Whether this is the page of somebody who is signed in. */
  priced: boolean
}

/** A model: its photos on one side, everything to know about it on the other. */
export function ModeloScreen({ modelo, color: asked, beside, priced }: ModeloScreenProps) {
  const { t, i18n } = useTranslation()
  const idioma = i18n.language
  const temporadaDe = useTemporada()
  const color = colorElegido(modelo, asked)
  const description = enIdioma(modelo.descripcion, idioma)
  return (
    <div className="wrap">
      <Ruta modelo={modelo} priced={priced} />
      <article className="model">
        <Fotos key={color?.id} fotos={fotosDe(modelo, color)} nuevo={modelo.nuevo} />
        <div className="buy">
          <p className="mute">
            {t('model.ref', { number: modelo.numero })} · {temporadaDe(modelo.temporada)}
          </p>
          <h1 className="d2 mt-1.5">{enIdioma(modelo.nombres, i18n.language)}</h1>
          <Precio modelo={modelo} priced={priced} />
          <Colores modelo={modelo} color={color} priced={priced} />
          {modelo.variantes ? (
            <Suspense fallback={<div className="skeleton mt-6 h-72" />}>
              <Pedir modelo={modelo} variantes={modelo.variantes} color={color?.id} />
            </Suspense>
          ) : (
            color && <Tallas modelo={modelo} color={color} />
          )}
          {description && <p className="model-text">{description}</p>}
          <Suspense>
            <Datos modelo={modelo} priced={priced} />
            <Compartir modelo={modelo} />
          </Suspense>
        </div>
      </article>
      <Suspense>
        <Relacionados modelo={modelo} beside={beside} priced={priced} />
      </Suspense>
    </div>
  )
}
