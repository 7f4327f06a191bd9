import type { Nota } from '@telar/contract/produccion/nota'
import { notastaller } from '@telar/contract/produccion/notastaller'
import { enIdioma } from '@telar/domain/idioma'
import { useRef, useState } from 'react'
import { useLeftState } from '../../../kit/form/use-left.ts'
import { useCommand } from '../../calls.ts'
import { useKeys } from '../../frame/keys.tsx'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { errorText } from '../../parts/error-text.ts'
import { Escanear } from '../../parts/escaner/Escanear.tsx'
import { usePrenda } from '../../parts/escaner/use-prenda.ts'
import { Held } from '../../parts/Held.tsx'
import { Note } from '../../parts/Note.tsx'
import { notify } from '../../parts/notify.tsx'
import { Swatch } from '../../parts/State.tsx'
import { useFailure } from '../../parts/use-failure.ts'
import { hrefOf, useGo } from '../../place.ts'
import { LeaveGuard } from '../../record/LeaveGuard.tsx'
import type { Releer } from '../../record/LeidoAhora.tsx'
import { MIENTRAS } from '../../record/mientras-texts.ts'
import { PlainHead } from '../../record/PlainHead.tsx'
import { useMientras } from '../../record/use-mientras.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { NotaField } from '../ordenesfab/hacer/NotaField.tsx'
import { CeldaDeVuelta } from './CeldaDeVuelta.tsx'
import { NOTA } from './nota-texts.ts'
import {
  type CeldaEscrita,
  clave,
  contadas,
  deMas,
  type Escrita,
  enCelda,
  enCeldas,
  recortada,
  sinMotivo,
  todasBuenas,
  totalDe,
} from './vuelta.ts'

/** Garments come back from a workshop, counted at the table: good ones, seconds with their reason, lost ones. */
export function RecibirNota({ nota, releer }: { nota: Nota; releer: Releer<Nota> }) {
  const t = useWords(OFFICE)
  const say = useWords(NOTA)
  const { number, word } = useFormat()
  const [escrita, setEscrita] = useLeftState<Escrita>('escrita', {})
  const [dicho, setDicho] = useLeftState('dicho', '')
  const [probado, setProbado] = useState(false)
  const { run, busy, failure, unsaved, leave } = useVolver(nota.id)
  const { dicho: mientras, seHizo } = useMientras({
    ...{ visto: nota, releer, decir: useWords(MIENTRAS).volvieron, acabar: leave },
    cuentas: ({ cantidad, fuera }) => ({ hechas: cantidad - fuera, quedan: fuera }),
    recortar: (nueva) => setEscrita((antes) => recortada(nueva.celdas, antes)),
  })
  const celdas = nota.celdas.filter(({ fuera }) => fuera > 0)
  const n = totalDe(escrita)
  const mal = deMas(celdas, escrita).length > 0
  const ready = n > 0 && !mal && !busy
  const poner = (nueva: Escrita) => {
    unsaved.current = 1
    setEscrita(nueva)
  }
  const cambiar = (celda: Nota['celdas'][number], cambio: Partial<CeldaEscrita>) =>
    poner({ ...escrita, [clave(celda)]: { ...enCelda(escrita, celda), ...cambio } })
  const escaneada = usePrenda(({ modeloId, colorId, talla }, titulo) => {
    const celda = celdas.find((una) => una.colorId === colorId && una.talla === talla)
    if (modeloId !== nota.modeloId || !celda || contadas(enCelda(escrita, celda)) >= celda.fuera)
      return say.noEsperada(titulo)
    cambiar(celda, { buenas: enCelda(escrita, celda).buenas + 1 })
    return null
  })
  const receive = () => {
    setProbado(true)
    if (!ready || sinMotivo(celdas, escrita).length > 0) return
    const body = { celdas: enCeldas(celdas, escrita), nota: dicho, version: nota.version }
    void run(body, say.recibidas(number(n)), seHizo)
  }
  useKeys([{ keys: 'ctrl+enter', label: say.recibirN(number(n)), run: receive, strip: true, typing: true }])
  return (
    <>
      <PlainHead screen="notastaller" title={`${nota.numero} · ${say.recibir}`}>
        <span className="o-sp" />
        <Button onClick={leave}>{t.back}</Button>
        <Button look="main" keys="ctrl+enter" disabled={!ready} onClick={receive}>
          {say.recibirN(number(n))}
        </Button>
      </PlainHead>
      <Held busy={busy}>
        <section className="o-sec o-back">
          {failure !== null && <Note look="error">{errorText(failure, t)}</Note>}
          {mientras && <Note look="error">{mientras}</Note>}
          <p className="o-q">
            <b className="o-ink">
              {word(nota.operacion)} · {nota.taller ?? say.enCasa}
            </b>
            <br />
            {nota.ultima ? say.ultima : say.noUltima}
          </p>
          <Escanear onCode={escaneada} />
          <p className="o-row o-wrap">
            <Button small onClick={() => poner(todasBuenas(celdas, escrita))}>
              {say.todas}
            </Button>
            <Button small onClick={() => poner({})}>
              {say.ninguna}
            </Button>
          </p>
          {[...Map.groupBy(celdas, ({ colorId }) => colorId)].map(([colorId, suyas]) => (
            <Colores key={colorId} {...{ suyas, escrita, cambiar, probado }} />
          ))}
          <NotaField label={say.nota} hint={say.notaDonde} value={dicho} onChange={setDicho} />
        </section>
      </Held>
      <LeaveGuard unsaved={unsaved} />
    </>
  )
}

interface ColoresProps {
  suyas: Nota['celdas']
  escrita: Escrita
  /** Somebody has tried to receive: what is missing is said. */
  probado: boolean
  cambiar: (celda: Nota['celdas'][number], cambio: Partial<CeldaEscrita>) => void
}

function Colores({ suyas, escrita, probado, cambiar }: ColoresProps) {
  const { idioma } = useFormat()
  const [una] = suyas
  if (!una) return null
  return (
    <fieldset className="o-back-colour">
      <legend>
        <Swatch hex={una.hex} /> {enIdioma(una.color, idioma)}
      </legend>
      {suyas.map((celda) => (
        <CeldaDeVuelta
          key={celda.talla}
          celda={celda}
          escrita={enCelda(escrita, celda)}
          probado={probado}
          onChange={(cambio) => cambiar(celda, cambio)}
        />
      ))}
    </fieldset>
  )
}

interface Cuerpo {
  celdas: ReturnType<typeof enCeldas>
  nota: string
  version: number
}

/** Sends what came back; when it is done, the note is shown. */
function useVolver(id: number) {
  const go = useGo()
  const { mutateAsync: volver } = useCommand(notastaller.volver)
  const unsaved = useRef(0)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useFailure()
  const leave = () => {
    unsaved.current = 0
    go(hrefOf('notastaller', id), { replace: true })
  }
  async function run(body: Cuerpo, said: string, told: (error: unknown) => Promise<boolean>): Promise<void> {
    if (busy) return
    setBusy(true)
    setFailure(null)
    try {
      await volver({ params: { id }, body })
      notify(said)
      leave()
    } catch (error) {
      setFailure((await told(error)) ? null : error)
      setBusy(false)
    }
  }
  return { run, busy, failure, unsaved, leave }
}
