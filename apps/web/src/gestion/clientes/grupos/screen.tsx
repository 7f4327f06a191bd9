import { lazyRouteComponent } from '@tanstack/react-router'
import { clientes } from '@telar/contract/clientes/clientes'
import { grupos } from '@telar/contract/clientes/grupos'
import { UsersRound } from 'lucide-react'
import { crudScreen } from '../../declare/crud-screen.ts'
import { crudHead } from '../../declare/head.ts'
import { word, words } from '../../words.ts'

export const head = crudHead(grupos, {
  area: 'contactos',
  icon: UsersRound,
  order: 40,
  noun: {
    es: { one: 'grupo de clientes', many: 'grupos de clientes' },
    en: { one: 'customer group', many: 'customer groups' },
    pt: { one: 'grupo de clientes', many: 'grupos de clientes' },
    ca: { one: 'grup de clients', many: 'grups de clients' },
  },
  label: ({ nombre }) => nombre,
  sort: 'nombre',
})

export default crudScreen(grupos, head, {
  labels: {
    nombre: words.nombre,
    segundas: word('Compra segundas', 'Buys seconds', 'Compra segundas', 'Compra segones'),
    segundaPorCiento: word(
      'Segundas, % de la tarifa',
      'Seconds, % of the price list',
      'Segundas, % da tabela',
      'Segones, % de la tarifa',
    ),
    segundasEnTienda: word(
      'Segundas y outlet en la tienda',
      'Seconds and outlet in the shop',
      'Segundas e outlet na loja',
      'Segones i outlet a la botiga',
    ),
    notas: word('Notas', 'Notes', 'Notas', 'Notes'),
  },
  columns: {
    nombre: { kind: 'text', grow: true, main: true },
    segundas: { kind: 'boolean', width: 140 },
    segundaPorCiento: { kind: 'number', width: 180 },
    segundasEnTienda: { kind: 'boolean', width: 200 },
    notas: { kind: 'text', width: 240, secondary: true },
    modificadoEn: { kind: 'moment', hidden: true, secondary: true },
  },
  form: {
    nombre: 'text',
    segundas: {
      control: 'checkbox',
      hint: word(
        'Sin marcar, no se les puede facturar género con tara.',
        'Unless ticked, garments with a fault cannot be invoiced to them.',
        'Sem marcar, não se lhes pode faturar peças com defeito.',
        'Sense marcar, no se’ls pot facturar gènere amb tara.',
      ),
    },
    segundaPorCiento: {
      control: 'number',
      hint: word(
        'Vacío: lo que diga la casa.',
        'Empty: what the house says.',
        'Vazio: o que a casa disser.',
        'Buit: el que digui la casa.',
      ),
    },
    segundasEnTienda: {
      control: 'checkbox',
      hint: word(
        'Las ven en la tienda y las piden. Nadie más las ve.',
        'They see them in the shop and order them. Nobody else sees them.',
        'Veem-nas na loja e pedem-nas. Mais ninguém as vê.',
        'Les veuen a la botiga i les demanen. Ningú més les veu.',
      ),
    },
    notas: 'area',
  },
  parts: {
    tabs: [
      {
        name: 'quienes',
        label: word('Clientes y tarifas', 'Customers and lists', 'Clientes e tabelas', 'Clients i tarifes'),
        stored: true,
        access: clientes.search.access,
        Component: lazyRouteComponent(() => import('../tarifas/DelGrupo.tsx'), 'DelGrupo'),
      },
    ],
  },
})
