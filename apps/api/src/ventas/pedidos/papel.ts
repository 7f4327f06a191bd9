import type { Pedido } from '@telar/contract/ventas/pedidos'
import type { Direccion } from '@telar/domain/casa/direccion'
import { aEuros } from '@telar/domain/dinero'
import { enIdioma, type Idioma } from '@telar/domain/idioma'
import { importeDeLinea } from '@telar/domain/ventas/totales'
import type { Db } from '../../db/connection.ts'
import { appSettingsTable } from '../../db/schema/casa/ajustes.ts'
import type { ClaveMensaje } from '../../i18n/es.ts'
import { fechaEscrita, importeEscrito, mensaje, numeroEscrito } from '../../i18n/mensaje.ts'
import type { FileResult } from '../../kit/call.ts'
import { type Bloque, type Hoja, imprimirHoja } from '../../pdf/hoja.ts'

import { leerCliente } from '../condiciones.ts'

type Linea = Pedido['lineas'][number]

const lugar = ({ nombre, calle, codigoPostal, ciudad, provincia }: Direccion): string[] =>
  [nombre, calle, `${codigoPostal} ${ciudad}`, provincia === ciudad ? '' : provincia].filter(
    (parte) => parte.trim() !== '',
  )

function bloque(lineas: readonly Linea[], idioma: Idioma): Bloque[] {
  const [primera] = lineas
  if (!primera) return []
  const { numero, nombre, precio, tallas } = primera
  return [
    {
      titulo: `${numero} · ${nombre}`,
      precio: importeEscrito(idioma, precio),
      tallas,
      filas: lineas.map(({ color, hex, dto, precio: suyo, tallasCantidades }) => {
        const prendas = tallasCantidades.reduce((n, { cantidad }) => n + cantidad, 0)
        const rebaja = dto > 0 ? ` ${mensaje(idioma, 'papel.dto', { n: numeroEscrito(idioma, dto) })}` : ''
        return {
          color: enIdioma(color, idioma) + rebaja,
          hex,
          cantidades: tallas.map((talla) =>
            String(tallasCantidades.find((una) => una.talla === talla)?.cantidad ?? ''),
          ),
          prendas: String(prendas),
          importe: importeEscrito(idioma, aEuros(importeDeLinea({ cantidad: prendas, precio: suyo, dto }))),
        }
      }),
    },
  ]
}

/** The figures of a sale, one under the other; those that are nothing are not printed. */
function totalesDe({ importes, dtoComercial, dtoProntoPago }: Pedido, idioma: Idioma): Hoja['totales'] {
  const { bruto, portes, base, iva, cuotaIva, re, cuotaRe, total } = importes
  const fila = (clave: ClaveMensaje, valor: number, n?: number, fuerte = false) => ({
    rotulo: mensaje(idioma, clave, n === undefined ? {} : { n: numeroEscrito(idioma, n) }),
    valor: importeEscrito(idioma, valor),
    fuerte,
    nada: valor === 0,
  })
  const filas = [
    fila('papel.bruto', bruto),
    fila('papel.dto-comercial', -importes.dtoComercial, dtoComercial),
    fila('papel.dto-pronto-pago', -importes.dtoProntoPago, dtoProntoPago),
    fila('papel.portes', portes),
    fila('papel.base', base),
    fila('papel.iva', cuotaIva, iva),
    fila('papel.re', cuotaRe, re),
  ]
  return [...filas.filter(({ nada }) => !nada), fila('papel.total', total, undefined, true)]
}

/** An order on paper, in its customer's language. */
export async function enPapel(db: Db, pedido: Pedido): Promise<FileResult> {
  const cliente = await leerCliente(db, pedido.clienteId)
  const [ajustes] = await db.select({ empresa: appSettingsTable.empresa }).from(appSettingsTable)
  if (!cliente || !ajustes) throw new Error('An order without its customer.')
  const { empresa } = ajustes
  const { idioma } = cliente
  const di = (clave: ClaveMensaje) => mensaje(idioma, clave)
  const datos: [ClaveMensaje, string | null][] = [
    ['papel.fecha', fechaEscrita(idioma, pedido.fecha)],
    ['papel.tipo', di(`papel.${pedido.tipo}`)],
    ['papel.situacion', di(`pedido.${pedido.situacion}`)],
    ['papel.referencia', pedido.referenciaCliente],
    ['papel.entrega-desde', pedido.fechaEntregaDesde && fechaEscrita(idioma, pedido.fechaEntregaDesde)],
    ['papel.entrega-hasta', pedido.fechaEntregaHasta && fechaEscrita(idioma, pedido.fechaEntregaHasta)],
  ]
  const hoja: Hoja = {
    idioma,
    titulo: mensaje(idioma, 'papel.pedido', { numero: pedido.numero }),
    marca: empresa.marca,
    casa: [empresa.razonSocial, empresa.direccion, `${empresa.codigoPostal} ${empresa.ciudad}`, empresa.nif].filter(
      (parte) => parte.trim() !== '',
    ),
    datos: datos.flatMap(([clave, valor]) => (valor ? [[di(clave), valor] as [string, string]] : [])),
    partes: [
      { rotulo: di('papel.cliente'), lineas: [cliente.razonSocial, cliente.nif, ...lugar(cliente.direccionFiscal)] },
      { rotulo: di('papel.entrega'), lineas: lugar(pedido.direccionEnvio) },
    ],
    cabeceras: { modelo: di('papel.color'), prendas: di('papel.prendas'), importe: di('papel.importe') },
    bloques: [...Map.groupBy(pedido.lineas, ({ modeloId }) => modeloId).values()].flatMap((lineas) =>
      bloque(lineas, idioma),
    ),
    notas: pedido.notas ? [[di('papel.notas'), pedido.notas]] : [],
    totales: totalesDe(pedido, idioma),
    pie: di('papel.pie-pedido'),
  }
  return { name: `pedido-${pedido.numero.replace('/', '-')}.pdf`, content: await imprimirHoja(hoja) }
}
