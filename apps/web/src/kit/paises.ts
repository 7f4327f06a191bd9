import type { Client } from '@telar/client'
import { countries } from '@telar/contract/calls'
import type { Country } from '@telar/contract/casa/countries'
import type { Idioma } from '@telar/domain/idioma'
import type { AppContext } from './app.ts'
import { query, readOnce } from './calls/query.ts'

/** A country as a form needs it. */
export interface Pais {
  id: number
  iso2: string
  nombre: string
}

export const ESPANA = 'ES'

const countriesQuery = (client: Client) => query(client, countries.getAll, {})

const enOrden = (todos: readonly Country[], idioma: Idioma): Pais[] => {
  const { compare } = new Intl.Collator(idioma)
  return todos
    .map(({ id, iso2, nombre }) => ({ id, iso2, nombre: nombre[idioma] }))
    .sort((a, b) => compare(a.nombre, b.nombre))
}

/** Every country under its name in the page's language. The server hands on these and not the whole answer. */
export async function loadPaises({ client, queryClient, i18n }: AppContext): Promise<Pais[]> {
  const todos = import.meta.env.SSR
    ? await readOnce(client, countries.getAll, {})
    : await queryClient.ensureQueryData(countriesQuery(client))
  return enOrden(todos, i18n.language)
}

export const iso2De = (paises: readonly Pais[], id: number): string =>
  paises.find((pais) => pais.id === id)?.iso2 ?? ESPANA

export const idDePais = (paises: readonly Pais[], iso2: string): number =>
  paises.find((pais) => pais.iso2 === iso2)?.id ?? 0
