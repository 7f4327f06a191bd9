import type { Ruta } from '@telar/contract/produccion/nota'
import { RutaInput } from '@telar/contract/produccion/nota'
import type { OrdenFab } from '@telar/contract/produccion/orden'
import { ordenesfab } from '@telar/contract/produccion/ordenesfab'
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { useState } from 'react'
import { FormProvider, useFieldArray, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { useCalls, useCommand, useRead } from '../../../calls.ts'
import type { Field } from '../../../declare/values.ts'
import { useKeys } from '../../../frame/keys.tsx'
import { OFFICE } from '../../../office-texts.ts'
import { Button } from '../../../parts/Button.tsx'
import { errorText } from '../../../parts/error-text.ts'
import { Note } from '../../../parts/Note.tsx'
import { notify } from '../../../parts/notify.tsx'
import { hrefOf, useGo } from '../../../place.ts'
import { Overtaken } from '../../../record/conflict/Overtaken.tsx'
import { useOvertaken } from '../../../record/conflict/use-overtaken.ts'
import { FieldView } from '../../../record/form/FieldView.tsx'
import type { Draft } from '../../../record/form/form-values.ts'
import { useWrittenForm } from '../../../record/form/use-written-form.ts'
import { LeaveGuard } from '../../../record/LeaveGuard.tsx'
import { LeidoAhora } from '../../../record/LeidoAhora.tsx'
import { PlainHead } from '../../../record/PlainHead.tsx'
import { useWords } from '../../../use-texts.ts'
import { DE_OPERACIONES, DE_TALLERES } from '../../lookups.ts'
import { EDITOR } from '../editor/editor-texts.ts'
import { RUTA } from './ruta-texts.ts'

const PASO = {
  ...{ id: null, operacionId: null, dentro: false, tallerId: null, tarifa: null, precioPerdida: null },
  ...{ desde: '', hasta: '' },
}

const valoresDe = ({ pasos }: Ruta): Omit<Draft<z.input<typeof RutaInput>>, 'version'> => ({
  pasos: pasos.map(({ id, operacionId, dentro, tallerId, tarifa, precioPerdida, desde, hasta }) => ({
    ...{ id, operacionId, dentro, tallerId, tarifa: tarifa === 0 ? null : tarifa, precioPerdida },
    ...{ desde: desde ?? '', hasta: hasta ?? '' },
  })),
  deModelo: false,
})

/** What is done to the garments of an order, one operation after the other. */
export function EditorDeRuta({ orden }: { orden: OrdenFab }) {
  const read = useRead(ordenesfab.ruta, { params: { id: orden.id } }, { staleTime: 0 })
  return <LeidoAhora de={read}>{(ruta) => <Editor orden={orden} ruta={ruta} />}</LeidoAhora>
}

function Editor({ orden, ruta }: { orden: OrdenFab; ruta: Ruta }) {
  const t = useWords(OFFICE)
  const say = useWords(RUTA)
  const stale = useWords(EDITOR)
  const go = useGo()
  const { mutateAsync: guardar } = useCommand(ordenesfab.guardarRuta)
  const leave = () => go(hrefOf('ordenesfab', orden.id), { replace: true })
  const calls = useCalls()
  const params = { id: orden.id }
  const [vista, setVista] = useState(ruta)
  const { theirs, saving, over } = useOvertaken(ruta, () => calls.read(ordenesfab.ruta, { params }))
  const desde = (ahora: Ruta) => {
    over(ahora)
    setVista(ahora)
  }
  const written = useWrittenForm(
    RutaInput,
    valoresDe(ruta),
    (body) => saving((version) => guardar({ params, body: { ...body, version } })),
    {
      leave: () => {
        notify(say.guardada)
        leave()
      },
      goOn: (guardada) => {
        notify(say.guardada)
        desde(guardada)
      },
    },
  )
  const { form, unsaved, failure, submit } = written
  const save = () => void submit()
  const answer = (keep: boolean) => {
    if (!theirs) return
    desde(theirs)
    if (!keep) return form.reset(valoresDe(theirs))
    // an operation that they took away is written anew
    const suyos = new Set(theirs.pasos.map(({ id }) => id))
    for (const [i, { id }] of form.getValues('pasos').entries())
      if (typeof id === 'number' && !suyos.has(id)) form.setValue(`pasos.${i}.id`, null)
    save()
  }
  useKeys([{ keys: 'ctrl+s', label: t.save, run: save, strip: true, typing: true }])
  return (
    <FormProvider {...form}>
      <PlainHead screen="ordenesfab" title={`${orden.numero} · ${say.titulo}`}>
        <span className="o-sp" />
        <Button onClick={leave}>{t.back}</Button>
        <Button look="main" keys="ctrl+s" disabled={form.formState.isSubmitting} onClick={save}>
          {t.save}
        </Button>
      </PlainHead>
      <div className="o-scroll">
        <section className="o-sec">
          {failure !== null && <Note look="error">{errorText(failure, t)}</Note>}
          {theirs && (
            <Overtaken say={stale} onTheirs={() => answer(false)} onMine={() => answer(true)}>
              <b>{stale.stale}</b>
            </Overtaken>
          )}
          <p className="o-q o-measure">{say.que}</p>
          <Pasos usadas={new Set(vista.pasos.filter(({ usada }) => usada).map(({ id }) => id))} />
          <label className="o-row o-spaced">
            <input type="checkbox" className="o-ck" {...form.register('deModelo')} />
            {say.deModelo}
          </label>
        </section>
      </div>
      <LeaveGuard unsaved={unsaved} onSave={submit} />
    </FormProvider>
  )
}

const campo = (i: number, name: string, rest: Omit<Field, 'name'>): Field => ({ name: `pasos.${i}.${name}`, ...rest })

function Pasos({ usadas }: { usadas: ReadonlySet<number> }) {
  const say = useWords(RUTA)
  const { fields, append, remove, swap } = useFieldArray({ name: 'pasos', keyName: 'llave' })
  const ids = useWatch({ name: 'pasos' }) as { id: number | null; dentro: boolean }[]
  const fija = (i: number) => usadas.has(ids[i]?.id ?? 0)
  return (
    <div className="o-buy-lines">
      {fields.map((paso, i) => (
        <fieldset key={paso.llave} className="o-buy-line o-route-step" aria-label={`${say.operacion} ${i + 1}`}>
          <FieldView
            field={campo(i, 'operacionId', { control: 'lookup', from: DE_OPERACIONES })}
            label={RUTA.operacion}
            disabled={fija(i)}
          />
          <FieldView field={campo(i, 'dentro', { control: 'checkbox' })} label={RUTA.dentro} disabled={false} />
          <FieldView
            field={campo(i, 'tallerId', { control: 'lookup', from: DE_TALLERES })}
            label={RUTA.taller}
            disabled={ids[i]?.dentro ?? false}
          />
          <FieldView field={campo(i, 'tarifa', { control: 'money' })} label={RUTA.tarifa} disabled={false} />
          <FieldView field={campo(i, 'precioPerdida', { control: 'money' })} label={RUTA.perdida} disabled={false} />
          <FieldView field={campo(i, 'desde', { control: 'date' })} label={RUTA.desde} disabled={false} />
          <FieldView field={campo(i, 'hasta', { control: 'date' })} label={RUTA.hasta} disabled={false} />
          <span className="o-row">
            <Button
              look="ghost"
              iconOnly
              icon={ArrowUp}
              disabled={i === 0 || fija(i) || fija(i - 1)}
              onClick={() => swap(i, i - 1)}
            >
              {`${say.subir}: ${say.operacion} ${i + 1}`}
            </Button>
            <Button
              look="ghost"
              iconOnly
              icon={ArrowDown}
              disabled={i === fields.length - 1 || fija(i) || fija(i + 1)}
              onClick={() => swap(i, i + 1)}
            >
              {`${say.bajar}: ${say.operacion} ${i + 1}`}
            </Button>
            <Button look="ghost" iconOnly icon={X} disabled={fields.length === 1 || fija(i)} onClick={() => remove(i)}>
              {`${say.quitar} ${i + 1}`}
            </Button>
          </span>
        </fieldset>
      ))}
      <p className="o-q o-s">{say.tarifaQue}</p>
      <Button small look="ghost" icon={Plus} onClick={() => append(PASO)}>
        {say.otra}
      </Button>
    </div>
  )
}
