import { registers } from '@telar/contract/calls'
import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useClient } from '../../../kit/app.ts'
import { attempts } from '../../../kit/calls/attempt.ts'
import { upload } from '../../../kit/calls/uploading.ts'
import { useCommandForm } from '../../../kit/form/form.ts'
import { failureText } from '../../failure-text.ts'
import type { Solicitud } from './solicitud-nueva.ts'

/** Who asked, and what the house answered. */
export interface Enviado {
  tipo: Solicitud['tipo']
  nombre: string
  email: string
  answer: string
}

/** Sends a request to become a customer, once, and says how far it has come. */
export function useSolicitud<T extends FieldValues>(
  form: UseFormReturn<T>,
  body: (values: T) => Promise<Solicitud>,
  onSent: (enviado: Enviado) => void,
) {
  const { t } = useTranslation()
  const [progress, setProgress] = useState<number>()
  const client = useClient()
  const [attempt] = useState(attempts)
  const command = useCommandForm(form, {
    mutationFn: async (values: T) => {
      const solicitud = await body(values)
      const { tipo, nombre, email } = solicitud
      const answer = await attempt((idempotencyKey) =>
        upload(client, registers.create, { body: solicitud }, { onProgress: setProgress, idempotencyKey }),
      )
      return { tipo, nombre, email, answer }
    },
    meta: { errors: 'local' },
    onSuccess: onSent,
    onError: (error) => {
      const message = failureText(error, t)
      if (message) command.setMessages([message])
    },
    onSettled: () => setProgress(undefined),
  })
  return { ...command, progress }
}
