import type { ModoVerifactu } from '@telar/domain/casa/ajustes'
import { and, eq, gte, or, type SQL } from 'drizzle-orm'
import { registrosFacturacionTable as t } from '../../db/schema/facturacion/verifactu.ts'

/** What is to be sent: what nobody has said anything of yet, or only the trial service. */
export const porEnviar = (entorno: Exclude<ModoVerifactu, 'off'>, desde: string | null): SQL | undefined =>
  and(
    entorno === 'real' ? or(eq(t.estado, 'pendiente'), eq(t.entorno, 'test')) : eq(t.estado, 'pendiente'),
    entorno === 'real' && desde ? gte(t.fecha, desde) : undefined,
  )
