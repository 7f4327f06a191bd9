import { type Idioma, VARIEDADES } from '@telar/domain/idioma'
import type account from './es/account.json'
import type asistente from './es/asistente.json'
import type empresa from './es/empresa.json'
import type registro from './es/registro.json'
import type shop from './es/shop.json'
import { cuenta } from './locale.ts'

interface Texts {
  shop: typeof shop
  account: typeof account
  asistente: typeof asistente
  empresa: typeof empresa
  registro: typeof registro
}

/** `shop` travels inside every page; the others with the pages that ask for them. */
export type Namespace = keyof Texts

/** The texts of one namespace, as they lie in their file. */
export type Tree = { readonly [key: string]: string | Tree }

/** `all_one` and `all_other` are asked for as `all`, with a count. */
type Stem<K extends string> = K extends `${infer S}_${Intl.LDMLPluralRule}` ? S : K
type Path<T> = { [K in keyof T & string]: T[K] extends string ? Stem<K> : `${K}.${Path<T[K]>}` }[keyof T & string]

type Key<N extends Namespace> = Path<Texts[N]> | { [O in Namespace]: `${O}:${Path<Texts[O]>}` }[Namespace]

/** What the gaps of a text are filled with; `count` also chooses between one and many. */
export interface Gaps {
  count?: number
  [gap: string]: string | number | undefined
}

/** Says a text of its namespace, or one of another by `namespace:key`. */
export type Translate<N extends Namespace = 'shop'> = (key: Key<N>, gaps?: Gaps) => string

const GAP = /\{\{(\w+)\}\}/g
const plurals = new Map<Idioma, Intl.PluralRules>()

function categoryOf(idioma: Idioma, count: number): Intl.LDMLPluralRule {
  const rules = plurals.get(idioma) ?? new Intl.PluralRules(VARIEDADES[idioma])
  plurals.set(idioma, rules)
  return rules.select(count)
}

function textAt(tree: Tree | undefined, path: string): string | undefined {
  let at: string | Tree | undefined = tree
  for (const part of path.split('.')) at = typeof at === 'object' ? at[part] : undefined
  return typeof at === 'string' ? at : undefined
}

/** A text with its gaps filled; where there is none its path, so that somebody sees that it is missing. */
export function textOf(tree: Tree | undefined, idioma: Idioma, path: string, gaps?: Gaps): string {
  const count = gaps?.count
  const counted = count === undefined ? undefined : textAt(tree, `${path}_${categoryOf(idioma, count)}`)
  const text = counted ?? textAt(tree, path) ?? path
  const said = count && count > 999 ? { ...gaps, count: cuenta(count, idioma) } : gaps
  return said ? text.replace(GAP, (_, gap: string) => String(said[gap as keyof typeof said] ?? '')) : text
}
