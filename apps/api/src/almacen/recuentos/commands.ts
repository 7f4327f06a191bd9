import type { RecuentoInput, RecuentoPrevio } from '@telar/contract/almacen/recuentos'
import type { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { recuentoCeldasTable, recuentosTable } from '../../db/schema/almacen/movimientos.ts'
import type { House } from '../../kit/house.ts'
import { diferencias, exigirSinContar, movidasDesde, quienesPierden } from '../contar.ts'
import { apuntar } from '../libro.ts'
import { yaContadas } from '../por-contar.ts'

type Recuento = z.output<typeof RecuentoInput>

const distintas = ({ celdas }: Recuento) =>
  celdas
    .map(({ modeloId, colorId, talla, habia, contadas }) => ({ modeloId, colorId, talla, cantidad: contadas - habia }))
    .filter(({ cantidad }) => cantidad !== 0)

/** The cells that are put right, with what their books said when they were read. */
const leidas = ({ celdas }: Recuento) =>
  celdas
    .filter(({ habia, contadas }) => habia !== contadas)
    .map(({ modeloId, colorId, talla, habia: cantidad }) => ({ modeloId, colorId, talla, cantidad }))

const sumas = (recuento: Recuento) => {
  const suma = (signo: number) => distintas(recuento).reduce((n, { cantidad }) => n + Math.max(0, signo * cantidad), 0)
  return { sobran: suma(1), faltan: suma(-1) }
}

/** Books what was counted: the differences go to the ledger, and the whole count is kept. */
export async function contar(db: Db, house: House, recuento: Recuento, quien: string) {
  const { lugar, nota, celdas } = recuento
  const apuntes = await diferencias(db, house, lugar, distintas(recuento))
  await exigirSinContar(db, lugar, leidas(recuento))
  const [fila] = await db
    .insert(recuentosTable)
    .values({ lugar, nota, quien, celdas: celdas.length, ...sumas(recuento) })
    .returning({ id: recuentosTable.id })
  const recuentoId = fila?.id as number
  await db.insert(recuentoCeldasTable).values(celdas.map((celda) => ({ ...celda, recuentoId })))
  await apuntar(db, 'recuento', apuntes, { recuentoId, motivo: nota })
  if (lugar === 'almacen')
    await yaContadas(
      db,
      celdas.map(({ contadas: cantidad, ...cual }) => ({ ...cual, cantidad })),
    )
  return recuentoId
}

/** What a count would book, what has moved since it was made, and who would lose what was tied to them. Nothing is written. */
export async function previsualizar(db: Db, house: House, recuento: Recuento): Promise<RecuentoPrevio> {
  const { lugar } = recuento
  const movidas = await movidasDesde(db, lugar, leidas(recuento), ['recuento'])
  return { ...sumas(recuento), movidas, pierden: await quienesPierden(db, house, lugar, distintas(recuento)) }
}
