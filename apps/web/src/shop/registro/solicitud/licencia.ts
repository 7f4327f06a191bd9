import { dataUriOf } from '../../../kit/form/data-uri.ts'

const MAX_BYTES = 10 * 1024 * 1024

export const TIPOS_DE_LICENCIA = 'application/pdf,image/jpeg,image/png,image/webp'
export const FOTOS = 'image/jpeg,image/png,image/webp'

const MIME: Record<string, string> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

/** How each kind of document begins; the server looks at the bytes too, never at the name. */
const COMIENZOS: [tipo: string, comienzo: RegExp][] = [
  ['pdf', /^%PDF-/],
  ['jpg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n/],
  ['webp', /^RIFF[\s\S]{4}WEBP/],
]
const CABECERA = 16

async function tipoDe(documento: Blob): Promise<string | undefined> {
  const bytes = new Uint8Array(await documento.slice(0, CABECERA).arrayBuffer())
  const comienzo = String.fromCharCode(...bytes)
  return COMIENZOS.find(([, patron]) => patron.test(comienzo))?.[0]
}

/** Why a document cannot be taken, or nothing. */
export async function problemaDeLicencia(documento: Blob): Promise<'grande' | 'no-admitida' | undefined> {
  if (documento.size > MAX_BYTES) return 'grande'
  return (await tipoDe(documento)) ? undefined : 'no-admitida'
}

/** A document as it travels inside a request. */
export async function comoDataUri(documento: File): Promise<{ name: string; extension: string; data: string }> {
  const tipo = (await tipoDe(documento)) ?? ''
  const data = await dataUriOf(new Blob([documento], { type: MIME[tipo] ?? '' }))
  return { name: documento.name, extension: tipo, data }
}
