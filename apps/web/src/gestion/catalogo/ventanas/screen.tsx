import { temporadas } from '@telar/contract/catalogo/temporadas'
import { ventanas } from '@telar/contract/catalogo/ventanas'
import { enIdioma } from '@telar/domain/idioma'
import { CalendarClock } from 'lucide-react'
import { crudScreen } from '../../declare/crud-screen.ts'
import { crudHead } from '../../declare/head.ts'
import { lookup } from '../../declare/values.ts'
import { word, words } from '../../words.ts'
import { TemporadaDeVentana } from './TemporadaDeVentana.tsx'

export const head = crudHead(ventanas, {
  area: 'catalogo',
  icon: CalendarClock,
  short: word('Entregas de temporada', 'Season’s deliveries', 'Entregas de estação', 'Dates de lliurament'),
  noun: {
    es: { one: 'entrega de temporada', many: 'entregas de temporada', gender: 'f' },
    en: { one: 'season’s delivery', many: 'season’s deliveries' },
    pt: { one: 'entrega de estação', many: 'entregas de estação', gender: 'f' },
    ca: { one: 'lliurament de temporada', many: 'lliuraments de temporada' },
  },
  label: ({ nombre }, idioma) => enIdioma(nombre, idioma),
  sort: '-desde',
})

export default crudScreen(ventanas, head, {
  labels: {
    temporadaId: words.temporada,
    nombre: words.nombre,
    desde: word('Desde', 'From', 'Desde', 'Des de'),
    hasta: word('Hasta', 'Until', 'Até', 'Fins a'),
    cierre: word('Pedidos hasta', 'Orders until', 'Encomendas até', 'Comandes fins a'),
  },
  columns: {
    nombre: { kind: 'textos', grow: true, main: true },
    temporadaId: { kind: 'number', align: 'left', width: 150, Cell: TemporadaDeVentana },
    desde: 'date',
    hasta: 'date',
    cierre: { kind: 'date', width: 124 },
    modificadoEn: { kind: 'moment', hidden: true, secondary: true },
  },
  form: {
    temporadaId: {
      control: 'lookup',
      from: lookup(temporadas.search, ({ codigo, nombre }) => `${codigo} ${nombre}`, {
        creates: { screen: 'temporadas', field: 'nombre' },
      }),
    },
    nombre: 'textos',
    desde: 'date',
    hasta: 'date',
    cierre: {
      control: 'date',
      hint: word(
        'Después de ese día la tienda no admite pedidos de temporada de sus modelos. Vacío: siempre se puede.',
        'After that day the shop takes no season orders of its models. Empty: always.',
        'Depois desse dia a loja não aceita encomendas de estação dos seus modelos. Vazio: pode-se sempre.',
        'Després d’aquell dia la botiga no admet comandes de temporada dels seus models. Buit: sempre es pot.',
      ),
    },
  },
})
