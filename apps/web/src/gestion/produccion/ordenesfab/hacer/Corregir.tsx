import type { OrdenFab } from '@telar/contract/produccion/orden'
import { ordenesfab } from '@telar/contract/produccion/ordenesfab'
import { useState } from 'react'
import { useLeftState } from '../../../../kit/form/use-left.ts'
import { Matriz } from '../../../almacen/Matriz.tsx'
import { useCommand } from '../../../calls.ts'
import { useKeys } from '../../../frame/keys.tsx'
import { OFFICE } from '../../../office-texts.ts'
import { Button } from '../../../parts/Button.tsx'
import { errorText } from '../../../parts/error-text.ts'
import { Held } from '../../../parts/Held.tsx'
import { Note } from '../../../parts/Note.tsx'
import { LeaveGuard } from '../../../record/LeaveGuard.tsx'
import { PlainHead } from '../../../record/PlainHead.tsx'
import { useFormat, useWords } from '../../../use-texts.ts'
import { type Cuenta, clave, type Escritas, escritas, rejillaDe } from '../cuentas.ts'
import { CUENTA } from '../orden-labels.ts'
import { HACER } from './hacer-texts.ts'
import { NotaField } from './NotaField.tsx'
import { useHacer } from './use-hacer.ts'

const CORREGIBLES = ['cortada', 'recibida', 'segunda', 'perdida'] as const satisfies readonly Cuenta[]
type Corregible = (typeof CORREGIBLES)[number]

/** What was cut or came back was counted wrong: the real counts are written over them, and why. */
export function Corregir({ orden }: { orden: OrdenFab }) {
  const t = useWords(OFFICE)
  const { mutateAsync: corregir } = useCommand(ordenesfab.corregir)
  const { idioma, word } = useFormat()
  const say = useWords(HACER)
  const [cuentas, setCuentas] = useLeftState<Record<Corregible, Escritas>>('cuentas', () => ({
    cortada: escritas(orden, ({ cortada }) => cortada),
    recibida: escritas(orden, ({ recibida }) => recibida),
    segunda: escritas(orden, ({ segunda }) => segunda),
    perdida: escritas(orden, ({ perdida }) => perdida),
  }))
  const [nota, setNota] = useLeftState('nota', '')
  const [asked, setAsked] = useState(false)
  const { run, busy, failure, unsaved, leave } = useHacer(orden.id)
  const en = (cuenta: Corregible, colorId: number, talla: string) => cuentas[cuenta][clave(colorId, talla)] ?? 0
  const celdas = orden.lineas.flatMap(({ colorId, tallasCantidades }) =>
    orden.tallas.map((talla) => {
      const antes = tallasCantidades.find((celda) => celda.talla === talla)
      const ahora = { cortada: en('cortada', colorId, talla), recibida: en('recibida', colorId, talla) }
      const resto = { segunda: en('segunda', colorId, talla), perdida: en('perdida', colorId, talla) }
      return { colorId, talla, ...ahora, ...resto, antes }
    }),
  )
  const changed = celdas.filter((celda) => CORREGIBLES.some((cuenta) => celda[cuenta] !== (celda.antes?.[cuenta] ?? 0)))
  const notBoth = celdas.some(({ cortada, recibida, segunda, perdida }) => recibida + segunda + perdida > cortada)
  const ready = changed.length > 0 && !notBoth && !busy
  const save = () => {
    setAsked(true)
    if (!ready || nota.trim() === '') return
    const lineas = [...Map.groupBy(changed, ({ colorId }) => colorId)].map(([colorId, suyas]) => ({
      colorId,
      tallasCantidades: suyas.map(({ talla, cortada, recibida, segunda, perdida }) => ({
        ...{ talla, cortada, recibida, segunda, perdida },
      })),
    }))
    void run(async () => {
      const body = { lineas, nota: nota.trim(), version: orden.version }
      await corregir({ params: { id: orden.id }, body })
      return say.corrected
    })
  }
  useKeys([{ keys: 'ctrl+s', label: say.correctNow, run: save, strip: true, typing: true }])
  return (
    <>
      <PlainHead screen="ordenesfab" title={`${orden.numero} · ${say.correctTitle}`}>
        <span className="o-sp" />
        <Button onClick={leave}>{t.back}</Button>
        <Button look="main" keys="ctrl+s" disabled={!ready} onClick={save}>
          {say.correctNow}
        </Button>
      </PlainHead>
      <Held busy={busy}>
        <div className="o-order-main">
          {failure !== null && <Note look="error">{errorText(failure, t)}</Note>}
          {notBoth && <Note look="error">{say.notBoth}</Note>}
          <p className="o-q">{say.correctHint}</p>
          {CORREGIBLES.map((cuenta) => (
            <section key={cuenta} className="o-model">
              <h2>
                <b>{word(CUENTA[cuenta])}</b>
              </h2>
              <Matriz
                {...rejillaDe(orden, idioma, cuenta === 'cortada')}
                title={word(CUENTA[cuenta])}
                cantidad={(colorId, talla) => en(cuenta, colorId, talla)}
                onChange={(cambios) => {
                  unsaved.current = 1
                  const nuevas = Object.fromEntries(cambios.map((c) => [clave(c.colorId, c.talla), c.cantidad]))
                  setCuentas({ ...cuentas, [cuenta]: { ...cuentas[cuenta], ...nuevas } })
                }}
              />
            </section>
          ))}
          <NotaField
            label={say.why}
            hint={say.whyHint}
            value={nota}
            onChange={setNota}
            {...(asked && nota.trim() === '' ? { error: say.whyMissing } : {})}
          />
        </div>
      </Held>
      <LeaveGuard unsaved={unsaved} />
    </>
  )
}
