import { Thread } from '../kit/thread.ts'
import type { HojaDeEtiquetas } from './etiquetas.ts'
import type { Hoja } from './hoja.ts'
import type { HojaDeFactura } from './hoja-factura.ts'

/** A template and what it is to say. */
export type Encargo =
  | { plantilla: 'hoja'; datos: Hoja }
  | { plantilla: 'factura'; datos: HojaDeFactura[] }
  | { plantilla: 'etiquetas'; datos: HojaDeEtiquetas }

const imprenta = new Thread<Encargo>(new URL('./hilo.ts', import.meta.url))

/** A document on paper, set in a thread of its own. */
export const imprimir = (hoja: Hoja): Promise<Buffer> => imprenta.run({ plantilla: 'hoja', datos: hoja })

/** Invoices on paper, one after the other in one document, each with its own pages. */
export const imprimirFacturas = (facturas: HojaDeFactura[]): Promise<Buffer> =>
  imprenta.run({ plantilla: 'factura', datos: facturas })

/** Labels to stick on rolls of cloth. */
export const imprimirEtiquetas = (hoja: HojaDeEtiquetas): Promise<Buffer> =>
  imprenta.run({ plantilla: 'etiquetas', datos: hoja })
