import { INTRACOMUNITARIA } from '@telar/domain/clientes/regimen'
import { sumarEuros } from '@telar/domain/dinero'
import type { Operacion349, Rectificacion349 } from '@telar/domain/facturacion/agencia/modelo349'
import { diasDe, type PeriodoFiscal, periodoComo } from '@telar/domain/facturacion/agencia/periodo'
import { ejercicioDe } from '@telar/domain/fecha'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { rows } from '../../db/rows.ts'
import { devengo } from '../devengo.ts'

const Efecto = z.object({
  clienteId: z.int(),
  nif: z.string(),
  nombre: z.string(),
  pais: z.string(),
  /** When it counts, and the day of what it corrects; of a supply, both are the same. */
  fecha: z.string(),
  de: z.string(),
  base: z.number(),
})
type Efecto = z.output<typeof Efecto>

const SUYO: SQL = sql`s.cliente_id as "clienteId", coalesce(s.cliente_copia ->> 'nifIva', s.cliente_copia ->> 'nif') as nif,
  s.cliente_copia ->> 'razonSocial' as nombre, s.cliente_copia -> 'direccion' ->> 'pais' as pais`

/** Supplies to other states of the Union and their corrections, each with the day of what it corrects. */
const efectos = (db: Db, hasta: string): Promise<Efecto[]> =>
  rows(
    db,
    Efecto,
    sql`
    with mias as (
      select f.*, ${devengo(sql`f`)} as devengo, f.base - coalesce((
        select sum(l.importe) from factura_lineas l where l.factura_id = f.id and l.anticipo_id is not null), 0) as suministrado
      from facturas f where f.estado = 'emitida' and f.tipo <> 'previa' and f.regimen_iva = ${INTRACOMUNITARIA} and not f.anticipo)
    select ${SUYO}, s.devengo::text as fecha, s.devengo::text as de, s.suministrado::float8 as base
    from mias s where cardinality(s.rectifica) = 0 and s.devengo <= ${hasta}
    union all
    select ${SUYO}, s.devengo::text, min(o.devengo)::text,
      (s.suministrado - case when s.tipo_rectificativa = 'S' then sum(o.suministrado) else 0 end)::float8
    from mias s join mias o on o.id = any (s.rectifica) where s.devengo <= ${hasta}
    group by s.id, s.cliente_id, s.cliente_copia, s.devengo, s.suministrado, s.tipo_rectificativa`,
  )

const suma = (unos: readonly Efecto[]) => sumarEuros(unos.map(({ base }) => base))

/**
 * What is declared of supplies in a period: what was supplied in it with its corrections, and corrections of earlier ones
 * with what those were declared at before.
 */
export async function suministros349(
  db: Db,
  ejercicio: number,
  periodo: PeriodoFiscal,
): Promise<{ operaciones: Operacion349[]; rectificaciones: Rectificacion349[] }> {
  const { desde, hasta } = diasDe('349', ejercicio, periodo)
  const todos = await efectos(db, hasta)
  const delPeriodo = (dia: string) => `${ejercicioDe(dia)} ${periodoComo(periodo, dia)}`
  const este = `${ejercicio} ${periodo}`
  const operaciones: Operacion349[] = []
  const rectificaciones: Rectificacion349[] = []
  for (const suyos of Map.groupBy(todos, ({ clienteId }) => clienteId).values()) {
    const ultimo = suyos.at(-1) as Efecto
    const operador = { clave: 'E', nif: ultimo.nif, nombre: ultimo.nombre, pais: ultimo.pais } as const
    const ahora = suyos.filter(({ fecha }) => fecha >= desde)
    const base = suma(ahora.filter(({ de }) => delPeriodo(de) === este))
    if (base !== 0) operaciones.push({ ...operador, base })
    const antiguas = Map.groupBy(
      ahora.filter(({ de }) => delPeriodo(de) !== este),
      ({ de }) => delPeriodo(de),
    )
    for (const [cual, corregidas] of antiguas) {
      const antes = suyos.filter(({ fecha, de }) => fecha < desde && delPeriodo(de) === cual)
      const declarada = suma(antes)
      const [suEjercicio = '', suPeriodo = ''] = cual.split(' ')
      const rectificada = sumarEuros([declarada, suma(corregidas)])
      rectificaciones.push({ ...operador, ejercicio: Number(suEjercicio), periodo: suPeriodo, declarada, rectificada })
    }
  }
  return { operaciones, rectificaciones }
}
