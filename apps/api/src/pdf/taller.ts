import { PDFDocument } from '@cantoo/pdf-lib'
import { serve } from '../kit/apart.ts'

serve(async (documentos: Uint8Array[]) => {
  const libro = await PDFDocument.create()
  for (const documento of documentos) {
    const suyo = await PDFDocument.load(documento)
    for (const pagina of await libro.copyPages(suyo, suyo.getPageIndices())) libro.addPage(pagina)
  }
  return libro.save()
})
