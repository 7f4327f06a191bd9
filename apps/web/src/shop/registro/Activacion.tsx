import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { Pais } from '../../kit/paises.ts'
import { ClaveInservible } from './ClaveInservible.tsx'
import { ConocidoForm } from './ConocidoForm.tsx'
import { DatosForm } from './DatosForm.tsx'
import { type Inservible, inservible, type RegistroPorClave } from './por-clave.ts'

interface ActivacionProps {
  clave: string
  registro: RegistroPorClave | undefined
  problema: Inservible | undefined
  /** Only a new customer chooses a country. */
  paises?: readonly Pais[]
}

/** Opens an account with the key of a mail: a known customer chooses a password, a new one tells the rest too. */
export function Activacion({ clave, registro, problema, paises }: ActivacionProps) {
  const { t } = useTranslation('registro')
  const navigate = useNavigate()
  const [rechazada, setRechazada] = useState<Inservible>()
  const inutil = rechazada ?? problema
  if (inutil || !registro) return <ClaveInservible clave={clave} problema={inutil ?? 'unknown'} />
  const { nombre, email } = registro
  const onDone = () => void navigate({ to: '/register-success', replace: true })
  const onRefused = (error: Error) => setRechazada(inservible(error))
  const props = { clave, registro, onDone, onRefused }
  return (
    <div className={paises ? 'wrap narrow wider' : 'wrap narrow'}>
      <h1 className="d2">{t('activate.title')}</h1>
      <p className="lead mute">
        {paises ? t('activate.newLead', { name: nombre, email }) : t('activate.knownLead', { name: nombre, email })}
      </p>
      {paises ? <DatosForm {...props} paises={paises} /> : <ConocidoForm {...props} />}
    </div>
  )
}
