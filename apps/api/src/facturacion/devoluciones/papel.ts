import type { Devolucion } from '@telar/contract/facturacion/devoluciones'
import { enIdioma, escritoEn, type Idioma } from '@telar/domain/idioma'
import { eq, inArray } from 'drizzle-orm'
import { leerCasa } from '../../casa/correo/enviar.ts'
import { barrasSvg } from '../../casa/etiquetas/barras.ts'
import { imprimirHoja } from '../../casa/papeles/imprimir.ts'
import { lugarDeLaCasa } from '../../casa/papeles/lugar.ts'
import type { Db } from '../../db/connection.ts'
import { appSettingsTable } from '../../db/schema/casa/ajustes.ts'
import { modelosTable } from '../../db/schema/catalogo/modelos.ts'
import { clientesTable } from '../../db/schema/clientes/clientes.ts'
import { fechaEscrita, mensaje, numeroEscrito } from '../../i18n/mensaje.ts'
import type { FileResult } from '../../kit/call.ts'
import { notFound } from '../../kit/errors.ts'
import type { Bloque, Hoja } from '../../pdf/hoja.ts'

/** The language of the customer, who packs the box. */
async function destinoDe(db: Db, clienteId: number): Promise<{ idioma: Idioma; pais: string }> {
  const [fila] = await db
    .select({
      ...{ idioma: clientesTable.idioma, fiscal: clientesTable.direccionFiscal },
      idiomas: appSettingsTable.idiomas,
    })
    .from(clientesTable)
    .crossJoin(appSettingsTable)
    .where(eq(clientesTable.id, clienteId))
  if (!fila) throw notFound('Cliente', clienteId)
  return { idioma: escritoEn(fila.idioma, fila.idiomas), pais: fila.fiscal.pais }
}

type Van = Pick<Devolucion['lineas'][number], 'modeloId' | 'numero' | 'nombres' | 'colorId' | 'color' | 'talla'> & {
  cantidad: number
}

const cuantas = (lineas: readonly Van[]) => lineas.reduce((n, { cantidad }) => n + cantidad, 0)

/** What goes back of each model: its colours below each other, its sizes in their order. */
async function bloquesDe(db: Db, lineas: readonly Van[], idioma: Idioma): Promise<Bloque[]> {
  const porModelo = Map.groupBy(lineas, ({ modeloId }) => modeloId)
  const { id, tallas } = modelosTable
  const orden = await db
    .select({ id, tallas })
    .from(modelosTable)
    .where(inArray(id, [...porModelo.keys()]))
  return [...porModelo].map(([modeloId, suyas]) => {
    const suOrden = orden.find((modelo) => modelo.id === modeloId)?.tallas ?? []
    const presentes = [...new Set(suyas.map(({ talla }) => talla))].sort(
      (a, b) => suOrden.indexOf(a) - suOrden.indexOf(b),
    )
    return {
      ...{
        titulo: suyas[0] ? `${suyas[0].numero} · ${enIdioma(suyas[0].nombres, idioma)}` : '',
        precio: '',
        tallas: presentes,
      },
      filas: [...Map.groupBy(suyas, ({ colorId }) => colorId).values()].map((deColor) => ({
        ...{ color: deColor[0] ? enIdioma(deColor[0].color, idioma) : '', importe: '' },
        cantidades: presentes.map((talla) => String(cuantas(deColor.filter((una) => una.talla === talla)) || '')),
        prendas: numeroEscrito(idioma, cuantas(deColor)),
      })),
    }
  })
}

/** The sheet that travels with what is sent back: its number, which can be scanned, what was agreed and where to. */
export async function hojaDeDevolucion(db: Db, devolucion: Devolucion): Promise<Hoja> {
  const { numero, fecha, pedido, entrega, cliente, clienteId, lineas, respuesta, estado } = devolucion
  const { idioma, pais } = await destinoDe(db, clienteId)
  const casa = await leerCasa(db)
  const direccion = [casa.razonSocial, ...lugarDeLaCasa(idioma, casa, pais)].filter((parte) => parte.trim() !== '')
  const van = lineas
    .map((linea) => ({ ...linea, cantidad: estado === 'solicitada' ? linea.pedida : linea.aprobada }))
    .filter(({ cantidad }) => cantidad > 0)
  return {
    ...{ idioma, dia: fecha, titulo: mensaje(idioma, 'papel.devolucion', { numero }) },
    ...{ marca: casa.marca, casa: direccion },
    datos: [
      [mensaje(idioma, 'papel.fecha'), fechaEscrita(idioma, fecha)],
      [mensaje(idioma, 'papel.de-pedido'), `${pedido} · ${entrega}`],
    ],
    partes: [
      { rotulo: mensaje(idioma, 'papel.cliente'), lineas: [cliente] },
      { rotulo: mensaje(idioma, 'papel.devolver-a'), lineas: direccion },
    ],
    cabeceras: { modelo: mensaje(idioma, 'papel.color'), prendas: mensaje(idioma, 'papel.prendas'), importe: '' },
    bloques: await bloquesDe(db, van, idioma),
    notas: respuesta ? [[mensaje(idioma, 'papel.notas'), respuesta]] : [],
    totales: [
      { rotulo: mensaje(idioma, 'papel.total-prendas'), fuerte: true, valor: numeroEscrito(idioma, cuantas(van)) },
    ],
    pie: mensaje(idioma, 'papel.pie-hoja'),
    barras: await barrasSvg({ clase: 'code128', valor: numero }),
  }
}

export async function imprimirDevolucion(db: Db, devolucion: Devolucion): Promise<FileResult> {
  const content = await imprimirHoja(db, await hojaDeDevolucion(db, devolucion))
  return { name: `devolucion-${devolucion.numero}.pdf`, content }
}
