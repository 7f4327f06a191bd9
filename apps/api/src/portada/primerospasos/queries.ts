import { PASOS, type PrimerosPasos } from '@telar/contract/casa/primerospasos'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { servidorDe } from '../../casa/correo/estado.ts'
import type { Config } from '../../config.ts'
import type { Db } from '../../db/connection.ts'
import { firstRow } from '../../db/rows.ts'

const Hay = z.object({
  empresa: z.boolean(),
  series: z.boolean(),
  correo: z.boolean(),
  usuarios: z.boolean(),
  catalogo: z.boolean(),
  clientes: z.boolean(),
  guardado: z.boolean(),
  vacia: z.boolean(),
})

/** What of the first day is done, as the house's own data tell it. */
export async function leerPasos(db: Db, config: Pick<Config, 'SMTP_URL'>): Promise<PrimerosPasos> {
  const hay = await firstRow(
    db,
    Hay,
    sql`
    select
      (select bool_and(empresa ->> campo <> '') from unnest(array['razonSocial', 'nif', 'direccion', 'ciudad']) campo) as empresa,
      pasos ? 'series' or exists (select from facturas where numero is not null)
        or exists (select from contadores where desde > 0) as series,
      exists (select from correos where plantilla = 'prueba' and estado = 'enviado') as correo,
      (select count(*) > 1 from users where is_active and not es_demo and cliente_id is null) as usuarios,
      exists (select from modelos) as catalogo,
      exists (select from clientes) as clientes,
      pasos ? 'todos' as guardado,
      not exists (select from modelos) and not exists (select from clientes) and not exists (select from facturas)
        and not exists (select from colores) and not exists (select from temporadas) as vacia
    from app_settings`,
  )
  if (!hay) throw new Error('The settings row is missing.')
  const { guardado, vacia, ...hechos } = hay
  // Without a server mails are files in the data folder: they reach nobody.
  const correo = hechos.correo && servidorDe(config) !== null
  const pasos = PASOS.map((paso) => ({ paso, hecho: { ...hechos, correo }[paso] }))
  return { pasos, terminado: guardado || pasos.every(({ hecho }) => hecho), muestra: vacia }
}

/** The same while something is left to do. */
export async function pasosQueFaltan(db: Db, config: Pick<Config, 'SMTP_URL'>): Promise<PrimerosPasos | null> {
  const pasos = await leerPasos(db, config)
  return pasos.terminado ? null : pasos
}
