import { compras } from '@telar/contract/produccion/compras'
import { NextOf } from '../../record/NextActions.tsx'
import { ACCIONES } from './acciones.ts'

/** What comes next of a purchase order: it is sent, confirmed or received. */
export const Siguiente = ({ row: { id } }: { row: { id: number } }) => (
  <NextOf get={compras.get} id={id} actions={ACCIONES} />
)
