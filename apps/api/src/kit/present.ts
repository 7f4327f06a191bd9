import type { Bound } from '@telar/contract/kit/endpoint'
import { z } from 'zod'

/** An answer that stands in words already; each part of it was presented by its part of the answer's schema. */
export class Written {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** What the house says wrongly is the house's accident, not a fault of whoever asked. */
function shown<T>(schema: z.ZodType<T>, value: unknown, name: string): T {
  const { data, error } = schema.safeParse(value)
  if (error) throw new Error(`${name} would answer other than it says: ${z.prettifyError(error)}`)
  return data as T
}

/** The answer's schema is the presenter: what it does not name does not leave the house. */
export function present({ as, method, path, response }: Bound, result: unknown): unknown {
  if (as !== 'json' || result instanceof Written) return result
  return shown(response as z.ZodType, result, `${method} ${path}`)
}

/** An answer in two parts: one that is written once and kept, and a last field that is read at every asking. */
export function inParts<S extends z.ZodRawShape, K extends keyof S & string>(response: z.ZodObject<S>, last: K) {
  const mask = { [last]: true } as never
  const [first, rest] = [response.omit(mask), response.pick(mask)]
  type First = Omit<z.input<z.ZodObject<S>>, K>
  type Last = Pick<z.input<z.ZodObject<S>>, K & keyof z.input<z.ZodObject<S>>>
  return {
    first: (value: First): string => JSON.stringify(shown(first, value, `All but ${last}`)),
    whole: (written: string, value: Last): Written =>
      new Written(`${written.slice(0, -1)},${JSON.stringify(shown(rest, value, last)).slice(1)}`),
  }
}

/** An answer as it travels. */
export const inWords = (result: unknown): string => (result instanceof Written ? result.text : JSON.stringify(result))
