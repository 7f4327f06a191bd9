import type { Textos } from '@telar/domain/idioma'
import type { Familia, Prenda } from '../pictures/prenda.ts'
import { t } from './base.ts'

export type Tejido = Prenda['tejido']
export type Estampado = Prenda['estampado']

export interface Tipo {
  familia: Familia
  /** What one is called in a model's name. */
  singular: Textos
  nombre: Textos
  modelos: number
  /** The first reference; the next ones follow in steps. */
  desde: number
  precios: readonly number[]
  tallas: readonly (readonly string[])[]
  tejidos: readonly Tejido[]
  estampados: readonly Estampado[]
  visibleHome: boolean
}

const NUMERICAS = ['36', '38', '40', '42', '44', '46']
const LETRAS = ['S', 'M', 'L', 'XL']
const LETRAS_LARGAS = ['S', 'M', 'L', 'XL', 'XXL']
const UNICA = ['TU']
export const GRANDES = ['48', '50', '52', '54']

/** The kinds of garment, in the order in which a shopkeeper looks for them. */
export const TIPOS: readonly Tipo[] = [
  {
    familia: 'vestido',
    singular: t('Vestido', 'dress', 'Vestido', 'Vestit'),
    nombre: t('Vestidos', 'Dresses', 'Vestidos', 'Vestits'),
    modelos: 26,
    desde: 1203,
    precios: [22.9, 24.9, 27.9, 29.9, 32.9, 36.9, 39.9],
    tallas: [NUMERICAS, LETRAS],
    tejidos: ['crepe', 'viscosa', 'lino', 'gasa', 'punto'],
    estampados: ['liso', 'liso', 'flores', 'lunares', 'rayas'],
    visibleHome: true,
  },
  {
    familia: 'blusa',
    singular: t('Blusa', 'blouse', 'Blusa', 'Brusa'),
    nombre: t('Blusas', 'Blouses', 'Blusas', 'Bruses'),
    modelos: 16,
    desde: 2104,
    precios: [16.9, 18.9, 19.9, 22.9, 24.9],
    tallas: [LETRAS, LETRAS_LARGAS],
    tejidos: ['gasa', 'viscosa', 'crepe', 'lino'],
    estampados: ['liso', 'liso', 'flores', 'lunares'],
    visibleHome: true,
  },
  {
    familia: 'camisa',
    singular: t('Camisa', 'shirt', 'Camisa', 'Camisa'),
    nombre: t('Camisas', 'Shirts', 'Camisas', 'Camises'),
    modelos: 10,
    desde: 2503,
    precios: [18.9, 19.9, 22.9, 24.9],
    tallas: [LETRAS, NUMERICAS],
    tejidos: ['popelin', 'lino', 'denim', 'viscosa'],
    estampados: ['liso', 'rayas', 'cuadros', 'liso'],
    visibleHome: true,
  },
  {
    familia: 'top',
    singular: t('Top', 'top', 'Top', 'Top'),
    nombre: t('Tops', 'Tops', 'Tops', 'Tops'),
    modelos: 10,
    desde: 2702,
    precios: [9.9, 11.9, 12.9, 14.9],
    tallas: [LETRAS, UNICA],
    tejidos: ['viscosa', 'crepe', 'punto', 'lino'],
    estampados: ['liso', 'liso', 'rayas', 'flores'],
    visibleHome: true,
  },
  {
    familia: 'camiseta',
    singular: t('Camiseta', 'T-shirt', 'T-shirt', 'Samarreta'),
    nombre: t('Camisetas', 'T-shirts', 'T-shirts', 'Samarretes'),
    modelos: 9,
    desde: 2902,
    precios: [9.9, 11.9, 12.9, 14.9],
    tallas: [LETRAS_LARGAS, LETRAS],
    tejidos: ['punto'],
    estampados: ['liso', 'rayas', 'liso'],
    visibleHome: true,
  },
  {
    familia: 'jersey',
    singular: t('Jersey', 'jumper', 'Camisola', 'Jersei'),
    nombre: t('Jerséis', 'Knitwear', 'Malhas', 'Jerseis'),
    modelos: 11,
    desde: 6004,
    precios: [17.9, 19.9, 22.9, 26.9, 29.9],
    tallas: [LETRAS, UNICA],
    tejidos: ['punto'],
    estampados: ['liso', 'rayas', 'liso'],
    visibleHome: true,
  },
  {
    familia: 'chaqueta',
    singular: t('Chaqueta', 'jacket', 'Casaco', 'Jaqueta'),
    nombre: t('Chaquetas', 'Jackets', 'Casacos', 'Jaquetes'),
    modelos: 11,
    desde: 5004,
    precios: [34.9, 38.9, 42.9, 45.9, 49.9],
    tallas: [NUMERICAS, LETRAS],
    tejidos: ['crepe', 'lino', 'denim', 'pano', 'punto'],
    estampados: ['liso', 'liso', 'cuadros'],
    visibleHome: true,
  },
  {
    familia: 'abrigo',
    singular: t('Abrigo', 'coat', 'Sobretudo', 'Abric'),
    nombre: t('Abrigos', 'Coats', 'Sobretudos', 'Abrics'),
    modelos: 9,
    desde: 5503,
    precios: [49.9, 56.9, 64.9, 69.9, 79.9],
    tallas: [NUMERICAS, LETRAS],
    tejidos: ['pano', 'crepe'],
    estampados: ['liso', 'liso', 'cuadros'],
    visibleHome: true,
  },
  {
    familia: 'pantalon',
    singular: t('Pantalón', 'trousers', 'Calças', 'Pantaló'),
    nombre: t('Pantalones', 'Trousers', 'Calças', 'Pantalons'),
    modelos: 15,
    desde: 3303,
    precios: [18.9, 21.9, 24.9, 26.9, 28.9],
    tallas: [NUMERICAS, LETRAS],
    tejidos: ['crepe', 'lino', 'denim', 'viscosa'],
    estampados: ['liso', 'liso', 'rayas'],
    visibleHome: true,
  },
  {
    familia: 'falda',
    singular: t('Falda', 'skirt', 'Saia', 'Faldilla'),
    nombre: t('Faldas', 'Skirts', 'Saias', 'Faldilles'),
    modelos: 11,
    desde: 4009,
    precios: [15.9, 18.9, 19.9, 22.9, 24.9],
    tallas: [NUMERICAS, LETRAS],
    tejidos: ['crepe', 'viscosa', 'lino', 'denim', 'gasa'],
    estampados: ['liso', 'flores', 'lunares', 'cuadros', 'liso'],
    visibleHome: true,
  },
  {
    familia: 'mono',
    singular: t('Mono', 'jumpsuit', 'Macacão', 'Mono'),
    nombre: t('Monos', 'Jumpsuits', 'Macacões', 'Granotes'),
    modelos: 7,
    desde: 1703,
    precios: [29.9, 32.9, 36.9, 39.9],
    tallas: [NUMERICAS, LETRAS],
    tejidos: ['crepe', 'lino', 'viscosa', 'denim'],
    estampados: ['liso', 'liso', 'flores'],
    visibleHome: true,
  },
  {
    familia: 'conjunto',
    singular: t('Conjunto', 'set', 'Conjunto', 'Conjunt'),
    nombre: t('Conjuntos', 'Sets', 'Conjuntos', 'Conjunts'),
    modelos: 7,
    desde: 7004,
    precios: [39.9, 45.9, 49.9, 54.9],
    tallas: [LETRAS, NUMERICAS],
    tejidos: ['punto', 'lino', 'crepe'],
    estampados: ['liso', 'liso', 'rayas'],
    visibleHome: true,
  },
]

export const COMPOSICION: Record<Tejido, string> = {
  crepe: '96 % poliéster, 4 % elastano',
  viscosa: '100 % viscosa',
  lino: '55 % lino, 45 % viscosa',
  popelin: '97 % algodón, 3 % elastano',
  punto: '68 % viscosa, 28 % poliamida, 4 % elastano',
  denim: '98 % algodón, 2 % elastano',
  gasa: '100 % poliéster',
  pano: '60 % lana, 40 % poliéster',
}

export const CUIDADOS: Record<Tejido, Textos> = {
  crepe: t(
    'Lavar a 30°. Planchar a baja temperatura. No usar secadora.',
    'Wash at 30°. Cool iron. Do not tumble dry.',
    'Lavar a 30°. Ferro frio. Não usar máquina de secar.',
    'Rentar a 30°. Planxar a baixa temperatura. No fer servir assecadora.',
  ),
  viscosa: t(
    'Lavar a mano o a 30° en programa delicado. Tender en plano.',
    'Hand wash or delicate programme at 30°. Dry flat.',
    'Lavar à mão ou a 30° em programa delicado. Secar na horizontal.',
    'Rentar a mà o a 30° en programa delicat. Estendre en pla.',
  ),
  lino: t(
    'Lavar a 30° con colores similares. Planchar húmedo.',
    'Wash at 30° with similar colours. Iron while damp.',
    'Lavar a 30° com cores semelhantes. Passar a ferro húmido.',
    'Rentar a 30° amb colors semblants. Planxar humit.',
  ),
  popelin: t(
    'Lavar a 40°. Planchar a temperatura media.',
    'Wash at 40°. Medium iron.',
    'Lavar a 40°. Ferro médio.',
    'Rentar a 40°. Planxar a temperatura mitjana.',
  ),
  punto: t(
    'Lavar del revés a 30°. Secar en plano, sin colgar.',
    'Wash inside out at 30°. Dry flat, do not hang.',
    'Lavar do avesso a 30°. Secar na horizontal, sem pendurar.',
    'Rentar del revés a 30°. Assecar en pla, sense penjar.',
  ),
  denim: t(
    'Lavar del revés a 30°, aparte las primeras veces.',
    'Wash inside out at 30°, separately the first times.',
    'Lavar do avesso a 30°, à parte nas primeiras vezes.',
    'Rentar del revés a 30°, a part les primeres vegades.',
  ),
  gasa: t(
    'Lavar a mano en frío. Planchar con un paño.',
    'Hand wash cold. Iron through a cloth.',
    'Lavar à mão a frio. Passar a ferro com um pano.',
    'Rentar a mà en fred. Planxar amb un drap.',
  ),
  pano: t(
    'Limpieza en seco. Cepillar y airear.',
    'Dry clean. Brush and air.',
    'Limpeza a seco. Escovar e arejar.',
    'Neteja en sec. Raspallar i airejar.',
  ),
}

/** Which colours suit which cloth; the first ones are drawn more often. */
export const COLORES_DE: Record<Tejido, readonly string[]> = {
  crepe: ['NEG', 'BUR', 'VBO', 'MAR', 'ROJ', 'CRU', 'AZU', 'FUC'],
  viscosa: ['ROS', 'MOS', 'NEG', 'CRU', 'ROJ', 'AZU', 'VBO', 'FUC'],
  lino: ['CRU', 'BLA', 'BEI', 'CAQ', 'TOP', 'MAR', 'ROS', 'MOS'],
  popelin: ['BLA', 'CRU', 'AZU', 'ROS', 'MAR', 'NEG'],
  punto: ['BEI', 'GMA', 'NEG', 'CAM', 'BUR', 'CRU', 'MAR', 'ROS', 'VBO'],
  denim: ['MAR', 'AZU', 'NEG', 'GMA'],
  gasa: ['ROS', 'CRU', 'NEG', 'FUC', 'AZU', 'VBO'],
  pano: ['CAM', 'NEG', 'GMA', 'MAR', 'BUR', 'BEI'],
}
