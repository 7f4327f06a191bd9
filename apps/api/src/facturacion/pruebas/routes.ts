import { pruebas } from '@telar/contract/facturacion/pruebas'
import { hoy, masDias } from '@telar/domain/fecha'
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { deSusClientes } from '../../clientes/alcance.ts'
import type { Db } from '../../db/connection.ts'
import { facturasTable as f } from '../../db/schema/facturacion/facturas.ts'
import {
  seguimientos349Table as g,
  pruebasTable as p,
  suministrosTable as u,
} from '../../db/schema/facturacion/pruebas.ts'
import { enviosTable as v } from '../../db/schema/ventas/envios.ts'
import { leerDocumento } from '../../gateways/documents.ts'
import { newFileName } from '../../gateways/files.ts'
import { implement, steps } from '../../kit/call.ts'
import type { Caller } from '../../kit/caller.ts'
import { conflict, FieldsError, notFound } from '../../kit/errors.ts'
import { exportListed } from '../../kit/rows/export-listed.ts'
import { lockVersion, saveVersion } from '../../kit/rows/version.ts'
import { delPeriodo, pruebasDeEnvio, pruebasDeFactura } from './queries.ts'
import { entreDias, sinPrueba } from './reunir.ts'

const PRUEBA = { table: p, entity: 'Prueba' }
const CAMPOS = ['numero', 'fecha', 'cliente', 'pais', 'base', 'faltan', 'pruebas', 'envios'] as const
/** As long as the agency may ask (LGT 66), and the year that is under way. */
const CUATRO_ANOS = 5 * 366

const suyo = (user: Caller) => deSusClientes(user, v.clienteId)
const suya = (user: Caller) => deSusClientes(user, f.clienteId)

/** Papers of shipments and invoices that the caller reaches. */
function alcanzables(user: Caller): SQL | undefined {
  const [envio, factura] = [suyo(user), suya(user)]
  if (!envio || !factura) return undefined
  return or(
    sql`${p.envioId} in (select id from envios where ${deSusClientes(user, sql`cliente_id`)})`,
    sql`${p.facturaId} in (select id from facturas where ${deSusClientes(user, sql`cliente_id`)})`,
  )
}

/** What a paper is of: one shipment, or one issued invoice, that the caller reaches. */
async function comprobarDueno(db: Db, user: Caller, envioId: number | null, facturaId: number | null): Promise<void> {
  if ((envioId === null) === (facturaId === null)) throw new FieldsError({ envioId: ['field.required'] })
  const [dueno] =
    envioId !== null
      ? await db
          .select({ id: v.id })
          .from(v)
          .where(and(eq(v.id, envioId), suyo(user)))
      : await db
          .select({ id: f.id })
          .from(f)
          .where(and(eq(f.id, facturaId ?? 0), eq(f.estado, 'emitida'), suya(user)))
  if (!dueno) throw envioId !== null ? notFound('Envío', envioId) : notFound('Factura', facturaId ?? 0)
}

/** The supplies of these years that are not proven, of the customers that the caller reaches. */
function pendientes(db: Db, user: Caller, hasta: string) {
  const suyas = deSusClientes(user, sql`f.cliente_id`)
  return sinPrueba(db, sql`${entreDias(masDias(hasta, -CUATRO_ANOS), hasta)} and ${suyas ?? sql`true`}`)
}

export default implement(pruebas, {
  pendientes: ({ db, user, reloj }) => pendientes(db, user, hoy(reloj)),
  exportPendientes: ({ user, body, idioma, house, reloj }) =>
    exportListed(
      house,
      {
        name: 'pruebas-de-transporte',
        fields: CAMPOS,
        read: async (db) =>
          (await pendientes(db, user, hoy(reloj))).map((una) => ({
            ...una,
            envios: una.envios.map(({ numero }) => numero),
          })),
      },
      body,
      idioma,
    ),
  deEnvio: ({ db, params: { id }, user }) => pruebasDeEnvio(db, id, suyo(user)),
  deFactura: ({ db, params: { id }, user }) => pruebasDeFactura(db, id, suya(user)),
  crear: steps({
    before: async ({ db, user, body, house, reloj }) => {
      await comprobarDueno(db, user, body.envioId, body.facturaId)
      if (body.fecha > hoy(reloj)) throw new FieldsError({ fecha: ['prueba.fecha'] })
      const documento = await leerDocumento(body.data)
      if (typeof documento === 'string')
        throw new FieldsError({ data: [documento === 'grande' ? 'licencia.grande' : 'licencia.no-admitida'] })
      const fichero = newFileName('pruebas', documento.tipo)
      await house.files.put(fichero, documento.content)
      return { fichero, tipo: documento.tipo, bytes: documento.content.length }
    },
    write: async ({ db, body: { data: _, ...body }, user }, fichero) => {
      const [una] = await db
        .insert(p)
        .values({ ...body, ...fichero, quien: user.email })
        .returning({ id: p.id })
      return una?.id ?? 0
    },
    undo: ({ house }, { fichero }) => house.files.delete(fichero),
  }),
  quitar: async ({ db, params: { id }, body: { motivo }, user }) => {
    const { quitadaEn } = await lockVersion(db, { ...PRUEBA, own: alcanzables(user) }, id)
    if (quitadaEn) throw notFound(PRUEBA.entity, id)
    await saveVersion(db, PRUEBA, id, null, { quitadaEn: sql`now()`, quitadaPor: user.email, motivo })
    return id
  },
  fichero: async ({ db, params: { id }, user, house }) => {
    const [una] = await db
      .select()
      .from(p)
      .where(and(eq(p.id, id), isNull(p.quitadaEn), alcanzables(user)))
    const content = una && (await house.files.get(una.fichero))
    if (!content) throw notFound(PRUEBA.entity, id)
    return { name: `prueba-${una.id}.${una.tipo}`, content }
  },
  transporta: async ({ db, params: { id }, body: { transporta }, user }) => {
    await comprobarDueno(db, user, null, id)
    const fila = { transporta, quien: user.email }
    await db
      .insert(u)
      .values({ facturaId: id, ...fila })
      .onConflictDoUpdate({ target: u.facturaId, set: fila })
    return id
  },
  delPeriodo: ({ db, body: { ejercicio, periodo } }) => delPeriodo(db, ejercicio, periodo),
  seguir: async ({ db, body: { ejercicio, periodo, facturaIds }, user }) => {
    const { facturas } = await delPeriodo(db, ejercicio, periodo)
    if (facturas.some(({ id }) => !facturaIds.includes(id))) throw conflict('prueba.otras')
    const [leido] = await db
      .insert(g)
      .values({ ejercicio, periodo, facturaIds: facturas.map(({ id }) => id), quien: user.email })
      .returning({ id: g.id })
    return leido?.id ?? 0
  },
})
