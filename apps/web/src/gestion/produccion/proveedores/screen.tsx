import { lazyRouteComponent } from '@tanstack/react-router'
import { compras } from '@telar/contract/produccion/compras'
import { operaciones } from '@telar/contract/produccion/operaciones'
import { proveedores } from '@telar/contract/produccion/proveedores'
import type { TipoDeProveedor } from '@telar/domain/produccion/materia'
import { Truck } from 'lucide-react'
import { lazy } from 'react'
import { FORMA_DE_PAGO } from '../../clientes/formas-de-pago.ts'
import { crudScreen } from '../../declare/crud-screen.ts'
import { crudHead } from '../../declare/head.ts'
import { statesOf } from '../../declare/values.ts'
import { Palabra } from '../../parts/Palabra.tsx'
import { word } from '../../words.ts'
import { COMPRA_TAB } from '../condiciones/condicion-texts.ts'
import { PROVEEDOR_LABELS, REGLAS, TIPO } from './proveedor-labels.ts'
import { CAMPOS, valoresDe } from './proveedor-values.ts'
import { TALLER } from './taller/taller-texts.ts'

const de = (tipo: TipoDeProveedor) => [{ field: 'tipo', choice: 'eq', value: tipo }] as const

export const head = crudHead(proveedores, {
  area: 'produccion',
  icon: Truck,
  order: 30,
  noun: {
    es: { one: 'proveedor', many: 'proveedores' },
    en: { one: 'supplier', many: 'suppliers' },
    pt: { one: 'fornecedor', many: 'fornecedores' },
    ca: { one: 'proveïdor', many: 'proveïdors' },
  },
  label: ({ codigo, razonSocial }) => `${codigo} ${razonSocial}`,
  detail: ({ direccion }) => direccion.ciudad,
  sort: 'razonSocial',
})

export default crudScreen(proveedores, head, {
  labels: PROVEEDOR_LABELS,
  columns: {
    codigo: { kind: 'text', width: 110 },
    razonSocial: { kind: 'text', grow: true, main: true },
    tipo: {
      kind: 'state',
      states: statesOf(TIPO, 'ring'),
      width: 120,
      Cell: ({ row }) => <Palabra de={TIPO[row.tipo]} />,
    },
    nif: { kind: 'text', width: 130 },
    formaPago: {
      kind: 'state',
      states: statesOf(FORMA_DE_PAGO, 'ring'),
      width: 160,
      secondary: true,
      Cell: ({ row }) => <Palabra de={FORMA_DE_PAGO[row.formaPago]} />,
    },
    email: { kind: 'text', width: 200, hidden: true, secondary: true },
    iban: { kind: 'text', hidden: true, secondary: true },
    modificadoEn: { kind: 'moment', hidden: true, secondary: true },
  },
  form: CAMPOS,
  rules: REGLAS,
  parts: {
    toValues: valoresDe,
    Body: lazy(() => import('./Ficha.tsx')),
    tabs: [
      {
        name: 'condiciones',
        label: COMPRA_TAB.condiciones,
        stored: true,
        access: compras.condiciones.access,
        Component: lazyRouteComponent(() => import('./CondicionesDeProveedor.tsx')),
      },
      {
        name: 'taller',
        label: TALLER.titulo,
        stored: true,
        access: operaciones.tarifas.access,
        Component: lazyRouteComponent(() => import('./taller/TallerDeProveedor.tsx')),
      },
    ],
  },
  views: [
    { name: word('De materia', 'Of material', 'De matéria', 'De matèria'), conditions: de('materia') },
    { name: word('Talleres', 'Workshops', 'Oficinas', 'Tallers'), conditions: de('taller') },
  ],
})
