import type { Db } from '@telar/api/db/connection'
import { appSettingsTable } from '@telar/api/db/schema/casa/ajustes'
import { countriesTable } from '@telar/api/db/schema/casa/countries'
import { coloresTable, modelosTable, modeloVariantesTable } from '@telar/api/db/schema/catalogo/modelos'
import { clientesTable, comercialesTable } from '@telar/api/db/schema/clientes/clientes'
import type { Acuerdo } from '@telar/domain/facturacion/comision'
import { masDias } from '@telar/domain/fecha'
import type { Textos } from '@telar/domain/idioma'
import { asc } from 'drizzle-orm'
import type { DemoModelo } from '../catalogo/modelos.ts'
import { type Caracter, caracterDe } from './clientes.ts'
import { type Condicion, grupoDeOcasion, leerCondiciones, type Ocasion } from './grupos.ts'
import type { Temporada, Temporadas } from './temporadas.ts'

export interface ModeloVivo {
  id: number
  numero: string
  /** What it is called in every language. */
  nombres: Textos
  precio: number
  precioSegunda: number | null
  modeloTipoId: number
  temporadaId: number
  curva: Record<string, number>
  /** Of each colour, the sizes it comes in. */
  colores: Map<number, string[]>
}

export type ClienteVivo = typeof clientesTable.$inferSelect & { caracter: Caracter }

/** Everything that the story is told of. */
export interface Casa {
  desde: string
  hoy: string
  clientes: ClienteVivo[]
  temporadas: Temporada[]
  modelos: Map<number, ModeloVivo[]>
  colores: Map<number, typeof coloresTable.$inferSelect>
  ajustes: typeof appSettingsTable.$inferSelect
  acuerdos: Map<number, Acuerdo>
  union: Set<string>
  /** What may still be promised of each cell. */
  libre: Map<string, number>
  /** On what terms groups of customers buy, and which of them takes seconds and remainders. */
  condiciones: Condicion[]
  deOcasion: Ocasion | null
  /** How each model is made, by its number. */
  hechuras: ReadonlyMap<string, DemoModelo>
}

export const celdaDe = (modeloId: number, colorId: number, talla: string) => `${modeloId} ${colorId} ${talla}`

/** Sundays and Saturdays nobody works. */
export function laborable(dia: string): string {
  const semana = new Date(dia).getUTCDay()
  return semana === 0 ? masDias(dia, 1) : semana === 6 ? masDias(dia, 2) : dia
}

async function leerModelos(db: Db) {
  const variantes = await db
    .select()
    .from(modeloVariantesTable)
    .orderBy(asc(modeloVariantesTable.modeloId), asc(modeloVariantesTable.id))
  const porModelo = Map.groupBy(variantes, ({ modeloId }) => modeloId)
  const filas = await db.select().from(modelosTable).orderBy(asc(modelosTable.id))
  const modelos = filas.flatMap(({ id, numero, nombre, precioMayor, curva, ...modelo }): ModeloVivo[] => {
    const suyas = porModelo.get(id)
    if (!suyas) return []
    const colores = new Map(
      [...Map.groupBy(suyas, ({ colorId }) => colorId)].map(([color, unas]) => [color, unas.map(({ talla }) => talla)]),
    )
    const { precioSegunda, modeloTipoId, temporadaId } = modelo
    return [
      {
        ...{ id, numero, precioSegunda, modeloTipoId, temporadaId, colores },
        ...{ nombres: { ...modelo.nombres, es: nombre }, precio: precioMayor, curva: curva ?? {} },
      },
    ]
  })
  const libre = new Map(variantes.map((una) => [celdaDe(una.modeloId, una.colorId, una.talla), una.libre]))
  return { modelos: Map.groupBy(modelos, ({ temporadaId }) => temporadaId), libre }
}

export async function leerCasa(
  db: Db,
  { temporadas, hechuras }: Temporadas,
  desde: string,
  hoy: string,
): Promise<Casa> {
  const dias = (Date.parse(hoy) - Date.parse(desde)) / 86_400_000
  const clientes = await db.select().from(clientesTable).orderBy(asc(clientesTable.id))
  const [ajustes] = await db.select().from(appSettingsTable)
  if (!ajustes) throw new Error('The settings row is missing.')
  const paises = await db.select().from(countriesTable)
  return {
    ...{ desde, hoy, temporadas, hechuras, ajustes },
    ...{ condiciones: await leerCondiciones(db), deOcasion: await grupoDeOcasion(db) },
    ...(await leerModelos(db)),
    clientes: clientes.map((uno) => ({ ...uno, caracter: caracterDe(uno.id, desde, dias) })),
    colores: new Map((await db.select().from(coloresTable)).map((uno) => [uno.id, uno])),
    acuerdos: new Map((await db.select().from(comercialesTable)).map((uno) => [uno.id, uno])),
    union: new Set(paises.filter(({ esUE }) => esUE).map(({ iso2 }) => iso2)),
  }
}
