import { diaDe } from '@telar/domain/fecha'
import { comprobarPasoDeEnvio, type EstadoDeEnvio, HA_SALIDO } from '@telar/domain/ventas/envio'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { anunciar } from '../../casa/avisos/anunciar.ts'
import { enviarCorreo, type Sobre } from '../../casa/correo/enviar.ts'
import { leerCorreo } from '../../clientes/correo.ts'
import type { Db } from '../../db/connection.ts'
import { clientesTable } from '../../db/schema/clientes/clientes.ts'
import { entregasTable as e } from '../../db/schema/ventas/entregas.ts'
import {
  envioBultosTable as b,
  envioEntregasTable as n,
  envioSucesosTable as s,
  enviosTable as v,
} from '../../db/schema/ventas/envios.ts'
import { transportistasTable } from '../../db/schema/ventas/transportistas.ts'
import type { House } from '../../kit/house.ts'
import { lockVersion, saveVersion, type Version } from '../../kit/rows/version.ts'
import type { AnuncioDeEnvio } from './aviso.ts'
import { salida } from './cartas.ts'

export type Fila = typeof v.$inferSelect
export const ENVIO = { table: v, entity: 'Envío' }

/** A shipment that is about to change, held until the transaction ends. */
export const bloquearEnvio = (db: Db, id: number, suyo?: SQL, version?: Version): Promise<Fila> =>
  lockVersion(db, { ...ENVIO, own: suyo }, id, version)

export interface Paso {
  cuando: Date
  lugar?: string
  codigo?: string
  texto?: string
  /** Nobody: the carrier said so. */
  quien: string | null
}

/** Where the house is reached from outside. */
export interface Casa {
  config: Pick<House['config'], 'publicUrl'>
}

/** Tells the customer, once, that their parcels have left and how to follow them. */
export async function avisarSalida(db: Db, { config }: Casa, fila: Fila): Promise<void> {
  if (fila.avisadoEn || fila.seguimiento === null || !HA_SALIDO.includes(fila.estado)) return
  const [cliente] = await db.select().from(clientesTable).where(eq(clientesTable.id, fila.clienteId))
  const para = await leerCorreo(db, fila.clienteId)
  if (!cliente || !para) return
  const [transportista] = await db
    .select({ nombre: transportistasTable.nombre })
    .from(transportistasTable)
    .where(eq(transportistasTable.id, fila.transportistaId))
  const pedidos = await db
    .selectDistinct({ id: e.pedidoId })
    .from(n)
    .innerJoin(e, eq(e.id, n.entregaId))
    .where(eq(n.envioId, fila.id))
    .orderBy(e.pedidoId)
  const primera = await db
    .update(v)
    .set({ avisadoEn: sql`now()` })
    .where(and(eq(v.id, fila.id), isNull(v.avisadoEn)))
    .returning({ id: v.id })
  if (primera.length === 0) return
  const sobre: Sobre[] = [
    `envios/${fila.id}`,
    `clientes/${fila.clienteId}`,
    ...pedidos.map(({ id }) => `pedidos/${id}` as Sobre),
  ]
  await enviarCorreo(db, {
    para,
    idioma: cliente.idioma,
    plantilla: salida,
    datos: {
      nombre: cliente.razonSocial,
      numero: fila.numero,
      transportista: transportista?.nombre ?? '',
      seguimiento: fila.seguimiento,
      bultos: await db.$count(b, eq(b.envioId, fila.id)),
      seguir: fila.enlace,
      enlace: `${config.publicUrl}/pedido/${pedidos[0]?.id ?? ''}`,
    },
    sobre,
  })
}

/** Staff should know: it went wrong, or nobody knows whether the carrier has it. */
export async function avisarDeEnvio(db: Db, fila: Pick<Fila, 'id' | 'numero' | 'clienteId'>): Promise<void> {
  const [cliente] = await db
    .select({ comercialId: clientesTable.comercialId })
    .from(clientesTable)
    .where(eq(clientesTable.id, fila.clienteId))
  const anuncio: AnuncioDeEnvio = {
    tipo: 'envio',
    id: fila.id,
    numero: fila.numero,
    comercialId: cliente?.comercialId ?? null,
  }
  await anunciar(db, anuncio)
}

/** Notes what happened, without moving the shipment. */
export const anotarSuceso = (db: Db, envioId: number, estado: EstadoDeEnvio | null, paso: Paso) =>
  db.insert(s).values({
    envioId,
    estado,
    cuando: paso.cuando.toISOString(),
    ...{ lugar: paso.lugar ?? '', codigo: paso.codigo ?? '', texto: paso.texto ?? '', quien: paso.quien },
  })

/** A shipment stands elsewhere now; who has to know is told. The caller holds it. */
export async function pasar(
  db: Db,
  casa: Casa,
  fila: Fila,
  a: EstadoDeEnvio,
  paso: Paso,
  set: Partial<Fila> = {},
): Promise<Fila> {
  comprobarPasoDeEnvio(fila.estado, a)
  const acabado = a === 'entregado' || a === 'anulado'
  const cambio = {
    ...{ estado: a, entregadoEn: a === 'entregado' ? diaDe(paso.cuando) : null },
    ...(acabado ? { proximaConsulta: null } : {}),
    ...set,
  }
  await saveVersion(db, ENVIO, fila.id, null, cambio)
  const ahora: Fila = { ...fila, ...cambio }
  if (a === 'incidencia') await avisarDeEnvio(db, ahora)
  await avisarSalida(db, casa, ahora)
  return ahora
}
