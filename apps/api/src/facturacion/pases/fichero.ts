import type { FORMATOS_DE_DIARIO } from '@telar/contract/facturacion/pases'
import { nombreDeCuenta } from '@telar/domain/facturacion/contabilidad/cuentas'
import { enA3 } from '@telar/domain/facturacion/contabilidad/diario/a3'
import type { ApunteDeDiario } from '@telar/domain/facturacion/contabilidad/diario/apunte'
import { enContaplus } from '@telar/domain/facturacion/contabilidad/diario/contaplus'
import { enContasol, enHolded } from '@telar/domain/facturacion/contabilidad/diario/hojas'
import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { facturasTable as f } from '../../db/schema/facturacion/facturas.ts'
import { pasesTable as p } from '../../db/schema/facturacion/pases.ts'
import { paseApuntesTable as a } from '../../db/schema/facturacion/tesoreria.ts'
import type { FileResult } from '../../kit/call.ts'
import { notFound } from '../../kit/errors.ts'
import { csv } from '../../kit/formats/csv.ts'
import { xlsx } from '../../kit/formats/xlsx.ts'

type Formato = (typeof FORMATOS_DE_DIARIO)[number]

async function diarioDe(db: Db, id: number) {
  const [pase] = await db.select().from(p).where(eq(p.id, id))
  if (!pase) throw notFound('Pase', id)
  const filas = await db
    .select({ apunte: a, codigo: sql<string | null>`${f.clienteCopia} ->> 'codigo'` })
    .from(a)
    .leftJoin(f, eq(f.id, a.facturaId))
    .where(eq(a.paseId, id))
    .orderBy(asc(a.asiento), asc(a.id))
  return { pase, filas }
}

const CABECERA = ['asiento', 'fecha', 'cuenta', 'concepto', 'debe', 'haber', 'factura', 'cliente', 'nif']

/** The entries of a lot, for people and for programs that let columns be chosen. */
export async function paseEnCsv(db: Db, id: number): Promise<FileResult> {
  const { pase, filas } = await diarioDe(db, id)
  const cuerpo = filas.map(({ apunte, codigo }) => [
    ...[String(apunte.asiento), apunte.fecha, apunte.cuenta, apunte.concepto, apunte.debe, apunte.haber],
    ...[apunte.numero, codigo, apunte.nif],
  ])
  return { name: `pase-${id}-${pase.fecha}.csv`, content: csv([CABECERA, ...cuerpo]) }
}

const latin1 = (texto: string) => Buffer.from(texto, 'latin1')

/** How each program wants a lot: the file's name, and what is in it. */
const COMO: Record<
  Formato,
  { nombre: (pase: string) => string; contenido: (diario: ApunteDeDiario[]) => Buffer | Promise<Buffer> }
> = {
  a3: { nombre: () => 'SUENLACE.DAT', contenido: (diario) => latin1(enA3(diario)) },
  contaplus: { nombre: () => 'XDIARIO.TXT', contenido: (diario) => latin1(enContaplus(diario)) },
  contasol: { nombre: () => 'APU.xlsx', contenido: (diario) => xlsx([{ name: 'APU', rows: enContasol(diario) }]) },
  holded: {
    nombre: (pase) => `holded-${pase}.xlsx`,
    contenido: (diario) => xlsx([{ name: 'Libro diario', rows: enHolded(diario) }]),
  },
}

/** The entries of a lot as an accounting program reads them. */
export async function paseEnFichero(db: Db, id: number, formato: Formato): Promise<FileResult> {
  const { pase, filas } = await diarioDe(db, id)
  const diario = filas.map(
    ({ apunte: { asiento, fecha, cuenta, concepto, debe, haber, numero, tercero, nif, base, tipo } }) => ({
      ...{ asiento, fecha, cuenta, nombre: nombreDeCuenta(cuenta, tercero), concepto, debe, haber },
      ...{ documento: numero, nif, base, tipo },
    }),
  )
  const { nombre, contenido } = COMO[formato]
  return { name: nombre(`pase-${id}-${pase.fecha}`), content: await contenido(diario) }
}
