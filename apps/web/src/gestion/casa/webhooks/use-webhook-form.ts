import { type Webhook, webhooks } from '@telar/contract/casa/webhooks'
import { EVENTOS } from '@telar/domain/casa/webhook'
import { useMemo } from 'react'
import type { z } from 'zod'
import { beneath, changesOf } from '../../../kit/form/changes.ts'
import { useCalls, useCommand } from '../../calls.ts'
import type { Field } from '../../declare/values.ts'
import { OFFICE } from '../../office-texts.ts'
import { notify } from '../../parts/notify.tsx'
import { useOvertaken } from '../../record/conflict/ConflictDialog.tsx'
import { useBegun, useWrittenForm } from '../../record/form/use-written-form.ts'
import { useWords } from '../../use-texts.ts'

type Entrada = z.output<typeof webhooks.crear.body>

export const CAMPOS: readonly Field[] = [
  { name: 'nombre', control: 'text' },
  { name: 'url', control: 'text', width: 'wide' },
]

/** In the order in which they are offered, whoever marked them and when. */
const entradaDe = ({ nombre, url, eventos }: Pick<Webhook, 'nombre' | 'url' | 'eventos'>): Entrada => ({
  ...{ nombre, url },
  eventos: EVENTOS.filter((evento) => eventos.includes(evento)),
})

/** The form of an address: it sends what was changed, and shows both sides of what another has changed too. */
export function useWebhookForm(
  webhook: Webhook | undefined,
  onSecret: (dado: { id: number; secreto: string }) => void,
) {
  const t = useWords(OFFICE)
  const calls = useCalls()
  const { mutateAsync: crear } = useCommand(webhooks.crear)
  const { mutateAsync: cambiar } = useCommand(webhooks.cambiar)
  const { nombre = '', url = '', eventos } = webhook ?? {}
  const dichos = eventos?.join() ?? ''
  const read = useMemo(() => entradaDe({ nombre, url, eventos: dichos.split(',') }), [nombre, url, dichos])
  const overtaken = useOvertaken(async () => {
    const params = { id: webhook?.id ?? 0 }
    return entradaDe(await calls.read(webhooks.get, { params }))
  })

  const store = async (values: Entrada, base: Entrada) => {
    const data = changesOf(base, entradaDe(values))
    const params = { id: webhook?.id ?? 0 }
    if (data) await cambiar({ params, body: { ...data, antes: beneath(base, data) } })
    written.form.reset(entradaDe(values))
    written.unsaved.current = 0
    notify(t.record.saved)
  }
  const written = useWrittenForm(webhooks.crear.body, read, async (values) => {
    if (!webhook) {
      const dado = await crear({ body: values })
      written.form.reset(values)
      written.unsaved.current = 0
      return onSecret(dado)
    }
    try {
      await store(values, begun)
    } catch (error) {
      if (await overtaken.overtook(error, begun, entradaDe(written.form.getValues()))) return false
      throw error
    }
  })
  const begun = useBegun(read, written.unsaved.current === 0, (values) => written.form.reset(values))
  const { theirs, settled } = overtaken
  const conflict = theirs && {
    ...{ base: begun, theirs, savedAt: undefined, onClose: settled },
    mine: entradaDe(written.form.getValues()),
    onDiscard: () => {
      settled()
      written.form.reset()
      void calls.reread(webhooks.list)
    },
    onSettle: async (chosen: object) => {
      await store(webhooks.crear.body.parse({ ...written.form.getValues(), ...chosen }), theirs)
      settled()
    },
  }
  return { written, conflict }
}
