import { transportistas } from '@telar/contract/ventas/transportistas'
import { Forklift } from 'lucide-react'
import { crudScreen } from '../../declare/crud-screen.ts'
import { crudHead } from '../../declare/head.ts'
import { statesOf } from '../../declare/values.ts'
import { word } from '../../words.ts'
import { CLASE, TRANSPORTISTA_PISTAS as PISTA, TRANSPORTISTA_LABELS } from './transportista-texts.ts'

export const head = crudHead(
  { search: transportistas.search, create: transportistas.create, get: transportistas.get },
  {
    area: 'almacen',
    icon: Forklift,
    order: 60,
    noun: {
      es: { one: 'transportista', many: 'transportistas' },
      en: { one: 'carrier', many: 'carriers' },
      pt: { one: 'transportador', many: 'transportadores' },
      ca: { one: 'transportista', many: 'transportistes' },
    },
    label: ({ nombre }) => nombre,
    sort: 'nombre',
  },
)

export default crudScreen(transportistas, head, {
  labels: TRANSPORTISTA_LABELS,
  columns: {
    nombre: { kind: 'text', grow: true, main: true },
    clase: { kind: 'state', states: statesOf(CLASE, 'ring'), width: 188 },
    paises: { kind: 'text', width: 180 },
    horaCorte: { kind: 'text', width: 110 },
    predeterminado: { kind: 'boolean', width: 120 },
    activo: { kind: 'boolean', width: 90 },
    conSecreto: { kind: 'boolean', width: 130, hidden: true, secondary: true },
    pesoMaxGr: { kind: 'number', width: 140, hidden: true, secondary: true },
    modificadoEn: { kind: 'moment', hidden: true, secondary: true },
  },
  form: {
    nombre: 'text',
    clase: { control: 'select', options: CLASE, hint: PISTA.clase },
    activo: 'checkbox',
    predeterminado: { control: 'checkbox', hint: PISTA.predeterminado },
    paises: { control: 'text', hint: PISTA.paises },
    pesoMaxGr: { control: 'number', hint: PISTA.pesoMaxGr },
    horaCorte: { control: 'text', width: 'short', hint: PISTA.horaCorte },
    patron: { control: 'text', width: 'wide', hint: PISTA.patron },
    servicios: { control: 'area', hint: PISTA.servicios },
    cuenta: { control: 'text', hint: PISTA.cuenta },
    usuario: { control: 'text', hint: PISTA.usuario },
    secreto: { control: 'password', hint: PISTA.secreto },
    notas: 'area',
  },
  views: [
    {
      name: word('Activos', 'Active', 'Ativos', 'Actius'),
      conditions: [{ field: 'activo', choice: 'eq', value: 'true' }],
    },
  ],
})
