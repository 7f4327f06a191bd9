import { partesDeNifIva } from '@telar/contract/checks/nif'
import type { ResultadoVies } from '@telar/domain/clientes/cliente'
import type { Config } from '../../config.ts'
import { outside } from '../../db/outside.ts'

const TIMEOUT_MS = 5000

/** Asks the Union's register about a VAT number. It never throws: whatever goes wrong, nothing is known. */
export async function consultarVies({ VIES_URL }: Pick<Config, 'VIES_URL'>, nifIva: string): Promise<ResultadoVies> {
  outside('Another server')
  if (VIES_URL === 'off') return 'desconocido'
  const { pais, numero } = partesDeNifIva(nifIva)
  try {
    const answer = await fetch(VIES_URL, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ countryCode: pais, vatNumber: numero }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    })
    if (!answer.ok) return 'desconocido'
    const { valid } = (await answer.json()) as { valid?: unknown }
    if (typeof valid !== 'boolean') return 'desconocido'
    return valid ? 'valido' : 'invalido'
  } catch {
    return 'desconocido'
  }
}
