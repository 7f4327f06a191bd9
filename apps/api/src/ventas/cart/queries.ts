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
import type { Idioma, Textos } from '@telar/domain/idioma'
import type { Dicho } from '@telar/domain/regla'
import { type CeldaDeCarrito, entregaDesde, type Problema, revisarEncargo } from '@telar/domain/ventas/carrito'
import { cerradosEn, plazoDeTodo, type VentanaDeLinea } from '@telar/domain/ventas/plazo'
import { portesGratisDesde } from '@telar/domain/ventas/portes'
import { importeDeLinea } from '@telar/domain/ventas/totales'
import { calcularVenta, type Venta } from '@telar/domain/ventas/venta'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { ESCRITO_EN } from '../../casa/appsettings/hablados.ts'
import type { Casa } from '../../casa/correo/enviar.ts'
import { tarifarioEnSql } from '../../clientes/tarifas/tarifario.ts'
import type { Db } from '../../db/connection.ts'
import { preparedRow } from '../../db/rows.ts'
import type { PeldanoVisto } from '../../db/schema/ventas/carts.ts'
import { fechaEscrita, importeEscrito, mensaje } from '../../i18n/mensaje.ts'
import { type Cliente, direccionesDe } from '../condiciones.ts'

interface Imagen {
  id: number
  ancho: number
  alto: number
  huella: string
}
type VentanaConNombre = VentanaDeLinea & { nombre: Textos }

interface FilaDeColor {
  modeloId: number
  colorId: number
  numero: string
  nombre: string
  nombres: Textos
  precio: number
  porque: readonly Porque[]
  peldano: Peldano | undefined
  modeloTipoId: number
  temporadaId: number
  pvpRecomendado: number | null
  publicado: boolean
  tallas: string[]
  curva: Record<string, number> | null
  ventaPorCurva: boolean
  color: Textos
  hex: string
  imagen: Imagen | null
  temporadaDesde: string
  ventana: VentanaConNombre | null
  enVenta: { talla: string; libre: number }[]
  celdas: { talla: string; cantidad: number; precio: number; escalas: PeldanoVisto[] | null }[]
}

/** The lines of a cart, a row for each model and colour, in the order they were begun. */
const LINEAS = sql`
    select l.modelo_id as "modeloId", l.color_id as "colorId", m.numero, m.nombre,
      m.nombres || jsonb_build_object('es', m.nombre) as nombres, m.precio_mayor as precio,
      m.modelo_tipo_id as "modeloTipoId", m.temporada_id as "temporadaId",
      m.pvp_recomendado as "pvpRecomendado", m.publicado, m.tallas, m.curva,
      m.venta_por_curva as "ventaPorCurva", c.nombre as color, c.hex, t.fecha_inicio as "temporadaDesde",
      case when w.id is not null then json_build_object('id', w.id, 'nombre', w.nombre, 'desde', w.desde, 'hasta', w.hasta,
        'cierre', w.cierre) end as ventana,
      (select json_build_object('id', i.id, 'ancho', i.ancho, 'alto', i.alto, 'huella', i.huella)
        from imagenes i where i.id = (
          select f.imagen_id from modelo_fotos f where f.modelo_id = m.id
          order by (f.color_id = c.id) desc nulls last, f.orden limit 1)) as imagen,
      coalesce((select json_agg(json_build_object('talla', v.talla, 'libre', v.libre))
        from modelo_variantes v where v.modelo_id = m.id and v.color_id = c.id and v.disponible_web), '[]') as "enVenta",
      json_agg(json_build_object('talla', l.talla, 'cantidad', l.cantidad, 'precio', l.precio, 'escalas', l.escalas)) as celdas
    from cart_lineas l join modelos m on m.id = l.modelo_id join colores c on c.id = l.color_id
      join temporadas t on t.id = m.temporada_id left join ventanas w on w.id = m.ventana_id
    where l.cart_id = k.id
    group by l.modelo_id, l.color_id, m.id, c.id, t.id, w.id
    order by min(min(l.orden)) over (partition by l.modelo_id), min(l.orden)`

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
const Marco = z.object({
  tipo: z.enum(TIPOS_DE_PEDIDO).nullable(),
  notas: z.string().nullable(),
  referenciaCliente: z.string().nullable(),
  direccionEnvio: z.int().nullable(),
  filas: z.custom<FilaDeColor[]>(),
  email: z.string().nullable(),
  casa: z.custom<Pick<Casa, 'marca' | 'email' | 'conLogo'>>(),
  cliente: z.custom<ClienteDelCart | null>(),
  impuestos: z.custom<TiposDeIva[]>(),
  portes: z.custom<ReglaDePortes[]>(),
  pedidoMinimo: z.number().nullable(),
  tarifario: z.custom<Tarifario | null>().optional(),
})
type Marco = z.output<typeof Marco>

const DEL_CARRITO = sql`x.modelo_id in (select modelo_id from cart_lineas where cart_id = k.id)`

const tarifarioDelCarrito = (hoy: string) =>
  sql`, ${tarifarioEnSql({ grupo: sql`c.grupo_id`, dia: hoy, modelos: DEL_CARRITO })} as tarifario`

/** What decides about a cart and is the same for many. Prices that are not given are read with it, as they stand now. */
export interface Reglas {
  hoy: string
  ue: readonly string[]
  tarifario?: Tarifario | null
}

/** A cart in one statement: its lines, itself, its customer and the house's conditions. */
async function leerMarco(db: Db, userId: string, { hoy, tarifario }: Reglas): Promise<Marco> {
  const conPrecios = tarifario === undefined
  const marco = await preparedRow(
    db,
    conPrecios ? 'cart_con_precios' : 'cart_entero',
    Marco,
    sql`
    select k.tipo, k.notas, k.referencia_cliente as "referenciaCliente", k.direccion_envio as "direccionEnvio",
      u.email, s.empresa || jsonb_build_object('conLogo', s.logo is not null) as casa, coalesce((select json_agg(f) from (${LINEAS}) f), '[]') as filas, s.impuestos, s.portes, s.pedido_minimo::float8 as "pedidoMinimo",
      case when c.id is not null then json_build_object(
        'id', c.id, 'razonSocial', c.razon_social, 'idioma', ${ESCRITO_EN}, 'comercialId', c.comercial_id, 'recargoEquivalencia', c.recargo_equivalencia,
        'viesResultado', c.vies_resultado, 'regimenForzado', c.regimen_forzado, 'dtoComercial', c.dto_comercial,
        'dtoProntoPago', c.dto_pronto_pago, 'direccionesEnvio', c.direcciones_envio,
        'direccionFiscal', c.direccion_fiscal, 'bloqueado', c.bloqueado) end as cliente
      ${conPrecios ? tarifarioDelCarrito(hoy) : sql``}
    from app_settings s
      left join users u on u.id = ${userId}
      left join carts k on k.user_id = u.id
      left join clientes c on c.id = u.cliente_id`,
  )
  if (!marco) throw new Error('The settings row is missing.')
  return marco
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
export interface Leido {
  userId: string
  marco: Omit<Marco, 'filas' | 'tarifario'>
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

const prendas = (filas: readonly FilaDeColor[]) =>
  filas.reduce((n, { celdas }) => celdas.reduce((m, { cantidad }) => m + cantidad, n), 0)

/** How many garments of a model and in all; what is no longer on sale does not count. */
function cuantas(filas: readonly FilaDeColor[], modeloId: number): Cantidades {
  const enVenta = filas.filter(({ publicado }) => publicado)
  return { modelo: prendas(enVenta.filter((fila) => fila.modeloId === modeloId)), pedido: prendas(enVenta) }
}

/** The lines at the customer's prices, each with why it is that and what more of them would give. */
function conPrecios(filas: FilaDeColor[], tarifario: Tarifario | null): FilaDeColor[] {
  if (!tarifario) return filas.map((fila) => ({ ...fila, porque: [] }))
  return filas.map((fila) => {
    const modelo = { ...fila, id: fila.modeloId, precioMayor: fila.precio }
    const { precio, porque } = precioPara(modelo, tarifario, cuantas(filas, fila.modeloId))
    const peldano = escaleraDe(modelo, tarifario).escalas.find((uno) => uno.precio < precio)
    return { ...fila, precio, porque: conBase(porque, fila.precio), peldano }
  })
}

const celdasDe = (filas: FilaDeColor[]): CeldaDeCarrito[] =>
  filas.flatMap((fila) =>
    fila.celdas.map((celda) => {
      const variante = fila.enVenta.find(({ talla }) => talla === celda.talla)
      return {
        ...fila,
        talla: celda.talla,
        cantidad: celda.cantidad,
        precioVisto: precioEn({ precio: celda.precio, escalas: celda.escalas ?? [] }, cuantas(filas, fila.modeloId)),
        enVenta: variante !== undefined,
        libre: variante?.libre ?? 0,
      }
    }),
  )

/** One statement, however large the cart. */
export async function leerCart(db: Db, userId: string, reglas: Reglas): Promise<Leido> {
  const { hoy, ue } = reglas
  const { filas: deLaCasa, tarifario, ...marco } = await leerMarco(db, userId, reglas)
  const filas = conPrecios(deLaCasa, reglas.tarifario ?? tarifario ?? null)
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
    celdas: celdasDe(filas),
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
