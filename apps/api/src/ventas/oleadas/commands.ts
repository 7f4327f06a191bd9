import type { Body } from '@telar/contract/kit/endpoint'
import type { oleadas } from '@telar/contract/ventas/oleadas'
import { ReglaError } from '@telar/domain/regla'
import { mismaPrenda } from '@telar/domain/ventas/embalar'
import { coger, devolver, letraDe, noEsta, type Tomada } from '@telar/domain/ventas/oleada'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { prendaDicha } from '../../almacen/escaneada.ts'
import { marcarPorContar, yaContadas } from '../../almacen/por-contar.ts'
import { nombrarColor } from '../../catalogo/nombrar.ts'
import type { Db } from '../../db/connection.ts'
import { run } from '../../db/rows.ts'
import { oleadaPedidosTable as k, oleadasTable as o } from '../../db/schema/ventas/oleadas.ts'
import { notFound } from '../../kit/errors.ts'
import { lockVersion, nextVersion } from '../../kit/rows/version.ts'
import { celdasDeOleada, pedidasAhora } from './estado.ts'

interface Cual {
  modeloId: number
  colorId: number
  talla: string
}

/** Who picks holds the wave: two people never pick the same garment. */
async function tomarOleada(db: Db, id: number, suya: SQL | undefined) {
  const oleada = await lockVersion(db, { table: o, entity: 'Oleada', own: suya }, id)
  if (oleada.estado !== 'abierta') throw new ReglaError('oleada.cerrada')
  return oleada
}

/** What is refused is said of the garment. */
async function diciendoDe<T>(db: Db, cual: Cual, decidir: () => T): Promise<T> {
  try {
    return decidir()
  } catch (error) {
    if (!(error instanceof ReglaError)) throw error
    throw new ReglaError(error.code, { ...error.params, que: await nombrarColor(db, cual, cual.talla) })
  }
}

/** Writes down what became of some cells, in one statement. */
const anotar = (db: Db, campo: 'cogidas' | 'faltan', filas: readonly { id: number; n: number }[], motivo?: string) =>
  run(
    db,
    sql`
    update oleada_celdas x set ${sql.identifier(campo)} = x.${sql.identifier(campo)} + f.n
      ${motivo === undefined ? sql`` : sql`, motivo = ${motivo}`}
    from jsonb_to_recordset(${JSON.stringify(filas)}::jsonb) as f(id int, n int) where x.id = f.id`,
  )

const conId = (hechos: readonly { tomada: Tomada; n: number }[], signo = 1) =>
  hechos.map(({ tomada, n }) => ({ id: (tomada as Tomada & { id: number }).id, n: signo * n }))

const suma = (numeros: readonly number[]) => numeros.reduce((a, b) => a + b, 0)

export async function cogerEnOleada(
  db: Db,
  id: number,
  { que: dicho, cantidad, pedidoId }: Body<(typeof oleadas)['coger']>,
  suya: SQL | undefined,
) {
  await tomarOleada(db, id, suya)
  const cual = await prendaDicha(db, dicho)
  const tomadas = pedidasAhora(await celdasDeOleada(db, id))
  const hechos = await diciendoDe(db, cual, () => coger(tomadas, cual, cantidad, pedidoId))
  await anotar(db, 'cogidas', conId(hechos))
  const suyas = tomadas.filter((una) => mismaPrenda(una, cual))
  return {
    que: await nombrarColor(db, cual, cual.talla),
    cogidas: suma(suyas.map(({ cogidas }) => cogidas)) + cantidad,
    cantidad: suma(suyas.map((una) => una.cantidad)),
    para: hechos.map(({ tomada, n }) => ({ letra: letraDe(tomada.puesto), cantidad: n })),
  }
}

/** Garments go back: also those of orders that are out, which nobody waits for. */
export async function devolverEnOleada(
  db: Db,
  id: number,
  { cantidad, pedidoId, ...cual }: Body<(typeof oleadas)['devolver']>,
  suya: SQL | undefined,
): Promise<void> {
  await tomarOleada(db, id, suya)
  const todas = (await celdasDeOleada(db, id)).map(({ ahora: n, ...una }) => ({ ...una, cantidad: n }))
  const hechos = await diciendoDe(db, cual, () => devolver(todas, cual, cantidad, pedidoId))
  await anotar(db, 'cogidas', conId(hechos, -1))
}

export async function noEstaEnOleada(
  db: Db,
  id: number,
  { motivo, ...cual }: Body<(typeof oleadas)['noEsta']>,
  { quien, suya }: { quien: string; suya: SQL | undefined },
): Promise<void> {
  const { numero } = await tomarOleada(db, id, suya)
  const tomadas = pedidasAhora(await celdasDeOleada(db, id))
  const hechos = await diciendoDe(db, cual, () => noEsta(tomadas, cual))
  await anotar(db, 'faltan', conId(hechos), motivo)
  await marcarPorContar(db, cual, { motivo, documento: numero, quien })
}

/** What was not there has turned up: it is asked for again, and nobody has to count it for that. */
export async function aparecioEnOleada(db: Db, id: number, cual: Cual, suya: SQL | undefined): Promise<void> {
  await tomarOleada(db, id, suya)
  const suyas = (await celdasDeOleada(db, id)).filter((una) => mismaPrenda(una, cual) && una.faltan > 0)
  await anotar(
    db,
    'faltan',
    suyas.map(({ id: celdaId, faltan }) => ({ id: celdaId, n: -faltan })),
    '',
  )
  await yaContadas(db, [{ ...cual, cantidad: 0 }])
}

/** Holds the orders of a wave before the wave itself, as who serves one of them does. */
const bloquearPuestos = (db: Db, id: number) =>
  run(db, sql`select from oleada_pedidos where oleada_id = ${id} and fuera_en is null order by id for update`)

export async function quitarDeOleada(db: Db, id: number, pedidoId: number, suya: SQL | undefined): Promise<void> {
  await bloquearPuestos(db, id)
  await tomarOleada(db, id, suya)
  const fuera = await db
    .update(k)
    .set({ fueraEn: sql`now()`, fuera: 'quitado' })
    .where(and(eq(k.oleadaId, id), eq(k.pedidoId, pedidoId), isNull(k.fueraEn)))
    .returning({ id: k.id })
  if (fuera.length === 0) throw notFound('Pedido', pedidoId)
}

/** A closed wave holds no order any more; what was picked stays known, and is what the packers expect. */
export async function cerrarOleada(db: Db, id: number, suya: SQL | undefined): Promise<void> {
  await bloquearPuestos(db, id)
  await tomarOleada(db, id, suya)
  await db
    .update(k)
    .set({ fueraEn: sql`now()` })
    .where(and(eq(k.oleadaId, id), isNull(k.fueraEn)))
  await db
    .update(o)
    .set({ estado: 'cerrada', cerradaEn: sql`now()`, ...nextVersion(o) })
    .where(eq(o.id, id))
}
