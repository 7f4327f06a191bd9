import { z } from 'zod'
import { Id } from '../kit/crud.ts'
import { read, resource } from '../kit/endpoint.ts'
import { page, Search } from '../kit/search.ts'

export const Country = z.object({
  id: Id,
  iso2: z.string(),
  nombre: z.object({ es: z.string(), en: z.string(), pt: z.string(), ca: z.string() }),
  esUE: z.boolean(),
  prefijoIva: z.string().nullable(),
  prefijoTel: z.string().nullable(),
})
export type Country = z.output<typeof Country>

export const countries = resource('countries', {
  search: read.post('/search', { access: 'Search', summary: 'Search', body: Search, response: page(Country) }),
  getAll: read.get('/getall', {
    access: 'public',
    cached: { from: ['countries'] },
    summary: 'Every country',
    response: z.array(Country),
  }),
})
