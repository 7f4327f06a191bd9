import { envios } from '@telar/contract/ventas/envios'
import { NextOf } from '../../record/NextActions.tsx'
import { ACCIONES } from './acciones.ts'

/** What comes next of a shipment: it is handed over, followed, delivered. */
export const Siguiente = ({ row: { id } }: { row: { id: number } }) => (
  <NextOf get={envios.get} id={id} actions={ACCIONES} />
)
