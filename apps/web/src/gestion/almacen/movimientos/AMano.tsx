import { type Modelo, modelos } from '@telar/contract/catalogo/modelos'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useLeftState } from '../../../kit/form/use-left.ts'
import { useRead } from '../../calls.ts'
import { BuscarModelo } from '../../catalogo/BuscarModelo.tsx'
import { useRejilla } from '../../catalogo/use-modelos.ts'
import { useKeys } from '../../frame/keys.tsx'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { errorText } from '../../parts/error-text.ts'
import { Note } from '../../parts/Note.tsx'
import { useFailure } from '../../parts/use-failure.ts'
import { hrefOf, useGo, usePlace } from '../../place.ts'
import { LeaveGuard } from '../../record/LeaveGuard.tsx'
import { Leido } from '../../record/Leido.tsx'
import { PlainHead } from '../../record/PlainHead.tsx'
import { useWords } from '../../use-texts.ts'
import { MatrizEscrita } from '../MatrizEscrita.tsx'
import { A } from '../palabras.ts'
import { celdasDe, claveDe, type Escritas, escribir, leido } from './a-mano.ts'
import { MANO } from './movimiento-texts.ts'

type DeCelda = (colorId: number, talla: string) => number

type CeldaEscrita = ReturnType<typeof celdasDe>[number]

interface AManoProps {
  say: { titulo: string; que: string; verbo: string }
  /** Where, chosen above the matrix. */
  lugares: ReactNode
  /** What is wrong with the places. */
  falta?: string | undefined
  conSigno: boolean
  hay: (modelo: Modelo) => DeCelda
  /** What would be left of a cell: less than nothing cannot be. */
  quedarian: (hay: number, escrita: number) => number
  /** With what was seen to be there. */
  onBook: (motivo: string, celdas: (CeldaEscrita & { habia: number | null })[]) => Promise<unknown>
}

/** Garments of one model booked by hand, with the reason. */
export function AMano({ say, lugares, falta, conSigno, hay, quedarian, onBook }: AManoProps) {
  const t = useWords(OFFICE)
  const mano = useWords(MANO)
  const a = useWords(A)
  const go = useGo()
  const motivoId = useId()
  const pedido = Number(usePlace().search.modelo)
  const [modeloId, setModeloId] = useLeftState<number | null>('modeloId', pedido > 0 ? pedido : null)
  const [escritas, setEscritas] = useLeftState<Escritas>('escritas', {})
  const [motivo, setMotivo] = useLeftState('motivo', '')
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useFailure()
  const unsaved = useRef(0)
  const deAhora = { enabled: modeloId !== null, staleTime: 0 }
  const leidoModelo = useRead(modelos.get, { params: { id: modeloId ?? 0 } }, deAhora)
  const modelo = modeloId === null ? undefined : leidoModelo.data
  const celdas = modelo ? celdasDe(modelo, escritas) : []
  const mal = (de: Modelo) => (colorId: number, talla: string) =>
    quedarian(hay(de)(colorId, talla), leido(escritas[claveDe(colorId, talla)])) < 0
  const sobra = modelo !== undefined && celdas.some(({ colorId, talla }) => mal(modelo)(colorId, talla))
  unsaved.current = celdas.length
  const submit = async (): Promise<boolean> => {
    setTried(true)
    if (busy || falta || sobra || motivo.trim() === '' || celdas.length === 0) return false
    setBusy(true)
    setFailure(null)
    try {
      const de = modelo && hay(modelo)
      await onBook(
        motivo.trim(),
        celdas.map((celda) => ({ ...celda, habia: de?.(celda.colorId, celda.talla) ?? null })),
      )
    } catch (error) {
      setFailure(error)
      return false
    } finally {
      setBusy(false)
    }
    unsaved.current = 0
    setEscritas({})
    go(hrefOf('movimientos'))
    return true
  }
  useKeys([{ keys: 'ctrl+s', label: say.verbo, run: () => void submit(), strip: true, typing: true }])
  const problema = falta ?? (sobra ? mano.noHayTantas : tried && celdas.length === 0 ? mano.faltanPrendas : undefined)
  return (
    <>
      <PlainHead screen="movimientos" title={say.titulo}>
        <span className="o-sp" />
        <Button look="main" keys="ctrl+s" disabled={busy} onClick={() => void submit()}>
          {say.verbo}
        </Button>
      </PlainHead>
      <div className="o-scroll">
        <div className="o-count-head">
          {failure !== null && <Note look="error">{errorText(failure, t)}</Note>}
          {lugares}
          <div className="o-fld o-grow">
            <label htmlFor={motivoId}>{a.motivo}</label>
            <input
              id={motivoId}
              className="o-in"
              placeholder={mano.motivoQue}
              maxLength={200}
              value={motivo}
              aria-invalid={(tried && motivo.trim() === '') || undefined}
              onChange={({ target }) => setMotivo(target.value)}
            />
            {tried && motivo.trim() === '' && <span className="o-err">{mano.faltaMotivo}</span>}
          </div>
        </div>
        <div className="o-order-main">
          <p className="o-q o-measure">{say.que}</p>
          {problema && <p className="o-err">{problema}</p>}
          {modeloId === null ? (
            <BuscarModelo without={[]} label={mano.elegir} none={a.ningunModelo} onPick={setModeloId} />
          ) : (
            <Leido de={leidoModelo}>
              {(uno) => (
                <DeModelo
                  key={uno.id}
                  modelo={uno}
                  {...{ conSigno, escritas }}
                  hay={hay(uno)}
                  mal={mal(uno)}
                  onWrite={setEscritas}
                  onOther={() => {
                    setEscritas({})
                    setModeloId(null)
                  }}
                />
              )}
            </Leido>
          )}
        </div>
      </div>
      <LeaveGuard unsaved={unsaved} onSave={submit} />
    </>
  )
}

interface DeModeloProps {
  modelo: Modelo
  conSigno: boolean
  escritas: Escritas
  hay: DeCelda
  mal: (colorId: number, talla: string) => boolean
  onWrite: (escritas: Escritas) => void
  onOther: () => void
}

function DeModelo({ modelo, conSigno, escritas, hay, mal, onWrite, onOther }: DeModeloProps) {
  const mano = useWords(MANO)
  const rejilla = useRejilla(modelo)
  const titulo = `${modelo.numero} ${modelo.nombre}`
  return (
    <section className="o-model" aria-label={titulo}>
      <h2 className="o-row">
        <b>{modelo.numero}</b> <span className="o-el">{modelo.nombre}</span>
        <span className="o-sp" />
        <Button look="ghost" small onClick={onOther}>
          {mano.otro}
        </Button>
      </h2>
      <MatrizEscrita
        {...rejilla}
        title={titulo}
        fresh
        {...{ conSigno, mal }}
        texto={(colorId, talla) => escritas[claveDe(colorId, talla)] ?? ''}
        suma={(colorId, talla) => leido(escritas[claveDe(colorId, talla)])}
        libros={hay}
        onWrite={(escritos) => onWrite(escribir(escritas, escritos, conSigno))}
      />
    </section>
  )
}
