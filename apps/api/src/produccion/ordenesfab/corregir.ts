import type { CorregirInput } from '@telar/contract/produccion/orden'
import { aDiezmilesimas } from '@telar/domain/dinero'
import {
  ABIERTAS,
  comprobarCuentas,
  estadoSegunCuentas,
  planCorregido,
  SE_RECIBE,
} from '@telar/domain/produccion/orden-fab'
import { ReglaError } from '@telar/domain/regla'
import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { ordenFabCeldasTable as c, consumosTable as k } from '../../db/schema/produccion/ordenesfab.ts'
import { notFound } from '../../kit/errors.ts'
import { lockVersion, refuseIfStale } from '../../kit/rows/version.ts'
import { bloquearLosQueTienen } from '../../ventas/asignaciones/de-orden.ts'
import { PIEZA } from '../materias/entradas.ts'
import { moverMetros } from '../materias/metros.ts'
import { anotarCorte, anotarPasos, contadasDe, etapasDe } from '../operaciones/etapas.ts'
import { rutaDe } from '../operaciones/rutas.ts'
import { congelarOrden } from './dicho.ts'
import { entrarEnCasa, salirDeCasa } from './existencias.ts'
import { type Acto, anotarOrden, celdasDe, comprobarCeldas, exigirEstado, type Orden } from './ordenes.ts'
import { cambiarPlan, subidasDe } from './planes.ts'

/** Where an order stands by what is counted of it now. */
async function estadoDe(db: Db, orden: Orden) {
  return estadoSegunCuentas(orden.estado, await celdasDe(db, orden.id), await db.$count(k, eq(k.ordenId, orden.id)))
}

/** What was noted of a roll goes back to it, while the order is not closed. */
export async function devolverConsumo(db: Db, orden: Orden, consumoId: number, quien: string | null): Promise<void> {
  exigirEstado(orden, ABIERTAS)
  const suyo = and(eq(k.id, consumoId), eq(k.ordenId, orden.id))
  const [consumo] = await db.select().from(k).where(suyo)
  if (!consumo) throw notFound('Consumo', consumoId)
  const { piezaId, cantidad } = consumo
  const { numero, metros, restante } = await lockVersion(db, PIEZA, piezaId)
  if (aDiezmilesimas(restante) + aDiezmilesimas(cantidad) > aDiezmilesimas(metros))
    throw new ReglaError('pieza.de-mas', { numero, metros })
  const { length: devueltos } = await db.delete(k).where(suyo).returning({ id: k.id })
  if (devueltos === 0) throw notFound('Consumo', consumoId)
  await moverMetros(db, [{ piezaId, cantidad }], { causa: 'devolucion', ordenId: orden.id, quien })
  const estado = await estadoDe(db, orden)
  if (estado !== orden.estado) await anotarOrden(db, orden.id, { estado, quien, nota: '' })
}

const NADA = { prevista: 0, cortada: 0, recibida: 0, segunda: 0, perdida: 0, cerrada: 0 }

interface Corregida {
  colorId: number
  talla: string
  cortada: number
  recibida: number
  segunda: number
  perdida: number
  celda: { cortada: number; recibida: number; segunda: number; perdida: number }
}

/** The operations follow the counts. What left with a note is put right by it, and no less was cut than left. */
async function corregirPasos(
  db: Db,
  ordenId: number,
  cuentas: readonly Corregida[],
  acto: Acto & { nota: string },
): Promise<void> {
  const ruta = await rutaDe(db, ordenId)
  const etapas = etapasDe(ruta)
  const contadas = await contadasDe(db, ordenId)
  const cambios = cuentas.map(({ colorId, talla, celda, ...ahora }) => {
    const cambio = {
      ...{ colorId, talla, cortadas: ahora.cortada - celda.cortada },
      ...{ buenas: ahora.recibida - celda.recibida, segundas: ahora.segunda - celda.segunda },
      perdidas: ahora.perdida - celda.perdida,
    }
    const suyas = contadas.filter((una) => una.colorId === colorId && una.talla === talla)
    if (suyas.some(({ conNota }) => conNota > 0)) {
      if (cambio.buenas !== 0 || cambio.segundas !== 0 || cambio.perdidas !== 0)
        throw new ReglaError('orden.cuenta-con-nota', { talla })
      const salieron = suyas.find(({ pasoId }) => pasoId === etapas[0]?.id)?.enviadas ?? 0
      if (ahora.cortada < salieron) throw new ReglaError('orden.cortada-con-nota', { talla, n: salieron })
    }
    return cambio
  })
  const todas = cambios.map(({ colorId, talla, buenas, segundas, perdidas }) => ({
    ...{ colorId, talla, buenas: buenas + segundas + perdidas, segundas: 0, perdidas: 0 },
  }))
  const porPaso = etapas.map((paso, i) => ({ paso, celdas: i === etapas.length - 1 ? cambios : todas }))
  await anotarPasos(db, ordenId, ruta, porPaso, acto)
  const cortadas = cambios.map(({ colorId, talla, cortadas: cantidad }) => ({ colorId, talla, cantidad }))
  await anotarCorte(db, ordenId, ruta, cortadas, acto)
}

/** What was cut or came back was counted wrong: the counts, the plan that they need and the stock are put right. */
export async function corregirCuentas(
  db: Db,
  orden: Orden,
  { lineas, nota, version }: z.output<typeof CorregirInput>,
  { quien, hoy }: Acto,
): Promise<void> {
  exigirEstado(orden, SE_RECIBE)
  refuseIfStale(orden, version)
  const { id, modeloId } = orden
  await bloquearLosQueTienen(db, sql`a.orden_id = ${id} or (a.orden_id is null and a.modelo_id = ${modeloId})`)
  const antes = await celdasDe(db, orden.id)
  const escritas = lineas.flatMap(({ colorId, tallasCantidades }) =>
    tallasCantidades.map((cuenta) => ({ colorId, ...cuenta })),
  )
  const unicas = new Map(escritas.map((cuenta) => [`${cuenta.colorId} ${cuenta.talla}`, cuenta]))
  const cuentas = [...unicas.values()].map((cuenta) => {
    const celda = antes.find(({ colorId, talla }) => colorId === cuenta.colorId && talla === cuenta.talla) ?? NADA
    return { ...cuenta, perdida: cuenta.perdida ?? celda.perdida, celda }
  })
  comprobarCuentas(cuentas)
  await comprobarCeldas(
    db,
    orden.modeloId,
    cuentas.map(({ colorId, talla, cortada }) => ({ colorId, talla, cantidad: cortada })),
  )
  await corregirPasos(db, orden.id, cuentas, { quien, hoy, nota })
  const subidas = await subidasDe(db, orden.id)
  const plan = cuentas.map(({ colorId, talla, celda, ...cuenta }) => {
    const subido = subidas.find((una) => una.colorId === colorId && una.talla === talla)?.n ?? 0
    return { colorId, talla, n: planCorregido(celda, cuenta, subido) }
  })
  const acto = { causa: 'correccion' as const, quien, motivo: nota }
  await cambiarPlan(
    db,
    orden.id,
    plan.filter(({ n }) => n > 0),
    acto,
  )
  for (const { colorId, talla, cortada, recibida, segunda, perdida } of cuentas)
    await db
      .update(c)
      .set({ cortada, recibida, segunda, perdida })
      .where(and(eq(c.ordenId, orden.id), eq(c.colorId, colorId), eq(c.talla, talla)))
  await cambiarPlan(
    db,
    orden.id,
    plan.filter(({ n }) => n < 0),
    acto,
  )
  const diferencias = (signo: number) =>
    cuentas.map(({ colorId, talla, recibida, segunda, celda }) => ({
      ...{ colorId, talla },
      ...{ recibida: signo * (recibida - celda.recibida), segunda: signo * (segunda - celda.segunda) },
    }))
  await salirDeCasa(db, orden, diferencias(-1), nota)
  await entrarEnCasa(db, orden, diferencias(1))
  await anotarOrden(db, orden.id, { estado: await estadoDe(db, orden), quien, nota })
  await congelarOrden(db, orden.id)
}
