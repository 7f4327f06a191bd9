import { createHash } from 'node:crypto'
import { type Extracto, identidades } from '@telar/domain/facturacion/banco/extracto'
import { diaDe } from '@telar/domain/fecha'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { takeTurn } from '../../db/rows.ts'
import { extractosTable as e, movimientosBancariosTable as m } from '../../db/schema/facturacion/banco.ts'
import { conflict } from '../../kit/errors.ts'
import { refuseIfCorregido } from './corregido.ts'
import type { Leido } from './leer.ts'

const LOTE = 1000
const huellaDe = (contenido: string | Buffer) => createHash('sha256').update(contenido).digest('hex')

async function guardarMovimientos(db: Db, extractoId: number, extracto: Extracto): Promise<number> {
  const { cuenta } = extracto
  const huellas = identidades(extracto).map(huellaDe)
  await refuseIfCorregido(db, extracto, huellas)
  const filas = extracto.movimientos.map((uno, i) => ({ ...uno, extractoId, cuenta, huella: huellas[i] ?? '' }))
  let nuevos = 0
  for (let i = 0; i < filas.length; i += LOTE) {
    const lote = filas.slice(i, i + LOTE)
    nuevos += (await db.insert(m).values(lote).onConflictDoNothing().returning({ id: m.id })).length
  }
  return nuevos
}

/** Keeps what a file says; a file that is known is refused, and movements of another file are left as they are. */
export async function importar(db: Db, fichero: Buffer, { formato, extractos }: Leido, quien: string) {
  await takeTurn(db, sql`hashtext('extractos')`)
  const huella = huellaDe(fichero)
  const [antes] = await db.select({ creadoEn: e.creadoEn }).from(e).where(eq(e.huella, huella)).limit(1)
  if (antes) throw conflict('banco.ya-importado', { fecha: diaDe(new Date(antes.creadoEn)) })
  const guardados: (typeof e.$inferSelect)[] = []
  for (const extracto of extractos) {
    const { movimientos, ...suyo } = extracto
    const fila = { ...suyo, huella, formato, quien, movimientos: movimientos.length, nuevos: 0 }
    const [guardado] = await db.insert(e).values(fila).returning()
    if (!guardado) throw new Error('A statement was not kept.')
    const nuevos = await guardarMovimientos(db, guardado.id, extracto)
    await db.update(e).set({ nuevos }).where(eq(e.id, guardado.id))
    guardados.push({ ...guardado, nuevos })
  }
  return guardados
}
