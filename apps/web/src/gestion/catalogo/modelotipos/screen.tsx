import { modelotipos } from '@telar/contract/catalogo/modelotipos'
import { enIdioma } from '@telar/domain/idioma'
import { Tags } from 'lucide-react'
import { crudScreen } from '../../declare/crud-screen.ts'
import { crudHead } from '../../declare/head.ts'
import { word, words } from '../../words.ts'

export const head = crudHead(modelotipos, {
  area: 'catalogo',
  icon: Tags,
  order: 30,
  go: 'y',
  table: 'modelo_tipos',
  noun: {
    es: { one: 'tipo', many: 'tipos' },
    en: { one: 'type', many: 'types' },
    pt: { one: 'tipo', many: 'tipos' },
    ca: { one: 'tipus', many: 'tipus' },
  },
  label: ({ nombre }, idioma) => enIdioma(nombre, idioma),
  sort: 'orden',
})

export default crudScreen(modelotipos, head, {
  labels: {
    imagenId: words.foto,
    nombre: words.nombre,
    orden: words.orden,
    visibleWeb: word('En la tienda', 'In the shop', 'Na loja', 'A la botiga'),
    visibleHome: words.enPortada,
  },
  columns: {
    imagenId: 'imagen',
    nombre: { kind: 'textos', grow: true, main: true },
    orden: 'number',
    visibleWeb: { kind: 'boolean', width: 110 },
    visibleHome: { kind: 'boolean', width: 120 },
    modificadoEn: { kind: 'moment', secondary: true },
  },
  form: {
    nombre: 'textos',
    imagenId: {
      control: 'imagen',
      hint: word(
        'En vertical, 4:5: la tienda la recorta así.',
        'Upright, 4:5: the shop crops it so.',
        'Ao alto, 4:5: a loja recorta-a assim.',
        'En vertical, 4:5: la botiga la retalla així.',
      ),
    },
    orden: {
      control: 'number',
      hint: word('El menor, primero.', 'The lowest comes first.', 'O menor, primeiro.', 'El més petit, primer.'),
    },
    visibleWeb: 'checkbox',
    visibleHome: 'checkbox',
  },
  views: [
    {
      name: word('En la tienda', 'In the shop', 'Na loja', 'A la botiga'),
      conditions: [{ field: 'visibleWeb', choice: 'eq', value: 'true' }],
    },
    {
      name: word('Sin foto', 'Without a picture', 'Sem fotografia', 'Sense foto'),
      conditions: [{ field: 'imagenId', choice: 'empty', value: '' }],
    },
  ],
})
