import { compras } from '@telar/contract/produccion/compras'
import type { PiezaFila } from '@telar/contract/produccion/materia'
import { enIdioma } from '@telar/domain/idioma'
import { seCuenta } from '@telar/domain/produccion/materia'
import { leerMetros } from '@telar/domain/produccion/packing'
import { Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { statusOf } from '../../../kit/calls/failures.ts'
import { useLeftState } from '../../../kit/form/use-left.ts'
import { useCalls, useCommand, useRead } from '../../calls.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { errorText } from '../../parts/error-text.ts'
import { Escanear } from '../../parts/escaner/Escanear.tsx'
import { usePieza } from '../../parts/escaner/use-pieza.ts'
import { Held } from '../../parts/Held.tsx'
import { Note } from '../../parts/Note.tsx'
import { notify } from '../../parts/notify.tsx'
import { Sideways } from '../../parts/Sideways.tsx'
import { useFailure } from '../../parts/use-failure.ts'
import { hrefOf, useGo, usePlace } from '../../place.ts'
import { TextField } from '../../record/form/TextField.tsx'
import { LeaveGuard } from '../../record/LeaveGuard.tsx'
import { LeidoAhora, type Releer } from '../../record/LeidoAhora.tsx'
import { PlainHead } from '../../record/PlainHead.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { P } from '../palabras.ts'
import { useMedida } from '../use-medida.ts'
import { COMPRA } from './compra-texts.ts'
import { ElegirProveedor } from './ElegirProveedor.tsx'

/** Rolls, or metres of them, go back to their supplier with a note. */
export default function Devolver() {
  const { search } = usePlace()
  const say = useWords(COMPRA)
  const proveedorId = Number(search.proveedor) || null
  const read = useRead(
    compras.piezasDe,
    { params: { id: proveedorId ?? 0 } },
    { enabled: proveedorId !== null, staleTime: 0 },
  )
  if (proveedorId === null) return <ElegirProveedor pagina="devolver" title={say.devolver} />
  return (
    <LeidoAhora key={proveedorId} de={read}>
      {(piezas, releer) => <Elegir {...{ proveedorId, piezas, releer }} />}
    </LeidoAhora>
  )
}

/** The rolls of which something went since they were read, with what is left of each now. */
const cambiadasMientras = (antes: readonly PiezaFila[], ahora: readonly PiezaFila[]): PiezaFila[] =>
  antes.flatMap((pieza) => {
    const { restante = 0 } = ahora.find(({ id }) => id === pieza.id) ?? {}
    return restante === pieza.restante ? [] : [{ ...pieza, restante }]
  })

interface ElegirProps {
  proveedorId: number
  piezas: PiezaFila[]
  releer: Releer<PiezaFila[]>
}

type Vuelven = Readonly<Record<number, string>>

function Elegir({ proveedorId, piezas, releer }: ElegirProps) {
  const t = useWords(OFFICE)
  const say = useWords(COMPRA)
  const p = useWords(P)
  const go = useGo()
  const calls = useCalls()
  const medida = useMedida()
  const { idioma, decimal } = useFormat()
  const [texto, setTexto] = useState('')
  const [motivo, setMotivo] = useLeftState('motivo', '')
  const [repone, setRepone] = useLeftState('repone', true)
  const [vuelven, setVuelven] = useLeftState<Vuelven>('vuelven', {})
  const [cambiadas, setCambiadas] = useState<readonly PiezaFila[]>([])
  const unsaved = useRef(0)
  const [failure, setFailure] = useFailure()
  const devolver = useCommand(compras.devolver)
  const elegidas = piezas.flatMap(({ id, restante, unidad }) => {
    const cantidad = leerMetros(vuelven[id] ?? '')
    const media = seCuenta(unidad) && !Number.isInteger(cantidad) && cantidad !== restante
    return cantidad === undefined || cantidad <= 0 ? [] : [{ piezaId: id, cantidad, restante, media }]
  })
  const malas = new Set(
    piezas.flatMap(({ id, restante }) => {
      const texto = vuelven[id]?.trim() ?? ''
      const cantidad = leerMetros(texto)
      return texto !== '' && (cantidad === undefined || cantidad > restante) ? id : []
    }),
  )
  const medias = new Set(elegidas.flatMap(({ piezaId, media }) => (media ? piezaId : [])))
  unsaved.current = devolver.isSuccess ? 0 : elegidas.length
  const escaneada = usePieza((id, titulo) => {
    const pieza = piezas.find((una) => una.id === id)
    if (!pieza) return say.deOtro(titulo)
    setVuelven((antes) => ({ ...antes, [id]: String(pieza.restante).replace('.', decimal) }))
    return null
  })
  const plano = texto.trim().toLowerCase()
  const vistas = piezas.filter(
    ({ id, numero, lote, materia, codigo }) =>
      id in vuelven || [numero, lote, materia, codigo].some((uno) => uno.toLowerCase().includes(plano)),
  )
  const run = async () => {
    setFailure(null)
    setCambiadas([])
    try {
      const id = await devolver.mutateAsync({
        body: { proveedorId, motivo, repone, piezas: elegidas.map(({ media: _, ...una }) => una) },
      })
      const bajar = () => void calls.download(compras.pdfDeDevolucion, { params: { id } }, 'devolucion.pdf')
      unsaved.current = 0
      notify(say.devuelta, { offer: { label: say.papel, run: bajar } })
      go(hrefOf('devolucionesproveedor'), { replace: true })
    } catch (error) {
      const nuevas = statusOf(error) === undefined ? undefined : await releer()
      setCambiadas(nuevas ? cambiadasMientras(piezas, nuevas) : [])
      setFailure(error)
    }
  }
  return (
    <>
      <PlainHead screen="compras" title={say.devolver}>
        <span className="o-sp" />
        <Button
          look="main"
          icon={Undo2}
          disabled={
            elegidas.length === 0 || malas.size > 0 || medias.size > 0 || motivo.trim() === '' || devolver.isPending
          }
          onClick={() => void run()}
        >
          {say.devolver_}
        </Button>
      </PlainHead>
      <Held busy={devolver.isPending}>
        <section className="o-sec">
          <p className="o-q o-measure">{say.devolverQue}</p>
          {failure !== null && !(cambiadas.length > 0 && statusOf(failure) === 409) && (
            <Note look="error">{errorText(failure, t)}</Note>
          )}
          {cambiadas.length > 0 && (
            <Note look="error">
              {say.piezasMientras(
                cambiadas.map(({ numero, restante, unidad }) => `${numero}: ${medida(restante, unidad)}`).join('; '),
              )}
            </Note>
          )}
          <div className="o-form o-form-flush o-spaced">
            <TextField id="motivo" label={say.porQue} width="wide" max={200} value={motivo} onChange={setMotivo} />
            <label className="o-row">
              <input
                type="checkbox"
                className="o-ck"
                checked={repone}
                onChange={({ target }) => setRepone(target.checked)}
              />
              {say.repone}
            </label>
          </div>
        </section>
        <section className="o-sec o-flat">
          <Escanear onCode={escaneada} />
          <input
            type="search"
            className="o-in o-in-find o-spaced"
            value={texto}
            placeholder={p.pieza}
            aria-label={p.pieza}
            onChange={({ target }) => setTexto(target.value)}
          />
          <Sideways>
            <table className="o-t o-t-money o-t-cards">
              <thead>
                <tr>
                  <th>{p.materia}</th>
                  <th>{p.pieza}</th>
                  <th>{p.lote}</th>
                  <th>{p.color}</th>
                  <th className="o-n">{p.queda}</th>
                  <th className="o-n">{say.vuelve}</th>
                </tr>
              </thead>
              <tbody>
                {vistas.slice(0, 100).map(({ id, materia, numero, lote, color, restante, unidad }) => (
                  <tr key={id}>
                    <td>{materia}</td>
                    <td className="o-m">{numero}</td>
                    <td>{lote}</td>
                    <td>{color ? enIdioma(color, idioma) : '–'}</td>
                    <td className="o-n">{medida(restante, unidad)}</td>
                    <td className="o-n o-m">
                      <input
                        className="o-in o-n o-in-metres"
                        inputMode="decimal"
                        aria-label={`${say.vuelve} ${numero}`}
                        aria-invalid={malas.has(id) || medias.has(id) || undefined}
                        aria-describedby={malas.has(id) || medias.has(id) ? `vuelve-${id}` : undefined}
                        value={vuelven[id] ?? ''}
                        onChange={({ target }) => setVuelven({ ...vuelven, [id]: target.value })}
                      />
                      {(malas.has(id) || medias.has(id)) && (
                        <span className="o-err o-s" id={`vuelve-${id}`}>
                          {malas.has(id) ? say.vuelveMal(medida(restante, unidad)) : p.porUnidades}
                        </span>
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Sideways>
        </section>
      </Held>
      <LeaveGuard unsaved={unsaved} />
    </>
  )
}
