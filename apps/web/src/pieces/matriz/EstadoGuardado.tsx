import { useTranslation } from '../../i18n/use-translation.ts'
import { Icon } from '../../ui/Icon.tsx'

interface EstadoGuardadoProps {
  estado: 'quieto' | 'guardando' | 'guardado' | 'fallido' | 'rechazado'
  hora: Date | null
  mensaje: string
  reintentar: () => void
}

/** Whether what was typed has arrived. */
export function EstadoGuardado({ estado, hora, mensaje, reintentar }: EstadoGuardadoProps) {
  const { t, i18n } = useTranslation('account')
  const at = hora?.toLocaleTimeString(i18n.language, { hour: '2-digit', minute: '2-digit' })
  return (
    <p
      className={`state ${estado === 'guardado' ? 'ok' : ''} ${estado === 'fallido' || estado === 'rechazado' ? 'bad' : ''}`}
      role="status"
    >
      {estado === 'guardando' && t('save.saving')}
      {estado === 'guardado' && (
        <>
          <Icon name="check" /> {t('save.saved', { at })}
        </>
      )}
      {estado === 'rechazado' && (
        <>
          <Icon name="alert" /> {mensaje}
        </>
      )}
      {estado === 'fallido' && (
        <>
          <Icon name="alert" /> {t('save.failed')}
          <button type="button" className="link tap" onClick={reintentar}>
            {t('save.retry')}
          </button>
        </>
      )}
    </p>
  )
}

/** The same of one model among several, in a word. */
export function EstadoDeLinea({ estado, mensaje }: { estado: EstadoGuardadoProps['estado']; mensaje: string }) {
  const { t } = useTranslation('account')
  const bien = estado === 'guardado'
  const mal = estado === 'fallido' || estado === 'rechazado'
  return (
    <p className={`state ${bien ? 'ok' : ''} ${mal ? 'bad' : ''}`} data-estado={estado}>
      {bien && <Icon name="check" />}
      {mal && <Icon name="alert" />} {estado === 'guardando' && t('save.saving')}
      {bien && t('save.line')}
      {estado === 'fallido' && t('save.failed')}
      {estado === 'rechazado' && mensaje}
    </p>
  )
}
