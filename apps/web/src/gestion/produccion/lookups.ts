import { colores } from '@telar/contract/catalogo/colores'
import { materias } from '@telar/contract/produccion/materias'
import { operaciones } from '@telar/contract/produccion/operaciones'
import { proveedores } from '@telar/contract/produccion/proveedores'
import { enIdioma } from '@telar/domain/idioma'
import { lookup } from '../declare/values.ts'

interface Proveedor {
  nif: string | null
  direccion: { ciudad: string }
}

/** Town and NIF tell suppliers of like names apart. */
export const deDonde = ({ nif, direccion: { ciudad } }: Proveedor) => [ciudad, nif].filter(Boolean).join(' · ')
/** Where a supplier that is not found is made. */
export const PROVEEDOR_NUEVO = { screen: 'proveedores', field: 'razonSocial' } as const

export const DE_MATERIAS = lookup(materias.search, ({ codigo, nombre }) => `${codigo} ${nombre}`, {
  creates: { screen: 'materias', field: 'nombre' },
})
export const DE_COLORES = lookup(colores.search, ({ nombre }, idioma) => enIdioma(nombre, idioma), {
  creates: { screen: 'colores', field: 'nombre' },
})
export const DE_PROVEEDORES = lookup(proveedores.search, ({ codigo, razonSocial }) => `${codigo} ${razonSocial}`, {
  detail: deDonde,
  creates: PROVEEDOR_NUEVO,
})
export const DE_OPERACIONES = lookup(operaciones.search, ({ nombre }, idioma) => enIdioma(nombre, idioma), {
  creates: { screen: 'operaciones', field: 'nombre' },
})
export const DE_TALLERES = lookup(proveedores.search, ({ razonSocial }) => razonSocial, {
  only: { field: 'tipo', value: 'taller' },
  detail: deDonde,
  creates: PROVEEDOR_NUEVO,
})
