import { anticipos } from '@telar/contract/facturacion/anticipos'
import { NextOf } from '../../record/NextActions.tsx'
import { ACCIONES } from './acciones.ts'

/** What comes next of a deposit. */
export const Siguiente = ({ row: { id } }: { row: { id: number } }) => (
  <NextOf get={anticipos.get} id={id} actions={ACCIONES} />
)
