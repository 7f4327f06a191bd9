import { Register } from '@telar/contract/clientes/registers'
import type { RolDeLaCasa } from '@telar/domain/identidad/acceso'
import { PENDIENTE } from '@telar/domain/ventas/pedido'
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { auditoriaTable, correosTable } from '../../db/schema/casa/maquina.ts'
import { clientesTable, contactosTable, registersTable } from '../../db/schema/clientes/clientes.ts'
import { registersLista } from '../../db/schema/clientes/listas.ts'
import { facturasTable } from '../../db/schema/facturacion/facturas.ts'
import { usersTable } from '../../db/schema/identidad/identidad.ts'
import { pedidoHechosTable, pedidoLineasTable, pedidosTable } from '../../db/schema/ventas/ventas.ts'
import type { Files } from '../../gateways/files.ts'
import { conflict } from '../../kit/errors.ts'
import { nextVersion } from '../../kit/version.ts'
import { bloquearCliente } from './guardar.ts'
import type { clienteEntero } from './queries.ts'

type Cliente = Awaited<ReturnType<typeof clienteEntero>>

/** Every address the customer is known by, in small letters. */
const correosDe = ({ email, users }: Pick<Cliente, 'email' | 'users'>): string[] => [
  ...new Set([email, ...users.map((user) => user.email)].flatMap((uno) => uno?.toLowerCase() ?? [])),
]

const conCorreo = (columna: unknown, correos: string[]) =>
  correos.length > 0 ? inArray(sql`lower(${columna})`, correos) : undefined

/** Everything that is held about a customer, as they may ask for it. */
export async function datosDelCliente(db: Db, cliente: Pick<Cliente, 'id' | 'email' | 'users'>) {
  const { id } = cliente
  const correos = correosDe(cliente)
  const registers = await db
    .select()
    .from(registersLista)
    .where(or(eq(registersLista.clienteId, id), conCorreo(registersLista.email, correos)))
  const pedidos = await db
    .select()
    .from(pedidosTable)
    .where(eq(pedidosTable.clienteId, id))
    .orderBy(asc(pedidosTable.id))
  const lineas =
    pedidos.length === 0
      ? []
      : await db
          .select()
          .from(pedidoLineasTable)
          .where(
            inArray(
              pedidoLineasTable.pedidoId,
              pedidos.map((pedido) => pedido.id),
            ),
          )
  const facturas = await db
    .select()
    .from(facturasTable)
    .where(and(eq(facturasTable.clienteId, id), eq(facturasTable.estado, 'emitida')))
    .orderBy(asc(facturasTable.id))
  const enviados = await db
    .select({ para: correosTable.para, asunto: correosTable.asunto, enviadoEn: correosTable.enviadoEn })
    .from(correosTable)
    .where(conCorreo(correosTable.para, correos) ?? sql`false`)
  return {
    cliente,
    // As staff see them: without the name under which a licence is kept.
    registers: registers.map((registro) => Register.parse(registro)),
    pedidos: pedidos.map((pedido) => ({ ...pedido, lineas: lineas.filter(({ pedidoId }) => pedidoId === pedido.id) })),
    facturas: facturas.map(({ comision: _, comisionTotal: __, comisionLiquidada: ___, ...factura }) => factura),
    correos: enviados,
  }
}

const ROL: RolDeLaCasa = 'Cliente'
/** The columns of an order that speak of people. */
const PERSONAL = ['direccion_envio', 'notas', 'referencia_cliente']
const NADIE = { nombre: '', calle: '', ciudad: '', telefono: '' }

/**
 * Takes away what identifies a customer and everybody at theirs. Orders stay, because the accounts need them, with the
 * postcode they went to; nobody's name is left on them, nor in the history of the rows. Issued invoices stay as they
 * are for as long as the law wants them; drafts go.
 */
export async function borrarDatos(db: Db, files: Files, { id, email, users, contactos }: Cliente): Promise<void> {
  const actual = await bloquearCliente(db, id)
  const abiertos = await db.$count(pedidosTable, sql`cliente_id = ${id} and estado = ${PENDIENTE}`)
  if (abiertos > 0) throw conflict('cliente.pedidos-abiertos', { n: abiertos })
  const correos = correosDe({ email, users })
  const registers = await db
    .delete(registersTable)
    .where(or(eq(registersTable.clienteId, id), conCorreo(registersTable.email, correos)))
    .returning({ id: registersTable.id, licencia: registersTable.licencia })
  await db.delete(contactosTable).where(eq(contactosTable.clienteId, id))
  await cerrarCuentas(db, id)
  await pseudonimizarPedidos(db, id, correos)
  const borradores = await db
    .delete(facturasTable)
    .where(and(eq(facturasTable.clienteId, id), eq(facturasTable.estado, 'borrador')))
    .returning({ id: facturasTable.id })
  await db
    .update(clientesTable)
    .set({
      razonSocial: `Cliente ${actual.codigo}`,
      nombreComercial: '',
      nif: `BORRADO-${id}`,
      nifIva: null,
      email: null,
      telefono: null,
      direccionFiscal: { ...actual.direccionFiscal, ...NADIE },
      direccionesEnvio: [],
      iban: null,
      mandatoSepa: null,
      regimenMotivo: actual.regimenForzado ? '–' : null,
      notas: '',
      bloqueado: true,
      ...nextVersion(clientesTable),
    })
    .where(eq(clientesTable.id, id))
  await olvidarHistoria(db, {
    clientes: [id],
    facturas: borradores.map((una) => una.id),
    registers: registers.map((uno) => uno.id),
    contactos: contactos.map((uno) => uno.id),
    users: users.map((uno) => uno.id),
  })
  await borrarCorreos(db, correos)
  for (const { licencia } of registers) if (licencia) await files.delete(licencia.fichero)
}

/** Accounts that only bought go; one that also works for the house merely stops being this customer's. */
async function cerrarCuentas(db: Db, clienteId: number): Promise<void> {
  await db.execute(sql`
    delete from users u where u.cliente_id = ${clienteId} and not exists (
      select from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = u.id and r.name <> ${ROL})`)
  await db.update(usersTable).set({ clienteId: null }).where(eq(usersTable.clienteId, clienteId))
}

/** Nobody's name, on the orders and in their history; what was ordered, and for how much, stays in both. */
async function pseudonimizarPedidos(db: Db, clienteId: number, correos: string[]): Promise<void> {
  const pedidos = await db
    .update(pedidosTable)
    .set({ direccionEnvio: sql`direccion_envio || ${JSON.stringify(NADIE)}::jsonb`, notas: '', referenciaCliente: '' })
    .where(eq(pedidosTable.clienteId, clienteId))
    .returning({ id: pedidosTable.id })
  if (correos.length > 0)
    await db.update(pedidoHechosTable).set({ quien: null }).where(conCorreo(pedidoHechosTable.quien, correos))
  const sin = (columna: unknown) => sql`${columna} - ${sql.param(PERSONAL)}::text[]`
  await db
    .update(auditoriaTable)
    .set({ antes: sin(auditoriaTable.antes), despues: sin(auditoriaTable.despues) })
    .where(
      historiaDe(
        'pedidos',
        pedidos.map((pedido) => pedido.id),
      ),
    )
}

/** Mails to them, and those in which the house was told about them. */
async function borrarCorreos(db: Db, correos: string[]): Promise<void> {
  for (const correo of correos) {
    const nombrado = sql`position(${correo} in lower(${correosTable.texto})) > 0`
    await db.delete(correosTable).where(or(conCorreo(correosTable.para, [correo]), nombrado))
  }
}

const historiaDe = (tabla: string, ids: (number | string)[]) =>
  and(eq(auditoriaTable.tabla, tabla), inArray(auditoriaTable.registro, ids.map(String)))

/** Who changed a row, and when, stays; what the row held does not. */
async function olvidarHistoria(db: Db, filas: Record<string, (number | string)[]>): Promise<void> {
  for (const [tabla, ids] of Object.entries(filas)) {
    await db.update(auditoriaTable).set({ antes: null, despues: null }).where(historiaDe(tabla, ids))
  }
}
