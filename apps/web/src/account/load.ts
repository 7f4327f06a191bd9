import { loadTexts } from '../i18n/i18n.ts'
import type { AppContext } from '../kit/app.ts'
import { loadPaises, type Pais } from '../kit/paises.ts'
import { profileQuery } from '../kit/session.ts'
import { cartQuery } from '../kit/ventas/cart-query.ts'
import { misFacturasQuery } from '../kit/ventas/mis-facturas.ts'
import { misPedidosQuery } from '../kit/ventas/mis-pedidos.ts'
import { mioQuery } from './datos/mio.ts'
import { previstasQuery } from './entregas/previstas.ts'
import type { AccountParams } from './params.ts'
import { porPagarQuery } from './por-pagar.ts'

const QUIET = { meta: { errors: 'local' } } as const

/** The page comes with its lists, so that nothing in it moves; one that fails says so in its own place. */
async function readLists({ queryClient, client }: AppContext, pages: AccountParams): Promise<void> {
  const { clienteId } = await queryClient.ensureQueryData(profileQuery(client))
  await Promise.allSettled([
    queryClient.fetchQuery({ ...misPedidosQuery(client, pages['pedidos.pageNumber'] ?? 1), ...QUIET, retry: false }),
    queryClient.fetchQuery({ ...misFacturasQuery(client, pages['facturas.pageNumber'] ?? 1), ...QUIET, retry: false }),
    ...(clienteId === null
      ? []
      : [
          queryClient.fetchQuery({ ...mioQuery(client), ...QUIET, retry: false }),
          queryClient.fetchQuery({ ...porPagarQuery(client), ...QUIET, retry: false }),
          queryClient.fetchQuery({ ...previstasQuery(client), ...QUIET, retry: false }),
          queryClient.ensureQueryData({ ...cartQuery(client), ...QUIET, retry: false }),
        ]),
  ])
}

/** No page waits longer for how it looks. */
const LETTERS_MS = 3000

/** The letters of the greeting: the house's face has that of addresses apart, and another's is of another width. */
const readLetters = () =>
  Promise.race([
    document.fonts.load('300 1em Playfair', '@').catch(console.warn),
    new Promise((resolve) => setTimeout(resolve, LETTERS_MS)),
  ])

/** `entering`: whoever only turns a page keeps what is in sight until the next one is here. */
export async function loadAccount(
  context: AppContext,
  pages: AccountParams,
  entering: boolean,
): Promise<readonly Pais[]> {
  const [paises] = await Promise.all([
    loadPaises(context),
    loadTexts(context, 'registro'),
    ...(entering ? [readLists(context, pages), readLetters()] : []),
  ])
  return paises
}
