import { word } from '../../words.ts'

/** What the preview of a banner says; `house` and `see` are the shop's own words where the banner has none. */
export const BANNER = {
  preview: word('Vista previa', 'Preview', 'Pré-visualização', 'Vista prèvia'),
  hint: word('como en la portada', 'as on the home page', 'como na página inicial', 'com a la portada'),
  computer: word('Ordenador', 'Computer', 'Computador', 'Ordinador'),
  phone: word('Teléfono', 'Phone', 'Telemóvel', 'Telèfon'),
  untitled: word('Sin título', 'Untitled', 'Sem título', 'Sense títol'),
  house: word(
    'Moda de mujer hecha en España',
    'Women’s fashion made in Spain',
    'Moda de mulher feita em Espanha',
    'Moda de dona feta a Espanya',
  ),
  see: word('Ver la colección', 'See the collection', 'Ver a coleção', 'Veure la col·lecció'),
  noPicture: word('Sin foto', 'No picture', 'Sem fotografia', 'Sense foto'),
  outside: word(
    'Hoy no se ve: no está activo o quedan fuera sus fechas.',
    'Not shown today: it is not active, or its dates say otherwise.',
    'Hoje não se vê: não está ativo ou as datas não o permitem.',
    'Avui no es veu: no està actiu o en queden fora les dates.',
  ),
}
