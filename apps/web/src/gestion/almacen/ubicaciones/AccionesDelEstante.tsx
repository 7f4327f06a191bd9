import { recuentos } from '@telar/contract/almacen/recuentos'
import { type Ubicacion, ubicaciones } from '@telar/contract/almacen/ubicaciones'
import { Barcode, ClipboardCheck, ScanBarcode } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '../../access.ts'
import { Button } from '../../parts/Button.tsx'
import { hrefOf, NEW, useGo } from '../../place.ts'
import { useWords } from '../../use-texts.ts'
import { EtiquetasDialog } from './EtiquetasDialog.tsx'
import { UBICACION } from './ubicacion-texts.ts'

/** What is done at a shelf: garments are put on it, it is counted, its label is printed. */
export function AccionesDelEstante({ row }: { row: Ubicacion }) {
  const say = useWords(UBICACION)
  const may = useMay()
  const go = useGo()
  const [etiquetas, setEtiquetas] = useState(false)
  const cerrar = () => setEtiquetas(false)
  return (
    <>
      <span className="o-sp" />
      <Button look="ghost" className="o-compact" icon={Barcode} onClick={() => setEtiquetas(true)}>
        {say.etiquetas}
      </Button>
      {may(recuentos.create.access) && (
        <Button
          className="o-compact"
          icon={ClipboardCheck}
          onClick={() => go(hrefOf('recuentos', NEW, { estante: row.id }))}
        >
          {say.contar}
        </Button>
      )}
      {may(ubicaciones.colocar.access) && row.activa && (
        <Button
          className="o-compact"
          icon={ScanBarcode}
          onClick={() => go(hrefOf('ubicaciones', 'colocar', { estante: row.id }))}
        >
          {say.colocar}
        </Button>
      )}
      {etiquetas && <EtiquetasDialog rows={[row]} onClose={cerrar} onDone={cerrar} />}
    </>
  )
}
