import { compactarNif } from '@telar/contract/checks/nif'
import { comerciales } from '@telar/contract/clientes/comerciales'
import { comercialesTable } from '../../db/schema/clientes/clientes.ts'
import { implement } from '../../kit/call.ts'
import { crud } from '../../kit/crud.ts'
import { comprobarTelefono, problemasDeNif, sinProblemas } from '../clientes/comprobar.ts'

interface Entrada {
  nif: string | null
  telefono: string | null
}

/** Reps are people of here: a Spanish NIF, and telephones as one dials them from Spain. */
async function comprobar<E extends Entrada>(entrada: E): Promise<E> {
  const nif = entrada.nif ? compactarNif(entrada.nif) : null
  const { telefono, problemas } = await comprobarTelefono(entrada.telefono ?? '', 'ES', 'telefono')
  sinProblemas({ ...problemas, ...(nif ? await problemasDeNif(nif, 'ES') : {}) })
  return { ...entrada, nif, telefono: telefono || null }
}

const flat = crud(comerciales, {
  table: comercialesTable,
  entity: 'Comercial',
  searchIn: ['codigo', 'nombre', 'zona', 'email'],
  label: 'nombre',
  orderBy: 'nombre',
})

export default implement(comerciales, {
  ...flat,
  create: async (call) => flat.create({ ...call, body: await comprobar(call.body) }),
  update: async (call) => flat.update({ ...call, body: await comprobar(call.body) }),
})
