import type { SQL } from 'drizzle-orm'
import { logoEnPapel } from '../../casa/appsettings/logo.ts'
import type { Db } from '../../db/connection.ts'
import type { Adjunto as Pedido } from '../../db/schema/casa/correos.ts'
import type { Adjunto } from '../../gateways/mail.ts'
import { mensaje } from '../../i18n/mensaje.ts'
import type { FileResult } from '../../kit/call.ts'
import { imprimir } from '../../pdf/imprenta.ts'
import { hojaDeCuenta, leerCuenta, type Periodo } from './cuenta.ts'

const PLANTILLA = new URL('./cuenta.typ', import.meta.url)

async function imprimirCuenta(db: Db, clienteId: number, periodo: Periodo, suyos: SQL | undefined) {
  const cuenta = await leerCuenta(db, clienteId, periodo, suyos)
  const { idioma, codigo } = cuenta.cliente
  const contenido = await imprimir(PLANTILLA, await hojaDeCuenta(db, cuenta, periodo), await logoEnPapel(db))
  return { nombre: `${mensaje(idioma, 'cuenta.fichero')}-${codigo}-${periodo.hasta}.pdf`, contenido }
}

/** The statement of account of a customer, on paper. */
export async function cuentaEnPapel(
  db: Db,
  clienteId: number,
  periodo: Periodo,
  suyos: SQL | undefined,
): Promise<FileResult> {
  const { nombre: name, contenido: content } = await imprimirCuenta(db, clienteId, periodo, suyos)
  return { name, content }
}

/** The same, as it goes with a mail. */
export async function cuentaAdjunta(db: Db, { id, desde = '', hasta = '' }: Pedido): Promise<Adjunto> {
  const { nombre, contenido } = await imprimirCuenta(db, id, { desde, hasta }, undefined)
  return { nombre, tipo: 'application/pdf', contenido }
}
