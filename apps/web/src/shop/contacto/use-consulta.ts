import { publicweb } from '@telar/contract/calls'
import { useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useClient } from '../../kit/app.ts'
import { attempts } from '../../kit/calls/attempt.ts'
import { command } from '../../kit/calls/command.ts'
import { useLightForm } from '../../kit/form/light-form.ts'
import { failureText } from '../failure-text.ts'
import { rulesIn } from '../rules.ts'

type Consulta = Record<'nombre' | 'email' | 'telefono' | 'mensaje' | 'acepta', string>

/** A browser that cannot reach us throws its own error, which has no status. */
const isOffline = (error: Error) => !navigator.onLine || error instanceof TypeError

/** The message to the house: sent once, kept until it has arrived. */
export function useConsulta() {
  const { t } = useTranslation()
  const client = useClient()
  const [answer, setAnswer] = useState<string>()
  const [attempt] = useState(attempts)
  const upTo = (max: number) => (value: string) =>
    value.length > max ? t('empresa:contact.tooLong', { max }) : undefined
  const { required, email } = rulesIn(t)
  const requiredUpTo = (max: number) => (value: string) => required(value) ?? upTo(max)(value)

  const form = useLightForm<Consulta, string>(
    {
      nombre: requiredUpTo(120),
      email,
      telefono: upTo(30),
      mensaje: requiredUpTo(4000),
      acepta: (value) => (value ? undefined : t('consent.missing')),
    },
    {
      ...command(client, publicweb.contacto, {
        // said at once rather than sent some time later, when nobody is looking
        errors: 'local',
        attempt,
        from: ({ email, acepta: _, ...rest }: Consulta) => ({
          body: { ...rest, email: email.trim(), acepta: true },
        }),
      }),
      onSuccess: setAnswer,
      onError: (error) => {
        const message = isOffline(error) ? t('empresa:contact.offline') : failureText(error, t)
        if (message) form.setMessages([message])
      },
    },
  )
  return { ...form, answer, again: () => setAnswer(undefined) }
}
