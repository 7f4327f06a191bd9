import type { Idioma } from '@telar/domain/idioma'
import { logoEnPapel } from '../../casa/appsettings/logo.ts'
import type { Db } from '../../db/connection.ts'
import { imprimir } from '../../pdf/imprenta.ts'

type Par = [rotulo: string, valor: string]

/** A line of an invoice on paper: a colour of a model with its sizes, or anything else that is charged. */
export interface FilaDeFactura {
  concepto: string
  tallas: [talla: string, cantidad: string][]
  cantidad: string
  precio: string
  dto: string
  importe: string
  /** Its rate, where they differ. */
  tipo: string
  /** What the lines come to with this one: what a page carries over to the next. */
  suma: string
}

/** What an invoice says, already in words and figures; the template only sets it. */
export interface HojaDeFactura {
  idioma: Idioma
  /** The day that the document bears inside, so that it is the same whenever it is set. */
  dia: string
  titulo: string
  marca: string
  casa: string[]
  /** The customer's name, at the head of the pages that follow. */
  destinatario: string
  qr: { encima: string; debajo: string; svg: string; direccion: string } | null
  marcaDeAgua: string
  datos: Par[]
  /** Who buys it, and then where it goes. */
  partes: { rotulo: string; nombre: string; lineas: string[] }[]
  cabeceras: string[]
  /** Lines under the name of their model; without a name, free ones. */
  bloques: { titulo: string; tallas: string[]; filas: FilaDeFactura[] }[]
  tramos: { cabeceras: string[]; filas: string[][] }
  totales: { rotulo: string; valor: string; fuerte: boolean }[]
  total: { rotulo: string; valor: string }
  vencimientos: Par[]
  /** Where it is paid to, or taken from. */
  banco: string
  notas: Par[]
  mencion: string
  pie: string
  rotulos: { vencimientos: string; banco: string; pagina: string; sigue: string; anterior: string }
}

const PLANTILLA = new URL('./documentos/factura.typ', import.meta.url)

/** Invoices on paper, one after the other in one document, each with its own pages. */
export const imprimirFacturas = async (db: Db, facturas: HojaDeFactura[]): Promise<Buffer> =>
  imprimir(PLANTILLA, facturas, await logoEnPapel(db))
