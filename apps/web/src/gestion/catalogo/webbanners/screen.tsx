import { webbanners } from '@telar/contract/catalogo/webbanners'
import { enIdioma } from '@telar/domain/idioma'
import { GalleryHorizontalEnd } from 'lucide-react'
import { lazy } from 'react'
import { crudScreen } from '../../declare/crud-screen.ts'
import { crudHead } from '../../declare/head.ts'
import { words } from '../../words.ts'

export const head = crudHead(webbanners, {
  area: 'web',
  icon: GalleryHorizontalEnd,
  go: 'b',
  table: 'web_banners',
  noun: {
    es: { one: 'banner', many: 'banners' },
    en: { one: 'banner', many: 'banners' },
    pt: { one: 'banner', many: 'banners' },
    ca: { one: 'bàner', many: 'bàners' },
  },
  label: ({ titulo }, idioma) => enIdioma(titulo, idioma),
  sort: 'orden',
})

export default crudScreen(webbanners, head, {
  labels: {
    orden: words.orden,
    imagenId: words.foto,
    titulo: { es: 'Título', en: 'Title', pt: 'Título', ca: 'Títol' },
    texto: { es: 'Texto', en: 'Text', pt: 'Texto', ca: 'Text' },
    accion: { es: 'Botón', en: 'Button', pt: 'Botão', ca: 'Botó' },
    enlace: { es: 'Enlace', en: 'Link', pt: 'Ligação', ca: 'Enllaç' },
    desde: words.fechaInicio,
    hasta: words.fechaFin,
    activo: words.activo,
  },
  columns: {
    orden: { kind: 'number', width: 84, align: 'left' },
    imagenId: 'imagen',
    titulo: { kind: 'textos', grow: true, main: true },
    enlace: { kind: 'text', width: 200, secondary: true },
    desde: 'date',
    hasta: 'date',
    activo: 'boolean',
    modificadoEn: { kind: 'moment', secondary: true, hidden: true },
  },
  form: {
    titulo: 'textos',
    texto: 'textos-area',
    accion: 'textos',
    imagenId: 'imagen',
    enlace: {
      control: 'text',
      hint: {
        es: 'Una página de la tienda: /gallery?coleccion=3',
        en: 'A page of the shop: /gallery?coleccion=3',
        pt: 'Uma página da loja: /gallery?coleccion=3',
        ca: 'Una pàgina de la botiga: /gallery?coleccion=3',
      },
    },
    desde: 'date',
    hasta: 'date',
    activo: 'checkbox',
    orden: 'number',
  },
  rules: {
    'enlace.propio': {
      es: 'Ha de ser una página de la tienda, como /gallery.',
      en: 'It has to be a page of the shop, like /gallery.',
      pt: 'Tem de ser uma página da loja, como /gallery.',
      ca: 'Ha de ser una pàgina de la botiga, com /gallery.',
    },
  },
  parts: { Beside: lazy(() => import('./VistaDelBanner.tsx')) },
  views: [
    {
      name: { es: 'Activos', en: 'Active', pt: 'Ativos', ca: 'Actius' },
      conditions: [{ field: 'activo', choice: 'eq', value: 'true' }],
    },
  ],
})
