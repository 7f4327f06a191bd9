import { congelar } from '@telar/api/casa/papeles/papeles'
import type { Db } from '@telar/api/db/connection'
import { clientesTable } from '@telar/api/db/schema/clientes/clientes'
import { entregasTable } from '@telar/api/db/schema/ventas/entregas'
import {
  envioBultosTable,
  envioEntregasTable,
  envioSucesosTable,
  enviosTable,
  manifiestosTable,
} from '@telar/api/db/schema/ventas/envios'
import { pedidosTable } from '@telar/api/db/schema/ventas/pedidos'
import { transportistasTable } from '@telar/api/db/schema/ventas/transportistas'
import { dichoDeManifiestos, MANIFIESTO_EN_PAPEL } from '@telar/api/ventas/manifiestos/dicho'
import { masDias } from '@telar/domain/fecha'
import type { EstadoDeEnvio } from '@telar/domain/ventas/envio'
import { enlaceDe } from '@telar/domain/ventas/transportista'
import { and, asc, between, eq, isNull, sql } from 'drizzle-orm'
import { sinHistoria } from '../fill-ventas.ts'
import { laborable } from './casa.ts'
import { siguienteId, volcar } from './volcar.ts'

const QUIEN = 'ventas@telar.test'
/** For how many days what the carriers took is told. */
const DIAS = 90
const PESO = 330
const POR_BULTO = 40
const FUERA = ['PT', 'FR']

/** The deliveries of the last weeks that are in no shipment. */
const sinEnvio = (db: Db, hoy: string) =>
  db
    .select({
      ...{ id: entregasTable.id, fecha: entregasTable.fecha, clienteId: entregasTable.clienteId },
      ...{ prendas: entregasTable.prendas, direccion: pedidosTable.direccionEnvio, cliente: clientesTable.razonSocial },
    })
    .from(entregasTable)
    .innerJoin(pedidosTable, eq(pedidosTable.id, entregasTable.pedidoId))
    .innerJoin(clientesTable, eq(clientesTable.id, entregasTable.clienteId))
    .where(
      and(
        isNull(entregasTable.deshechaEn),
        between(entregasTable.fecha, masDias(hoy, -DIAS), masDias(hoy, -2)),
        sql`not exists (select from envio_entregas n where n.entrega_id = ${entregasTable.id} and n.vive)`,
      ),
    )
    .orderBy(asc(entregasTable.fecha), asc(entregasTable.id))

/** How far a parcel that left on that day has come. */
const hasta = (fecha: string, hoy: string, i: number): EstadoDeEnvio => {
  if (alDia(fecha) >= masDias(hoy, -1)) return 'transito'
  return fecha > masDias(hoy, -6) && i % 9 === 4 ? 'incidencia' : 'entregado'
}

/** What leaves today arrives on the next day that somebody works. */
const alDia = (fecha: string) => laborable(masDias(fecha, 1))

const SUCESOS: readonly { estado: EstadoDeEnvio; dia: number; texto: string }[] = [
  { estado: 'recogido', dia: 0, texto: 'Recogido en origen' },
  { estado: 'transito', dia: 1, texto: 'En reparto' },
  { estado: 'incidencia', dia: 1, texto: 'Tienda cerrada; se vuelve a intentar' },
  { estado: 'entregado', dia: 1, texto: 'Firmado en la tienda' },
]

/** What the carriers took these weeks, each with its sheet and what became of it. */
export async function fillEnviosPasados(db: Db, hoy: string): Promise<void> {
  const entregas = await sinEnvio(db, hoy)
  const [casa, fuera] = await db.select().from(transportistasTable).orderBy(asc(transportistasTable.id))
  if (!casa || !fuera) throw new Error('The demo has no carriers.')
  const primero = await siguienteId(db, enviosTable)
  const hoja = await siguienteId(db, manifiestosTable)
  const envios = entregas.map(({ id: entregaId, fecha, clienteId, prendas, cliente, ...entrega }, i) => {
    const direccion = { ...entrega.direccion, nombre: entrega.direccion.nombre || cliente }
    const transportista = FUERA.includes(direccion.pais) ? fuera : casa
    const bultos = Math.max(1, Math.ceil(prendas / POR_BULTO))
    const id = primero + i
    const seguimiento = `${transportista === casa ? 'TV' : 'IX'}${String(26_000_000 + id * 131)}`
    return {
      ...{ id, entregaId, fecha, clienteId, direccion, transportista, seguimiento, estado: hasta(fecha, hoy, i) },
      pesos: Array.from({ length: bultos }, () => Math.round((prendas * PESO) / bultos) + 450),
    }
  })
  const manifiestos = [...Map.groupBy(envios, ({ fecha, transportista }) => `${fecha} ${transportista.id}`).values()]
  const enHoja = new Map(manifiestos.flatMap((suyos, i) => suyos.map(({ id }) => [id, hoja + i] as const)))
  await sinHistoria(db, ['envios', 'manifiestos'], async () => {
    await volcar(
      db,
      manifiestosTable,
      manifiestos.map((suyos, i) => {
        const [{ fecha, transportista }] = suyos as [(typeof envios)[number]]
        const pesos = suyos.flatMap((uno) => uno.pesos)
        return {
          ...{ id: hoja + i, transportistaId: transportista.id, fecha, quien: QUIEN, envios: suyos.length },
          ...{ bultos: pesos.length, pesoGr: pesos.reduce((n, peso) => n + peso, 0) },
          ...{ creadoEn: `${fecha}T17:30:00Z`, modificadoEn: `${fecha}T17:30:00Z` },
        }
      }),
    )
    await volcar(
      db,
      enviosTable,
      envios.map(({ id, fecha, clienteId, direccion, transportista, seguimiento, estado }) => ({
        ...{ id, fecha, clienteId, direccion, transportistaId: transportista.id, estado, quien: QUIEN, seguimiento },
        ...{
          servicio: transportista.servicios.split(' ')[0] ?? '',
          enlace: enlaceDe(transportista.patron, seguimiento),
        },
        ...{ manifiestoId: enHoja.get(id) as number, entregadoEn: estado === 'entregado' ? alDia(fecha) : null },
        ...{ llamada: 'hecha' as const, avisadoEn: `${fecha}T17:35:00Z` },
        ...{ creadoEn: `${fecha}T16:30:00Z`, modificadoEn: `${alDia(fecha)}T11:00:00Z` },
      })),
    )
  })
  await volcar(
    db,
    envioEntregasTable,
    envios.map(({ id: envioId, entregaId }) => ({ envioId, entregaId })),
  )
  await volcar(
    db,
    envioBultosTable,
    envios.flatMap(({ id: envioId, seguimiento, pesos }) =>
      pesos.map((pesoGr, k) => ({
        ...{ envioId, orden: k + 1, seguimiento: `${seguimiento}-${k + 1}`, pesoGr, largo: 60, ancho: 40, alto: 35 },
      })),
    ),
  )
  await volcar(
    db,
    envioSucesosTable,
    envios.flatMap(({ id: envioId, fecha, estado, direccion }) =>
      SUCESOS.filter((suceso) => ['recogido', 'transito', estado].includes(suceso.estado)).map((suceso, k) => ({
        ...{
          envioId,
          estado: suceso.estado,
          texto: suceso.texto,
          quien: QUIEN,
          lugar: k === 0 ? 'Sabadell' : direccion.ciudad,
        },
        ...{ cuando: `${suceso.dia === 0 ? fecha : alDia(fecha)}T${k === 0 ? '17' : `0${6 + k}`}:40:00Z` },
      })),
    ),
  )
  await congelar(db, MANIFIESTO_EN_PAPEL, dichoDeManifiestos(sql`m.id >= ${hoja}`))
}
