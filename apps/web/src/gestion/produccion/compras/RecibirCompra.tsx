import type { PorLlegar } from '@telar/contract/produccion/compra'
import { compras } from '@telar/contract/produccion/compras'
import { sumarEuros } from '@telar/domain/dinero'
import { diferenciasDe, pideMotivo } from '@telar/domain/produccion/compra'
import { PackageCheck } from 'lucide-react'
import { useRef, useState } from 'react'
import { statusOf } from '../../../kit/calls/failures.ts'
import { useLeftState } from '../../../kit/form/use-left.ts'
import { hoy } from '../../../kit/hoy.ts'
import { useMay } from '../../access.ts'
import { useCommand, useRead } from '../../calls.ts'
import { useKeys } from '../../frame/keys.tsx'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { errorText } from '../../parts/error-text.ts'
import { Held } from '../../parts/Held.tsx'
import { Note } from '../../parts/Note.tsx'
import { notify } from '../../parts/notify.tsx'
import { useFailure } from '../../parts/use-failure.ts'
import { hrefOf, useGo, usePlace } from '../../place.ts'
import { FieldShell } from '../../record/form/FieldShell.tsx'
import { TextField } from '../../record/form/TextField.tsx'
import { LeaveGuard } from '../../record/LeaveGuard.tsx'
import { LeidoAhora, type Releer } from '../../record/LeidoAhora.tsx'
import { PlainHead } from '../../record/PlainHead.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { P } from '../palabras.ts'
import { cantidadDe, enviadas, escritas, faltasDe } from '../recibir/piezas-escritas.ts'
import { useMedida } from '../use-medida.ts'
import { COMPRA } from './compra-texts.ts'
import { ElegirProveedor } from './ElegirProveedor.tsx'
import { type Escrita, esperada, LineaDeEntrega, type Llegable, leerPrecio, precioMal } from './LineaDeEntrega.tsx'
import { OtraMateria } from './OtraMateria.tsx'

/** One delivery with all it brings: the materials that are awaited of a supplier, rolls under each. */
export default function RecibirCompra() {
  const { search } = usePlace()
  const proveedorId = Number(search.proveedor) || null
  const say = useWords(COMPRA)
  const read = useRead(
    compras.porLlegar,
    { params: { id: proveedorId ?? 0 } },
    { enabled: proveedorId !== null, staleTime: 0 },
  )
  if (proveedorId === null) return <ElegirProveedor pagina="recibir" title={say.recibir} />
  const compraId = Number(search.compra) || null
  return (
    <LeidoAhora key={proveedorId} de={read}>
      {(lineas, releer) => (
        <Entrega
          releer={releer}
          proveedorId={proveedorId}
          compraId={compraId}
          lineas={lineas.toSorted((a, b) => Number(b.compraId === compraId) - Number(a.compraId === compraId))}
        />
      )}
    </LeidoAhora>
  )
}

/** The lines of which something came, or that were closed, since they were read; with what is open of each now. */
const llegaronMientras = (antes: readonly PorLlegar[], ahora: readonly PorLlegar[]): PorLlegar[] =>
  antes.flatMap((linea) => {
    const { abierta = 0 } = ahora.find(({ id }) => id === linea.id) ?? {}
    return abierta < linea.abierta ? [{ ...linea, abierta }] : []
  })

interface EntregaProps {
  proveedorId: number
  compraId: number | null
  lineas: PorLlegar[]
  releer: Releer<PorLlegar[]>
}

function Entrega({ proveedorId, compraId, lineas, releer }: EntregaProps) {
  const t = useWords(OFFICE)
  const say = useWords(COMPRA)
  const p = useWords(P)
  const go = useGo()
  const { money } = useFormat()
  const medida = useMedida()
  const [fecha, setFecha] = useLeftState('fecha', hoy)
  const [albaran, setAlbaran] = useLeftState('albaran', '')
  const [motivo, setMotivo] = useLeftState('motivo', '')
  const [escrito, setEscrito] = useLeftState<Readonly<Record<string, Escrita>>>('escrito', {})
  const [otras, setOtras] = useLeftState<readonly Llegable[]>('otras', [])
  const [tried, setTried] = useState(false)
  const [failure, setFailure] = useFailure()
  const [llegaron, setLlegaron] = useState<readonly PorLlegar[]>([])
  const unsaved = useRef(0)
  const may = useMay()
  const recibir = useCommand(compras.recibir)
  const { mutateAsync: deshacer } = useCommand(compras.deshacerEntrega)
  const todas = [...lineas.map(esperada), ...otras]
  const llegan = todas.flatMap((linea) => {
    const { piezas = [], precio = '' } = escrito[linea.clave] ?? {}
    if (escritas(piezas).length === 0) return []
    const cobrado = precio.trim() === '' ? linea.precio : (leerPrecio(precio) ?? linea.precio)
    const llega = cantidadDe(piezas)
    return [
      {
        ...{ linea, piezas, precio: cobrado, llega },
        diferencias: diferenciasDe({
          abierta: linea.abierta,
          llega,
          precioPedido: linea.lineaId === null ? null : linea.precio,
          precio: cobrado,
        }),
        faltas: faltasDe(piezas, linea.unidad),
      },
    ]
  })
  unsaved.current = recibir.isSuccess ? 0 : llegan.length
  const conMotivo = llegan.some(({ diferencias }) => pideMotivo(diferencias))
  const mal =
    llegan.length === 0 ||
    llegan.some(({ faltas }) => faltas.size > 0) ||
    Object.values(escrito).some(precioMal) ||
    (conMotivo && motivo.trim() === '')
  const submit = async (): Promise<boolean> => {
    setTried(true)
    if (mal || recibir.isPending) return false
    setFailure(null)
    setLlegaron([])
    try {
      const { entradaIds } = await recibir.mutateAsync({
        body: {
          ...{ proveedorId, fecha: fecha || null, albaranProveedor: albaran, motivo },
          lineas: llegan.map(({ linea, piezas, precio }) => ({
            ...{ lineaId: linea.lineaId, version: linea.version, materiaId: linea.materiaId, precio },
            piezas: enviadas(piezas),
          })),
        },
      })
      const [una = 0] = entradaIds
      const tell = (error: unknown) => notify(errorText(error, t), { bad: true })
      const undo = () => void deshacer({ params: { id: una } }).then(() => notify(say.deshecha), tell)
      notify(say.recibido, may(compras.deshacerEntrega.access) ? { undo } : {})
    } catch (error) {
      const nuevas = statusOf(error) === undefined ? undefined : await releer()
      setLlegaron(nuevas ? llegaronMientras(lineas, nuevas) : [])
      setFailure(error)
      return false
    }
    unsaved.current = 0
    go(hrefOf('compras', compraId ?? llegan[0]?.linea.compraId ?? null), { replace: true })
    return true
  }
  useKeys([{ keys: 'ctrl+s', label: say.recibir, run: () => void submit(), strip: true, typing: true }])
  const importe = sumarEuros(llegan.map(({ llega, precio }) => Math.round(llega * precio * 100) / 100))
  return (
    <>
      <PlainHead screen="compras" title={say.recibir}>
        <span className="o-sp" />
        <Button
          look="main"
          icon={PackageCheck}
          keys="ctrl+s"
          disabled={recibir.isPending}
          onClick={() => void submit()}
        >
          {say.recibir}
        </Button>
      </PlainHead>
      <Held busy={recibir.isPending}>
        <section className="o-sec">
          <p className="o-q o-measure">{lineas.length > 0 ? say.recibirQue : say.nadaPorLlegar}</p>
          {failure !== null && !(llegaron.length > 0 && statusOf(failure) === 409) && (
            <Note look="error">{errorText(failure, t)}</Note>
          )}
          {llegaron.length > 0 && (
            <Note look="error">
              {say.llegaron(
                llegaron
                  .map(({ materia, abierta, unidad }) =>
                    say.quedaDe(materia, abierta > 0 ? medida(abierta, unidad) : ''),
                  )
                  .join('; '),
              )}
            </Note>
          )}
          <div className="o-form o-form-flush o-spaced">
            <TextField id="albaran" label={p.albaran} max={60} value={albaran} onChange={setAlbaran} />
            <FieldShell id="fecha" label={p.fecha}>
              <input
                id="fecha"
                type="date"
                className="o-in o-in-date"
                value={fecha}
                onChange={({ target }) => setFecha(target.value)}
              />
            </FieldShell>
            {conMotivo && (
              <TextField
                id="motivo"
                label={say.motivo}
                width="wide"
                {...(tried && motivo.trim() === '' ? { error: say.faltaMotivo } : {})}
                max={200}
                value={motivo}
                onChange={setMotivo}
              />
            )}
          </div>
        </section>
        {todas.map((linea) => (
          <LineaDeEntrega
            key={linea.clave}
            linea={linea}
            escrita={escrito[linea.clave] ?? { piezas: [], precio: '' }}
            llega={llegan.find((una) => una.linea.clave === linea.clave)}
            tried={tried}
            onChange={(nueva) => setEscrito({ ...escrito, [linea.clave]: nueva })}
          />
        ))}
        <section className="o-sec">
          <OtraMateria onPick={(otra) => setOtras([...otras, otra])} menos={otras} />
        </section>
        <footer className="o-readout" aria-live="polite">
          <span>
            {p.materia} <b>{llegan.length}</b>
          </span>
          <span className="o-sp" />
          <span>
            {p.importe} <b className="o-figure">{money(importe)}</b>
          </span>
        </footer>
      </Held>
      <LeaveGuard unsaved={unsaved} onSave={submit} />
    </>
  )
}
