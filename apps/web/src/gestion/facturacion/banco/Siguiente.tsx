import { banco } from '@telar/contract/facturacion/banco'
import { NextOf } from '../../record/NextActions.tsx'
import { ACCIONES } from './acciones.ts'

/** What comes next of a movement of the bank. */
export const Siguiente = ({ row: { id } }: { row: { id: number } }) => (
  <NextOf get={banco.get} id={id} actions={ACCIONES} />
)
