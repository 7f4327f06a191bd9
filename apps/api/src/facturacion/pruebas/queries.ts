import type { PruebasDe } from '@telar/contract/facturacion/pruebas'
import { territorioDe } from '@telar/domain/casa/direccion'
import { INTRACOMUNITARIA } from '@telar/domain/clientes/regimen'
import { diasDe, type PeriodoFiscal } from '@telar/domain/facturacion/agencia/periodo'
import { faltasDePrueba, plazoDeDeclaracion } from '@telar/domain/facturacion/prueba'
import { and, asc, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { leerCasa } from '../../casa/correo/enviar.ts'
import type { Db } from '../../db/connection.ts'
import { countriesTable } from '../../db/schema/casa/countries.ts'
import { clientesTable as c } from '../../db/schema/clientes/clientes.ts'
import { facturasTable as f } from '../../db/schema/facturacion/facturas.ts'
import {
  seguimientos349Table as g,
  pruebasTable as p,
  suministrosTable as u,
} from '../../db/schema/facturacion/pruebas.ts'
import { enviosTable as v } from '../../db/schema/ventas/envios.ts'
import { conflict, notFound } from '../../kit/errors.ts'
import { conSusFaltas, entreDias, enviosDeFacturas, piezasDe, sinPrueba } from './reunir.ts'

const pruebasCon = (db: Db, cuales: SQL | undefined) =>
  db
    .select()
    .from(p)
    .where(and(isNull(p.quitadaEn), cuales))
    .orderBy(asc(p.fecha), asc(p.id))

async function enLaUnion(db: Db, lugar: { pais: string; codigoPostal: string }): Promise<boolean> {
  const [pais] = await db
    .select({ esUE: countriesTable.esUE })
    .from(countriesTable)
    .where(eq(countriesTable.iso2, lugar.pais))
  return territorioDe(lugar, pais?.esUE ?? false) === 'union'
}

/** What proves the transport of a shipment: its own papers, and those of the invoices of its goods. */
export async function pruebasDeEnvio(db: Db, id: number, suyo: SQL | undefined): Promise<PruebasDe> {
  const [envio] = await db
    .select({ fila: v, cliente: c.razonSocial, vies: c.viesResultado })
    .from(v)
    .innerJoin(c, eq(c.id, v.clienteId))
    .where(and(eq(v.id, id), suyo))
  if (!envio) throw notFound('Envío', id)
  const { direccion, fecha } = envio.fila
  const facturas = await db
    .select({ id: f.id, regimenIva: f.regimenIva, transporta: u.transporta })
    .from(f)
    .leftJoin(u, eq(u.facturaId, f.id))
    .where(
      and(
        eq(f.estado, 'emitida'),
        sql`${f.id} in (select l.factura_id from envio_entregas n join entrega_lineas x on x.entrega_id = n.entrega_id
          join factura_lineas l on l.pedido_linea_id = x.pedido_linea_id where n.envio_id = ${id} and n.vive)`,
      ),
    )
  const intra = facturas.filter(({ regimenIva }) => regimenIva === INTRACOMUNITARIA)
  const hacenFalta = intra.length > 0 || (envio.vies === 'valido' && (await enLaUnion(db, direccion)))
  const facturaIds = intra.map((una) => una.id)
  const transporta = intra.find((una) => una.transporta !== null)?.transporta ?? 'casa'
  const suministro = {
    transporta,
    pais: direccion.pais,
    fecha,
    partes: [(await leerCasa(db)).razonSocial, envio.cliente],
  }
  const piezas = await piezasDe(db, [id], facturaIds)
  return {
    ...{ hacenFalta, transporta, pais: direccion.pais, plazo: plazoDeDeclaracion(fecha) },
    faltan: hacenFalta ? faltasDePrueba(suministro, piezas) : [],
    pruebas: await pruebasCon(
      db,
      or(
        eq(p.envioId, id),
        facturaIds.length > 0 ? sql`${p.facturaId} = any (${sql.param(facturaIds)}::int[])` : undefined,
      ),
    ),
  }
}

/** The same of the goods of an invoice, whichever shipments they left with. */
export async function pruebasDeFactura(db: Db, id: number, suya: SQL | undefined): Promise<PruebasDe> {
  const [factura] = await db
    .select({ fecha: f.fecha, direccion: f.direccionEnvio, transporta: u.transporta })
    .from(f)
    .leftJoin(u, eq(u.facturaId, f.id))
    .where(and(eq(f.id, id), suya))
  if (!factura) throw notFound('Factura', id)
  const [suministro] = await conSusFaltas(db, sql`f.id = ${id}`)
  const envios = await enviosDeFacturas(db, [id])
  const { pais } = factura.direccion
  return {
    ...{ hacenFalta: suministro !== undefined, transporta: factura.transporta ?? 'casa', pais },
    plazo: plazoDeDeclaracion(suministro?.fecha ?? factura.fecha),
    faltan: suministro?.faltan ?? [],
    pruebas: await pruebasCon(
      db,
      or(
        eq(p.facturaId, id),
        envios.length > 0 ? sql`${p.envioId} = any (${sql.param(envios.map((uno) => uno.id))}::int[])` : undefined,
      ),
    ),
  }
}

/** What of a return 349 is not proven, and who went on knowing all of it. */
export async function delPeriodo(db: Db, ejercicio: number, periodo: PeriodoFiscal) {
  const { desde, hasta } = diasDe('349', ejercicio, periodo)
  const facturas = await sinPrueba(db, entreDias(desde, hasta))
  const [leido] = await db
    .select({ quien: g.quien, cuando: g.creadoEn })
    .from(g)
    .where(
      and(
        eq(g.ejercicio, ejercicio),
        eq(g.periodo, periodo),
        sql`${g.facturaIds} @> ${sql.param(facturas.map(({ id }) => id))}::int[]`,
      ),
    )
    .orderBy(desc(g.id))
    .limit(1)
  return { facturas, total: facturas.length, leido: leido ?? null }
}

/** A return 349 is made once somebody has read which supplies are not proven. */
export async function exigirLectura(db: Db, ejercicio: number, periodo: PeriodoFiscal): Promise<void> {
  const { total, leido } = await delPeriodo(db, ejercicio, periodo)
  if (total > 0 && !leido) throw conflict('prueba.sin-leer', { n: total })
}
