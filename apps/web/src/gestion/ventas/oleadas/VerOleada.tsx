import { type Oleada, oleadas } from '@telar/contract/ventas/oleadas'
import { enIdioma } from '@telar/domain/idioma'
import { useRef } from 'react'
import { useCommand } from '../../calls.ts'
import { OFFICE } from '../../office-texts.ts'
import { errorText } from '../../parts/error-text.ts'
import { Escanear } from '../../parts/escaner/Escanear.tsx'
import { Note } from '../../parts/Note.tsx'
import { State } from '../../parts/State.tsx'
import { useFailure } from '../../parts/use-failure.ts'
import { ActionBar } from '../../record/ActionBar.tsx'
import { PlainHead } from '../../record/PlainHead.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { ACCIONES } from './acciones.ts'
import { ESTADO } from './estados.ts'
import { OLEADA } from './oleada-texts.ts'
import { PedidosDeOleada } from './PedidosDeOleada.tsx'
import { Recorrido } from './Recorrido.tsx'
import { Sobran } from './Sobran.tsx'

/** A wave that is walked: every scan picks a garment and says for which place of the cart it is. */
export function VerOleada({ oleada }: { oleada: Oleada }) {
  const say = useWords(OLEADA)
  const t = useWords(OFFICE)
  const { word, date, idioma } = useFormat()
  const [failure, setFailure] = useFailure()
  const { mutateAsync: coger } = useCommand(oleadas.coger)
  const { label, mark } = ESTADO[oleada.estado]
  const abierta = oleada.estado === 'abierta'
  const params = { id: oleada.id }
  /** What is touched while something is under way is done after it. */
  const cola = useRef<Promise<void>>(Promise.resolve())
  const hacer = (acto: () => Promise<unknown>) => {
    cola.current = cola.current.then(async () => {
      setFailure(null)
      await acto().catch(setFailure)
    })
    return cola.current
  }
  const leido = async (codigo: string) => {
    try {
      const { que, cogidas, cantidad, para } = await coger({ params, body: { que: { codigo } } })
      const letra = para.map((una) => una.letra).join(' ')
      return { bien: true, texto: `${letra} ← ${enIdioma(que, idioma)} · ${cogidas}/${cantidad}` }
    } catch (error) {
      return { bien: false, texto: errorText(error, t) }
    }
  }
  const cogidas = oleada.paradas.reduce((n, una) => n + una.cogidas, 0)
  const total = oleada.paradas.reduce((n, una) => n + una.cantidad, 0)
  return (
    <>
      <PlainHead screen="oleadas" title={oleada.numero} id={oleada.id}>
        <State mark={mark}>{word(label)}</State>
        <span className="o-sp" />
        <ActionBar row={oleada} actions={ACCIONES} />
      </PlainHead>
      <div className="o-scroll">
        <div className="o-order-main">
          {failure !== null && <Note look="error">{errorText(failure, t)}</Note>}
          {abierta && <Escanear onCode={leido} />}
          <p className="o-row o-wrap" aria-live="polite">
            <b>{say.de(cogidas, total)}</b> {say.prendas}
            <progress className="o-wave-bar" value={cogidas} max={Math.max(1, total)} aria-hidden="true" />
            <span className="o-q">{[date(oleada.fecha), oleada.quien, oleada.nota].filter(Boolean).join(' · ')}</span>
          </p>
          <Sobran oleada={oleada} hacer={hacer} />
          <Recorrido oleada={oleada} hacer={hacer} />
          <PedidosDeOleada oleada={oleada} />
        </div>
      </div>
    </>
  )
}
