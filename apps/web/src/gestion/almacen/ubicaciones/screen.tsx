import { lazyRouteComponent } from '@tanstack/react-router'
import { ubicaciones } from '@telar/contract/almacen/ubicaciones'
import { ArrowDownAZ, ArrowUpDown, Barcode, Grid3x3, ScanBarcode, Warehouse } from 'lucide-react'
import { crudScreen } from '../../declare/crud-screen.ts'
import { crudHead } from '../../declare/head.ts'
import { word } from '../../words.ts'
import { AccionesDelEstante } from './AccionesDelEstante.tsx'
import { EtiquetasDialog } from './EtiquetasDialog.tsx'
import { PAGINA } from './paginas.ts'
import { alReves, porSuCodigo } from './recorrer.ts'
import { UBICACION, UBICACION_LABELS } from './ubicacion-texts.ts'

export const head = crudHead(
  { search: ubicaciones.search, create: ubicaciones.create, get: ubicaciones.get },
  {
    area: 'almacen',
    icon: Warehouse,
    order: 30,
    noun: {
      es: { one: 'estante', many: 'estantes' },
      en: { one: 'shelf', many: 'shelves' },
      pt: { one: 'prateleira', many: 'prateleiras', gender: 'f' },
      ca: { one: 'prestatge', many: 'prestatges' },
    },
    label: ({ codigo }) => codigo,
    detail: ({ nota }) => nota,
    sort: 'orden',
    pages: {
      colocar: {
        label: PAGINA.colocar,
        icon: ScanBarcode,
        access: ubicaciones.colocar.access,
        Component: lazyRouteComponent(() => import('./Colocar.tsx')),
      },
      generar: {
        label: PAGINA.generar,
        icon: Grid3x3,
        access: ubicaciones.generar.access,
        Component: lazyRouteComponent(() => import('./Generar.tsx')),
      },
    },
  },
)

export default crudScreen(ubicaciones, head, {
  labels: UBICACION_LABELS,
  columns: {
    orden: { kind: 'number', width: 96, align: 'left' },
    codigo: { kind: 'text', width: 140, main: true },
    zona: { kind: 'text', width: 110, secondary: true },
    nota: { kind: 'text', grow: true, secondary: true },
    celdas: { kind: 'number', width: 100 },
    prendas: { kind: 'number', width: 100, telling: true },
    activa: { kind: 'boolean', width: 90, secondary: true },
    modificadoEn: { kind: 'moment', hidden: true, secondary: true },
  },
  form: {
    codigo: { control: 'text', hint: UBICACION.codigoQue },
    zona: { control: 'text', hint: UBICACION.zonaQue },
    nota: 'text',
    activa: 'checkbox',
  },
  rules: { 'ubicacion.codigo': UBICACION.codigoMal },
  parts: {
    Head: AccionesDelEstante,
    tabs: [
      {
        name: 'prendas',
        label: UBICACION.prendas,
        stored: true,
        Component: lazyRouteComponent(() => import('./PrendasDelEstante.tsx'), 'PrendasDelEstante'),
      },
    ],
  },
  actions: [
    {
      call: 'etiquetas',
      label: UBICACION.etiquetas,
      icon: Barcode,
      key: 'e',
      needs: 'any',
      Dialog: EtiquetasDialog,
    },
    {
      call: ubicaciones.ordenar,
      label: UBICACION.porCodigo,
      icon: ArrowDownAZ,
      needs: 'two-or-more',
      run: porSuCodigo,
    },
    { call: ubicaciones.ordenar, label: UBICACION.alReves, icon: ArrowUpDown, needs: 'two-or-more', run: alReves },
  ],
  views: [
    {
      name: word('Vacíos', 'Empty', 'Vazias', 'Buits'),
      conditions: [{ field: 'celdas', choice: 'eq', value: '0' }],
    },
    {
      name: word('Sin uso', 'Not in use', 'Sem uso', 'Sense ús'),
      conditions: [{ field: 'activa', choice: 'eq', value: 'false' }],
    },
  ],
})
