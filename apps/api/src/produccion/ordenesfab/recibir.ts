import type { RecibirPrendasInput } from '@telar/contract/produccion/orden'
import { pasoDirecto } from '@telar/domain/produccion/operacion'
import { comprobarRecepcion, estadoSegunCuentas, SE_RECIBE } from '@telar/domain/produccion/orden-fab'
import { ReglaError } from '@telar/domain/regla'
import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { ordenFabCeldasTable as c, consumosTable as k } from '../../db/schema/produccion/ordenesfab.ts'
import { bloquearLosQueEsperan, bloquearLosQueTienen } from '../../ventas/asignaciones/de-orden.ts'
import { anotarPasos, caminoDe, contadasDe, etapasDe } from '../operaciones/etapas.ts'
import { rutaDe } from '../operaciones/rutas.ts'
import { entrarEnCasa, salirDeCasa } from './existencias.ts'
import { type Acto, anotarOrden, celdasDe, exigirEstado, type Orden } from './ordenes.ts'

type Recepcion = z.output<typeof RecibirPrendasInput>
type CeldaEscrita = Recepcion['lineas'][number]['tallasCantidades'][number] & { colorId: number }

/** What came of a cell. */
export interface Llegada {
  colorId: number
  talla: string
  recibida: number
  segunda: number
  perdida: number
}

const escritas = (lineas: Recepcion['lineas']): CeldaEscrita[] =>
  lineas.flatMap(({ colorId, tallasCantidades }) => tallasCantidades.map((celda) => ({ colorId, ...celda })))

/** What comes of each cell; the same one twice is one with the sum. */
function llegadasDe(celdas: readonly Llegada[]): Llegada[] {
  const grupos = Map.groupBy(celdas, ({ colorId, talla }) => `${colorId} ${talla}`)
  const suma = (suyas: readonly Llegada[], de: 'recibida' | 'segunda' | 'perdida') =>
    suyas.reduce((n, celda) => n + celda[de], 0)
  return [...grupos.values()]
    .flatMap((suyas) =>
      suyas.slice(0, 1).map(({ colorId, talla }) => ({
        ...{ colorId, talla, recibida: suma(suyas, 'recibida') },
        ...{ segunda: suma(suyas, 'segunda'), perdida: suma(suyas, 'perdida') },
      })),
    )
    .filter(({ recibida, segunda, perdida }) => recibida + segunda + perdida > 0)
}

async function sumar(db: Db, ordenId: number, llegan: readonly Llegada[], signo: 1 | -1): Promise<void> {
  for (const { colorId, talla, recibida, segunda, perdida } of llegan)
    await db
      .update(c)
      .set({
        recibida: sql`${c.recibida} + ${signo * recibida}`,
        segunda: sql`${c.segunda} + ${signo * segunda}`,
        perdida: sql`${c.perdida} + ${signo * perdida}`,
      })
      .where(and(eq(c.ordenId, ordenId), eq(c.colorId, colorId), eq(c.talla, talla)))
}

/** Garments come in: the good ones and the seconds to their places; those that are lost are only counted. */
export async function entrarPrendas(
  db: Db,
  orden: Orden,
  celdas: readonly Llegada[],
  { quien, nota }: { quien: string | null; nota: string },
): Promise<void> {
  const llegan = llegadasDe(celdas)
  if (llegan.length === 0) return
  await bloquearLosQueEsperan(db, orden)
  comprobarRecepcion(await celdasDe(db, orden.id), llegan)
  await sumar(db, orden.id, llegan, 1)
  await entrarEnCasa(db, orden, llegan)
  await anotarOrden(db, orden.id, {
    ...{ estado: 'recibidaParcial', quien, nota },
    prendas: llegan.reduce((n, { recibida }) => n + recibida, 0),
    segundas: llegan.reduce((n, { segunda }) => n + segunda, 0),
  })
}

/** Garments that were noted as come did not: they leave the books again, and the order stands where its counts say. */
export async function sacarPrendas(
  db: Db,
  orden: Orden,
  celdas: readonly Llegada[],
  { quien, nota }: { quien: string | null; nota: string },
): Promise<void> {
  const salen = llegadasDe(celdas)
  if (salen.length === 0) return
  const { id, modeloId } = orden
  await bloquearLosQueTienen(db, sql`a.orden_id = ${id} or (a.orden_id is null and a.modelo_id = ${modeloId})`)
  await sumar(db, id, salen, -1)
  await salirDeCasa(db, orden, salen, nota)
  const estado = estadoSegunCuentas(orden.estado, await celdasDe(db, id), await db.$count(k, eq(k.ordenId, id)))
  await anotarOrden(db, id, { estado, quien, nota })
}

/**
 * Garments come back without a note, by one act: they have passed all that was left for them. Those that are out with a
 * note come back by it.
 */
export async function recibirPrendas(
  db: Db,
  orden: Orden,
  { lineas, nota }: Recepcion,
  { quien, hoy }: Acto,
): Promise<void> {
  exigirEstado(orden, SE_RECIBE)
  const dichas = escritas(lineas)
  const llegan = llegadasDe(dichas)
  if (llegan.length === 0) throw new ReglaError('orden.sin-prendas')
  const celdas = await celdasDe(db, orden.id)
  comprobarRecepcion(celdas, llegan)
  const ruta = await rutaDe(db, orden.id)
  const contadas = await contadasDe(db, orden.id)
  const pasan = llegan.map(({ colorId, talla, recibida: buenas, segunda: segundas, perdida: perdidas }) => {
    const celda = celdas.find((una) => una.colorId === colorId && una.talla === talla)
    if (!celda) throw new ReglaError('orden.mas-que-cortado', { talla, n: 0 })
    return { colorId, talla, de: pasoDirecto(caminoDe(ruta, contadas, celda), { buenas, segundas, perdidas }, talla) }
  })
  const etapas = etapasDe(ruta)
  const ultimas = dichas.map(({ colorId, talla, recibida, segunda, perdida, motivo, detalle }) => ({
    ...{ colorId, talla, buenas: recibida, segundas: segunda, perdidas: perdida, motivo, detalle },
  }))
  const porPaso = etapas.map((paso, k_) => ({
    paso,
    celdas:
      k_ === etapas.length - 1
        ? ultimas
        : pasan.map(({ colorId, talla, de }) => ({
            ...{ colorId, talla, segundas: 0, perdidas: 0 },
            buenas: de[k_]?.buenas ?? 0,
          })),
  }))
  await anotarPasos(db, orden.id, ruta, porPaso, { quien, hoy, nota })
  await entrarPrendas(db, orden, llegan, { quien, nota })
}
