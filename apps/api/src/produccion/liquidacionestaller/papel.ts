import { enIdioma } from '@telar/domain/idioma'
import { esDeAntes, finDeMes, liquidado } from '@telar/domain/produccion/liquidacion'
import { sql } from 'drizzle-orm'
import { imprimirHoja } from '../../casa/papeles/imprimir.ts'
import { diriaAhora, papelDe } from '../../casa/papeles/papeles.ts'
import type { Db } from '../../db/connection.ts'
import type { Adjunto } from '../../gateways/mail.ts'
import type { ClaveMensaje } from '../../i18n/es.ts'
import { fechaEscrita, importeEscrito, mensaje, numeroEscrito, precioEscrito } from '../../i18n/mensaje.ts'
import type { FileResult } from '../../kit/call.ts'
import { notFound } from '../../kit/errors.ts'
import type { Hoja, Par } from '../../pdf/hoja.ts'
import { cabeceraDe } from '../notastaller/papel.ts'
import { type DichoDeLiquidacion, dichoDeLiquidaciones, LIQUIDACION_EN_PAPEL } from './dicho.ts'

type Linea = DichoDeLiquidacion['lineas'][number]

/** A month as papers write it: 03/2027. */
const mesEscrito = (mes: string) => `${mes.slice(5)}/${mes.slice(0, 4)}`

/** What speaks of single lines: what was put right and why, and what came in a month that was settled already. */
function observaciones({ lineas, mes, idioma }: DichoDeLiquidacion): Par[] {
  const di = (clave: ClaveMensaje, params = {}) => mensaje(idioma, clave, params)
  const nombre = ({ nota, orden, fecha }: Linea) => `${nota ?? orden}, ${fechaEscrita(idioma, fecha)}`
  const corregidas = lineas.flatMap((linea) =>
    linea.corregido === null
      ? []
      : `${nombre(linea)}: ${importeEscrito(idioma, linea.importe)} → ${importeEscrito(idioma, linea.corregido)}. ${linea.motivo}`,
  )
  const deAntes = lineas.filter(({ fecha }) => esDeAntes(fecha, mes)).map(nombre)
  return [
    ...(corregidas.length > 0 ? [[di('papel.corregidas'), corregidas.join('\n')] as Par] : []),
    ...(deAntes.length > 0 ? [[di('papel.de-antes'), deAntes.join('\n')] as Par] : []),
  ]
}

/** A month of a workshop on paper, in its language. */
export function hojaDeLiquidacion(dicho: DichoDeLiquidacion): Hoja {
  const { idioma, numero, mes, lineas, importe } = dicho
  const di = (clave: ClaveMensaje, params = {}) => mensaje(idioma, clave, params)
  const { taller, ...cabecera } = cabeceraDe(dicho)
  const columnas: [ClaveMensaje, (linea: Linea) => string][] = [
    ['papel.vuelta', ({ fecha }) => fechaEscrita(idioma, fecha)],
    ['papel.buenas', ({ buenas }) => String(buenas || '')],
    ['papel.segundas', ({ segundas }) => String(segundas || '')],
    ['papel.perdidas', ({ perdidas }) => String(perdidas || '')],
    ['papel.tarifa-corta', ({ tarifa }) => precioEscrito(idioma, tarifa)],
  ]
  const pagadas = ({ buenas, segundas, segundasSePagan }: Linea) => buenas + (segundasSePagan ? segundas : 0)
  const bloques = [...Map.groupBy(lineas, ({ ordenId, operacion }) => `${ordenId} ${operacion.es}`).values()].flatMap(
    (suyas) =>
      suyas.slice(0, 1).map(({ orden, modelo, nombre, operacion }) => ({
        titulo: `${orden} · ${modelo} ${nombre}`,
        precio: enIdioma(operacion, idioma),
        tallas: columnas.map(([clave]) => di(clave)),
        filas: suyas.map((linea) => ({
          color: linea.nota ?? di('papel.sin-nota'),
          cantidades: columnas.map(([, valor]) => valor(linea)),
          prendas: numeroEscrito(idioma, pagadas(linea)),
          importe: importeEscrito(idioma, liquidado(linea)),
        })),
      })),
  )
  const datos: [ClaveMensaje, string][] = [
    ['papel.mes', mesEscrito(mes)],
    ['papel.fecha', dicho.fecha ? fechaEscrita(idioma, dicho.fecha) : di('papel.sin-liquidar')],
  ]
  return {
    ...cabecera,
    dia: dicho.fecha ?? finDeMes(mes),
    titulo: numero ? di('papel.liquidacion-taller', { numero }) : di('papel.liquidacion-borrador'),
    datos: datos.map(([clave, valor]) => [di(clave), valor] as Par),
    partes: [taller],
    cabeceras: { modelo: di('papel.nota'), prendas: di('papel.pagadas'), importe: di('papel.importe') },
    bloques,
    notas: [...observaciones(dicho), ...(dicho.notas ? [[di('papel.notas'), dicho.notas] as Par] : [])],
    totales: [{ rotulo: di('papel.total-sin-iva'), valor: importeEscrito(idioma, importe), fuerte: true }],
    pie: di('papel.pie-liquidacion'),
  }
}

async function dichoVigente(db: Db, id: number): Promise<DichoDeLiquidacion> {
  const papel = await papelDe(db, LIQUIDACION_EN_PAPEL, id)
  const dicho =
    papel?.contenido ?? (await diriaAhora(db, LIQUIDACION_EN_PAPEL, dichoDeLiquidaciones(sql`q.id = ${id}`))).get(id)
  if (!dicho) throw notFound('Liquidación', id)
  return dicho
}

const nombreDe = ({ numero, mes }: DichoDeLiquidacion) => `${(numero ?? `liquidacion-${mes}`).replace('/', '-')}.pdf`

/** The statement on paper: as it was settled, or as it would be now. */
export async function liquidacionEnPapel(db: Db, id: number): Promise<FileResult> {
  const dicho = await dichoVigente(db, id)
  return { name: nombreDe(dicho), content: await imprimirHoja(db, hojaDeLiquidacion(dicho)) }
}

/** The statement as a mail carries it. */
export async function liquidacionAdjunta(db: Db, id: number): Promise<Adjunto> {
  const dicho = await dichoVigente(db, id)
  return {
    nombre: nombreDe(dicho),
    tipo: 'application/pdf',
    contenido: await imprimirHoja(db, hojaDeLiquidacion(dicho)),
  }
}
