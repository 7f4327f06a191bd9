import type { Ventana } from '@telar/contract/catalogo/ventanas'
import { useTemporadas } from '../ElegirTemporada.tsx'

/** The season that a delivery is of, by its code. */
export function TemporadaDeVentana({ row }: { row: Ventana }) {
  const suya = useTemporadas()?.find(({ id }) => id === row.temporadaId)
  return <span className="o-q">{suya ? `${suya.codigo} ${suya.nombre}` : ''}</span>
}
