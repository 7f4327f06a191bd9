import { type Importacion, ModeloInput } from '@telar/contract/catalogo/modelos'
import type { Idioma, Textos } from '@telar/domain/idioma'
import { IDIOMAS } from '@telar/domain/idioma'
import { plano } from '@telar/domain/texto'
import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { coloresTable, modelosTable, modeloTiposTable, temporadasTable } from '../../db/schema/catalogo/modelos.ts'
import { mensaje } from '../../i18n/mensaje.ts'
import { FieldsError } from '../../kit/errors.ts'
import { fieldMessages } from '../../kit/field-messages.ts'
import { readSheet } from '../../kit/formats/sheet.ts'
import { type Cambio, cambiarModelo, crearModelo } from './commands.ts'
import { modeloEntero } from './queries.ts'

const MAX_FILAS = 2000
const OBLIGATORIAS = ['numero', 'nombre', 'tipo', 'temporada', 'precio', 'tallas', 'colores'] as const
const OPCIONALES = ['pvp', 'composicion', 'descripcion', 'cuidados'] as const

type Columna = (typeof OBLIGATORIAS)[number] | (typeof OPCIONALES)[number]
type Fila = Partial<Record<Columna, string>>
type Entrada = z.output<typeof ModeloInput>
interface Error {
  columna: string
  mensaje: string
}
interface Preparada {
  fila: number
  id: number | undefined
  entrada: Entrada | undefined
  errores: Error[]
  numero: string
  nombre: string
}

/** What stands before the document itself. */
const DATA_URI = /^data:[^,]{0,200};base64$/

const lista = (texto: string | undefined) =>
  (texto ?? '')
    .split(/[,;/]/)
    .map((parte) => parte.trim())
    .filter(Boolean)

/** The document of a data URI, row by row. */
export async function leerHoja(data: string): Promise<Fila[]> {
  const comma = data.indexOf(',')
  const base64 = DATA_URI.test(data.slice(0, comma)) ? data.slice(comma + 1) : ''
  const rows = await readSheet(Buffer.from(base64, 'base64'))
  if (!rows) throw new FieldsError({ data: ['importar.no-hoja'] })
  const [cabecera = [], ...filas] = rows
  const columnas = cabecera.map(plano)
  const falta = OBLIGATORIAS.find((columna) => !columnas.includes(columna))
  if (falta) throw new FieldsError({ data: ['importar.falta-columna'] }, { columna: falta })
  if (filas.length === 0) throw new FieldsError({ data: ['importar.vacia'] })
  if (filas.length > MAX_FILAS) throw new FieldsError({ data: ['importar.demasiadas'] }, { max: MAX_FILAS })
  return filas.map((fila) => Object.fromEntries(columnas.map((columna, i) => [columna, fila[i]?.trim() ?? ''])))
}

/** What a person may write for a type, a season or a colour: its code, or its name in any language. */
async function catalogos(db: Db) {
  const nombres = (nombre: Textos) => IDIOMAS.map((idioma) => plano(nombre[idioma])).filter(Boolean)
  const tipos = await db.select({ id: modeloTiposTable.id, nombre: modeloTiposTable.nombre }).from(modeloTiposTable)
  const temporadas = await db.select({ id: temporadasTable.id, codigo: temporadasTable.codigo }).from(temporadasTable)
  const colores = await db
    .select({ id: coloresTable.id, codigo: coloresTable.codigo, nombre: coloresTable.nombre })
    .from(coloresTable)
  return {
    tipo: new Map(tipos.flatMap(({ id, nombre }) => nombres(nombre).map((palabra) => [palabra, id]))),
    temporada: new Map(temporadas.map(({ id, codigo }) => [plano(codigo), id])),
    color: new Map(
      colores.flatMap(({ id, codigo, nombre }) => [plano(codigo), ...nombres(nombre)].map((palabra) => [palabra, id])),
    ),
  }
}
type Catalogos = Awaited<ReturnType<typeof catalogos>>

const numeroDe = (texto: string | undefined) =>
  texto ? Number(texto.replace(/[€\s]/g, '').replace(',', '.')) : undefined
function preparar(
  fila: Fila,
  { tipo, temporada, color }: Catalogos,
  idioma: Idioma,
): Pick<Preparada, 'entrada' | 'errores'> {
  const errores: Error[] = []
  const buscar = (columna: Columna, valor: string | undefined, donde: Map<string, number>) => {
    const id = donde.get(plano(valor ?? ''))
    if (valor && !id) errores.push({ columna, mensaje: mensaje(idioma, 'importar.desconocido', { valor }) })
    return id
  }
  const tallas = lista(fila.tallas)
  const colorIds = lista(fila.colores).flatMap((valor) => buscar('colores', valor, color) ?? [])
  const parsed = ModeloInput.safeParse({
    numero: fila.numero,
    nombre: fila.nombre,
    modeloTipoId: buscar('tipo', fila.tipo, tipo),
    temporadaId: buscar('temporada', fila.temporada, temporada),
    precioMayor: numeroDe(fila.precio),
    pvpRecomendado: numeroDe(fila.pvp) ?? null,
    composicion: fila.composicion ?? '',
    descripcion: { es: fila.descripcion ?? '' },
    cuidados: { es: fila.cuidados ?? '' },
    tallas,
    variantes: [...new Set(colorIds)].flatMap((colorId) => tallas.map((talla) => ({ colorId, talla }))),
  })
  if (parsed.success) return { entrada: errores.length === 0 ? parsed.data : undefined, errores }
  const columnaDe: Record<string, Columna> = {
    modeloTipoId: 'tipo',
    temporadaId: 'temporada',
    precioMayor: 'precio',
    pvpRecomendado: 'pvp',
  }
  for (const [campo, [texto = '']] of Object.entries(fieldMessages(parsed.error, idioma))) {
    const columna = columnaDe[campo] ?? campo.split('.')[0] ?? campo
    if (!errores.some((error) => error.columna === columna)) errores.push({ columna, mensaje: texto })
  }
  return { entrada: undefined, errores }
}

async function prepararTodo(db: Db, hoja: Fila[], idioma: Idioma): Promise<Preparada[]> {
  const conocidos = await catalogos(db)
  const vistos = new Set<string>()
  const preparadas: Preparada[] = []
  for (const [i, fila] of hoja.entries()) {
    const { entrada, errores } = preparar(fila, conocidos, idioma)
    const clave = `${plano(fila.temporada ?? '')} ${plano(fila.numero ?? '')}`
    if (vistos.has(clave)) errores.push({ columna: 'numero', mensaje: mensaje(idioma, 'importar.repetido') })
    vistos.add(clave)
    const id = entrada && (await existente(db, entrada))
    preparadas.push({
      fila: i + 2,
      id,
      entrada: errores.length === 0 ? entrada : undefined,
      errores,
      numero: fila.numero ?? '',
      nombre: fila.nombre ?? '',
    })
  }
  return preparadas
}

async function existente(db: Db, { temporadaId, numero }: Entrada): Promise<number | undefined> {
  const [row] = await db
    .select({ id: modelosTable.id })
    .from(modelosTable)
    .where(and(eq(modelosTable.temporadaId, temporadaId), eq(modelosTable.numero, numero)))
  return row?.id
}

const informe = (preparadas: Preparada[], escritas: number): Importacion => ({
  escritas,
  filas: preparadas.map(({ fila, numero, nombre, id, errores }) => ({
    fila,
    numero,
    nombre,
    accion: id ? 'cambiar' : 'crear',
    errores,
  })),
})

/** What a spreadsheet would do, row by row; nothing is written. */
export const previsualizar = async (db: Db, hoja: Fila[], idioma: Idioma): Promise<Importacion> =>
  informe(await prepararTodo(db, hoja, idioma), 0)

/** A model that is there keeps what the sheet does not speak of: stock, photos, collections, publication. */
async function sobre(db: Db, id: number, entrada: Entrada): Promise<Cambio> {
  const actual = await modeloEntero(db, id)
  const { publicado, curva, ventaPorCurva, taric, pesoGr, colecciones, fotos, ...dicho } = entrada
  return {
    ...dicho,
    descripcion: { ...actual.descripcion, es: entrada.descripcion.es || actual.descripcion.es },
    cuidados: { ...actual.cuidados, es: entrada.cuidados.es || actual.cuidados.es },
    variantes: entrada.variantes.map(({ colorId, talla }) => ({ colorId, talla })),
  }
}

/** Writes the whole spreadsheet, or nothing when any row is wrong. */
export async function importar(db: Db, hoja: Fila[], idioma: Idioma): Promise<Importacion> {
  const preparadas = await prepararTodo(db, hoja, idioma)
  if (preparadas.some(({ errores }) => errores.length > 0)) return informe(preparadas, 0)
  for (const { id, entrada } of preparadas) {
    if (!entrada) continue
    if (id) await cambiarModelo(db, id, await sobre(db, id, entrada))
    else await crearModelo(db, entrada)
  }
  return informe(preparadas, preparadas.length)
}
