import { notastaller } from '@telar/contract/produccion/notastaller'
import { NextOf } from '../../record/NextActions.tsx'
import { ACCIONES } from './acciones.ts'

/** What comes next of a note: its garments come back. */
export const Siguiente = ({ row: { id } }: { row: { id: number } }) => (
  <NextOf get={notastaller.get} id={id} actions={ACCIONES} />
)
