import { materias } from '@telar/contract/materias'
import { Spool } from 'lucide-react'
import { crudScreen } from '../declare/crud-screen.ts'
import { Palabra } from '../parts/Palabra.tsx'
import { DE_PROVEEDORES } from '../ventas/lookups.ts'
import { word, words } from '../words.ts'

const PROVEEDOR = word('Proveedor', 'Supplier', 'Fornecedor', 'Proveïdor')
const TIPO = {
  tejido: word('Tejido', 'Cloth', 'Tecido', 'Teixit'),
  forro: word('Forro', 'Lining', 'Forro', 'Folre'),
  avio: word('Avío', 'Trimming', 'Aviamento', 'Fornitura'),
  etiqueta: word('Etiqueta', 'Label', 'Etiqueta', 'Etiqueta'),
}
const UNIDAD = {
  m: word('Metros', 'Metres', 'Metros', 'Metres'),
  ud: word('Unidades', 'Units', 'Unidades', 'Unitats'),
  kg: word('Kilos', 'Kilos', 'Quilos', 'Quilos'),
}

export default crudScreen(materias, {
  area: 'produccion',
  icon: Spool,
  order: 20,
  noun: {
    es: { one: 'materia', many: 'materias', gender: 'f' },
    en: { one: 'material', many: 'materials' },
    pt: { one: 'matéria', many: 'matérias', gender: 'f' },
    ca: { one: 'matèria', many: 'matèries', gender: 'f' },
  },
  labels: {
    codigo: words.codigo,
    nombre: words.nombre,
    tipo: word('Tipo', 'Kind', 'Tipo', 'Tipus'),
    unidad: word('Se mide en', 'Measured in', 'Mede-se em', 'Es mesura en'),
    composicion: word('Composición', 'Composition', 'Composição', 'Composició'),
    anchoCm: word('Ancho (cm)', 'Width (cm)', 'Largura (cm)', 'Amplada (cm)'),
    proveedorId: PROVEEDOR,
    proveedor: PROVEEDOR,
    precio: word('Precio', 'Price', 'Preço', 'Preu'),
    precioMedio: word('Precio medio', 'Average price', 'Preço médio', 'Preu mitjà'),
    stockMinimo: word('Mínimo', 'Minimum', 'Mínimo', 'Mínim'),
    notas: words.notas,
    activa: word('Activa', 'Active', 'Ativa', 'Activa'),
    stock: word('Queda', 'Left', 'Resta', 'Queda'),
    piezas: word('Piezas', 'Rolls', 'Peças', 'Peces'),
    enCamino: word('En camino', 'On its way', 'A caminho', 'De camí'),
    bajoMinimo: word('Bajo mínimo', 'Under minimum', 'Abaixo do mínimo', 'Sota mínim'),
  },
  columns: {
    codigo: { kind: 'text', width: 110 },
    nombre: { kind: 'text', grow: true, main: true },
    tipo: { kind: 'text', width: 100, secondary: true, Cell: ({ row }) => <Palabra de={TIPO[row.tipo]} /> },
    proveedor: { kind: 'text', width: 200, secondary: true },
    stock: { kind: 'number', width: 100 },
    piezas: { kind: 'number', width: 80, secondary: true },
    precio: { kind: 'money', width: 100 },
    precioMedio: { kind: 'money', width: 130, hidden: true, secondary: true },
    enCamino: { kind: 'number', width: 110, secondary: true },
    bajoMinimo: { kind: 'boolean', width: 120 },
    unidad: { kind: 'text', hidden: true, secondary: true, Cell: ({ row }) => <Palabra de={UNIDAD[row.unidad]} /> },
    composicion: { kind: 'text', hidden: true, secondary: true },
    anchoCm: { kind: 'number', hidden: true, secondary: true },
    stockMinimo: { kind: 'number', hidden: true, secondary: true },
    activa: { kind: 'boolean', hidden: true, secondary: true },
    modificadoEn: { kind: 'moment', hidden: true, secondary: true },
  },
  form: {
    codigo: { control: 'text', width: 'short' },
    nombre: 'text',
    tipo: { control: 'select', options: TIPO },
    unidad: { control: 'select', options: UNIDAD },
    proveedorId: { control: 'lookup', from: DE_PROVEEDORES },
    precio: {
      control: 'money',
      hint: word(
        'Por unidad. Cada entrega lo pone al día.',
        'For one unit. Each delivery brings it up to date.',
        'Por unidade. Cada entrega atualiza-o.',
        'Per unitat. Cada lliurament el posa al dia.',
      ),
    },
    composicion: 'text',
    anchoCm: 'number',
    stockMinimo: 'number',
    activa: 'checkbox',
    notas: 'area',
  },
  label: ({ codigo, nombre }) => `${codigo} ${nombre}`,
  detail: ({ proveedor }) => proveedor,
  sort: 'codigo',
  views: [
    {
      name: word('Bajo mínimo', 'Under minimum', 'Abaixo do mínimo', 'Sota mínim'),
      conditions: [{ field: 'bajoMinimo', choice: 'eq', value: 'true' }],
      waits: true,
    },
    {
      name: word('Activas', 'Active', 'Ativas', 'Actives'),
      conditions: [{ field: 'activa', choice: 'eq', value: 'true' }],
    },
  ],
})
