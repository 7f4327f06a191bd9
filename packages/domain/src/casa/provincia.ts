import type { Direccion } from './direccion.ts'

/** In the order of their postcodes: 01 Álava … 52 Melilla. */
const PROVINCIAS = [
  'Álava',
  'Albacete',
  'Alicante',
  'Almería',
  'Ávila',
  'Badajoz',
  'Illes Balears',
  'Barcelona',
  'Burgos',
  'Cáceres',
  'Cádiz',
  'Castellón',
  'Ciudad Real',
  'Córdoba',
  'A Coruña',
  'Cuenca',
  'Girona',
  'Granada',
  'Guadalajara',
  'Gipuzkoa',
  'Huelva',
  'Huesca',
  'Jaén',
  'León',
  'Lleida',
  'La Rioja',
  'Lugo',
  'Madrid',
  'Málaga',
  'Murcia',
  'Navarra',
  'Ourense',
  'Asturias',
  'Palencia',
  'Las Palmas',
  'Pontevedra',
  'Salamanca',
  'Santa Cruz de Tenerife',
  'Cantabria',
  'Segovia',
  'Sevilla',
  'Soria',
  'Tarragona',
  'Teruel',
  'Toledo',
  'Valencia',
  'Valladolid',
  'Bizkaia',
  'Zamora',
  'Zaragoza',
  'Ceuta',
  'Melilla',
] as const

const CODIGO = /^(\d{2})\d{3}$/

/** The provincia that a Spanish postcode belongs to; nothing when there is no such postcode. */
export const provinciaDe = (codigoPostal: string): string | undefined =>
  PROVINCIAS[Number(CODIGO.exec(codigoPostal.trim())?.[1] ?? 0) - 1]

/** Countries whose postcodes are five figures, of which a spreadsheet takes the first away where it is a nought. */
const DE_CINCO = new Set(['ES', 'FR', 'DE', 'IT'])

/** A postcode that went through a spreadsheet: 8201 in Spain is 08201. */
export const codigoPostalEntero = (pais: string, codigoPostal: string): string =>
  DE_CINCO.has(pais) && /^\d{3,4}$/.test(codigoPostal) ? codigoPostal.padStart(5, '0') : codigoPostal

/** Only Spanish postcodes are looked at; every other country has rules of its own. */
export const codigoPostalValido = ({ pais, codigoPostal }: Pick<Direccion, 'pais' | 'codigoPostal'>): boolean =>
  pais !== 'ES' || provinciaDe(codigoPostal) !== undefined
