import { remesas } from '@telar/contract/facturacion/remesas'
import { NextOf } from '../../record/NextActions.tsx'
import { ACCIONES } from './acciones.ts'

/** What comes next of a remittance: its file goes to the bank, and it is charged. */
export const Siguiente = ({ row: { id } }: { row: { id: number } }) => (
  <NextOf get={remesas.get} id={id} actions={ACCIONES} />
)
