import { transferencias } from '@telar/contract/facturacion/transferencias'
import { NextOf } from '../../record/NextActions.tsx'
import { ACCIONES } from './acciones.ts'

/** What comes next of transfers: their file goes to the bank, and they are paid. */
export const Siguiente = ({ row: { id } }: { row: { id: number } }) => (
  <NextOf get={transferencias.get} id={id} actions={ACCIONES} />
)
