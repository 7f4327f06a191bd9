import type { Reconocido } from '@telar/contract/facturacion/dictado'
import { decirATodos } from '@telar/domain/catalogo/tarifa-dicha'
import { type ModeloConocido, reconocer } from '@telar/domain/facturacion/dictado/catalogo'
import { leerDictado } from '@telar/domain/facturacion/dictado/dictado'
import type { Idioma, Textos } from '@telar/domain/idioma'
import { asc, desc, eq, inArray, like, or, sql } from 'drizzle-orm'
import { calcular } from '../../clientes/tarifas/precios.ts'
import type { Db } from '../../db/connection.ts'
import { texts } from '../../db/rows.ts'
import { coloresTable, modelosTable, modeloVariantesTable, temporadasTable } from '../../db/schema/catalogo/modelos.ts'
import { mensaje, numeroEscrito } from '../../i18n/mensaje.ts'

const VOCABULARIO =
  'modelo, referencia, talla, docena, media docena, par, euros, por ciento de descuento, siguiente, otra línea, borra la última, no, perdón, devolución, model, dotzena, mitja dotzena, parell, amb descompte, següent'

interface Color {
  id: number
  nombre: Textos
  hex: string
}

/** What whoever listens may hear: the words of the grammar and the colours of the house. */
export async function vocabulario(db: Db): Promise<string> {
  const colores = await db
    .select({ nombre: sql<string>`${coloresTable.nombre} ->> 'es'` })
    .from(coloresTable)
    .where(eq(coloresTable.activo, true))
    .orderBy(asc(coloresTable.id))
  return `${VOCABULARIO}. Colores: ${colores.map(({ nombre }) => nombre).join(', ')}.`
}

const PARECIDOS = 300
const LETRAS = 3

/** Models with a word of those names: without its end, because names are said in the plural. */
const llamados = (nombres: readonly string[]) => {
  const raices = nombres
    .flatMap((nombre) => nombre.split(' '))
    .filter((palabra) => palabra.length >= LETRAS)
    .map((palabra) => (palabra.length > LETRAS ? palabra.replace(/s$/, '') : palabra))
  return [...new Set(raices)].map(
    (raiz) => sql`norm(${modelosTable.nombre} || ' ' || ${modelosTable.nombres}::text) like ${`%${raiz}%`}`,
  )
}

/** The models of those numbers or names, of the newest season first; with others whose number begins or ends alike. */
const leerModelos = (db: Db, numeros: readonly string[], nombres: readonly string[]) => {
  const m = modelosTable
  const comienzos = numeros.filter((numero) => numero.length >= 3)
  const alike = comienzos.flatMap((numero) => [
    like(m.numero, `${numero.slice(0, 2).replace(/[%_\\]/g, '')}%`),
    like(m.numero, `%${numero.slice(-2).replace(/[%_\\]/g, '')}`),
  ])
  const exactos = sql`lower(${m.numero}) = any (${texts(numeros.map((numero) => numero.toLowerCase()))})`
  return db
    .select({
      ...{ id: m.id, numero: m.numero, nombre: m.nombre, precio: m.precioMayor, tallas: m.tallas },
      enCuatro: m.nombres,
    })
    .from(m)
    .innerJoin(temporadasTable, eq(temporadasTable.id, m.temporadaId))
    .where(or(exactos, ...alike, ...llamados(nombres)))
    .orderBy(sql`(${exactos}) desc`, desc(temporadasTable.fechaInicio), asc(m.id))
    .limit(PARECIDOS)
}

async function leerColores(db: Db, ids: number[]) {
  const v = modeloVariantesTable
  const filas = await db
    .selectDistinct({
      modeloId: v.modeloId,
      id: coloresTable.id,
      codigo: coloresTable.codigo,
      nombre: coloresTable.nombre,
      hex: coloresTable.hex,
    })
    .from(v)
    .innerJoin(coloresTable, eq(coloresTable.id, v.colorId))
    .where(inArray(v.modeloId, ids))
    .orderBy(asc(v.modeloId), asc(coloresTable.id))
  return filas
}

/** For whom lines are heard: their prices are what is proposed. */
export type ParaQuien = Parameters<typeof calcular>[2]

/** What those models cost who buys them, by how many were said. */
async function preciosDe(db: Db, { lineas }: ReturnType<typeof reconocer>, quien: ParaQuien | null) {
  const pedidas = lineas.flatMap(({ modeloId, cantidad }) => (modeloId === null ? [] : [{ modeloId, cantidad }]))
  const precios = quien ? await calcular(db, pedidas, quien) : []
  return new Map(precios.map((precio) => [precio.modeloId, precio]))
}

/** Hears lines in a sentence and looks them up; the answer is a proposal, and nothing is stored. */
export async function oir(db: Db, texto: string, idioma: Idioma, quien: ParaQuien | null): Promise<Reconocido> {
  const dictado = leerDictado(texto)
  const numeros = [...new Set(dictado.lineas.map(({ numero }) => numero).filter((numero) => numero !== ''))]
  const nombres = [...new Set(dictado.lineas.map(({ nombre }) => nombre).filter((nombre) => nombre !== ''))]
  const modelos = numeros.length + nombres.length > 0 ? await leerModelos(db, numeros, nombres) : []
  const dichos = new Set(numeros.map((numero) => numero.toLowerCase()))
  const buscados = modelos
    .filter(({ numero }) => nombres.length > 0 || dichos.has(numero.toLowerCase()))
    .map(({ id }) => id)
  const colores = buscados.length > 0 ? await leerColores(db, buscados) : []
  const catalogo: ModeloConocido[] = modelos.map(({ enCuatro, ...modelo }) => ({
    ...modelo,
    nombres: Object.values(enCuatro).filter(Boolean),
    colores: colores
      .filter(({ modeloId }) => modeloId === modelo.id)
      .map(({ id, codigo, nombre }) => ({
        id,
        nombres: [nombre.es, nombre.en, nombre.pt, nombre.ca, codigo].filter(Boolean),
      })),
  }))
  const porId = new Map(modelos.map((modelo) => [modelo.id, modelo]))
  const colorPorId = new Map(colores.map(({ id, nombre, hex }): [number, Color] => [id, { id, nombre, hex }]))
  const precios = await preciosDe(db, reconocer(dictado, catalogo), quien)
  const { lineas, avisos } = reconocer(
    dictado,
    catalogo.map((modelo) => ({ ...modelo, precio: precios.get(modelo.id)?.precio ?? modelo.precio })),
  )
  return {
    texto,
    lineas: lineas.map((linea) => ({
      ...linea,
      porque: linea.dicho ? '' : decirATodos(precios.get(linea.modeloId ?? 0)?.porque ?? [], idioma),
      candidatos: {
        modelos: linea.candidatos.modelos.flatMap((id) => {
          const modelo = porId.get(id)
          return modelo ? [{ id, numero: modelo.numero, nombre: modelo.nombre }] : []
        }),
        colores: linea.candidatos.colores.flatMap((id) => colorPorId.get(id) ?? []),
        tallas: linea.candidatos.tallas,
      },
    })),
    avisos: avisos.map(({ codigo, nivel, linea, params }) => ({
      linea,
      nivel,
      codigo,
      texto: mensaje(
        idioma,
        `dictado.${codigo}`,
        Object.fromEntries(
          Object.entries(params).map(([k, v]) => [k, typeof v === 'number' ? numeroEscrito(idioma, v) : v]),
        ),
      ),
    })),
  }
}
