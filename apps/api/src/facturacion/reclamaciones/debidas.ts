import type { CartaPropuesta } from '@telar/contract/facturacion/reclamaciones'
import { type AjustesDeReclamacion, sinTipoDesde, TONOS, type Tono } from '@telar/domain/casa/reclamacion'
import { sumarEuros } from '@telar/domain/dinero'
import {
  compensacionDe,
  interesDeDemora,
  interesDelResto,
  pasoDebido,
  repartirAFavor,
} from '@telar/domain/facturacion/reclamar'
import { sinEncargar } from '@telar/domain/facturacion/vencimientos'
import { diasEntre } from '@telar/domain/fecha'
import { and, eq, gt, lt, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { ints, rows } from '../../db/rows.ts'
import { appSettingsTable } from '../../db/schema/casa/ajustes.ts'
import { clientesTable as c } from '../../db/schema/clientes/clientes.ts'
import { facturasTable as f } from '../../db/schema/facturacion/facturas.ts'
import { reclamacionesTable as r, reclamacionClientesTable as t } from '../../db/schema/facturacion/reclamaciones.ts'
import { enCamino } from '../remesas/giros.ts'

export async function leerEscalera(db: Db): Promise<AjustesDeReclamacion> {
  const [ajustes] = await db.select({ reclamaciones: appSettingsTable.reclamaciones }).from(appSettingsTable)
  if (!ajustes) throw new Error('The settings row is missing.')
  return ajustes.reclamaciones
}

type Debida = CartaPropuesta['debidas'][number] & { tono: Tono | null }
type Quien = Pick<CartaPropuesta, 'clienteId' | 'cliente' | 'para' | 'idioma'> & { activas: boolean }

/** What is late of every customer, apart from what is on its way to the bank, with the rung that is due of it. */
async function vencidas(db: Db, dia: string, suyas: SQL | undefined): Promise<{ quien: Quien; debida: Debida }[]> {
  const filas = await db
    .select({
      ...{ id: f.id, numero: f.numeroCompleto, vencimientos: f.vencimientos, cobrado: f.cobrado },
      ...{ clienteId: f.clienteId, cliente: c.razonSocial, email: c.email, idioma: c.idioma },
      ...{ activas: t.activas, saltados: t.saltados },
    })
    .from(f)
    .innerJoin(c, eq(c.id, f.clienteId))
    .leftJoin(t, eq(t.clienteId, f.clienteId))
    .where(and(eq(f.estado, 'emitida'), gt(f.pendiente, 0), lt(f.vence, dia), eq(c.mostrador, false), suyas))
    .orderBy(c.razonSocial, f.vence, f.id)
  const ids = filas.map(({ id }) => id)
  const [escalera, camino] = [await leerEscalera(db), await enCamino(db, ids)]
  const escritas = await db
    .select({ facturaId: r.facturaId, vence: r.vence, tono: r.tono, fecha: r.fecha })
    .from(r)
    .where(sql`${r.facturaId} = any (${ints(ids)})`)
    .orderBy(r.id)
  const porFactura = Map.groupBy(escritas, ({ facturaId }) => facturaId)
  return filas.flatMap(
    ({ id: facturaId, numero, vencimientos, cobrado, clienteId, cliente, email, idioma, ...trato }) => {
      const quien = { clienteId, cliente, para: email, idioma, activas: trato.activas ?? true }
      return sinEncargar(vencimientos, cobrado, camino.get(facturaId) ?? [])
        .filter(({ fecha }) => fecha < dia)
        .map(({ fecha: vence, importe }) => {
          const hechas = (porFactura.get(facturaId) ?? []).filter((una) => una.vence === vence)
          const debida = {
            ...{ facturaId, numeroCompleto: numero ?? '', vence, importe, dias: diasEntre(vence, dia) },
            interes: interesDeDemora({ importe, vence }, dia, escalera.intereses),
            anterior: hechas.at(-1)?.fecha ?? null,
            tono: pasoDebido(escalera, { vence, hechas, saltados: trato.saltados ?? [] }, dia),
          }
          return { quien, debida }
        })
    },
  )
}

const Favor = z.object({ clienteId: z.int(), importe: z.number(), papeles: z.array(z.string()) })
type Favor = z.output<typeof Favor>

/** What the house owes some customers: credit notes that nobody set off or paid out, and money that came before any supply. */
async function aFavorDe(db: Db, clienteIds: readonly number[]): Promise<Map<number, Favor>> {
  const filas = await rows(
    db,
    Favor,
    sql`
    select s.cliente_id as "clienteId", sum(s.importe)::float8 as importe, array_agg(s.numero order by s.fecha, s.numero) as papeles
    from (
      select cliente_id, -pendiente as importe, numero_completo as numero, fecha from facturas
      where estado = 'emitida' and pendiente < 0 and cliente_id = any (${ints(clienteIds)})
      union all
      select cliente_id, queda, numero, fecha from anticipos where queda > 0 and cliente_id = any (${ints(clienteIds)})) s
    group by 1`,
  )
  return new Map(filas.map((fila) => [fila.clienteId, fila]))
}

type Repartida = { tono: Tono; debidas: readonly Debida[]; total: number; aFavor: number }

function cartaDe(
  { activas: _, ...quien }: Quien,
  carta: Repartida,
  abonos: readonly string[],
  sinTipo: (vence: string) => string[],
): CartaPropuesta {
  const { tono, total, aFavor } = carta
  const debidas = carta.debidas.map(({ tono: _suyo, ...debida }) => ({
    ...debida,
    interes: interesDelResto(debida.interes, { total, aFavor }),
  }))
  return {
    ...{ ...quien, tono, debidas, total, aFavor, abonos: aFavor > 0 ? [...abonos] : [] },
    interes: sumarEuros(debidas.map(({ interes }) => interes)),
    sinTipo: [...new Set(debidas.flatMap(({ vence }) => sinTipo(vence)))].sort(),
    compensacion: compensacionDe(debidas.map(({ facturaId }) => facturaId)),
  }
}

/** The letters to a customer, the gravest first to be covered by what the house owes them. */
function cartasDe(
  quien: Quien,
  debidas: readonly Debida[],
  favor: Favor | undefined,
  sinTipo: (vence: string) => string[],
): CartaPropuesta[] {
  const cartas = TONOS.toReversed().flatMap((tono) => {
    const suyas = debidas.filter((debida) => debida.tono === tono)
    return suyas.length === 0 ? [] : [{ tono, debidas: suyas, total: sumarEuros(suyas.map(({ importe }) => importe)) }]
  })
  return repartirAFavor(cartas, favor?.importe ?? 0)
    .map((carta) => cartaDe(quien, carta, favor?.papeles ?? [], sinTipo))
    .toReversed()
}

/** The letters that are due, a customer's due dates on one rung in each; and who owes and is not reminded. */
export async function proponerCartas(db: Db, dia: string, suyas: SQL | undefined) {
  const todas = await vencidas(db, dia, suyas)
  const { intereses } = await leerEscalera(db)
  const sinTipo = (vence: string) => sinTipoDesde(intereses, vence, dia)
  const clientes = [...Map.groupBy(todas, ({ quien }) => quien.clienteId).values()]
  const favor = await aFavorDe(db, [...new Set(todas.map(({ quien }) => quien.clienteId))])
  const cartas = clientes.flatMap((suyos) => {
    const quien = suyos[0]?.quien
    if (!quien?.activas) return []
    const debidas = suyos.map(({ debida }) => debida)
    return cartasDe(quien, debidas, favor.get(quien.clienteId), sinTipo)
  })
  const callados = clientes.flatMap((suyos) => {
    const quien = suyos[0]?.quien
    if (!quien || quien.activas) return []
    const total = sumarEuros(suyos.map(({ debida }) => debida.importe))
    return [{ clienteId: quien.clienteId, cliente: quien.cliente, total }]
  })
  return { cartas, callados }
}
