import { webbanners } from '@telar/contract/catalogo/webbanners'
import { enIdioma } from '@telar/domain/idioma'
import { sinEnfasis } from '@telar/domain/texto'
import { GalleryHorizontalEnd } from 'lucide-react'
import { lazy } from 'react'
import { crudScreen } from '../../declare/crud-screen.ts'
import { crudHead } from '../../declare/head.ts'
import { word, words } from '../../words.ts'

export const head = crudHead(webbanners, {
  area: 'web',
  icon: GalleryHorizontalEnd,
  go: 'n',
  table: 'web_banners',
  noun: {
    es: { one: 'banner', many: 'banners' },
    en: { one: 'banner', many: 'banners' },
    pt: { one: 'banner', many: 'banners' },
    ca: { one: 'bàner', many: 'bàners' },
  },
  label: ({ titulo }, idioma) => sinEnfasis(enIdioma(titulo, idioma)),
  sort: 'orden',
})

export default crudScreen(webbanners, head, {
  labels: {
    orden: words.orden,
    imagenId: words.foto,
    titulo: word('Título', 'Title', 'Título', 'Títol'),
    texto: word('Texto', 'Text', 'Texto', 'Text'),
    accion: word('Botón', 'Button', 'Botão', 'Botó'),
    enlace: word('Enlace', 'Link', 'Ligação', 'Enllaç'),
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
    titulo: {
      control: 'textos',
      hint: word(
        'Lo que va entre *asteriscos* sale en cursiva.',
        'What stands between *asterisks* is set in italics.',
        'O que vai entre *asteriscos* sai em itálico.',
        'El que va entre *asteriscs* surt en cursiva.',
      ),
    },
    texto: 'textos-area',
    accion: 'textos',
    imagenId: 'imagen',
    enlace: {
      control: 'text',
      hint: word(
        'Una página de la tienda: /gallery?coleccion=3',
        'A page of the shop: /gallery?coleccion=3',
        'Uma página da loja: /gallery?coleccion=3',
        'Una pàgina de la botiga: /gallery?coleccion=3',
      ),
    },
    desde: 'date',
    hasta: 'date',
    activo: 'checkbox',
    orden: 'number',
  },
  rules: {
    'enlace.propio': word(
      'Ha de ser una página de la tienda, como /gallery.',
      'It has to be a page of the shop, like /gallery.',
      'Tem de ser uma página da loja, como /gallery.',
      'Ha de ser una pàgina de la botiga, com /gallery.',
    ),
  },
  parts: { Beside: lazy(() => import('./VistaDelBanner.tsx')) },
  views: [
    {
      name: word('Activos', 'Active', 'Ativos', 'Actius'),
      conditions: [{ field: 'activo', choice: 'eq', value: 'true' }],
    },
  ],
})
