import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { validateXML } from 'xmllint-wasm'

/** What is wrong with the structure of a Facturae; nothing when it is right. */
export async function erroresDeFacturae(xml: string): Promise<string[]> {
  const fileName = 'facturae.xsd'
  const { errors } = await validateXML({
    xml: [{ fileName: 'factura.xml', contents: xml }],
    schema: [{ fileName, contents: readFileSync(join(import.meta.dirname, fileName), 'utf8') }],
  })
  return errors.map(({ message }) => message)
}
