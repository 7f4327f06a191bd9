import type { Inicio } from '@telar/contract/portada/inicio'
import { hoy } from '@telar/domain/fecha'
import { comercialDe } from '@telar/domain/identidad/acceso'
import type { Permiso } from '@telar/domain/permiso'
import { sql } from 'drizzle-orm'
import { deSusClientes } from '../../clientes/alcance.ts'
import { facturasTable } from '../../db/schema/facturacion/facturas.ts'
import { deLaLista } from '../../facturacion/facturas/queries.ts'
import type { Context } from '../../kit/call.ts'
import type { Caller } from '../../kit/caller.ts'
import type { House } from '../../kit/house.ts'
import { porLiberar } from '../../ventas/liberacion/liberar.ts'
import { resumirCuadre } from '../cuadre/queries.ts'
import { pasosQueFaltan } from '../primerospasos/queries.ts'
import { atrasadas, bajoMinimo, costesReales } from './produccion.ts'
import { porCobrar, porTemporada, ventasPorComercial, ventasPorSemana } from './ventas.ts'

const DE_FACTURAS = ['facturas', 'clientes', 'comerciales'] as const
const DE_PEDIDOS = { from: ['pedidos', 'pedido_lineas', 'modelos', 'temporadas', 'colores', 'clientes'] } as const
/** Two seasons of a large house take seconds: meanwhile there is what they came to before the last order. */
const DE_TODOS_LOS_PEDIDOS = { ...DE_PEDIDOS, patience: 50 } as const

/**
 * What the first page shows to this person: only the parts whose lists they may search, and of customers only a rep's
 * own. The sums over invoices and orders are kept until one changes.
 */
export async function inicioDe({ db, user, house, reloj }: Context<Caller> & { house: House }): Promise<Inicio> {
  const fecha = hoy(reloj)
  const may = (permiso: Permiso) => user.permissions.has(permiso)
  const facturas = may('Permissions.Facturas.Search')
  const pedidos = may('Permissions.Pedidos.Search')
  const ordenes = may('Permissions.Ordenesfab.Search')
  // Everybody's, nobody's and each rep's are three different things.
  const de = `inicio ${fecha} ${String(comercialDe(user))}`
  const suyas = deSusClientes(user, facturasTable.clienteId)
  const sumando = house.kept.over({ from: DE_FACTURAS })
  const creciendo = house.kept.over(deLaLista(suyas))
  return {
    hoy: fecha,
    semanas: facturas ? await sumando(`${de} semanas`, () => ventasPorSemana(db, fecha, suyas, creciendo)) : null,
    comerciales:
      facturas && !suyas ? await sumando(`${de} comerciales`, () => ventasPorComercial(db, fecha, creciendo)) : null,
    cobros: facturas ? await sumando(`${de} cobros`, () => porCobrar(db, fecha, suyas, creciendo)) : null,
    temporadas: pedidos
      ? await house.kept.value(
          suyas ? DE_PEDIDOS : DE_TODOS_LOS_PEDIDOS,
          `inicio temporadas ${comercialDe(user)}`,
          () => porTemporada(db, deSusClientes(user, sql`p.cliente_id`)),
        )
      : null,
    liberaciones: may('Permissions.Reparto.View') ? await porLiberar(db, fecha) : null,
    bajoMinimo: may('Permissions.Materias.Search') ? await bajoMinimo(db) : null,
    atrasadas: ordenes ? await atrasadas(db, fecha) : null,
    costes: ordenes ? await costesReales(db) : null,
    cuadre: may('Permissions.Cuadre.View') ? await resumirCuadre(db, house.invariantes) : null,
    primerosPasos: may('Permissions.Appsettings.Update') ? await pasosQueFaltan(db, house.config) : null,
  }
}
