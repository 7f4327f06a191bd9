import type { WebModelo, WebModeloCliente, WebModeloTarjetaCliente } from '@telar/contract/catalogo/webmodelos'
import { composicionEn, fibrasEn } from '@telar/domain/catalogo/composicion'
import { nuevoDesde } from '@telar/domain/catalogo/novedad'
import { diaDe } from '@telar/domain/fecha'
import { enCadaIdioma, type Textos } from '@telar/domain/idioma'
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { imagenColumns } from '../../casa/imagenes/queries.ts'
import type { Db } from '../../db/connection.ts'
import { imagenesTable } from '../../db/schema/casa/imagenes.ts'
import {
  coloresTable,
  modeloFotosTable as f,
  modelosTable as m,
  modeloTiposTable,
  temporadasTable,
  modeloVariantesTable as v,
  ventanasTable,
} from '../../db/schema/catalogo/modelos.ts'
import { coleccionesTable, modeloColeccionesTable as mc } from '../../db/schema/catalogo/web.ts'
import { notFound } from '../../kit/errors.ts'

/** A card shows a colour by its photo and, nearer, by a second one. */
const FOTOS_POR_TARJETA = 2

/** What a model is called in every language. */
export const nombresDe = sql<Textos>`${m.nombres} || jsonb_build_object('es', ${m.nombre})`

/** Whether a model is new; `ahora` is the moment that the house's clock shows. */
export const esNuevo = (ahora: Date) =>
  sql<boolean>`coalesce(${m.publicadoEn} >= ${nuevoDesde(ahora).toISOString()}::timestamptz, false)`

function agrupar<T, K>(rows: readonly T[], key: (row: T) => K): Map<K, T[]> {
  return Map.groupBy(rows, key)
}

const coloresDe = (db: Db, which?: SQL) =>
  db
    .selectDistinct({ modeloId: v.modeloId, id: coloresTable.id, nombre: coloresTable.nombre, hex: coloresTable.hex })
    .from(v)
    .innerJoin(m, eq(m.id, v.modeloId))
    .innerJoin(coloresTable, eq(coloresTable.id, v.colorId))
    .where(and(eq(m.publicado, true), eq(v.disponibleWeb, true), which))
    .orderBy(asc(v.modeloId), asc(coloresTable.id))

const fotosDe = (db: Db, which?: SQL) =>
  db
    .select({ modeloId: f.modeloId, colorId: f.colorId, alt: f.alt, imagen: imagenColumns })
    .from(f)
    .innerJoin(m, eq(m.id, f.modeloId))
    .innerJoin(imagenesTable, eq(imagenesTable.id, f.imagenId))
    .where(and(eq(m.publicado, true), which))
    .orderBy(asc(f.modeloId), asc(f.orden), asc(f.id))

type ConFoto = { id: number }
/** Colours come in the order of their photos: the one photographed first is the model's face. */
function porFotos<T extends ConFoto>(colores: T[], fotos: { colorId: number | null }[]): T[] {
  const place = new Map<number, number>()
  fotos.forEach(({ colorId }, i) => {
    if (colorId !== null && !place.has(colorId)) place.set(colorId, i)
  })
  return [...colores].sort((a, b) => (place.get(a.id) ?? 9999) - (place.get(b.id) ?? 9999) || a.id - b.id)
}

/** Every published model as a card, newest first. Four statements, whatever the number of models. */
export async function tarjetas(db: Db, ahora: Date): Promise<(WebModeloTarjetaCliente & { temporadaId: number })[]> {
  const [modelos, colecciones, colores, fotos] = await Promise.all([
    db
      .select({
        id: m.id,
        numero: m.numero,
        nombre: m.nombre,
        nombres: nombresDe,
        modeloTipoId: m.modeloTipoId,
        temporadaId: m.temporadaId,
        temporada: temporadasTable.codigo,
        tallas: m.tallas,
        composicion: m.composicion,
        precioMayor: m.precioMayor,
        pvpRecomendado: m.pvpRecomendado,
        nuevo: esNuevo(ahora),
      })
      .from(m)
      .innerJoin(temporadasTable, eq(temporadasTable.id, m.temporadaId))
      .where(eq(m.publicado, true))
      .orderBy(desc(temporadasTable.fechaInicio), desc(m.publicadoEn), asc(m.numero)),
    db
      .select({ modeloId: mc.modeloId, id: mc.coleccionId, orden: mc.orden })
      .from(mc)
      .innerJoin(coleccionesTable, and(eq(coleccionesTable.id, mc.coleccionId), eq(coleccionesTable.activa, true))),
    coloresDe(db),
    fotosDe(db),
  ])
  const coleccionesPor = agrupar(colecciones, ({ modeloId }) => modeloId)
  const coloresPor = agrupar(colores, ({ modeloId }) => modeloId)
  const fotosPor = agrupar(fotos, ({ modeloId }) => modeloId)
  return modelos.map(({ composicion, ...modelo }) => {
    const suyas = fotosPor.get(modelo.id) ?? []
    const tarjeta = porFotos(coloresPor.get(modelo.id) ?? [], suyas).map(({ modeloId: _, ...color }) => ({
      ...color,
      fotos: suyas
        .filter(({ colorId }) => colorId === color.id)
        .slice(0, FOTOS_POR_TARJETA)
        .map(({ imagen }) => imagen),
    }))
    return {
      ...modelo,
      colecciones: coleccionesPor.get(modelo.id) ?? [],
      colores: tarjeta,
      fibras: fibrasEn(composicion),
    }
  })
}

/** A published model with everything its page shows but its stock; prices are taken away by the public schema. */
export async function ficha(
  db: Db,
  id: number,
  ahora: Date,
): Promise<Omit<WebModeloCliente, 'variantes'> & WebModelo & { temporadaId: number }> {
  const [modelo] = await db
    .select({
      modelo: m,
      nombres: nombresDe,
      nuevo: esNuevo(ahora),
      temporada: temporadasTable.codigo,
      sale: sql<string>`coalesce(${ventanasTable.desde}, ${temporadasTable.fechaInicio})`,
      tipo: modeloTiposTable.nombre,
    })
    .from(m)
    .innerJoin(temporadasTable, eq(temporadasTable.id, m.temporadaId))
    .innerJoin(modeloTiposTable, eq(modeloTiposTable.id, m.modeloTipoId))
    .leftJoin(ventanasTable, eq(ventanasTable.id, m.ventanaId))
    .where(and(eq(m.id, id), eq(m.publicado, true)))
  if (!modelo) throw notFound('Modelo', id)
  const [colecciones, colores, fotos, variantes] = await Promise.all([
    db
      .select({ id: coleccionesTable.id, nombre: coleccionesTable.nombre })
      .from(mc)
      .innerJoin(coleccionesTable, and(eq(coleccionesTable.id, mc.coleccionId), eq(coleccionesTable.activa, true)))
      .where(eq(mc.modeloId, id))
      .orderBy(asc(coleccionesTable.orden)),
    coloresDe(db, eq(m.id, id)),
    fotosDe(db, eq(m.id, id)),
    db
      .select({ colorId: v.colorId, talla: v.talla })
      .from(v)
      .where(and(eq(v.modeloId, id), eq(v.disponibleWeb, true))),
  ])
  const vistas = fotos.map(({ colorId, alt, imagen }) => ({ colorId, ...imagen, alt }))
  const { tallas } = modelo.modelo
  return {
    ...modelo.modelo,
    nombres: modelo.nombres,
    composiciones: enCadaIdioma((idioma) => composicionEn(modelo.modelo.composicion, idioma)),
    tipo: modelo.tipo,
    temporada: modelo.temporada,
    entregaDesde: modelo.sale > diaDe(ahora) ? modelo.sale : null,
    nuevo: modelo.nuevo,
    colecciones,
    colores: porFotos(colores, fotos).map((color) => ({
      ...color,
      tallas: tallas.filter((talla) => variantes.some((suya) => suya.colorId === color.id && suya.talla === talla)),
      fotos: vistas.filter(({ colorId }) => colorId === color.id),
    })),
    fotos: vistas.filter(({ colorId }) => colorId === null),
  }
}

/** What is free of each colour and size of a model. The page that asks for it is the most visited of a customer's day. */
const existenciasPreparadas = (db: Db) =>
  db
    .select({ colorId: v.colorId, talla: v.talla, libre: v.libre })
    .from(v)
    .where(and(eq(v.modeloId, sql.placeholder('id')), eq(v.disponibleWeb, true)))
    .prepare('existencias_de_modelo')

const preparadas = new WeakMap<Db, ReturnType<typeof existenciasPreparadas>>()

export function existencias(db: Db, id: number): Promise<WebModeloCliente['variantes']> {
  const preparada = preparadas.get(db) ?? existenciasPreparadas(db)
  preparadas.set(db, preparada)
  return preparada.execute({ id })
}

const FIJAS = ['/', '/gallery', '/about', '/contacto', '/faq', '/privacidad', '/aviso-legal', '/cookies']

/** The address of every page that anybody may see. */
export async function paginasPublicas(db: Db): Promise<string[]> {
  const [modelos, colecciones, tipos] = await Promise.all([
    db.select({ id: m.id }).from(m).where(eq(m.publicado, true)).orderBy(asc(m.id)),
    db
      .select({ id: coleccionesTable.id })
      .from(coleccionesTable)
      .where(eq(coleccionesTable.activa, true))
      .orderBy(asc(coleccionesTable.orden)),
    db
      .select({ id: modeloTiposTable.id })
      .from(modeloTiposTable)
      .where(eq(modeloTiposTable.visibleWeb, true))
      .orderBy(asc(modeloTiposTable.orden)),
  ])
  return [
    ...FIJAS,
    ...colecciones.map(({ id }) => `/gallery?coleccion=${id}`),
    ...tipos.map(({ id }) => `/gallery?tipo=${id}`),
    ...modelos.map(({ id }) => `/modelo/${id}`),
  ]
}
