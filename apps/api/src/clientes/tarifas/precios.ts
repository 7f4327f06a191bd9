import type { Calidad } from '@telar/domain/catalogo/calidad'
import {
  escaleraDe,
  type ModeloConPrecio,
  precioDeOcasion,
  precioPara,
  type Tarifario,
} from '@telar/domain/catalogo/tarifa'
import { hoy } from '@telar/domain/fecha'
import { desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { firstRow, ints, rows } from '../../db/rows.ts'
import { modelosTable as m, temporadasTable } from '../../db/schema/catalogo/modelos.ts'
import { notFound } from '../../kit/errors.ts'
import type { House } from '../../kit/house.ts'
import { segundasDe } from './segundas.ts'
import { leerTarifario, TABLAS_DE_PRECIOS } from './tarifario.ts'

const DE_PRECIOS = { from: TABLAS_DE_PRECIOS, until: 'midnight' } as const

const Grupo = z.object({ grupoId: z.int().nullable() })
const Hay = z.object({ hay: z.boolean() })

type Memoria = Pick<House, 'kept' | 'reloj'>

/** Whether any list or promotion is written at all: a house without them asks for nothing else. */
const hayReglas = (house: Memoria, db: Db): Promise<boolean> =>
  house.kept.value(
    DE_PRECIOS,
    'precios/hay',
    async () =>
      (await firstRow(db, Hay, sql`select exists (select from tarifas) or exists (select from promociones) as hay`))
        ?.hay ?? false,
  )

/** What holds for a customer's group, kept until a rule changes or the day ends. */
export interface PreciosDelGrupo {
  /** Customers of one word have the same prices; an empty one, the house's. */
  clave: string
  tarifario: Tarifario | null
}

const DE_LA_CASA: PreciosDelGrupo = { clave: '', tarifario: null }

/** The prices of a customer; of nobody, the house's. */
export async function preciosDe(house: Memoria, db: Db, clienteId: number | null): Promise<PreciosDelGrupo> {
  if (clienteId === null || !(await hayReglas(house, db))) return DE_LA_CASA
  const { grupoId } = await house.kept.value(
    DE_PRECIOS,
    `precios/cliente/${clienteId}`,
    async () =>
      (await firstRow(db, Grupo, sql`select grupo_id as "grupoId" from clientes where id = ${clienteId}`)) ?? {
        grupoId: null,
      },
  )
  const tarifario = await house.kept.value(DE_PRECIOS, `precios/grupo/${grupoId}`, async () => ({
    de: await leerTarifario(db, grupoId, hoy(house.reloj)),
  }))
  return tarifario.de ? { clave: `${grupoId}`, tarifario: tarifario.de } : DE_LA_CASA
}

const COLUMNAS = {
  id: m.id,
  numero: m.numero,
  nombre: m.nombre,
  precioMayor: m.precioMayor,
  precioSegunda: m.precioSegunda,
  modeloTipoId: m.modeloTipoId,
  temporadaId: m.temporadaId,
}

interface Pedida {
  modeloId: number
  cantidad: number
}

const suma = (lineas: readonly Pedida[]) => lineas.reduce((n, { cantidad }) => n + Math.max(cantidad, 0), 0)

/** What some garments cost a group on a day, each model by how many there are of it and in all. */
export function preciosEn(
  modelos: readonly ModeloConPrecio[],
  lineas: readonly Pedida[],
  tarifario: Tarifario | null,
): Map<number, ReturnType<typeof precioPara>> {
  const pedido = suma(lineas)
  const porModelo = Map.groupBy(lineas, ({ modeloId }) => modeloId)
  return new Map(
    modelos.map((modelo) => [
      modelo.id,
      precioPara(modelo, tarifario, { modelo: suma(porModelo.get(modelo.id) ?? []), pedido }),
    ]),
  )
}

/** The fixed prices that matter are those of these models. */
export const deModelos = (ids: readonly number[]): SQL => sql`x.modelo_id = any (${ints(ids)})`

interface ParaQuien {
  grupoId: number | null
  lugar: Calidad
  dia: string
}

/** What one of each model costs a customer's group, of where its garments lie. */
export async function preciosEnLugar(
  db: Db,
  modelos: readonly (ModeloConPrecio & { precioSegunda: number | null })[],
  lineas: readonly Pedida[],
  { grupoId, lugar, dia }: ParaQuien,
): Promise<ReturnType<typeof preciosEn>> {
  const tarifario = await leerTarifario(db, grupoId, dia, deModelos(modelos.map(({ id }) => id)))
  const precios = preciosEn(modelos, lineas, tarifario)
  if (lugar === 'almacen') return precios
  const { porCiento } = await segundasDe(db, grupoId)
  return new Map(
    modelos.flatMap((modelo) => {
      const buena = precios.get(modelo.id)
      return buena ? [[modelo.id, precioDeOcasion(modelo, porCiento, buena)]] : []
    }),
  )
}

export async function calcular(db: Db, lineas: readonly Pedida[], quien: ParaQuien) {
  const ids = [...new Set(lineas.map(({ modeloId }) => modeloId))]
  if (ids.length === 0) return []
  const modelos = await db.select(COLUMNAS).from(m).where(inArray(m.id, ids))
  const precios = await preciosEnLugar(db, modelos, lineas, quien)
  return [...precios].map(([modeloId, { precio, dto, porque }]) => ({ modeloId, precio, dto, porque: [...porque] }))
}

const MUESTRA = 40
const copia = <P extends { porque: readonly unknown[] }>(peldano: P) => ({ ...peldano, porque: [...peldano.porque] })

type Porque = ReturnType<typeof precioPara>['porque'][number]
const UNA = { modelo: 1, pedido: 1 }

/** What one model costs by some rules: a garment alone, and more of them. */
function fichaDe(modelo: ModeloConPrecio, tarifario: Tarifario | null) {
  const { precio, dto, porque } = precioPara(modelo, tarifario, UNA)
  const { escalas } = escaleraDe(modelo, tarifario)
  return { precio, dto, porque: [...porque] as Porque[], escalas: escalas.map(copia) as EscalaDicha[] }
}
type EscalaDicha = Omit<ReturnType<typeof escaleraDe>['escalas'][number], 'porque'> & { porque: Porque[] }

/** A customer's prices: whose they are, and what the newest models cost them. */
export async function preciosDeCliente(db: Db, { grupoId, dia }: { grupoId: number | null; dia: string }) {
  const tarifario = await leerTarifario(db, grupoId, dia)
  const grupo =
    grupoId === null
      ? undefined
      : await firstRow(db, z.object({ nombre: z.string() }), sql`select nombre from grupos where id = ${grupoId}`)
  const vigencias = await rows(
    db,
    z.object({ id: z.int(), hasta: z.string().nullable() }),
    sql`select id, hasta::text from tarifas where id = any (${ints(tarifario?.tarifas.map(({ id }) => id) ?? [])})`,
  )
  const modelos = await db
    .select(COLUMNAS)
    .from(m)
    .innerJoin(temporadasTable, eq(temporadasTable.id, m.temporadaId))
    .where(eq(m.publicado, true))
    .orderBy(desc(temporadasTable.fechaInicio), m.numero)
    .limit(MUESTRA)
  return {
    grupo: grupo?.nombre ?? null,
    tarifas: (tarifario?.tarifas ?? []).map(({ id, nombre }) => ({
      ...{ id, nombre, hasta: vigencias.find((una) => una.id === id)?.hasta ?? null },
    })),
    promociones: (tarifario?.promociones ?? []).map(({ id, nombre, hasta }) => ({ id, nombre, hasta })),
    modelos: modelos.map(({ id: modeloId, numero, nombre, precioMayor, ...resto }) => ({
      ...{ modeloId, numero, nombre, precioMayor },
      ...fichaDe({ id: modeloId, precioMayor, ...resto }, tarifario),
    })),
  }
}

const DeGrupo = z.object({ id: z.int().nullable(), nombre: z.string().nullable(), clientes: z.int() })

interface DeModelo {
  id: number
  dia: string
  /** The customers that the caller reaches; without a condition, all of them. */
  suyos: SQL | undefined
}

/** What a model costs each group, customers without one first; a rep reads those of their own customers. */
export async function preciosDeModelo(db: Db, { id, dia, suyos }: DeModelo) {
  const [modelo] = await db.select(COLUMNAS).from(m).where(eq(m.id, id))
  if (!modelo) throw notFound('Modelo', id)
  const grupos = await rows(
    db,
    DeGrupo,
    sql`
    select g.id, g.nombre, (
      select count(*)::int from clientes c where c.grupo_id is not distinct from g.id and ${suyos ?? sql`true`}) as clientes
    from (select null::int as id, null::text as nombre union all select id, nombre from grupos) g order by g.nombre nulls first`,
  )
  const precios = []
  for (const grupo of suyos ? grupos.filter(({ clientes }) => clientes > 0) : grupos) {
    const tarifario = await leerTarifario(db, grupo.id, dia, deModelos([id]))
    precios.push({ grupoId: grupo.id, grupo: grupo.nombre, clientes: grupo.clientes, ...fichaDe(modelo, tarifario) })
  }
  return precios
}
