import { ordenesfab } from '@telar/contract/produccion/ordenesfab'
import { NextOf } from '../../record/NextActions.tsx'
import { ACCIONES } from './hacer/acciones.ts'

/** What comes next of a manufacturing order: it is launched, cut, sent out, received or closed. */
export const Siguiente = ({ row: { id } }: { row: { id: number } }) => (
  <NextOf get={ordenesfab.get} id={id} actions={ACCIONES} />
)
