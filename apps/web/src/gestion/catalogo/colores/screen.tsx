import { colores } from '@telar/contract/catalogo/colores'
import { enIdioma } from '@telar/domain/idioma'
import { Merge, Palette } from 'lucide-react'
import { crudScreen } from '../../declare/crud-screen.ts'
import { crudHead } from '../../declare/head.ts'
import { word, words } from '../../words.ts'
import { FusionDialog } from './FusionDialog.tsx'

export const head = crudHead(colores, {
  area: 'catalogo',
  icon: Palette,
  go: 'c',
  noun: {
    es: { one: 'color', many: 'colores' },
    en: { one: 'colour', many: 'colours' },
    pt: { one: 'cor', many: 'cores', gender: 'f' },
    ca: { one: 'color', many: 'colors' },
  },
  label: ({ codigo, nombre }, idioma) => `${codigo} ${enIdioma(nombre, idioma)}`,
  sort: 'codigo',
  swatch: 'hex',
})

export default crudScreen(colores, head, {
  labels: { codigo: words.codigo, nombre: words.nombre, hex: words.color, activo: words.activo },
  columns: {
    codigo: { kind: 'text', width: 110 },
    hex: 'color',
    nombre: { kind: 'textos', grow: true, main: true },
    activo: { kind: 'boolean', secondary: true },
    modificadoEn: { kind: 'moment', secondary: true },
    creadoEn: { kind: 'moment', hidden: true, secondary: true },
  },
  form: { codigo: { control: 'text', width: 'short' }, hex: 'color', activo: 'checkbox', nombre: 'textos' },
  views: [
    {
      name: word('Activos', 'Active', 'Ativas', 'Actius'),
      conditions: [{ field: 'activo', choice: 'eq', value: 'true' }],
    },
    {
      name: word('Retirados', 'Withdrawn', 'Retiradas', 'Retirats'),
      conditions: [{ field: 'activo', choice: 'eq', value: 'false' }],
    },
  ],
  actions: [
    {
      call: 'merge',
      label: word('Fusionar…', 'Merge…', 'Fundir…', 'Fusionar…'),
      icon: Merge,
      key: 'f',
      needs: 'two-or-more',
      Dialog: FusionDialog,
    },
  ],
})
