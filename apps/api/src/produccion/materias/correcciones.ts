import type { CorregirEntradaInput, CorregirPiezaInput } from '@telar/contract/produccion/materia'
import { aDiezmilesimas, deDiezmilesimas } from '@telar/domain/dinero'
import { exigirEntera, sumar } from '@telar/domain/produccion/materia'
import { ReglaError } from '@telar/domain/regla'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { run } from '../../db/rows.ts'
import { comprasTable as c } from '../../db/schema/produccion/compras.ts'
import {
  piezaAjustesTable as a,
  devolucionesProveedorTable as d,
  entradasTable as e,
  devolucionProveedorPiezasTable as l,
  materiasTable as m,
  piezasTable as p,
} from '../../db/schema/produccion/materias.ts'
import { consumosTable as k, ordenesFabTable as o } from '../../db/schema/produccion/ordenesfab.ts'
import { FieldsError } from '../../kit/errors.ts'
import { lockVersion, nextVersion, saveVersion } from '../../kit/rows/version.ts'
import { ajustarLoCerrado, bloquearMateria, ENTRADA, PIEZA } from './entradas.ts'
import { moverMetros } from './metros.ts'
import { anotarPrecio, esLaUltima, olvidarPrecio, ponerPrecio, volverAlPrecio } from './precios.ts'

/** Locks the delivery of a roll and what was asked for of which it is a part, before the roll itself. */
async function bloquearEntradasDe(db: Db, piezaId: number): Promise<void> {
  await run(
    db,
    sql`
    select a.id from entradas a where a.id in (
      select unnest(array[e.id, e.pedida_en_id]) from entradas e join piezas p on p.entrada_id = e.id where p.id = ${piezaId})
    order by a.id for update`,
  )
}

/** A delivery holds what its rolls came with; less is missing then of what was asked for, or more. */
async function recontar(db: Db, entradaId: number): Promise<void> {
  const piezas = await db.select({ metros: p.metros }).from(p).where(eq(p.entradaId, entradaId))
  const cantidad = sumar(piezas.map(({ metros }) => metros))
  await saveVersion(db, ENTRADA, entradaId, null, { cantidad })
  const [parte] = await db.select({ pedidaEnId: e.pedidaEnId }).from(e).where(eq(e.id, entradaId))
  if (parte?.pedidaEnId) await ajustarLoCerrado(db, parte.pedidaEnId)
}

/** What was cut from a roll, went back and is left of it come to no more than it came with. */
async function comprobarLargo(db: Db, { id, numero }: typeof p.$inferSelect, metros: number, restante: number) {
  const consumos = await db.select({ cantidad: k.cantidad }).from(k).where(eq(k.piezaId, id))
  const idas = await db
    .select({ cantidad: l.cantidad })
    .from(l)
    .innerJoin(d, and(eq(d.id, l.devolucionId), eq(d.anulada, false)))
    .where(eq(l.piezaId, id))
  const cortado = sumar([...consumos, ...idas].map(({ cantidad }) => cantidad))
  if (aDiezmilesimas(restante) + aDiezmilesimas(cortado) <= aDiezmilesimas(metros)) return
  throw cortado === 0
    ? new ReglaError('pieza.de-mas', { numero, metros })
    : new ReglaError('pieza.de-mas-cortada', { numero, metros, cortado, restante })
}

/** What somebody saw or measured of a roll; a length changes only with a reason. */
export async function corregirPieza(
  db: Db,
  id: number,
  { version, motivo, metros: largo, restante, ...correccion }: z.output<typeof CorregirPiezaInput>,
  quien: string,
): Promise<number> {
  await bloquearEntradasDe(db, id)
  const pieza = await lockVersion(db, PIEZA, id, version)
  const metros = largo ?? pieza.metros
  const [materia] = await db.select({ unidad: m.unidad }).from(m).where(eq(m.id, pieza.materiaId))
  if (materia && restante !== pieza.restante) exigirEntera('restante', restante, materia.unidad)
  if (materia && metros !== pieza.metros) exigirEntera('metros', metros, materia.unidad)
  await comprobarLargo(db, pieza, metros, restante)
  const medida = metros !== pieza.metros || restante !== pieza.restante
  if (medida && motivo === '') throw new FieldsError({ motivo: ['pieza.sin-motivo'] })
  const cantidad = deDiezmilesimas(aDiezmilesimas(restante) - aDiezmilesimas(pieza.restante))
  const mover = () => moverMetros(db, [{ piezaId: id, cantidad }], { causa: 'ajuste', quien, motivo })
  // What is left never exceeds what came: of the two, first the one that makes room.
  if (cantidad < 0) await mover()
  await saveVersion(db, PIEZA, id, null, { ...correccion, metros })
  if (cantidad > 0) await mover()
  if (medida) {
    const antes = { metrosAntes: pieza.metros, restanteAntes: pieza.restante }
    await db.insert(a).values({ piezaId: id, quien, motivo, metros, restante, ...antes })
  }
  if (metros !== pieza.metros) await recontar(db, pieza.entradaId)
  return id
}

/** What its rolls cost, also in the orders that are not closed yet: those keep what they came to. */
async function corregirCostes(db: Db, entradaId: number, precio: number): Promise<void> {
  await db.update(p).set({ coste: precio }).where(eq(p.entradaId, entradaId))
  const suyas = db.select({ id: p.id }).from(p).where(eq(p.entradaId, entradaId))
  const sinCerrar = db.select({ id: o.id }).from(o).where(ne(o.estado, 'cerrada'))
  await db
    .update(k)
    .set({ coste: precio })
    .where(and(inArray(k.piezaId, suyas), inArray(k.ordenId, sinCerrar)))
}

/** An order of one line is another supplier's; one of several stays whose it is. */
async function mudarCompra(db: Db, compraId: number, proveedorId: number): Promise<void> {
  if ((await db.$count(e, eq(e.compraId, compraId))) > 1)
    throw new FieldsError({ proveedorId: ['compra.proveedor-fijo'] })
  await db
    .update(c)
    .set({ proveedorId, ...nextVersion(c) })
    .where(eq(c.id, compraId))
}

/** A delivery was written down wrongly: its note, its supplier, its day or what it cost. */
export async function corregirEntrada(
  db: Db,
  id: number,
  { version, ...correccion }: z.output<typeof CorregirEntradaInput>,
): Promise<number> {
  const [suya] = await db.select({ materiaId: e.materiaId }).from(e).where(eq(e.id, id))
  const materia = suya && (await bloquearMateria(db, suya.materiaId))
  const antes = await lockVersion(db, ENTRADA, id, version)
  if (antes.compraId !== null && correccion.proveedorId !== antes.proveedorId)
    await mudarCompra(db, antes.compraId, correccion.proveedorId)
  const eraLaUltima = await esLaUltima(db, antes)
  const otroDesde = eraLaUltima && materia?.precio !== antes.precio
  await saveVersion(db, ENTRADA, id, null, correccion)
  if (!antes.recibida) return id
  const { proveedorId, fecha, precio } = correccion
  const { materiaId } = antes
  if (precio !== antes.precio) await corregirCostes(db, id, precio)
  await olvidarPrecio(db, antes)
  await anotarPrecio(db, { materiaId, proveedorId, fecha, precio, origen: 'entrada' })
  if (otroDesde) return id
  if (await esLaUltima(db, antes)) await ponerPrecio(db, materiaId, precio)
  else if (eraLaUltima) await volverAlPrecio(db, antes)
  return id
}
