import type { ReglaDePortes, TiposDeIva } from '@telar/domain/casa/ajustes'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { ESCRITO_EN } from '../../casa/appsettings/hablados.ts'
import type { Db } from '../../db/connection.ts'
import { preparedRow } from '../../db/rows.ts'
import type { House } from '../../kit/house.ts'
import type { Cliente } from '../condiciones.ts'

type ClienteDelCart = Pick<
  Cliente,
  | 'id'
  | 'razonSocial'
  | 'idioma'
  | 'comercialId'
  | 'recargoEquivalencia'
  | 'viesResultado'
  | 'regimenForzado'
  | 'dtoComercial'
  | 'dtoProntoPago'
  | 'direccionesEnvio'
  | 'direccionFiscal'
  | 'bloqueado'
>

/** What decides about a cart besides its lines; what the database puts together as JSON is taken as it comes. */
export const Marco = z.object({
  cliente: z.custom<ClienteDelCart | null>(),
  impuestos: z.custom<TiposDeIva[]>(),
  portes: z.custom<ReglaDePortes[]>(),
  pedidoMinimo: z.number().nullable(),
})
export type Marco = z.output<typeof Marco>

/** The same in a statement over the settings `s` and the customer `c`. */
export const MARCO = sql`
      s.impuestos, s.portes, s.pedido_minimo::float8 as "pedidoMinimo",
      case when c.id is not null then json_build_object(
        'id', c.id, 'razonSocial', c.razon_social, 'idioma', ${ESCRITO_EN}, 'comercialId', c.comercial_id,
        'recargoEquivalencia', c.recargo_equivalencia, 'viesResultado', c.vies_resultado,
        'regimenForzado', c.regimen_forzado, 'dtoComercial', c.dto_comercial, 'dtoProntoPago', c.dto_pronto_pago,
        'direccionesEnvio', c.direcciones_envio, 'direccionFiscal', c.direccion_fiscal,
        'bloqueado', c.bloqueado) end as cliente`

const TABLAS = { from: ['app_settings', 'users', 'clientes'] }

/** What is kept of that for whoever looks at a cart. */
export const marcoDe = ({ kept }: Pick<House, 'kept'>, db: Db, userId: string): Promise<Marco> =>
  kept.value(TABLAS, `cart/marco/${userId}`, async () => {
    const leido = await preparedRow(
      db,
      'cart_marco',
      Marco,
      sql`select ${MARCO}
      from app_settings s left join users u on u.id = ${userId} left join clientes c on c.id = u.cliente_id`,
    )
    if (!leido) throw new Error('The settings row is missing.')
    return leido
  })
