import { caja } from '@telar/contract/facturacion/caja'
import { TIPOS_DE_MOVIMIENTO, type TipoDeMovimiento } from '@telar/domain/facturacion/caja'
import { type FormEvent, useRef, useState } from 'react'
import { useCommand } from '../../calls.ts'
import { parseNumber } from '../../format.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { Choice } from '../../parts/Choice.tsx'
import { errorText } from '../../parts/error-text.ts'
import { Note } from '../../parts/Note.tsx'
import { notify } from '../../parts/notify.tsx'
import { FieldShell } from '../../record/form/FieldShell.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { MOVIMIENTO, CAJA as SAY } from './caja-texts.ts'

/** An expense, cash paid in, or cash taken to the bank: typed in one row. */
export function Anotar({ fecha, vistos }: { fecha: string; vistos: number[] }) {
  const t = useWords(OFFICE)
  const { word, decimal } = useFormat()
  const say = useWords(SAY)
  const [tipo, setTipo] = useState<TipoDeMovimiento>('gasto')
  const [concepto, setConcepto] = useState('')
  const [importe, setImporte] = useState('')
  const [tried, setTried] = useState(false)
  const first = useRef<HTMLInputElement>(null)
  const add = useCommand(caja.moverCaja)
  const euros = parseNumber(importe, decimal)
  const wrong = {
    concepto: tried && concepto.trim() === '' ? say.faltaConcepto : undefined,
    importe: tried && (euros === null || euros <= 0) ? say.faltaImporte : undefined,
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (concepto.trim() === '' || euros === null || euros <= 0 || add.isPending) return
    add.mutate(
      { body: { fecha, tipo, concepto: concepto.trim(), importe: euros, vistos } },
      {
        onSuccess: () => {
          notify(say.anotado)
          setConcepto('')
          setImporte('')
          setTried(false)
          first.current?.focus()
        },
      },
    )
  }
  return (
    <form className="o-till-add o-noprint" onSubmit={submit} onChange={() => add.isError && add.reset()} noValidate>
      <FieldShell id="mov-tipo" label={say.tipo}>
        <Choice
          id="mov-tipo"
          value={tipo}
          options={TIPOS_DE_MOVIMIENTO}
          label={(uno) => word(MOVIMIENTO[uno])}
          onChange={setTipo}
        />
      </FieldShell>
      <FieldShell id="mov-concepto" label={say.concepto} error={wrong.concepto}>
        <input
          ref={first}
          id="mov-concepto"
          className="o-in"
          maxLength={200}
          value={concepto}
          aria-invalid={wrong.concepto !== undefined}
          aria-describedby={wrong.concepto && 'mov-concepto-error'}
          onChange={({ target }) => setConcepto(target.value)}
        />
      </FieldShell>
      <FieldShell id="mov-importe" label={`${say.importe} €`} error={wrong.importe}>
        <input
          id="mov-importe"
          className="o-in o-n"
          inputMode="decimal"
          value={importe}
          aria-invalid={wrong.importe !== undefined}
          aria-describedby={wrong.importe && 'mov-importe-error'}
          onChange={({ target }) => setImporte(target.value)}
        />
      </FieldShell>
      <Button type="submit" disabled={add.isPending}>
        {say.anotar}
      </Button>
      {add.error && (
        <div className="o-wide">
          <Note look="error">{errorText(add.error, t)}</Note>
        </div>
      )}
    </form>
  )
}
