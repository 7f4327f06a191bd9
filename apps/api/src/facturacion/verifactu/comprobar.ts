import { comprobar, type Eslabon, type Roto, type Rotura } from '@telar/domain/facturacion/verifactu/cadena'
import { cotejar } from '@telar/domain/facturacion/verifactu/cotejar'
import { and, asc, eq, gt, inArray, notExists, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { facturasTable, facturaLineasTable as l } from '../../db/schema/facturacion/facturas.ts'
import {
  registrosFacturacionTable as t,
  registrosTestigoTable as testigo,
} from '../../db/schema/facturacion/verifactu.ts'
import { hash } from './huella.ts'

const LOTE = 1000

const leer = (db: Db, desde: number) =>
  db
    .select({
      id: t.id,
      registro: t.contenido,
      huella: t.huella,
      huellaAnterior: t.huellaAnterior,
      clase: t.clase,
      numSerie: t.numSerie,
      factura: facturasTable,
      /** What the copy kept apart says of it: which one it was, and its hash. */
      n: testigo.n,
      atestiguada: testigo.huella,
    })
    .from(t)
    .innerJoin(facturasTable, eq(facturasTable.id, t.facturaId))
    .leftJoin(testigo, eq(testigo.registroId, t.id))
    .where(gt(t.id, desde))
    .orderBy(asc(t.id))
    .limit(LOTE)

type Fila = Awaited<ReturnType<typeof leer>>[number]
type Lineas = Awaited<ReturnType<typeof leerLineas>>

async function leerLineas(db: Db, filas: readonly Fila[]) {
  const ids = filas.flatMap(({ clase, factura }) => (clase === 'alta' ? factura.id : []))
  const lineas = await db
    .select({
      ...{
        facturaId: l.facturaId,
        cantidad: l.cantidad,
        precio: l.precio,
        pvp: l.pvp,
        dto: l.dto,
        iva: l.iva,
        re: l.re,
      },
      ...{ descripcion: l.descripcion, importe: l.importe, neta: sql<boolean>`${l.anticipoId} is not null` },
    })
    .from(l)
    .where(inArray(l.facturaId, ids))
    .orderBy(l.orden, l.id)
  return Map.groupBy(lineas, ({ facturaId }) => facturaId)
}

/** Its own columns, its invoice and the copy kept apart say what the record says. */
function roturaDe(fila: Fila, previo: Eslabon | null, puesto: number, lineas: Lineas): Rotura | undefined {
  const { registro, clase, numSerie, huella, huellaAnterior, factura, n, atestiguada } = fila
  const rotura = comprobar(fila, previo, hash)
  if (rotura) return rotura
  if (registro.clase !== clase || registro.factura.numSerie !== numSerie) return 'factura'
  if ((registro.anterior?.huella ?? '') !== huellaAnterior) return 'factura'
  if (n !== puesto || atestiguada !== huella) return 'testigo'
  return cotejar(registro, { ...factura, lineas: lineas.get(factura.id) ?? [] })
}

export interface Comprobacion {
  comprobados: number
  roto: Roto | null
}

/** What the copy kept apart has after the last record: it was there, and is gone. */
async function loQueFalta(db: Db, comprobados: number): Promise<Roto | null> {
  const quitado = notExists(db.select({ id: t.id }).from(t).where(eq(t.id, testigo.registroId)))
  const [falta] = await db
    .select()
    .from(testigo)
    .where(and(gt(testigo.n, comprobados), quitado))
    .orderBy(asc(testigo.n))
    .limit(1)
  return falta ? { id: falta.registroId, numSerie: String(falta.n), rotura: 'final' } : null
}

/** Goes through the whole chain, from its first record; stops at the first that is broken. */
export async function comprobarCadena(db: Db): Promise<Comprobacion> {
  let previo: Eslabon | null = null
  let comprobados = 0
  for (;;) {
    const filas: Fila[] = await leer(db, previo?.id ?? 0)
    const lineas: Lineas = await leerLineas(db, filas)
    for (const fila of filas) {
      const rotura = roturaDe(fila, previo, comprobados + 1, lineas)
      if (rotura) return { comprobados, roto: { id: fila.id, numSerie: fila.numSerie, rotura } }
      previo = fila
      comprobados += 1
    }
    if (filas.length < LOTE) return { comprobados, roto: await loQueFalta(db, comprobados) }
  }
}
