import { lazyRouteComponent } from '@tanstack/react-router'
import { colores } from '@telar/contract/catalogo/colores'
import type { Modelo } from '@telar/contract/catalogo/modelos'
import { modelos } from '@telar/contract/catalogo/modelos'
import { FileUp, FolderMinus, FolderPlus, Globe, GlobeLock, Shirt } from 'lucide-react'
import { lazy } from 'react'
import { crudScreen } from '../../declare/crud-screen.ts'
import { crudHead } from '../../declare/head.ts'
import type { PartProps } from '../../declare/screen.ts'
import { word } from '../../words.ts'
import { Cabecera } from './Cabecera.tsx'
import type { Parte } from './FichaDeModelo.tsx'
import { CuantasFotos, CuantasVariantes } from './importar/Cuantas.tsx'
import { MODELO_LABELS, PUBLICACION, TAB } from './modelo-labels.ts'
import { CAMPOS, copiaDe, valoresDe } from './modelo-values.ts'
import { contarPartes } from './partes-en-palabras.ts'
import { unirVersiones } from './unir-versiones.ts'
import { AnadirAColeccion, QuitarDeColeccion } from './web/ColeccionDialog.tsx'
import { publicar } from './web/publicar.ts'

const FichaDeModelo = lazy(() => import('./FichaDeModelo.tsx'))
const parte = (name: Parte) => (props: PartProps<Modelo>) => <FichaDeModelo parte={name} {...props} />

const LIBRES = word(
  (n: number) => `${n} libres`,
  (n) => `${n} free`,
  (n) => `${n} livres`,
  (n) => `${n} lliures`,
)

export const head = crudHead(modelos, {
  area: 'catalogo',
  icon: Shirt,
  order: 10,
  favourite: true,
  go: 'o',
  noun: {
    es: { one: 'modelo', many: 'modelos' },
    en: { one: 'model', many: 'models' },
    pt: { one: 'modelo', many: 'modelos' },
    ca: { one: 'model', many: 'models' },
  },
  label: ({ numero, nombre }) => `${numero} ${nombre}`,
  detail: ({ temporada }) => temporada,
  answer: ({ libre }, idioma) => LIBRES[idioma](libre),
  rank: 1,
  parts: {
    needs: [modelos.searchAutocomplete.access, modelos.get.access, colores.search.access],
    find: async (...asked) => (await import('./variantes-halladas.ts')).variantesHalladas(...asked),
  },
  sort: 'numero',
  pages: {
    importar: {
      label: word('Importar…', 'Import…', 'Importar…', 'Importar…'),
      icon: FileUp,
      access: modelos.import.access,
      Component: lazyRouteComponent(() => import('./importar/Importar.tsx')),
    },
  },
})

export default crudScreen(modelos, head, {
  labels: MODELO_LABELS,
  columns: {
    imagenId: 'imagen',
    numero: { kind: 'text', width: 90 },
    nombre: { kind: 'text', grow: true, main: true },
    tipo: { kind: 'textos', width: 130 },
    temporada: { kind: 'text', width: 92 },
    ventana: { kind: 'textos', width: 130, hidden: true, secondary: true },
    composicion: { kind: 'text', width: 220, hidden: true, secondary: true },
    precioMayor: { kind: 'money', width: 124 },
    pvpRecomendado: { kind: 'money', width: 84, secondary: true },
    publicado: { kind: 'boolean', width: 92 },
    colores: { kind: 'number', width: 78, secondary: true },
    fotos: { kind: 'number', width: 70, secondary: true },
    stock: { kind: 'number', sum: true, width: 78 },
    libre: { kind: 'number', sum: true, width: 78, secondary: true },
    segundas: { kind: 'number', sum: true, width: 92, hidden: true, secondary: true },
    modificadoEn: { kind: 'moment', hidden: true, secondary: true },
  },
  form: CAMPOS,
  parts: {
    toValues: valoresDe,
    toCopy: copiaDe,
    tell: contarPartes,
    join: unirVersiones,
    bodyLabel: TAB.datos,
    Body: parte('datos'),
    Head: Cabecera,
    tabs: [
      {
        name: 'variantes',
        label: TAB.variantes,
        fields: ['variantes'],
        Count: CuantasVariantes,
        Component: parte('variantes'),
      },
      {
        name: 'fotos',
        label: TAB.fotos,
        fields: ['fotos'],
        Count: CuantasFotos,
        Component: parte('fotos'),
      },
      {
        name: 'textos',
        label: TAB.textos,
        fields: ['descripcion', 'cuidados', 'detalles'],
        Component: parte('textos'),
      },
      {
        name: 'web',
        label: TAB.web,
        fields: ['publicado', 'colecciones'],
        Component: parte('web'),
      },
    ],
  },
  views: [
    { name: PUBLICACION.publicados, conditions: [{ field: 'publicado', choice: 'eq', value: 'true' }] },
    { name: PUBLICACION.borradores, conditions: [{ field: 'publicado', choice: 'eq', value: 'false' }] },
    { name: PUBLICACION.sinFotos, conditions: [{ field: 'fotos', choice: 'eq', value: '0' }] },
    { name: PUBLICACION.conSegundas, conditions: [{ field: 'segundas', choice: 'gt', value: '0' }] },
    {
      name: PUBLICACION.agotados,
      conditions: [
        { field: 'publicado', choice: 'eq', value: 'true' },
        { field: 'libre', choice: 'lte', value: '0' },
      ],
    },
  ],
  actions: [
    { call: 'publicar', label: PUBLICACION.publicar, icon: Globe, needs: 'any', run: publicar(true) },
    { call: 'publicar', label: PUBLICACION.retirar, icon: GlobeLock, needs: 'any', run: publicar(false) },
    {
      call: 'asignarColeccion',
      label: PUBLICACION.aColeccion,
      icon: FolderPlus,
      needs: 'any',
      Dialog: AnadirAColeccion,
    },
    {
      call: 'asignarColeccion',
      label: PUBLICACION.deColeccion,
      icon: FolderMinus,
      needs: 'any',
      Dialog: QuitarDeColeccion,
    },
  ],
})
