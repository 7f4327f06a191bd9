import type { MateriaFila } from '@telar/contract/produccion/materia'
import type { PartProps } from '../../declare/screen.ts'
import { MargenesBajos } from '../MargenesBajos.tsx'
import { TablaDePiezas } from '../TablaDePiezas.tsx'
import { Datos } from './Datos.tsx'
import { EntradasDeMateria } from './EntradasDeMateria.tsx'
import { Precios } from './Precios.tsx'
import { Usos } from './Usos.tsx'

const Piezas = ({ row }: PartProps<MateriaFila>) => (
  <TablaDePiezas
    de={{ field: 'materiaId', value: Number(row?.id) }}
    codigo={String(row?.codigo)}
    unidad={row?.unidad ?? ''}
  />
)
const Margenes = ({ row }: PartProps<MateriaFila>) => <MargenesBajos materiaId={Number(row?.id)} />

const PARTES = {
  datos: Datos,
  piezas: Piezas,
  entradas: EntradasDeMateria,
  precios: Precios,
  usos: Usos,
  margenes: Margenes,
}

export type Parte = keyof typeof PARTES

/** One side of a material; all of them come together, so that going from one to the next never waits. */
export default function FichaDeMateria({ parte, ...props }: PartProps<MateriaFila> & { parte: Parte }) {
  const Parte = PARTES[parte]
  return <Parte {...props} />
}
