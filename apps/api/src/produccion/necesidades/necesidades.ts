import { Id, Textos } from '@telar/contract/kit/crud'
import type { Necesidades, NecesidadesInput } from '@telar/contract/produccion/necesidades'
import { enEuros, sumarEuros } from '@telar/domain/dinero'
import { necesidad } from '@telar/domain/produccion/escandallo'
import { sumar, TIPOS_DE_MATERIA, UNIDADES } from '@telar/domain/produccion/materia'
import { aFabricar, faltaDe, stockLibre } from '@telar/domain/produccion/necesidades'
import { ABIERTAS, VIVAS } from '@telar/domain/produccion/orden-fab'
import { PENDIENTE } from '@telar/domain/ventas/pedido'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { ints, rows, texts } from '../../db/rows.ts'
import { type HojaDeModelo, hojasVigentes } from '../escandallos/hojas.ts'
import { type Reserva, reservadoPorOtras } from './reservas.ts'

type Entrada = z.output<typeof NecesidadesInput>
type PorProveedor = Necesidades['proveedores'][number]
type Necesidad = PorProveedor['materias'][number]
type Motivo = Necesidad['motivos'][number]

const Celda = z.object({
  modeloId: Id,
  numero: z.string(),
  nombre: z.string(),
  colorId: Id,
  color: Textos,
  talla: z.string(),
  pendientes: z.int(),
  enStock: z.int(),
  cortadas: z.int(),
  documentos: z.array(z.object({ id: Id, numero: z.string(), prendas: z.int() })),
})
type Celda = z.output<typeof Celda>

/** Garments of season's orders that have not left, as cells of the document that asks for them. */
const dePedidos = (cuales: SQL) => sql`
  select l.modelo_id, l.color_id, t->>'talla' as talla, p.id, p.numero,
    ((t->>'cantidad')::int - (t->>'servida')::int - (t->>'anulada')::int) as n
  from pedidos p join pedido_lineas l on l.pedido_id = p.id join modelos m on m.id = l.modelo_id
    cross join jsonb_array_elements(l.tallas_cantidades) t
  where p.estado = ${PENDIENTE} and p.tipo = 'programacion' and ${cuales}`

/** Garments that manufacturing orders plan and nobody has cut, whatever else of them is cut. */
const deOrdenes = (ids: readonly number[]) => sql`
  select o.modelo_id, c.color_id, c.talla, o.id, o.numero, c.por_cortar as n
  from ordenes_fab o join orden_fab_celdas c on c.orden_id = o.id
  where o.estado = any(${texts(VIVAS)}) and o.id = any(${ints(ids)})`

/** What is asked for, cell by cell, beside what is there for it, free or theirs, or cut already; an order's plan has taken that into account. */
export async function demandaDe(db: Db, { temporadaId, pedidoIds, ordenIds }: Entrada): Promise<Celda[]> {
  const piden = ordenIds
    ? deOrdenes(ordenIds)
    : dePedidos(pedidoIds ? sql`p.id = any(${ints(pedidoIds)})` : sql`m.temporada_id = ${temporadaId}`)
  const descontado = ordenIds ? sql`false` : sql`true`
  return rows(
    db,
    Celda,
    sql`
    with piden as (${piden}),
    celdas as (
      select modelo_id, color_id, talla, sum(n)::int as pendientes, array_agg(id) as ids,
        jsonb_agg(jsonb_build_object('id', id, 'numero', numero, 'prendas', n) order by numero) as documentos
      from piden where n > 0 group by 1, 2, 3),
    cortado as (
      select o.modelo_id, c.color_id, c.talla, sum(c.pendiente - c.por_cortar)::int as n
      from ordenes_fab o join orden_fab_celdas c on c.orden_id = o.id
      where o.estado = any(${texts(ABIERTAS)}) group by 1, 2, 3)
    select c.modelo_id as "modeloId", m.numero, m.nombre, c.color_id as "colorId", k.nombre as color, c.talla, c.pendientes,
      case when ${descontado} then coalesce(v.libre, 0) + coalesce(a.n, 0) else 0 end as "enStock",
      case when ${descontado} then coalesce(x.n, 0) else 0 end as cortadas, c.documentos
    from celdas c join modelos m on m.id = c.modelo_id join colores k on k.id = c.color_id
      left join modelo_variantes v on v.modelo_id = c.modelo_id and v.color_id = c.color_id and v.talla = c.talla
      left join lateral (
        select sum(a.cantidad)::int as n from asignaciones a join pedido_lineas l on l.id = a.pedido_linea_id
        where a.modelo_id = c.modelo_id and a.color_id = c.color_id and a.talla = c.talla and a.orden_id is null
          and l.pedido_id = any (c.ids)) a on true
      left join cortado x on x.modelo_id = c.modelo_id and x.color_id = c.color_id and x.talla = c.talla
    order by m.numero, c.modelo_id, c.color_id,
      (select n from jsonb_array_elements_text(m.tallas) with ordinality x(talla, n) where x.talla = c.talla limit 1)`,
  )
}

const suma = (celdas: readonly Celda[], campo: 'pendientes' | 'enStock' | 'cortadas') =>
  celdas.reduce((n, celda) => n + celda[campo], 0)
const fabricadas = (celdas: readonly Celda[]) => celdas.reduce((n, celda) => n + aFabricar(celda), 0)

/** The documents of several cells, each once with all its garments. */
export function documentosDe(celdas: readonly Celda[]): Motivo['documentos'] {
  const grupos = Map.groupBy(
    celdas.flatMap(({ documentos }) => documentos),
    ({ id }) => id,
  )
  return [...grupos.values()].flatMap(([primero, ...otros]) =>
    primero ? [{ ...primero, prendas: otros.reduce((n, { prendas }) => n + prendas, primero.prendas) }] : [],
  )
}

/** One reason for a material: a model in a colour, by its sheet. */
function motivosDe(hoja: HojaDeModelo, celdas: readonly Celda[]): { materiaId: number; motivo: Motivo }[] {
  const porColor = [...Map.groupBy(celdas, ({ colorId }) => colorId).values()]
  return porColor.flatMap((suyas) => {
    const [primera] = suyas
    const prendas = fabricadas(suyas)
    if (!primera || prendas === 0) return []
    const { modeloId, numero, nombre, colorId, color } = primera
    return hoja.lineas.flatMap((linea) => {
      if (linea.materiaId === null) return []
      const cantidad = necesidad(
        linea,
        suyas.map((celda) => ({ talla: celda.talla, cantidad: aFabricar(celda) })),
      )
      const motivo = {
        ...{ modeloId, numero, nombre, colorId, color, prendas, cantidad },
        revision: hoja.revision,
        pendientes: suma(suyas, 'pendientes'),
        enStock: suma(suyas, 'enStock'),
        cortadas: suma(suyas, 'cortadas'),
        consumo: linea.consumo,
        documentos: documentosDe(suyas),
      }
      return [{ materiaId: linea.materiaId, motivo }]
    })
  })
}

const Materia = z.object({
  id: Id,
  codigo: z.string(),
  nombre: z.string(),
  tipo: z.enum(TIPOS_DE_MATERIA),
  unidad: z.enum(UNIDADES),
  proveedorId: Id,
  proveedor: z.string(),
  precio: z.number(),
  enCamino: z.number(),
  llegan: z.array(
    z.object({
      compraId: Id,
      numero: z.string(),
      colorId: Id.nullable(),
      cantidad: z.number(),
      fecha: z.iso.date().nullable(),
    }),
  ),
  stock: z.array(z.object({ colorId: Id.nullable(), restante: z.number() })),
})
type Materia = z.output<typeof Materia>

const materiasDe = (db: Db, ids: readonly number[]): Promise<Materia[]> =>
  rows(
    db,
    Materia,
    sql`
    select m.id, m.codigo, m.nombre, m.tipo, m.unidad, m.proveedor_id as "proveedorId", m.proveedor,
      m.precio::float8 as precio, m.en_camino::float8 as "enCamino",
      coalesce((
        select jsonb_agg(jsonb_build_object('colorId', s.color_id, 'restante', s.restante))
        from (select color_id, sum(restante) as restante from piezas where materia_id = m.id and restante > 0 group by 1) s),
        '[]') as stock,
      coalesce((
        select jsonb_agg(jsonb_build_object('compraId', e.compra_id, 'numero', e.compra, 'colorId', e.color_id,
          'cantidad', e.abierta, 'fecha', coalesce(e.fecha_confirmada, e.fecha_prevista))
          order by coalesce(e.fecha_confirmada, e.fecha_prevista) nulls last, e.id)
        from entradas_lista e where e.materia_id = m.id and not e.recibida and e.abierta > 0), '[]') as llegan
    from materias_lista m where m.id = any(${ints(ids)}) order by m.proveedor, m.codigo`,
  )

function necesidadDe(materia: Materia, motivos: Motivo[], reservas: readonly Reserva[]): Necesidad {
  const colores = Map.groupBy(motivos, ({ colorId }) => colorId)
  const stock = new Map(materia.stock.map(({ colorId, restante }) => [colorId, restante]))
  const pide = [...colores].map(([colorId, suyos]) => ({ colorId, necesaria: sumar(suyos.map((uno) => uno.cantidad)) }))
  const suyas = reservas.filter(({ materiaId }) => materiaId === materia.id)
  const porLlegar = Map.groupBy(materia.llegan, ({ colorId }) => colorId)
  const viene = new Map([...porLlegar].map(([color, filas]) => [color, sumar(filas.map(({ cantidad }) => cantidad))]))
  const { porColor, falta } = faltaDe(pide, stockLibre(stock, suyas), viene)
  const { id: materiaId, codigo, nombre, tipo, unidad, enCamino, llegan, precio } = materia
  return {
    ...{ materiaId, codigo, nombre, tipo, unidad, enCamino, llegan, precio, falta, motivos },
    necesaria: sumar(pide.map(({ necesaria }) => necesaria)),
    stock: sumar([...stock.values()]),
    reservada: sumar(suyas.map(({ cantidad }) => cantidad)),
    sinColor: stock.get(null) ?? 0,
    porColor: porColor.map((uno) => ({
      ...uno,
      stock: stock.get(uno.colorId) ?? 0,
      color: colores.get(uno.colorId)?.[0]?.color as Celda['color'],
    })),
    importe: enEuros(falta * precio),
  }
}

/** What is needed of each material to make what is asked for, by supplier, with the reason of every figure. */
export async function necesidadesDe(db: Db, entrada: Entrada): Promise<Necesidades> {
  const demanda = await demandaDe(db, entrada)
  const porModelo = Map.groupBy(demanda, ({ modeloId }) => modeloId)
  const hojas = await hojasVigentes(db, sql`m.id = any(${ints([...porModelo.keys()])})`)
  const conHoja = new Set(hojas.map(({ modeloId }) => modeloId))
  const motivos = hojas.flatMap((hoja) => motivosDe(hoja, porModelo.get(hoja.modeloId) ?? []))
  const porMateria = Map.groupBy(motivos, ({ materiaId }) => materiaId)
  const materias = await materiasDe(db, [...porMateria.keys()])
  const reservas = await reservadoPorOtras(db, [...porMateria.keys()], {
    ordenIds: entrada.ordenIds ?? [],
    contadas: entrada.ordenIds ? [] : demanda.map((celda) => ({ ...celda, prendas: aFabricar(celda) })),
  })
  const porProveedor = Map.groupBy(materias, ({ proveedorId }) => proveedorId)
  return {
    proveedores: [...porProveedor].map(([proveedorId, suyas]) => {
      const necesidades = suyas.map((materia) =>
        necesidadDe(
          materia,
          (porMateria.get(materia.id) ?? []).map(({ motivo }) => motivo),
          reservas,
        ),
      )
      const importe = sumarEuros(necesidades.map((una) => una.importe))
      return { proveedorId, proveedor: suyas[0]?.proveedor ?? '', importe, materias: necesidades }
    }),
    sinEscandallo: [...porModelo.values()].flatMap((celdas) => {
      const [primera] = celdas
      const prendas = fabricadas(celdas)
      if (!primera || prendas === 0 || conHoja.has(primera.modeloId)) return []
      const { modeloId, numero, nombre } = primera
      return [{ modeloId, numero, nombre, prendas }]
    }),
  }
}
