import { useEffect, useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import type { Pais } from '../../../kit/paises.ts'
import { Enviada } from './Enviada.tsx'
import { ExistenteForm } from './ExistenteForm.tsx'
import { NuevoForm } from './NuevoForm.tsx'
import type { Enviado } from './use-solicitud.ts'

const TIPOS = [
  { tipo: 'nuevo', text: 'request.new' },
  { tipo: 'existente', text: 'request.existing' },
] as const

/** How a shop asks for an account: as a new customer with a licence, or as one that we know. */
export function Registro({ paises }: { paises: readonly Pais[] }) {
  const { t } = useTranslation('registro')
  const [elegido, setElegido] = useState<Enviado['tipo']>('nuevo')
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  const [enviado, setEnviado] = useState<Enviado>()
  return (
    <section aria-labelledby="alta" data-alive={alive || undefined}>
      {enviado ? (
        <Enviada enviado={enviado} onAnother={() => setEnviado(undefined)} />
      ) : (
        <>
          <h2 className="d2" id="alta">
            {t('request.title')}
          </h2>
          <p className="lead mute">{t('request.lead')}</p>
          <fieldset className="seg" aria-label={t('request.kind')}>
            {TIPOS.map(({ tipo, text }) => (
              <button key={tipo} type="button" aria-pressed={tipo === elegido} onClick={() => setElegido(tipo)}>
                {t(text)}
              </button>
            ))}
          </fieldset>
          {/* both stay: what was typed into one is there when somebody comes back to it */}
          <div hidden={elegido !== 'nuevo'}>
            <NuevoForm paises={paises} onSent={setEnviado} />
          </div>
          <div hidden={elegido !== 'existente'}>
            <ExistenteForm onSent={setEnviado} />
          </div>
        </>
      )}
    </section>
  )
}
