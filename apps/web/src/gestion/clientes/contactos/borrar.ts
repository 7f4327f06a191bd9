import { contactos } from '@telar/contract/clientes/contactos'
import { inBatches } from '../../batches.ts'
import type { ListModel } from '../../declare/screen.ts'
import type { AnyRow } from '../../declare/values.ts'

const CALLS = [
  { owner: 'clienteId', call: contactos.deleteClientes },
  { owner: 'proveedorId', call: contactos.deleteProveedores },
  { owner: 'comercialId', call: contactos.deleteComerciales },
] as const

/** Contacts are deleted by whose they are. */
export const borrarContactos: ListModel['remove'] = {
  access: contactos.deleteClientes.access,
  run: async ({ write }, _, rows: AnyRow[]) => {
    for (const { owner, call } of CALLS) {
      const ids = rows.filter((row) => typeof row[owner] === 'number').map(({ id }) => Number(id))
      for (const some of inBatches(ids)) await write(call, { body: { ids: some } })
    }
  },
}
