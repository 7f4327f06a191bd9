import { compactarIban } from '@telar/contract/checks/iban'
import { compactarNif } from '@telar/contract/checks/nif'
import { comerciales } from '@telar/contract/clientes/comerciales'
import type { Db } from '../../db/connection.ts'
import { comercialesTable } from '../../db/schema/clientes/clientes.ts'
import { implement } from '../../kit/call.ts'
import { crud } from '../../kit/rows/crud.ts'
import { comprobarTelefono, problemasDeNif, sinProblemas } from '../clientes/comprobar.ts'

interface Entrada {
  nif: string | null
  telefono: string | null
  iban: string | null
}

/** Reps are people of here: a Spanish NIF, and telephones as one dials them from Spain. */
async function comprobar<E extends Entrada>(_: Db, entrada: E): Promise<E> {
  const nif = entrada.nif ? compactarNif(entrada.nif) : null
  const { telefono, problemas } = await comprobarTelefono(entrada.telefono ?? '', 'ES', 'telefono')
  sinProblemas({ ...problemas, ...(nif ? await problemasDeNif(nif, 'ES') : {}) })
  const iban = entrada.iban ? compactarIban(entrada.iban) : null
  return { ...entrada, nif, iban, telefono: telefono || null }
}

export default implement(
  comerciales,
  crud(comerciales, {
    table: comercialesTable,
    entity: 'Comercial',
    searchIn: ['codigo', 'nombre', 'zona', 'email'],
    label: 'nombre',
    orderBy: 'nombre',
    check: comprobar,
  }),
)
