import type { Db } from '@telar/api/db/connection'
import { temporadasTable, ventanasTable } from '@telar/api/db/schema/catalogo/modelos'
import { ejercicioDe, masDias, mesDe } from '@telar/domain/fecha'
import { asc } from 'drizzle-orm'
import { type DemoModelo, demoModelos, modelosPasados } from '../catalogo/modelos.ts'
import { fillPasados } from '../fill-catalogue.ts'
import { sinHistoria } from '../fill-ventas.ts'

export interface Temporada {
  id: number
  codigo: string
  fechaInicio: string
  fechaFin: string
}

/** All seasons, the oldest first, and how the models of each are made. */
export interface Temporadas {
  temporadas: Temporada[]
  hechuras: ReadonlyMap<string, DemoModelo>
}

/** The season before one that begins on that day: winters begin in August, summers in February. */
function anterior(fechaInicio: string) {
  const ano = ejercicioDe(fechaInicio)
  return mesDe(fechaInicio) === 8
    ? { letra: 'V', nombre: 'Verano', ano, fechaInicio: `${ano}-02-01`, fechaFin: `${ano}-07-31` }
    : { letra: 'I', nombre: 'Invierno', ano: ano - 1, fechaInicio: `${ano - 1}-08-01`, fechaFin: `${ano}-01-31` }
}

/** The seasons before those of the catalogue, back to the one in which the story begins, the oldest first. */
function pasadas(primera: string, desde: string) {
  const antes: { codigo: string; nombre: string; fechaInicio: string; fechaFin: string }[] = []
  let inicio = primera
  while (inicio > desde) {
    const { letra, nombre, ano, ...fechas } = anterior(inicio)
    const corto = String(ano % 100).padStart(2, '0')
    antes.unshift({ codigo: `${letra}${corto}`, nombre: `${nombre} ${corto}`, ...fechas })
    inicio = fechas.fechaInicio
  }
  return antes
}

const ENTREGAS = [
  {
    nombre: { es: 'Primera entrega', en: 'First delivery', pt: 'Primeira entrega', ca: 'Primera entrega' },
    ...{ desde: 0, hasta: 27 },
  },
  {
    nombre: { es: 'Segunda entrega', en: 'Second delivery', pt: 'Segunda entrega', ca: 'Segona entrega' },
    ...{ desde: 28, hasta: 62 },
  },
]

/** Seasons that are over, with their deliveries and what was sold in them; answers all of them. */
export async function fillTemporadas(db: Db, desde: string, modelosPorTipo: number): Promise<Temporadas> {
  const [primera] = await db.select().from(temporadasTable).orderBy(asc(temporadasTable.fechaInicio)).limit(1)
  const antes = primera ? pasadas(primera.fechaInicio, desde) : []
  const modelos = antes.flatMap(({ codigo }, i) => modelosPasados(codigo, i, modelosPorTipo))
  if (antes.length > 0) {
    const filas = await db.insert(temporadasTable).values(antes).returning()
    await db.insert(ventanasTable).values(
      filas.flatMap(({ id: temporadaId, fechaInicio }) =>
        ENTREGAS.map(({ nombre, desde: primero, hasta: ultimo }) => ({
          ...{ temporadaId, nombre, desde: masDias(fechaInicio, primero), hasta: masDias(fechaInicio, ultimo) },
        })),
      ),
    )
    await sinHistoria(db, ['modelos', 'modelo_variantes', 'modelo_fotos'], () => fillPasados(db, modelos))
  }
  const { id, codigo, fechaInicio, fechaFin } = temporadasTable
  return {
    temporadas: await db.select({ id, codigo, fechaInicio, fechaFin }).from(temporadasTable).orderBy(asc(fechaInicio)),
    hechuras: new Map([...demoModelos(), ...modelos].map((modelo) => [modelo.numero, modelo])),
  }
}
