import { useEffect, useMemo, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { FormModel, OpenScreen } from '../../declare/screen.ts'
import type { AnyRow } from '../../declare/values.ts'
import { readListState, writeListState } from '../../list/list-state.ts'
import { OFFICE } from '../../office-texts.ts'
import { errorText } from '../../parts/error-text.ts'
import { notify } from '../../parts/notify.tsx'
import { hrefOf, useGo, usePlace } from '../../place.ts'
import { useIdioma, useWords } from '../../use-texts.ts'
import { differences } from '../conflict/conflict.ts'
import { sameTab } from '../record-tab.ts'
import { follow } from './follow.ts'
import { FORM } from './form-texts.ts'
import { asSaved, initialValues, type Values } from './form-values.ts'
import { resolverFor } from './resolver.ts'
import { sentence } from './sentences.ts'
import { useLeftHere } from './use-left-here.ts'
import { useOnWriting } from './use-on-writing.ts'
import { useSave } from './use-save.ts'
import { useSaving } from './use-saving.ts'

/** Where a typed text belongs: the field, or its Spanish where it has four languages. */
const pathOf = (held: unknown, name: string) => (typeof held === 'object' && held !== null ? `${name}.es` : name)

function startingValues(model: FormModel, row: AnyRow | undefined, copied: AnyRow | undefined): Values {
  const values = initialValues(model, row ?? copied)
  return row === undefined && copied && model.toCopy ? model.toCopy(values) : values
}

/** What the record was, what I have made of it and what it is now, each as it would be saved. */
export function versionsOf(model: FormModel, row: AnyRow, written: Values, saved: AnyRow) {
  const base = asSaved(model.schema, initialValues(model, row))
  const theirs = asSaved(model.schema, initialValues(model, saved))
  const mine = asSaved(model.schema, written)
  return { base, theirs, mine: model.join ? model.join(base, mine, theirs) : mine }
}

/** A record's form: what it was read as, what is not saved, how it is saved, and who came first. */
export function useRecordForm(
  screen: OpenScreen,
  model: FormModel,
  row: AnyRow | undefined,
  copied: AnyRow | undefined,
) {
  const t = useWords(OFFICE)
  const said = useWords(FORM)
  const go = useGo()
  const idioma = useIdioma()
  const { search } = usePlace()
  const [base, setBase] = useState(row)
  const [theirs, setTheirs] = useState<AnyRow | null>(null)
  const resolver = useMemo(
    () => resolverFor(model.schema, (issue) => sentence(issue, said, model.rules, idioma)),
    [model, said, idioma],
  )
  const form = useForm<Values, unknown, Values>({
    defaultValues: startingValues(model, row, copied),
    resolver,
    mode: 'onTouched',
  })
  const { isDirty, dirtyFields } = form.formState
  const unsaved = useRef(0)
  unsaved.current = isDirty ? Object.keys(dirtyFields).length : 0
  const agreed = useRef<AnyRow | null>(null)
  const save = useSave({ screen, model, form, base, onConflict: overtaken })
  useOnWriting(form, () => {
    if (save.isError) save.reset()
  })
  const once = useSaving(form, unsaved)
  const noun = screen.noun[idioma]
  const isNew = row === undefined
  const given = isNew ? search.con : undefined

  // what was typed where it was missed is written down already, and counts as such
  useEffect(() => {
    if (given === null || typeof given !== 'object') return
    for (const [name, value] of Object.entries(given))
      if (typeof value === 'string' && form.getValues(pathOf(form.getValues(name), name)) === '')
        form.setValue(pathOf(form.getValues(name), name), value, { shouldDirty: true })
  }, [given, form])

  useEffect(() => {
    if (!row || unsaved.current > 0) return
    setBase(row)
    form.reset(initialValues(model, row))
  }, [row, form, model])

  const fields = model.fields.map(({ name }) => name)
  useLeftHere(form, fields)

  /** Somebody saved first: who wrote the same has nothing to choose. */
  async function overtaken(now: AnyRow) {
    if (!base) return
    const { base: before, mine, theirs: saved } = versionsOf(model, base, form.getValues(), now)
    if (differences(before, mine, saved).length > 0) return setTheirs(now)
    agreed.current = now
    save.keep(now)
  }

  /** Takes over what the server has, so that nothing counts as changed any more. */
  async function takeOver(id: AnyRow['id'], known?: AnyRow) {
    const fresh = known ?? (await save.read(id))
    form.reset(initialValues(model, fresh))
    unsaved.current = 0
    setBase(fresh)
    setTheirs(null)
    return fresh
  }

  async function created(id: AnyRow['id'], again: boolean, sent: Values): Promise<boolean> {
    const href = hrefOf(screen.name, id, { ...writeListState(readListState(search)), ...sameTab(search) })
    if (again) {
      form.reset(initialValues(model))
      setTimeout(() => form.setFocus(model.fields[0]?.name ?? ''))
      notify(t.record.created(noun), { offer: { label: t.open, run: () => go(href) } })
      return true
    }
    const leave = () => {
      notify(t.record.created(noun))
      go(href, { replace: true })
    }
    const goOn = (_: unknown, carry: (to: string) => void) => {
      carry(href)
      leave()
    }
    return follow(form, unsaved, fields, sent, id, { leave, goOn })
  }

  /** Answers whether all of it was saved, as far as it is known here. */
  async function store(values: Values, again: boolean, sent: Values): Promise<boolean> {
    agreed.current = null
    const answer = await save.mutateAsync({ values }).catch((error: unknown) => {
      if (!agreed.current) throw error
      save.reset()
    })
    // creating answers with the id, by the contract of every flat resource
    if (!base) return created(answer as AnyRow['id'], again, sent)
    const before = base
    const saved = await takeOver(base.id, agreed.current ?? undefined)
    const undo = () => save.restore(before, saved).catch((error) => notify(errorText(error, t), { bad: true }))
    notify(t.record.saved, agreed.current ? {} : { undo: () => void undo() })
    return true
  }

  return {
    ...{ form, base, theirs, unsaved, noun, takeOver },
    failure: theirs ? null : save.error,
    /** Answers whether all of it was saved; the fields, the note or the dialog say why not. */
    submit: (again = false): Promise<boolean> =>
      once(
        async () => {
          let done = false
          const sent = structuredClone(form.getValues())
          const onValid = (values: Values) => store(values, again, sent).then((all) => (done = all))
          await form.handleSubmit((values) => onValid(values).catch(() => undefined))()
          return done
        },
        { again },
      ),
    /** Saves over the newer version what the person has chosen of both. */
    async settle(values: Values) {
      if (!base || !theirs) return
      await save.mutateAsync({ values, version: theirs.version ?? 0 })
      await takeOver(base.id)
      notify(t.record.saved)
    },
    dismiss: () => setTheirs(null),
    discardMine: async () => {
      save.reset()
      if (base) await takeOver(base.id)
    },
  }
}
