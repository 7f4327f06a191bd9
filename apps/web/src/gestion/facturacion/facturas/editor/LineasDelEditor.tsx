import { facturas } from '@telar/contract/facturacion/facturas'
import { Plus } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useCalls } from '../../../calls.ts'
import { BuscarModelo } from '../../../catalogo/BuscarModelo.tsx'
import { OFFICE } from '../../../office-texts.ts'
import { Button } from '../../../parts/Button.tsx'
import { errorText } from '../../../parts/error-text.ts'
import { notify } from '../../../parts/notify.tsx'
import { Sideways } from '../../../parts/Sideways.tsx'
import { useWords } from '../../../use-texts.ts'
import { Dictado } from '../dictado/Dictado.tsx'
import { messageOf } from '../hacer/message-of.ts'
import { CabezaDeLineas } from './CabezaDeLineas.tsx'
import { EDITOR } from './editor-texts.ts'
import { facturaForm, nuevaClave } from './editor-values.ts'
import { FilaDeLinea } from './FilaDeLinea.tsx'
import { conAlgo, conLinea, contar, escrita, type LineaEscrita, libre, type Tipos } from './lineas.ts'
import { usePrecioDeSegunda } from './use-precio-de-segunda.ts'
import { useTraida } from './use-traida.ts'

interface LineasDelEditorProps {
  tipos: Tipos
  /** What the server says of each line. */
  avisos: ReadonlyMap<string, string>
}

/** The lines: found by reference, each colour a row, sizes in the matrix of the model. */
export function LineasDelEditor({ tipos, avisos }: LineasDelEditorProps) {
  const t = useWords(OFFICE)
  const calls = useCalls()
  const say = useWords(EDITOR)
  const box = useRef<HTMLElement>(null)
  const { field, fieldState } = facturaForm.useField('lineas')
  const lineas = field.value
  const [clienteId, fecha, modo, mercancia] = [
    facturaForm.useValue('clienteId'),
    facturaForm.useValue('fecha'),
    facturaForm.useValue('tipoRectificativa'),
    facturaForm.useValue('mercancia'),
  ]
  const [open, setOpen] = useState<string | null>(null)
  const { prendas, modelos } = contar(lineas)
  const customer = typeof clienteId === 'number' ? clienteId : null
  const addField = () => box.current?.querySelector<HTMLElement>('.o-find-model') ?? null

  async function fresh(modeloId: number, colorId: number | null, de = mercancia): Promise<LineaEscrita> {
    const day = String(fecha) || null
    const linea = await calls.read(facturas.newLinea, {
      body: { clienteId: customer ?? 0, modeloId, colorId, fecha: day, mercancia: de || 'nada' },
    })
    return { ...escrita(linea, nuevaClave()), tallasCantidades: [] }
  }
  async function addModel(modeloId: number, colorId: number | null = null) {
    try {
      const known = lineas.find(
        (linea) => linea.modeloId === modeloId && (colorId === null || linea.colorId === colorId),
      )
      const linea = known ?? (await fresh(modeloId, colorId))
      if (!known) field.onChange([...lineas, linea])
      setOpen(linea.clave)
    } catch (error) {
      notify(errorText(error, t), { bad: true })
    }
  }
  useTraida((modeloId, colorId) => void (customer === null ? notify(say.customerFirst) : addModel(modeloId, colorId)))
  usePrecioDeSegunda(lineas, mercancia, { fresh, onChange: field.onChange })
  const addFree = () => {
    const linea = libre(nuevaClave())
    flushSync(() => field.onChange([...lineas, linea]))
    box.current?.querySelector<HTMLElement>(`[data-linea="${linea.clave}"] input`)?.focus()
  }
  const remove = (linea: LineaEscrita) => {
    field.onChange(lineas.filter((una) => una !== linea))
    notify(say.removed(linea.numero ?? (linea.descripcion || say.freeLine)), { undo: () => field.onChange(lineas) })
  }
  /** Enter goes to the same column of the next line, and from the last one to the next model. */
  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event
    if (event.key !== 'Enter' || event.ctrlKey || !(target instanceof HTMLElement) || !target.dataset.col) return
    const { col } = target.dataset
    event.preventDefault()
    const same = [...(box.current?.querySelectorAll<HTMLElement>(`[data-col="${col}"]`) ?? [])]
    ;(same[same.indexOf(target) + 1] ?? addField())?.focus()
  }
  return (
    <section className="o-bill-lines" ref={box} aria-label={say.lines}>
      <div className="o-row">
        <h2 className="o-h2">
          {say.lines} <span className="o-q">{say.howMany(prendas, modelos).replace('-', '−')}</span>
        </h2>
        <span className="o-sp" />
      </div>
      <Dictado
        para={
          customer === null
            ? null
            : { clienteId: customer, fecha: String(fecha) || undefined, mercancia: mercancia || 'nada' }
        }
        onAdd={async (recognised) => {
          let next = lineas
          for (const { modeloId, colorId, ...said } of recognised) {
            const linea = await fresh(modeloId, colorId)
            next = conLinea(next, { ...linea, ...said, precio: said.precio ?? linea.precio })
          }
          field.onChange(next)
        }}
      />
      <Sideways onKeyDown={onKeyDown}>
        <table className="o-t o-lines">
          <CabezaDeLineas withRates={tipos.length > 1} />
          <tbody>
            {lineas.map((linea, i) => (
              <FilaDeLinea
                key={linea.clave}
                {...{ linea, lineas, tipos }}
                devuelve={modo === 'I'}
                titled={linea.modeloId !== lineas[i - 1]?.modeloId}
                error={messageOf(fieldState.error, i) ?? avisos.get(linea.clave)}
                open={open === linea.clave}
                onOpen={(opened) => {
                  setOpen(opened ? linea.clave : null)
                  if (!opened) field.onChange(conAlgo(lineas))
                }}
                finalFocus={addField}
                onChange={field.onChange}
                onLine={(next) => field.onChange(lineas.map((una) => (una === linea ? next : una)))}
                onRemove={() => remove(linea)}
              />
            ))}
          </tbody>
        </table>
      </Sideways>
      <div className="o-row o-bill-add">
        {customer === null ? (
          <span className="o-q">{say.customerFirst}</span>
        ) : (
          <>
            <BuscarModelo without={[]} label={say.addModel} none={say.noModel} onPick={(id) => void addModel(id)} />
            <Button small icon={Plus} onClick={addFree}>
              {say.freeLine}
            </Button>
          </>
        )}
        {messageOf(fieldState.error) && <span className="o-err">{say.oneLine}</span>}
      </div>
    </section>
  )
}
