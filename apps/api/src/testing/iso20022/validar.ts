import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { validateXML } from 'xmllint-wasm'

/** What is wrong with a file for the bank; nothing when it is right. */
export async function erroresDePain(xml: string, clase: 'pain.008.001.08' | 'pain.001.001.09'): Promise<string[]> {
  const fileName = `${clase}.xsd`
  const { errors } = await validateXML({
    xml: [{ fileName: 'documento.xml', contents: xml }],
    schema: [{ fileName, contents: readFileSync(join(import.meta.dirname, fileName), 'utf8') }],
  })
  return errors.map(({ message }) => message)
}
