import type { Compra } from '@telar/contract/produccion/compra'
import { CompraInput } from '@telar/contract/produccion/compra'
import { compras } from '@telar/contract/produccion/compras'
import { Plus, X } from 'lucide-react'
import { FormProvider, useFieldArray } from 'react-hook-form'
import { useScreen } from '../../access.ts'
import { useCalls, useCommand } from '../../calls.ts'
import { IDIOMA } from '../../clientes/clientes/cliente-labels.ts'
import type { Field } from '../../declare/values.ts'
import { useKeys } from '../../frame/keys.tsx'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { formError } from '../../parts/error-text.ts'
import { Note } from '../../parts/Note.tsx'
import { hrefOf, useGo } from '../../place.ts'
import { Differs } from '../../record/conflict/Differs.tsx'
import { Overtaken } from '../../record/conflict/Overtaken.tsx'
import { useOvertaken } from '../../record/conflict/use-overtaken.ts'
import { FieldView } from '../../record/form/FieldView.tsx'
import { asSaved } from '../../record/form/form-values.ts'
import { useFollows } from '../../record/form/use-follows.ts'
import { useWrittenForm } from '../../record/form/use-written-form.ts'
import { LeaveGuard } from '../../record/LeaveGuard.tsx'
import { PlainHead } from '../../record/PlainHead.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { DE_COLORES, DE_MATERIAS, DE_PROVEEDORES } from '../lookups.ts'
import { P } from '../palabras.ts'
import { COMPRA, COMPRA_LABELS } from './compra-texts.ts'
import { LineasDichas } from './LineasDichas.tsx'

const CAMPOS = [
  { name: 'proveedorId', control: 'lookup', from: DE_PROVEEDORES, width: 'wide' },
  { name: 'idioma', control: 'select', options: IDIOMA },
  { name: 'referencia', control: 'text', width: 'short' },
  { name: 'notas', control: 'area', width: 'wide' },
] as const satisfies readonly (Field & { name: keyof typeof COMPRA_LABELS })[]

const LINEA = { id: null, materiaId: null, colorId: null, pedida: null, precio: null, fechaPrevista: '' }

/** What a line shows, each with its own field. */
const DE_LINEA = ['materiaId', 'colorId', 'pedida', 'precio', 'fechaPrevista']

const valoresDe = (compra: Compra | undefined, proveedorId: number | null) => ({
  proveedorId,
  idioma: compra?.idioma ?? null,
  referencia: compra?.referencia ?? '',
  notas: compra?.notas ?? '',
  lineas: compra
    ? compra.lineas.map(({ id, materiaId, colorId, pedida, precio, fechaPrevista }) => ({
        ...{ id, materiaId, colorId, pedida, precio, fechaPrevista: fechaPrevista ?? '' },
      }))
    : [LINEA],
})

/** Who is asked for what: many materials and colours on one paper. */
export function EditorDeCompra({ compra, proveedorId }: { compra: Compra | undefined; proveedorId: number | null }) {
  const t = useWords(OFFICE)
  const go = useGo()
  const { idioma } = useFormat()
  const noun = useScreen('compras').noun[idioma]
  const { mutateAsync: update } = useCommand(compras.update)
  const { mutateAsync: create } = useCommand(compras.create)
  const calls = useCalls()
  const say = useWords(COMPRA)
  const read = (id: number) => calls.read(compras.get, { params: { id } })
  const { theirs, saving, over } = useOvertaken(compra, ({ id }) => read(id))
  const written = useWrittenForm(
    CompraInput,
    valoresDe(compra, proveedorId),
    (body) =>
      saving((version) =>
        compra ? update({ params: { id: compra.id }, body: { ...body, version } }) : create({ body }),
      ),
    useFollows('compras', compra, { edit: compras.update.access, goOn: async (id) => over(await read(id)) }),
  )
  const { form, unsaved, failure, submit } = written
  const save = () => void submit()
  useKeys([{ keys: 'ctrl+s', label: t.save, run: save, strip: true, typing: true }])
  const deLineas = form.getValues('lineas').flatMap((_, i) => DE_LINEA.map((name) => `lineas.${i}.${name}`))
  const problem = formError(failure, [...CAMPOS.map(({ name }) => name), ...deLineas], t)
  const answer = (keep: boolean) => {
    if (!theirs) return
    over(theirs)
    if (!keep) return form.reset(valoresDe(theirs, theirs.proveedorId))
    // a line that they took away is asked for anew
    const suyas = new Set(theirs.lineas.map(({ id }) => id))
    for (const [i, { id }] of form.getValues('lineas').entries())
      if (id !== null && !suyas.has(id)) form.setValue(`lineas.${i}.id`, null)
    save()
  }
  return (
    <FormProvider {...form}>
      <PlainHead screen="compras" title={compra?.numero ?? t.list.create(noun)}>
        <span className="o-sp" />
        {unsaved.current > 0 && (
          <span className="o-unsaved" role="status">
            {t.record.unsaved(unsaved.current)}
          </span>
        )}
        <Button onClick={() => go(hrefOf('compras', compra?.id ?? null), { replace: true })}>{t.back}</Button>
        <Button look="main" keys="ctrl+s" disabled={form.formState.isSubmitting} onClick={save}>
          {t.save}
        </Button>
      </PlainHead>
      <div className="o-scroll">
        <form className="o-form" onSubmit={(event) => event.preventDefault()} noValidate>
          {problem && <Note look="error">{problem}</Note>}
          {theirs && (
            <Overtaken say={say} onTheirs={() => answer(false)} onMine={() => answer(true)}>
              <b>{say.stale}</b>
              <Differs
                labels={COMPRA_LABELS}
                model={{ fields: CAMPOS, Told: LineasDichas }}
                mine={asSaved(CompraInput, form.getValues())}
                theirs={asSaved(CompraInput, valoresDe(theirs, theirs.proveedorId))}
              />
            </Overtaken>
          )}
          {CAMPOS.map((field) => (
            <FieldView
              key={field.name}
              field={field}
              label={COMPRA_LABELS[field.name]}
              disabled={field.name === 'proveedorId' && compra !== undefined && compra.dicho !== 'borrador'}
            />
          ))}
        </form>
        <Lineas />
      </div>
      <LeaveGuard unsaved={unsaved} onSave={submit} />
    </FormProvider>
  )
}

const campo = (i: number, name: string, rest: Omit<Field, 'name'>): Field => ({ name: `lineas.${i}.${name}`, ...rest })

/** What is asked for, line by line. */
function Lineas() {
  const say = useWords(COMPRA)
  const labels = useWords(COMPRA_LABELS)
  const { fields, append, remove } = useFieldArray({ name: 'lineas', keyName: 'llave' })
  return (
    <section className="o-sec" aria-label={labels.lineas}>
      <h2 className="o-h2">{labels.lineas}</h2>
      <div className="o-buy-lines">
        {fields.map((linea, i) => (
          <fieldset key={linea.llave} className="o-buy-line" aria-label={`${labels.lineas} ${i + 1}`}>
            <FieldView
              field={campo(i, 'materiaId', { control: 'lookup', from: DE_MATERIAS })}
              label={P.materia}
              disabled={false}
            />
            <FieldView
              field={campo(i, 'colorId', { control: 'lookup', from: DE_COLORES, width: 'short' })}
              label={P.color}
              disabled={false}
            />
            <FieldView field={campo(i, 'pedida', { control: 'number' })} label={P.cantidad} disabled={false} />
            <FieldView field={campo(i, 'precio', { control: 'money' })} label={P.precio} disabled={false} />
            <FieldView
              field={campo(i, 'fechaPrevista', { control: 'date' })}
              label={P.fechaPrevista}
              disabled={false}
            />
            <Button look="ghost" iconOnly icon={X} disabled={fields.length === 1} onClick={() => remove(i)}>
              {`${say.quitar} ${i + 1}`}
            </Button>
          </fieldset>
        ))}
        <Button small look="ghost" icon={Plus} onClick={() => append(LINEA)}>
          {say.nueva}
        </Button>
      </div>
    </section>
  )
}
