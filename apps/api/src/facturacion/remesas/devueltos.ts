import { type Devuelto, leerDevueltos } from '@telar/domain/facturacion/banco/devueltos'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { facturasTable as f } from '../../db/schema/facturacion/facturas.ts'
import { remesaLineasTable as l, remesasTable as r } from '../../db/schema/facturacion/remesas.ts'
import { leerArbol } from '../banco/leer.ts'

/** What a file of the bank says came back. */
export const enFichero = (fichero: Buffer): Devuelto[] => leerDevueltos(leerArbol(fichero))

/** Whose charges those were; references that are none of the house's are told apart. */
export async function reconocer(db: Db, devueltos: readonly Devuelto[], suyas: SQL | undefined) {
  const referencias = devueltos.map(({ referencia }) => referencia)
  const lineas =
    referencias.length === 0
      ? []
      : await db
          .select({
            ...{ lineaId: l.id, remesaId: l.remesaId, remesa: r.numero, facturaId: l.facturaId, importe: l.importe },
            numeroCompleto: sql<string>`coalesce(${f.numeroCompleto}, '')`,
            ...{ cliente: l.deudor, referencia: l.referencia, devuelta: l.devuelta },
          })
          .from(l)
          .innerJoin(r, eq(r.id, l.remesaId))
          .innerJoin(f, eq(f.id, l.facturaId))
          .where(and(inArray(l.referencia, referencias), suyas))
          .orderBy(l.id)
  const devueltas = lineas.map(({ referencia, devuelta, ...linea }) => {
    const dicho = devueltos.find((uno) => uno.referencia === referencia) as Devuelto
    return { ...linea, fecha: dicho.fecha, motivo: dicho.motivo, sabida: devuelta !== null }
  })
  return { devueltas, desconocidas: referencias.filter((una) => !lineas.some(({ referencia }) => referencia === una)) }
}
