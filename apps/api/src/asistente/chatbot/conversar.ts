import { createHash } from 'node:crypto'
import type { Estado, Turno } from '@telar/domain/asistente/estado'
import { palabrasDe } from '@telar/domain/asistente/palabras'
import { sinDatosPersonales } from '@telar/domain/asistente/privado'
import type { Idioma } from '@telar/domain/idioma'
import { principio } from '@telar/domain/texto'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { run } from '../../db/rows.ts'
import { conversacionesTable } from '../../db/schema/asistente/asistente.ts'
import { limit, WITHOUT_WAITING } from '../../kit/guard.ts'

const POR_DIRECCION = { most: 20, minutes: 10 }
const POR_CONVERSACION = { most: 100, minutes: 24 * 60 }
const RECORDADOS = 4
const MAX_TEXTO = 600

export interface Conversacion {
  id: string
  estado: Estado | null
  turnos: Turno[]
}

const huella = (texto: string) => createHash('sha256').update(texto).digest('base64url')

/** Counts a message against its address and its conversation; the one too many is refused. */
export async function contarMensaje(db: Db, ip: string, conversationId: string): Promise<void> {
  await limit(
    db,
    { key: `asistente:${ip}`, ...POR_DIRECCION },
    { key: `asistente:${huella(conversationId)}`, ...POR_CONVERSACION },
  )
}

/** Where the conversation stands; one that is not known begins. */
export async function retomar(db: Db, conversationId: string): Promise<Conversacion> {
  const t = conversacionesTable
  const id = huella(conversationId)
  const [conocida] = await db
    .select({ estado: t.estado, turnos: t.turnos })
    .from(t)
    .where(and(eq(t.id, id), sql`${t.usadaEn} > now() - interval '30 days'`))
  return { id, estado: conocida?.estado ?? null, turnos: conocida?.turnos ?? [] }
}

/** Keeps where it stands now and the last that was said, without what might say who it was. */
export async function recordar(
  db: Db,
  { id, turnos }: Conversacion,
  estado: Estado | null,
  turno: Turno,
): Promise<void> {
  const nuevo = {
    pregunta: principio(sinDatosPersonales(turno.pregunta), MAX_TEXTO),
    respuesta: principio(turno.respuesta, MAX_TEXTO),
  }
  const ultimos = JSON.stringify([...turnos, nuevo].slice(-RECORDADOS))
  await run(
    db,
    sql`
    insert into conversaciones (id, estado, turnos)
    select ${id}, ${JSON.stringify(estado)}::jsonb, ${ultimos}::jsonb from ${WITHOUT_WAITING} as s
    on conflict (id) do update set estado = excluded.estado, turnos = excluded.turnos, usada_en = now()`,
  )
}

/** Keeps a question that had no answer for the house to see; asked again, it counts once more. */
export async function apuntarPregunta(db: Db, idioma: Idioma, dicha: string): Promise<void> {
  const pregunta = sinDatosPersonales(dicha)
  const palabras = palabrasDe(pregunta).join(' ')
  if (!palabras) return
  await run(
    db,
    sql`
    insert into preguntas as p (idioma, pregunta, huella)
    select ${idioma}, ${pregunta}, ${huella(palabras)} from ${WITHOUT_WAITING} as s
    on conflict (idioma, huella) do update set veces = p.veces + 1, ultima_vez = now(), resuelta = false`,
  )
}
