import { comerciales } from '@telar/contract/clientes/comerciales'
import { Handshake } from 'lucide-react'
import { crudScreen } from '../../declare/crud-screen.ts'
import { crudHead } from '../../declare/head.ts'
import { word, words } from '../../words.ts'
import { REGLAS } from '../clientes/cliente-rules.ts'

export const head = crudHead(comerciales, {
  area: 'contactos',
  icon: Handshake,
  order: 30,
  noun: {
    es: { one: 'comercial', many: 'comerciales' },
    en: { one: 'rep', many: 'reps' },
    pt: { one: 'comercial', many: 'comerciais' },
    ca: { one: 'comercial', many: 'comercials' },
  },
  label: ({ codigo, nombre }) => `${codigo} ${nombre}`,
  detail: ({ zona }) => zona,
  sort: 'nombre',
})

export default crudScreen(comerciales, head, {
  labels: {
    codigo: words.codigo,
    nombre: words.nombre,
    nif: words.nif,
    zona: word('Zona', 'Area', 'Zona', 'Zona'),
    email: words.email,
    telefono: words.telefono,
    comision: word('Comisión %', 'Commission %', 'Comissão %', 'Comissió %'),
    criterio: word('Comisiona sobre', 'Commission on', 'Comissão sobre', 'Comissiona sobre'),
    activo: words.activo,
    iban: word('IBAN', 'IBAN', 'IBAN', 'IBAN'),
  },
  columns: {
    codigo: { kind: 'text', width: 100 },
    nombre: { kind: 'text', grow: true, main: true },
    zona: { kind: 'text', width: 200 },
    telefono: { kind: 'text', width: 150 },
    email: { kind: 'text', width: 220, secondary: true },
    comision: { kind: 'number', width: 110 },
    activo: { kind: 'boolean', width: 80 },
    nif: { kind: 'text', hidden: true, secondary: true },
    iban: { kind: 'text', hidden: true, secondary: true },
    modificadoEn: { kind: 'moment', hidden: true, secondary: true },
  },
  form: {
    codigo: { control: 'text', width: 'short' },
    nombre: 'text',
    nif: { control: 'text', width: 'short' },
    zona: 'text',
    telefono: { control: 'tel', width: 'short' },
    activo: 'checkbox',
    email: 'email',
    iban: 'text',
    comision: 'number',
    criterio: {
      control: 'select',
      options: {
        facturado: word('Lo facturado', 'What is invoiced', 'O faturado', 'El que es factura'),
        cobrado: word('Lo cobrado', 'What is collected', 'O cobrado', 'El que es cobra'),
      },
    },
  },
  rules: REGLAS,
  views: [
    {
      name: word('Activos', 'Active', 'Ativos', 'Actius'),
      conditions: [{ field: 'activo', choice: 'eq', value: 'true' }],
    },
  ],
})
