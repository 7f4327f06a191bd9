import { type Casa, type Correo, componer, type Sobre } from '../../casa/correo/enviar.ts'
import type { House } from '../../kit/house.ts'
import type { Cliente } from '../condiciones.ts'
import { pedidoNuevo, pedido as recibido, type Salida } from './cartas.ts'
import { type LineaNueva, type PedidoNuevo, plazoGuardado, prendasDe } from './crear-pedido.ts'
import { type Avisos, EL_ID, EL_NUMERO } from './por-saber.ts'

interface Pedido {
  email: string
  tipo: PedidoNuevo['tipo']
  lineas: readonly LineaNueva[]
  /** From when on it is delivered, if not as soon as it can be. */
  salidaDesde: string | null
  base: number
  cliente: Pick<Cliente, 'id' | 'razonSocial' | 'idioma' | 'comercialId'>
  casa: Pick<Casa, 'marca' | 'email' | 'conLogo'>
}

/** The deliveries that were agreed for an order, the first first. */
function salidasDe({ tipo, lineas }: Pick<Pedido, 'tipo' | 'lineas'>): Salida[] {
  const porPlazo = new Map<string, Salida>()
  for (const linea of lineas) {
    const { entregaDesde: desde, entregaHasta: hasta } = plazoGuardado(tipo, linea)
    const prendas = prendasDe([linea])
    if (!desde || !hasta || prendas === 0) continue
    const plazo = `${desde} ${hasta}`
    porPlazo.set(plazo, { desde, hasta, prendas: prendas + (porPlazo.get(plazo)?.prendas ?? 0) })
  }
  return [...porPlazo].sort(([uno], [otro]) => (uno < otro ? -1 : 1)).map(([, salida]) => salida)
}

/** Tells the customer that the order has arrived, and the house that there is one; both know its number when it has one. */
export function avisosDePedido(
  { config }: Pick<House, 'config'>,
  { email, base, cliente, casa, salidaDesde, ...pedido }: Pedido,
): Avisos {
  const { razonSocial: nombre, idioma, comercialId } = cliente
  const datos = { nombre, numero: EL_NUMERO, prendas: prendasDe(pedido.lineas), base }
  const enlace = `${config.publicUrl}/pedido/${EL_ID}`
  const sobre = [`pedidos/${EL_ID}`, `clientes/${cliente.id}`] as Sobre[]
  const correos: Correo[] = [
    componer(
      {
        ...{ para: email, idioma, plantilla: recibido, sobre },
        datos: { ...datos, enlace, salidas: salidasDe(pedido), salidaDesde },
      },
      casa,
    ),
  ]
  const para = config.MAIL_STAFF ?? casa.email
  if (para) {
    const gestion = { ...datos, enlace: `${config.publicUrl}/gestion/pedidos/${EL_ID}` }
    correos.push(componer({ para, idioma: 'es', plantilla: pedidoNuevo, datos: gestion }, casa))
  }
  return { correos, anuncio: { tipo: 'pedido', comercialId } }
}
