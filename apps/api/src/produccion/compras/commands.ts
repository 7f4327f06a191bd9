import type { CerrarCompraInput, ConfirmarInput, EnviarInput } from '@telar/contract/produccion/compra'
import { sumar } from '@telar/domain/produccion/materia'
import { CampoError, ReglaError } from '@telar/domain/regla'
import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { enviarCorreo } from '../../casa/correo/enviar.ts'
import { papelDe } from '../../casa/papeles/papeles.ts'
import type { Db } from '../../db/connection.ts'
import type { comprasTable as k } from '../../db/schema/produccion/compras.ts'
import { entradasTable as e } from '../../db/schema/produccion/materias.ts'
import { proveedoresTable as p } from '../../db/schema/produccion/proveedores.ts'
import { saveVersion, type Version } from '../../kit/rows/version.ts'
import { compra as cartaDeCompra } from './cartas.ts'
import { bloquearCompra, COMPRA } from './compras.ts'
import { COMPRA_EN_PAPEL, congelarCompra } from './dicho.ts'
import { lineasDe } from './queries.ts'

const ENTRADA = { table: e, entity: 'Entrada' }

/** An order is given to its supplier: what it says is kept, and it is on its way. With an address it is mailed. */
export async function enviarCompra(
  db: Db,
  id: number,
  { para, mensaje, version }: z.output<typeof EnviarInput>,
): Promise<void> {
  const compra = await bloquearCompra(db, id, version)
  const [proveedor] = await db.select({ nombre: p.razonSocial }).from(p).where(eq(p.id, compra.proveedorId))
  if (compra.estado === 'borrador') await congelarCompra(db, id)
  const estado = compra.estado === 'borrador' ? 'enviada' : compra.estado
  await saveVersion(db, COMPRA, id, null, { estado, enviadaEn: sql`now()`, enviadaA: para })
  if (para === null) return
  const papel = await papelDe(db, COMPRA_EN_PAPEL, id)
  await enviarCorreo(db, {
    para,
    idioma: compra.idioma,
    plantilla: cartaDeCompra,
    datos: { nombre: proveedor?.nombre ?? '', numero: compra.numero, mensaje, revision: papel?.revision ?? 1 },
    adjunto: { clase: 'compra', id },
    sobre: [`compras/${id}`, `proveedores/${compra.proveedorId}`],
  })
}

function exigirEnviada({ numero, estado }: typeof k.$inferSelect): void {
  if (estado === 'borrador') throw new ReglaError('compra.sin-enviar', { numero })
}

/** The supplier says when each line comes. */
export async function confirmarCompra(
  db: Db,
  id: number,
  { referencia, lineas, version }: z.output<typeof ConfirmarInput>,
  hoy: string,
): Promise<void> {
  const compra = await bloquearCompra(db, id, version)
  exigirEnviada(compra)
  const suyas = await lineasDe(db, id)
  for (const [i, { id: lineaId, fechaConfirmada }] of lineas.entries()) {
    const linea = suyas.find((una) => una.id === lineaId)
    if (!linea) throw new CampoError(`lineas.${i}.id`, 'compra.linea')
    if (linea.fechaConfirmada !== fechaConfirmada) await saveVersion(db, ENTRADA, lineaId, null, { fechaConfirmada })
  }
  await saveVersion(db, COMPRA, id, null, {
    ...{ estado: 'confirmada', confirmadaEn: hoy },
    referencia: referencia || compra.referencia,
  })
}

/** What has not come of some lines, or of all, is given up. */
export async function cerrarCompra(
  db: Db,
  id: number,
  { lineaIds, motivo, version }: z.output<typeof CerrarCompraInput>,
): Promise<void> {
  const compra = await bloquearCompra(db, id, version)
  exigirEnviada(compra)
  const abiertas = (await lineasDe(db, id)).filter(
    (linea) => linea.abierta > 0 && (lineaIds === null || lineaIds.includes(linea.id)),
  )
  if (abiertas.length === 0) throw new ReglaError('compra.nada-abierto', { numero: compra.numero })
  for (const { id: lineaId, cerrada, abierta } of abiertas)
    await saveVersion(db, ENTRADA, lineaId, null, { cerrada: sumar([cerrada, abierta]), motivo })
  await saveVersion(db, COMPRA, id, null, {})
  await congelarCompra(db, id)
}

/** What was given up is awaited again. */
export async function reabrirCompra(db: Db, id: number, version: Version): Promise<void> {
  const compra = await bloquearCompra(db, id, version)
  const cerradas = (await lineasDe(db, id)).filter(({ cerrada }) => cerrada > 0)
  if (cerradas.length === 0) throw new ReglaError('compra.nada-cerrado', { numero: compra.numero })
  for (const { id: lineaId } of cerradas) await saveVersion(db, ENTRADA, lineaId, null, { cerrada: 0, motivo: '' })
  await saveVersion(db, COMPRA, id, null, {})
  await congelarCompra(db, id)
}
