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
