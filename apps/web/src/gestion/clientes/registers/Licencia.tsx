import { type Register, registers } from '@telar/contract/clientes/registers'
import { Download, ExternalLink, FileText } from 'lucide-react'
import { download } from '../../../kit/calls/download.ts'
import { useRead } from '../../calls.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { errorText } from '../../parts/error-text.ts'
import { Note } from '../../parts/Note.tsx'
import { useFramesRefused, useObjectUrl } from '../../parts/use-document.ts'
import { useWords } from '../../use-texts.ts'
import { REGISTRO } from './registro-texts.ts'

const TYPES = { pdf: 'application/pdf', jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const

/** The licence as it was sent. */
export function Licencia({ id, licencia }: { id: number; licencia: Register['licencia'] }) {
  const t = useWords(OFFICE)
  const say = useWords(REGISTRO)
  const { data, error } = useRead(
    registers.licencia,
    { params: { id } },
    // what was sent does not change: that somebody has seen it is no reason to show it anew
    { enabled: ({ state }) => licencia !== null && state.data === undefined },
  )
  const url = useObjectUrl(data, licencia ? TYPES[licencia.tipo] : '')
  const refused = useFramesRefused()
  if (!licencia) return <div className="o-licence o-q">{say.noLicence}</div>
  const isPdf = licencia.tipo === 'pdf'
  const framed = isPdf && !refused && navigator.pdfViewerEnabled
  return (
    <section className="o-licence" aria-label={say.licence}>
      <header className="o-row">
        <b className="o-m o-el">{licencia.nombre}</b>
        <span className="o-sp" />
        {url && (
          <Button look="ghost" small icon={ExternalLink} onClick={() => window.open(url, '_blank')}>
            {say.openLicence}
          </Button>
        )}
        {data && (
          <Button look="ghost" small icon={Download} onClick={() => download(data, licencia.nombre)}>
            {say.download}
          </Button>
        )}
      </header>
      {error && <Note look="error">{errorText(error, t)}</Note>}
      {url && !isPdf && <img src={url} alt={say.licence} />}
      {url && framed && <iframe src={`${url}#toolbar=0&navpanes=0&view=FitH`} title={say.licence} />}
      {url && isPdf && !framed && (
        <button type="button" className="o-paper" onClick={() => window.open(url, '_blank')}>
          <FileText className="o-i" aria-hidden="true" />
          <b>{licencia.nombre}</b>
          <span className="o-q">{say.pdfHint}</span>
        </button>
      )}
    </section>
  )
}
