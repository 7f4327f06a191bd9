import { materias } from '@telar/contract/produccion/materias'
import { NextOf } from '../../record/NextActions.tsx'
import { ACCIONES } from './acciones.ts'

/** What comes next of a delivery: it is received, or what is still missing is given up. */
export const Siguiente = ({ row: { id } }: { row: { id: number } }) => (
  <NextOf get={materias.getEntrada} id={id} actions={ACCIONES} />
)
