import type { Autorizacion } from '@telar/contract/clientes/credito'
import { AUTORIZAR_CREDITO, type Credito, creditoDe, type Deuda, seMiraLaDeuda } from '@telar/domain/clientes/credito'
import { hoy } from '@telar/domain/fecha'
import { ReglaError } from '@telar/domain/regla'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { preparedRow } from '../../db/rows.ts'
import { clientesTable as t } from '../../db/schema/clientes/clientes.ts'
import { importeEscrito } from '../../i18n/mensaje.ts'
import type { Context } from '../../kit/call.ts'
import type { Caller } from '../../kit/caller.ts'
import { forbidden, notFound } from '../../kit/errors.ts'

/** What a customer owes on a day; with these drafts counted as if they were issued. */
export type LeerDeuda = (db: Db, clienteId: number, hoy: string, comoEmitidas?: readonly number[]) => Promise<Deuda>

declare module '../../kit/house.ts' {
  interface House {
    /** What the areas above know a customer to owe. */
    deuda: LeerDeuda
  }
}

type Llamada = Pick<Context<Caller>, 'db' | 'user' | 'house' | 'reloj' | 'idioma'>

/** How a customer stands, and would with so much more; one that the caller does not reach is missing. */
export async function verCredito(
  { db, house, reloj }: Pick<Llamada, 'db' | 'house' | 'reloj'>,
  id: number,
  suyo: SQL | undefined,
  mas: number,
): Promise<Credito> {
  const [cliente] = await db
    .select()
    .from(t)
    .where(and(eq(t.id, id), suyo))
  if (!cliente) throw notFound('Cliente', id)
  return creditoDe(cliente, await house.deuda(db, id, hoy(reloj)), mas)
}

const ACredito = z.object({ razonSocial: z.string(), limiteRiesgo: z.number().nullable(), bloqueado: z.boolean() })

interface Acto {
  clienteId: number
  /** What would come on top of what is owed already. */
  mas?: number
  comoEmitidas?: readonly number[]
}

/** Looks at a customer before they get more; says the reason by which it was allowed, or that none was needed. */
export type Vigia = (db: Db, acto: Acto) => Promise<string>

/** Nobody looks: what the house itself sets up. */
export const SIN_VIGIA: Vigia = async () => ''

/**
 * A blocked customer, or one who would owe more than was agreed, gets nothing more unless somebody who may says why. The
 * customer stays locked until it is done, so that two at once do not both slip under the limit; whoever locks orders and
 * stock as well does so before.
 */
export const vigia =
  ({ user, house, reloj, idioma }: Llamada, autorizacion: Autorizacion): Vigia =>
  async (db, { clienteId, mas = 0, comoEmitidas }) => {
    const cliente = await preparedRow(
      db,
      'cliente_a_credito',
      ACredito,
      sql`
      select razon_social as "razonSocial", limite_riesgo::float8 as "limiteRiesgo", bloqueado
      from clientes where id = ${clienteId}::int for no key update`,
    )
    if (!cliente) throw notFound('Cliente', clienteId)
    if (!seMiraLaDeuda(cliente)) return ''
    const credito = creditoDe(cliente, await house.deuda(db, clienteId, hoy(reloj), comoEmitidas), mas)
    const [reparo] = credito.reparos
    if (!reparo) return ''
    if (!autorizacion)
      throw new ReglaError(`credito.${reparo}`, {
        cliente: cliente.razonSocial,
        saldo: importeEscrito(idioma, credito.saldo + mas),
        limite: importeEscrito(idioma, credito.limite ?? 0),
      })
    if (!user.permissions.has(AUTORIZAR_CREDITO)) throw forbidden()
    return autorizacion.motivo
  }
