import type { Idioma } from '@telar/domain/idioma'

interface FotosTexts {
  title: string
  hint: string
  noColour: string
  cover: string
  colourOf: (n: number) => string
  photo: (n: number, color: string) => string
  alt: string
  altMissing: string
  altHint: string
  remove: (n: number) => string
  removed: string
  addTo: (color: string) => string
}

/** What the photos of a model say. */
export const FOTOS: Record<Idioma, FotosTexts> = {
  es: {
    title: 'Fotos por color',
    hint: 'la primera de cada color es la portada; arrastre para ordenar',
    noColour: 'Sin color',
    cover: 'Portada',
    colourOf: (n) => `Color de la foto ${n}`,
    photo: (n, color) => `foto ${n} de ${color}`,
    alt: 'Texto alternativo',
    altMissing: 'Falta el texto alternativo',
    altHint: 'Lo que se ve en la foto, para quien no puede verla.',
    remove: (n) => `Quitar la foto ${n}`,
    removed: 'Foto quitada',
    addTo: (color) => `Añadir fotos de ${color}`,
  },
  en: {
    title: 'Pictures by colour',
    hint: 'the first of each colour is its cover; drag to order',
    noColour: 'No colour',
    cover: 'Cover',
    colourOf: (n) => `Colour of picture ${n}`,
    photo: (n, color) => `picture ${n} of ${color}`,
    alt: 'Alternative text',
    altMissing: 'No alternative text yet',
    altHint: 'What the picture shows, for those who cannot see it.',
    remove: (n) => `Remove picture ${n}`,
    removed: 'Picture removed',
    addTo: (color) => `Add pictures of ${color}`,
  },
  pt: {
    title: 'Fotografias por cor',
    hint: 'a primeira de cada cor é a capa; arraste para ordenar',
    noColour: 'Sem cor',
    cover: 'Capa',
    colourOf: (n) => `Cor da fotografia ${n}`,
    photo: (n, color) => `fotografia ${n} de ${color}`,
    alt: 'Texto alternativo',
    altMissing: 'Falta o texto alternativo',
    altHint: 'O que se vê na fotografia, para quem não a pode ver.',
    remove: (n) => `Retirar a fotografia ${n}`,
    removed: 'Fotografia retirada',
    addTo: (color) => `Acrescentar fotografias de ${color}`,
  },
  ca: {
    title: 'Fotos per color',
    hint: 'la primera de cada color és la portada; arrossegueu per ordenar',
    noColour: 'Sense color',
    cover: 'Portada',
    colourOf: (n) => `Color de la foto ${n}`,
    photo: (n, color) => `foto ${n} de ${color}`,
    alt: 'Text alternatiu',
    altMissing: 'Falta el text alternatiu',
    altHint: 'El que es veu a la foto, per a qui no la pot veure.',
    remove: (n) => `Treure la foto ${n}`,
    removed: 'Foto treta',
    addTo: (color) => `Afegir fotos de ${color}`,
  },
}
