import { clientes } from '@telar/contract/clientes/clientes'
import type { Factura } from '@telar/contract/facturacion/factura'
import { type ReactNode, useEffect, useRef } from 'react'
import { FormProvider, useWatch } from 'react-hook-form'
import { useRead } from '../../../calls.ts'
import { useKeys } from '../../../frame/keys.tsx'
import { OFFICE } from '../../../office-texts.ts'
import { formError } from '../../../parts/error-text.ts'
import { Note } from '../../../parts/Note.tsx'
import { setValues } from '../../../record/form/form-of.ts'
import { LeaveGuard } from '../../../record/LeaveGuard.tsx'
import { useWords } from '../../../use-texts.ts'
import { Adelantada } from '../ver/Adelantada.tsx'
import { Costado } from '../ver/Costado.tsx'
import { CabezaDelEditor } from './CabezaDelEditor.tsx'
import { CuerpoDelEditor } from './CuerpoDelEditor.tsx'
import { CON_ERROR, condicionesDe, terminosDe, type ValoresDeFactura } from './editor-values.ts'
import type { Tipos } from './lineas.ts'
import { useGuardar } from './use-guardar.ts'
import { YaEnBorrador } from './YaEnBorrador.tsx'

interface EditorDeFacturaProps {
  /** The stored draft; a new invoice has none. */
  factura?: Factura
  initial: ValoresDeFactura
  /** Where a new one comes from. */
  origin?: ReactNode
  /** Its lines belong to a customer already. */
  bound?: boolean
  /** What its lines are taxed at, as far as one knows. */
  rates?: Tipos
  /** The drafts there are of what a new one is of. */
  hechos?: readonly number[]
}

const NO_RATES: Tipos = []
const NONE: readonly number[] = []

/** An invoice that is being written: terms, regime, lines, and what it comes to while one types. */
export function EditorDeFactura({
  factura,
  initial,
  origin,
  bound = false,
  rates = NO_RATES,
  hechos = NONE,
}: EditorDeFacturaProps) {
  const t = useWords(OFFICE)
  const tipos = useRef<Tipos>([])
  const saving = useGuardar({ factura, initial, tipos, vistos: hechos })
  const { form, unsaved, failure, left, submit, base, theirs, take, keepMine, decide, meet } = saving
  const chosen = useWatch({ control: form.control, name: 'clienteId' })
  const { data: cliente } = useRead(clientes.get, { params: { id: chosen ?? 0 } }, { enabled: chosen !== null })
  const filled = useRef(bound || factura ? initial.clienteId : (left?.clienteId ?? null))
  useEffect(() => {
    if (!cliente || cliente.id !== chosen || filled.current === cliente.id) return
    filled.current = cliente.id
    // In a new invoice they are where it begins; in a stored one they are changes like others.
    setValues(form, condicionesDe(cliente), factura ? 'changes' : 'beginning')
  }, [cliente, chosen, form, factura])
  const anticipo = useWatch({ control: form.control, name: 'anticipo' })
  const before = useRef(anticipo)
  useEffect(() => {
    if (!cliente || before.current === anticipo) return
    before.current = anticipo
    setValues(form, terminosDe(cliente, anticipo), 'changes')
  }, [anticipo, cliente, form])
  useKeys([{ keys: 'ctrl+s', label: t.save, run: () => void submit(), strip: true, typing: true }])
  const problem = formError(failure, CON_ERROR, t)

  return (
    <FormProvider {...form}>
      <CabezaDelEditor factura={base} cliente={cliente?.razonSocial} saving={saving} origin={origin} />
      <div className={base ? 'o-invoice' : 'o-invoice o-invoice-alone'}>
        <CuerpoDelEditor {...{ cliente, bound, rates, tipos }} factura={base} onDecided={decide} onRefused={meet}>
          {problem && !theirs && <Note look="error">{problem}</Note>}
          {!base && hechos.length > 0 && <YaEnBorrador ids={hechos} />}
          {theirs && (
            <Adelantada
              theirs={theirs}
              tipos={tipos.current}
              onTheirs={() => take(theirs)}
              onMine={() => void keepMine(theirs)}
            />
          )}
        </CuerpoDelEditor>
        {base && <Costado factura={base} />}
      </div>
      <LeaveGuard unsaved={unsaved} onSave={submit} />
    </FormProvider>
  )
}
