import type { Direccion } from '@telar/domain/casa/direccion'
import { type Idioma, VARIEDADES } from '@telar/domain/idioma'

const nombreDePais = (idioma: Idioma, pais: string) =>
  new Intl.DisplayNames(VARIEDADES[idioma], { type: 'region' }).of(pais) ?? pais

/** An address as it stands on a paper, line by line; abroad with its country. */
export const lugarEscrito = (
  idioma: Idioma,
  { nombre, calle, codigoPostal, ciudad, provincia, pais }: Direccion,
): string[] =>
  [
    nombre,
    calle,
    `${codigoPostal} ${ciudad}`,
    provincia === ciudad ? '' : provincia,
    pais === 'ES' ? '' : nombreDePais(idioma, pais),
  ].filter((parte) => parte.trim() !== '')

const ESPANA = 'ES'

interface Casa {
  direccion: string
  codigoPostal: string
  ciudad: string
  /** What was frozen before papers said it is of a house in Spain. */
  pais?: string
}

/** Where the house is, on a paper that goes to some countries: to any other than its own, with its country. */
export const lugarDeLaCasa = (
  idioma: Idioma,
  { direccion, codigoPostal, ciudad, pais }: Casa,
  ...destinos: readonly string[]
): string[] => {
  const suyo = pais || ESPANA
  const fuera = destinos.some((destino) => destino !== suyo)
  return [direccion, `${codigoPostal} ${ciudad}`, fuera ? nombreDePais(idioma, suyo) : '']
}
