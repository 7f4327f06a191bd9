import type { Db } from '@telar/api/db/connection'
import { ints, run } from '@telar/api/db/rows'
import { clientesTable } from '@telar/api/db/schema/clientes/clientes'
import { gruposTable, promocionesTable, tarifasTable } from '@telar/api/db/schema/clientes/tarifas'
import type { Promocion, Tarifario } from '@telar/domain/catalogo/tarifa'
import { eq, gte, sql } from 'drizzle-orm'
import { caracterDe } from './clientes.ts'

/** What some customers pay from one day to another. */
export interface Condicion extends Tarifario {
  grupoId: number
  desde: string
  hasta: string
}

/** Beyond so much above an ordinary one a shop is key, or one of a chain. */
const CLAVE = 2
const CADENA = 3.4
/** One in so many of the small ones sells seconds and remainders. */
const UNA_DE_OCASION = 14
const OCASION = 'Outlet y ocasión'

/** The customers who buy on terms of their own: those that the demo names stay as they are. */
export async function fillGrupos(db: Db, desdeId: number, desde: string, dias: number): Promise<void> {
  await db.insert(gruposTable).values({
    ...{ nombre: OCASION, segundas: true, segundasEnTienda: true, segundaPorCiento: 45 },
    notas: 'Venden segundas y restos de otras temporadas.',
  })
  const ids = new Map((await db.select().from(gruposTable)).map(({ nombre, id }) => [nombre, id]))
  const clientes = await db
    .select({ id: clientesTable.id })
    .from(clientesTable)
    .where(gte(clientesTable.id, desdeId))
    .orderBy(clientesTable.id)
  const de = (id: number) => {
    const { peso } = caracterDe(id, desde, dias)
    if (peso > CADENA) return 'Cadenas'
    if (peso > CLAVE) return 'Tiendas clave'
    return id % UNA_DE_OCASION === 3 ? OCASION : null
  }
  for (const [nombre, suyos] of Map.groupBy(clientes, ({ id }) => de(id)))
    if (nombre !== null)
      await run(
        db,
        sql`update clientes set grupo_id = ${ids.get(nombre)}::int where id = any (${ints(suyos.map(({ id }) => id))})`,
      )
}

/** Who buys seconds and remainders, and at what part of the tariff. */
export interface Ocasion {
  grupoId: number
  porCiento: number
}

export async function grupoDeOcasion(db: Db): Promise<Ocasion | null> {
  const [grupo] = await db.select().from(gruposTable).where(eq(gruposTable.nombre, OCASION))
  return grupo ? { grupoId: grupo.id, porCiento: grupo.segundaPorCiento ?? 50 } : null
}

/** The lists and promotions of every group. */
export async function leerCondiciones(db: Db): Promise<Condicion[]> {
  const tarifas = await db.select().from(tarifasTable).orderBy(tarifasTable.id)
  const promociones = await db.select().from(promocionesTable).orderBy(promocionesTable.id)
  return [
    ...tarifas.flatMap(({ grupoIds, desde, hasta, ...tarifa }) =>
      grupoIds.map((grupoId) => ({
        ...{ grupoId, desde, hasta: hasta ?? '9999-12-31', tarifas: [{ ...tarifa, precios: [] }], promociones: [] },
      })),
    ),
    ...promociones.flatMap(({ grupoIds, desde, ...promocion }) =>
      grupoIds.map((grupoId) => ({
        ...{ grupoId, desde, hasta: promocion.hasta, tarifas: [], promociones: [promocion satisfies Promocion] },
      })),
    ),
  ]
}

/** What is in force for a group on a day; nothing, where it buys as everybody does. */
export function tarifarioDe(condiciones: readonly Condicion[], grupoId: number | null, dia: string): Tarifario | null {
  const suyas = condiciones.filter((una) => una.grupoId === grupoId && una.desde <= dia && dia <= una.hasta)
  if (suyas.length === 0) return null
  return {
    tarifas: suyas.flatMap(({ tarifas }) => tarifas),
    promociones: suyas.flatMap(({ promociones }) => promociones),
  }
}
