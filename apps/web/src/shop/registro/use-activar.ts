import type { UseMutationOptions } from '@tanstack/react-query'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useCommandForm } from '../../kit/form/form.ts'
import { failureText } from '../failure-text.ts'
import { inservible, type RegistroPorClave } from './por-clave.ts'

export interface ActivarProps {
  clave: string
  registro: RegistroPorClave
  onDone: () => void
  onRefused: (error: Error) => void
}

/** A form that uses up a key. A key that is refused is the page's business, the rest is said in the form. */
export function useActivar<T extends FieldValues>(
  form: UseFormReturn<T>,
  sent: UseMutationOptions<string, Error, T>,
  { onDone, onRefused }: Pick<ActivarProps, 'onDone' | 'onRefused'>,
) {
  const { t } = useTranslation()
  const command = useCommandForm(form, {
    ...sent,
    onSuccess: onDone,
    onError: (error) => {
      if (inservible(error)) return onRefused(error)
      const message = failureText(error, t)
      if (message) command.setMessages([message])
    },
  })
  return command
}
