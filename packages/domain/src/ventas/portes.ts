import type { ReglaDePortes } from '../casa/ajustes.ts'
import type { Zona } from '../casa/direccion.ts'
import { aCentimos, type Centimos } from '../dinero.ts'

const reglaDe = (reglas: readonly ReglaDePortes[], zona: Zona) => reglas.find((una) => una.zona === zona)

/** Carriage for goods worth `base`; a zone without a rule is agreed upon apart and costs nothing here. */
export function portesDe(reglas: readonly ReglaDePortes[], zona: Zona, base: Centimos): Centimos {
  const regla = reglaDe(reglas, zona)
  if (!regla) return 0 as Centimos
  const gratis = regla.gratisDesde !== null && base >= aCentimos(regla.gratisDesde)
  return gratis ? (0 as Centimos) : aCentimos(regla.importe)
}

/** From what amount of goods carriage to a zone is free; nothing where it never is, or always. */
export function portesGratisDesde(reglas: readonly ReglaDePortes[], zona: Zona): number | null {
  const regla = reglaDe(reglas, zona)
  return regla && regla.importe > 0 ? regla.gratisDesde : null
}
