import type { Db } from '@telar/api/db/connection'
import { entregaLineasTable, entregasTable } from '@telar/api/db/schema/ventas/entregas'
import { pedidoLineasTable, pedidosTable } from '@telar/api/db/schema/ventas/pedidos'
import { masDias } from '@telar/domain/fecha'
import { fillPrecios } from '../fill-condiciones.ts'
import { sinHistoria } from '../fill-ventas.ts'
import { leerCasa } from './casa.ts'
import { fillTiendas } from './clientes.ts'
import { devoluciones } from './devoluciones.ts'
import { fillFacturas } from './facturas.ts'
import { fillGastos } from './gastos.ts'
import { fillGrupos } from './grupos.ts'
import { cerrarRelato, fillRelato } from './pedidos.ts'
import { fillTaller } from './produccion.ts'
import { relatar } from './relato.ts'
import { fillTemporadas } from './temporadas.ts'
import { siguienteId } from './volcar.ts'

/** How large the living house is. */
export interface Escala {
  clientes: number
  pedidos: number
  /** Of each kind of garment, how many models a season that is over had. */
  modelosPorTipo: number
}

export const ESCALA: Escala = { clientes: 400, pedidos: 6060, modelosPorTipo: 4 }

const DIAS = 3 * 365

/** What one could not have done by hand in an hour: its history begins afterwards. */
const TABLAS = [
  ...['pedidos', 'pedido_lineas', 'modelo_variantes', 'facturas', 'factura_lineas', 'cobros', 'asignaciones'],
  ...['ordenes_fab', 'orden_fab_celdas', 'orden_operaciones', 'vueltas_taller', 'anticipos', 'devoluciones'],
  ...['escandallos', 'escandallo_lineas', 'compras', 'entradas', 'piezas', 'pieza_movimientos', 'consumos', 'materias'],
  ...['liquidaciones_taller', 'liquidacion_taller_lineas', 'proveedores', 'recibidas', 'pagos', 'remesas'],
  ...['remesa_lineas', 'extractos', 'movimientos_bancarios', 'liquidaciones', 'reclamaciones'],
]

/** Three years of a house at work, told as one story that the books agree with; given as the owner of the tables. */
export async function fillViva(db: Db, hoy: string, escala: Escala = ESCALA): Promise<void> {
  const desde = masDias(hoy, -DIAS)
  const temporadas = await fillTemporadas(db, desde, escala.modelosPorTipo)
  await fillPrecios(db, hoy, desde)
  const primero = await fillTiendas(db, escala.clientes, desde, DIAS)
  await sinHistoria(db, ['clientes'], () => fillGrupos(db, primero, desde, DIAS))
  const casa = await leerCasa(db, temporadas, desde, hoy)
  const pedidos = relatar(casa, escala.pedidos, {
    pedido: await siguienteId(db, pedidosTable),
    linea: await siguienteId(db, pedidoLineasTable),
    entrega: await siguienteId(db, entregasTable),
    salida: await siguienteId(db, entregaLineasTable),
  })
  const devueltas = devoluciones(pedidos, hoy)
  await sinHistoria(db, TABLAS, async () => {
    const contados = await fillRelato(db, casa, pedidos)
    const hecho = await fillTaller(db, casa, pedidos, devueltas)
    await cerrarRelato(db)
    const entregas = pedidos.flatMap((pedido) => pedido.entregas.map(({ fecha }) => fecha))
    const pagos = await fillGastos(db, casa, { ...hecho, entregas })
    await fillFacturas(db, casa, contados, devueltas, pagos)
  })
}
