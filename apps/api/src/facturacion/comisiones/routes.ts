import { comisiones } from '@telar/contract/facturacion/comisiones'
import { hoy } from '@telar/domain/fecha'
import { sql } from 'drizzle-orm'
import { suyos } from '../../clientes/alcance.ts'
import { liquidacionesLista } from '../../db/schema/facturacion/listas.ts'
import { liquidacionesTable } from '../../db/schema/facturacion/tesoreria.ts'
import { implement } from '../../kit/call.ts'
import { exportRows } from '../../kit/rows/crud.ts'
import { searchRows } from '../../kit/rows/search.ts'
import { calcularComisiones, liquidar, verLiquidacion } from './comisiones.ts'
import { fuenteLiquidaciones } from './queries.ts'

export default implement(comisiones, {
  comisiones: ({ db, body, user, reloj }) =>
    calcularComisiones(db, { ...body, hasta: body.hasta ?? hoy(reloj) }, suyos(user, sql`f.comercial_id`)),
  liquidar: ({ db, body, user, reloj }) => {
    const dia = hoy(reloj)
    return liquidar(db, { ...body, hasta: body.hasta ?? dia }, { quien: user.email, hoy: dia })
  },
  searchLiquidaciones: ({ db, body, user, idioma }) =>
    searchRows(db, fuenteLiquidaciones, body, idioma, suyos(user, liquidacionesLista.comercialId)),
  exportLiquidaciones: ({ body, user, idioma, house }) =>
    exportRows(house, fuenteLiquidaciones, 'liquidaciones', body, idioma, suyos(user, liquidacionesLista.comercialId)),
  liquidacion: ({ db, params: { id }, user }) => verLiquidacion(db, id, suyos(user, liquidacionesTable.comercialId)),
})
