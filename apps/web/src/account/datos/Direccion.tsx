import type { Direccion as Lugar } from '@telar/domain/casa/direccion'
import { useTranslation } from '../../i18n/use-translation.ts'
import { nombreDePais } from '../../kit/nombre-de-pais.ts'

/** An address as it is written on a parcel. */
export function Direccion({ direccion }: { direccion: Lugar }) {
  const { i18n } = useTranslation()
  const { nombre, calle, codigoPostal, ciudad, provincia, pais, telefono } = direccion
  const town = [codigoPostal, ciudad].filter(Boolean).join(' ')
  return (
    <address>
      {nombre && <strong>{nombre}</strong>}
      <span>{calle}</span>
      <span>{[town, provincia !== ciudad && provincia].filter(Boolean).join(', ')}</span>
      <span>{nombreDePais(pais, i18n.language)}</span>
      {telefono && <span>{telefono}</span>}
    </address>
  )
}
