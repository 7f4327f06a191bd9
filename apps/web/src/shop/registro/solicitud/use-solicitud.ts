import { createClient } from '@telar/client'
import type { CallError } from '@telar/client/errors'
import { registers } from '@telar/contract/calls'
import { useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useCommandForm } from '../../../kit/form/form.ts'
import { uploading } from '../../../kit/uploading.ts'
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
  const { t, i18n } = useTranslation()
  const [progress, setProgress] = useState<number>()
  const key = useRef<string>(undefined)
  const command = useCommandForm(form, {
    mutationFn: async (values: T) => {
      const solicitud = await body(values)
      const { tipo, nombre, email } = solicitud
      // Nobody is signed in here, and this client tells how much has been sent.
      const client = createClient({ language: () => i18n.language, fetch: uploading(setProgress) })
      key.current ??= crypto.randomUUID()
      const answer = await client.call(registers.create, { body: solicitud }, { idempotencyKey: key.current })
      return { tipo, nombre, email, answer }
    },
    meta: { errors: 'local' },
    onSuccess: onSent,
    onError: (error) => {
      // What the server has refused is another request when it comes again; what may have arrived is the same one.
      if ((error as CallError).status) key.current = undefined
      const message = failureText(error, t)
      if (message) command.setMessages([message])
    },
    onSettled: () => setProgress(undefined),
  })
  return { ...command, progress }
}
