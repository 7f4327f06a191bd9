import type { Body } from '@telar/contract/kit/endpoint'
import type { envios } from '@telar/contract/ventas/envios'
import { diaDe, masDias } from '@telar/domain/fecha'
import { ReglaError } from '@telar/domain/regla'
import { comprobarPasoDeEnvio } from '@telar/domain/ventas/envio'
import { noCabe, paisDeTransporte } from '@telar/domain/ventas/rotulo'
import { enlaceDe } from '@telar/domain/ventas/transportista'
import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { envioBultosTable as b, envioEntregasTable as n, enviosTable as v } from '../../db/schema/ventas/envios.ts'
import { transportistasTable as t } from '../../db/schema/ventas/transportistas.ts'
import { FieldsError } from '../../kit/errors.ts'
import { saveVersion } from '../../kit/rows/version.ts'
import { type Creado, numerosPropios } from '../transportistas/servicio.ts'
import { aduanaDe, territorioDeEnvio } from './aduana.ts'
import { anotarSuceso, avisarSalida, bloquearEnvio, type Casa, ENVIO, type Fila, pasar } from './envio.ts'
import { bultosDe, elegirServicio, elegirTransportista, ponerBultos, type Transportista } from './preparar.ts'

interface Acto {
  casa: Casa
  quien: string
  ahora: Date
}

/** Of a call whose process died nobody wrote down what went wrong. */
const SIN_RESPUESTA = 'No answer.'
const PRIMERA_CONSULTA = sql`now() + interval '15 minutes'`

export const bultosEnOrden = (db: Db, envioId: number) =>
  db.select().from(b).where(eq(b.envioId, envioId)).orderBy(asc(b.orden))

/** Until it has a label, everything of it changes. */
function refuseIfLabelled({ estado, llamada, numero }: Fila): void {
  if (estado !== 'preparado') throw new ReglaError('envio.etiquetado', { numero })
  if (llamada !== 'ninguna' && llamada !== 'rechazada') throw new ReglaError('envio.pidiendo', { numero })
}

/** An address is written in other words; goods that go to another country, or pass a customs or none, are another sale. */
async function comprobarLugar(db: Db, { direccion: antes, numero }: Fila, direccion: Fila['direccion']): Promise<void> {
  const [de, a] = [await territorioDeEnvio(db, { direccion: antes }), await territorioDeEnvio(db, { direccion })]
  if (antes.pais !== direccion.pais || de !== a) throw new ReglaError('envio.otro-lugar', { numero })
}

export async function cambiar(db: Db, fila: Fila, body: Body<(typeof envios)['cambiar']>): Promise<void> {
  refuseIfLabelled(fila)
  const { transportistaId, notas, direccion = fila.direccion } = body
  await comprobarLugar(db, fila, direccion)
  const transportista =
    transportistaId === fila.transportistaId
      ? await transportistaDe(db, fila)
      : await elegirTransportista(db, { transportistaId, pais: fila.direccion.pais, pesoGr: 0 })
  if (body.bultos.length > 0) {
    const entregas = await db.select({ id: n.entregaId }).from(n).where(eq(n.envioId, fila.id))
    const bultos = await bultosDe(
      db,
      entregas.map(({ id }) => id),
      body.bultos,
    )
    await db.delete(b).where(eq(b.envioId, fila.id))
    await ponerBultos(db, fila.id, bultos)
  }
  const servicio = elegirServicio(transportista, body.servicio)
  await saveVersion(db, ENVIO, fila.id, null, {
    ...{ transportistaId, servicio, notas, direccion, llamada: 'ninguna', error: '' },
  })
}

export async function transportistaDe(
  db: Db,
  { transportistaId }: Pick<Fila, 'transportistaId'>,
): Promise<Transportista> {
  const [suyo] = await db.select().from(t).where(eq(t.id, transportistaId))
  return suyo as Transportista
}

/** Writes down the numbers that a shipment and its parcels got; it has its label now. */
export async function darNumeros(
  db: Db,
  fila: Fila,
  transportista: Transportista,
  { seguimiento, bultos }: Creado,
  { casa, quien, ahora, set = {} }: Omit<Acto, 'quien'> & { quien: string | null; set?: Partial<Fila> },
): Promise<void> {
  const suyos = await bultosEnOrden(db, fila.id)
  for (const [i, uno] of suyos.entries())
    await db
      .update(b)
      .set({ seguimiento: bultos[i] ?? seguimiento })
      .where(eq(b.id, uno.id))
  await anotarSuceso(db, fila.id, 'etiquetado', { cuando: ahora, quien })
  await pasar(
    db,
    casa,
    fila,
    'etiquetado',
    { cuando: ahora, quien },
    {
      ...{ seguimiento, enlace: enlaceDe(transportista.patron, seguimiento), error: '' },
      ...set,
    },
  )
  if (transportista.clase !== 'generico')
    await db.update(v).set({ proximaConsulta: PRIMERA_CONSULTA, sinNovedad: 0 }).where(eq(v.id, fila.id))
}

/** What a service asks for that a label of ours does not. */
async function comprobarParaServicio(db: Db, fila: Fila, bultos: readonly (typeof b.$inferSelect)[]) {
  const { numero, servicio, direccion } = fila
  const [campo] = noCabe(direccion)
  if (campo) throw new ReglaError('envio.no-cabe', { numero, campo: `@envio.${campo}` })
  if (paisDeTransporte(direccion) === null) throw new ReglaError('envio.aduana', { numero })
  const incompletas = (await aduanaDe(db, fila))?.filter(({ falta }) => falta.length > 0) ?? []
  if (incompletas.length > 0) {
    const modelos = [...new Set(incompletas.map((linea) => linea.numero))].join(', ')
    throw new ReglaError('envio.aduana-falta', { numero, modelos })
  }
  if (servicio === '') throw new ReglaError('envio.servicio', { numero })
  if (bultos.some(({ largo, ancho, alto, pesoGr }) => !largo || !ancho || !alto || pesoGr === 0))
    throw new ReglaError('envio.medidas', { numero })
}

/**
 * Numbers and a label. Without a service the house gives them at once; a service is asked right after, by who works in the
 * background, so that a line that breaks leaves neither two shipments nor none.
 */
export async function etiquetar(db: Db, fila: Fila, acto: Acto): Promise<void> {
  refuseIfLabelled(fila)
  const transportista = await transportistaDe(db, fila)
  const bultos = await bultosEnOrden(db, fila.id)
  if (transportista.clase === 'generico')
    return darNumeros(db, fila, transportista, numerosPropios({ numero: fila.numero, bultos }), acto)
  await comprobarParaServicio(db, fila, bultos)
  await saveVersion(db, ENVIO, fila.id, null, {
    llamada: 'pendiente',
    intentos: 0,
    error: '',
    proximoIntento: sql`now()`,
  })
}

/**
 * Asks again: after a refusal at once, after an answer that never came only once somebody has looked. Why nobody knew stays
 * written until then: what may have been made is looked for once more before another is.
 */
export async function insistir(db: Db, fila: Fila, comprobado: boolean): Promise<void> {
  if (fila.llamada !== 'rechazada' && fila.llamada !== 'desconocida')
    throw new ReglaError('envio.pidiendo', { numero: fila.numero })
  const dudosa = fila.llamada === 'desconocida'
  if (dudosa && !comprobado) throw new ReglaError('envio.comprobar', { numero: fila.numero })
  await saveVersion(db, ENVIO, fila.id, null, {
    llamada: 'pendiente',
    intentos: 0,
    error: dudosa ? fila.error || SIN_RESPUESTA : '',
    proximoIntento: sql`now()`,
  })
}

/** The carrier's own number, which may come after the parcels have left. */
export async function numerar(db: Db, fila: Fila, seguimiento: string, acto: Acto): Promise<void> {
  if (fila.estado === 'anulado') comprobarPasoDeEnvio(fila.estado, 'etiquetado')
  if (fila.llamada === 'pendiente' || fila.llamada === 'en-curso')
    throw new ReglaError('envio.pidiendo', { numero: fila.numero })
  const transportista = await transportistaDe(db, fila)
  if (fila.estado === 'preparado') {
    const bultos = await bultosEnOrden(db, fila.id)
    const suyos = bultos.map(({ sscc }) => sscc ?? seguimiento)
    const set: Partial<Fila> = { llamada: fila.llamada === 'ninguna' ? 'ninguna' : 'hecha', proximoIntento: null }
    return darNumeros(db, fila, transportista, { seguimiento, bultos: suyos, etiqueta: null }, { ...acto, set })
  }
  const enlace = enlaceDe(transportista.patron, seguimiento)
  await saveVersion(db, ENVIO, fila.id, null, { seguimiento, enlace })
  await avisarSalida(db, acto.casa, { ...fila, seguimiento, enlace })
}

/** What a person knows of a shipment. */
export async function anotar(db: Db, fila: Fila, body: Body<(typeof envios)['anotar']>, acto: Acto): Promise<void> {
  const { estado, lugar, texto } = body
  const hoy = diaDe(acto.ahora)
  const fecha = body.fecha ?? hoy
  if (fecha > hoy || fecha < masDias(fila.fecha, -1)) throw new FieldsError({ fecha: ['envio.fecha'] })
  if (estado === 'incidencia' && texto === '') throw new FieldsError({ texto: ['field.required'] })
  const cuando = fecha === hoy ? acto.ahora : new Date(`${fecha}T12:00:00Z`)
  const paso = { cuando, lugar, texto, quien: acto.quien }
  await pasar(db, acto.casa, fila, estado, paso)
  await anotarSuceso(db, fila.id, estado, paso)
}

/** Its delivery notes and boxes are free to go with another. */
export async function anular(db: Db, fila: Fila, motivo: string, acto: Acto): Promise<void> {
  if (fila.llamada === 'en-curso' || fila.llamada === 'pendiente')
    throw new ReglaError('envio.pidiendo', { numero: fila.numero })
  const paso = { cuando: acto.ahora, texto: motivo, quien: acto.quien }
  await pasar(db, acto.casa, fila, 'anulado', paso, { proximoIntento: null })
  await anotarSuceso(db, fila.id, 'anulado', paso)
  await db.update(n).set({ vive: false }).where(eq(n.envioId, fila.id))
  await db.update(b).set({ vive: false }).where(eq(b.envioId, fila.id))
}

/** Several, each held in the order of their numbers. */
export async function tomarEnvios(db: Db, ids: readonly number[], suyo: SQL | undefined): Promise<Fila[]> {
  const filas: Fila[] = []
  for (const id of [...new Set(ids)].sort((a, z) => a - z)) filas.push(await bloquearEnvio(db, id, suyo))
  return filas
}
