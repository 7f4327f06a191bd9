import { createHash } from 'node:crypto'
import { cadenaDe, type RegistroFacturacion } from '@telar/domain/facturacion/verifactu/verifactu'

/** The agency's hash over a text: SHA-256 in upper-case hexadecimal. */
export const hash = (texto: string): string => createHash('sha256').update(texto, 'utf8').digest('hex').toUpperCase()

export const huellaDe = (registro: RegistroFacturacion): string => hash(cadenaDe(registro))
