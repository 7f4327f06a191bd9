import { clientes } from '@telar/contract/clientes/clientes'
import { comerciales } from '@telar/contract/clientes/comerciales'
import { proveedores } from '@telar/contract/produccion/proveedores'
import { lookup } from '../declare/values.ts'

export const DE_CLIENTES = lookup(clientes.search, ({ codigo, razonSocial }) => `${codigo} ${razonSocial}`)
export const DE_COMERCIALES = lookup(comerciales.search, ({ codigo, nombre }) => `${codigo} ${nombre}`)
export const DE_PROVEEDORES = lookup(proveedores.search, ({ codigo, razonSocial }) => `${codigo} ${razonSocial}`)
export const DE_TALLERES = lookup(proveedores.search, ({ razonSocial }) => razonSocial, {
  field: 'tipo',
  value: 'taller',
})
