import { comercialDe } from '@telar/domain/identidad/acceso'
import { sql } from 'drizzle-orm'
import type { Anuncio } from '../../casa/avisos/anunciar.ts'
import type { Tema } from '../../casa/avisos/avisos.ts'

/** An order has come in; with the rep whose customer it is, so that only who may know is told. */
export interface AnuncioDePedido extends Anuncio {
  tipo: 'pedido'
  id: number
  numero: string
  comercialId: number | null
}

/** Orders are told to who sees orders; nothing of another rep's customer. */
export const avisoDePedido: Tema<AnuncioDePedido> = {
  tipo: 'pedido',
  recurso: 'pedidos',
  permiso: 'Permissions.Pedidos.Search',
  para: (caller, { comercialId, ...aviso }) => {
    const suyo = comercialDe(caller)
    return suyo === undefined || (suyo !== null && suyo === comercialId) ? aviso : undefined
  },
  cuales: (caller, anuncio) => {
    const suyo = comercialDe(caller)
    return suyo === undefined ? undefined : sql`(${anuncio} ->> 'comercialId')::int = ${suyo}`
  },
}
