import { fileTypeFromBuffer } from 'file-type'
import { copiar } from './pictures.ts'

const MAX_BYTES = 10 * 1024 * 1024
type Tipo = 'pdf' | 'jpg' | 'png' | 'webp'
const TIPOS: Record<string, Tipo> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
}
const DATA_URI = /^data:[^,]{0,200};base64,/

interface Documento {
  tipo: Tipo
  content: Buffer
}

/** How a PDF ends, after at most a little of something else. */
const PDF_END = 2048
const esPdf = (content: Buffer) => content.subarray(-PDF_END).includes('%%EOF')

/** The document of a data URI, by its bytes; pictures are encoded anew. Says why it cannot be taken. */
export async function leerDocumento(data: string): Promise<Documento | 'grande' | 'no-admitido'> {
  const head = DATA_URI.exec(data.slice(0, 300))?.[0]
  const original = head ? Buffer.from(data.slice(head.length), 'base64') : Buffer.alloc(0)
  if (original.length > MAX_BYTES) return 'grande'
  const tipo = TIPOS[(await fileTypeFromBuffer(original))?.mime ?? '']
  if (!tipo) return 'no-admitido'
  const content = tipo === 'pdf' ? esPdf(original) && original : await copiar(original, tipo)
  return content ? { tipo, content } : 'no-admitido'
}
