import { ModeloPublico } from '@telar/contract/asistente/chatbot'
import { EmpresaPublica } from '@telar/contract/casa/appsettings'
import type { Textos } from '@telar/domain/idioma'
import { asc, desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { esNuevo } from '../../catalogo/webmodelos/queries.ts'
import type { Db } from '../../db/connection.ts'
import { faqTable } from '../../db/schema/asistente/asistente.ts'
import { appSettingsTable } from '../../db/schema/casa/ajustes.ts'
import {
  coloresTable,
  modelosTable as m,
  modeloTiposTable,
  temporadasTable,
  modeloVariantesTable as v,
} from '../../db/schema/catalogo/modelos.ts'
import { coleccionesTable, modeloColeccionesTable as mc } from '../../db/schema/catalogo/web.ts'

export interface EntradaFaq {
  clave: string
  pregunta: Textos
  respuesta: Textos
  /** Other words with which it is asked. */
  claves: Textos
}

/** All that the assistant may know: what anybody sees in the shop. Prices, stock, costs and people are not read at all. */
export interface CatalogoPublico {
  modelos: ModeloPublico[]
  tipos: { id: number; nombre: Textos }[]
  colores: { id: number; nombre: Textos }[]
  colecciones: { id: number; nombre: Textos }[]
  temporadas: { codigo: string; nombre: string }[]
  faq: EntradaFaq[]
  empresa: z.output<typeof EmpresaPublica>
}

const Modelos = z.array(ModeloPublico)

interface Color {
  id: number
  tallas: string[]
}

/** Reads what is published, in seven statements whatever the number of models. */
export async function leerCatalogo(db: Db, ahora: Date): Promise<CatalogoPublico> {
  const [modelos, variantes, enColecciones, colecciones, colores, tipos, temporadas, faq, ajustes] = await Promise.all([
    db
      .select({
        id: m.id,
        numero: m.numero,
        nombre: m.nombre,
        tipoId: m.modeloTipoId,
        temporada: temporadasTable.codigo,
        tallas: m.tallas,
        composicion: m.composicion,
        descripcion: m.descripcion,
        cuidados: m.cuidados,
        detalles: m.detalles,
        nuevo: esNuevo(ahora),
      })
      .from(m)
      .innerJoin(temporadasTable, eq(temporadasTable.id, m.temporadaId))
      .where(eq(m.publicado, true))
      .orderBy(desc(temporadasTable.fechaInicio), desc(m.publicadoEn), asc(m.numero)),
    db
      .select({ modeloId: v.modeloId, id: v.colorId, tallas: sql<string[]>`array_agg(${v.talla})` })
      .from(v)
      .innerJoin(m, eq(m.id, v.modeloId))
      .where(sql`${m.publicado} and ${v.disponibleWeb}`)
      .groupBy(v.modeloId, v.colorId)
      .orderBy(asc(v.modeloId), asc(v.colorId)),
    db
      .select({ modeloId: mc.modeloId, id: mc.coleccionId })
      .from(mc)
      .innerJoin(coleccionesTable, eq(coleccionesTable.id, mc.coleccionId))
      .where(eq(coleccionesTable.activa, true)),
    db
      .select({ id: coleccionesTable.id, nombre: coleccionesTable.nombre })
      .from(coleccionesTable)
      .where(eq(coleccionesTable.activa, true))
      .orderBy(asc(coleccionesTable.orden)),
    db.select({ id: coloresTable.id, nombre: coloresTable.nombre }).from(coloresTable).orderBy(asc(coloresTable.id)),
    db
      .select({ id: modeloTiposTable.id, nombre: modeloTiposTable.nombre })
      .from(modeloTiposTable)
      .where(eq(modeloTiposTable.visibleWeb, true))
      .orderBy(asc(modeloTiposTable.orden)),
    db
      .select({ codigo: temporadasTable.codigo, nombre: temporadasTable.nombre })
      .from(temporadasTable)
      .orderBy(desc(temporadasTable.fechaInicio)),
    db
      .select({
        clave: faqTable.clave,
        pregunta: faqTable.pregunta,
        respuesta: faqTable.respuesta,
        claves: faqTable.claves,
      })
      .from(faqTable)
      .where(eq(faqTable.activa, true))
      .orderBy(asc(faqTable.orden), asc(faqTable.id)),
    db.select({ empresa: appSettingsTable.empresa }).from(appSettingsTable),
  ])
  const suyos = Map.groupBy(variantes, ({ modeloId }) => modeloId)
  const suyas = Map.groupBy(enColecciones, ({ modeloId }) => modeloId)
  return {
    modelos: Modelos.parse(
      modelos.map((modelo) => ({
        ...modelo,
        coleccionIds: (suyas.get(modelo.id) ?? []).map(({ id }) => id),
        colores: (suyos.get(modelo.id) ?? []).map(
          ({ id, tallas }): Color => ({ id, tallas: modelo.tallas.filter((talla) => tallas.includes(talla)) }),
        ),
      })),
    ),
    ...{ tipos, colores, colecciones, temporadas, faq },
    empresa: EmpresaPublica.parse(ajustes[0]?.empresa),
  }
}
