import type { Paso, Ruta } from '@telar/contract/produccion/nota'
import { notastaller } from '@telar/contract/produccion/notastaller'
import type { OrdenFab } from '@telar/contract/produccion/orden'
import { ordenesfab } from '@telar/contract/produccion/ordenesfab'
import { useLeftState } from '../../../../kit/form/use-left.ts'
import type { Cambio } from '../../../../pieces/matriz/rejilla.ts'
import { Matriz } from '../../../almacen/Matriz.tsx'
import { useCalls, useCommand, useRead } from '../../../calls.ts'
import { useKeys } from '../../../frame/keys.tsx'
import { OFFICE } from '../../../office-texts.ts'
import { Button } from '../../../parts/Button.tsx'
import { errorText } from '../../../parts/error-text.ts'
import { Held } from '../../../parts/Held.tsx'
import { Note } from '../../../parts/Note.tsx'
import { notify } from '../../../parts/notify.tsx'
import { hrefOf, useGo, usePlace } from '../../../place.ts'
import { FieldShell } from '../../../record/form/FieldShell.tsx'
import { LeaveGuard } from '../../../record/LeaveGuard.tsx'
import { LeidoAhora, type Releer } from '../../../record/LeidoAhora.tsx'
import { MIENTRAS } from '../../../record/mientras-texts.ts'
import { PlainHead } from '../../../record/PlainHead.tsx'
import { hastaLoQueQueda, useMientras } from '../../../record/use-mientras.ts'
import { useFormat, useWords } from '../../../use-texts.ts'
import { clave, type Escritas, enLineas, rejillaDe, total } from '../cuentas.ts'
import { useHacer } from '../hacer/use-hacer.ts'
import { ENVIAR, RUTA } from './ruta-texts.ts'

/** Garments leave for an operation: how many, until when, and what goes with them. */
export function EnviarATaller({ orden }: { orden: OrdenFab }) {
  const { search } = usePlace()
  const say = useWords(ENVIAR)
  const read = useRead(ordenesfab.ruta, { params: { id: orden.id } }, { staleTime: 0 })
  return (
    <LeidoAhora de={read}>
      {(ruta, releer) => {
        const paso = ruta.pasos.find(({ id }) => id === Number(search.paso))
        return paso && paso.porEnviar > 0 ? (
          <Enviar key={paso.id} {...{ orden, ruta, releer, paso }} />
        ) : (
          <>
            <PlainHead screen="ordenesfab" title={`${orden.numero} · ${say.titulo}`} />
            <p className="o-sec">{say.nada}</p>
          </>
        )
      }}
    </LeidoAhora>
  )
}

interface EnviarProps {
  orden: OrdenFab
  ruta: Ruta
  releer: Releer<Ruta>
  paso: Paso
}

const porEnviar = (paso: Paso | undefined): Escritas =>
  Object.fromEntries((paso?.celdas ?? []).map((celda) => [clave(celda.colorId, celda.talla), celda.porEnviar]))

function Enviar({ orden, ruta, releer, paso }: EnviarProps) {
  const t = useWords(OFFICE)
  const say = useWords(ENVIAR)
  const { dentro } = useWords(RUTA)
  const { number, word, idioma } = useFormat()
  const go = useGo()
  const calls = useCalls()
  const { mutateAsync: enviar } = useCommand(notastaller.create)
  const esperan = porEnviar(paso)
  const [salen, setSalen] = useLeftState<Escritas>('salen', esperan)
  const [fechaPrevista, setFechaPrevista] = useLeftState('fechaPrevista', paso.hasta ?? '')
  const [acompana, setAcompana] = useLeftState('acompana', '')
  const [notas, setNotas] = useLeftState('notas', '')
  const { busy, failure, unsaved, leave, run } = useHacer(orden.id)
  const suyo = ({ pasos }: Ruta) => pasos.find(({ id }) => id === paso.id)
  const { dicho, seHizo } = useMientras({
    ...{ visto: ruta, releer, decir: useWords(MIENTRAS).salieron, acabar: leave },
    cuentas: (una) => {
      const { fuera = 0, buenas = 0, segundas = 0, perdidas = 0, porEnviar: quedan = 0 } = suyo(una) ?? {}
      return { hechas: fuera + buenas + segundas + perdidas, quedan }
    },
    recortar: (nueva) => setSalen((antes) => hastaLoQueQueda(antes, porEnviar(suyo(nueva)))),
  })
  const en = (celdas: Escritas) => (colorId: number, talla: string) => celdas[clave(colorId, talla)] ?? 0
  const n = total(salen)
  const deMas = Object.keys(salen).some((lugar) => (salen[lugar] ?? 0) > (esperan[lugar] ?? 0))
  const ready = n > 0 && !deMas && !busy
  const poner = (nuevas: Escritas) => {
    unsaved.current = 1
    setSalen(nuevas)
  }
  const send = () => {
    if (!ready) return
    const body = {
      ...{ ordenOperacionId: paso.id, lineas: enLineas(salen), acompana, notas },
      fechaPrevista: fechaPrevista || null,
      version: ruta.version,
    }
    void run(async () => {
      const id = await enviar({ body })
      const papel = () =>
        void calls
          .download(notastaller.pdf, { params: { id } }, 'nota.pdf')
          .catch((error: unknown) => notify(errorText(error, t), { bad: true }))
      notify(say.hecha, { offer: { label: say.papel, run: papel } })
      unsaved.current = 0
      go(hrefOf('notastaller', id), { replace: true })
      return null
    }, seHizo)
  }
  useKeys([{ keys: 'ctrl+enter', label: say.verbo(number(n)), run: send, strip: true, typing: true }])
  const { tallas, colores } = rejillaDe(orden, idioma, false)
  const suyos = colores.filter(({ id }) => paso.celdas.some((celda) => celda.colorId === id && celda.porEnviar > 0))
  return (
    <>
      <PlainHead screen="ordenesfab" title={`${orden.numero} · ${word(paso.operacion)}`}>
        <span className="o-el o-head-what">{paso.taller ?? dentro}</span>
        <span className="o-sp" />
        <Button onClick={leave}>{t.back}</Button>
        <Button look="main" keys="ctrl+enter" disabled={!ready} onClick={send}>
          {say.verbo(number(n))}
        </Button>
      </PlainHead>
      <Held busy={busy}>
        <div className="o-order-main">
          {failure !== null && <Note look="error">{errorText(failure, t)}</Note>}
          {dicho && <Note look="error">{dicho}</Note>}
          <section className="o-model">
            <h2 className="o-row o-wrap">
              <b>{say.prendas}</b> <span className="o-q">{say.que}</span>
              <span className="o-sp" />
              <Button small onClick={() => poner(esperan)}>
                {say.todas}
              </Button>
              <Button small onClick={() => poner({})}>
                {say.ninguna}
              </Button>
            </h2>
            <Matriz
              {...{ tallas, colores: suyos }}
              title={say.prendas}
              cantidad={en(salen)}
              under={en(esperan)}
              max={en(esperan)}
              onChange={(cambios: Cambio[]) =>
                poner({ ...salen, ...Object.fromEntries(cambios.map((c) => [clave(c.colorId, c.talla), c.cantidad])) })
              }
            />
          </section>
          <div className="o-form o-form-flush o-spaced">
            <FieldShell id="prevista" label={say.fechaPrevista}>
              <input
                id="prevista"
                type="date"
                className="o-in o-in-date"
                value={fechaPrevista}
                onChange={({ target }) => setFechaPrevista(target.value)}
              />
            </FieldShell>
            <FieldShell id="acompana" label={say.acompana} hint={say.acompanaQue} width="wide">
              <textarea
                id="acompana"
                className="o-in"
                rows={2}
                maxLength={2000}
                aria-describedby="acompana-hint"
                value={acompana}
                onChange={({ target }) => setAcompana(target.value)}
              />
            </FieldShell>
            <FieldShell id="notas" label={say.notas} width="wide">
              <textarea
                id="notas"
                className="o-in"
                rows={2}
                maxLength={2000}
                value={notas}
                onChange={({ target }) => setNotas(target.value)}
              />
            </FieldShell>
          </div>
        </div>
      </Held>
      <LeaveGuard unsaved={unsaved} />
    </>
  )
}
