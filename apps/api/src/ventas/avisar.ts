import { eq, sql } from 'drizzle-orm'
import { anunciar } from '../avisos/anunciar.ts'
import { enviarCorreo } from '../correo/enviar.ts'
import type { Db } from '../db/connection.ts'
import { appSettingsTable } from '../db/schema/ajustes.ts'
import { clientesTable } from '../db/schema/clientes.ts'
import type { House } from '../house.ts'

interface Pedido {
  id: number
  numero: string
  clienteId: number
  email: string
  prendas: number
  base: number
}

/** Tells the customer that the order has arrived, and the house that there is one. */
export async function avisarDePedido(
  db: Db,
  { config }: Pick<House, 'config'>,
  { id, numero, clienteId, email, prendas, base }: Pedido,
): Promise<void> {
  const [cliente] = await db
    .select({
      nombre: clientesTable.razonSocial,
      idioma: clientesTable.idioma,
      comercialId: clientesTable.comercialId,
    })
    .from(clientesTable)
    .where(eq(clientesTable.id, clienteId))
  if (!cliente) return
  const { nombre, idioma, comercialId } = cliente
  await anunciar(db, { tipo: 'pedido', id, numero, comercialId })
  const enlace = `${config.publicUrl}/pedido/${id}`
  await enviarCorreo(db, {
    para: email,
    idioma,
    plantilla: 'pedido',
    datos: { nombre, numero, prendas, base, enlace },
  })
  const para = config.MAIL_STAFF ?? (await correoDeLaCasa(db))
  if (!para) return
  const gestion = `${config.publicUrl}/gestion/pedidos/${id}`
  await enviarCorreo(db, {
    para,
    idioma: 'es',
    plantilla: 'pedidoNuevo',
    datos: { nombre, numero, prendas, base, enlace: gestion },
  })
}

async function correoDeLaCasa(db: Db): Promise<string | undefined> {
  const [ajustes] = await db
    .select({ email: sql<string>`${appSettingsTable.empresa}->>'email'` })
    .from(appSettingsTable)
  return ajustes?.email || undefined
}
