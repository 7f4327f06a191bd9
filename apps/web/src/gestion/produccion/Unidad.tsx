import { SIGNO, type Unidad as UnidadDeMateria } from '@telar/domain/produccion/materia'
import { useFormat } from '../use-texts.ts'
import { useMedida } from './use-medida.ts'

/** A unit as it is written after a quantity or in a heading. */
export function Unidad({ de }: { de: UnidadDeMateria | '' }) {
  const { word } = useFormat()
  return de === '' ? null : word(SIGNO[de])
}

interface MedidaProps {
  n: number
  de: UnidadDeMateria | ''
  /** Nothing of it is the rule, and says nothing. */
  orNone?: boolean
}

/** A quantity with its unit. */
export function Medida({ n, de, orNone = false }: MedidaProps) {
  const medida = useMedida()
  return orNone && n === 0 ? <span className="o-none">–</span> : medida(n, de)
}
