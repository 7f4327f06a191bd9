import type { CosteDeOrden, OrdenFab } from '@telar/contract/produccion/orden'
import { sumarEuros } from '@telar/domain/dinero'
import { pesosDe, TIPOS_DE_LINEA } from '@telar/domain/produccion/escandallo'
import { fuera } from '@telar/domain/produccion/operacion'
import { movimientosAMano, VIVAS } from '@telar/domain/produccion/orden-fab'
import { asc, desc, eq, getViewSelectedFields, inArray, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { coloresTable, modelosTable, temporadasTable } from '../../db/schema/catalogo/modelos.ts'
import { escandallosTable } from '../../db/schema/produccion/escandallos.ts'
import { ordenesFabLista } from '../../db/schema/produccion/listas.ts'
import { materiasTable, piezasTable } from '../../db/schema/produccion/materias.ts'
import {
  ordenFabCeldasTable as c,
  ordenHechosTable as h,
  consumosTable as k,
  ordenesFabTable as o,
} from '../../db/schema/produccion/ordenesfab.ts'
import { notFound } from '../../kit/errors.ts'
import { ofDay } from '../../kit/rows/source.ts'
import { lineasDeHoja, totalDe } from '../escandallos/escandallos.ts'
import { ajustesDeProduccion } from '../escandallos/hojas.ts'
import { contadasDe } from '../operaciones/etapas.ts'
import { costeReal } from './coste-real.ts'

const columnas = getViewSelectedFields(ordenesFabLista)

/** Whether an order should have come already. */
export const atrasada = (hoy: string): SQL<boolean> =>
  sql<boolean>`(coalesce(${ordenesFabLista.fechaEntrega} < ${hoy}, false) and ${inArray(ordenesFabLista.estado, [...VIVAS])})`

export const filas = ofDay((hoy) => ({
  table: ordenesFabLista,
  columns: columnas,
  calculated: { atrasada: { kind: 'boolean', nullable: false, sql: atrasada(hoy) } },
  searchIn: ['numero', 'modelo', 'nombre', 'taller'],
  orderBy: 'fecha desc',
}))

async function lineasDe(db: Db, ordenId: number, tallas: readonly string[]): Promise<OrdenFab['lineas']> {
  const celdas = await db
    .select({ celda: c, color: coloresTable.nombre, hex: coloresTable.hex })
    .from(c)
    .innerJoin(coloresTable, eq(coloresTable.id, c.colorId))
    .where(eq(c.ordenId, ordenId))
    .orderBy(asc(c.id))
  const contadas = await contadasDe(db, ordenId)
  const fueraDe = (colorId: number, talla: string) =>
    contadas.reduce((n, una) => (una.colorId === colorId && una.talla === talla ? n + fuera(una) : n), 0)
  return [...Map.groupBy(celdas, ({ celda }) => celda.colorId)].flatMap(([colorId, suyas]) => {
    const [primera] = suyas
    if (!primera) return []
    const orden = (talla: string) => tallas.indexOf(talla)
    const tallasCantidades = suyas
      .map(({ celda: { talla, prevista, cortada, recibida, segunda, perdida, cerrada } }) => ({
        ...{ talla, prevista, cortada, recibida, segunda, perdida, cerrada, fuera: fueraDe(colorId, talla) },
      }))
      .sort((a, b) => orden(a.talla) - orden(b.talla))
    return [{ colorId, color: primera.color, hex: primera.hex, tallasCantidades }]
  })
}

const consumosDe = (db: Db, ordenId: number) =>
  db
    .select({
      id: k.id,
      piezaId: k.piezaId,
      numero: piezasTable.numero,
      lote: piezasTable.lote,
      materiaId: materiasTable.id,
      materia: materiasTable.nombre,
      unidad: materiasTable.unidad,
      colorId: piezasTable.colorId,
      cantidad: k.cantidad,
      coste: k.coste,
      resto: k.resto,
      cuando: k.cuando,
      quien: k.quien,
    })
    .from(k)
    .innerJoin(piezasTable, eq(piezasTable.id, k.piezaId))
    .innerJoin(materiasTable, eq(materiasTable.id, piezasTable.materiaId))
    .where(eq(k.ordenId, ordenId))
    .orderBy(asc(k.id))

/** A manufacturing order with its matrix, what it took of which rolls, and what happened to it. */
export async function verOrden(db: Db, id: number, hoy: string): Promise<OrdenFab> {
  const [orden] = await db
    .select({
      ...columnas,
      atrasada: atrasada(hoy),
      tarifaTaller: o.tarifaTaller,
      fechaCierre: o.fechaCierre,
      escandalloId: o.escandalloId,
      notas: o.notas,
      tallas: modelosTable.tallas,
      liberadaEn: temporadasTable.liberadaPara,
    })
    .from(ordenesFabLista)
    .innerJoin(o, eq(o.id, ordenesFabLista.id))
    .innerJoin(modelosTable, eq(modelosTable.id, o.modeloId))
    .innerJoin(temporadasTable, eq(temporadasTable.id, modelosTable.temporadaId))
    .where(eq(ordenesFabLista.id, id))
  if (!orden) throw notFound('OrdenFab', id)
  const hechos = await db.select().from(h).where(eq(h.ordenId, id)).orderBy(desc(h.id))
  return {
    ...orden,
    movimientos: [...movimientosAMano(orden.estado)],
    lineas: await lineasDe(db, id, orden.tallas),
    consumos: await consumosDe(db, id),
    hechos,
  }
}

/** What an order was to cost a garment and what it came to, kind by kind. */
export async function compararCoste(db: Db, id: number): Promise<z.output<typeof CosteDeOrden>> {
  const real = await costeReal(db, id)
  const [plan] = await db
    .select({ hoja: escandallosTable, tallas: modelosTable.tallas, curva: modelosTable.curva })
    .from(o)
    .innerJoin(escandallosTable, eq(escandallosTable.id, o.escandalloId))
    .innerJoin(modelosTable, eq(modelosTable.id, o.modeloId))
    .where(eq(o.id, id))
  const previsto = plan
    ? totalDe(
        { ...plan.hoja, lineas: await lineasDeHoja(db, plan.hoja.id) },
        await ajustesDeProduccion(db),
        pesosDe(plan.tallas, plan.curva),
      )
    : null
  const suma = (lineas: readonly { tipo: string; importe: number }[], tipo: string) =>
    sumarEuros(lineas.flatMap((linea) => (linea.tipo === tipo ? linea.importe : [])))
  const porTipo = TIPOS_DE_LINEA.map((tipo) => {
    const antes = suma(previsto?.lineas ?? [], tipo)
    const ahora = suma(real.lineas, tipo)
    return { tipo, previsto: antes, real: ahora, diferencia: sumarEuros([ahora, -antes]) }
  })
  return {
    previsto,
    real,
    porTipo: porTipo.filter((uno) => uno.previsto !== 0 || uno.real !== 0),
    diferencia: previsto ? sumarEuros([real.coste, -previsto.coste]) : null,
  }
}
