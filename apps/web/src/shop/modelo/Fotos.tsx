import { enIdioma } from '@telar/domain/idioma'
import { useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Foto } from '../../pieces/foto/Foto.tsx'
import type { FotoDeFicha } from './ficha.ts'
import { leadSizes, pairSizes } from './sizes.ts'
import { Visor } from './Visor.tsx'

/** The photos of a colour: the first in full, then in pairs; on a phone a strip. Each opens for a closer look. */
export function Fotos({ fotos, nuevo }: { fotos: readonly FotoDeFicha[]; nuevo: boolean }) {
  const { t, i18n } = useTranslation()
  const [open, setOpen] = useState<number>()
  const altOf = ({ alt }: FotoDeFicha) => enIdioma(alt, i18n.language)
  return (
    <div className="photos">
      {nuevo && <span className="badge">{t('card.new')}</span>}
      <div className="shots">
        {fotos.map((foto, place) => (
          <button
            key={foto.id}
            type="button"
            className="shot"
            aria-label={t('model.enlarge', { what: altOf(foto) })}
            aria-haspopup="dialog"
            onClick={() => setOpen(place)}
          >
            <Foto
              imagen={foto}
              alt={altOf(foto)}
              sizes={place === 0 ? leadSizes : pairSizes}
              mayor={1600}
              prioridad={place === 0 ? 'alta' : 'luego'}
            />
          </button>
        ))}
        {fotos.length === 0 && <span className="foto" data-state="broken" />}
      </div>
      {open !== undefined && <Visor fotos={fotos} first={open} onClose={() => setOpen(undefined)} />}
    </div>
  )
}
