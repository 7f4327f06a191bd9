import type { PorLlegar } from '@telar/contract/produccion/compra'
import { compras } from '@telar/contract/produccion/compras'
import { sumarEuros } from '@telar/domain/dinero'
import { enIdioma } from '@telar/domain/idioma'
import { diferenciasDe, pideMotivo } from '@telar/domain/produccion/compra'
import { leerMetros } from '@telar/domain/produccion/packing'
import { PackageCheck } from 'lucide-react'
import { useRef, useState } from 'react'
import { hoy } from '../../../kit/hoy.ts'
import { useCommand, useRead } from '../../calls.ts'
import { useKeys } from '../../frame/keys.tsx'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { errorText } from '../../parts/error-text.ts'
import { Note } from '../../parts/Note.tsx'
import { notify } from '../../parts/notify.tsx'
import { hrefOf, useGo, usePlace } from '../../place.ts'
import { FieldShell } from '../../record/form/FieldShell.tsx'
import { LeaveGuard } from '../../record/LeaveGuard.tsx'
import { Leido } from '../../record/Leido.tsx'
import { PlainHead } from '../../record/PlainHead.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { P } from '../palabras.ts'
import { Piezas } from '../recibir/Piezas.tsx'
import { cantidadDe, enviadas, escritas, faltasDe, type PiezaEscrita } from '../recibir/piezas-escritas.ts'
import { useMedida } from '../use-medida.ts'
import { COMPRA } from './compra-texts.ts'
import { ElegirProveedor } from './ElegirProveedor.tsx'

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
    <Leido de={read}>
      {(lineas) => (
        <Entrega
          key={proveedorId}
          proveedorId={proveedorId}
          compraId={compraId}
          lineas={lineas.toSorted((a, b) => Number(b.compraId === compraId) - Number(a.compraId === compraId))}
        />
      )}
    </Leido>
  )
}

interface EntregaProps {
  proveedorId: number
  compraId: number | null
  lineas: PorLlegar[]
}

interface Escrita {
  piezas: PiezaEscrita[]
  precio: string
}

function Entrega({ proveedorId, compraId, lineas }: EntregaProps) {
  const t = useWords(OFFICE)
  const say = useWords(COMPRA)
  const p = useWords(P)
  const go = useGo()
  const { money } = useFormat()
  const [fecha, setFecha] = useState(hoy)
  const [albaran, setAlbaran] = useState('')
  const [motivo, setMotivo] = useState('')
  const [escrito, setEscrito] = useState<ReadonlyMap<number, Escrita>>(new Map())
  const [tried, setTried] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const unsaved = useRef(0)
  const recibir = useCommand(compras.recibir)
  const llegan = lineas.flatMap((linea) => {
    const { piezas = [], precio = '' } = escrito.get(linea.id) ?? {}
    if (escritas(piezas).length === 0) return []
    const cobrado = precio === '' ? linea.precio : (leerMetros(precio) ?? linea.precio)
    const llega = cantidadDe(piezas)
    return [
      {
        ...{ linea, piezas, precio: cobrado, llega },
        diferencias: diferenciasDe({ abierta: linea.abierta, llega, precioPedido: linea.precio, precio: cobrado }),
        faltas: faltasDe(piezas),
      },
    ]
  })
  unsaved.current = recibir.isSuccess ? 0 : llegan.length
  const conMotivo = llegan.some(({ diferencias }) => pideMotivo(diferencias))
  const mal = llegan.length === 0 || llegan.some(({ faltas }) => faltas.size > 0) || (conMotivo && motivo.trim() === '')
  const submit = async (): Promise<boolean> => {
    setTried(true)
    if (mal || recibir.isPending) return false
    setFailure(null)
    try {
      await recibir.mutateAsync({
        body: {
          ...{ proveedorId, fecha: fecha || null, albaranProveedor: albaran, motivo },
          lineas: llegan.map(({ linea, piezas, precio }) => ({
            ...{ lineaId: linea.id, materiaId: linea.materiaId, precio, piezas: enviadas(piezas) },
          })),
        },
      })
    } catch (error) {
      setFailure(error)
      return false
    }
    unsaved.current = 0
    notify(say.recibido)
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
      <div className="o-scroll">
        <section className="o-sec">
          <p className="o-q o-measure">{lineas.length > 0 ? say.recibirQue : say.nadaPorLlegar}</p>
          {failure !== null && <Note look="error">{errorText(failure, t)}</Note>}
          <div className="o-form o-form-flush">
            <FieldShell id="albaran" label={p.albaran}>
              <input
                id="albaran"
                className="o-in"
                maxLength={60}
                value={albaran}
                onChange={({ target }) => setAlbaran(target.value)}
              />
            </FieldShell>
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
              <FieldShell
                id="motivo"
                label={say.motivo}
                width="wide"
                {...(tried && motivo.trim() === '' ? { error: say.faltaMotivo } : {})}
              >
                <input
                  id="motivo"
                  className="o-in"
                  maxLength={200}
                  value={motivo}
                  onChange={({ target }) => setMotivo(target.value)}
                />
              </FieldShell>
            )}
          </div>
        </section>
        {lineas.map((linea) => (
          <LineaDeEntrega
            key={linea.id}
            linea={linea}
            escrita={escrito.get(linea.id) ?? { piezas: [], precio: '' }}
            llega={llegan.find((una) => una.linea.id === linea.id)}
            tried={tried}
            onChange={(nueva) => setEscrito(new Map([...escrito, [linea.id, nueva]]))}
          />
        ))}
        <footer className="o-readout" aria-live="polite">
          <span>
            {p.materia} <b>{llegan.length}</b>
          </span>
          <span className="o-sp" />
          <span>
            {p.importe} <b className="o-figure">{money(importe)}</b>
          </span>
        </footer>
      </div>
      <LeaveGuard unsaved={unsaved} onSave={submit} />
    </>
  )
}

interface LineaDeEntregaProps {
  linea: PorLlegar
  escrita: Escrita
  llega: { diferencias: ReturnType<typeof diferenciasDe>; faltas: ReturnType<typeof faltasDe> } | undefined
  tried: boolean
  onChange: (escrita: Escrita) => void
}

/** One material of a delivery: what is awaited of it, its rolls, and what is not as it was asked for. */
function LineaDeEntrega({ linea, escrita, llega, tried, onChange }: LineaDeEntregaProps) {
  const { idioma, price } = useFormat()
  const say = useWords(COMPRA)
  const p = useWords(P)
  const medida = useMedida()
  const { id, materia, color, numero, abierta, unidad, precio } = linea
  const dicha = (una: NonNullable<typeof llega>['diferencias'][number]) =>
    una.clase === 'precio'
      ? say.otroPrecio(price(una.antes))
      : una.clase === 'demas'
        ? say.demas(medida(una.cantidad, unidad))
        : say.demenos(medida(una.cantidad, unidad))
  return (
    <section className="o-sec o-receive" aria-label={materia}>
      <div className="o-row o-wrap">
        <h2 className="o-h2">
          {materia} {color && <span>{enIdioma(color, idioma)}</span>}{' '}
          <span className="o-q">
            {numero} · {say.esperadas(medida(abierta, unidad))}
          </span>
        </h2>
        <span className="o-sp" />
        <label className="o-row">
          <span className="o-q">{p.precio} €</span>
          <input
            className="o-in o-in-find o-n"
            inputMode="decimal"
            aria-label={`${p.precio} ${materia}`}
            placeholder={price(precio)}
            value={escrita.precio}
            onChange={({ target }) => onChange({ ...escrita, precio: target.value })}
          />
        </label>
      </div>
      {llega && llega.diferencias.length > 0 && (
        <p className="o-warn" role="status">
          {llega.diferencias.map(dicha).join(' · ')}
        </p>
      )}
      <Piezas
        key={id}
        piezas={escrita.piezas}
        faltas={tried && llega ? llega.faltas : new Map()}
        unidad={unidad}
        error={undefined}
        onChange={(piezas) =>
          onChange({ ...escrita, piezas: piezas.map((una) => ({ ...una, colorId: una.colorId ?? linea.colorId })) })
        }
      />
    </section>
  )
}
