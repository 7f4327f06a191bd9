import type { MateriaFila } from '@telar/contract/produccion/materia'
import { Plus } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { keysOf } from '../../keys-of.ts'
import { Button } from '../../parts/Button.tsx'
import { MenuItem, OfficeMenu } from '../../parts/dialogs/OfficeMenu.tsx'
import { notify } from '../../parts/notify.tsx'
import { Sideways } from '../../parts/Sideways.tsx'
import { insideOf, messageIn } from '../../record/form/told.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { BuscarMateria } from './BuscarMateria.tsx'
import { CONCEPTO, HOJA } from './escandallo-texts.ts'
import { FilaDeHoja } from './FilaDeHoja.tsx'
import { deConcepto, deMateria, type LineaEscrita } from './hoja.ts'
import { hojaForm } from './hoja-values.ts'

interface LineasDeHojaProps {
  tallas: readonly string[]
  importes: readonly number[]
  hoy: ReadonlyMap<number, MateriaFila>
}

/** What is wrong with a line, field by field. */
const erroresDe = (told: unknown, line: number): Record<string, string> =>
  Object.fromEntries(
    Object.entries(insideOf(told, String(line))).flatMap(([field, error]) => {
      const message = messageIn(error)
      return message ? [[field, message]] : []
    }),
  )

/** The lines: materials found by typing, work and the rest from a menu. Enter goes down. */
export function LineasDeHoja({ tallas, importes, hoy }: LineasDeHojaProps) {
  const { word } = useFormat()
  const say = useWords(HOJA)
  const box = useRef<HTMLDivElement>(null)
  const { field, fieldState } = hojaForm.useField('lineas')
  const lineas = field.value
  const focus = (col: string) =>
    setTimeout(() => [...(box.current?.querySelectorAll<HTMLElement>(`[data-col="${col}"]`) ?? [])].at(-1)?.focus())
  const add = (linea: LineaEscrita, col: string) => {
    field.onChange([...lineas, linea])
    focus(col)
  }
  const remove = (linea: LineaEscrita) => {
    field.onChange(lineas.filter((una) => una !== linea))
    notify(say.quitada(linea.concepto), { undo: () => field.onChange(lineas) })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event
    if (event.key !== 'Enter' || event.ctrlKey || !(target instanceof HTMLElement) || !target.dataset.col) return
    const { col } = target.dataset
    event.preventDefault()
    const same = [...(box.current?.querySelectorAll<HTMLElement>(`[data-col="${col}"]`) ?? [])]
    ;(same[same.indexOf(target) + 1] ?? box.current?.querySelector<HTMLElement>('.o-find-model'))?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter inside its fields moves between them.
    <div ref={box} className="o-sheet-lines" onKeyDown={onKeyDown}>
      {lineas.length === 0 && <p className="o-q">{say.vacia}</p>}
      {lineas.length > 0 && (
        <Sideways>
          <table className="o-t o-lines">
            <thead>
              <tr>
                <th>{say.concepto}</th>
                <th>{say.consumo}</th>
                <th className="o-n">{say.merma}</th>
                <th className="o-n">{say.precio} €</th>
                <th className="o-n">{say.importe} €</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {lineas.map((linea, i) => (
                <FilaDeHoja
                  key={linea.clave}
                  linea={linea}
                  importe={importes[i] ?? 0}
                  materia={hoy.get(linea.materiaId ?? 0)}
                  tallas={tallas}
                  errors={erroresDe(fieldState.error, i)}
                  onLine={(next) => field.onChange(lineas.map((una) => (una === linea ? next : una)))}
                  onRemove={() => remove(linea)}
                />
              ))}
            </tbody>
          </table>
        </Sideways>
      )}
      <div className="o-row o-wrap o-bill-add">
        <BuscarMateria onPick={(materia) => add(deMateria(materia, crypto.randomUUID()), 'consumo')} />
        <OfficeMenu
          trigger={
            <Button small icon={Plus}>
              {say.anadir}
            </Button>
          }
        >
          {keysOf(CONCEPTO).map((tipo) => (
            <MenuItem
              key={tipo}
              onSelect={() => add(deConcepto(tipo, word(CONCEPTO[tipo]), crypto.randomUUID()), 'precio')}
            >
              {word(CONCEPTO[tipo])}
            </MenuItem>
          ))}
        </OfficeMenu>
      </div>
    </div>
  )
}
