import type { registers } from '@telar/contract/clientes/registers'
import type { Body } from '@telar/contract/kit/endpoint'
import { comprobarPaso, diferencias, type Sena } from '@telar/domain/clientes/registro'
import { ReglaError } from '@telar/domain/regla'
import { and, eq, isNotNull, lte, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { firstRow } from '../../db/rows.ts'
import { clientesTable } from '../../db/schema/clientes/clientes.ts'
import { registersTable as t } from '../../db/schema/clientes/registers.ts'
import { usersTable } from '../../db/schema/identidad/users.ts'
import { revokeUser } from '../../identidad/sessions.ts'
import { FieldsError } from '../../kit/errors.ts'
import { saveVersion } from '../../kit/rows/version.ts'
import { REGISTRO } from './claves.ts'
import { bloquearRegistro, type RegistroEntero, refuseIfDecided } from './queries.ts'

const Senas = z.object({ nif: z.string(), emails: z.array(z.string()) })

/** What a request says otherwise than a customer: their own data, their contacts' and their accounts'. */
export async function diferenciasCon(db: Db, registro: RegistroEntero, clienteId: number): Promise<Sena[]> {
  const cliente = await firstRow(
    db,
    Senas,
    sql`
    select nif, array_remove(array_agg(email), null) as emails from (
      select c.nif, c.email from clientes c where c.id = ${clienteId}
      union all select c.nif, m ->> 'valor'
        from clientes c join contactos k on k.cliente_id = c.id, jsonb_array_elements(k.medios) m where c.id = ${clienteId}
      union all select c.nif, u.email from clientes c join users u on u.cliente_id = c.id where c.id = ${clienteId}) x
    group by nif`,
  )
  if (!cliente) throw new FieldsError({ clienteId: ['error.missing-reference'] })
  return diferencias(registro, cliente)
}

/** Somebody with another NIF or e-mail is tied to a customer only by who says why. */
export async function exigirMotivo(
  db: Db,
  registro: RegistroEntero,
  clienteId: number,
  motivo: string | null | undefined,
): Promise<void> {
  const distintas = await diferenciasCon(db, registro, clienteId)
  if (distintas.length > 0 && !motivo) throw new ReglaError(`registro.distinto-${distintas.join('-')}`)
}

/** Whether it was tied to a customer who was there when it was decided, and not one that it made. */
const eraCliente = async (db: Db, { id, clienteId }: RegistroEntero): Promise<boolean> =>
  clienteId !== null &&
  (
    await db
      .select({ id: t.id })
      .from(t)
      .innerJoin(clientesTable, eq(clientesTable.id, t.clienteId))
      .where(and(eq(t.id, id), isNotNull(t.resueltoEn), lte(clientesTable.creadoEn, t.resueltoEn)))
  ).length > 0

/** A decision is taken back, to be made anew. An account that it opened to a customer sees nothing of them from now on. */
export async function deshacer(db: Db, { id, motivo, version }: Body<(typeof registers)['deshacer']>): Promise<void> {
  const registro = await bloquearRegistro(db, id)
  comprobarPaso(registro.estado, 'solicitado')
  refuseIfDecided(registro, version)
  if (registro.estado === 'activado') {
    if (!(await eraCliente(db, registro))) throw new ReglaError('registro.no-solicitado')
    await soltarCuenta(db, registro)
  }
  const nada = { claveHash: null, caducaEn: null, clienteId: null, resueltoEn: null, resueltoPor: null }
  await saveVersion(db, REGISTRO, id, null, { estado: 'solicitado', motivo, ...nada })
}

async function soltarCuenta(db: Db, { email, clienteId }: RegistroEntero): Promise<void> {
  const [cuenta] = await db
    .update(usersTable)
    .set({ clienteId: null, modificadoEn: sql`now()` })
    .where(and(sql`lower(${usersTable.email}) = ${email.toLowerCase()}`, eq(usersTable.clienteId, clienteId ?? 0)))
    .returning({ id: usersTable.id })
  if (cuenta) await revokeUser(db, cuenta.id)
}
