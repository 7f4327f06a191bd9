import { DESTINOS_DE_DEVOLUCION, type DestinoDeDevolucion } from '@telar/domain/facturacion/devolucion'
import { useState } from 'react'
import { Choice } from '../../parts/Choice.tsx'
import { Escanear } from '../../parts/escaner/Escanear.tsx'
import { usePrenda } from '../../parts/escaner/use-prenda.ts'
import { FieldShell } from '../../record/form/FieldShell.tsx'
import { useWords } from '../../use-texts.ts'
import { DEVOLUCION } from './devolucion-texts.ts'
import { desdeCero, type Escritas, type Linea, unaLlegada } from './llegadas.ts'

interface EscanearLlegadasProps {
  lineas: readonly Linea[]
  escritas: Escritas
  onChange: (escritas: Escritas) => void
}

/** What came is scanned garment by garment into where it goes; the first scan begins from nothing. */
export function EscanearLlegadas({ lineas, escritas, onChange }: EscanearLlegadasProps) {
  const say = useWords(DEVOLUCION)
  const [destino, setDestino] = useState<DestinoDeDevolucion>('almacen')
  const escaneada = usePrenda((prenda, titulo) => {
    const antes = Object.keys(escritas).length === 0 ? desdeCero(lineas) : escritas
    const despues = unaLlegada(lineas, antes, prenda, destino)
    if (despues === 'ajena') return say.ajena(titulo)
    if (despues === 'todas') return say.todas(titulo)
    onChange(despues)
    return null
  })
  return (
    <section className="o-sec">
      <div className="o-row o-wrap">
        <FieldShell id="destino" label={say.loEscaneadoVa}>
          <Choice
            id="destino"
            value={destino}
            options={DESTINOS_DE_DEVOLUCION}
            label={(uno) => say[uno]}
            onChange={setDestino}
          />
        </FieldShell>
        <Escanear onCode={escaneada} />
      </div>
    </section>
  )
}
