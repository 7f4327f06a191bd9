import type { Embalaje } from '@telar/contract/ventas/cajas'
import { enIdioma } from '@telar/domain/idioma'
import { Plus } from 'lucide-react'
import { Button } from '../../parts/Button.tsx'
import { Swatch } from '../../parts/State.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { EMBALAR } from './embalar-texts.ts'

interface PorMeterProps {
  embalaje: Embalaje
  onMeter: (cual: { modeloId: number; colorId: number; talla: string }) => void
}

/** What is still to go into boxes; what bears no code goes in by a touch. */
export function PorMeter({ embalaje: { prendas, pedido }, onMeter }: PorMeterProps) {
  const say = useWords(EMBALAR)
  const { idioma } = useFormat()
  const faltan = prendas.filter(({ pendiente, enCajas }) => enCajas < pendiente)
  if (faltan.length === 0) return <p className="o-q">{say.todo}</p>
  return (
    <section aria-label={say.faltan}>
      <h2 className="o-h2">{say.faltan}</h2>
      <ul className="o-to-pack">
        {faltan.map(({ modeloId, numero, colorId, color, hex, talla, pendiente, enCajas, cogidas }) => {
          const que = `${numero} ${enIdioma(color, idioma)} ${talla}`
          return (
            <li key={`${modeloId} ${colorId} ${talla}`} className="o-row">
              <Swatch hex={hex} />
              <span className="o-el">{que}</span>
              <span className="o-sp" />
              {cogidas !== null && (
                <span className={cogidas < pendiente ? 'o-fewer' : 'o-q'}>{say.cogidas(cogidas)}</span>
              )}
              <b className="o-n">
                {enCajas}/{pendiente}
              </b>
              {pedido.abierto && (
                <Button look="ghost" small iconOnly icon={Plus} onClick={() => onMeter({ modeloId, colorId, talla })}>
                  {say.poner(que)}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
