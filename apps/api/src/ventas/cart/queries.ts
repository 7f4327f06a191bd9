import { createHash } from 'node:crypto'
import type { Cart } from '@telar/contract/ventas/cart'
import { TIPOS_DE_PEDIDO } from '@telar/contract/ventas/importes'
import type { ReglaDePortes, TiposDeIva } from '@telar/domain/casa/ajustes'
import { type Direccion, zonaDe } from '@telar/domain/casa/direccion'
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
import { decirPeldano, decirPorque } from '@telar/domain/catalogo/tarifa-dicha'
import { aEuros, type Centimos, sumarEuros } from '@telar/domain/dinero'
import type { Idioma } from '@telar/domain/idioma'
import type { Dicho } from '@telar/domain/regla'
import { type CeldaDeCarrito, entregaDesde, type Problema, revisarEncargo } from '@telar/domain/ventas/carrito'
import { cerradosEn, plazoDeTodo } from '@telar/domain/ventas/plazo'
import { portesGratisDesde } from '@telar/domain/ventas/portes'
import { importeDeLinea } from '@telar/domain/ventas/totales'
import { calcularVenta, type Venta } from '@telar/domain/ventas/venta'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { ESCRITO_EN } from '../../casa/appsettings/hablados.ts'
import type { Casa } from '../../casa/correo/enviar.ts'
import { tarifarioEnSql } from '../../clientes/tarifas/tarifario.ts'
import type { Db } from '../../db/connection.ts'
import { preparedRow } from '../../db/rows.ts'
import type { PeldanoVisto } from '../../db/schema/ventas/carts.ts'
import { fechaEscrita, importeEscrito, mensaje } from '../../i18n/mensaje.ts'
import { type Cliente, direccionesDe } from '../condiciones.ts'
import { DE_LA_FICHA, FICHA, type Ficha } from './fichas.ts'

interface Linea {
  modeloId: number
  colorId: number
  enVenta: { talla: string; libre: number }[]
  celdas: { talla: string; cantidad: number; precio: number; escalas: PeldanoVisto[] | null }[]
  /** Where it is not one of those that are kept. */
  ficha?: Ficha
}

type FilaDeColor = Linea & Ficha & { porque: readonly Porque[]; peldano: Peldano | undefined }

/** The lines of a cart, a row for each model and colour, in the order they were begun. */
const lineasEnSql = (ficha: { columna: SQL; de: SQL; porCada: SQL }): SQL => sql`
    select l.modelo_id as "modeloId", l.color_id as "colorId"${ficha.columna},
      coalesce((select json_agg(json_build_object('talla', v.talla, 'libre', v.libre)) from modelo_variantes v
        where v.modelo_id = l.modelo_id and v.color_id = l.color_id and v.disponible_web), '[]') as "enVenta",
      json_agg(json_build_object('talla', l.talla, 'cantidad', l.cantidad, 'precio', l.precio, 'escalas', l.escalas)) as celdas
    from cart_lineas l${ficha.de}
    where l.cart_id = k.id
    group by l.modelo_id, l.color_id${ficha.porCada}
    order by min(min(l.orden)) over (partition by l.modelo_id), min(l.orden)`

const LINEAS = lineasEnSql({ columna: sql``, de: sql``, porCada: sql`` })
const LINEAS_CON_FICHA = lineasEnSql({
  columna: sql`, ${FICHA} as ficha`,
  de: sql` join modelos m on m.id = l.modelo_id join colores c on c.id = l.color_id ${DE_LA_FICHA}`,
  porCada: sql`, m.id, c.id, t.id, w.id`,
})

type ClienteDelCart = Pick<
  Cliente,
  | 'id'
  | 'razonSocial'
  | 'idioma'
  | 'comercialId'
  | 'recargoEquivalencia'
  | 'viesResultado'
  | 'regimenForzado'
  | 'dtoComercial'
  | 'dtoProntoPago'
  | 'direccionesEnvio'
  | 'direccionFiscal'
  | 'bloqueado'
>

/** What the database puts together as JSON is taken as it comes: this is read at every touch of a cart. */
const DelCarrito = z.object({
  tipo: z.enum(TIPOS_DE_PEDIDO).nullable(),
  notas: z.string().nullable(),
  referenciaCliente: z.string().nullable(),
  direccionEnvio: z.int().nullable(),
  filas: z.custom<Linea[]>(),
  cliente: z.custom<ClienteDelCart | null>(),
  impuestos: z.custom<TiposDeIva[]>(),
  portes: z.custom<ReglaDePortes[]>(),
  pedidoMinimo: z.number().nullable(),
})
const ConTodo = DelCarrito.extend({
  email: z.string().nullable(),
  casa: z.custom<Pick<Casa, 'marca' | 'email' | 'conLogo'>>(),
  tarifario: z.custom<Tarifario | null>(),
})

const DEL_CARRITO = sql`
      k.tipo, k.notas, k.referencia_cliente as "referenciaCliente", k.direccion_envio as "direccionEnvio",
      s.impuestos, s.portes, s.pedido_minimo::float8 as "pedidoMinimo",
      case when c.id is not null then json_build_object(
        'id', c.id, 'razonSocial', c.razon_social, 'idioma', ${ESCRITO_EN}, 'comercialId', c.comercial_id,
        'recargoEquivalencia', c.recargo_equivalencia, 'viesResultado', c.vies_resultado,
        'regimenForzado', c.regimen_forzado, 'dtoComercial', c.dto_comercial, 'dtoProntoPago', c.dto_pronto_pago,
        'direccionesEnvio', c.direcciones_envio, 'direccionFiscal', c.direccion_fiscal,
        'bloqueado', c.bloqueado) end as cliente`
const deQuien = (userId: string) => sql`
    from app_settings s left join users u on u.id = ${userId} left join carts k on k.user_id = u.id
      left join clientes c on c.id = u.cliente_id`

const SUS_MODELOS = sql`x.modelo_id in (select modelo_id from cart_lineas where cart_id = k.id)`

type Carrito = Omit<z.output<typeof DelCarrito>, 'filas'>
type CarritoConCasa = Omit<z.output<typeof ConTodo>, 'filas' | 'tarifario'>

interface Abierto<C extends Carrito> {
  carrito: C
  filas: (Linea & Ficha)[]
  tarifario: Tarifario | null
}

/** A cart in one statement, with everything that decides about it as it stands now. */
async function leerTodo(db: Db, userId: string, hoy: string): Promise<Abierto<CarritoConCasa>> {
  const tarifa = tarifarioEnSql({ grupo: sql`c.grupo_id`, dia: hoy, modelos: SUS_MODELOS })
  const leido = await preparedRow(
    db,
    'cart_con_todo',
    ConTodo,
    sql`
    select ${DEL_CARRITO}, coalesce((select json_agg(f) from (${LINEAS_CON_FICHA}) f), '[]') as filas, u.email,
      s.empresa || jsonb_build_object('conLogo', s.logo is not null) as casa, ${tarifa} as tarifario ${deQuien(userId)}`,
  )
  if (!leido) throw new Error('The settings row is missing.')
  const { filas, tarifario, ...carrito } = leido
  return { carrito, filas: filas.flatMap(({ ficha, ...linea }) => (ficha ? [{ ...ficha, ...linea }] : [])), tarifario }
}

/** What is kept for every cart: prices, and what is said of the models. */
export interface Guardado {
  tarifario: Tarifario | null
  fichas: (lineas: readonly Linea[]) => Promise<(linea: Linea) => Ficha | undefined>
}

/** A cart in a statement that reads what is its own; what it shares with others is kept. */
async function leerLoSuyo(db: Db, userId: string, guardado: Guardado): Promise<Abierto<Carrito>> {
  const leido = await preparedRow(
    db,
    'cart_lo_suyo',
    DelCarrito,
    sql`select ${DEL_CARRITO}, coalesce((select json_agg(f) from (${LINEAS}) f), '[]') as filas ${deQuien(userId)}`,
  )
  if (!leido) throw new Error('The settings row is missing.')
  const { filas: lineas, ...carrito } = leido
  const fichaDe = await guardado.fichas(lineas)
  const filas = lineas.flatMap((linea) => {
    const ficha = fichaDe(linea)
    return ficha ? [{ ...ficha, ...linea }] : []
  })
  return { carrito, filas, tarifario: guardado.tarifario }
}

const SIN_DIRECCION: Direccion = {
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

/** How many garments there are of each model and in all; what is no longer on sale does not count. */
function contadas(filas: readonly (Linea & Ficha)[]): (modeloId: number) => Cantidades {
  const enVenta = filas.filter(({ publicado }) => publicado)
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

/** A cart to be sent: nothing of it is from memory. */
export const leerCart = async (db: Db, userId: string, reglas: Reglas): Promise<Leido<CarritoConCasa>> =>
  revisar(userId, await leerTodo(db, userId, reglas.hoy), reglas)

/** A cart to be shown: one statement, however large it is. */
export const leerCartGuardado = async (
  db: Db,
  userId: string,
  { guardado, ...reglas }: Reglas & { guardado: Guardado },
): Promise<Leido> => revisar(userId, await leerLoSuyo(db, userId, guardado), reglas)

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
const neto = ({ base, portes }: Venta) => sumarEuros([base, -portes])

/** How much the goods are short of an amount that has to be reached. */
const faltaPara = (importe: number | null, venta: Venta) =>
  importe === null ? 0 : Math.max(0, sumarEuros([importe, -neto(venta)]))

const suma = (importes: Centimos[]) => aEuros(importes.reduce((a, b) => a + b, 0) as Centimos)

const porTalla = (orden: string[]) => (a: { talla: string }, b: { talla: string }) =>
  orden.indexOf(a.talla) - orden.indexOf(b.talla)

function modelosDe(filas: FilaDeColor[], idioma: Idioma): Cart['modelos'] {
  return [...Map.groupBy(filas, ({ modeloId }) => modeloId).values()].flatMap((suyas) => {
    const [primera] = suyas
    if (!primera) return []
    const { modeloId, numero, nombre, nombres, precio, pvpRecomendado, tallas, curva, ventaPorCurva, ventana } = primera
    const celdas = suyas.flatMap((fila) => fila.celdas)
    const colores = suyas.map(({ colorId, color, hex, imagen, enVenta, celdas: cantidades }) => ({
      colorId,
      nombre: color,
      hex,
      imagen,
      tallas: enVenta.toSorted(porTalla(tallas)),
      tallasCantidades: cantidades.map(({ talla, cantidad }) => ({ talla, cantidad })).sort(porTalla(tallas)),
    }))
    return [
      {
        ...{ modeloId, numero, nombre, nombres, precio, pvpRecomendado, tallas, curva, ventaPorCurva, ventana },
        porque: decirPorque(primera.porque, idioma),
        masBarato: primera.peldano ? decirPeldano(primera.peldano, idioma) : '',
        prendas: celdas.reduce((n, { cantidad }) => n + cantidad, 0),
        importe: suma(celdas.map(({ cantidad }) => importeDeLinea({ cantidad, precio, dto: 0 }))),
        colores,
      },
    ]
  })
}

const porCelda = (a: readonly (number | string)[], b: readonly (number | string)[]) =>
  a.join('/') < b.join('/') ? -1 : 1

/** Two carts of one version are the same order, to the last cent and word. */
export function versionDe({ marco, filas, direccion, venta }: Leido): string {
  const celdas = filas.flatMap(({ modeloId, colorId, precio, publicado, celdas: suyas }) =>
    suyas.map(({ talla, cantidad }) => [modeloId, colorId, talla, cantidad, precio, Number(publicado)]),
  )
  const plazos = marco.tipo === 'programacion' ? filas.map(({ modeloId, ventana }) => [modeloId, ventana]) : []
  const { tipo, notas, referenciaCliente } = marco
  const todo = [
    celdas.sort(porCelda),
    ...plazos,
    tipo ?? 'servicio',
    notas ?? '',
    referenciaCliente ?? '',
    direccion ?? null,
    venta,
  ]
  return createHash('sha256').update(JSON.stringify(todo)).digest('base64url').slice(0, VERSION_LETTERS)
}
const VERSION_LETTERS = 22

const IMPORTES = new Set(['minimo', 'falta', 'antes', 'ahora'])
const FECHAS = new Set(['cierre'])

function escribir(idioma: Idioma, nombre: string, valor: Dicho): Dicho {
  if (IMPORTES.has(nombre)) return importeEscrito(idioma, Number(valor))
  return FECHAS.has(nombre) ? fechaEscrita(idioma, String(valor)) : valor
}

/** A problem in words; amounts as people write them. */
export function decir({ codigo, params }: Problema, idioma: Idioma): string {
  const escritos = Object.entries(params).map(([nombre, valor]) => [nombre, escribir(idioma, nombre, valor)])
  return mensaje(idioma, `cart.${codigo}`, Object.fromEntries(escritos))
}

/** A cart as it is answered. */
export function presentar(leido: Leido, idioma: Idioma): Cart {
  const { userId, marco, ue, filas, direcciones, direccion, venta, problemas, desde, hasta } = leido
  const modelos = modelosDe(filas, idioma)
  const minimo = marco.pedidoMinimo
  const entrega = direccion ?? SIN_DIRECCION
  const gratis = portesGratisDesde(marco.portes, zonaDe(entrega, ue.includes(entrega.pais)))
  return {
    userId,
    version: versionDe(leido),
    tipo: marco.tipo ?? 'servicio',
    notas: marco.notas ?? '',
    referenciaCliente: marco.referenciaCliente ?? '',
    direccionEnvio: marco.direccionEnvio ?? 0,
    direcciones,
    modelos,
    prendas: modelos.reduce((n, { prendas }) => n + prendas, 0),
    total: sumarEuros(modelos.map(({ importe }) => importe)),
    importes: venta,
    pedidoMinimo: minimo,
    faltaParaMinimo: faltaPara(minimo, venta),
    portesGratisDesde: gratis,
    faltaParaPortesGratis: faltaPara(gratis, venta),
    entregaDesde: desde,
    entregaHasta: hasta,
    problemas: problemas.map((problema) => ({
      ...problema,
      libre: problema.codigo === 'sin-existencias' ? Number(problema.params.libre) : null,
      mensaje: decir(problema, idioma),
    })),
  }
}
