import type { OrdenFab } from '@telar/contract/produccion/orden'
import { ordenesfab } from '@telar/contract/produccion/ordenesfab'
import type { MotivoDeSegunda } from '@telar/domain/produccion/operacion'
import { porRecibirSinNota } from '@telar/domain/produccion/orden-fab'
import { useLeftState } from '../../../../kit/form/use-left.ts'
import type { Cambio } from '../../../../pieces/matriz/rejilla.ts'
import { Matriz } from '../../../almacen/Matriz.tsx'
import { DondeVa } from '../../../almacen/ubicaciones/DondeVa.tsx'
import { useCommand } from '../../../calls.ts'
import { useKeys } from '../../../frame/keys.tsx'
import { OFFICE } from '../../../office-texts.ts'
import { Button } from '../../../parts/Button.tsx'
import { errorText } from '../../../parts/error-text.ts'
import { Escanear } from '../../../parts/escaner/Escanear.tsx'
import { usePrenda } from '../../../parts/escaner/use-prenda.ts'
import { Held } from '../../../parts/Held.tsx'
import { Note } from '../../../parts/Note.tsx'
import { LeaveGuard } from '../../../record/LeaveGuard.tsx'
import type { Releer } from '../../../record/LeidoAhora.tsx'
import { MIENTRAS } from '../../../record/mientras-texts.ts'
import { PlainHead } from '../../../record/PlainHead.tsx'
import { useMientras } from '../../../record/use-mientras.ts'
import { useFormat, useWords } from '../../../use-texts.ts'
import { clave, type Escritas, enCelda, escritas, llegan, recortadas, rejillaDe, sumaDe, total } from '../cuentas.ts'
import { ElegirMotivo } from './ElegirMotivo.tsx'
import { HACER } from './hacer-texts.ts'
import { NotaField } from './NotaField.tsx'
import { useHacer } from './use-hacer.ts'

/** Garments come back from the workshop: the good ones, and apart those of second quality. */
export function Recibir({ orden, releer }: { orden: OrdenFab; releer: Releer<OrdenFab> }) {
  const t = useWords(OFFICE)
  const { mutateAsync: recibir } = useCommand(ordenesfab.recibir)
  const { idioma } = useFormat()
  const say = useWords(HACER)
  const [buenas, setBuenas] = useLeftState<Escritas>('buenas', {})
  const [segundas, setSegundas] = useLeftState<Escritas>('segundas', {})
  const [perdidas, setPerdidas] = useLeftState<Escritas>('perdidas', {})
  const [nota, setNota] = useLeftState('nota', '')
  const [motivo, setMotivo] = useLeftState<MotivoDeSegunda | null>('motivo', null)
  const { run, busy, failure, unsaved, leave } = useHacer(orden.id)
  const { dicho, seHizo } = useMientras({
    ...{ visto: orden, releer, decir: useWords(MIENTRAS).volvieron, acabar: leave },
    cuentas: ({ lineas }) => ({
      hechas: sumaDe(lineas, 'recibida') + sumaDe(lineas, 'segunda') + sumaDe(lineas, 'perdida'),
      quedan: llegan(lineas).sinNota,
    }),
    recortar: (nueva) => {
      const [perdidas_, segundas_, buenas_] = recortadas(
        [perdidas, segundas, buenas],
        escritas(nueva, porRecibirSinNota),
      )
      setPerdidas(perdidas_)
      setSegundas(segundas_)
      setBuenas(buenas_)
    },
  })
  const deben = escritas(orden, porRecibirSinNota)
  const en = (celdas: Escritas) => (colorId: number, talla: string) => celdas[clave(colorId, talla)] ?? 0
  const tooMany = Object.keys(deben).some(
    (lugar) => (buenas[lugar] ?? 0) + (segundas[lugar] ?? 0) + (perdidas[lugar] ?? 0) > (deben[lugar] ?? 0),
  )
  const n = total(buenas) + total(segundas)
  const ready = n + total(perdidas) > 0 && !tooMany && !busy
  const written = (set: (next: Escritas) => void, celdas: Escritas) => (cambios: Cambio[]) => {
    unsaved.current = 1
    set({ ...celdas, ...Object.fromEntries(cambios.map((c) => [clave(c.colorId, c.talla), c.cantidad])) })
  }
  const all = () => {
    unsaved.current = 1
    setBuenas(
      Object.fromEntries(
        Object.entries(deben).map(([lugar, m]) => [lugar, m - (segundas[lugar] ?? 0) - (perdidas[lugar] ?? 0)]),
      ),
    )
  }
  const escaneada = usePrenda(({ modeloId, colorId, talla }, titulo) => {
    const lugar = clave(colorId, talla)
    const ya = (buenas[lugar] ?? 0) + (segundas[lugar] ?? 0) + (perdidas[lugar] ?? 0)
    if (modeloId !== orden.modeloId || ya >= (deben[lugar] ?? 0)) return say.notAwaited(titulo)
    written(setBuenas, buenas)([{ colorId, talla, cantidad: (buenas[lugar] ?? 0) + 1 }])
    return null
  })
  const receive = () => {
    if (!ready) return
    const lineas = orden.lineas
      .map((linea) => ({
        colorId: linea.colorId,
        tallasCantidades: orden.tallas
          .map((talla) => ({
            talla,
            recibida: en(buenas)(linea.colorId, talla),
            segunda: en(segundas)(linea.colorId, talla),
            perdida: en(perdidas)(linea.colorId, talla),
            motivo: en(segundas)(linea.colorId, talla) > 0 ? motivo : null,
          }))
          .filter(
            ({ talla, recibida, segunda, perdida }) =>
              recibida + segunda + perdida > 0 && enCelda(linea, talla, 'cortada') > 0,
          ),
      }))
      .filter(({ tallasCantidades }) => tallasCantidades.length > 0)
    void run(async () => {
      await recibir({ params: { id: orden.id }, body: { lineas, nota, version: orden.version } })
      return say.received(n)
    }, seHizo)
  }
  useKeys([{ keys: 'ctrl+enter', label: say.receiveNow(n), run: receive, strip: true, typing: true }])
  const rejilla = rejillaDe(orden, idioma, false)
  return (
    <>
      <PlainHead screen="ordenesfab" title={`${orden.numero} · ${say.receiveTitle}`}>
        <span className="o-sp" />
        <Button onClick={leave}>{t.back}</Button>
        <Button look="main" keys="ctrl+enter" disabled={!ready} onClick={receive}>
          {say.receiveNow(n)}
        </Button>
      </PlainHead>
      <Held busy={busy}>
        <div className="o-order-main">
          {failure !== null && <Note look="error">{errorText(failure, t)}</Note>}
          {dicho && <Note look="error">{dicho}</Note>}
          {tooMany && <Note look="error">{say.tooMany}</Note>}
          <Escanear onCode={escaneada} />
          <DondeVa modeloId={orden.modeloId} />
          <section className="o-model">
            <h2 className="o-row o-wrap">
              <b>{say.good}</b> <span className="o-q">{say.receiveHint}</span>
              <span className="o-sp" />
              <Button small onClick={all}>
                {say.all}
              </Button>
              <Button small onClick={() => setBuenas({})}>
                {say.none}
              </Button>
            </h2>
            <Matriz
              {...rejilla}
              title={say.good}
              cantidad={en(buenas)}
              under={en(deben)}
              max={(colorId, talla) =>
                en(deben)(colorId, talla) - en(segundas)(colorId, talla) - en(perdidas)(colorId, talla)
              }
              onChange={written(setBuenas, buenas)}
            />
          </section>
          <section className="o-model">
            <h2 className="o-row o-wrap">
              <b>{say.seconds}</b> <span className="o-q">{say.secondsHint}</span>
            </h2>
            <Matriz
              {...rejilla}
              title={say.seconds}
              cantidad={en(segundas)}
              max={(colorId, talla) =>
                en(deben)(colorId, talla) - en(buenas)(colorId, talla) - en(perdidas)(colorId, talla)
              }
              onChange={written(setSegundas, segundas)}
            />
            {total(segundas) > 0 && <ElegirMotivo value={motivo} onChange={setMotivo} />}
          </section>
          <section className="o-model">
            <h2 className="o-row o-wrap">
              <b>{say.lost}</b> <span className="o-q">{say.lostHint}</span>
            </h2>
            <Matriz
              {...rejilla}
              title={say.lost}
              cantidad={en(perdidas)}
              max={(colorId, talla) =>
                en(deben)(colorId, talla) - en(buenas)(colorId, talla) - en(segundas)(colorId, talla)
              }
              onChange={written(setPerdidas, perdidas)}
            />
          </section>
          <NotaField label={say.note} hint={say.noteHint} value={nota} onChange={setNota} />
        </div>
      </Held>
      <LeaveGuard unsaved={unsaved} />
    </>
  )
}
