import { isValidation } from '@telar/client/errors'
import type { OrdenFab } from '@telar/contract/produccion/orden'
import { ordenesfab } from '@telar/contract/produccion/ordenesfab'
import { porCortar } from '@telar/domain/produccion/orden-fab'
import { useState } from 'react'
import { useLeftState } from '../../../../kit/form/use-left.ts'
import { Matriz } from '../../../almacen/Matriz.tsx'
import { useCommand } from '../../../calls.ts'
import { useKeys } from '../../../frame/keys.tsx'
import { OFFICE } from '../../../office-texts.ts'
import { Button } from '../../../parts/Button.tsx'
import { formError } from '../../../parts/error-text.ts'
import { Held } from '../../../parts/Held.tsx'
import { Note } from '../../../parts/Note.tsx'
import { LeaveGuard } from '../../../record/LeaveGuard.tsx'
import type { Releer } from '../../../record/LeidoAhora.tsx'
import { MIENTRAS } from '../../../record/mientras-texts.ts'
import { PlainHead } from '../../../record/PlainHead.tsx'
import { hastaLoQueQueda, useMientras } from '../../../record/use-mientras.ts'
import { useFormat, useWords } from '../../../use-texts.ts'
import { clave, type Escritas, enLineas, escritas, rejillaDe, sumaDe, total } from '../cuentas.ts'
import { HACER } from './hacer-texts.ts'
import { MotivoDelCorte } from './MotivoDelCorte.tsx'
import { NotaField } from './NotaField.tsx'
import { PiezasDelCorte } from './PiezasDelCorte.tsx'
import { useCorte } from './use-corte.ts'
import { useHacer } from './use-hacer.ts'
import { useProblemas } from './use-problemas.ts'

/** The roll that the server refused, and why: the place of its line says which one. */
function rechazos(failure: unknown, piezaIds: readonly number[]): ReadonlyMap<number, string> {
  if (!isValidation(failure)) return new Map()
  return new Map(
    Object.entries(failure.fields).flatMap(([path, [message]]) => {
      const piezaId = piezaIds[Number(/^consumos\.(\d+)/.exec(path)?.[1] ?? Number.NaN)]
      return piezaId !== undefined && message ? [[piezaId, message] as const] : []
    }),
  )
}

/** Garments are cut: how many of each cell, and from which rolls. */
export function Cortar({ orden, releer }: { orden: OrdenFab; releer: Releer<OrdenFab> }) {
  const t = useWords(OFFICE)
  const { mutateAsync: cortar } = useCommand(ordenesfab.cortar)
  const { idioma } = useFormat()
  const say = useWords(HACER)
  const [prendas, setPrendas] = useLeftState<Escritas>('prendas', () => escritas(orden, porCortar))
  const [nota, setNota] = useLeftState('nota', '')
  const [motivo, setMotivo] = useLeftState('motivo', '')
  const [asked, setAsked] = useState(false)
  const [enviadas, setEnviadas] = useState<number[]>([])
  const corte = useCorte(orden, prendas)
  const pensado = useProblemas(orden.id, prendas, corte)
  const problemas = pensado.data ?? []
  const { run, busy, failure, unsaved, leave } = useHacer(orden.id)
  const { dicho, seHizo } = useMientras({
    ...{ visto: orden, releer, decir: useWords(MIENTRAS).cortadas, acabar: leave },
    cuentas: (una) => ({ hechas: sumaDe(una.lineas, 'cortada'), quedan: total(escritas(una, porCortar)) }),
    recortar: (nueva) => setPrendas(hastaLoQueQueda(prendas, escritas(nueva, porCortar))),
  })
  const n = total(prendas)
  const ready =
    (n > 0 || corte.consumos.length > 0) && !corte.mal && !busy && !corte.read.isFetching && !pensado.isFetching
  const verb = n === 0 ? say.noteCloth : say.cutNow(n)
  const set = (next: Escritas) => {
    unsaved.current = 1
    setPrendas(next)
  }
  const cut = () => {
    setAsked(true)
    if (!ready || (problemas.length > 0 && motivo.trim() === '')) return
    setEnviadas(corte.consumos.map(({ piezaId }) => piezaId))
    const body = {
      lineas: enLineas(prendas),
      consumos: corte.consumos,
      nota,
      version: orden.version,
      motivo: problemas.length > 0 ? motivo.trim() : '',
    }
    void run(
      () =>
        cortar({ params: { id: orden.id }, body }).then(
          ({ avisos }) => [say.cutDone(n), ...avisos].join('. '),
          async (error: unknown) => {
            await Promise.all([corte.read.refetch(), pensado.refetch()])
            throw error
          },
        ),
      seHizo,
    )
  }
  useKeys([{ keys: 'ctrl+enter', label: verb, run: cut, strip: true, typing: true }])
  const problem = formError(failure, ['consumos'], t)
  return (
    <>
      <PlainHead screen="ordenesfab" title={`${orden.numero} · ${say.cutTitle}`}>
        <span className="o-sp" />
        <Button onClick={leave}>{t.back}</Button>
        <Button look="main" keys="ctrl+enter" disabled={!ready} onClick={cut}>
          {verb}
        </Button>
      </PlainHead>
      <Held busy={busy}>
        <div className="o-order-main">
          {dicho && <Note look="error">{dicho}</Note>}
          {problem && <Note look="error">{problem}</Note>}
          <section className="o-model">
            <h2 className="o-row o-wrap">
              <b>
                {orden.modelo} {orden.nombre}
              </b>
              <span className="o-q">{say.cutHint}</span>
              <span className="o-sp" />
              <Button small onClick={() => set(escritas(orden, porCortar))}>
                {say.all}
              </Button>
              <Button small onClick={() => set({})}>
                {say.none}
              </Button>
            </h2>
            <Matriz
              {...rejillaDe(orden, idioma, true)}
              title={say.cutTitle}
              cantidad={(colorId, talla) => prendas[clave(colorId, talla)] ?? 0}
              under={(colorId, talla) => escritas(orden, porCortar)[clave(colorId, talla)] ?? 0}
              onChange={(cambios) =>
                set({ ...prendas, ...Object.fromEntries(cambios.map((c) => [clave(c.colorId, c.talla), c.cantidad])) })
              }
            />
          </section>
          <PiezasDelCorte
            corte={corte}
            rechazos={rechazos(failure, enviadas)}
            problemas={problemas}
            sinHoja={orden.escandalloId === null}
          />
          <MotivoDelCorte problemas={problemas} motivo={motivo} asked={asked} onChange={setMotivo} />
          <NotaField label={say.note} hint={say.noteHint} value={nota} onChange={setNota} />
        </div>
      </Held>
      <LeaveGuard unsaved={unsaved} />
    </>
  )
}
