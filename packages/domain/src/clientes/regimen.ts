import { type Direccion, territorioDe } from '../casa/direccion.ts'

export const GENERAL = 1
export const RECARGO = 2
export const INTRACOMUNITARIA = 3
export const EXPORTACION = 4
export const REGIMENES = [GENERAL, RECARGO, INTRACOMUNITARIA, EXPORTACION] as const
/** How a sale is taxed. */
export type Regimen = (typeof REGIMENES)[number]

export const MOTIVOS_DE_REGIMEN = [
  'forzado',
  'interior',
  'recargo',
  'ue-sin-vies',
  'intracomunitaria',
  'territorio-aparte',
  'fuera-de-la-ue',
] as const
/** Why; also the end of the key under which the reason is told. */
export type MotivoDeRegimen = (typeof MOTIVOS_DE_REGIMEN)[number]

export interface Comprador {
  recargoEquivalencia: boolean
  viesResultado: string | null
  regimenForzado: number | null
}

interface Resuelto {
  regimen: Regimen
  motivo: MotivoDeRegimen
}

/** The regime of a sale, from where the goods go and who buys them. */
export function regimenDe(
  { recargoEquivalencia, viesResultado, regimenForzado }: Comprador,
  entrega: Pick<Direccion, 'pais' | 'codigoPostal'>,
  esUE: boolean,
): Resuelto {
  const forzado = REGIMENES.find((regimen) => regimen === regimenForzado)
  if (forzado) return { regimen: forzado, motivo: 'forzado' }
  const territorio = territorioDe(entrega, esUE)
  if (territorio === 'aparte') return { regimen: EXPORTACION, motivo: 'territorio-aparte' }
  if (territorio === 'fuera') return { regimen: EXPORTACION, motivo: 'fuera-de-la-ue' }
  if (territorio === 'interior')
    return recargoEquivalencia ? { regimen: RECARGO, motivo: 'recargo' } : { regimen: GENERAL, motivo: 'interior' }
  return viesResultado === 'valido'
    ? { regimen: INTRACOMUNITARIA, motivo: 'intracomunitaria' }
    : { regimen: GENERAL, motivo: 'ue-sin-vies' }
}

/** What is known of a customer beyond what decides, to say why. */
export interface Declarado {
  recargoFecha: string | null
  viesFecha: string | null
  nifIva: string | null
  regimenMotivo: string | null
}

/** What the sentence of a reason needs: when the recargo was declared, what was asked of VIES and when, who decided. */
export function paramsDeRegimen(motivo: MotivoDeRegimen, cliente: Declarado): Record<string, string> {
  const { recargoFecha, viesFecha, nifIva, regimenMotivo } = cliente
  const dichos: Partial<Record<MotivoDeRegimen, Record<string, string | null>>> = {
    recargo: { fecha: recargoFecha },
    intracomunitaria: { fecha: viesFecha, nifIva },
    'ue-sin-vies': { fecha: viesFecha, nifIva },
    forzado: { razon: regimenMotivo },
  }
  const params = Object.entries(dichos[motivo] ?? {}).filter((par): par is [string, string] => Boolean(par[1]))
  return Object.fromEntries(params)
}

const PERSONA_O_COMUNIDAD = /^[\dXYZKLME]/i

/** Only natural persons and communities of goods can be under the recargo; companies cannot. */
export const admiteRecargo = (nif: string): boolean => PERSONA_O_COMUNIDAD.test(nif.trim())
