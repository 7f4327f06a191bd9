import { useIsMutating } from '@tanstack/react-query'
import { cajas, type Embalaje } from '@telar/contract/ventas/cajas'
import { envios } from '@telar/contract/ventas/envios'
import type { Pedido } from '@telar/contract/ventas/pedidos'
import { HOJAS } from '@telar/domain/casa/etiquetas'
import { enIdioma } from '@telar/domain/idioma'
import { PackageCheck, PackagePlus, Printer } from 'lucide-react'
import { useRef, useState } from 'react'
import { useMay } from '../../access.ts'
import { useCalls, useCommand, useRead } from '../../calls.ts'
import { Autorizar } from '../../clientes/Autorizar.tsx'
import { Credito } from '../../clientes/Credito.tsx'
import { useAutorizacion } from '../../clientes/use-autorizacion.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { errorText } from '../../parts/error-text.ts'
import { Escanear } from '../../parts/escaner/Escanear.tsx'
import { Note } from '../../parts/Note.tsx'
import { notify } from '../../parts/notify.tsx'
import { useFailure } from '../../parts/use-failure.ts'
import { wrongIn } from '../../parts/wrong.ts'
import { hrefOf, useGo } from '../../place.ts'
import { Leido } from '../../record/Leido.tsx'
import { PlainHead } from '../../record/PlainHead.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { CajaAbierta } from './CajaAbierta.tsx'
import { EMBALAR } from './embalar-texts.ts'
import { PorMeter } from './PorMeter.tsx'
import { valorEnCajas } from './valor-en-cajas.ts'

/** An order is packed: scan by scan into boxes, which then leave with one delivery note. */
export default function Embalar({ pedido }: { pedido: Pedido }) {
  const leido = useRead(cajas.ver, { params: { id: pedido.id } }, { staleTime: 0 })
  return <Leido de={leido}>{(embalaje) => <Hacer embalaje={embalaje} deQuien={pedido} />}</Leido>
}

const prendasEn = ({ cajas: todas }: Embalaje) =>
  todas.flatMap(({ prendas }) => prendas).reduce((n, { cantidad }) => n + cantidad, 0)

const noPesa = ({ options }: { options: { mutationKey?: readonly unknown[] | undefined } }) =>
  options.mutationKey?.[1] !== cajas.pesar.name

function Hacer({ embalaje, deQuien }: { embalaje: Embalaje; deQuien: Pedido }) {
  const { pedido, sobran } = embalaje
  const say = useWords(EMBALAR)
  const t = useWords(OFFICE)
  const { idioma } = useFormat()
  const go = useGo()
  const calls = useCalls()
  const [elegida, setElegida] = useState<number | null>(null)
  const [failure, setFailure] = useFailure()
  const { mutateAsync: abrir } = useCommand(cajas.abrir)
  const { mutateAsync: poner } = useCommand(cajas.poner)
  const { mutateAsync: ponerCogidas } = useCommand(cajas.ponerCogidas)
  const { mutateAsync: servir } = useCommand(cajas.servir)
  const { mutateAsync: pesar } = useCommand(cajas.pesar)
  // what is on its way into a box leaves with the rest: nothing is served meanwhile
  const enMarcha = useIsMutating({ mutationKey: [cajas.poner.resource], predicate: noPesa }) > 0
  const { mutateAsync: preparar } = useCommand(envios.preparar)
  const may = useMay()
  const abierta = embalaje.cajas.find(({ id }) => id === elegida) ?? embalaje.cajas.at(-1)
  const n = prendasEn(embalaje)
  const autorizacion = useAutorizacion(deQuien.clienteId, valorEnCajas(deQuien, embalaje))
  const porPoner = embalaje.prendas.reduce(
    (suma, una) => suma + Math.max(0, Math.min(una.cogidas ?? 0, una.pendiente) - una.enCajas),
    0,
  )
  // of two scans that come before any box is there, the second waits for the box of the first
  const reciente = useRef<number | null>(null)
  const nueva = async () => {
    const id = Number(await abrir({ params: { id: pedido.id }, body: {} }))
    setElegida(id)
    reciente.current = id
    return id
  }
  /** The box that somebody else has opened since this was read: another one would stay empty. */
  const deOtro = async () => {
    const ahora = await calls.read(cajas.ver, { params: { id: pedido.id } })
    return ahora.cajas.at(-1)?.id
  }
  const enCual = async () => abierta?.id ?? reciente.current ?? (await deOtro()) ?? (await nueva())
  // one after the other, however fast they are touched: two garments are two acts
  const cola = useRef<Promise<unknown>>(Promise.resolve())
  const meter = (body: { codigo: string } | { modeloId: number; colorId: number; talla: string }): Promise<string> => {
    const puesta = cola.current.then(async () => {
      const { que, enCajas, pendiente } = await poner({ params: { id: await enCual() }, body })
      return `${enIdioma(que, idioma)} · ${enCajas}/${pendiente}`
    })
    cola.current = puesta.catch(() => undefined)
    return puesta
  }
  const hacer = async (acto: () => Promise<unknown>) => {
    setFailure(null)
    try {
      await acto()
      return true
    } catch (error) {
      setFailure(error)
      return false
    }
  }
  // a box leaves with the weight that was written last, also where the next touch serves it
  const pesada = useRef<Promise<unknown>>(Promise.resolve())
  const pesarla = (id: number, pesoGr: number | null) => {
    const suya = pesada.current.catch(() => undefined).then(() => pesar({ params: { id }, body: { pesoGr } }))
    pesada.current = suya
    return suya
  }
  const servirlas = async () => {
    await pesada.current
    return servir({ params: { id: pedido.id }, body: { ...autorizacion.body, prendas: n } })
  }
  const escaneado = async (codigo: string) => {
    try {
      return { bien: true, texto: await meter({ codigo }) }
    } catch (error) {
      return { bien: false, texto: errorText(error, t) }
    }
  }
  const salir = () =>
    hacer(async () => {
      await servirlas()
      notify(say.servido)
      go(hrefOf('pedidos', pedido.id))
    })
  const enviar = () =>
    hacer(async () => {
      const { entregaId } = await servirlas()
      const id = await preparar({ body: { entregaIds: [entregaId] } }).catch((error: unknown) => {
        notify(errorText(error, t), { bad: true })
        return null
      })
      go(id === null ? hrefOf('pedidos', pedido.id) : hrefOf('envios', Number(id)))
    })
  const etiquetas = () =>
    hacer(() =>
      calls.download(
        cajas.etiquetas,
        { params: { id: pedido.id }, body: { hoja: HOJAS['A4-8 (99,1 × 67,7)'] } },
        'cajas.pdf',
      ),
    )
  return (
    <>
      <PlainHead screen="pedidos" title={`${pedido.numero} · ${say.titulo}`}>
        <span className="o-el o-head-what">{pedido.cliente}</span>
        <span className="o-sp" />
        <Button onClick={() => go(hrefOf('pedidos', pedido.id))}>{t.back}</Button>
        {may(envios.preparar.access) && (
          <Button
            disabled={n === 0 || enMarcha || !pedido.abierto || !autorizacion.lista}
            onClick={() => void (wrongIn(document) || enviar())}
          >
            {say.servirYEnviar}
          </Button>
        )}
        <Button
          look="main"
          disabled={n === 0 || enMarcha || !pedido.abierto || !autorizacion.lista}
          onClick={() => void salir()}
        >
          {say.servir(n)}
        </Button>
      </PlainHead>
      <div className="o-scroll">
        <div className="o-order-main">
          {failure !== null && <Note look="error">{errorText(failure, t)}</Note>}
          {!pedido.abierto && <Note look="warning">{say.cerrado}</Note>}
          {sobran.length > 0 && (
            <Note look="warning">
              {say.cambiado} {sobran.map(({ que, cantidad }) => `${enIdioma(que, idioma)} × ${cantidad}`).join(', ')}
            </Note>
          )}
          <Credito clienteId={deQuien.clienteId} />
          <Autorizar de={autorizacion} />
          {pedido.abierto && <Escanear onCode={escaneado} />}
          <p className="o-q o-measure">
            {say.que} {embalaje.oleada && say.enOleada(embalaje.oleada.numero)}
          </p>
          <PorMeter embalaje={embalaje} onMeter={(cual) => void hacer(() => meter(cual))} />
          <div className="o-row o-wrap">
            {pedido.abierto && porPoner > 0 && (
              <Button
                icon={PackageCheck}
                onClick={() => void hacer(async () => ponerCogidas({ params: { id: await enCual() }, body: {} }))}
              >
                {say.ponerCogidas(porPoner)}
              </Button>
            )}
            <Button icon={PackagePlus} disabled={!pedido.abierto} onClick={() => void hacer(nueva)}>
              {say.nuevaCaja}
            </Button>
            {embalaje.cajas.length > 0 && (
              <Button look="ghost" icon={Printer} onClick={() => void etiquetas()}>
                {say.etiquetas}
              </Button>
            )}
          </div>
          <div className="o-boxes">
            {embalaje.cajas.map((caja) => (
              <CajaAbierta
                key={caja.id}
                caja={caja}
                prendas={embalaje.prendas}
                abierta={abierta?.id ?? null}
                onElegir={() => setElegida(caja.id)}
                onPesar={pesarla}
                hacer={hacer}
              />
            ))}
          </div>
        </div>
      </div>
    </>
  )
}
