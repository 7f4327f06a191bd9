import type { Oleada } from '@telar/contract/ventas/oleadas'
import { enIdioma, type Idioma } from '@telar/domain/idioma'
import { fechaEscrita, mensaje } from '../../i18n/mensaje.ts'
import type { FileResult } from '../../kit/call.ts'
import { imprimir } from '../../pdf/imprenta.ts'

const PLANTILLA = new URL('./oleada.typ', import.meta.url)

/** The picking list as the paper says it: the shelves in walking order, and for which place of the cart each garment is. */
export function hojaDeOleada({ numero, fecha, quien, nota, pedidos, paradas }: Oleada, idioma: Idioma) {
  const di = (clave: Parameters<typeof mensaje>[1], params = {}) => mensaje(idioma, clave, params)
  const dias = (desde: string | null, hasta: string | null) =>
    [desde, hasta].flatMap((dia) => (dia ? [fechaEscrita(idioma, dia)] : [])).join(' – ')
  const dentro = pedidos.filter(({ fuera }) => fuera === null)
  return {
    idioma,
    titulo: di('papel.oleada', { numero }),
    datos: [fechaEscrita(idioma, fecha), quien ?? '', nota].filter(Boolean),
    cabecerasDePedidos: [
      ...[di('papel.puesto'), di('papel.pedido-corto'), di('papel.cliente'), di('papel.entrega')],
      di('papel.prendas'),
    ],
    pedidos: dentro.map(({ letra, numero: suyo, cliente, desde, hasta, prendas }) => ({
      ...{ letra, numero: suyo, cliente, plazo: dias(desde, hasta), prendas: String(prendas) },
    })),
    cabeceras: [
      ...[di('papel.estante'), di('papel.modelo'), di('papel.talla'), di('papel.cantidad')],
      di('papel.puesto'),
    ],
    paradas: paradas.map((parada, i) => ({
      ubicacion: parada.ubicacion ?? di('papel.sin-estante'),
      nueva: i === 0 || paradas[i - 1]?.ubicacion !== parada.ubicacion,
      otras: parada.otras.length > 0 ? di('papel.tambien-en', { donde: parada.otras.join(', ') }) : '',
      que: `${parada.numero} ${parada.nombre} · ${enIdioma(parada.color, idioma)}`,
      hex: parada.hex,
      talla: parada.talla,
      cantidad: String(parada.cantidad),
      para: parada.para.map(({ letra, cantidad }) => `${letra} ${cantidad}`).join('   '),
    })),
  }
}

export const oleadaEnPapel = async (oleada: Oleada, idioma: Idioma): Promise<FileResult> => ({
  name: `oleada-${oleada.numero}.pdf`,
  content: await imprimir(PLANTILLA, hojaDeOleada(oleada, idioma)),
})
