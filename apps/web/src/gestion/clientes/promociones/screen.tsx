import { promociones } from '@telar/contract/clientes/promociones'
import { Tags } from 'lucide-react'
import { lazy } from 'react'
import { crudScreen } from '../../declare/crud-screen.ts'
import { crudHead } from '../../declare/head.ts'
import { statesOf } from '../../declare/values.ts'
import { word } from '../../words.ts'
import { PromocionDicha } from './PromocionDicha.tsx'
import { AMBITO, CAMPOS, LABELS, PROMOCION, type Promocion, valoresDe } from './promocion-values.ts'

export const head = crudHead(promociones, {
  area: 'ventas',
  icon: Tags,
  order: 71,
  noun: {
    es: { one: 'promoción', many: 'promociones', gender: 'f' },
    en: { one: 'promotion', many: 'promotions' },
    pt: { one: 'promoção', many: 'promoções', gender: 'f' },
    ca: { one: 'promoció', many: 'promocions', gender: 'f' },
  },
  label: ({ nombre }) => nombre,
  sort: '-hasta',
})

export default crudScreen(promociones, head, {
  labels: LABELS,
  columns: {
    nombre: { kind: 'text', grow: true, main: true },
    desde: 'date',
    hasta: 'date',
    dto: { kind: 'number', width: 120 },
    precio: { kind: 'money', width: 110 },
    ambito: { kind: 'state', states: statesOf(AMBITO, 'ring') },
    acumulable: { kind: 'boolean', width: 164, secondary: true },
    activa: { kind: 'boolean', width: 90 },
    modificadoEn: { kind: 'moment', hidden: true, secondary: true },
  },
  form: CAMPOS,
  parts: {
    toValues: (row: Promocion | undefined) => valoresDe(row),
    bodyLabel: PROMOCION.datos,
    Body: lazy(() => import('./FichaDePromocion.tsx')),
    Told: PromocionDicha,
    meant: { cuales: 'ambito' },
  },
  views: [
    {
      name: word('Activas', 'Active', 'Ativas', 'Actives'),
      conditions: [{ field: 'activa', choice: 'eq', value: 'true' }],
    },
  ],
})
