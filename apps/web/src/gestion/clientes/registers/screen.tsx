import { lazyRouteComponent } from '@tanstack/react-router'
import { registers } from '@telar/contract/clientes/registers'
import { UserPlus } from 'lucide-react'
import { crudScreen } from '../../declare/crud-screen.ts'
import { crudHead } from '../../declare/head.ts'
import { Palabra } from '../../parts/Palabra.tsx'
import { word } from '../../words.ts'
import { NombreDeRegistro } from './NombreDeRegistro.tsx'
import { ESTADO, REGISTRO_LABELS, TIPO } from './registro-labels.ts'

const estado = (value: string) => [{ field: 'estado', choice: 'eq', value }] as const

export const head = crudHead(
  { search: registers.search },
  {
    area: 'contactos',
    icon: UserPlus,
    order: 10,
    favourite: true,
    go: 'e',
    noun: {
      es: { one: 'registro', many: 'registros' },
      en: { one: 'registration', many: 'registrations' },
      pt: { one: 'registo', many: 'registos' },
      ca: { one: 'registre', many: 'registres' },
    },
    label: ({ nombre }) => nombre,
    detail: ({ email }) => email,
    sort: '-creadoEn',
    waits: [
      {
        verb: word('Revisar', 'Review', 'Rever', 'Revisar'),
        takes: 'Permissions.Registers.Approve',
        since: 'creadoEn',
        name: word('Por revisar', 'To review', 'Por rever', 'Per revisar'),
        conditions: estado('solicitado'),
      },
    ],
    tells: {
      tipo: 'registro',
      text: () =>
        word(
          'Solicitud de registro nueva',
          'New request to register',
          'Novo pedido de registo',
          'Sol·licitud de registre nova',
        ),
    },
    loads: (read, { id }) => id !== null && read(registers.get, { params: { id: Number(id) } }),
    Record: lazyRouteComponent(() => import('./RegistroRecord.tsx')),
  },
)

// Anybody may ask to become a customer, but not from here.
const { search, get, remove } = registers

export default crudScreen({ search, get, remove, export: registers.export }, head, {
  labels: REGISTRO_LABELS,
  columns: {
    nombre: { kind: 'text', grow: true, main: true, Cell: NombreDeRegistro },
    tipo: {
      kind: 'state',
      states: TIPO,
      width: 130,
      Cell: ({ row }) => <Palabra de={TIPO[row.tipo].label} />,
    },
    estado: { kind: 'state', states: ESTADO, width: 130 },
    nif: { kind: 'text', width: 120 },
    email: { kind: 'text', width: 210 },
    telefono: { kind: 'text', width: 140, secondary: true },
    pais: { kind: 'text', width: 110, secondary: true },
    creadoEn: { kind: 'moment', width: 140 },
    visitado: { kind: 'boolean', hidden: true, secondary: true },
    cliente: { kind: 'text', hidden: true, secondary: true },
    resueltoPor: { kind: 'text', hidden: true, secondary: true },
    resueltoEn: { kind: 'moment', hidden: true, secondary: true },
  },
  views: [
    ...head.list.waits,
    { name: word('Aprobados', 'Approved', 'Aprovados', 'Aprovats'), conditions: estado('aprobado') },
    { name: word('Rechazados', 'Declined', 'Recusados', 'Rebutjats'), conditions: estado('rechazado') },
    { name: word('Caducados', 'Expired', 'Expirados', 'Caducats'), conditions: estado('caducado') },
  ],
})
