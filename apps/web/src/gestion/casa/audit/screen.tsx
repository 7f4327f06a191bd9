import { lazyRouteComponent } from '@tanstack/react-router'
import { audit } from '@telar/contract/casa/audit'
import { History } from 'lucide-react'
import { crudScreen } from '../../declare/crud-screen.ts'
import { crudHead } from '../../declare/head.ts'
import { TablaCell } from './TablaCell.tsx'

export const head = crudHead(audit, {
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
})

export default crudScreen(audit, head, {
  labels: {
    cuando: { es: 'Cuándo', en: 'When', pt: 'Quando', ca: 'Quan' },
    usuario: { es: 'Quién', en: 'Who', pt: 'Quem', ca: 'Qui' },
    usuarioId: { es: 'Usuario', en: 'User', pt: 'Utilizador', ca: 'Usuari' },
    peticion: { es: 'Petición', en: 'Request', pt: 'Pedido', ca: 'Petició' },
    tabla: { es: 'Tabla', en: 'Table', pt: 'Tabela', ca: 'Taula' },
    registro: { es: 'Registro', en: 'Record', pt: 'Registo', ca: 'Registre' },
    accion: { es: 'Qué', en: 'What', pt: 'O quê', ca: 'Què' },
    antes: { es: 'Antes', en: 'Before', pt: 'Antes', ca: 'Abans' },
    despues: { es: 'Después', en: 'After', pt: 'Depois', ca: 'Després' },
  },
  columns: {
    cuando: 'moment',
    usuario: { kind: 'text', grow: true, main: true },
    accion: {
      kind: 'state',
      width: 110,
      states: {
        crear: { mark: 'ring', label: { es: 'Crear', en: 'Create', pt: 'Criar', ca: 'Crear' } },
        cambiar: { mark: 'half', label: { es: 'Cambiar', en: 'Change', pt: 'Alterar', ca: 'Canviar' } },
        borrar: { mark: 'full', label: { es: 'Borrar', en: 'Delete', pt: 'Apagar', ca: 'Esborrar' } },
      },
    },
    tabla: { kind: 'text', width: 150, Cell: TablaCell },
    registro: { kind: 'text', width: 110, secondary: true },
    peticion: { kind: 'text', hidden: true, secondary: true },
  },
})
