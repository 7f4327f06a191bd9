import type { EstadoDeOrden } from '@telar/domain/produccion/orden-fab'
import type { Tejido } from './catalogo/tipos.ts'
import type { Familia } from './pictures/prenda.ts'

const lugar = (calle: string, codigoPostal: string, ciudad: string, provincia: string, pais = 'ES') => ({
  ...{ nombre: '', calle, codigoPostal, ciudad, provincia, pais, telefono: '' },
})

export const DEMO_PROVEEDORES = [
  {
    codigo: 'TVALLES',
    razonSocial: 'Teixits del Vallès, S.L.',
    nif: 'B60312451',
    tipo: 'materia' as const,
    direccion: lugar('Carrer de la Llana, 41', '08205', 'Sabadell', 'Barcelona'),
  },
  {
    codigo: 'ESTAMPA',
    razonSocial: 'Estampaciones Riera, S.L.',
    nif: 'B17209388',
    tipo: 'materia' as const,
    direccion: lugar('Polígon Sud, nau 7', '17820', 'Banyoles', 'Girona'),
  },
  {
    codigo: 'GUIMAR',
    razonSocial: 'Tecidos Guimarães, Lda.',
    nif: '507172086',
    tipo: 'materia' as const,
    direccion: lugar('Rua do Tear, 12', '4800-058', 'Guimarães', 'Braga', 'PT'),
  },
  {
    codigo: 'AVIOS',
    razonSocial: 'Avíos Levante, S.L.',
    nif: 'B46551206',
    tipo: 'materia' as const,
    direccion: lugar('Calle del Telar, 9', '46870', 'Ontinyent', 'Valencia'),
  },
  {
    codigo: 'TNURIA',
    razonSocial: 'Confecciones Núria, S.L.',
    nif: 'B61874020',
    tipo: 'taller' as const,
    direccion: lugar('Carrer del Fil, 3', '08211', 'Castellar del Vallès', 'Barcelona'),
  },
  {
    codigo: 'TPRADO',
    razonSocial: 'Taller El Prado, S.L.',
    nif: 'B25300617',
    tipo: 'taller' as const,
    direccion: lugar('Avinguda de la Indústria, 20', '25600', 'Balaguer', 'Lleida'),
  },
  {
    codigo: 'RAPID',
    razonSocial: 'Transportes Rápid Vallès, S.A.',
    nif: 'A08117343',
    tipo: 'servicio' as const,
    direccion: lugar('Carrer Nou, 88', '08203', 'Sabadell', 'Barcelona'),
  },
]

export interface DemoMateria {
  codigo: string
  nombre: string
  tipo: 'tejido' | 'forro' | 'avio' | 'etiqueta'
  unidad: 'm' | 'ud'
  composicion: string
  anchoCm: number | null
  proveedor: string
  precio: number
  stockMinimo: number
  /** The colours it comes in, each with the metres of its rolls; without one, for any garment. */
  piezas: [color: string | null, ...metros: number[]][]
}

const tela = (
  codigo: string,
  nombre: string,
  composicion: string,
  anchoCm: number,
  precio: number,
  proveedor: string,
  piezas: DemoMateria['piezas'],
): DemoMateria => ({
  ...{ codigo, nombre, composicion, anchoCm, precio, proveedor, piezas },
  tipo: codigo === 'FORRO' ? 'forro' : 'tejido',
  unidad: 'm',
  stockMinimo: 60,
})
const avio = (codigo: string, nombre: string, precio: number, ...unidades: number[]): DemoMateria => ({
  ...{ codigo, nombre, precio },
  tipo: codigo === 'ETIQ' ? 'etiqueta' : 'avio',
  unidad: 'ud',
  composicion: '',
  anchoCm: null,
  proveedor: 'AVIOS',
  stockMinimo: 500,
  piezas: [[null, ...unidades]],
})

/** Cloth by the metre and trimmings by the piece, at the prices of the trade. */
export const DEMO_MATERIAS: DemoMateria[] = [
  tela('CREPE', 'Crepé poliéster', '100 % poliéster', 150, 3.2, 'TVALLES', [
    ['NEG', 62.4, 58.1, 60],
    ['BUR', 55.2, 49.8],
    ['VBO', 61.5],
  ]),
  tela('VISCOSA', 'Viscosa estampada', '100 % viscosa', 145, 3.9, 'ESTAMPA', [[null, 48.3, 52, 50.6]]),
  tela('LINO', 'Lino lavado', '100 % lino', 140, 7.5, 'GUIMAR', [
    ['CRU', 40.2, 38.7],
    ['BEI', 42],
  ]),
  tela('POPELIN', 'Popelín de algodón', '97 % algodón, 3 % elastano', 150, 4.2, 'GUIMAR', [
    ['BLA', 70.5, 66.2],
    ['MAR', 51.4],
  ]),
  tela('ROMA', 'Punto roma', '68 % viscosa, 27 % poliamida, 5 % elastano', 155, 5.8, 'TVALLES', [
    ['NEG', 44.6, 47.3],
    ['GMA', 39.9],
  ]),
  tela('DENIM', 'Denim 9 oz', '98 % algodón, 2 % elastano', 150, 5.1, 'GUIMAR', [['MAR', 80.1, 77.6]]),
  tela('GASA', 'Gasa', '100 % poliéster', 148, 3.1, 'ESTAMPA', [
    ['ROS', 35.5],
    ['FUC', 30.2],
  ]),
  tela('PANO', 'Paño', '60 % lana, 40 % poliéster', 150, 11.5, 'TVALLES', [
    ['CAM', 28.4, 31.2],
    ['NEG', 33],
  ]),
  tela('FORRO', 'Forro', '100 % poliéster', 150, 1.6, 'TVALLES', [[null, 90.4, 88, 91.7]]),
  avio('CREMA', 'Cremallera invisible 55 cm', 0.45, 1000, 400),
  avio('ETIQ', 'Juego de etiquetas', 0.3, 2500),
]

/** The cloth that each kind of garment in the catalogue is drawn in. */
export const MATERIA_DE: Record<Tejido, string> = {
  crepe: 'CREPE',
  viscosa: 'VISCOSA',
  lino: 'LINO',
  popelin: 'POPELIN',
  punto: 'ROMA',
  denim: 'DENIM',
  gasa: 'GASA',
  pano: 'PANO',
}

/** How much cloth a kind of garment takes, and what a workshop asks to sew it. */
export const POR_FAMILIA: Partial<Record<Familia, { consumo: number; forro: number; taller: number }>> = {
  vestido: { consumo: 1.85, forro: 1.1, taller: 5.5 },
  blusa: { consumo: 1.35, forro: 0, taller: 3.9 },
  camisa: { consumo: 1.5, forro: 0, taller: 4.6 },
  pantalon: { consumo: 1.4, forro: 0.3, taller: 4.4 },
  falda: { consumo: 1.1, forro: 0.9, taller: 3.4 },
  chaqueta: { consumo: 1.7, forro: 1.4, taller: 11.5 },
  abrigo: { consumo: 2.3, forro: 2, taller: 15.8 },
}

export interface DemoOrden {
  familia: Familia
  /** Which of the models of its kind that have a sheet and cloth. */
  cual: number
  hasta: EstadoDeOrden
  /** How many days from today it is due. */
  entrega: number
  porTalla: number
}

/** A manufacturing order in each of its states. */
export const DEMO_ORDENES: DemoOrden[] = [
  { familia: 'vestido', cual: 0, hasta: 'borrador', entrega: 40, porTalla: 4 },
  { familia: 'vestido', cual: 0, hasta: 'lanzada', entrega: 28, porTalla: 3 },
  { familia: 'blusa', cual: 0, hasta: 'cortada', entrega: 18, porTalla: 3 },
  { familia: 'pantalon', cual: 0, hasta: 'enTaller', entrega: -4, porTalla: 3 },
  { familia: 'falda', cual: 0, hasta: 'recibidaParcial', entrega: 6, porTalla: 4 },
  { familia: 'blusa', cual: 1, hasta: 'cerrada', entrega: -12, porTalla: 4 },
  { familia: 'pantalon', cual: 1, hasta: 'anulada', entrega: 20, porTalla: 2 },
]
