import { redirect } from '@tanstack/react-router'
import type { ApiError } from '@telar/client/errors'
import { registers } from '@telar/contract/calls'
import type { CallOutput } from '@telar/contract/kit/endpoint'
import { loadTexts } from '../../i18n/i18n.ts'
import type { AppContext } from '../../kit/app.ts'
import { readOnce } from '../../kit/calls/query.ts'

export type RegistroPorClave = CallOutput<typeof registers.getByKey>
export type Inservible = 'used' | 'expired' | 'unknown'

const USED = 'Register Key Used.'

/** Why a key opens nothing, from what the server answered; nothing when it is about something else. */
export function inservible(error: unknown): Inservible | undefined {
  const { status, title } = error as Partial<ApiError>
  if (status === 410) return title === USED ? 'used' : 'expired'
  return status === 404 ? 'unknown' : undefined
}

export interface PaginaDeClave {
  registro: RegistroPorClave | undefined
  problema: Inservible | undefined
}

/** What a page behind a mail's link begins with. A key of the other kind of customer goes to their page. */
export async function loadPorClave(
  context: AppContext,
  { key, conocido }: { key: string; conocido: boolean },
): Promise<PaginaDeClave> {
  await loadTexts(context, 'registro')
  try {
    const registro = await readOnce(context.client, registers.getByKey, { params: { key } })
    if (registro.conocido === conocido) return { registro, problema: undefined }
    throw redirect({
      to: registro.conocido ? '/set-password-known-customer/$key' : '/set-new-customer-data/$key',
      params: { key },
      replace: true,
    })
  } catch (error) {
    const problema = inservible(error)
    if (!problema) throw error
    return { registro: undefined, problema }
  }
}
