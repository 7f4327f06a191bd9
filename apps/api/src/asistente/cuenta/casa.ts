import type { DeLaCasa, Periodo } from '@telar/domain/asistente/cuenta'
import type { Idioma } from '@telar/domain/idioma'
import type { Permiso } from '@telar/domain/permiso'
import { and, eq, gte, lt, ne, type SQL, sql } from 'drizzle-orm'
import { deSusClientes } from '../../clientes/alcance.ts'
import type { Db } from '../../db/connection.ts'
import { facturasTable as f } from '../../db/schema/facturacion/facturas.ts'
import { pedidosTable as p } from '../../db/schema/ventas/pedidos.ts'
import { suyas } from '../../facturacion/alcance.ts'
import { ANADE } from '../../facturacion/facturas/sumas.ts'
import { fechaEscrita, importeEscrito } from '../../i18n/mensaje.ts'
import type { Caller } from '../../kit/caller.ts'
import { frase } from '../chatbot/redactar/frase.ts'

/** Who may see the list may ask for its sum. */
const PERMISO: Record<DeLaCasa, Permiso> = {
  porCobrar: 'Permissions.Facturas.Search',
  vencido: 'Permissions.Facturas.Search',
  vendido: 'Permissions.Facturas.Search',
  porConfirmar: 'Permissions.Pedidos.Search',
}

export const puedePreguntar = ({ permissions }: Caller, que: DeLaCasa): boolean => permissions.has(PERMISO[que])

interface Pregunta {
  db: Db
  user: Caller
  idioma: Idioma
  hoy: string
  periodo: Periodo
}

const DESDE: Record<Periodo, (hoy: string) => string> = {
  hoy: (hoy) => hoy,
  mes: (hoy) => `${hoy.slice(0, 7)}-01`,
  ano: (hoy) => `${hoy.slice(0, 4)}-01-01`,
}

async function sumaDe(db: Db, importe: SQL, cuales: SQL | undefined) {
  const [suma] = await db
    .select({ n: sql<number>`count(*)::int`, total: sql<number>`coalesce(sum(${importe}), 0)::float8` })
    .from(f)
    .where(and(eq(f.estado, 'emitida'), cuales))
  return suma ?? { n: 0, total: 0 }
}

/** A figure of the house: of all customers, or of a rep's own. */
export async function deLaCasaEnCifras(que: DeLaCasa, { db, user, idioma, hoy, periodo }: Pregunta): Promise<string> {
  if (que === 'porConfirmar') {
    const [suma] = await db
      .select({ n: sql<number>`count(*)::int`, prendas: sql<number>`coalesce(sum(${p.prendas}), 0)::int` })
      .from(p)
      .where(and(eq(p.situacion, 'recibido'), deSusClientes(user, p.clienteId)))
    return frase(idioma, 'casaPorConfirmar', { n: suma?.n ?? 0, prendas: suma?.prendas ?? 0 })
  }
  if (que === 'vendido') {
    const desde = DESDE[periodo](hoy)
    const { n, total } = await sumaDe(db, ANADE.base, and(gte(f.fecha, desde), ne(f.tipo, 'previa'), suyas(user)))
    return frase(idioma, 'casaVendido', {
      ...{ n, desde: fechaEscrita(idioma, desde) },
      total: importeEscrito(idioma, total),
    })
  }
  const vencidas = que === 'vencido' ? lt(f.vence, hoy) : undefined
  const { n, total } = await sumaDe(db, sql`${f.pendiente}`, and(ne(f.pendiente, 0), vencidas, suyas(user)))
  return frase(idioma, que === 'vencido' ? 'casaVencido' : 'casaPorCobrar', { n, total: importeEscrito(idioma, total) })
}
