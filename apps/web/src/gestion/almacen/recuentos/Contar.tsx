import { recuentos } from '@telar/contract/almacen/recuentos'
import { EN_CASA } from '@telar/domain/almacen/movimiento'
import { ClipboardCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useCalls } from '../../calls.ts'
import { BuscarModelo } from '../../catalogo/BuscarModelo.tsx'
import { useKeys } from '../../frame/keys.tsx'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { errorText } from '../../parts/error-text.ts'
import { Escanear } from '../../parts/escaner/Escanear.tsx'
import { usePrenda } from '../../parts/escaner/use-prenda.ts'
import { Note } from '../../parts/Note.tsx'
import { notify } from '../../parts/notify.tsx'
import { hrefOf, useGo, usePlace } from '../../place.ts'
import { PlainHead } from '../../record/PlainHead.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { A, LUGAR } from '../palabras.ts'
import { BuscarEstante } from '../ubicaciones/BuscarEstante.tsx'
import { type Cuaderno, conHoja, conModelo, enLugar, MAXIMO_DE_CELDAS, resumenDe, unaMas } from './cuaderno.ts'
import { ModeloContado } from './ModeloContado.tsx'
import { NoHalladas } from './NoHalladas.tsx'
import { RevisarDialog } from './RevisarDialog.tsx'
import { RECUENTO } from './recuento-texts.ts'
import { useCuaderno } from './use-cuaderno.ts'

type Cambiar = (cambio: (antes: Cuaderno) => Cuaderno) => void

/** A shelf is counted: model by model, beside what the books say; nothing is booked before it has been reviewed. */
export function Contar() {
  const say = useWords(RECUENTO)
  const a = useWords(A)
  const t = useWords(OFFICE)
  const go = useGo()
  const calls = useCalls()
  const { search } = usePlace()
  const [modelo, deEntrada] = [Number(search.modelo), Number(search.estante)]
  const { cuaderno, cambiar, vaciar, recuperado } = useCuaderno(modelo > 0 ? modelo : null)
  const [fresco, setFresco] = useState<number | null>(null)
  const [revisando, setRevisando] = useState(false)
  const { celdas } = resumenDe(cuaderno)
  const posible = celdas > 0 && celdas <= MAXIMO_DE_CELDAS
  const revisar = () => posible && setRevisando(true)
  useKeys([{ keys: 'ctrl+s', label: say.revisar, run: revisar, strip: true, typing: true }])
  const { lugar } = cuaderno
  /** What lies on a shelf is brought to be counted. */
  const traer = async (id: number): Promise<string> => {
    const { codigo, celdas: suyas } = await calls.read(recuentos.hojaDeUbicacion, { params: { id }, query: { lugar } })
    cambiar((antes) => conHoja(antes, { id, codigo }, suyas))
    return say.delEstante(codigo, suyas.length)
  }
  const primero = deEntrada > 0 && cuaderno.hoja?.id !== deEntrada ? deEntrada : 0
  const [pedido, setPedido] = useState(0)
  useEffect(() => {
    if (primero === 0 || pedido === primero) return
    setPedido(primero)
    void traer(primero).catch((error: unknown) => notify(errorText(error, t), { bad: true }))
  })
  const escaneada = usePrenda(
    (prenda) => {
      cambiar((antes) => unaMas(antes, prenda, prenda[antes.lugar]))
      return null
    },
    (id) => traer(id),
  )
  const deNuevo = () => {
    const antes = cuaderno
    vaciar()
    notify(say.vaciado, { undo: () => cambiar(() => antes) })
  }
  return (
    <>
      <PlainHead screen="recuentos" title={say.nuevo}>
        <span className="o-sp" />
        {cuaderno.modelos.length > 0 && (
          <Button look="ghost" onClick={deNuevo}>
            {say.deNuevo}
          </Button>
        )}
      </PlainHead>
      <div className="o-scroll">
        <Cabecera {...{ cuaderno, cambiar }} aviso={recuperado && celdas > 0} fijo={celdas > 0} />
        <div className="o-order-main">
          <Escanear onCode={escaneada} />
          {cuaderno.modelos.length === 0 && <p className="o-q o-measure">{say.empezar}</p>}
          {cuaderno.modelos.length === 0 && (
            <NoHalladas
              onContar={(celdas) => cambiar((antes) => conHoja(antes, { id: null, codigo: say.porContar }, celdas))}
            />
          )}
          {cuaderno.modelos.map((id) => (
            <ModeloContado key={id} modeloId={id} fresco={id === fresco} {...{ cuaderno, cambiar }} />
          ))}
          <BuscarEstante
            label={say.estante}
            onPick={({ id }) =>
              void traer(id).then(notify, (error: unknown) => notify(errorText(error, t), { bad: true }))
            }
          />
          <BuscarModelo
            without={cuaderno.modelos}
            label={a.elegirModelo}
            none={a.ningunModelo}
            onPick={(id) => {
              setFresco(id)
              cambiar((antes) => conModelo(antes, id))
            }}
          />
        </div>
        <Pie cuaderno={cuaderno} disabled={!posible} onRevisar={revisar} />
      </div>
      {revisando && (
        <RevisarDialog
          {...{ cuaderno, cambiar }}
          onClose={() => setRevisando(false)}
          onBooked={(id) => {
            vaciar()
            go(hrefOf('recuentos', id), { replace: true })
          }}
        />
      )}
    </>
  )
}

interface CabeceraProps {
  cuaderno: Cuaderno
  cambiar: Cambiar
  /** It was left here before. */
  aviso: boolean
  /** Something is counted already, in this place. */
  fijo: boolean
}

function Cabecera({ cuaderno: { lugar, nota, aCiegas }, cambiar, aviso, fijo }: CabeceraProps) {
  const say = useWords(RECUENTO)
  const a = useWords(A)
  const { word } = useFormat()
  return (
    <div className="o-count-head">
      {aviso && <Note>{say.recuperado}</Note>}
      <fieldset className="o-seg" aria-label={a.lugar}>
        {EN_CASA.map((uno) => (
          <button
            key={uno}
            type="button"
            aria-pressed={uno === lugar}
            disabled={fijo && uno !== lugar}
            title={fijo && uno !== lugar ? say.lugarFijo : undefined}
            onClick={() => cambiar((antes) => enLugar(antes, uno))}
          >
            {word(LUGAR[uno])}
          </button>
        ))}
      </fieldset>
      <input
        className="o-in o-grow"
        aria-label={a.nota}
        placeholder={say.notaQue}
        maxLength={500}
        value={nota}
        onChange={({ target }) => cambiar((antes) => ({ ...antes, nota: target.value }))}
      />
      <label className="o-tick" title={say.aCiegasQue}>
        <input
          type="checkbox"
          className="o-ck"
          checked={aCiegas}
          onChange={({ target }) => cambiar((antes) => ({ ...antes, aCiegas: target.checked }))}
        />
        {say.aCiegas}
      </label>
    </div>
  )
}

/** What has been counted, always in sight; who counts blind sees no difference. */
function Pie({ cuaderno, disabled, onRevisar }: { cuaderno: Cuaderno; disabled: boolean; onRevisar: () => void }) {
  const say = useWords(RECUENTO)
  const a = useWords(A)
  const { number } = useFormat()
  const { celdas, contadas, sobran, faltan } = resumenDe(cuaderno)
  return (
    <footer className="o-readout" aria-live="polite">
      <span>
        {a.celdas} <b>{number(celdas)}</b>
      </span>
      <span>
        {a.contadas} <b>{number(contadas)}</b>
      </span>
      {!cuaderno.aCiegas && (
        <>
          <span>
            {a.sobran} <b>{number(sobran)}</b>
          </span>
          <span>
            {a.faltan} <b className={faltan > 0 ? 'o-fewer' : undefined}>{number(faltan)}</b>
          </span>
        </>
      )}
      <span className="o-sp" />
      <Button look="main" icon={ClipboardCheck} keys="ctrl+s" disabled={disabled} onClick={onRevisar}>
        {say.revisar}
      </Button>
    </footer>
  )
}
