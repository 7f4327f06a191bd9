import { lazyRouteComponent } from '@tanstack/react-router'
import { type Tarifa, tarifas } from '@telar/contract/clientes/tarifas'
import { Grid3x3, Tags } from 'lucide-react'
import { lazy } from 'react'
import { crudScreen } from '../../declare/crud-screen.ts'
import { crudHead } from '../../declare/head.ts'
import { word } from '../../words.ts'
import { PAGINA } from './paginas.ts'
import { TarifaDicha } from './TarifaDicha.tsx'
import { TARIFA } from './tarifa-texts.ts'
import { CAMPOS, LABELS, valoresDe } from './tarifa-values.ts'

export const head = crudHead(tarifas, {
  area: 'ventas',
  icon: Tags,
  order: 70,
  noun: {
    es: { one: 'tarifa', many: 'tarifas', gender: 'f' },
    en: { one: 'price list', many: 'price lists' },
    pt: { one: 'tabela de preços', many: 'tabelas de preços', gender: 'f' },
    ca: { one: 'tarifa', many: 'tarifes', gender: 'f' },
  },
  label: ({ nombre }) => nombre,
  sort: '-desde',
  pages: {
    matriz: {
      label: PAGINA.matriz,
      icon: Grid3x3,
      access: tarifas.matriz.access,
      Component: lazyRouteComponent(() => import('./MatrizDePrecios.tsx')),
    },
  },
})

export default crudScreen(tarifas, head, {
  labels: LABELS,
  columns: {
    nombre: { kind: 'text', grow: true, main: true },
    desde: 'date',
    hasta: 'date',
    activa: { kind: 'boolean', width: 90 },
    notas: { kind: 'text', width: 240, secondary: true },
    modificadoEn: { kind: 'moment', hidden: true, secondary: true },
  },
  form: CAMPOS,
  parts: {
    toValues: (row: Tarifa | undefined) => valoresDe(row),
    bodyLabel: TARIFA.datos,
    Body: lazy(() => import('./FichaDeTarifa.tsx')),
    Told: TarifaDicha,
  },
  views: [
    {
      name: word('Activas', 'Active', 'Ativas', 'Actives'),
      conditions: [{ field: 'activa', choice: 'eq', value: 'true' }],
    },
  ],
  rules: {
    'tarifa.cual': word('Falta decir cuál.', 'It does not say which.', 'Falta dizer qual.', 'Falta dir quin.'),
  },
})
