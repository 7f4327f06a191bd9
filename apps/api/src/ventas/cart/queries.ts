import type { Direccion } from '@telar/domain/casa/direccion'
import {
  type Cantidades,
  conBase,
  escaleraDe,
  type Peldano,
  type Porque,
  precioEn,
  precioPara,
  type Tarifario,
} from '@telar/domain/catalogo/tarifa'
import { sumarEuros } from '@telar/domain/dinero'
import { type CeldaDeCarrito, entregaDesde, type Problema, revisarEncargo } from '@telar/domain/ventas/carrito'
import { cerradosEn, plazoDeTodo } from '@telar/domain/ventas/plazo'
import { calcularVenta, type Venta } from '@telar/domain/ventas/venta'
import type { Db } from '../../db/connection.ts'
import { direccionesDe } from '../condiciones.ts'
import type { Ficha } from './fichas.ts'
import type { Linea } from './filas.ts'
import {
  type Abierto,
  abrirLoSuyo,
  type Carrito,
  type CarritoConCasa,
  type Guardado,
  type LoSuyo,
  tomarTodo,
} from './leer.ts'

export type FilaDeColor = Linea & Ficha & { porque: readonly Porque[]; peldano: Peldano | undefined }

export const SIN_DIRECCION: Direccion = {
  nombre: '',
  calle: '',
  codigoPostal: '',
  ciudad: '',
  provincia: '',
  pais: 'ES',
  telefono: '',
}
const NADIE = { recargoEquivalencia: false, viesResultado: null, regimenForzado: null }

/** A cart with everything that decides about it. */
export interface Leido<C extends Carrito = Carrito> {
  userId: string
  marco: C
  ue: readonly string[]
  filas: FilaDeColor[]
  direcciones: Direccion[]
  direccion: Direccion | undefined
  venta: Venta
  problemas: Problema[]
  /** From what day on a season order of these garments is delivered. */
  desde: string | null
  /** And until what day, where each of them has one. */
  hasta: string | null
}

const SIN_PLAZO = { desde: null, hasta: null }

const prendas = (filas: readonly Linea[]) =>
  filas.reduce((n, { celdas }) => celdas.reduce((m, { cantidad }) => m + cantidad, n), 0)

const soloEnVenta = (filas: readonly (Linea & Ficha)[]) => filas.filter(({ publicado }) => publicado)

/** How many garments of a cart can be ordered: what is no longer on sale does not count. */
export const prendasEnVenta = (filas: readonly (Linea & Ficha)[]): number => prendas(soloEnVenta(filas))

/** How many of them there are of each model and in all. */
function contadas(filas: readonly (Linea & Ficha)[]): (modeloId: number) => Cantidades {
  const enVenta = soloEnVenta(filas)
  const pedido = prendas(enVenta)
  const porModelo = Map.groupBy(enVenta, ({ modeloId }) => modeloId)
  return (modeloId) => ({ modelo: prendas(porModelo.get(modeloId) ?? []), pedido })
}

/** The lines at the customer's prices, each with why it is that and what more of them would give. */
function conPrecios(filas: readonly (Linea & Ficha)[], tarifario: Tarifario | null, cuantas: Contadas): FilaDeColor[] {
  if (!tarifario) return filas.map((fila) => ({ ...fila, porque: [], peldano: undefined }))
  return filas.map((fila) => {
    const modelo = { ...fila, id: fila.modeloId, precioMayor: fila.precio }
    const { precio, porque } = precioPara(modelo, tarifario, cuantas(fila.modeloId))
    const peldano = escaleraDe(modelo, tarifario).escalas.find((uno) => uno.precio < precio)
    return { ...fila, precio, porque: conBase(porque, fila.precio), peldano }
  })
}
type Contadas = ReturnType<typeof contadas>

const celdasDe = (filas: readonly FilaDeColor[], cuantas: Contadas): CeldaDeCarrito[] =>
  filas.flatMap((fila) => {
    const cantidades = cuantas(fila.modeloId)
    return fila.celdas.map(({ talla, cantidad, precio, escalas }) => {
      const variante = fila.enVenta.find((una) => una.talla === talla)
      return {
        ...fila,
        ...{ talla, cantidad },
        precioVisto: precioEn({ precio, escalas: escalas ?? [] }, cantidades),
        enVenta: variante !== undefined,
        libre: variante?.libre ?? 0,
      }
    })
  })

/** What decides about a cart besides what is written of it. */
interface Reglas {
  hoy: string
  ue: readonly string[]
}

/** A cart to be sent: nothing of it is from memory, and nobody else's until it is. */
export const tomarCart = async (db: Db, userId: string, reglas: Reglas): Promise<Leido<CarritoConCasa>> =>
  revisar(userId, await tomarTodo(db, userId, reglas.hoy), reglas)

/** A cart to be shown, of what was read of it. */
export const verCart = async (
  userId: string,
  suyo: LoSuyo,
  { guardado, ...reglas }: Reglas & { guardado: Guardado },
): Promise<Leido> => revisar(userId, await abrirLoSuyo(suyo, guardado), reglas)

function revisar<C extends Carrito>(userId: string, abierto: Abierto<C>, { hoy, ue }: Reglas): Leido<C> {
  const { carrito: marco, tarifario } = abierto
  const cuantas = contadas(abierto.filas)
  const filas = conPrecios(abierto.filas, tarifario, cuantas)
  const { cliente } = marco
  const direcciones = cliente ? direccionesDe(cliente) : []
  const direccion = direcciones[marco.direccionEnvio ?? 0] ?? direcciones[0]
  const entrega = direccion ?? SIN_DIRECCION
  const lineas = filas.flatMap(({ precio, publicado, celdas }) =>
    publicado ? celdas.map(({ cantidad }) => ({ cantidad, precio, dto: 0 })) : [],
  )
  const venta = calcularVenta(lineas, {
    comprador: cliente ?? NADIE,
    entrega,
    esUE: ue.includes(entrega.pais),
    dtoComercial: cliente?.dtoComercial ?? 0,
    dtoProntoPago: cliente?.dtoProntoPago ?? 0,
    impuestos: marco.impuestos,
    portes: marco.portes,
    fecha: hoy,
  })
  const problemas = revisarEncargo({
    celdas: celdasDe(filas, cuantas),
    tipo: marco.tipo ?? 'servicio',
    conCliente: cliente !== null,
    bloqueado: cliente?.bloqueado ?? false,
    conDireccion: Boolean(direccion?.calle),
    neto: neto(venta),
    minimo: marco.pedidoMinimo,
    cerrados: cerradosEn(filas, hoy),
  })
  const inicios = filas.map(({ ventana, temporadaDesde }) => ventana?.desde ?? temporadaDesde)
  const desde = entregaDesde('programacion', inicios, hoy)
  const { hasta } = plazoDeTodo(filas.map(({ ventana }) => ventana ?? SIN_PLAZO))
  return { userId, marco, ue, filas, direcciones, direccion, venta, problemas, desde, hasta }
}

/** The goods after discounts: what counts towards the minimum. */
export const neto = ({ base, portes }: Venta) => sumarEuros([base, -portes])
