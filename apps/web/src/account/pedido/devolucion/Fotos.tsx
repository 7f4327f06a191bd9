import { isUnanswered } from '@telar/client/errors'
import { devoluciones } from '@telar/contract/calls'
import { MAX_FOTOS } from '@telar/domain/facturacion/devolucion'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useClient } from '../../../kit/app.ts'
import { upload } from '../../../kit/calls/uploading.ts'
import { dataUriOf } from '../../../kit/form/data-uri.ts'
import { usePreview } from '../../../pieces/use-preview.ts'
import { Icon } from '../../../ui/Icon.tsx'

const TIPOS = 'image/jpeg,image/png,image/webp'

function Vista({ foto }: { foto: File }) {
  const url = usePreview(foto)
  return url ? <img src={url} alt={foto.name} width={72} height={90} /> : null
}

interface ElegidasProps {
  fotos: File[]
  onChange: (fotos: File[]) => void
}

/** Pictures to go with a request, seen before they are sent. */
export function FotosElegidas({ fotos, onChange }: ElegidasProps) {
  const { t } = useTranslation('account')
  const file = useRef<HTMLInputElement>(null)
  return (
    <fieldset className="field">
      <span className="lab">{t('returns.pictures')}</span>
      <ul className="give-photos">
        {fotos.map((foto) => (
          <li key={`${foto.name} ${foto.lastModified} ${foto.size}`}>
            <Vista foto={foto} />
            <button
              type="button"
              className="link tap"
              aria-label={t('returns.remove', { name: foto.name })}
              onClick={() => onChange(fotos.filter((una) => una !== foto))}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      <input
        ref={file}
        type="file"
        hidden
        multiple
        accept={TIPOS}
        aria-label={t('returns.pictures')}
        onChange={({ target }) => {
          onChange([...fotos, ...(target.files ?? [])].slice(0, MAX_FOTOS))
          target.value = ''
        }}
      />
      {fotos.length < MAX_FOTOS && (
        <p>
          <button type="button" className="link tap" onClick={() => file.current?.click()}>
            {t('returns.addPicture')}
          </button>
        </p>
      )}
    </fieldset>
  )
}

interface PorEnviarProps {
  id: number
  fotos: readonly File[]
  onDone: () => void
}

/** The return is asked for; its pictures go after it, one by one, and what did not arrive can be sent again. */
export function FotosPorEnviar({ id, fotos, onDone }: PorEnviarProps) {
  const { t } = useTranslation('account')
  const client = useClient()
  const [faltan, setFaltan] = useState<readonly { foto: File; clave: string }[]>(() =>
    fotos.map((foto) => ({ foto, clave: crypto.randomUUID() })),
  )
  const [parte, setParte] = useState(0)
  const [parado, setParado] = useState<string>()
  const [intento, setIntento] = useState(0)
  const [una] = faltan
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further try sends the same picture again
  useEffect(() => {
    if (!una) {
      onDone()
      return
    }
    const fin = new AbortController()
    const enviar = async () => {
      try {
        const body = { nombre: una.foto.name.slice(0, 200), data: await dataUriOf(una.foto) }
        await upload(
          client,
          devoluciones.adjuntar,
          { params: { id }, body },
          {
            onProgress: setParte,
            idempotencyKey: una.clave,
            signal: fin.signal,
          },
        )
        setParte(0)
        setFaltan((antes) => antes.filter((otra) => otra !== una))
      } catch (error) {
        if (fin.signal.aborted) return
        const { message } = error instanceof Error ? error : new Error(String(error))
        setParado(isUnanswered(error) ? t('shop:error.lost') : message)
      }
    }
    void enviar()
    return () => fin.abort()
  }, [una, intento, id, client])
  if (!una) return null
  if (parado !== undefined)
    return (
      <div className="form" role="alert">
        <p className="field-err form-err">
          <Icon name="alert" />
          <span>
            {t('returns.pictureFailed', { name: una.foto.name })} {parado}
          </span>
        </p>
        <p className="acts">
          <button
            type="button"
            className="btn"
            onClick={() => {
              setParado(undefined)
              setIntento(intento + 1)
            }}
          >
            {t('returns.again')}
          </button>
          <button
            type="button"
            className="link tap"
            onClick={() => {
              setParado(undefined)
              setFaltan(faltan.slice(1))
            }}
          >
            {t('returns.withoutIt')}
          </button>
        </p>
      </div>
    )
  return (
    <p role="status">
      {t('returns.sending', { n: fotos.length - faltan.length + 1, of: fotos.length })}{' '}
      <progress max={1} value={parte} aria-label={una.foto.name} />
    </p>
  )
}
