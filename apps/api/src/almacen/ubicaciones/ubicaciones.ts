import type { UbicacionInput } from '@telar/contract/almacen/ubicaciones'
import {
  cambiarDeSitio,
  claveDeUbicacion,
  codigosEntre,
  intercalar,
  porCodigo,
  zonaDe,
} from '@telar/domain/almacen/ubicacion'
import { asc, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { run, takeTurn } from '../../db/rows.ts'
import { ubicacionesTable as u } from '../../db/schema/almacen/ubicaciones.ts'
import { FieldsError, notFound } from '../../kit/errors.ts'

type Entrada = z.output<typeof UbicacionInput>

/** As it is kept: with what it is ordered by, and the zone that its code says where no other is said. */
export const guardada = (entrada: Entrada) => ({
  ...entrada,
  zona: entrada.zona || zonaDe(entrada.codigo),
  clave: claveDeUbicacion(entrada.codigo),
})

/** Who changes the walk waits for who is changing it. */
const turno = (db: Db) => takeTurn(db, sql`hashtext('ubicaciones')`)

/** The places of the walk, for those whose place is another now. */
const ponerEnOrden = (db: Db, filas: readonly { id: number; orden: number }[]) =>
  run(
    db,
    sql`
    update ubicaciones u set orden = x.orden, version = u.version + 1, modificado_en = now()
    from jsonb_to_recordset(${JSON.stringify(filas)}::jsonb) as x(id int, orden int)
    where u.id = x.id and u.orden <> x.orden`,
  )

/** Makes shelves and gives each its place in the walk. Those whose code is taken are not made. */
async function crear(db: Db, entradas: readonly Entrada[]): Promise<number[]> {
  await turno(db)
  const unaVez = [...new Map(entradas.map(guardada).map((una) => [una.clave, una])).values()]
  const nuevas = await db
    .insert(u)
    .values(unaVez.map((una) => ({ ...una, orden: 0 })))
    .onConflictDoNothing({ target: u.clave })
    .returning({ id: u.id, codigo: u.codigo })
  const ids = new Set(nuevas.map(({ id }) => id))
  const todas = await db.select({ id: u.id, codigo: u.codigo }).from(u).orderBy(asc(u.orden), asc(u.clave))
  const andadas = intercalar(
    todas.filter(({ id }) => !ids.has(id)),
    todas.filter(({ id }) => ids.has(id)),
  )
  await ponerEnOrden(
    db,
    andadas.map(({ id }, i) => ({ id, orden: i + 1 })),
  )
  return nuevas.toSorted((a, b) => porCodigo(a.codigo, b.codigo)).map(({ id }) => id)
}

export async function crearUbicacion(db: Db, entrada: Entrada): Promise<number> {
  const [id] = await crear(db, [entrada])
  if (id === undefined) throw new FieldsError({ codigo: ['field.taken'] })
  return id
}

export async function generarUbicaciones(
  db: Db,
  { desde, hasta, zona, nota }: { desde: string; hasta: string; zona: string; nota: string },
): Promise<{ creadas: number; estaban: number }> {
  const codigos = codigosEntre(desde, hasta)
  const creadas = await crear(
    db,
    codigos.map((codigo) => ({ codigo, zona, nota, activa: true })),
  )
  return { creadas: creadas.length, estaban: codigos.length - creadas.length }
}

/** These shelves are walked in this order; the others keep their places. */
export async function ordenarUbicaciones(db: Db, ids: readonly number[]): Promise<number[]> {
  await turno(db)
  const unaVez = [...new Set(ids)]
  const antes = await db.select({ id: u.id, orden: u.orden }).from(u).where(inArray(u.id, unaVez))
  const ausente = unaVez.find((id) => !antes.some((una) => una.id === id))
  if (ausente !== undefined) throw notFound('Ubicación', ausente)
  await ponerEnOrden(db, cambiarDeSitio(antes, unaVez))
  return unaVez
}
