import type { Unidad as UnidadDeMateria } from '@telar/domain/produccion/materia'
import { Ruler } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../parts/Button.tsx'
import { OfficePopover } from '../../parts/dialogs/OfficePopover.tsx'
import { CeldaDeNumero } from '../../parts/hoja/CeldaDeNumero.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { Unidad } from '../Unidad.tsx'
import { HOJA } from './escandallo-texts.ts'
import { conConsumoDe, consumoPropio, type LineaEscrita } from './hoja.ts'

interface ConsumoDeLineaProps {
  linea: LineaEscrita
  tallas: readonly string[]
  unidad: UnidadDeMateria | ''
  invalid: boolean
  onLine: (linea: LineaEscrita) => void
}

/** What a garment takes of a line; where some sizes take more, each says how much. */
export function ConsumoDeLinea({ linea, tallas, unidad, invalid, onLine }: ConsumoDeLineaProps) {
  const { number } = useFormat()
  const say = useWords(HOJA)
  const [open, setOpen] = useState(false)
  const { porTallas, concepto, consumo } = linea
  const label = say.celda(say.porTallas, concepto)
  return (
    <span className="o-row o-takes">
      <CeldaDeNumero
        label={say.celda(say.consumo, concepto)}
        col="consumo"
        value={consumo}
        invalid={invalid}
        onChange={(n) => onLine({ ...linea, consumo: n })}
      />
      <span className="o-q">
        <Unidad de={unidad} />
      </span>
      {tallas.length > 1 && (linea.materiaId !== null || porTallas.length > 0) && (
        <OfficePopover
          label={label}
          open={open}
          onOpenChange={setOpen}
          trigger={
            <Button small look="ghost" iconOnly icon={Ruler}>
              {label}
            </Button>
          }
        >
          <div className="o-takes-sizes">
            <b>{say.porTallas}</b>
            <p className="o-q o-s">{say.porTallasQue}</p>
            {tallas.map((talla) => (
              <div key={talla} className="o-row">
                <span>{talla}</span>
                <CeldaDeNumero
                  label={say.celda(say.consumo, `${concepto} ${talla}`)}
                  col="talla"
                  value={consumoPropio(porTallas, talla)}
                  placeholder={consumo === null ? '–' : number(consumo)}
                  onChange={(n) => onLine({ ...linea, porTallas: conConsumoDe(porTallas, tallas, talla, n) })}
                />
                <span className="o-q">
                  <Unidad de={unidad} />
                </span>
              </div>
            ))}
          </div>
        </OfficePopover>
      )}
      {porTallas.length > 0 && (
        <small className="o-q">
          {porTallas.map((rango) => `${rango.tallas.join(', ')}: ${number(rango.consumo)}`).join(' · ')}
        </small>
      )}
    </span>
  )
}
