import { enEuros } from '@telar/domain/dinero'
import { enIdioma } from '@telar/domain/idioma'
import { necesidad } from '@telar/domain/produccion/escandallo'
import { SIGNO } from '@telar/domain/produccion/materia'
import { barrasSvg } from '../../casa/etiquetas/barras.ts'
import { imprimirHoja } from '../../casa/papeles/imprimir.ts'
import { lugarDeLaCasa, lugarEscrito } from '../../casa/papeles/lugar.ts'
import { papelDe } from '../../casa/papeles/papeles.ts'
import type { Db } from '../../db/connection.ts'
import type { ClaveMensaje } from '../../i18n/es.ts'
import { fechaEscrita, importeEscrito, mensaje, numeroEscrito, precioEscrito } from '../../i18n/mensaje.ts'
import type { FileResult } from '../../kit/call.ts'
import { notFound } from '../../kit/errors.ts'
import type { Hoja, Par } from '../../pdf/hoja.ts'
import { type Cabecera, type DichoDeNota, NOTA_EN_PAPEL } from './dicho.ts'

/** The house and the workshop, as papers begin. */
export function cabeceraDe({ idioma, empresa, taller }: Cabecera) {
  const di = (clave: ClaveMensaje, params = {}) => mensaje(idioma, clave, params)
  const lineas = taller
    ? [
        taller.razonSocial,
        taller.nif ? di('papel.nif', { nif: taller.nif }) : '',
        ...lugarEscrito(idioma, { ...taller.direccion, nombre: '' }),
      ]
    : [di('papel.en-casa')]
  return {
    ...{ idioma, marca: empresa.marca },
    casa: [
      empresa.razonSocial,
      di('papel.nif', { nif: empresa.nif }),
      ...lugarDeLaCasa(idioma, empresa, ...(taller ? [taller.direccion.pais] : [])),
      empresa.telefono,
    ].filter((parte) => parte.trim() !== ''),
    taller: { rotulo: di('papel.taller'), lineas: lineas.filter((linea) => linea.trim() !== '') },
  }
}

function aviosDe({ avios, celdas, idioma }: DichoDeNota): string {
  return avios
    .map((linea) => {
      const cantidad = Math.ceil(necesidad(linea, celdas))
      return `${linea.concepto}: ${numeroEscrito(idioma, cantidad)} ${SIGNO[linea.unidad][idioma]}`
    })
    .join('\n')
}

/** The note that goes with garments to an operation, in words and figures; its number can be scanned. */
export async function hojaDeNota(dicho: DichoDeNota): Promise<Hoja> {
  const { idioma, numero, celdas, tarifa, modelo, nombre, temporada, tallas } = dicho
  const di = (clave: ClaveMensaje, params = {}) => mensaje(idioma, clave, params)
  const { taller, ...cabecera } = cabeceraDe(dicho)
  const cuantas = (suyas: DichoDeNota['celdas']) => suyas.reduce((n, { cantidad }) => n + cantidad, 0)
  const pagar = (n: number) => importeEscrito(idioma, enEuros(n * tarifa))
  const datos: [ClaveMensaje, string][] = [
    ['papel.fecha', fechaEscrita(idioma, dicho.fecha)],
    ['papel.operacion', enIdioma(dicho.operacion, idioma)],
    ['papel.vuelve-el', dicho.fechaPrevista ? fechaEscrita(idioma, dicho.fechaPrevista) : ''],
    ['papel.tarifa', tarifa > 0 ? precioEscrito(idioma, tarifa) : ''],
    ['papel.segundas', di(dicho.segundasSePagan ? 'papel.se-pagan' : 'papel.no-se-pagan')],
  ]
  const notas: [ClaveMensaje, string][] = [
    ['papel.acompana', [dicho.acompana, aviosDe(dicho)].filter(Boolean).join('\n')],
    ['papel.notas', dicho.notas],
  ]
  return {
    ...cabecera,
    dia: dicho.fecha,
    titulo: di('papel.nota-taller', { numero }),
    datos: datos.flatMap(([clave, valor]) => (valor ? [[di(clave), valor] as Par] : [])),
    partes: [{ rotulo: di('papel.modelo'), lineas: [`${modelo} ${nombre}`, temporada, dicho.orden] }, taller],
    cabeceras: { modelo: di('papel.color'), prendas: di('papel.prendas'), importe: di('papel.importe') },
    bloques: [
      {
        ...{ titulo: `${modelo} · ${nombre}`, precio: '', tallas },
        filas: [...Map.groupBy(celdas, ({ colorId }) => colorId).values()].map((suyas) => ({
          color: suyas[0] ? enIdioma(suyas[0].color, idioma) : '',
          cantidades: tallas.map((talla) => String(cuantas(suyas.filter((una) => una.talla === talla)) || '')),
          prendas: numeroEscrito(idioma, cuantas(suyas)),
          importe: tarifa > 0 ? pagar(cuantas(suyas)) : '',
        })),
      },
    ],
    notas: notas.flatMap(([clave, valor]) => (valor ? [[di(clave), valor] as Par] : [])),
    totales: [
      { rotulo: di('papel.total-prendas'), valor: numeroEscrito(idioma, cuantas(celdas)), fuerte: tarifa === 0 },
      ...(tarifa > 0 ? [{ rotulo: di('papel.total-sin-iva'), valor: pagar(cuantas(celdas)), fuerte: true }] : []),
    ],
    pie: di('papel.pie-nota', { numero }),
    barras: await barrasSvg({ clase: 'code128', valor: numero }),
  }
}

export async function notaEnPapel(db: Db, id: number): Promise<FileResult> {
  const papel = await papelDe(db, NOTA_EN_PAPEL, id)
  if (!papel) throw notFound('Nota de taller', id)
  const { contenido } = papel
  return {
    name: `${contenido.numero.replace('/', '-')}.pdf`,
    content: await imprimirHoja(db, await hojaDeNota(contenido)),
  }
}
