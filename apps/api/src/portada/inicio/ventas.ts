import { Id } from '@telar/contract/kit/crud'
import type { Inicio } from '@telar/contract/portada/inicio'
import { sumarEuros } from '@telar/domain/dinero'
import { lunesDe, masDias } from '@telar/domain/fecha'
import { CANCELADO } from '@telar/domain/ventas/pedido'
import { and, desc, inArray, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { ints, rows } from '../../db/rows.ts'
import { coloresTable, modelosTable, temporadasTable } from '../../db/schema/catalogo/modelos.ts'
import { comercialesTable as k } from '../../db/schema/clientes/clientes.ts'
import { facturasTable as f } from '../../db/schema/facturacion/facturas.ts'
import { ABIERTAS, antiguedadHoy, clientesQueDeben } from '../../facturacion/cobros/pendientes.ts'
import { ANADE, ANOTADAS } from '../../facturacion/facturas/sumas.ts'
import type { Keep } from '../../kit/memory/kept.ts'
import { addUp } from '../../kit/rows/blocks.ts'

const SEMANAS = 12
const ANTES = 52
const MEJORES = 6
const DEUDORES = 5

/** What was invoiced in each of the last weeks, and a year before each. */
export async function ventasPorSemana(
  db: Db,
  fecha: string,
  suyas: SQL | undefined,
  keep: Keep,
): Promise<NonNullable<Inicio['semanas']>> {
  const primero = masDias(lunesDe(fecha), -7 * (SEMANAS - 1))
  const facturado = await addUp(db, keep, {
    ...ANOTADAS,
    where: sql`${f.estado} = 'emitida' and ${suyas ?? sql`true`} and (
      ${f.fecha} between ${primero} and ${fecha}
      or ${f.fecha} between ${masDias(primero, -7 * ANTES)} and ${masDias(primero, 7 * (SEMANAS - ANTES) - 1)})`,
    by: sql`date_trunc('week', ${f.fecha})::date`,
    sums: [sql`sum(${ANADE.base})`],
  })
  const base = new Map(facturado.map(({ group, sums }) => [group, sums[0] ?? 0]))
  return Array.from({ length: SEMANAS }, (_, i) => {
    const lunes = masDias(primero, 7 * i)
    return { lunes, base: base.get(lunes) ?? 0, antes: base.get(masDias(lunes, -7 * ANTES)) ?? 0 }
  })
}

/** The same weeks by rep: what was invoiced of their customers, and a year before. */
export async function ventasPorComercial(
  db: Db,
  fecha: string,
  keep: Keep,
): Promise<NonNullable<Inicio['comerciales']>> {
  const primero = masDias(lunesDe(fecha), -7 * (SEMANAS - 1))
  const antes = sql`${f.fecha} between ${masDias(primero, -7 * ANTES)} and ${masDias(fecha, -7 * ANTES)}`
  const ahora = sql`${f.fecha} between ${primero} and ${fecha}`
  const vendido = await addUp(db, keep, {
    ...ANOTADAS,
    where: sql`${f.estado} = 'emitida' and ${f.tipo} <> 'previa' and (${ahora} or ${antes})`,
    by: f.comercialId.getSQL(),
    sums: [ahora, antes].map((cuando) => sql`coalesce(sum(${ANADE.base}) filter (where ${cuando}), 0)`),
  })
  const nombres = new Map(
    (await db.select({ id: k.id, nombre: k.nombre }).from(k)).map(({ id, nombre }) => [id, nombre]),
  )
  return vendido
    .map(({ group, sums: [base = 0, anterior = 0] }) => {
      const id = group === null ? null : Number(group)
      return { id, nombre: id === null ? null : (nombres.get(id) ?? null), base, antes: anterior }
    })
    .sort((a, b) => b.base - a.base || b.antes - a.antes || (a.id ?? Infinity) - (b.id ?? Infinity))
}

/** What is to be collected, and who owes most. */
export async function porCobrar(
  db: Db,
  fecha: string,
  suyas: SQL | undefined,
  keep: Keep,
): Promise<NonNullable<Inicio['cobros']>> {
  const sums = Object.values(antiguedadHoy(fecha))
  const [abierto] = await addUp(db, keep, { ...ANOTADAS, where: and(ABIERTAS, suyas), sums })
  const [corriente = 0, hasta30 = 0, hasta60 = 0, hasta90 = 0, mas90 = 0, total = 0] = abierto?.sums ?? []
  const porCliente = await addUp(db, keep, {
    ...{ ...ANOTADAS, where: and(ABIERTAS, suyas), by: f.clienteId.getSQL() },
    sums: [sql`sum(${f.pendiente})`],
  })
  const mayores = porCliente
    .map(({ group, sums: [debe = 0] }) => ({ clienteId: Number(group), debe }))
    .sort((a, b) => b.debe - a.debe || a.clienteId - b.clienteId)
    .slice(0, DEUDORES)
  const suyos = sql`${f.clienteId} = any (${ints(mayores.map(({ clienteId }) => clienteId))})`
  const deudores = await clientesQueDeben(db, fecha, and(suyas, suyos))
  return {
    ...{ corriente, hasta30, hasta60, hasta90, mas90, total },
    deudores: deudores.map((uno) => ({
      ...{ clienteId: uno.clienteId, cliente: uno.cliente, total: uno.total },
      vencido: sumarEuros([uno.total, -uno.corriente]),
    })),
  }
}

const Grupo = z.object({
  temporadaId: Id,
  modeloId: Id.nullable(),
  colorId: Id.nullable(),
  pedidos: z.int(),
  clientes: z.int(),
  prendas: z.int(),
  importe: z.number(),
})
type Grupo = z.output<typeof Grupo>

/** What was ordered of the two newest seasons, by season, by model and by colour, in one pass over the lines. */
export async function porTemporada(db: Db, suyos: SQL | undefined): Promise<NonNullable<Inicio['temporadas']>> {
  const temporadas = await db
    .select({ id: temporadasTable.id, codigo: temporadasTable.codigo })
    .from(temporadasTable)
    .orderBy(desc(temporadasTable.fechaInicio), desc(temporadasTable.id))
    .limit(2)
  if (temporadas.length === 0) return []
  const ids = ints(temporadas.map(({ id }) => id))
  const grupos = await rows(
    db,
    Grupo,
    sql`
    with lineas as (
      select m.temporada_id, l.modelo_id, l.color_id, p.id, p.cliente_id, l.precio * (1 - l.dto / 100) as precio,
        (select coalesce(sum((t->>'cantidad')::int - (t->>'anulada')::int), 0)
          from jsonb_array_elements(l.tallas_cantidades) t) as n
      from pedidos p join pedido_lineas l on l.pedido_id = p.id join modelos m on m.id = l.modelo_id
      where p.estado <> ${CANCELADO} and m.temporada_id = any(${ids}) and ${suyos ?? sql`true`})
    select temporada_id as "temporadaId", modelo_id as "modeloId", color_id as "colorId",
      count(distinct id)::int as pedidos, count(distinct cliente_id)::int as clientes, sum(n)::int as prendas,
      round(sum(n * precio), 2)::float8 as importe
    from lineas group by grouping sets ((temporada_id), (temporada_id, modelo_id), (temporada_id, color_id))`,
  )
  const mejores = (de: (grupo: Grupo) => number | null, temporadaId: number) =>
    grupos
      .filter((grupo) => grupo.temporadaId === temporadaId && de(grupo) !== null && grupo.prendas > 0)
      .sort((a, b) => b.prendas - a.prendas || Number(de(a)) - Number(de(b)))
      .slice(0, MEJORES)
      .map((grupo) => ({ id: de(grupo) as number, prendas: grupo.prendas }))
  const elegidas = temporadas.map(({ id, codigo }) => ({
    ...{ id, codigo },
    suma: grupos.find((g) => g.temporadaId === id && g.modeloId === null && g.colorId === null),
    modelos: mejores(({ modeloId }) => modeloId, id),
    colores: mejores(({ colorId }) => colorId, id),
  }))
  const nombres = await nombresDe(
    db,
    elegidas.flatMap(({ modelos }) => modelos.map(({ id }) => id)),
    elegidas.flatMap(({ colores }) => colores.map(({ id }) => id)),
  )
  return elegidas.map(({ id, codigo, suma, modelos, colores }) => ({
    ...{ id, codigo },
    pedidos: suma?.pedidos ?? 0,
    clientes: suma?.clientes ?? 0,
    prendas: suma?.prendas ?? 0,
    importe: suma?.importe ?? 0,
    modelos: modelos.flatMap((uno) => {
      const modelo = nombres.modelos.get(uno.id)
      return modelo ? [{ ...uno, numero: modelo.numero, nombre: modelo.nombre }] : []
    }),
    colores: colores.flatMap((uno) => {
      const color = nombres.colores.get(uno.id)
      return color ? [{ ...uno, nombre: color.nombre, hex: color.hex }] : []
    }),
  }))
}

async function nombresDe(db: Db, modeloIds: number[], colorIds: number[]) {
  const modelos = await db
    .select({ id: modelosTable.id, numero: modelosTable.numero, nombre: modelosTable.nombre })
    .from(modelosTable)
    .where(inArray(modelosTable.id, modeloIds))
  const colores = await db
    .select({ id: coloresTable.id, nombre: coloresTable.nombre, hex: coloresTable.hex })
    .from(coloresTable)
    .where(inArray(coloresTable.id, colorIds))
  return {
    modelos: new Map(modelos.map((uno) => [uno.id, uno])),
    colores: new Map(colores.map((uno) => [uno.id, uno])),
  }
}
