import { getTableColumns, getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { conflict, FieldsError } from '../errors.ts'

const UNIQUE_VIOLATION = '23505'
const FOREIGN_KEY_VIOLATION = '23503'

interface DatabaseError {
  code?: string
  table?: string
  constraint?: string
  detail?: string
}

const databaseError = (error: unknown): DatabaseError => {
  const { cause } = error as { cause?: unknown }
  return (cause ? databaseError(cause) : error) as DatabaseError
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The fields that a detail such as `Key (lower(email))=(…) already exists.` speaks of. */
function fieldsIn(detail: string | undefined, table: PgTable): string[] {
  const named = /^Key \((.+?)\)=\(/.exec(detail ?? '')?.[1] ?? ''
  const words: string[] = named.match(/\w+/g) ?? []
  return Object.keys(getTableColumns(table)).filter((field) => words.includes(snake(field)))
}

/** A broken constraint in the words of the contract: a taken value beside its field, a reference as a conflict. */
function translateConstraint(error: unknown, table: PgTable): Error | undefined {
  const { code, detail, table: where } = databaseError(error)
  if (code === UNIQUE_VIOLATION) {
    const fields = fieldsIn(detail, table)
    return fields.length > 0
      ? new FieldsError(Object.fromEntries(fields.map((field) => [field, ['field.taken']])))
      : undefined
  }
  if (code !== FOREIGN_KEY_VIOLATION) return undefined
  if (where !== getTableName(table)) return conflict('error.in-use-somewhere')
  const fields = fieldsIn(detail, table)
  return new FieldsError(
    Object.fromEntries((fields.length > 0 ? fields : ['id']).map((f) => [f, ['error.missing-reference']])),
  )
}

/** Writes to a table; what it does not take is told beside the field that it is about. */
export async function saving<W>(table: PgTable, write: PromiseLike<W>): Promise<W> {
  try {
    return await write
  } catch (error) {
    throw translateConstraint(error, table) ?? error
  }
}
