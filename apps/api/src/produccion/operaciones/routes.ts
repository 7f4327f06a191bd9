import { operaciones } from '@telar/contract/produccion/operaciones'
import { operacionesTable } from '../../db/schema/produccion/operaciones.ts'
import { implement } from '../../kit/call.ts'
import { crud } from '../../kit/rows/crud.ts'
import { rutaDeModelo } from './rutas.ts'
import { guardarTarifas, tarifasDe } from './tarifas.ts'

export default implement(operaciones, {
  ...crud(operaciones, {
    table: operacionesTable,
    entity: 'Operación',
    searchIn: ['codigo', 'nombre'],
    label: 'nombre',
    orderBy: 'orden',
  }),
  tarifas: ({ db, params: { id } }) => tarifasDe(db, id),
  guardarTarifas: ({ db, params: { id }, body: { tarifas } }) => guardarTarifas(db, id, tarifas),
  deModelo: ({ db, params: { id } }) => rutaDeModelo(db, id),
})
