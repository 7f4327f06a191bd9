import { SIN_TEXTOS } from '@telar/domain/idioma'
import type { z } from 'zod'
import type { FormModel } from '../../declare/screen.ts'
import type { AnyRow, Field } from '../../declare/values.ts'

/** What a form holds, whichever the form. */
export type Values = Record<string, unknown>

type Held<V> = V extends number ? V | null : V extends string ? V | '' : V

/** What a form holds while a call's input is being written: any of its fields may still be empty. */
export type Draft<T> = { [K in keyof T]-?: Held<Exclude<T[K], undefined>> }

/** What a call cannot do without has to be in its form, in whatever shape. */
export type FieldsOf<T> = { [K in keyof T as undefined extends T[K] ? never : K]: unknown }

/** The schemas of a form's fields, by their names; of a schema that is no object there are none. */
const shapeOf = (schema: z.ZodType): Record<string, z.ZodType> =>
  (schema as unknown as { shape?: Record<string, z.ZodType> }).shape ?? {}

const EMPTY_IS_NULL: readonly Field['control'][] = ['number', 'money', 'lookup', 'imagen']

function emptyOf(control: Field['control']): unknown {
  if (control === 'textos' || control === 'textos-area') return { ...SIN_TEXTOS }
  if (control === 'checkbox') return false
  return EMPTY_IS_NULL.includes(control) ? null : ''
}

/** What the fields hold at first: the record's values, or those the contract gives to a new one. */
export function initialValues(model: Pick<FormModel, 'fields' | 'schema' | 'toValues'>, row?: AnyRow): Values {
  if (model.toValues) return model.toValues(row)
  const { fields, schema } = model
  const shape = shapeOf(schema)
  return Object.fromEntries(
    fields.map(({ name, control }) => {
      const usual = shape[name]?.safeParse(undefined)
      const value = row ? row[name] : usual?.success ? usual.data : undefined
      return [name, value ?? emptyOf(control)]
    }),
  )
}

/** What a schema says of lists, whatever is said around it. */
function elementOf(schema: z.ZodType): z.ZodType | undefined {
  const { element, def } = schema as unknown as { element?: z.ZodType; def: { innerType?: z.ZodType } }
  return element ?? (def.innerType && elementOf(def.innerType))
}

function cleanValue(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return value
  if (value === '') return schema.safeParse(null).success ? null : value
  const element = Array.isArray(value) ? elementOf(schema) : undefined
  return element ? (value as unknown[]).map((one) => (isValues(one) ? cleanValues(element, one) : one)) : value
}

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null

/** An empty field means none, where the contract knows none; also in each of a list of lines. */
export function cleanValues(schema: z.ZodType, values: Values): Values {
  const shape = shapeOf(schema)
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, cleanValue(shape[name], value)]))
}

/** Values as they would be saved; as they are where they could not be. */
export function asSaved(schema: z.ZodType<Values, Values>, values: Values): Values {
  const { data } = schema.safeParse(cleanValues(schema, values))
  return data ?? values
}
