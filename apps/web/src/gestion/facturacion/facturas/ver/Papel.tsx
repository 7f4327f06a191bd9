import type { Factura } from '@telar/contract/facturacion/factura'
import { facturas } from '@telar/contract/facturacion/facturas'
import { Download, ExternalLink, FileText, Printer } from 'lucide-react'
import { useRef } from 'react'
import { download } from '../../../../kit/calls/download.ts'
import { useRead } from '../../../calls.ts'
import { OFFICE } from '../../../office-texts.ts'
import { Button } from '../../../parts/Button.tsx'
import { errorText } from '../../../parts/error-text.ts'
import { Note } from '../../../parts/Note.tsx'
import { useFramesRefused, useObjectUrl } from '../../../parts/use-document.ts'
import { useWords } from '../../../use-texts.ts'
import { VER } from './ver-texts.ts'

const PDF = 'application/pdf'

const nombreDe = ({ id, numeroCompleto }: Factura) =>
  `factura-${numeroCompleto?.replaceAll('/', '-') ?? `borrador-${id}`}.pdf`

/** The invoice on paper, as it is stored. */
export function Papel({ factura }: { factura: Factura }) {
  const t = useWords(OFFICE)
  const say = useWords(VER)
  const frame = useRef<HTMLIFrameElement>(null)
  const { id, version, estado } = factura
  const { data, error } = useRead(
    facturas.pdf,
    { params: { id } },
    { per: `${version} ${estado}`, staleTime: Number.POSITIVE_INFINITY },
  )
  const url = useObjectUrl(data, PDF)
  const framed = !useFramesRefused() && navigator.pdfViewerEnabled
  const openIt = () => window.open(url, '_blank')
  const print = () => (framed ? frame.current?.contentWindow?.print() : openIt())
  return (
    <>
      <p className="o-row o-paper-acts">
        <span className="o-q o-s">{estado === 'borrador' && say.savedAs}</span>
        <span className="o-sp" />
        <Button look="ghost" small iconOnly icon={ExternalLink} disabled={!url} onClick={openIt}>
          {say.openPdf}
        </Button>
        <Button look="ghost" small iconOnly icon={Printer} disabled={!url} onClick={print}>
          {say.print}
        </Button>
        <Button
          look="ghost"
          small
          iconOnly
          icon={Download}
          disabled={!data}
          onClick={() => data && download(data, nombreDe(factura))}
        >
          {say.download}
        </Button>
      </p>
      {error && <Note look="error">{errorText(error, t)}</Note>}
      {url && framed && <iframe ref={frame} src={`${url}#toolbar=0&navpanes=0&view=FitH`} title="PDF" />}
      {url && !framed && (
        <button type="button" className="o-paper" onClick={openIt}>
          <FileText className="o-i" aria-hidden="true" />
          <b>{nombreDe(factura)}</b>
          <span className="o-q">{say.pdfHint}</span>
        </button>
      )}
    </>
  )
}
