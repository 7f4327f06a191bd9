import { temporadas } from '@telar/contract/catalogo/temporadas'
import { webcolecciones } from '@telar/contract/catalogo/webcolecciones'
import { enIdioma } from '@telar/domain/idioma'
import { Layers } from 'lucide-react'
import { lazy } from 'react'
import { crudScreen } from '../../declare/crud-screen.ts'
import { crudHead } from '../../declare/head.ts'
import { lookup } from '../../declare/values.ts'
import { word, words } from '../../words.ts'

export const head = crudHead(webcolecciones, {
  area: 'catalogo',
  icon: Layers,
  order: 20,
  go: 'w',
  table: 'colecciones',
  noun: {
    es: { one: 'colección', many: 'colecciones', gender: 'f' },
    en: { one: 'collection', many: 'collections' },
    pt: { one: 'coleção', many: 'coleções', gender: 'f' },
    ca: { one: 'col·lecció', many: 'col·leccions', gender: 'f' },
  },
  label: ({ nombre }, idioma) => enIdioma(nombre, idioma),
  sort: 'orden',
})

export default crudScreen(webcolecciones, head, {
  labels: {
    orden: words.orden,
    imagenId: words.foto,
    nombre: words.nombre,
    descripcion: words.descripcion,
    temporadaId: words.temporada,
    visibleHome: words.enPortada,
    activa: word('Activa', 'Active', 'Ativa', 'Activa'),
  },
  columns: {
    orden: { kind: 'number', width: 84, align: 'left' },
    imagenId: 'imagen',
    nombre: { kind: 'textos', grow: true, main: true },
    visibleHome: { kind: 'boolean', width: 120 },
    activa: { kind: 'boolean' },
    modificadoEn: { kind: 'moment', secondary: true },
  },
  form: {
    nombre: 'textos',
    descripcion: 'textos-area',
    temporadaId: { control: 'lookup', from: lookup(temporadas.search, ({ codigo, nombre }) => `${codigo} ${nombre}`) },
    visibleHome: 'checkbox',
    activa: 'checkbox',
    imagenId: 'imagen',
    orden: {
      control: 'number',
      hint: word(
        'También se ordena arrastrando en la lista.',
        'Dragging in the list orders them too.',
        'Também se ordena arrastando na lista.',
        'També s’ordena arrossegant a la llista.',
      ),
    },
  },
  parts: {
    tabs: [
      {
        name: 'modelos',
        label: word('Modelos', 'Models', 'Modelos', 'Models'),
        stored: true,
        Component: lazy(() => import('./ModelosDeColeccion.tsx')),
      },
    ],
  },
  views: [
    {
      name: word('Activas', 'Active', 'Ativas', 'Actives'),
      conditions: [{ field: 'activa', choice: 'eq', value: 'true' }],
    },
    {
      name: word('En la portada', 'On the home page', 'Na página inicial', 'A la portada'),
      conditions: [{ field: 'visibleHome', choice: 'eq', value: 'true' }],
    },
  ],
})
