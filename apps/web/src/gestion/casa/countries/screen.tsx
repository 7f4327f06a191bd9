import { countries } from '@telar/contract/casa/countries'
import { enIdioma } from '@telar/domain/idioma'
import { Globe } from 'lucide-react'
import { crudScreen } from '../../declare/crud-screen.ts'
import { crudHead } from '../../declare/head.ts'
import { words } from '../../words.ts'

export const head = crudHead(countries, {
  area: 'ajustes',
  icon: Globe,
  order: 90,
  noun: {
    es: { one: 'país', many: 'países' },
    en: { one: 'country', many: 'countries' },
    pt: { one: 'país', many: 'países' },
    ca: { one: 'país', many: 'països' },
  },
  label: ({ nombre }, idioma) => enIdioma(nombre, idioma),
  detail: ({ iso2 }) => iso2,
  sort: 'iso2',
})

export default crudScreen(countries, head, {
  labels: {
    iso2: { es: 'ISO', en: 'ISO', pt: 'ISO', ca: 'ISO' },
    nombre: words.nombre,
    esUE: { es: 'Unión Europea', en: 'European Union', pt: 'União Europeia', ca: 'Unió Europea' },
    prefijoIva: { es: 'Prefijo de IVA', en: 'VAT prefix', pt: 'Prefixo do IVA', ca: 'Prefix d’IVA' },
    prefijoTel: { es: 'Prefijo telefónico', en: 'Dialling code', pt: 'Indicativo', ca: 'Prefix telefònic' },
  },
  columns: {
    iso2: { kind: 'text', width: 84 },
    nombre: { kind: 'textos', grow: true, main: true },
    esUE: { kind: 'boolean', width: 130 },
    prefijoIva: { kind: 'text', width: 130, secondary: true },
    prefijoTel: { kind: 'text', width: 140, secondary: true },
  },
  views: [
    {
      name: { es: 'Unión Europea', en: 'European Union', pt: 'União Europeia', ca: 'Unió Europea' },
      conditions: [{ field: 'esUE', choice: 'eq', value: 'true' }],
    },
  ],
})
