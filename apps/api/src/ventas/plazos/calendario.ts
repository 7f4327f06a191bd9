import { diaDe } from '@telar/domain/fecha'
import { enIdioma, type Idioma } from '@telar/domain/idioma'
import { calendario, type Suceso } from '@telar/domain/ventas/calendario'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { ESCRITO_EN } from '../../casa/appsettings/hablados.ts'
import type { Db } from '../../db/connection.ts'
import { firstRow, run } from '../../db/rows.ts'
import { fechaEscrita, mensaje } from '../../i18n/mensaje.ts'
import { hashKey, newKey } from '../../identidad/keys.ts'
import type { FileResult } from '../../kit/call.ts'
import { notFound } from '../../kit/errors.ts'
import { previstasDe } from './queries.ts'

/** A new address for somebody's calendar: who had the old one no longer reads it. */
export async function nuevoEnlace(db: Db, userId: string, publicUrl: string): Promise<string> {
  const clave = newKey()
  await run(
    db,
    sql`insert into calendarios (user_id, clave) values (${userId}, ${hashKey(clave)})
      on conflict (user_id) do update set clave = excluded.clave, creado_en = now()`,
  )
  return `${publicUrl}/api/v1/pedidos/calendario/${clave}.ics`
}

const Dueno = z.object({ clienteId: z.int(), idioma: z.custom<Idioma>(), marca: z.string() })

/** Whose calendar it is: a customer whose account is still open. */
const duenoDe = (db: Db, clave: string) =>
  firstRow(
    db,
    Dueno,
    sql`
    select c.id as "clienteId", ${ESCRITO_EN} as idioma, coalesce(s.empresa ->> 'marca', '') as marca
    from calendarios k join users u on u.id = k.user_id and u.is_active join clientes c on c.id = u.cliente_id, app_settings s
    where k.clave = ${hashKey(clave)}`,
  )

type PrevistaLeida = Awaited<ReturnType<typeof previstasDe>>[number]

function enPalabras({ enCasa, llegan, porHacer, modelos }: PrevistaLeida, idioma: Idioma): string {
  const di = (clave: 'en-casa' | 'en-taller' | 'por-hacer', n: number) =>
    n > 0 ? [mensaje(idioma, `calendario.${clave}`, { n })] : []
  const conFecha = llegan.flatMap(({ fecha, cantidad }) =>
    fecha ? [mensaje(idioma, 'calendario.llegan', { n: cantidad, fecha: fechaEscrita(idioma, fecha) })] : [],
  )
  const sinFecha = llegan.filter(({ fecha }) => fecha === null).reduce((n, { cantidad }) => n + cantidad, 0)
  return [
    ...di('en-casa', enCasa),
    ...conFecha,
    ...di('en-taller', sinFecha),
    ...di('por-hacer', porHacer),
    ...modelos.map(({ numero, nombres, prendas }) => `${numero} ${enIdioma(nombres, idioma)}: ${prendas}`),
  ].join('\n')
}

/** What has no day yet is not in a calendar; what should have left already stands on today until it does. */
function sucesoDe(prevista: PrevistaLeida, idioma: Idioma, hoy: string, publicUrl: string): Suceso[] {
  const { pedidoId, numero, prendas, desde, hasta, cambiado } = prevista
  const primero = desde ?? hasta
  if (primero === null) return []
  const ultimo = hasta ?? primero
  return [
    {
      uid: `pedido-${pedidoId}-${desde ?? ''}-${hasta ?? ''}@telar`,
      desde: ultimo < hoy ? hoy : primero,
      hasta: ultimo < hoy ? hoy : ultimo,
      titulo: mensaje(idioma, 'calendario.pedido', { numero, prendas }),
      detalle: enPalabras(prevista, idioma),
      url: `${publicUrl}/pedido/${pedidoId}`,
      cambiado,
    },
  ]
}

/** The calendar of whoever has its address. */
export async function enIcs(
  db: Db,
  direccion: string,
  { publicUrl, ahora }: { publicUrl: string; ahora: Date },
): Promise<FileResult> {
  const dueno = await duenoDe(db, direccion.replace(/\.ics$/, ''))
  if (!dueno) throw notFound('Calendario', '')
  const { clienteId, idioma, marca } = dueno
  const previstas = await previstasDe(db, sql`p.cliente_id = ${clienteId}`)
  const sucesos = previstas.flatMap((prevista) => sucesoDe(prevista, idioma, diaDe(ahora), publicUrl))
  const ics = calendario(mensaje(idioma, 'calendario.nombre', { marca }), sucesos)
  return { name: 'entregas.ics', content: Buffer.from(ics) }
}
