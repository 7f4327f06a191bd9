import { z } from 'zod'
import { crud, Id, Textos } from '../kit/crud.ts'
import { read, resource } from '../kit/endpoint.ts'
import { page, Search } from '../kit/search.ts'

export const Country = z.object({
  id: Id,
  iso2: z.string(),
  nombre: Textos,
  esUE: z.boolean(),
  prefijoIva: z.string().nullable(),
  prefijoTel: z.string().nullable(),
})
export type Country = z.output<typeof Country>

const flat = crud(Country, z.object({}))

export const countries = resource('countries', {
  search: read.post('/search', { access: 'Search', summary: 'Search', body: Search, response: page(Country) }),
  export: flat.export,
  getAll: read.get('/getall', {
    access: 'public',
    cached: { from: ['countries'] },
    summary: 'Every country',
    response: z.array(Country),
  }),
})
