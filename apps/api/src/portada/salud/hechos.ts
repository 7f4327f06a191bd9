import { statfs } from 'node:fs/promises'
import type { Hechos } from '@telar/domain/portada/salud'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { verCopias } from '../../casa/copias/queries.ts'
import { estadoDeLaSalida, servidorDe } from '../../casa/correo/estado.ts'
import type { Config } from '../../config.ts'
import type { Db } from '../../db/connection.ts'
import { firstRow } from '../../db/rows.ts'
import { resumen } from '../../facturacion/verifactu/queries.ts'
import type { Context } from '../../kit/call.ts'
import { verCuadre } from '../cuadre/queries.ts'

const MB = 1024 * 1024

/** Megabytes left on the disk that keeps the data. */
export async function discoLibre({ dataDir }: Pick<Config, 'dataDir'>): Promise<number | undefined> {
  const disk = await statfs(dataDir).catch(() => undefined)
  return disk && Math.floor((disk.bavail * disk.bsize) / MB)
}

const Otros = z.object({
  hasta: z.string().nullable(),
  masAntiguo: z.string().nullable(),
  activos: z.int(),
  fallan: z.int(),
  error: z.string().nullable(),
})

const leerOtros = (db: Db) =>
  firstRow(
    db,
    Otros,
    sql`
    select (select max(hasta)::text from extractos) as hasta,
      (select to_char(min(creado_en) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') from registros_facturacion
        where estado = 'pendiente') as "masAntiguo",
      (select count(*)::int from webhooks where activo) as activos,
      (select count(*)::int from webhooks where activo and fallos_seguidos > 0) as fallan,
      (select e.ultimo_error from webhook_envios e join webhooks w on w.id = e.webhook_id and w.activo and w.fallos_seguidos > 0
        where e.estado <> 'enviado' and e.ultimo_error is not null order by e.id desc limit 1) as error`,
  )

/** Looks at everything by which one tells whether the house is well. */
export async function reunirHechos({ db, house, idioma, reloj }: Context): Promise<Hechos> {
  const { config, invariantes } = house
  const [salida, agencia, copias, { ultimo }, libre, otros] = await Promise.all([
    estadoDeLaSalida(db),
    resumen(db, config, idioma),
    verCopias(db, config, idioma),
    verCuadre(db, invariantes),
    discoLibre(config),
    leerOtros(db),
  ])
  return {
    ahora: reloj(),
    correo: { ...salida, servidor: servidorDe(config), error: salida.ultimoError },
    agencia: {
      ...agencia,
      rechazados: agencia.incorrectos,
      masAntiguo: agencia.porEnviar > 0 ? (otros?.masAntiguo ?? null) : null,
      error: agencia.ultimoError,
    },
    banco: { hasta: otros?.hasta ?? null },
    disco: libre === undefined ? null : { libreMb: libre, reservaMb: config.DISK_RESERVE_MB },
    copias: {
      ultima: copias.copias.find(({ verificada }) => verificada !== null)?.hecha ?? null,
      fallo: copias.fallo?.porque ?? null,
    },
    cuadre: {
      cuando: ultimo?.terminadoEn ?? null,
      faltas: ultimo?.reglas.reduce((suma, { cuantas }) => suma + cuantas, 0) ?? 0,
    },
    webhooks: { activos: otros?.activos ?? 0, fallan: otros?.fallan ?? 0, error: otros?.error ?? null },
  }
}
