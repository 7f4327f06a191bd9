import { movimientos } from '@telar/contract/almacen/movimientos'
import { recuentos } from '@telar/contract/almacen/recuentos'
import { type Modelo, modelos } from '@telar/contract/catalogo/modelos'
import { ClipboardCheck, Scale } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '../../access.ts'
import { useRead } from '../../calls.ts'
import { useColores } from '../../catalogo/use-colores.ts'
import type { PartProps } from '../../declare/screen.ts'
import { Button } from '../../parts/Button.tsx'
import { Choice } from '../../parts/Choice.tsx'
import { hrefOf, NEW, useGo } from '../../place.ts'
import { Leido } from '../../record/Leido.tsx'
import { useWords } from '../../use-texts.ts'
import { A } from '../palabras.ts'
import { ExistenciasA } from './ExistenciasA.tsx'
import { MovimientosDe } from './MovimientosDe.tsx'
import { CORREGIR, EXISTENCIAS } from './movimiento-texts.ts'

/** What lies in the house of a model, on a day, and how it came to be so. */
export function MovimientosDelModelo({ row }: PartProps) {
  const read = useRead(modelos.get, { params: { id: Number(row?.id) } }, { enabled: row !== undefined })
  return <Leido de={read}>{(modelo) => <DelModelo modelo={modelo} />}</Leido>
}

const TODAS = ''

function DelModelo({ modelo }: { modelo: Modelo }) {
  const say = useWords(EXISTENCIAS)
  const corregir = useWords(CORREGIR)
  const a = useWords(A)
  const go = useGo()
  const may = useMay()
  const { nombre } = useColores()
  const [color, setColor] = useState(TODAS)
  const [talla, setTalla] = useState(TODAS)
  const colores = [...new Set(modelo.variantes.map(({ colorId }) => String(colorId)))]
  const de = [
    { field: 'modeloId' as const, value: modelo.id },
    ...(color === TODAS ? [] : [{ field: 'colorId' as const, value: Number(color) }]),
    ...(talla === TODAS ? [] : [{ field: 'talla' as const, value: talla }]),
  ]
  return (
    <>
      <div className="o-sec o-flat o-row o-wrap">
        {may(recuentos.create.access) && (
          <Button small icon={ClipboardCheck} onClick={() => go(hrefOf('recuentos', NEW, { modelo: modelo.id }))}>
            {say.contar}
          </Button>
        )}
        {may(movimientos.corregir.access) && (
          <Button small icon={Scale} onClick={() => go(hrefOf('movimientos', 'corregir', { modelo: modelo.id }))}>
            {corregir.pagina}
          </Button>
        )}
      </div>
      {may(movimientos.existencias.access) && <ExistenciasA modelo={modelo} />}
      <MovimientosDe de={de} deUnModelo>
        <Choice
          aria-label={a.color}
          value={color}
          options={[TODAS, ...colores]}
          label={(id) => (id === TODAS ? say.todosLosColores : nombre(Number(id)))}
          onChange={setColor}
        />
        <Choice
          aria-label={a.talla}
          value={talla}
          options={[TODAS, ...modelo.tallas]}
          label={(una) => una || say.todasLasTallas}
          onChange={setTalla}
        />
      </MovimientosDe>
    </>
  )
}
