import { clientes } from '@telar/contract/clientes/clientes'
import { comerciales } from '@telar/contract/clientes/comerciales'
import { lookup } from '../declare/values.ts'

export const DE_CLIENTES = lookup(clientes.search, ({ codigo, razonSocial }) => `${codigo} ${razonSocial}`)
export const DE_COMERCIALES = lookup(comerciales.search, ({ codigo, nombre }) => `${codigo} ${nombre}`)
