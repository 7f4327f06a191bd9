import type { Cliente } from '@telar/contract/clientes/clientes'
import { registers } from '@telar/contract/clientes/registers'
import { useCommand } from '../../calls.ts'
import type { Field } from '../../declare/values.ts'
import { notify } from '../../parts/notify.tsx'
import { hrefOf, useGo } from '../../place.ts'
import { FormDialog } from '../../record/form/FormDialog.tsx'
import { useWrittenForm } from '../../record/form/use-written-form.ts'
import { useWords } from '../../use-texts.ts'
import { words } from '../../words.ts'
import { CLIENTE } from './cliente-texts.ts'

/** The link goes out at once, or the request waits to be decided. */
export type Como = 'invitar' | 'porTelefono'

interface DarAccesoProps {
  cliente: Cliente
  como: Como
  onClose: () => void
}

const field = (name: string, control: Field['control']): Field => ({ name, control, width: 'wide' })

/** Somebody is to buy for a customer: who they are, and with which e-mail. */
export function DarAcceso({ cliente, como, onClose }: DarAccesoProps) {
  const go = useGo()
  const say = useWords(CLIENTE)
  const { mutateAsync: invitar } = useCommand(registers.invitar)
  const { mutateAsync: porTelefono } = useCommand(registers.porTelefono)
  const { id: clienteId, razonSocial, nombreComercial, email, telefono } = cliente
  const nombre = nombreComercial || razonSocial
  const initial = { clienteId, nombre, email: email ?? '', telefono: telefono ?? '', motivo: '' }
  const sends = como === 'invitar'
  const written = useWrittenForm(registers.invitar.body, initial, async ({ motivo, ...body }) => {
    if (sends) {
      await invitar({ body: { ...body, motivo: motivo || null } })
      notify(say.invitationSent(body.email))
      return onClose()
    }
    const id = await porTelefono({ body })
    onClose()
    go(hrefOf('registers', id))
  })
  return (
    <FormDialog
      title={sends ? say.invite : say.byPhone}
      description={sends ? say.inviteMeans : say.byPhoneMeans}
      verb={sends ? say.inviteVerb : say.byPhoneVerb}
      fields={[
        { ...field('nombre', 'text'), label: words.nombre },
        { ...field('email', 'email'), label: words.email },
        { ...field('telefono', 'tel'), label: words.telefono },
        ...(sends ? [{ ...field('motivo', 'text'), label: CLIENTE.inviteWhy, hint: CLIENTE.inviteWhyHint }] : []),
      ]}
      {...{ written, onClose }}
    />
  )
}
