import { enIdioma, type Textos } from '@telar/domain/idioma'
import type { CSSProperties } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'

interface SwatchesProps {
  colores: readonly { id: number; nombre: Textos; hex: string }[]
  /** The colour in the picture. */
  elegido: number | undefined
  onElegir: (id: number) => void
}

const A_LA_VISTA = 5

/** A model's colours in a card. They are read as words; a mouse over one shows the model in it. */
export function Swatches({ colores, elegido, onElegir }: SwatchesProps) {
  const { i18n } = useTranslation()
  const rest = colores.length - A_LA_VISTA
  return (
    <span className="sw">
      <span className="sr-only">{colores.map(({ nombre }) => enIdioma(nombre, i18n.language)).join(', ')}</span>
      {colores.slice(0, A_LA_VISTA).map(({ id, nombre, hex }) => (
        <button
          key={id}
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          title={enIdioma(nombre, i18n.language)}
          className={id === elegido ? 'on' : ''}
          style={{ '--c': hex } as CSSProperties}
          onPointerEnter={() => onElegir(id)}
          onClick={() => onElegir(id)}
        />
      ))}
      {rest > 0 && <b aria-hidden="true">+{rest}</b>}
    </span>
  )
}
