import { compactarIban } from '@telar/contract/checks/iban'
import { compactarNif } from '@telar/contract/checks/nif'
import { proveedores } from '@telar/contract/produccion/proveedores'
import { paisDe, problemasDeNif, problemasDePaises, sinProblemas } from '../../clientes/clientes/comprobar.ts'
import type { Db } from '../../db/connection.ts'
import { proveedoresTable } from '../../db/schema/produccion/proveedores.ts'
import { implement } from '../../kit/call.ts'
import { crud } from '../../kit/rows/crud.ts'

interface Entrada {
  nif: string | null
  countryId: number
  direccion: { pais: string }
  iban: string | null
}

/** A supplier's tax number is checked by the rules of where they pay their taxes. */
async function comprobar<E extends Entrada>(db: Db, entrada: E): Promise<E> {
  const pais = await paisDe(db, entrada.countryId)
  const nif = entrada.nif ? compactarNif(entrada.nif) : null
  const paises = await problemasDePaises(db, [entrada.direccion], 'direccion')
  sinProblemas({
    ...(nif ? await problemasDeNif(nif, pais) : {}),
    ...(paises['direccion.0.pais'] ? { 'direccion.pais': paises['direccion.0.pais'] } : {}),
  })
  return { ...entrada, nif, iban: entrada.iban ? compactarIban(entrada.iban) : null }
}

export default implement(
  proveedores,
  crud(proveedores, {
    table: proveedoresTable,
    entity: 'Proveedor',
    searchIn: ['codigo', 'razonSocial', 'nif'],
    label: 'razonSocial',
    orderBy: 'razonSocial',
    check: comprobar,
  }),
)
