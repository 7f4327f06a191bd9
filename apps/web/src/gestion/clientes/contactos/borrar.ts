import { contactos } from '@telar/contract/clientes/contactos'
import { MAX_IDS } from '@telar/contract/kit/crud'
import type { ListModel } from '../../declare/screen.ts'
import type { AnyRow } from '../../declare/values.ts'

const CALLS = [
  { owner: 'clienteId', call: contactos.deleteClientes },
  { owner: 'proveedorId', call: contactos.deleteProveedores },
  { owner: 'comercialId', call: contactos.deleteComerciales },
] as const

/** Contacts are deleted by whose they are; the server takes so many at once. */
export const borrarContactos: ListModel['remove'] = {
  access: contactos.deleteClientes.access,
  run: async (client, _, rows: AnyRow[]) => {
    for (const { owner, call } of CALLS) {
      const ids = rows.filter((row) => typeof row[owner] === 'number').map(({ id }) => Number(id))
      for (let from = 0; from < ids.length; from += MAX_IDS)
        await client.call(call, { body: { ids: ids.slice(from, from + MAX_IDS) } })
    }
  },
}
