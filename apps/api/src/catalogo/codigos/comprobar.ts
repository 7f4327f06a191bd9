import { esGtin } from '@telar/domain/casa/codigos'
import { and, inArray, ne } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { modeloVariantesTable as v } from '../../db/schema/catalogo/modelos.ts'
import { FieldsError } from '../../kit/errors.ts'
import { nombrarColor } from '../nombrar.ts'

interface ConCodigo {
  colorId: number
  talla: string
  ean: string | null
}

/** What was written before codes were checked may stay; a new one holds, and is nobody else's. */
export async function comprobarCodigos(
  db: Db,
  modeloId: number,
  antes: readonly ConCodigo[],
  variantes: readonly ConCodigo[],
): Promise<void> {
  const tenia = new Set(antes.flatMap(({ ean }) => ean ?? []))
  const vistos = new Map<string, ConCodigo>()
  for (const una of variantes) {
    const { ean } = una
    if (ean === null) continue
    if (!tenia.has(ean) && !esGtin(ean)) throw new FieldsError({ variantes: ['modelo.ean-control'] }, { ean })
    const otra = vistos.get(ean)
    if (otra) {
      const que = await nombrarColor(db, { modeloId, colorId: otra.colorId }, otra.talla)
      throw new FieldsError({ variantes: ['modelo.ean-repetido'] }, { ean, que })
    }
    vistos.set(ean, una)
  }
  if (vistos.size === 0) return
  const [ajena] = await db
    .select()
    .from(v)
    .where(and(inArray(v.ean, [...vistos.keys()]), ne(v.modeloId, modeloId)))
    .limit(1)
  if (!ajena) return
  const que = await nombrarColor(db, ajena, ajena.talla)
  throw new FieldsError({ variantes: ['modelo.ean-repetido'] }, { ean: ajena.ean ?? '', que })
}
