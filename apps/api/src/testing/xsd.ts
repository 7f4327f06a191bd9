import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { validateXML } from 'xmllint-wasm'

const XSD = join(import.meta.dirname, '../facturacion/verifactu/xsd')
const esquema = (fileName: string) => ({ fileName, contents: readFileSync(join(XSD, fileName), 'utf8') })
const OTROS = ['SuministroInformacion.xsd', 'xmldsig-core-schema.xsd'].map(esquema)

const validar = async (contents: string, principal: string, otros: { fileName: string; contents: string }[]) => {
  const { errors } = await validateXML({
    xml: [{ fileName: 'documento.xml', contents }],
    schema: [esquema(principal)],
    preload: otros,
  })
  return errors.map(({ message }) => message)
}

/** What the agency's schema finds wrong with a consignment of records; nothing when it is right. */
export const erroresDeRemesa = (xml: string): Promise<string[]> => validar(xml, 'SuministroLR.xsd', OTROS)

/** The same of an answer of the agency, so that the stand-in answers as the real one does. */
export const erroresDeRespuesta = (xml: string): Promise<string[]> =>
  validar(xml, 'RespuestaSuministro.xsd', [...OTROS, esquema('SuministroLR.xsd')])
