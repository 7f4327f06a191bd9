import { manifiestos } from '@telar/contract/ventas/manifiestos'
import { ClipboardList, FileDown, FileSpreadsheet } from 'lucide-react'
import { crudScreen } from '../../declare/crud-screen.ts'
import { crudHead } from '../../declare/head.ts'
import { TODAY } from '../../list/list-state.ts'
import { word } from '../../words.ts'
import { bajar } from './bajar.ts'
import { MANIFIESTO } from './manifiesto-texts.ts'

const CONTRATO = { search: manifiestos.search, export: manifiestos.export, pdf: manifiestos.pdf, csv: manifiestos.csv }

export const head = crudHead(
  { search: manifiestos.search },
  {
    area: 'almacen',
    icon: ClipboardList,
    order: 21,
    quiet: true,
    noun: {
      es: { one: 'manifiesto', many: 'manifiestos' },
      en: { one: 'manifest', many: 'manifests' },
      pt: { one: 'manifesto', many: 'manifestos' },
      ca: { one: 'manifest', many: 'manifests' },
    },
    label: ({ numero }) => numero,
    sigil: '#',
    detail: ({ transportista }) => transportista,
    sort: '-id',
  },
)

export default crudScreen(CONTRATO, head, {
  from: 'envios',
  labels: {
    numero: word('Manifiesto', 'Manifest', 'Manifesto', 'Manifest'),
    fecha: word('Fecha', 'Date', 'Data', 'Data'),
    transportistaId: MANIFIESTO.transportista,
    transportista: MANIFIESTO.transportista,
    envios: MANIFIESTO.envios,
    bultos: MANIFIESTO.bultos,
    pesoGr: word('Peso, g', 'Weight, g', 'Peso, g', 'Pes, g'),
    pesoKg: word('Peso, kg', 'Weight, kg', 'Peso, kg', 'Pes, kg'),
    quien: word('Quién', 'Who', 'Quem', 'Qui'),
  },
  columns: {
    numero: { kind: 'text', width: 130, main: true },
    fecha: { kind: 'date', width: 110 },
    transportista: { kind: 'text', grow: true },
    envios: { kind: 'number', sum: true, width: 90 },
    bultos: { kind: 'number', sum: true, width: 90 },
    pesoKg: { kind: 'number', sum: true, width: 110, secondary: true },
    quien: { kind: 'text', width: 200, secondary: true },
  },
  actions: [
    { call: 'pdf', label: MANIFIESTO.hoja, icon: FileDown, key: 'p', needs: 'one', run: bajar('pdf') },
    { call: 'csv', label: MANIFIESTO.lista, icon: FileSpreadsheet, needs: 'one', run: bajar('csv') },
  ],
  views: [
    {
      name: word('Los de hoy', 'Today’s', 'Os de hoje', 'Els d’avui'),
      conditions: [{ field: 'fecha', choice: 'eq', value: TODAY }],
    },
  ],
})
