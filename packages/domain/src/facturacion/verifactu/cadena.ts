import { type Anterior, cadenaDe, type RegistroFacturacion } from './verifactu.ts'

/** A record as it is stored. */
export interface Eslabon {
  id: number
  registro: RegistroFacturacion
  huella: string
}

export const ROTURAS = [
  ...(['huella', 'encadenamiento', 'orden', 'factura', 'emisor', 'destinatario', 'desglose', 'lineas'] as const),
  ...(['testigo', 'final'] as const),
] as const
/**
 * Its contents do not give its hash; it does not follow the one before; it is older than the one before; its invoice
 * says something else, or names another issuer or recipient, or other rates; its lines do not come to what it says; the
 * copy kept apart says something else; it was the next one, and is gone.
 */
export type Rotura = (typeof ROTURAS)[number]

export interface Roto {
  id: number
  numSerie: string
  rotura: Rotura
}

/** What the next record says of this one. */
export const comoAnterior = ({ registro, huella }: Eslabon): Anterior => ({ ...registro.factura, huella })

const igual = (a: Anterior | null, b: Anterior | null): boolean =>
  a === null || b === null
    ? a === b
    : a.nif === b.nif && a.numSerie === b.numSerie && a.fecha === b.fecha && a.huella === b.huella

/** Whether a record is whole and follows the one before it; `hash` is the agency's, over a text. */
export function comprobar(
  eslabon: Eslabon,
  previo: Eslabon | null,
  hash: (texto: string) => string,
): Rotura | undefined {
  const { registro, huella } = eslabon
  if (hash(cadenaDe(registro)) !== huella) return 'huella'
  if (!igual(registro.anterior, previo && comoAnterior(previo))) return 'encadenamiento'
  if (previo && Date.parse(registro.generado) < Date.parse(previo.registro.generado)) return 'orden'
  return undefined
}

/** The first broken record of a chain, or of a piece of it that follows `previo`. */
export function primerRoto(
  eslabones: readonly Eslabon[],
  hash: (texto: string) => string,
  previo: Eslabon | null = null,
): Roto | undefined {
  let ultimo = previo
  for (const eslabon of eslabones) {
    const rotura = comprobar(eslabon, ultimo, hash)
    if (rotura) return { id: eslabon.id, numSerie: eslabon.registro.factura.numSerie, rotura }
    ultimo = eslabon
  }
  return undefined
}
