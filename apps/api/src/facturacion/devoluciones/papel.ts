import type { Devolucion } from '@telar/contract/facturacion/devoluciones'
import { enIdioma, type Idioma } from '@telar/domain/idioma'
import { leerCasa } from '../../casa/correo/enviar.ts'
import { barrasSvg } from '../../casa/etiquetas/barras.ts'
import { imprimirHoja } from '../../casa/papeles/imprimir.ts'
import type { Db } from '../../db/connection.ts'
import { fechaEscrita, mensaje } from '../../i18n/mensaje.ts'
import type { FileResult } from '../../kit/call.ts'
import type { Hoja } from '../../pdf/hoja.ts'

/** The sheet that travels with what is sent back: its number, which can be scanned, what was agreed and where to. */
export async function hojaDeDevolucion(db: Db, devolucion: Devolucion, idioma: Idioma): Promise<Hoja> {
  const { numero, fecha, pedido, entrega, cliente, lineas, respuesta, estado } = devolucion
  const casa = await leerCasa(db)
  const direccion = [casa.razonSocial, casa.direccion, `${casa.codigoPostal} ${casa.ciudad}`].filter(
    (parte) => parte.trim() !== '',
  )
  const cuantas = (linea: Devolucion['lineas'][number]) => (estado === 'solicitada' ? linea.pedida : linea.aprobada)
  const van = lineas.filter((linea) => cuantas(linea) > 0)
  return {
    ...{ idioma, dia: fecha, titulo: mensaje(idioma, 'papel.devolucion', { numero }) },
    ...{ marca: casa.marca, casa: direccion },
    datos: [
      [mensaje(idioma, 'papel.fecha'), fechaEscrita(idioma, fecha)],
      [mensaje(idioma, 'papel.de-pedido'), `${pedido} · ${entrega}`],
    ],
    partes: [
      { rotulo: mensaje(idioma, 'papel.cliente'), lineas: [cliente] },
      { rotulo: mensaje(idioma, 'papel.entrega'), lineas: direccion },
    ],
    cabeceras: { modelo: mensaje(idioma, 'papel.color'), prendas: mensaje(idioma, 'papel.prendas'), importe: '' },
    bloques: van.map((linea) => ({
      ...{ titulo: `${linea.numero} · ${linea.nombre}`, precio: '', tallas: [linea.talla] },
      filas: [
        {
          ...{ color: enIdioma(linea.color, idioma), hex: '', importe: '' },
          ...{ cantidades: [String(cuantas(linea))], prendas: String(cuantas(linea)) },
        },
      ],
    })),
    notas: respuesta ? [[mensaje(idioma, 'papel.notas'), respuesta]] : [],
    totales: [
      {
        ...{ rotulo: mensaje(idioma, 'papel.total-prendas'), fuerte: true },
        valor: String(van.reduce((n, linea) => n + cuantas(linea), 0)),
      },
    ],
    pie: mensaje(idioma, 'papel.pie-hoja'),
    barras: await barrasSvg({ clase: 'code128', valor: numero }),
  }
}

export async function imprimirDevolucion(db: Db, devolucion: Devolucion, idioma: Idioma): Promise<FileResult> {
  const content = await imprimirHoja(db, await hojaDeDevolucion(db, devolucion, idioma))
  return { name: `devolucion-${devolucion.numero}.pdf`, content }
}
