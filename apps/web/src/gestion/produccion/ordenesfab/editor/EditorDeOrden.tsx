import type { Body } from '@telar/contract/kit/endpoint'
import type { OrdenFab } from '@telar/contract/produccion/orden'
import { ordenesfab } from '@telar/contract/produccion/ordenesfab'
import { FormProvider } from 'react-hook-form'
import { useScreen } from '../../../access.ts'
import { useCalls, useCommand } from '../../../calls.ts'
import { useKeys } from '../../../frame/keys.tsx'
import { OFFICE } from '../../../office-texts.ts'
import { Button } from '../../../parts/Button.tsx'
import { formError } from '../../../parts/error-text.ts'
import { Note } from '../../../parts/Note.tsx'
import { hrefOf, useGo } from '../../../place.ts'
import { Differs } from '../../../record/conflict/Differs.tsx'
import { Overtaken } from '../../../record/conflict/Overtaken.tsx'
import { useOvertaken } from '../../../record/conflict/use-overtaken.ts'
import { FieldView } from '../../../record/form/FieldView.tsx'
import { asSaved } from '../../../record/form/form-values.ts'
import { useFollows } from '../../../record/form/use-follows.ts'
import { useWrittenForm } from '../../../record/form/use-written-form.ts'
import { LeaveGuard } from '../../../record/LeaveGuard.tsx'
import { PlainHead } from '../../../record/PlainHead.tsx'
import { useFormat, useWords } from '../../../use-texts.ts'
import { ORDEN_LABELS } from '../orden-labels.ts'
import { EDITOR } from './editor-texts.ts'
import { CAMPOS, valoresDe } from './editor-values.ts'
import { LineasDichas } from './LineasDichas.tsx'
import { PlanDeOrden } from './PlanDeOrden.tsx'

type Entrada = Body<(typeof ordenesfab)['create']>

interface EditorDeOrdenProps {
  orden: OrdenFab | undefined
  modeloId: number | null
}

/** What is to be made: a model by matrix, by which workshop, for when. */
export function EditorDeOrden({ orden, modeloId }: EditorDeOrdenProps) {
  const t = useWords(OFFICE)
  const go = useGo()
  const { mutateAsync: update } = useCommand(ordenesfab.update)
  const { mutateAsync: create } = useCommand(ordenesfab.create)
  const calls = useCalls()
  const { idioma } = useFormat()
  const say = useWords(EDITOR)
  const noun = useScreen('ordenesfab').noun[idioma]
  const send = (body: Entrada, version: number | undefined): Promise<number> =>
    orden ? update({ params: { id: orden.id }, body: { ...body, version } }) : create({ body })
  const read = (id: number) => calls.read(ordenesfab.get, { params: { id } })
  const { theirs, saving, over } = useOvertaken(orden, ({ id }) => read(id))
  const written = useWrittenForm(
    ordenesfab.create.body,
    valoresDe(orden, modeloId),
    (values) => saving((version) => send(values, version)),
    useFollows('ordenesfab', orden, {
      edit: ordenesfab.update.access,
      goOn: async (id) => over(await read(id)),
    }),
  )
  const { form, unsaved, failure, submit } = written
  const save = () => void submit()
  useKeys([{ keys: 'ctrl+s', label: t.save, run: save, strip: true, typing: true }])
  const problem = formError(failure, [...CAMPOS.map(({ name }) => name), 'lineas', 'modeloId'], t)
  const answer = (keep: boolean) => {
    if (!theirs) return
    over(theirs)
    if (keep) save()
    else form.reset(valoresDe(theirs, theirs.modeloId))
  }
  return (
    <FormProvider {...form}>
      <PlainHead screen="ordenesfab" title={orden?.numero ?? t.list.create(noun)}>
        <span className="o-sp" />
        {unsaved.current > 0 && (
          <span className="o-unsaved" role="status">
            {t.record.unsaved(unsaved.current)}
          </span>
        )}
        <Button onClick={() => go(hrefOf('ordenesfab', orden?.id ?? null), { replace: true })}>{t.back}</Button>
        <Button look="main" keys="ctrl+s" disabled={form.formState.isSubmitting} onClick={save}>
          {t.save}
        </Button>
      </PlainHead>
      <div className="o-scroll">
        <div className="o-order-head">
          {problem && <Note look="error">{problem}</Note>}
          {theirs && (
            <Overtaken say={say} onTheirs={() => answer(false)} onMine={() => answer(true)}>
              <b>{say.stale}</b>
              <Differs
                labels={ORDEN_LABELS}
                model={{ fields: CAMPOS, Told: LineasDichas }}
                mine={asSaved(ordenesfab.create.body, form.getValues())}
                theirs={asSaved(ordenesfab.create.body, valoresDe(theirs, theirs.modeloId))}
              />
            </Overtaken>
          )}
          <form className="o-form o-form-flush" onSubmit={(event) => event.preventDefault()} noValidate>
            {CAMPOS.map((field) => (
              <FieldView
                key={field.name}
                field={field}
                label={ORDEN_LABELS[field.name as keyof typeof ORDEN_LABELS]}
                disabled={false}
              />
            ))}
          </form>
        </div>
        <PlanDeOrden orden={orden} />
      </div>
      <LeaveGuard unsaved={unsaved} onSave={submit} />
    </FormProvider>
  )
}
