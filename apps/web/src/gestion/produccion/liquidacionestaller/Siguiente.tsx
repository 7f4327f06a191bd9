import { liquidacionestaller } from '@telar/contract/produccion/liquidacionestaller'
import { NextOf } from '../../record/NextActions.tsx'
import { ACCIONES } from './acciones.ts'

/** What comes next of what a workshop is owed. */
export const Siguiente = ({ row: { id } }: { row: { id: number } }) => (
  <NextOf get={liquidacionestaller.get} id={id} actions={ACCIONES} />
)
