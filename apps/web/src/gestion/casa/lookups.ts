import { countries } from '@telar/contract/casa/countries'
import { enIdioma } from '@telar/domain/idioma'
import { plano } from '@telar/domain/texto'
import { readOnce } from '../../kit/calls/query.ts'
import type { Lookup } from '../declare/values.ts'

/** Countries are known to everybody, whoever may look through their list. */
export const DE_PAISES: Lookup = {
  resource: countries.getAll.resource,
  access: countries.getAll.access,
  find: async (client, keyword, idioma) => {
    const todos = await readOnce(client, countries.getAll, {})
    const opciones = todos.map(({ id, nombre }) => ({ value: id, label: enIdioma(nombre, idioma) }))
    const { compare } = new Intl.Collator(idioma)
    return opciones
      .filter(({ label }) => plano(label).includes(plano(keyword)))
      .toSorted((a, b) => compare(a.label, b.label))
  },
  one: async (client, id, idioma) => {
    const todos = await readOnce(client, countries.getAll, {})
    return todos.flatMap((pais) => (pais.id === id ? [{ value: id, label: enIdioma(pais.nombre, idioma) }] : []))
  },
}
