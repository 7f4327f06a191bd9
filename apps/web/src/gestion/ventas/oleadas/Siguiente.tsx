import { oleadas } from '@telar/contract/ventas/oleadas'
import { NextOf } from '../../record/NextActions.tsx'
import { ACCIONES } from './acciones.ts'

/** What comes next of a wave. */
export const Siguiente = ({ row: { id } }: { row: { id: number } }) => (
  <NextOf get={oleadas.get} id={id} actions={ACCIONES} />
)
