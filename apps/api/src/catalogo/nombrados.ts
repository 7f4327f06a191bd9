import { llana } from '@telar/domain/casa/importar'
import { IDIOMAS, SIN_TEXTOS, type Textos } from '@telar/domain/idioma'
import { plano, principio } from '@telar/domain/texto'
import { desc, eq } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { coloresTable, modelosTable, modeloTiposTable, temporadasTable } from '../db/schema/catalogo/modelos.ts'
import { FieldsError } from '../kit/errors.ts'

/** What was made because a sheet named it and it was not there. */
export interface Creado {
  tabla: 'colores' | 'temporadas' | 'modelo_tipos'
  id: number
}

const seLlama = (nombre: Textos, texto: string) => IDIOMAS.some((idioma) => plano(nombre[idioma]) === plano(texto))

/** A colour by its code, or by its name in any language. */
export async function colorLlamado(db: Db, texto: string): Promise<number | undefined> {
  const colores = await db.select().from(coloresTable)
  return colores.find(({ codigo, nombre }) => plano(codigo) === plano(texto) || seLlama(nombre, texto))?.id
}

const SIN_MUESTRA = '#9a9a9a'
const CIFRAS_DE_CODIGO = 6

async function crearColor(db: Db, texto: string): Promise<number> {
  const base = llana(texto).replaceAll(' ', '').slice(0, CIFRAS_DE_CODIGO).toUpperCase() || 'COLOR'
  let codigo = base
  for (let n = 2; (await db.$count(coloresTable, eq(coloresTable.codigo, codigo))) > 0; n += 1) codigo = `${base}${n}`
  const [color] = await db
    .insert(coloresTable)
    .values({ codigo, nombre: { ...SIN_TEXTOS, es: principio(texto, 60) }, hex: SIN_MUESTRA })
    .returning({ id: coloresTable.id })
  return color?.id as number
}

/** The colour of that name; a new one where nobody has it. */
export async function colorDe(db: Db, texto: string, creados: Creado[]): Promise<number> {
  const id = await colorLlamado(db, texto)
  if (id !== undefined) return id
  const nuevo = await crearColor(db, texto)
  creados.push({ tabla: 'colores', id: nuevo })
  return nuevo
}

/** The type of that name; a new one where nobody has it. */
export async function tipoDe(db: Db, texto: string, creados: Creado[]): Promise<number> {
  const tipos = await db.select().from(modeloTiposTable)
  const hallado = tipos.find(({ nombre }) => seLlama(nombre, texto))
  if (hallado) return hallado.id
  const [tipo] = await db
    .insert(modeloTiposTable)
    .values({ nombre: { ...SIN_TEXTOS, es: principio(texto, 60) } })
    .returning({ id: modeloTiposTable.id })
  const id = tipo?.id as number
  creados.push({ tabla: 'modelo_tipos', id })
  return id
}

const MESES = 6
const LARGO_DE_CODIGO = 10

/** The season of that code; a new one from today on where nobody has it. */
export async function temporadaDe(db: Db, texto: string, hoy: string, creados: Creado[]): Promise<number> {
  const temporadas = await db.select().from(temporadasTable)
  const hallada = temporadas.find(
    ({ codigo, nombre }) => plano(codigo) === plano(texto) || plano(nombre) === plano(texto),
  )
  if (hallada) return hallada.id
  if (texto.length > LARGO_DE_CODIGO) throw new FieldsError({ temporada: ['field.too-long'] }, { max: LARGO_DE_CODIGO })
  const fin = new Date(`${hoy}T00:00:00Z`)
  fin.setUTCMonth(fin.getUTCMonth() + MESES)
  const [temporada] = await db
    .insert(temporadasTable)
    .values({ codigo: texto, nombre: texto, fechaInicio: hoy, fechaFin: fin.toISOString().slice(0, 10) })
    .returning({ id: temporadasTable.id })
  const id = temporada?.id as number
  creados.push({ tabla: 'temporadas', id })
  return id
}

/** The model of that number; of several seasons, the newest. */
export async function modeloLlamado(db: Db, numero: string, temporada?: string) {
  const hallados = await db
    .select({ id: modelosTable.id, codigo: temporadasTable.codigo, nombre: modelosTable.nombre })
    .from(modelosTable)
    .innerJoin(temporadasTable, eq(temporadasTable.id, modelosTable.temporadaId))
    .where(eq(modelosTable.numero, numero))
    .orderBy(desc(temporadasTable.fechaInicio))
  return temporada ? hallados.find(({ codigo }) => plano(codigo) === plano(temporada)) : hallados[0]
}

const TABLAS = { colores: coloresTable, temporadas: temporadasTable, modelo_tipos: modeloTiposTable }

/** Takes back what was made for the sheet, unless somebody uses it by now. */
export async function quitarCreados(db: Db, creados: readonly Creado[]): Promise<void> {
  for (const { tabla, id } of creados) {
    const table = TABLAS[tabla]
    await db.transaction((una) => una.delete(table).where(eq(table.id, id))).catch(() => {})
  }
}
