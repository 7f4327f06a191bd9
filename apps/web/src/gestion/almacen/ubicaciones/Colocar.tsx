import { type Ubicacion, ubicaciones } from '@telar/contract/almacen/ubicaciones'
import { escaner } from '@telar/contract/calls'
import { enIdioma } from '@telar/domain/idioma'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useCalls, useCommand, useRead } from '../../calls.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { errorText } from '../../parts/error-text.ts'
import { Escanear } from '../../parts/escaner/Escanear.tsx'
import { ESCANER } from '../../parts/escaner/escaner-texts.ts'
import { Note } from '../../parts/Note.tsx'
import { useFailure } from '../../parts/use-failure.ts'
import { usePlace } from '../../place.ts'
import { PlainHead } from '../../record/PlainHead.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { BuscarEstante } from './BuscarEstante.tsx'
import { PAGINA } from './paginas.ts'
import { COLOCAR } from './ubicacion-texts.ts'

type Estante = Pick<Ubicacion, 'id' | 'codigo'>

/** A garment that was put away, with where it lay before. */
interface Puesta {
  n: number
  celda: { modeloId: number; colorId: number; talla: string }
  que: string
  donde: string
  antes: Estante[]
}

/** Garments are put away: a shelf is scanned, and then what is put on it. */
export default function Colocar() {
  const say = useWords(COLOCAR)
  const pagina = useWords(PAGINA)
  const escanear = useWords(ESCANER)
  const t = useWords(OFFICE)
  const { idioma } = useFormat()
  const calls = useCalls()
  const deEntrada = Number(usePlace().search.estante) || 0
  const { data: primero } = useRead(ubicaciones.get, { params: { id: deEntrada } }, { enabled: deEntrada > 0 })
  const [elegido, setElegido] = useState<Estante | null>(null)
  const [ademas, setAdemas] = useState(false)
  const [puestas, setPuestas] = useState<Puesta[]>([])
  const [failure, setFailure] = useFailure()
  const { mutateAsync: colocar } = useCommand(ubicaciones.colocar)
  const { mutateAsync: asignar, isPending } = useCommand(ubicaciones.asignar)
  const estante = elegido ?? primero ?? null
  const poner = async (codigo: string, en: Estante) => {
    const { que, antes, ...celda } = await colocar({ params: { id: en.id }, body: { que: { codigo }, ademas } })
    const titulo = enIdioma(que, idioma)
    const donde = en.codigo
    setPuestas((todas) => [{ n: (todas[0]?.n ?? 0) + 1, celda, que: titulo, donde, antes }, ...todas].slice(0, 30))
    return say.colocada(titulo, donde)
  }
  const leido = async (codigo: string) => {
    try {
      const hallado = await calls.read(escaner.resolver, { body: { codigo } })
      if (!hallado) return { bien: false, texto: escanear.desconocido(codigo) }
      if (hallado.clase === 'ubicacion') {
        setElegido({ id: hallado.id, codigo: hallado.titulo })
        return { bien: true, texto: say.en(hallado.titulo) }
      }
      if (!hallado.prenda) return { bien: false, texto: say.noEs(hallado.titulo) }
      if (!estante) return { bien: false, texto: say.sinEstante }
      return { bien: true, texto: await poner(codigo, estante) }
    } catch (error) {
      return { bien: false, texto: errorText(error, t) }
    }
  }
  const deshacer = async () => {
    const [ultima, ...resto] = puestas
    if (!ultima) return
    setFailure(null)
    try {
      await asignar({ body: { celdas: [{ ...ultima.celda, ubicacionIds: ultima.antes.map(({ id }) => id) }] } })
      setPuestas(resto)
    } catch (error) {
      setFailure(error)
    }
  }
  return (
    <>
      <PlainHead screen="ubicaciones" title={pagina.colocar} />
      <div className="o-scroll">
        <div className="o-order-main">
          {failure !== null && <Note look="error">{errorText(failure, t)}</Note>}
          <section className="o-shelf" aria-live="polite">
            {estante ? (
              <>
                <span className="o-q">{say.en('')}</span>
                <b className="o-shelf-code">{estante.codigo}</b>
              </>
            ) : (
              <p>{say.primero}</p>
            )}
          </section>
          <Escanear onCode={leido} />
          <p className="o-q o-measure">{estante ? say.otro : ''}</p>
          <div className="o-row o-wrap">
            <BuscarEstante label={say.elegir} onPick={setElegido} />
            <label className="o-tick">
              <input
                type="checkbox"
                className="o-ck"
                checked={ademas}
                onChange={({ target }) => setAdemas(target.checked)}
              />
              {say.ademas}
            </label>
          </div>
          {puestas.length > 0 && (
            <section aria-label={say.ultimas}>
              <div className="o-row">
                <h2 className="o-h2">{say.ultimas}</h2>
                <span className="o-sp" />
                <Button small icon={Undo2} disabled={isPending} onClick={() => void deshacer()}>
                  {say.deshacer}
                </Button>
              </div>
              <ul className="o-to-pack">
                {puestas.map(({ n, que, donde, antes }) => (
                  <li key={n} className="o-row">
                    <span className="o-el">{que}</span>
                    <span className="o-sp" />
                    {antes.length > 0 && (
                      <span className="o-q">{say.estaba(antes.map(({ codigo }) => codigo).join(', '))}</span>
                    )}
                    <b>{donde}</b>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
    </>
  )
}
