import type { Idioma } from '@telar/domain/idioma'

/** A page of the house that answers a question by itself. */
export interface Pagina {
  ruta: string
  titulo: string
  /** Other words with which one asks for it. */
  claves: string
  texto: string
}

/** The pages that are always there, as the assistant tells of them. */
export const PAGINAS: Record<Idioma, readonly Pagina[]> = {
  es: [
    {
      ruta: '/about',
      titulo: 'La empresa',
      claves:
        'quiénes sois historia taller fábrica fabricación fabricado hecho España propia confección cosido patronaje años experiencia fabricante dónde se hace origen',
      texto:
        'Diseñamos, cortamos y cosemos moda de mujer para tiendas en nuestro propio taller, cerca de Barcelona, desde hace unos treinta años. Todo se hace en España.',
    },
    {
      ruta: '/gallery',
      titulo: 'La galería',
      claves: 'catálogo galería colección completa ver todos los modelos',
      texto:
        'En la galería están todos los modelos publicados, con filtros por tipo, color, talla, colección y temporada.',
    },
  ],
  en: [
    {
      ruta: '/about',
      titulo: 'The company',
      claves:
        'who are you history workshop factory own made manufactured Spain sewn pattern years experience manufacturer origin produced',
      texto:
        'We design, cut and sew womenswear for shops in our own workshop near Barcelona, and have done so for some thirty years. Everything is made in Spain.',
    },
    {
      ruta: '/gallery',
      titulo: 'The gallery',
      claves: 'catalogue catalog gallery whole collection see all lookbook',
      texto: 'The gallery holds every published style, with filters by type, colour, size, collection and season.',
    },
  ],
  pt: [
    {
      ruta: '/about',
      titulo: 'A empresa',
      claves:
        'quem são história oficina fábrica fabrico fabricado feito Espanha própria confeção cosido moldes anos experiência fabricante origem produção',
      texto:
        'Desenhamos, cortamos e cosemos moda de mulher para lojas na nossa própria oficina, perto de Barcelona, há cerca de trinta anos. Tudo é feito em Espanha.',
    },
    {
      ruta: '/gallery',
      titulo: 'A galeria',
      claves: 'catálogo galeria coleção completa ver todos',
      texto: 'Na galeria estão todos os modelos publicados, com filtros por tipo, cor, tamanho, coleção e estação.',
    },
  ],
  ca: [
    {
      ruta: '/about',
      titulo: 'L’empresa',
      claves:
        'qui sou història taller fàbrica fabricació fabricat fet Espanya pròpia confecció cosit patronatge anys experiència fabricant origen on es fa',
      texto:
        'Dissenyem, tallem i cosim moda de dona per a botigues al nostre propi taller, a prop de Barcelona, des de fa uns trenta anys. Tot es fa a Espanya.',
    },
    {
      ruta: '/gallery',
      titulo: 'La galeria',
      claves: 'catàleg galeria col·lecció completa veure tots',
      texto:
        'A la galeria hi ha tots els models publicats, amb filtres per tipus, color, talla, col·lecció i temporada.',
    },
  ],
}
