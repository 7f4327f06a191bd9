import type { EnCasa } from '@telar/domain/almacen/movimiento'
import type { Direccion } from '@telar/domain/casa/direccion'
import { sumarEuros } from '@telar/domain/dinero'
import type { Idioma } from '@telar/domain/idioma'
import { type CeldaDeCarrito, entregaDesde, revisarEncargo } from '@telar/domain/ventas/carrito'
import { derechosQuePide } from '@telar/domain/ventas/decidir'
import { cerradosEn } from '@telar/domain/ventas/plazo'
import { segundasDe } from '../../clientes/tarifas/segundas.ts'
import type { Db } from '../../db/connection.ts'
import { importeEscrito, mensaje } from '../../i18n/mensaje.ts'
import type { Caller } from '../../kit/caller.ts'
import { FieldsError, ReglasError } from '../../kit/errors.ts'
import { ajustesDeVenta, type Cliente, direccionesDe } from '../condiciones.ts'
import { exigirDerechos } from '../decidir.ts'
import type { Entrada } from './commands.ts'
import { crearPedido, type LineaNueva, prendasDe } from './crear-pedido.ts'
import type { Avisos } from './por-saber.ts'
import { comprobarFechas, condicionesDe, conPrecio, plazoDe, type Variante, valorar } from './valorar.ts'

/** Garments with a fault, or sold off, leave from where they lie: for an order from stock, and to whom the house chose. */
async function comprobarLugar(
  db: Db,
  { tipo, lugar }: { tipo: Entrada['tipo']; lugar: EnCasa },
  { grupoId }: Cliente,
  donde: 'compra' | 'enTienda',
): Promise<void> {
  if (lugar === 'almacen') return
  if (tipo !== 'servicio') throw new FieldsError({ lugar: ['pedido.lugar-de-temporada'] })
  if (!(await segundasDe(db, grupoId))[donde]) throw new FieldsError({ lugar: ['pedido.segundas-no'] })
}

/** An order entered by the staff for a customer. */
export async function crearParaCliente(
  db: Db,
  entrada: Entrada,
  cliente: Cliente,
  { user, hoy }: { user: Caller; hoy: string },
): Promise<{ id: number; numero: string }> {
  comprobarFechas(entrada)
  await comprobarLugar(db, entrada, cliente, 'compra')
  const { lugar } = entrada
  const { lineas } = await conPrecio(db, entrada.lineas, { grupoId: cliente.grupoId, hoy, lugar })
  const condiciones = { ...condicionesDe(entrada, cliente), fecha: hoy }
  const { portes, ...datos } = entrada
  const deTarifa = await valorar(db, cliente, lineas, { ...condiciones, portes: null })
  exigirDerechos(user, derechosQuePide({ ...condiciones, portes, lineas }, { cliente, tarifa: deTarifa.portes }))
  const venta = portes === null ? deTarifa : await valorar(db, cliente, lineas, { ...condiciones, portes })
  return crearPedido(db, {
    ...datos,
    ...condiciones,
    ...plazoDe(entrada, entrada.tipo, lineas),
    userId: null,
    comercialId: cliente.comercialId,
    lineas,
    venta,
    quien: user.email,
  })
}

/** What is ordered costs no more than where it was looked at. */
export function comprobarVisto(visto: number | null | undefined, lineas: readonly LineaNueva[], idioma: Idioma): void {
  const ahora = sumarEuros(lineas.map((linea) => linea.precio * prendasDe([linea])))
  if (visto == null || ahora <= visto) return
  const [antes, importe] = [importeEscrito(idioma, visto), importeEscrito(idioma, ahora)]
  throw new ReglasError([mensaje(idioma, 'pedido.importe-cambiado', { antes, ahora: importe })])
}

const SIN_FECHAS = { fechaEntregaDesde: null, fechaEntregaHasta: null }

interface EntradaWeb extends Pick<Entrada, 'tipo' | 'lugar' | 'notas' | 'referenciaCliente' | 'lineas'> {
  direccionEnvio: number
  importe?: number | null | undefined
}

/** An order that a customer sends as a whole; the same checks as a cart's. */
export async function crearDesdeWeb(
  db: Db,
  { direccionEnvio: cual, importe: _, ...entrada }: EntradaWeb,
  cliente: Cliente,
  user: { id: string; email: string },
  hoy: string,
) {
  await comprobarLugar(db, entrada, cliente, 'enTienda')
  const deAlmacen = entrada.lugar === 'almacen'
  const { lineas, catalogo } = await conPrecio(
    db,
    entrada.lineas.map((linea) => ({ ...linea, dto: 0 })),
    { publicados: true, grupoId: cliente.grupoId, hoy, lugar: entrada.lugar },
  )
  const direcciones = direccionesDe(cliente)
  const direccionEnvio = direcciones[cual] ?? (direcciones[0] as Direccion)
  const { dtoComercial, dtoProntoPago, comercialId } = cliente
  const condiciones = { direccionEnvio, dtoComercial, dtoProntoPago, fecha: hoy }
  const venta = await valorar(db, cliente, lineas, { ...condiciones, portes: null })
  const { pedidoMinimo } = await ajustesDeVenta(db)
  const problemas = revisarEncargo({
    // one with a fault is what there is: neither whole curves nor the house's minimum are asked of it
    celdas: celdasDe(lineas, deAlmacen ? catalogo : catalogo.map((una) => ({ ...una, ventaPorCurva: false }))),
    tipo: entrada.tipo,
    conCliente: true,
    bloqueado: cliente.bloqueado,
    conDireccion: direccionEnvio.calle !== '',
    neto: sumarEuros([venta.base, -venta.portes]),
    minimo: deAlmacen ? pedidoMinimo : null,
    cerrados: cerradosEn(catalogo, hoy),
  })
  const salidaDesde = entregaDesde(
    entrada.tipo,
    catalogo.map(({ ventana, temporadaDesde }) => ventana?.desde ?? temporadaDesde),
    hoy,
  )
  const crear = (avisos: Avisos) =>
    crearPedido(db, {
      ...entrada,
      ...condiciones,
      fechaEntregaDesde: salidaDesde,
      fechaEntregaHasta: plazoDe(SIN_FECHAS, entrada.tipo, lineas).fechaEntregaHasta,
      clienteId: cliente.id,
      userId: user.id,
      comercialId,
      origen: 'web',
      lineas,
      venta,
      quien: user.email,
      avisos,
    })
  return { problemas, venta, lineas, salidaDesde, crear }
}

const celdasDe = (lineas: readonly LineaNueva[], catalogo: readonly Variante[]): CeldaDeCarrito[] =>
  lineas.flatMap(({ modeloId, colorId, tallasCantidades }) =>
    tallasCantidades.flatMap(({ talla, cantidad }) => {
      const una = catalogo.find(
        (otra) => otra.modeloId === modeloId && otra.colorId === colorId && otra.talla === talla,
      )
      return una && cantidad > 0 ? [{ ...una, cantidad, precioVisto: una.precio }] : []
    }),
  )
