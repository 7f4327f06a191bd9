import { entrantes } from '@telar/contract/facturacion/entrantes'
import { NextOf } from '../../record/NextActions.tsx'
import { ACCIONES } from './acciones.ts'

/** What is answered to an invoice that came. */
export const Siguiente = ({ row: { id } }: { row: { id: number } }) => (
  <NextOf get={entrantes.get} id={id} actions={ACCIONES} />
)
