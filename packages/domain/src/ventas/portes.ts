import type { ReglaDePortes } from '../casa/ajustes.ts'
import type { Zona } from '../casa/direccion.ts'
import { aCentimos, type Centimos } from '../dinero.ts'

/** Carriage for goods worth `base`; a zone without a rule is agreed upon apart and costs nothing here. */
export function portesDe(reglas: readonly ReglaDePortes[], zona: Zona, base: Centimos): Centimos {
  const regla = reglas.find((una) => una.zona === zona)
  if (!regla) return 0 as Centimos
  const gratis = regla.gratisDesde !== null && base >= aCentimos(regla.gratisDesde)
  return gratis ? (0 as Centimos) : aCentimos(regla.importe)
}
