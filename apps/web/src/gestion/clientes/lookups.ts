import { clientes } from '@telar/contract/clientes/clientes'
import { comerciales } from '@telar/contract/clientes/comerciales'
import { grupos } from '@telar/contract/clientes/grupos'
import { lookup } from '../declare/values.ts'

/** A customer, told from its like by town and NIF. */
export const DE_CLIENTES = lookup(clientes.search, ({ codigo, razonSocial }) => `${codigo} ${razonSocial}`, {
  detail: ({ ciudad, nif }) => [ciudad, nif].filter(Boolean).join(' · '),
  creates: { screen: 'clientes', field: 'razonSocial' },
})
export const DE_COMERCIALES = lookup(comerciales.search, ({ codigo, nombre }) => `${codigo} ${nombre}`, {
  creates: { screen: 'comerciales', field: 'nombre' },
})
export const DE_GRUPOS = lookup(grupos.search, ({ nombre }) => nombre, {
  creates: { screen: 'grupos', field: 'nombre' },
})
