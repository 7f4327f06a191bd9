import type { Textos } from '../idioma.ts'
import { llano } from '../texto.ts'

const textos = (es: string, en: string, pt: string, ca: string): Textos => ({ es, en, pt, ca })

/** In which way a detail tells a garment from another. */
export const GRUPOS_DE_DETALLE = {
  largo: textos('Largo', 'Length', 'Comprimento', 'Llargada'),
  cuello: textos('Cuello y escote', 'Neck', 'Gola e decote', 'Coll i escot'),
  manga: textos('Manga', 'Sleeve', 'Manga', 'Màniga'),
  hechura: textos('Hechura', 'Cut', 'Corte', 'Tall'),
  estampado: textos('Estampado', 'Print', 'Estampado', 'Estampat'),
  tejido: textos('Tejido', 'Cloth', 'Tecido', 'Teixit'),
  ocasion: textos('Ocasión', 'Occasion', 'Ocasião', 'Ocasió'),
} as const satisfies Record<string, Textos>
export type GrupoDeDetalle = keyof typeof GRUPOS_DE_DETALLE

interface Descrito {
  grupo: GrupoDeDetalle
  nombre: Textos
  /** How a Spanish text says it, without accents. */
  enTexto: RegExp
}

const detalle = (grupo: GrupoDeDetalle, nombre: Textos, enTexto: RegExp): Descrito => ({ grupo, nombre, enTexto })

/** What can be said of how a garment is made: of the garment itself, not of the jacket of a set, besides its colours, sizes and fibres. */
export const DETALLES = {
  corto: detalle(
    'largo',
    textos('corto', 'short', 'curto', 'curt'),
    /(?<!de )\b(?:vestido|falda|mono|abrigo|chaqueta|top|jersey|blusa|camisa|pantalon)(?: \w+)? cort[oa]\b|, corto\b/,
  ),
  rodilla: detalle('largo', textos('a la rodilla', 'knee-length', 'pelo joelho', 'fins al genoll'), /\ba la rodilla\b/),
  midi: detalle('largo', textos('midi', 'midi', 'midi', 'midi'), /\bmidi\b/),
  tobillero: detalle('largo', textos('tobillero', 'ankle-length', 'pelo tornozelo', 'turmeller'), /\btobiller[oa]\b/),
  largo: detalle(
    'largo',
    textos('largo', 'long', 'comprido', 'llarg'),
    /(?<!de )\b(?:vestido|falda|mono|abrigo|chaqueta|top|jersey|blusa|camisa|pantalon)(?: \w+)? larg[oa]\b/,
  ),
  cuelloAlto: detalle(
    'cuello',
    textos('cuello alto', 'high neck', 'gola alta', 'coll alt'),
    /\bcuello (?:alto|vuelto|cisne)\b/,
  ),
  escoteRedondo: detalle(
    'cuello',
    textos('escote redondo', 'round neck', 'decote redondo', 'escot rodó'),
    /\b(?:cuello|escote) redondo\b/,
  ),
  escotePico: detalle(
    'cuello',
    textos('escote en pico', 'V neck', 'decote em bico', 'escot en punxa'),
    /\b(?:cuello|escote) (?:en|de) pico\b/,
  ),
  escoteBarco: detalle(
    'cuello',
    textos('escote barco', 'boat neck', 'decote barco', 'escot barca'),
    /\bescote barco\b/,
  ),
  lazo: detalle(
    'cuello',
    textos('lazo al cuello', 'bow at the neck', 'laço ao pescoço', 'llaç al coll'),
    /\blazo al cuello\b/,
  ),
  mangaLarga: detalle(
    'manga',
    textos('manga larga', 'long sleeves', 'manga comprida', 'màniga llarga'),
    /\bmangas? largas?\b/,
  ),
  mangaCorta: detalle(
    'manga',
    textos('manga corta', 'short sleeves', 'manga curta', 'màniga curta'),
    /\bmangas? cortas?\b/,
  ),
  mangaTresCuartos: detalle(
    'manga',
    textos('manga tres cuartos', 'three-quarter sleeves', 'manga três quartos', 'màniga tres quarts'),
    /\bmangas? (?:de )?tres cuartos\b/,
  ),
  mangaAbullonada: detalle(
    'manga',
    textos('manga abullonada', 'puff sleeves', 'manga tufada', 'màniga inflada'),
    /\bmangas? abullonadas?\b/,
  ),
  mangaMurcielago: detalle(
    'manga',
    textos('manga murciélago', 'batwing sleeves', 'manga morcego', 'màniga ratpenat'),
    /\bmangas? (?:de )?murcielago\b/,
  ),
  sinMangas: detalle(
    'manga',
    textos('sin mangas', 'sleeveless', 'sem mangas', 'sense mànigues'),
    /\bsin mangas?\b|\btirantes?\b/,
  ),
  tirantes: detalle('manga', textos('tirantes', 'straps', 'alças', 'tirants'), /\btirantes?\b/),
  recto: detalle(
    'hechura',
    textos('recto', 'straight', 'direito', 'recte'),
    /(?<!de )\b(?:vestido|falda|mono|abrigo|chaqueta|top|jersey|blusa|camisa|pantalon)(?: \w+)? rect[oa]\b|\bamericana recta\b|\bcorte recto\b/,
  ),
  ancho: detalle(
    'hechura',
    textos('ancho', 'wide', 'largo', 'ample'),
    /(?<!\b(?:solapa|puno|bajo) )\b(?:anch[oa]|ampli[oa]|holgad[oa]|palazzo)\b/,
  ),
  entallado: detalle(
    'hechura',
    textos('entallado', 'fitted', 'cintado', 'entallat'),
    /\bentallad[oa]\b|\bcintura marcada\b/,
  ),
  fluido: detalle(
    'hechura',
    textos('con vuelo', 'flowing', 'fluido', 'amb vol'),
    /\bfluid[oa]\b|\bvuelo\b|\bvolante en el bajo\b|\bevase\b/,
  ),
  cruzado: detalle('hechura', textos('cruzado', 'wrap', 'traçado', 'creuat'), /\bcruzad[oa]\b/),
  plisado: detalle('hechura', textos('plisado', 'pleated', 'plissado', 'prisat'), /\bplisad[oa]\b|\bpliegues\b/),
  camisero: detalle('hechura', textos('camisero', 'shirt style', 'tipo camisa', 'camiser'), /\bcamisero\b/),
  pitillo: detalle('hechura', textos('pitillo', 'slim', 'justo', 'pitillo'), /\bpitillo\b/),
  tiroAlto: detalle('hechura', textos('tiro alto', 'high waist', 'cintura subida', 'tir alt'), /\btiro alto\b/),
  espaldaAbierta: detalle(
    'hechura',
    textos('espalda abierta', 'open back', 'costas abertas', 'esquena oberta'),
    /\bespalda abierta\b/,
  ),
  bolsillos: detalle('hechura', textos('bolsillos', 'pockets', 'bolsos', 'butxaques'), /\bbolsillos?\b(?! y costuras)/),
  liso: detalle('estampado', textos('liso', 'plain', 'liso', 'llis'), /\blis[oa]\b/),
  flores: detalle('estampado', textos('flores', 'floral', 'flores', 'flors'), /\bflor(?:es)?\b/),
  lunares: detalle('estampado', textos('lunares', 'polka dots', 'bolinhas', 'piquets'), /\blunar(?:es)?\b|\btopos\b/),
  rayas: detalle('estampado', textos('rayas', 'stripes', 'riscas', 'ratlles'), /\brayas?\b/),
  cuadros: detalle('estampado', textos('cuadros', 'checks', 'quadrados', 'quadres'), /\bcuadros?\b/),
  crepe: detalle('tejido', textos('crepé', 'crêpe', 'crepe', 'crep'), /\bcrepe?\b/),
  gasa: detalle('tejido', textos('gasa', 'chiffon', 'gaze', 'gasa'), /\bgasa\b/),
  denim: detalle('tejido', textos('denim', 'denim', 'ganga', 'texà'), /\bdenim\b|\bvaquer[oa]\b|\btejan[oa]\b/),
  popelin: detalle('tejido', textos('popelín', 'poplin', 'popelina', 'popelín'), /\bpopelin\b/),
  punto: detalle(
    'tejido',
    textos('punto', 'knit', 'malha', 'punt'),
    /\b(?:el|de|en) punto\b(?! de elastano)|\bhilo peinado\b/,
  ),
  pano: detalle('tejido', textos('paño', 'wool cloth', 'fazenda', 'drap'), /\bpano\b/),
  oficina: detalle(
    'ocasion',
    textos('para la oficina', 'for the office', 'para o escritório', 'per a l’oficina'),
    /\boficina\b/,
  ),
  invitada: detalle(
    'ocasion',
    textos('para invitadas', 'for guests', 'para convidadas', 'per a convidades'),
    /\binvitadas?\b/,
  ),
  diario: detalle(
    'ocasion',
    textos('para diario', 'for every day', 'para o dia a dia', 'per a cada dia'),
    /\ba diario\b/,
  ),
} as const satisfies Record<string, Descrito>
export type Detalle = keyof typeof DETALLES

export const CLAVES_DE_DETALLE = Object.keys(DETALLES) as [Detalle, ...Detalle[]]

/** The details that a garment's own Spanish text tells. */
export function detallesEnTexto(texto: string): Detalle[] {
  const dicho = llano(texto)
  return CLAVES_DE_DETALLE.filter((clave) => DETALLES[clave].enTexto.test(dicho))
}
