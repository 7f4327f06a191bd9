import { conLasUsadas } from '@telar/domain/catalogo/tallas'
import { enEuros } from '@telar/domain/dinero'
import { enIdioma, type Idioma } from '@telar/domain/idioma'
import { necesidad } from '@telar/domain/produccion/escandallo'
import { SIGNO, seCuenta } from '@telar/domain/produccion/materia'
import { conMayuscula } from '@telar/domain/texto'
import { sql } from 'drizzle-orm'
import { imprimirHoja } from '../../casa/papeles/imprimir.ts'
import { lugarEscrito } from '../../casa/papeles/lugar.ts'
import { diriaAhora, papelDe } from '../../casa/papeles/papeles.ts'
import type { Db } from '../../db/connection.ts'
import type { ClaveMensaje } from '../../i18n/es.ts'
import { fechaEscrita, importeEscrito, mensaje, numeroEscrito, precioEscrito } from '../../i18n/mensaje.ts'
import type { FileResult } from '../../kit/call.ts'
import type { Hoja } from '../../pdf/hoja.ts'
import { type DichoDeOrden, dichoDeOrdenes, ORDEN_EN_PAPEL } from './dicho.ts'
import type { Orden } from './ordenes.ts'

interface Prendas {
  colorId: number
  color: string
  talla: string
  cantidad: number
}

/** What is to be sewn of each colour: what was cut, or what is planned while nothing of it is. */
function prendasDe({ celdas }: DichoDeOrden, idioma: Idioma): Prendas[] {
  const cortados = new Set(celdas.filter(({ cortada }) => cortada > 0).map(({ colorId }) => colorId))
  return celdas.map(({ colorId, color, talla, ...celda }) => ({
    ...{ colorId, talla },
    color: enIdioma(color, idioma),
    cantidad: cortados.has(colorId) ? celda.cortada : celda.prevista - celda.cerrada,
  }))
}

/** What the sewing of a garment is paid at: the order's rate or, without one, what its sheet says. */
const tarifaDe = ({ tarifaTaller, costura }: DichoDeOrden) =>
  tarifaTaller > 0 || costura === null
    ? { tarifa: tarifaTaller, clave: 'papel.tarifa' as const }
    : { tarifa: enEuros(costura), clave: 'papel.tarifa-hoja' as const }

const cuantas = (prendas: readonly Prendas[]) => prendas.reduce((n, { cantidad }) => n + cantidad, 0)

const materialesDe = ({ materiales }: DichoDeOrden, prendas: readonly Prendas[], idioma: Idioma): string =>
  materiales
    .map((linea) => {
      const pide = necesidad(linea, prendas)
      const cantidad = seCuenta(linea.unidad) ? Math.ceil(pide) : Math.ceil(pide * 10) / 10
      return `${linea.concepto}: ${numeroEscrito(idioma, cantidad)} ${SIGNO[linea.unidad][idioma]}`
    })
    .join('\n')

/**
 * The sheet that goes to the workshop with the cut garments, in words and figures: in its workshop's language, or
 * without one in that of who asks.
 */
export function hojaDeTaller(dicho: DichoDeOrden, suyo: Idioma, revision = 1): Hoja {
  const idioma = dicho.taller?.idioma ?? suyo
  const { numero, empresa, taller, modelo, nombre, temporada } = dicho
  const di = (clave: ClaveMensaje) => mensaje(idioma, clave)
  const prendas = prendasDe(dicho, idioma)
  const tallas = conLasUsadas(dicho.tallas, prendas)
  const { tarifa, clave: rotulo } = tarifaDe(dicho)
  const pagar = (n: number) => importeEscrito(idioma, enEuros(n * tarifa))
  const materiales = materialesDe(dicho, prendas, idioma)
  const datos: [ClaveMensaje, string | null][] = [
    ['papel.fecha', fechaEscrita(idioma, dicho.fecha)],
    ['papel.estado', conMayuscula(di(`orden.${dicho.estado}`))],
    ['papel.revision', revision > 1 ? String(revision) : null],
    ['papel.fecha-entrega', dicho.fechaEntrega && fechaEscrita(idioma, dicho.fechaEntrega)],
    [rotulo, precioEscrito(idioma, tarifa)],
    ['papel.segundas', di(dicho.segundasSePagan ? 'papel.se-pagan' : 'papel.no-se-pagan')],
  ]
  return {
    idioma,
    dia: dicho.fecha,
    titulo: mensaje(idioma, 'papel.orden', { numero }),
    marca: empresa.marca,
    casa: [
      empresa.razonSocial,
      empresa.direccion,
      `${empresa.codigoPostal} ${empresa.ciudad}`,
      empresa.telefono,
    ].filter((parte) => parte.trim() !== ''),
    datos: datos.flatMap(([clave, valor]) => (valor ? [[di(clave), valor] as [string, string]] : [])),
    partes: [
      { rotulo: di('papel.modelo'), lineas: [modelo, nombre, temporada] },
      {
        rotulo: di('papel.taller'),
        lineas: taller ? [taller.razonSocial, ...lugarEscrito(idioma, { ...taller.direccion, nombre: '' })] : [],
      },
    ],
    cabeceras: { modelo: di('papel.color'), prendas: di('papel.prendas'), importe: di('papel.importe') },
    bloques: [
      {
        titulo: `${modelo} · ${nombre}`,
        precio: '',
        tallas,
        filas: [...Map.groupBy(prendas, ({ colorId }) => colorId).values()].map((suyas) => ({
          color: suyas[0]?.color ?? '',
          cantidades: tallas.map((talla) => String(suyas.find((una) => una.talla === talla)?.cantidad || '')),
          prendas: numeroEscrito(idioma, cuantas(suyas)),
          importe: pagar(cuantas(suyas)),
        })),
      },
    ],
    notas: [
      ...(materiales ? [[di('papel.materiales'), materiales] as [string, string]] : []),
      ...(dicho.notas ? [[di('papel.notas'), dicho.notas] as [string, string]] : []),
    ],
    totales: [
      { rotulo: di('papel.total-prendas'), valor: numeroEscrito(idioma, cuantas(prendas)), fuerte: false },
      { rotulo: di('papel.total'), valor: pagar(cuantas(prendas)), fuerte: true },
    ],
    pie: di('papel.pie-orden'),
  }
}

/** What a launched order said when its work was last changed, or what holds now of a draft. */
async function hojaVigente(db: Db, { id, estado }: Pick<Orden, 'id' | 'estado'>, idioma: Idioma): Promise<Hoja> {
  const papel = estado === 'borrador' ? undefined : await papelDe(db, ORDEN_EN_PAPEL, id)
  if (papel) return hojaDeTaller(papel.contenido, idioma, papel.revision)
  const dicho = (await diriaAhora(db, ORDEN_EN_PAPEL, dichoDeOrdenes(sql`o.id = ${id}`))).get(id)
  if (!dicho) throw new Error('An order without its model.')
  return hojaDeTaller(dicho, idioma)
}

/** The sheet on paper. */
export const enPapel = async (db: Db, orden: Orden, idioma: Idioma): Promise<FileResult> => ({
  name: `orden-${orden.numero.replace('/', '-')}.pdf`,
  content: await imprimirHoja(db, await hojaVigente(db, orden, idioma)),
})
