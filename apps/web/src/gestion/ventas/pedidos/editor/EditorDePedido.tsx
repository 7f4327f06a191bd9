import { clientes } from '@telar/contract/clientes/clientes'
import type { Body } from '@telar/contract/kit/endpoint'
import { type Pedido, pedidos } from '@telar/contract/ventas/pedidos'
import { useRef, useState } from 'react'
import { FormProvider, useWatch } from 'react-hook-form'
import { statusOf } from '../../../../kit/calls/failures.ts'
import { useScreen } from '../../../access.ts'
import { useCalls, useCommand, useRead } from '../../../calls.ts'
import { useKeys } from '../../../frame/keys.tsx'
import { OFFICE } from '../../../office-texts.ts'
import { Button } from '../../../parts/Button.tsx'
import { formError } from '../../../parts/error-text.ts'
import { Note } from '../../../parts/Note.tsx'
import { hrefOf, useGo } from '../../../place.ts'
import { useFollows } from '../../../record/form/use-follows.ts'
import { useWrittenForm } from '../../../record/form/use-written-form.ts'
import { LeaveGuard } from '../../../record/LeaveGuard.tsx'
import { PlainHead } from '../../../record/PlainHead.tsx'
import { useIdioma, useWords } from '../../../use-texts.ts'
import { Adelantado } from '../Adelantado.tsx'
import { CabeceraDelEditor } from './CabeceraDelEditor.tsx'
import { CON_ERROR, comoEste, type ValoresDePedido, valoresDe } from './editor-values.ts'
import { LineasDelEditor } from './LineasDelEditor.tsx'

type Entrada = Body<(typeof pedidos)['create']>

interface EditorDePedidoProps {
  pedido: Pedido | undefined
  clienteId: number | null
  /** The order that a new one begins like. */
  copia?: Pedido
  /** The model that a new one begins with. */
  modeloId?: number | null
}

/** An order entered or changed by matrix, for a customer in the showroom or on the telephone. */
export function EditorDePedido({ pedido, clienteId, copia, modeloId = null }: EditorDePedidoProps) {
  const t = useWords(OFFICE)
  const go = useGo()
  const idioma = useIdioma()
  const { mutateAsync: create } = useCommand(pedidos.create)
  const { mutateAsync: update } = useCommand(pedidos.update)
  const calls = useCalls()
  const noun = useScreen('pedidos').noun[idioma]
  const [base, setBase] = useState(pedido)
  const [theirs, setTheirs] = useState<Pedido | null>(null)
  const version = useRef(pedido?.version)

  async function send(body: Entrada): Promise<number> {
    if (!base) return create({ body })
    return update({ params: { id: base.id }, body: { ...body, version: version.current } })
  }
  const written = useWrittenForm(
    pedidos.create.body,
    copia ? comoEste(copia) : valoresDe(pedido, clienteId),
    async (values) => {
      try {
        return await send(values)
      } catch (error) {
        const now = statusOf(error) === 409 && base ? await calls.read(pedidos.get, { params: { id: base.id } }) : null
        if (!now || now.version === version.current) throw error
        setTheirs(now)
        return false
      }
    },
    useFollows('pedidos', base, {
      edit: pedidos.update.access,
      goOn: async (id) => {
        const now = await calls.read(pedidos.get, { params: { id } })
        version.current = now.version
        setBase(now)
      },
    }),
  )
  const { form, unsaved, failure, submit } = written
  const chosen = useWatch({ control: form.control, name: 'clienteId' })
  const { data: cliente } = useRead(clientes.get, { params: { id: chosen ?? 0 } }, { enabled: chosen !== null })
  const save = () => void submit()
  const leave = () => go(hrefOf('pedidos', base?.id ?? null), { replace: true })
  useKeys([{ keys: 'ctrl+s', label: t.save, run: save, strip: true, typing: true }])
  const problem = formError(failure, CON_ERROR, t)

  const take = (values: ValoresDePedido, now: Pedido) => {
    version.current = now.version
    setBase(now)
    setTheirs(null)
    form.reset(values)
  }
  return (
    <FormProvider {...form}>
      <PlainHead screen="pedidos" title={base?.numero ?? t.list.create(noun)}>
        <span className="o-sp" />
        {unsaved.current > 0 && (
          <span className="o-unsaved" role="status">
            {t.record.unsaved(unsaved.current)}
          </span>
        )}
        <Button onClick={leave}>{t.back}</Button>
        <Button look="main" keys="ctrl+s" disabled={form.formState.isSubmitting} onClick={save}>
          {t.save}
        </Button>
      </PlainHead>
      <div className="o-scroll">
        <div className="o-order-head">
          {problem && <Note look="error">{problem}</Note>}
          {theirs && (
            <Adelantado
              theirs={theirs}
              mine={form.getValues()}
              onTheirs={() => take(valoresDe(theirs, theirs.clienteId), theirs)}
              onMine={() => {
                version.current = theirs.version
                setTheirs(null)
                save()
              }}
            />
          )}
          <CabeceraDelEditor isNew={!base} cliente={cliente} />
        </div>
        <LineasDelEditor pedido={base} cliente={cliente} modeloId={modeloId} />
      </div>
      <LeaveGuard unsaved={unsaved} onSave={submit} />
    </FormProvider>
  )
}
