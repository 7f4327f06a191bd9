import { facturas } from '@telar/contract/facturacion/facturas'
import { useScreen } from '../../../access.ts'
import { useRead } from '../../../calls.ts'
import { OFFICE } from '../../../office-texts.ts'
import { errorText } from '../../../parts/error-text.ts'
import { Note } from '../../../parts/Note.tsx'
import { OfficeLink } from '../../../parts/OfficeLink.tsx'
import { hrefOf } from '../../../place.ts'
import { PlainHead } from '../../../record/PlainHead.tsx'
import { useIdioma, useWords } from '../../../use-texts.ts'
import { OrigenDeFactura } from '../ver/OrigenDeFactura.tsx'
import { EditorDeFactura } from './EditorDeFactura.tsx'
import { deBorrador } from './editor-values.ts'

/** A new invoice of what left with some delivery notes. */
export function DeAlbaranes({ ids }: { ids: number[] }) {
  const t = useWords(OFFICE)
  const idioma = useIdioma()
  const noun = useScreen('facturas').noun[idioma]
  const { data, error } = useRead(
    facturas.fromAlbaranes,
    { body: { ids } },
    { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false },
  )
  if (error && !data)
    return (
      <>
        <PlainHead screen="facturas" title={t.list.create(noun)} />
        <div className="o-scroll o-order-main">
          <Note
            look="warning"
            action={
              <OfficeLink className="o-link" href={hrefOf('entregas')}>
                {t.back}
              </OfficeLink>
            }
          >
            {errorText(error, t)}
          </Note>
        </div>
      </>
    )
  if (!data) return null
  return (
    <EditorDeFactura
      initial={deBorrador(data)}
      bound
      rates={data.importes.tramos}
      hechos={data.borradores}
      origin={<OrigenDeFactura factura={data} />}
    />
  )
}
