import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { isValidation } from '@telar/client/errors'
import { pedidos } from '@telar/contract/calls'
import { TOUCHES } from '@telar/contract/touches'
import type { DeOcasion } from '@telar/contract/ventas/pedidos'
import { useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useApp } from '../../kit/app.ts'
import { command, reread } from '../../kit/calls/command.ts'
import { wrongIn } from '../../kit/calls/wrong-in.ts'
import { precio } from '../../pieces/precio.ts'
import { Icon } from '../../ui/Icon.tsx'
import { importeDe, lineasDe, prendasDe, useEncargo } from './encargo.ts'
import { ModeloDeOcasion } from './ModeloDeOcasion.tsx'

interface DeUnLugarProps {
  lugar: 'segunda' | 'outlet'
  modelos: readonly DeOcasion[]
}

/** What there is of one kind, and the order of it. */
export function DeUnLugar({ lugar, modelos }: DeUnLugarProps) {
  const { t, i18n } = useTranslation('account')
  const { client, queryClient } = useApp()
  const navigate = useNavigate()
  const { encargo, poner, vaciar, attempt } = useEncargo(lugar)
  const [refused, setRefused] = useState<string[]>([])
  const { mutate, isPending } = useMutation({
    ...command(client, pedidos.web, { errors: 'local', attempt, also: TOUCHES.pedidos }),
    onSuccess: (id) => {
      vaciar()
      void navigate({ to: '/pedido/$id', params: { id: String(id) }, search: { nuevo: true } })
    },
    onError: (error) => {
      setRefused(isValidation(error) ? wrongIn(error) : [t('send.failed')])
      void reread(queryClient, pedidos.ocasion)
    },
  })
  const prendas = prendasDe(modelos, encargo)
  return (
    <section className="mb-12" aria-labelledby={lugar}>
      <h2 className="d3" id={lugar}>
        {t(`occasion.${lugar}`)}
      </h2>
      <p className="mute mb-4">{t(`occasion.${lugar}Hint`)}</p>
      {modelos.map((modelo) => (
        <ModeloDeOcasion key={modelo.modeloId} modelo={modelo} encargo={encargo} poner={poner} />
      ))}
      <div className="sum" aria-live="polite">
        <span>{t('cart.garments', { count: prendas })}</span>
        <strong>{precio(importeDe(modelos, encargo), i18n.language)}</strong>
      </div>
      <ul className="problems" aria-live="assertive">
        {refused.map((mensaje) => (
          <li key={mensaje} className="state bad">
            <Icon name="alert" /> {mensaje}
          </li>
        ))}
      </ul>
      <p className="acts">
        <button
          type="button"
          className="btn btn-primary"
          disabled={prendas === 0}
          aria-disabled={isPending}
          onClick={() => {
            if (isPending) return
            setRefused([])
            mutate({ body: { lugar, lineas: lineasDe(modelos, encargo), importe: importeDe(modelos, encargo) } })
          }}
        >
          {t(`occasion.${lugar}Order`)}
        </button>
      </p>
    </section>
  )
}
