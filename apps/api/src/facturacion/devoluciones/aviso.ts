import type { Aviso } from '@telar/contract/casa/avisos'
import type { Tema } from '../../casa/avisos/avisos.ts'
import { type AnuncioDeCliente, deSuComercial } from '../../clientes/aviso.ts'

type Devolucion = Extract<Aviso, { tipo: 'devolucion' }>

/** A customer asks to give garments back. */
export type AnuncioDeDevolucion = AnuncioDeCliente<Devolucion>

/** Returns are told to who sees returns. */
export const avisoDeDevolucion: Tema<AnuncioDeDevolucion> = {
  tipo: 'devolucion',
  recurso: 'devoluciones',
  permiso: 'Permissions.Devoluciones.Search',
  ...deSuComercial<Devolucion>(),
}
