import { SIGNO, type Unidad as UnidadDeMateria } from '@telar/domain/produccion/materia'
import { useFormat } from '../use-texts.ts'
import { useMedida } from './use-medida.ts'

/** A unit as it is written after a quantity or in a heading. */
export function Unidad({ de }: { de: UnidadDeMateria | '' }) {
  const { word } = useFormat()
  return de === '' ? null : word(SIGNO[de])
}

/** A quantity with its unit. */
export function Medida({ n, de }: { n: number; de: UnidadDeMateria | '' }) {
  return useMedida()(n, de)
}
