import type { Direccion } from '@telar/domain/casa/direccion'
import type { Idioma } from '@telar/domain/idioma'
import { nombreDePais } from '../../kit/nombre-de-pais.ts'

/** An address in one line, as it is read; its postcode and its telephone stay whole where the line ends. */
export function enUnaLinea(direccion: Direccion, idioma: Idioma): string {
  const { nombre, calle, codigoPostal, ciudad, provincia, pais, telefono } = direccion
  return [
    ...[nombre, calle, [codigoPostal, ciudad].filter(Boolean).join('\u00a0')],
    ...[provincia === ciudad ? '' : provincia, calle || ciudad ? nombreDePais(pais, idioma) : ''],
    telefono.replaceAll(' ', '\u00a0'),
  ]
    .filter((parte) => parte.trim() !== '')
    .join(', ')
}
