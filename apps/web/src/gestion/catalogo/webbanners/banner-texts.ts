import type { Idioma } from '@telar/domain/idioma'

interface BannerTexts {
  preview: string
  hint: string
  computer: string
  phone: string
  untitled: string
  house: string
  see: string
  noPicture: string
  outside: string
}

/** What the preview of a banner says; `house` and `see` are the shop's own words where the banner has none. */
export const BANNER: Record<Idioma, BannerTexts> = {
  es: {
    preview: 'Vista previa',
    hint: 'como en la portada',
    computer: 'Ordenador',
    phone: 'Teléfono',
    untitled: 'Sin título',
    house: 'Moda de mujer hecha en España',
    see: 'Ver la colección',
    noPicture: 'Sin foto',
    outside: 'Hoy no se ve: no está activo o quedan fuera sus fechas.',
  },
  en: {
    preview: 'Preview',
    hint: 'as on the home page',
    computer: 'Computer',
    phone: 'Phone',
    untitled: 'Untitled',
    house: 'Women’s fashion made in Spain',
    see: 'See the collection',
    noPicture: 'No picture',
    outside: 'Not shown today: it is not active, or its dates say otherwise.',
  },
  pt: {
    preview: 'Pré-visualização',
    hint: 'como na página inicial',
    computer: 'Computador',
    phone: 'Telemóvel',
    untitled: 'Sem título',
    house: 'Moda de mulher feita em Espanha',
    see: 'Ver a coleção',
    noPicture: 'Sem fotografia',
    outside: 'Hoje não se vê: não está ativo ou as datas não o permitem.',
  },
  ca: {
    preview: 'Vista prèvia',
    hint: 'com a la portada',
    computer: 'Ordinador',
    phone: 'Telèfon',
    untitled: 'Sense títol',
    house: 'Moda de dona feta a Espanya',
    see: 'Veure la col·lecció',
    noPicture: 'Sense foto',
    outside: 'Avui no es veu: no està actiu o en queden fora les dates.',
  },
}
