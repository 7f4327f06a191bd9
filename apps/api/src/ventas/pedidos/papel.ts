import { conLasUsadas } from '@telar/domain/catalogo/tallas'
import { aEuros } from '@telar/domain/dinero'
import { enIdioma, type Idioma } from '@telar/domain/idioma'
import { conMayuscula } from '@telar/domain/texto'
import { importeDeLinea } from '@telar/domain/ventas/totales'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { imprimirHoja, imprimirHojas } from '../../casa/papeles/imprimir.ts'
import { lugarDeLaCasa, lugarEscrito } from '../../casa/papeles/lugar.ts'
import { diriaAhora, papelDe } from '../../casa/papeles/papeles.ts'
import type { Db } from '../../db/connection.ts'
import { pedidosTable as p } from '../../db/schema/ventas/pedidos.ts'
import type { ClaveMensaje } from '../../i18n/es.ts'
import { fechaEscrita, importeEscrito, mensaje, numeroEscrito, precioEscrito } from '../../i18n/mensaje.ts'
import type { FileResult } from '../../kit/call.ts'
import { notFound } from '../../kit/errors.ts'
import type { Bloque, Hoja } from '../../pdf/hoja.ts'
import { importesDe } from '../condiciones.ts'
import { rebajaEscrita } from '../rebaja.ts'
import { type DichoDePedido, dichoDePedidos, type LineaDicha, PEDIDO_EN_PAPEL } from './dicho.ts'
import type { Pedido } from './pedido.ts'

/** When something of an order leaves, as people read it. */
const plazo = ({ entregaDesde, entregaHasta }: LineaDicha, idioma: Idioma): string =>
  entregaDesde && entregaHasta
    ? mensaje(idioma, 'papel.plazo', {
        desde: fechaEscrita(idioma, entregaDesde),
        hasta: fechaEscrita(idioma, entregaHasta),
      })
    : ''

/** Lines of one model that leave together, at one price: what was added to an order later may have another. */
const deUnModelo = ({ modeloId, precio, entregaDesde, entregaHasta }: LineaDicha) =>
  `${modeloId} ${precio} ${entregaDesde} ${entregaHasta}`

function bloque(lineas: readonly LineaDicha[], idioma: Idioma): Bloque[] {
  const [primera] = lineas
  if (!primera) return []
  const { numero, nombre, precio } = primera
  const tallas = conLasUsadas(
    primera.tallas,
    lineas.flatMap(({ tallasCantidades }) => tallasCantidades),
  )
  return [
    {
      titulo: `${numero} · ${nombre}`,
      precio: [plazo(primera, idioma), precioEscrito(idioma, precio)].filter(Boolean).join(' · '),
      tallas,
      filas: lineas.map(({ color, dto, precio: suyo, tallasCantidades }) => {
        const prendas = tallasCantidades.reduce((n, { cantidad }) => n + cantidad, 0)
        return {
          color: enIdioma(color, idioma) + rebajaEscrita(idioma, dto),
          cantidades: tallas.map((talla) =>
            String(tallasCantidades.find((una) => una.talla === talla)?.cantidad ?? ''),
          ),
          prendas: numeroEscrito(idioma, prendas),
          importe: importeEscrito(idioma, aEuros(importeDeLinea({ cantidad: prendas, precio: suyo, dto }))),
        }
      }),
    },
  ]
}

/** The figures of a sale, one under the other; those that are nothing are not printed. */
function totalesDe(dicho: DichoDePedido, idioma: Idioma): Hoja['totales'] {
  const { dtoComercial, dtoProntoPago, cliente, impuestos, esUE } = dicho
  const vendidas = dicho.lineas.map(({ precio, dto, tallasCantidades }) => ({
    ...{ precio, dto },
    cantidad: tallasCantidades.reduce((n, { cantidad }) => n + cantidad, 0),
  }))
  const importes = importesDe(vendidas, cliente, dicho, impuestos, esUE)
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

/** An order in words and figures, in its customer's language. One that is not confirmed does not look as if it were. */
export function hojaDePedido(dicho: DichoDePedido, revision = 1): Hoja {
  const { cliente, empresa, numero, confirmado, situacion } = dicho
  const { idioma } = cliente
  const di = (clave: ClaveMensaje, params = {}) => mensaje(idioma, clave, params)
  const sinConfirmar = !confirmado && situacion !== 'cancelado'
  const datos: [ClaveMensaje, string | null][] = [
    ['papel.fecha', fechaEscrita(idioma, dicho.fecha)],
    ['papel.tipo', di(`papel.${dicho.tipo}`)],
    ['papel.situacion', conMayuscula(di(sinConfirmar ? 'papel.sin-confirmar' : `pedido.${situacion}`))],
    ['papel.revision', revision > 1 ? String(revision) : null],
    ['papel.referencia', dicho.referenciaCliente],
    ['papel.calidad', dicho.lugar && dicho.lugar !== 'almacen' ? di(`papel.de-${dicho.lugar}`) : ''],
    ['papel.entrega-desde', dicho.fechaEntregaDesde && fechaEscrita(idioma, dicho.fechaEntregaDesde)],
    ['papel.entrega-hasta', dicho.fechaEntregaHasta && fechaEscrita(idioma, dicho.fechaEntregaHasta)],
  ]
  return {
    idioma,
    dia: dicho.fecha,
    titulo: mensaje(idioma, 'papel.pedido', { numero }),
    marca: empresa.marca,
    casa: [
      empresa.razonSocial,
      ...lugarDeLaCasa(idioma, empresa, cliente.direccionFiscal.pais, dicho.direccionEnvio.pais),
      empresa.nif && di('papel.nif', { nif: empresa.nif }),
    ].filter((parte) => parte.trim() !== ''),
    datos: datos.flatMap(([clave, valor]) => (valor ? [[di(clave), valor] as [string, string]] : [])),
    partes: [
      {
        rotulo: di('papel.cliente'),
        lineas: [
          cliente.razonSocial,
          di('papel.nif', { nif: cliente.nif }),
          ...lugarEscrito(idioma, cliente.direccionFiscal),
        ],
      },
      { rotulo: di('papel.entrega'), lineas: lugarEscrito(idioma, dicho.direccionEnvio) },
    ],
    cabeceras: { modelo: di('papel.color'), prendas: di('papel.prendas'), importe: di('papel.importe') },
    bloques: [...Map.groupBy(dicho.lineas, deUnModelo).values()].flatMap((lineas) => bloque(lineas, idioma)),
    notas: dicho.notas ? [[di('papel.notas'), dicho.notas]] : [],
    totales: totalesDe(dicho, idioma),
    pie: di(confirmado ? 'papel.pie-pedido' : 'papel.pie-sin-confirmar'),
  }
}

/** What a confirmed order said when it was confirmed, or what holds now of one that is not. */
async function hojaVigente(db: Db, { id, porConfirmar, situacion }: Pedido): Promise<Hoja> {
  const papel = porConfirmar || situacion === 'cancelado' ? undefined : await papelDe(db, PEDIDO_EN_PAPEL, id)
  if (papel) return hojaDePedido(papel.contenido, papel.revision)
  const dicho = (await diriaAhora(db, PEDIDO_EN_PAPEL, dichoDePedidos(sql`p.id = ${id}`))).get(id)
  if (!dicho) throw new Error('An order without its customer.')
  return hojaDePedido(dicho)
}

/** An order that the caller reaches, on paper. */
export async function enPapel(db: Db, id: number, suyo: SQL | undefined): Promise<FileResult> {
  const [pedido] = await db
    .select()
    .from(p)
    .where(and(eq(p.id, id), suyo))
  if (!pedido) throw notFound('Pedido', id)
  const hoja = await hojaVigente(db, pedido)
  return { name: `pedido-${pedido.numero.replace('/', '-')}.pdf`, content: await imprimirHoja(db, hoja) }
}

/** Several orders in one document, in the order in which they were asked for; all of them or none. */
export async function variosEnPapel(db: Db, ids: readonly number[], suyo: SQL | undefined): Promise<FileResult> {
  const pedidos = await db
    .select()
    .from(p)
    .where(and(inArray(p.id, [...ids]), suyo))
  const porId = new Map(pedidos.map((pedido) => [pedido.id, pedido]))
  const hojas: Hoja[] = []
  for (const id of new Set(ids)) {
    const pedido = porId.get(id)
    if (!pedido) throw notFound('Pedido', id)
    hojas.push(await hojaVigente(db, pedido))
  }
  return { name: `pedidos-${hojas.length}.pdf`, content: await imprimirHojas(db, hojas) }
}
