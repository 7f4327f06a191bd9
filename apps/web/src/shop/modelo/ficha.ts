import type { Client } from '@telar/client'
import { webmodelos } from '@telar/contract/calls'
import type { WebModelo, WebModeloCliente } from '@telar/contract/catalogo/webmodelos'
import { query } from '../../kit/calls/query.ts'

/** A model's page for anybody, or with what a customer sees. */
export type Ficha = WebModelo & Partial<WebModeloCliente>
export type ColorDeFicha = WebModelo['colores'][number]
export type FotoDeFicha = WebModelo['fotos'][number]

/** A model that is gone is a page that is not found, no failure to tell about. */
const LOCAL = { meta: { errors: 'local' } } as const

export const modeloQuery = (client: Client, id: number) => ({
  ...query(client, webmodelos.get, { params: { id } }),
  ...LOCAL,
})
export const modeloClienteQuery = (client: Client, id: number) => ({
  ...query(client, webmodelos.getAuth, { params: { id } }),
  meta: { missing: 'local' } as const,
})

/** The colour asked for, or the first: the face of the model. */
export const colorElegido = ({ colores }: Ficha, color: number | undefined): ColorDeFicha | undefined =>
  colores.find(({ id }) => id === color) ?? colores[0]

/** A colour's own photos and those of no colour; any others only when it has none at all. */
export function fotosDe(modelo: Ficha, color: ColorDeFicha | undefined): FotoDeFicha[] {
  const own = [...(color?.fotos ?? []), ...modelo.fotos]
  return own.length > 0 ? own : modelo.colores.flatMap(({ fotos }) => fotos)
}
