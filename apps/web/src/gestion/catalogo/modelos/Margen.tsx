import { redondearA } from '@telar/domain/dinero'
import { useFormat, useWords } from '../../use-texts.ts'
import { DATOS } from './datos-texts.ts'
import { modeloForm } from './modelo-values.ts'

/** The general rate, which the retail price includes. */
const IVA = 0.21

/** What the recommended price leaves to the shop that sells it. */
export function Margen() {
  const { number } = useFormat()
  const say = useWords(DATOS)
  const [mayor, pvp] = [modeloForm.useValue('precioMayor'), modeloForm.useValue('pvpRecomendado')]
  if (typeof mayor !== 'number' || typeof pvp !== 'number' || mayor <= 0 || pvp <= 0) return null
  const margen = 1 - mayor / (pvp / (1 + IVA))
  const text = say.margin(number(redondearA(pvp / mayor, 2)), number(redondearA(margen * 100, 1)))
  return (
    <p className={margen <= 0 ? 'o-margin o-medium o-err' : 'o-margin o-medium o-q'} role="status">
      {margen <= 0 ? say.loss : text}
    </p>
  )
}
