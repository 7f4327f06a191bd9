import { word } from '../../../words.ts'

/** What the photos of a model say. */
export const FOTOS = {
  title: word('Fotos por color', 'Pictures by colour', 'Fotografias por cor', 'Fotos per color'),
  hint: word(
    'la primera de cada color es la portada; arrastre para ordenar',
    'the first of each colour is its cover; drag to order',
    'a primeira de cada cor é a capa; arraste para ordenar',
    'la primera de cada color és la portada; arrossegueu per ordenar',
  ),
  noColour: word('Sin color', 'No colour', 'Sem cor', 'Sense color'),
  cover: word('Portada', 'Cover', 'Capa', 'Portada'),
  colourOf: word(
    (n: number) => `Color de la foto ${n}`,
    (n) => `Colour of picture ${n}`,
    (n) => `Cor da fotografia ${n}`,
    (n) => `Color de la foto ${n}`,
  ),
  photo: word(
    (n: number, color: string) => `foto ${n} de ${color}`,
    (n, color) => `picture ${n} of ${color}`,
    (n, color) => `fotografia ${n} de ${color}`,
    (n, color) => `foto ${n} de ${color}`,
  ),
  alt: word('Texto alternativo', 'Alternative text', 'Texto alternativo', 'Text alternatiu'),
  altMissing: word(
    'Falta el texto alternativo',
    'No alternative text yet',
    'Falta o texto alternativo',
    'Falta el text alternatiu',
  ),
  altHint: word(
    'Lo que se ve en la foto, para quien no puede verla.',
    'What the picture shows, for those who cannot see it.',
    'O que se vê na fotografia, para quem não a pode ver.',
    'El que es veu a la foto, per a qui no la pot veure.',
  ),
  remove: word(
    (n: number) => `Quitar la foto ${n}`,
    (n) => `Remove picture ${n}`,
    (n) => `Retirar a fotografia ${n}`,
    (n) => `Treure la foto ${n}`,
  ),
  removed: word('Foto quitada', 'Picture removed', 'Fotografia retirada', 'Foto treta'),
  addTo: word(
    (color: string) => `Añadir fotos de ${color}`,
    (color) => `Add pictures of ${color}`,
    (color) => `Acrescentar fotografias de ${color}`,
    (color) => `Afegir fotos de ${color}`,
  ),
}
