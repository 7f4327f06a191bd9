import { comercialDe } from '@telar/domain/identidad/acceso'
import { sql } from 'drizzle-orm'
import type { Anuncio } from '../../casa/avisos/anunciar.ts'
import type { Tema } from '../../casa/avisos/avisos.ts'

/** Something went wrong with a shipment; with the rep whose customer it is, so that only who may know is told. */
export interface AnuncioDeEnvio extends Anuncio {
  tipo: 'envio'
  id: number
  numero: string
  comercialId: number | null
}

/** Told to who sees shipments; nothing of another rep's customer. */
export const avisoDeEnvio: Tema<AnuncioDeEnvio> = {
  tipo: 'envio',
  recurso: 'envios',
  permiso: 'Permissions.Envios.Search',
  para: (caller, { comercialId, ...aviso }) => {
    const suyo = comercialDe(caller)
    return suyo === undefined || (suyo !== null && suyo === comercialId) ? aviso : undefined
  },
  cuales: (caller, anuncio) => {
    const suyo = comercialDe(caller)
    return suyo === undefined ? undefined : sql`(${anuncio} ->> 'comercialId')::int = ${suyo}`
  },
}
