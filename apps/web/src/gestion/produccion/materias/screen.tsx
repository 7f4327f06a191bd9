import { lazyRouteComponent } from '@tanstack/react-router'
import type { MateriaFila } from '@telar/contract/produccion/materia'
import { materias } from '@telar/contract/produccion/materias'
import { enIdioma } from '@telar/domain/idioma'
import { aLaVista, SIGNO } from '@telar/domain/produccion/materia'
import { Copy, PackagePlus, Spool } from 'lucide-react'
import { lazy } from 'react'
import { crudScreen } from '../../declare/crud-screen.ts'
import { crudHead } from '../../declare/head.ts'
import type { PartProps } from '../../declare/screen.ts'
import { statesOf } from '../../declare/values.ts'
import { formatFor } from '../../format.ts'
import { Palabra } from '../../parts/Palabra.tsx'
import { State } from '../../parts/State.tsx'
import { word, words } from '../../words.ts'
import { MARGEN } from '../margenes-texts.ts'
import { P, TIPO_DE_MATERIA, UNIDAD } from '../palabras.ts'
import { Medida } from '../Unidad.tsx'
import { Cabecera } from './Cabecera.tsx'
import type { Parte } from './FichaDeMateria.tsx'
import { CAMPOS } from './materia-campos.ts'
import { MATERIA, TAB } from './materia-texts.ts'

const FichaDeMateria = lazy(() => import('./FichaDeMateria.tsx'))
const parte = (name: Parte) => (props: PartProps<MateriaFila>) => <FichaDeMateria parte={name} {...props} />

export const head = crudHead(materias, {
  area: 'produccion',
  icon: Spool,
  order: 20,
  noun: {
    es: { one: 'materia', many: 'materias', gender: 'f' },
    en: { one: 'material', many: 'materials' },
    pt: { one: 'matéria', many: 'matérias', gender: 'f' },
    ca: { one: 'matèria', many: 'matèries', gender: 'f' },
  },
  label: ({ codigo, nombre }) => `${codigo} ${nombre}`,
  detail: ({ proveedor }) => proveedor,
  answers: true,
  sort: 'codigo',
  waits: [
    {
      verb: word('Comprar', 'Buy', 'Comprar', 'Comprar'),
      takes: 'Permissions.Materias.Create',
      name: word('Bajo mínimo', 'Under minimum', 'Abaixo do mínimo', 'Sota mínim'),
      conditions: [{ field: 'bajoMinimo', choice: 'eq', value: 'true' }],
    },
  ],
  kinds: { bajoMinimo: 'boolean' },
  pages: {
    recibir: {
      label: word('Recibir entrega', 'Receive a delivery', 'Receber entrega', 'Rebre un lliurament'),
      icon: PackagePlus,
      access: materias.recibir.access,
      Component: lazyRouteComponent(() => import('../recibir/Recibir.tsx')),
    },
  },
})

const LIBRES = word(
  (cuanto: string) => `${cuanto} libres`,
  (cuanto) => `${cuanto} free`,
  (cuanto) => `${cuanto} livres`,
  (cuanto) => `${cuanto} lliures`,
)

export default crudScreen(materias, head, {
  answer: ({ stock, reservada, unidad }, idioma) => {
    const cuanto = formatFor(idioma).number(aLaVista(stock - reservada, unidad))
    return LIBRES[idioma](`${cuanto} ${SIGNO[unidad][idioma]}`)
  },
  labels: {
    codigo: words.codigo,
    nombre: words.nombre,
    tipo: word('Tipo', 'Kind', 'Tipo', 'Tipus'),
    unidad: P.unidad,
    composicion: word('Composición', 'Composition', 'Composição', 'Composició'),
    anchoCm: word('Ancho (cm)', 'Width (cm)', 'Largura (cm)', 'Amplada (cm)'),
    taric: word('Código TARIC', 'TARIC code', 'Código TARIC', 'Codi TARIC'),
    pesoGr: word('Peso (g)', 'Weight (g)', 'Peso (g)', 'Pes (g)'),
    proveedorId: P.proveedor,
    proveedor: P.proveedor,
    precio: P.precio,
    precioMedio: P.precioMedio,
    stockMinimo: P.minimo,
    notas: words.notas,
    activa: word('Activa', 'Active', 'Ativa', 'Activa'),
    stock: P.queda,
    piezas: P.piezas,
    reservada: P.reservada,
    enCamino: P.enCamino,
    bajoMinimo: P.bajoMinimo,
  },
  columns: {
    codigo: { kind: 'text', width: 96 },
    nombre: { kind: 'text', grow: true, main: true, width: 200 },
    tipo: {
      kind: 'state',
      states: statesOf(TIPO_DE_MATERIA, 'ring'),
      width: 100,
      secondary: true,
      Cell: ({ row }) => <Palabra de={TIPO_DE_MATERIA[row.tipo]} />,
    },
    proveedor: { kind: 'text', width: 200, secondary: true },
    stock: { kind: 'number', width: 104, Cell: ({ row }) => <Medida n={row.stock} de={row.unidad} /> },
    piezas: { kind: 'number', width: 80, secondary: true },
    precio: { kind: 'money', width: 84, secondary: true },
    precioMedio: { kind: 'money', width: 130, hidden: true, secondary: true },
    reservada: {
      ...{ kind: 'number', width: 110, secondary: true },
      Cell: ({ row }) => <Medida orNone n={row.reservada} de={row.unidad} />,
    },
    enCamino: {
      ...{ kind: 'number', width: 110, secondary: true },
      Cell: ({ row }) => <Medida orNone n={row.enCamino} de={row.unidad} />,
    },
    bajoMinimo: {
      kind: 'boolean',
      width: 150,
      Cell: ({ row }) =>
        row.bajoMinimo ? (
          <State mark="late">
            <Palabra de={P.bajoMinimo} />
          </State>
        ) : null,
    },
    unidad: {
      kind: 'state',
      states: statesOf(UNIDAD, 'ring'),
      hidden: true,
      secondary: true,
      Cell: ({ row }) => <Palabra de={UNIDAD[row.unidad]} />,
    },
    composicion: { kind: 'text', hidden: true, secondary: true },
    anchoCm: { kind: 'number', hidden: true, secondary: true },
    taric: { kind: 'text', hidden: true, secondary: true },
    pesoGr: { kind: 'number', hidden: true, secondary: true },
    stockMinimo: {
      ...{ kind: 'number', hidden: true, secondary: true },
      Cell: ({ row }) => <Medida orNone n={row.stockMinimo} de={row.unidad} />,
    },
    activa: { kind: 'boolean', hidden: true, secondary: true },
    modificadoEn: { kind: 'moment', hidden: true, secondary: true },
  },
  form: CAMPOS,
  parts: {
    toCopy: (values) => ({ ...values, codigo: '' }),
    bodyLabel: TAB.datos,
    Body: parte('datos'),
    Head: Cabecera,
    tabs: [
      { name: 'piezas', label: P.piezas, stored: true, Component: parte('piezas') },
      { name: 'entradas', label: P.entradas, stored: true, Component: parte('entradas') },
      { name: 'precios', label: TAB.precios, stored: true, Component: parte('precios') },
      { name: 'usos', label: TAB.usada, stored: true, Component: parte('usos') },
      { name: 'margenes', label: MARGEN.titulo, stored: true, Component: parte('margenes') },
    ],
  },
  views: [
    ...head.list.waits,
    {
      name: word('Activas', 'Active', 'Ativas', 'Actives'),
      conditions: [{ field: 'activa', choice: 'eq', value: 'true' }],
    },
  ],
  actions: [
    {
      call: 'duplicate',
      label: MATERIA.duplicar,
      icon: Copy,
      needs: 'one',
      run: async ({ write }, rows, idioma) => {
        for (const { id } of rows) await write(materias.duplicate, { body: { id, vistos: [] } })
        return { text: enIdioma(MATERIA.duplicada, idioma) }
      },
    },
  ],
})
