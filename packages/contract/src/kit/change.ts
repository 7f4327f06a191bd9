import { z } from 'zod'

/** A field without what it puts in the place of nothing. */
type Bare<S> =
  S extends z.ZodDefault<infer T extends z.ZodType>
    ? z.ZodOptional<T>
    : S extends z.ZodPipe<z.ZodDefault<infer T extends z.ZodType>, infer O extends z.core.$ZodType>
      ? z.ZodOptional<z.ZodPipe<T, O>>
      : S

type BareObject<I extends z.ZodObject> = z.ZodObject<{ [K in keyof I['shape']]: Bare<I['shape'][K]> }>

function withoutDefault(field: z.ZodType): { bare: z.ZodType; filled: boolean } {
  if (field instanceof z.ZodDefault) {
    const inner = withoutDefault(field.unwrap() as z.ZodType).bare
    const checks = [...(inner.def.checks ?? []), ...(field.def.checks ?? [])]
    return { bare: inner.clone({ ...inner.def, checks }), filled: true }
  }
  if (!(field instanceof z.ZodPipe)) return { bare: field, filled: false }
  const { bare, filled } = withoutDefault(field.in as z.ZodType)
  return { bare: filled ? field.clone({ ...field.def, in: bare }) : field, filled }
}

/**
 * What may be said of something that is there already, by the schema of a new one: nothing is made up for a field that
 * is left out. An object or a list inside is one value, given whole. Rules across fields are for the whole as it will
 * be, so they are checked where that is known.
 */
export function bare<I extends z.ZodObject>(input: I): BareObject<I> {
  if (input.def.checks?.length) throw new Error('A rule across fields cannot be checked in a change.')
  const fields = Object.entries(input.shape).map(([name, field]) => {
    const { bare: schema, filled } = withoutDefault(field as z.ZodType)
    return [name, filled ? schema.optional() : schema]
  })
  return z.object(Object.fromEntries(fields)) as unknown as BareObject<I>
}

/** The version at which a row was read, when the caller wants stale edits refused. */
const Version = z.object({ version: z.int().nullish() })

/** The body of an update: what a new row must have, and of the rest what changes; what it leaves out stays as it is. */
export type Change<I extends z.ZodObject> = z.ZodObject<BareObject<I>['shape'] & (typeof Version)['shape']>

export const change = <I extends z.ZodObject>(input: I): Change<I> =>
  z.object({ ...bare(input).shape, ...Version.shape }) as unknown as Change<I>
