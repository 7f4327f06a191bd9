import type { OrdenFab } from '@telar/contract/produccion/orden'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { hrefOf, useGo } from '../../place.ts'
import { PlainHead } from '../../record/PlainHead.tsx'
import { useWords } from '../../use-texts.ts'
import { EtiquetasDe } from './EtiquetasDe.tsx'
import { ETIQUETAS } from './etiquetas-texts.ts'

/** The labels of an order's garments: of those that came, or of those that will. */
export function DeOrden({ orden: { id, numero, recibidas } }: { orden: OrdenFab }) {
  const say = useWords(ETIQUETAS)
  const t = useWords(OFFICE)
  const go = useGo()
  return (
    <>
      <PlainHead screen="ordenesfab" title={`${numero} · ${say.titulo}`}>
        <span className="o-sp" />
        <Button onClick={() => go(hrefOf('ordenesfab', id))}>{t.back}</Button>
      </PlainHead>
      <div className="o-scroll">
        <EtiquetasDe de={recibidas > 0 ? 'recibidas' : 'previstas'} id={id} />
      </div>
    </>
  )
}
