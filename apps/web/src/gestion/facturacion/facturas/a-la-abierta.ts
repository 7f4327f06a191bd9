import type { Client } from '@telar/client'
import { facturas } from '@telar/contract/facturacion/facturas'
import { readOnce } from '../../../kit/calls/query.ts'
import type { Offers } from '../../declare/screen.ts'
import { hrefOf, NEW } from '../../place.ts'
import { word } from '../../words.ts'

const ANADIR = word(
  'Añadir a la factura abierta',
  'Add to the open invoice',
  'Juntar à fatura aberta',
  'Afegir a la factura oberta',
)
const BORRADOR_DE = word(
  (cliente: string) => `borrador de ${cliente}`,
  (cliente) => `draft of ${cliente}`,
  (cliente) => `rascunho de ${cliente}`,
  (cliente) => `esborrany de ${cliente}`,
)
const SIN_GUARDAR = word(
  'la que está escribiendo',
  'the one you are writing',
  'a que está a escrever',
  'la que escriviu',
)

/** The draft that is in sight, or else the one that was written last. */
async function abierta(client: Client, id: string | null, signal: AbortSignal) {
  const enEstado = { field: 'estado', operator: 'eq' as const, value: 'borrador' }
  const borrador = async (filters: { field: string; operator: 'eq'; value: string | number }[]) => {
    const advancedFilter = { logic: 'and' as const, filters: [enEstado, ...filters] }
    const body = { advancedFilter, orderBy: ['modificadoEn desc'], pageNumber: 1, pageSize: 1 }
    return (await readOnce(client, facturas.search, { body }, { signal })).data[0]
  }
  const aqui = Number(id)
  const esta = aqui > 0 ? await borrador([{ field: 'id', operator: 'eq', value: aqui }]) : undefined
  return esta ?? borrador([])
}

/** What was found goes into the invoice that is being written: its sizes are written there. */
export const aLaAbierta: Offers['find'] = async (client, { id: modelo, label, begin }, at, idioma, signal) => {
  const aqui = at.screen === 'facturas' ? at.id : null
  const offer = { key: 'factura abierta', label: `${ANADIR[idioma]}: ${label}` }
  const anadir = { anadir: modelo, ...begin }
  if (aqui === NEW)
    return [{ ...offer, detail: SIN_GUARDAR[idioma], href: hrefOf('facturas', NEW, { ...at.search, ...anadir }) }]
  const borrador = await abierta(client, aqui, signal)
  if (!borrador) return []
  return [{ ...offer, detail: BORRADOR_DE[idioma](borrador.cliente), href: hrefOf('facturas', borrador.id, anadir) }]
}
