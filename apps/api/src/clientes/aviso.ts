import type { Aviso } from '@telar/contract/casa/avisos'
import { comercialDe } from '@telar/domain/identidad/acceso'
import { sql } from 'drizzle-orm'
import type { Anuncio } from '../casa/avisos/anunciar.ts'
import type { Tema } from '../casa/avisos/avisos.ts'

/** Something of a customer, with the rep whose customer it is, so that only who may know is told. */
export type AnuncioDeCliente<A extends Aviso> = A & Anuncio & { comercialId: number | null }

/** Told to whoever sees such things; nothing of another rep's customer. */
export const deSuComercial = <A extends Aviso>(): Pick<Tema<AnuncioDeCliente<A>>, 'para' | 'cuales'> => ({
  para: (caller, { comercialId, ...aviso }) => {
    const suyo = comercialDe(caller)
    return suyo === undefined || (suyo !== null && suyo === comercialId) ? (aviso as unknown as A) : undefined
  },
  cuales: (caller, anuncio) => {
    const suyo = comercialDe(caller)
    return suyo === undefined ? undefined : sql`(${anuncio} ->> 'comercialId')::int = ${suyo}`
  },
})
