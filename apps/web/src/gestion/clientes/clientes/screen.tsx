import type { Cliente } from '@telar/contract/clientes/clientes'
import { clientes } from '@telar/contract/clientes/clientes'
import { Store } from 'lucide-react'
import { lazy } from 'react'
import { crudScreen } from '../../declare/crud-screen.ts'
import { crudHead } from '../../declare/head.ts'
import type { PartProps } from '../../declare/screen.ts'
import { word } from '../../words.ts'
import { Cabecera } from './Cabecera.tsx'
import { CLIENTE_LABELS, TAB, VIES } from './cliente-labels.ts'
import { REGLAS } from './cliente-rules.ts'
import { CAMPOS, contar, copiaDe, DE_CONDICIONES, valoresDe } from './cliente-values.ts'
import type { Parte } from './FichaDeCliente.tsx'

const FichaDeCliente = lazy(() => import('./FichaDeCliente.tsx'))
const parte = (name: Parte) => (props: PartProps<Cliente>) => <FichaDeCliente parte={name} {...props} />
const yes = (field: 'bloqueado' | 'recargoEquivalencia') => [{ field, choice: 'eq', value: 'true' }] as const

export const head = crudHead(clientes, {
  area: 'contactos',
  icon: Store,
  order: 20,
  favourite: true,
  go: 'l',
  noun: {
    es: { one: 'cliente', many: 'clientes' },
    en: { one: 'customer', many: 'customers' },
    pt: { one: 'cliente', many: 'clientes' },
    ca: { one: 'client', many: 'clients' },
  },
  label: ({ codigo, razonSocial }) => `${codigo} ${razonSocial}`,
  detail: ({ ciudad, nif }) => [ciudad, nif].filter(Boolean).join(' · '),
  rank: 0,
  sigil: '@',
  sort: 'razonSocial',
})

export default crudScreen(clientes, head, {
  labels: CLIENTE_LABELS,
  columns: {
    codigo: { kind: 'text', width: 80 },
    razonSocial: { kind: 'text', grow: true, main: true },
    nombreComercial: { kind: 'text', width: 150, secondary: true },
    ciudad: { kind: 'text', width: 170 },
    provincia: { kind: 'text', hidden: true, secondary: true },
    nif: { kind: 'text', width: 115 },
    telefono: { kind: 'text', width: 140, secondary: true },
    comercial: { kind: 'text', width: 120, secondary: true },
    grupo: { kind: 'text', width: 120, hidden: true, secondary: true },
    users: { kind: 'number', width: 80 },
    bloqueado: { kind: 'boolean', width: 92 },
    email: { kind: 'text', hidden: true, secondary: true },
    pais: { kind: 'text', hidden: true, secondary: true },
    recargoEquivalencia: { kind: 'boolean', hidden: true, secondary: true },
    viesResultado: { kind: 'state', states: VIES, hidden: true, secondary: true },
    modificadoEn: { kind: 'moment', hidden: true, secondary: true },
  },
  form: CAMPOS,
  rules: REGLAS,
  parts: {
    toValues: valoresDe,
    toCopy: copiaDe,
    tell: contar,
    bodyLabel: TAB.datos,
    Body: parte('datos'),
    Head: Cabecera,
    tabs: [
      { name: 'condiciones', label: TAB.condiciones, fields: DE_CONDICIONES, Component: parte('condiciones') },
      { name: 'contactos', label: TAB.contactos, fields: ['contactos'], Component: parte('contactos') },
      { name: 'acceso', label: TAB.acceso, stored: true, Component: parte('acceso') },
    ],
  },
  views: [
    { name: word('Bloqueados', 'Blocked', 'Bloqueados', 'Bloquejats'), conditions: yes('bloqueado') },
    { name: word('Con recargo', 'Surcharge', 'Com recargo', 'Amb recàrrec'), conditions: yes('recargoEquivalencia') },
    {
      name: word('Sin cuenta', 'Without account', 'Sem conta', 'Sense compte'),
      conditions: [{ field: 'users', choice: 'eq', value: '0' }],
    },
    {
      name: word('Sin comercial', 'Without rep', 'Sem comercial', 'Sense comercial'),
      conditions: [{ field: 'comercial', choice: 'empty', value: '' }],
    },
  ],
})
