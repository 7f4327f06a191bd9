import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { webmodelos } from '@telar/contract/calls'
import { enIdioma } from '@telar/domain/idioma'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useClient } from '../../kit/app.ts'
import { query } from '../../kit/calls/query.ts'
import { Foto } from '../../pieces/foto/Foto.tsx'
import { useGallery } from '../frame/navigation.ts'
import type { Hallado } from './leer.ts'

/** A model that the assistant names: its picture, its name and its reference. Its room is there before it is. */
export function ModeloHallado({ id, color }: Hallado) {
  const { t, i18n } = useTranslation('asistente')
  const to = useGallery() === '/gallery/user' ? '/modelo/user/$id' : '/modelo/$id'
  const { data } = useQuery({ ...query(useClient(), webmodelos.get, { params: { id } }), meta: { errors: 'local' } })
  const suyo = data?.colores.find((uno) => uno.id === color)
  const foto = (suyo ?? data?.colores[0])?.fotos[0] ?? data?.fotos[0]
  return (
    <Link to={to} params={{ id: String(id) }} search={suyo ? { color: suyo.id } : {}} className="ask-model">
      <span className="ask-pic">{foto && <Foto imagen={foto} alt="" sizes="72px" mayor={320} />}</span>
      <span>
        <b>{data ? enIdioma(data.nombres, i18n.language) : t('model')}</b>
        <span className="mute">{data && t('reference', { number: data.numero })}</span>
      </span>
    </Link>
  )
}
