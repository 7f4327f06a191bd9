import type { Idioma } from '@telar/domain/idioma'
import type { Db } from '../../db/connection.ts'
import type { FileResult } from '../call.ts'
import { FieldsError } from '../errors.ts'
import type { House } from '../house.ts'
import { type Column, excel } from './excel.ts'

interface Listed {
  name: string
  /** What may be asked for: what the list itself answers. */
  fields: readonly string[]
  read: (db: Db) => Promise<({ id: number | string } & Record<string, unknown>)[]>
}

interface Wished {
  columnas?: Column[] | null | undefined
  ids?: (number | string)[] | null | undefined
}

/** A list that is answered all at once as a spreadsheet: all its rows, or those that are named, in that order. */
export function exportListed(
  house: Pick<House, 'long' | 'reloj' | 'config'>,
  { name, fields, read }: Listed,
  { columnas, ids }: Wished,
  idioma: Idioma,
): Promise<FileResult> {
  const wanted = columnas?.length ? columnas : fields.map((campo) => ({ campo, titulo: campo }))
  const unknown = wanted.find(({ campo }) => !fields.includes(campo))
  if (unknown) throw new FieldsError({ columnas: ['search.unknown-field'] }, { field: unknown.campo })
  const rows = async (db: Db) => {
    const all = await read(db)
    if (!ids) return all
    const byId = new Map(all.map((row) => [row.id, row]))
    return ids.flatMap((id) => byId.get(id) ?? [])
  }
  return excel(house, name, wanted, async (db, limit, offset) => (await rows(db)).slice(offset, offset + limit), idioma)
}
