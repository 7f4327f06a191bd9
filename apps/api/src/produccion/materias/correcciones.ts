import type { CorregirEntradaInput, CorregirPiezaInput } from '@telar/contract/produccion/materia'
import { sumar } from '@telar/domain/produccion/materia'
import { ReglaError } from '@telar/domain/regla'
import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import {
  piezaAjustesTable as a,
  materiaPreciosTable as h,
  materiasTable as m,
  piezasTable as p,
} from '../../db/schema/produccion/materias.ts'
import { FieldsError } from '../../kit/errors.ts'
import { lockVersion, nextVersion, saveVersion } from '../../kit/version.ts'
import { anotarPrecio, ENTRADA, PIEZA } from './entradas.ts'

/** A delivery holds what its rolls came with. */
async function recontar(db: Db, entradaId: number): Promise<void> {
  const piezas = await db.select({ metros: p.metros }).from(p).where(eq(p.entradaId, entradaId))
  const cantidad = sumar(piezas.map(({ metros }) => metros))
  await saveVersion(db, ENTRADA, entradaId, null, { cantidad })
}

/** What somebody saw or measured of a roll; a length changes only with a reason. */
export async function corregirPieza(
  db: Db,
  id: number,
  { version, motivo, metros: largo, ...correccion }: z.output<typeof CorregirPiezaInput>,
  quien: string,
): Promise<number> {
  const pieza = await lockVersion(db, PIEZA, id, version)
  const metros = largo ?? pieza.metros
  const { restante } = correccion
  if (restante > metros) throw new ReglaError('pieza.de-mas', { numero: pieza.numero, metros })
  const medida = metros !== pieza.metros || restante !== pieza.restante
  if (medida && motivo === '') throw new FieldsError({ motivo: ['pieza.sin-motivo'] })
  await saveVersion(db, PIEZA, id, null, { ...correccion, metros })
  if (medida) {
    const antes = { metrosAntes: pieza.metros, restanteAntes: pieza.restante }
    await db.insert(a).values({ piezaId: id, quien, motivo, metros, restante, ...antes })
  }
  if (metros !== pieza.metros) await recontar(db, pieza.entradaId)
  return id
}

/** The newest delivery of a material gives it its price. */
async function esLaUltima(db: Db, { id, materiaId }: { id: number; materiaId: number }): Promise<boolean> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from entradas where materia_id = ${materiaId} and recibida order by fecha desc, id desc limit 1`)
  return rows[0]?.id === id
}

/** What its rolls cost, also in the orders that are not closed yet: those keep what they came to. */
async function corregirCostes(db: Db, entradaId: number, precio: number): Promise<void> {
  await db.execute(sql`update piezas set coste = ${precio}::numeric where entrada_id = ${entradaId}`)
  await db.execute(sql`
    update consumos k set coste = ${precio}::numeric from piezas z, ordenes_fab o
    where z.id = k.pieza_id and z.entrada_id = ${entradaId} and o.id = k.orden_id and o.estado <> 'cerrada'`)
}

/** A delivery was written down wrongly: its note, its supplier, its day or what it cost. */
export async function corregirEntrada(
  db: Db,
  id: number,
  { version, ...correccion }: z.output<typeof CorregirEntradaInput>,
): Promise<number> {
  const antes = await lockVersion(db, ENTRADA, id, version)
  await saveVersion(db, ENTRADA, id, null, correccion)
  if (!antes.recibida) return id
  const { proveedorId, fecha, precio } = correccion
  const { materiaId } = antes
  if (precio !== antes.precio) await corregirCostes(db, id, precio)
  await db.execute(sql`
    delete from ${h} where id = (select id from ${h} where materia_id = ${materiaId} and origen = 'entrada'
      and proveedor_id = ${antes.proveedorId} and fecha = ${antes.fecha}::date and precio = ${antes.precio}::numeric
      order by id desc limit 1)`)
  await anotarPrecio(db, { materiaId, proveedorId, fecha, precio, origen: 'entrada' })
  if (await esLaUltima(db, antes)) {
    const nuevo = { precio, ...nextVersion(m) }
    await db.update(m).set(nuevo).where(sql`${m.id} = ${materiaId} and ${m.precio} <> ${precio}::numeric`)
  }
  return id
}
