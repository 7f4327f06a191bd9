import { lazyRouteComponent } from '@tanstack/react-router'
import { AppSettings, AppSettingsInput, appsettings } from '@telar/contract/casa/appsettings'
import { Suspense, useEffect, useRef, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import type { z } from 'zod'
import { statusOf } from '../../../kit/calls/failures.ts'
import { beneath, changesOf, withChanges } from '../../../kit/form/changes.ts'
import { useScreen } from '../../access.ts'
import { useCalls, useCommand } from '../../calls.ts'
import { useKeys } from '../../frame/keys.tsx'
import { titleOf } from '../../frame/title.ts'
import { keysOf } from '../../keys-of.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { formError } from '../../parts/error-text.ts'
import { Note } from '../../parts/Note.tsx'
import { notify } from '../../parts/notify.tsx'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { Tabs } from '../../parts/Tabs.tsx'
import { hrefOf, useGo, usePlace } from '../../place.ts'
import { ConflictDialog } from '../../record/conflict/ConflictDialog.tsx'
import { asSaved } from '../../record/form/form-values.ts'
import { useBegun, useWrittenForm } from '../../record/form/use-written-form.ts'
import { LeaveGuard } from '../../record/LeaveGuard.tsx'
import { useIdioma, useWords } from '../../use-texts.ts'
import { AJUSTES } from './ajustes-texts.ts'
import { type ValoresDeAjustes, valoresDe } from './ajustes-values.ts'
import { Empresa } from './Empresa.tsx'
import { Facturacion } from './Facturacion.tsx'
import { Legales } from './Legales.tsx'
import { LABELS } from './labels.ts'
import { Produccion } from './Produccion.tsx'
import { parteDe } from './partes.ts'
import { Tema } from './Tema.tsx'
import { Tienda } from './Tienda.tsx'

const PARTS = {
  empresa: Empresa,
  facturacion: Facturacion,
  reclamaciones: lazyRouteComponent(() => import('./Reclamaciones.tsx')),
  produccion: Produccion,
  tienda: Tienda,
  idiomas: lazyRouteComponent(() => import('./Idiomas.tsx')),
  servicios: lazyRouteComponent(() => import('./Servicios.tsx')),
  correo: lazyRouteComponent(() => import('./Correo.tsx')),
  legales: Legales,
  tema: Tema,
  guardado: lazyRouteComponent(() => import('./Guardado.tsx')),
} as const
type Part = keyof typeof PARTS

const savedAs = (values: ValoresDeAjustes) => asSaved(AppSettingsInput, values)

/** The settings of the house, in parts that are saved together. */
export function AjustesEditor({ settings }: { settings: AppSettings }) {
  const t = useWords(OFFICE)
  const idioma = useIdioma()
  const say = useWords(AJUSTES)
  const { mutateAsync: update } = useCommand(appsettings.update)
  const calls = useCalls()
  const { search } = usePlace()
  const [theirs, setTheirs] = useState<AppSettings | null>(null)
  const asked = search.parte
  const known = keysOf(PARTS).find((name) => name === asked)
  const part: Part = known ?? 'empresa'
  const Shown = PARTS[part]
  const screen = useScreen('ajustes')

  const store = async (values: z.output<typeof AppSettingsInput>, version: number): Promise<void> => {
    const body = { ...values, version }
    const saved = await update({ body })
    written.form.reset(valoresDe(saved))
    written.unsaved.current = 0
    notify(t.record.saved)
  }
  const written = useWrittenForm(AppSettingsInput, valoresDe(settings), async (values): Promise<unknown> => {
    try {
      await store(values, begun.version)
    } catch (error) {
      if (statusOf(error) !== 409) throw error
      const now = AppSettings.parse(await calls.read(appsettings.get, {}))
      const [base, saved] = [savedAs(valoresDe(begun)), savedAs(valoresDe(now))]
      const mine = changesOf(base, savedAs(written.form.getValues())) ?? {}
      const there = JSON.stringify(beneath(saved, mine))
      // whoever changed something else meanwhile, or the same to the same, is in nobody's way
      if (there === JSON.stringify(beneath(base, mine)) || there === JSON.stringify(mine))
        return store(AppSettingsInput.parse(withChanges(saved, mine)), now.version)
      setTheirs(now)
      return false
    }
  })
  const begun: AppSettings = useBegun(settings, written.unsaved.current === 0, (read) =>
    written.form.reset(valoresDe(read)),
  )
  const { form, unsaved, failure, submit } = written
  const count = unsaved.current
  const problem = formError(failure, Object.keys(LABELS), t)
  const go = useGo()
  const wrong = new Set(Object.keys(form.formState.errors).map(parteDe))
  const isWrong = (name: keyof ValoresDeAjustes) => form.getFieldState(name).error !== undefined
  /** Goes to what is wrong where it is in another part. */
  const save = async (): Promise<boolean> => {
    const done = await submit()
    const parts = new Set(keysOf(form.getValues()).filter(isWrong).map(parteDe))
    const first = keysOf(PARTS).find((name) => parts.has(name))
    if (done || !first || parts.has(part)) return done
    sent.current = true
    go(hrefOf('ajustes', null, { parte: first }), { replace: true })
    return done
  }
  const sent = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: who was sent to another part is there once it is shown
  useEffect(() => {
    if (sent.current) document.querySelector<HTMLElement>('.o-scroll [aria-invalid="true"]')?.focus()
    sent.current = false
  }, [part])
  useKeys([{ keys: 'ctrl+s', label: t.save, run: () => void save(), strip: true, typing: true }])

  return (
    <FormProvider {...form}>
      <header className="o-head">
        <h1 className="o-h1">{titleOf(screen, idioma)}</h1>
        <span className="o-sp" />
        {count > 0 && (
          <span className="o-unsaved" role="status">
            {t.record.unsaved(count)}
          </span>
        )}
        {count > 0 && <Button onClick={() => form.reset()}>{t.discard}</Button>}
        <Button
          look="main"
          keys="ctrl+s"
          disabled={count === 0 || form.formState.isSubmitting}
          onClick={() => void save()}
        >
          {t.save}
        </Button>
      </header>
      <Tabs label={t.record.tabs} at={part}>
        {keysOf(PARTS).map((name) => (
          <OfficeLink
            key={name}
            href={hrefOf('ajustes', null, { parte: name })}
            className={name === part ? 'o-tab o-on' : 'o-tab'}
            aria-current={name === part || undefined}
          >
            {say.parts[name]}
            {wrong.has(name) && <i className="o-bad" role="img" aria-label={t.record.wrong} />}
          </OfficeLink>
        ))}
      </Tabs>
      {asked !== undefined && !known && (
        <Note
          look="warning"
          action={
            <OfficeLink className="o-link" href={hrefOf('ajustes')}>
              {t.list.forget}
            </OfficeLink>
          }
        >
          {say.noPart(String(asked))}
        </Note>
      )}
      {problem && <Note look="error">{problem}</Note>}
      <form className="o-scroll" onSubmit={(event) => event.preventDefault()} noValidate>
        <Suspense>
          <Shown />
        </Suspense>
      </form>
      <LeaveGuard unsaved={unsaved} onSave={save} />
      {theirs && (
        <ConflictDialog
          noun={screen.noun[idioma]}
          labels={LABELS}
          table="app_settings"
          id="1"
          base={savedAs(valoresDe(begun))}
          mine={savedAs(form.getValues())}
          theirs={savedAs(valoresDe(theirs))}
          savedAt={undefined}
          onClose={() => setTheirs(null)}
          onDiscard={() => {
            setTheirs(null)
            form.reset(valoresDe(theirs))
            void calls.reread(appsettings.get)
          }}
          onSettle={async (values) => {
            await store(AppSettingsInput.parse(values), theirs.version)
            setTheirs(null)
          }}
        />
      )}
    </FormProvider>
  )
}
