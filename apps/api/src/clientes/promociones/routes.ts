import { promociones } from '@telar/contract/clientes/promociones'
import type { AmbitoDePromocion } from '@telar/domain/catalogo/tarifa'
import type { Db } from '../../db/connection.ts'
import { promocionesTable } from '../../db/schema/clientes/tarifas.ts'
import { implement } from '../../kit/call.ts'
import { FieldsError } from '../../kit/errors.ts'
import { crud } from '../../kit/rows/crud.ts'
import { comprobarGrupos } from '../tarifas/comprobar.ts'

interface Entrada {
  desde: string
  hasta: string
  dto: number | null
  precio: number | null
  acumulable: boolean
  ambito: AmbitoDePromocion
  cuales: number[]
  grupoIds: number[]
}

/** A percentage or a price, of something; what is a price cannot come on top of another. */
async function comprobar<E extends Entrada>(db: Db, entrada: E): Promise<E> {
  const { desde, hasta, dto, precio, acumulable, ambito, cuales, grupoIds } = entrada
  if (hasta < desde) throw new FieldsError({ hasta: ['promocion.fechas'] })
  if ((dto === null) === (precio === null)) throw new FieldsError({ dto: ['promocion.cuanto'] })
  if (acumulable && precio !== null) throw new FieldsError({ acumulable: ['promocion.acumulable'] })
  if ((ambito === 'todo') !== (cuales.length === 0)) throw new FieldsError({ cuales: ['promocion.cuales'] })
  await comprobarGrupos(db, grupoIds)
  return entrada
}

export default implement(
  promociones,
  crud(promociones, {
    table: promocionesTable,
    entity: 'Promocion',
    searchIn: ['nombre'],
    label: 'nombre',
    orderBy: 'hasta desc',
    check: comprobar,
  }),
)
