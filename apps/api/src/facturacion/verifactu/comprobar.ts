import { comprobar, type Eslabon, type Roto, type Rotura } from '@telar/domain/facturacion/verifactu/cadena'
import { fechaLiteral, importeLiteral } from '@telar/domain/facturacion/verifactu/verifactu'
import { asc, eq, gt } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { facturasTable } from '../../db/schema/facturacion/facturas.ts'
import { registrosFacturacionTable as t } from '../../db/schema/facturacion/verifactu.ts'
import { hash } from './huella.ts'

const LOTE = 2000

const leer = (db: Db, desde: number) =>
  db
    .select({
      id: t.id,
      registro: t.contenido,
      huella: t.huella,
      huellaAnterior: t.huellaAnterior,
      clase: t.clase,
      numSerie: t.numSerie,
      numero: facturasTable.numeroCompleto,
      fecha: facturasTable.fecha,
      total: facturasTable.total,
    })
    .from(t)
    .innerJoin(facturasTable, eq(facturasTable.id, t.facturaId))
    .where(gt(t.id, desde))
    .orderBy(asc(t.id))
    .limit(LOTE)

type Fila = Awaited<ReturnType<typeof leer>>[number]

/** The invoice still says what its record says. */
function coincide({ registro, clase, numSerie, numero, fecha, total, huellaAnterior }: Fila): boolean {
  const { factura, anterior } = registro
  return (
    registro.clase === clase &&
    (anterior?.huella ?? '') === huellaAnterior &&
    factura.numSerie === numSerie &&
    factura.numSerie === numero &&
    factura.fecha === fechaLiteral(fecha) &&
    (registro.clase !== 'alta' || registro.importeTotal === importeLiteral(total))
  )
}

const roturaDe = (fila: Fila, previo: Eslabon | null): Rotura | undefined =>
  comprobar(fila, previo, hash) ?? (coincide(fila) ? undefined : 'factura')

export interface Comprobacion {
  comprobados: number
  roto: Roto | null
}

/** Goes through the whole chain, from its first record; stops at the first that is broken. */
export async function comprobarCadena(db: Db): Promise<Comprobacion> {
  let previo: Eslabon | null = null
  let comprobados = 0
  for (;;) {
    const filas: Fila[] = await leer(db, previo?.id ?? 0)
    for (const fila of filas) {
      const rotura = roturaDe(fila, previo)
      if (rotura) return { comprobados, roto: { id: fila.id, numSerie: fila.numSerie, rotura } }
      previo = fila
      comprobados += 1
    }
    if (filas.length < LOTE) return { comprobados, roto: null }
  }
}
