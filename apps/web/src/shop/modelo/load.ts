import { webmodelos } from '@telar/contract/calls'
import { enIdioma } from '@telar/domain/idioma'
import type { AppContext } from '../../kit/app.ts'
import { readOnce } from '../../kit/calls/query.ts'
import { found, idIn } from '../../kit/found.ts'
import type { Tarjeta } from '../../pieces/ModeloCard.tsx'
import { modeloClienteQuery, modeloQuery } from './ficha.ts'

/** A model; the server also picks those beside it, so that the whole list need not travel. */
export async function loadModelo({ queryClient, client }: AppContext, text: string) {
  const id = idIn(text)
  const modelo = await found(queryClient.ensureQueryData(modeloQuery(client, id)))
  if (!import.meta.env.SSR) return { id, beside: null }
  const { relacionados } = await import('./relacionados/relacionados.ts')
  const beside: Tarjeta[] = relacionados(await readOnce(client, webmodelos.getAll, {}), modelo)
  return { id, beside }
}

/** The same with prices and free stock. */
export async function loadUserModelo({ queryClient, client, i18n }: AppContext, text: string) {
  const id = idIn(text)
  const { nombres, numero } = await found(queryClient.ensureQueryData(modeloClienteQuery(client, id)))
  return { id, title: `${enIdioma(nombres, i18n.language)} ${numero}` }
}
