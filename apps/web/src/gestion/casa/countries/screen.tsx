import { countries } from '@telar/contract/casa/countries'
import { enIdioma } from '@telar/domain/idioma'
import { Globe } from 'lucide-react'
import { crudScreen } from '../../declare/crud-screen.ts'
import { crudHead } from '../../declare/head.ts'
import { word, words } from '../../words.ts'

/** Northern Ireland is in it, without being in the Union. */
const EN_EL_IVA_DE_LA_UE = word('IVA de la UE', 'EU VAT', 'IVA da UE', 'IVA de la UE')

export const head = crudHead(
  { search: countries.search },
  {
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
  },
)

export default crudScreen(countries, head, {
  labels: {
    iso2: word('ISO', 'ISO', 'ISO', 'ISO'),
    nombre: words.nombre,
    esUE: EN_EL_IVA_DE_LA_UE,
    prefijoIva: word('Prefijo de IVA', 'VAT prefix', 'Prefixo do IVA', 'Prefix d’IVA'),
    prefijoTel: word('Prefijo telefónico', 'Dialling code', 'Indicativo', 'Prefix telefònic'),
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
      name: EN_EL_IVA_DE_LA_UE,
      conditions: [{ field: 'esUE', choice: 'eq', value: 'true' }],
    },
  ],
})
