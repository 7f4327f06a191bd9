import { electronicas } from '@telar/contract/facturacion/electronicas'
import { NextOf } from '../../record/NextActions.tsx'
import { ACCIONES } from './acciones.ts'

/** What is done with an electronic invoice that was turned back. */
export const Siguiente = ({ row: { id } }: { row: { id: number } }) => (
  <NextOf get={electronicas.get} id={id} actions={ACCIONES} />
)
