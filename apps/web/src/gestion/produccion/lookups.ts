import { colores } from '@telar/contract/catalogo/colores'
import { materias } from '@telar/contract/produccion/materias'
import { proveedores } from '@telar/contract/produccion/proveedores'
import { enIdioma } from '@telar/domain/idioma'
import { lookup } from '../declare/values.ts'

export const DE_MATERIAS = lookup(materias.search, ({ codigo, nombre }) => `${codigo} ${nombre}`)
export const DE_COLORES = lookup(colores.search, ({ nombre }, idioma) => enIdioma(nombre, idioma))
export const DE_PROVEEDORES = lookup(proveedores.search, ({ codigo, razonSocial }) => `${codigo} ${razonSocial}`)
export const DE_TALLERES = lookup(proveedores.search, ({ razonSocial }) => razonSocial, {
  field: 'tipo',
  value: 'taller',
})
