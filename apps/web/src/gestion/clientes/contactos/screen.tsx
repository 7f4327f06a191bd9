import { contactos } from '@telar/contract/clientes/contactos'
import { Contact } from 'lucide-react'
import { lazy } from 'react'
import { crudScreen } from '../../declare/crud-screen.ts'
import { crudHead } from '../../declare/head.ts'
import { word, words } from '../../words.ts'
import { borrarContactos } from './borrar.ts'
import { CAMPOS, contar, valoresDe } from './contacto-values.ts'

export const head = crudHead(contactos, {
  area: 'contactos',
  icon: Contact,
  order: 40,
  noun: {
    es: { one: 'contacto', many: 'contactos' },
    en: { one: 'contact', many: 'contacts' },
    pt: { one: 'contacto', many: 'contactos' },
    ca: { one: 'contacte', many: 'contactes' },
  },
  label: ({ nombre }) => nombre,
  detail: ({ dueno }) => dueno,
  sort: 'nombre',
})

export default crudScreen(contactos, head, {
  labels: {
    nombre: words.nombre,
    dueno: word('De quién', 'Whose', 'De quem', 'De qui'),
    tipo: word('Para qué', 'For what', 'Para quê', 'Per a què'),
    contactoTipoId: word('Para qué', 'For what', 'Para quê', 'Per a què'),
    datos: word('Cómo localizarle', 'How to reach them', 'Como contactar', 'Com localitzar-lo'),
    medios: word('Cómo localizarle', 'How to reach them', 'Como contactar', 'Com localitzar-lo'),
    clienteId: words.cliente,
    comercialId: words.comercial,
    proveedorId: word('Proveedor', 'Supplier', 'Fornecedor', 'Proveïdor'),
  },
  columns: {
    nombre: { kind: 'text', width: 220, main: true },
    dueno: { kind: 'text', grow: true },
    tipo: { kind: 'textos', width: 150 },
    datos: { kind: 'text', width: 340 },
    clienteId: { kind: 'number', apart: true },
    proveedorId: { kind: 'number', apart: true },
    comercialId: { kind: 'number', apart: true },
    modificadoEn: { kind: 'moment', hidden: true, secondary: true },
  },
  form: CAMPOS,
  rules: {
    'contacto.un-dueno': word(
      'Un contacto es de alguien: elija de quién.',
      'A contact is somebody’s: choose whose.',
      'Um contacto é de alguém: escolha de quem.',
      'Un contacte és d’algú: trieu de qui.',
    ),
  },
  parts: { toValues: valoresDe, tell: contar, Body: lazy(() => import('./Ficha.tsx')) },
  remove: borrarContactos,
  views: [
    {
      name: word('De clientes', 'Of customers', 'De clientes', 'De clients'),
      conditions: [{ field: 'clienteId', choice: 'filled', value: '' }],
    },
    {
      name: word('De proveedores', 'Of suppliers', 'De fornecedores', 'De proveïdors'),
      conditions: [{ field: 'proveedorId', choice: 'filled', value: '' }],
    },
    {
      name: word('De comerciales', 'Of reps', 'De comerciais', 'De comercials'),
      conditions: [{ field: 'comercialId', choice: 'filled', value: '' }],
    },
  ],
})
