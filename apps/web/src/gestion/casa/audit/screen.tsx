import { lazyRouteComponent } from '@tanstack/react-router'
import { audit } from '@telar/contract/casa/audit'
import { History } from 'lucide-react'
import { crudScreen } from '../../declare/crud-screen.ts'
import { crudHead } from '../../declare/head.ts'
import { word } from '../../words.ts'
import { QuienCell, TablaCell } from './TablaCell.tsx'
import { namesOfTables } from './tablas.ts'

export const head = crudHead(
  { search: audit.search },
  {
    area: 'ajustes',
    icon: History,
    order: 80,
    go: 'a',
    quiet: true,
    noun: {
      es: { one: 'cambio', many: 'cambios' },
      en: { one: 'change', many: 'changes' },
      pt: { one: 'alteração', many: 'alterações', gender: 'f' },
      ca: { one: 'canvi', many: 'canvis' },
    },
    label: ({ tabla, registro }) => `${tabla} ${registro}`,
    detail: ({ usuario }) => usuario ?? '',
    sort: '-cuando',
    Record: lazyRouteComponent(() => import('./CambioRecord.tsx')),
  },
)

export default crudScreen(audit, head, {
  labels: {
    cuando: word('Cuándo', 'When', 'Quando', 'Quan'),
    usuario: word('Quién', 'Who', 'Quem', 'Qui'),
    usuarioId: word('Usuario', 'User', 'Utilizador', 'Usuari'),
    peticion: word('Petición', 'Request', 'Pedido', 'Petició'),
    tabla: word('Dónde', 'Where', 'Onde', 'On'),
    registro: word('Registro', 'Record', 'Registo', 'Registre'),
    accion: word('Qué', 'What', 'O quê', 'Què'),
    antes: word('Antes', 'Before', 'Antes', 'Abans'),
    despues: word('Después', 'After', 'Depois', 'Després'),
  },
  columns: {
    cuando: 'moment',
    usuario: { kind: 'text', width: 200, main: true, Cell: QuienCell },
    accion: {
      kind: 'state',
      width: 110,
      states: {
        crear: { mark: 'ring', label: word('Crear', 'Create', 'Criar', 'Crear') },
        cambiar: { mark: 'half', label: word('Cambiar', 'Change', 'Alterar', 'Canviar') },
        borrar: { mark: 'full', label: word('Borrar', 'Delete', 'Apagar', 'Esborrar') },
      },
    },
    tabla: { kind: 'text', width: 140, grow: true, Cell: TablaCell, words: namesOfTables },
    registro: { kind: 'text', width: 110, secondary: true },
    peticion: { kind: 'text', hidden: true, secondary: true },
  },
})
