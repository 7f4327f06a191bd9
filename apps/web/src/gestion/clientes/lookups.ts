import { clientes } from '@telar/contract/clientes/clientes'
import { comerciales } from '@telar/contract/clientes/comerciales'
import { grupos } from '@telar/contract/clientes/grupos'
import { lookup } from '../declare/values.ts'

interface DeAlgunSitio {
  ciudad: string
  nif: string | null
}

/** Town and NIF tell customers of like names apart. */
export const deDonde = ({ ciudad, nif }: DeAlgunSitio) => [ciudad, nif].filter(Boolean).join(' · ')

export const DE_CLIENTES = lookup(clientes.search, ({ codigo, razonSocial }) => `${codigo} ${razonSocial}`, {
  detail: deDonde,
  creates: { screen: 'clientes', field: 'razonSocial' },
})
export const DE_COMERCIALES = lookup(comerciales.search, ({ codigo, nombre }) => `${codigo} ${nombre}`, {
  detail: ({ zona, nif }) => [zona, nif].filter(Boolean).join(' · '),
  creates: { screen: 'comerciales', field: 'nombre' },
})
export const DE_GRUPOS = lookup(grupos.search, ({ nombre }) => nombre, {
  creates: { screen: 'grupos', field: 'nombre' },
})
