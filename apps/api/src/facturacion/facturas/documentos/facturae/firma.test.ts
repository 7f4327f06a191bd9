import { createHash, verify, X509Certificate } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { GENERAL } from '@telar/domain/clientes/regimen'
import { beforeAll, describe, expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { certificado } from '../../../../gateways/certificado.ts'
import { certificadoDePrueba, sinOpenssl } from '../../../../testing/certificado.ts'
import { documentoDe, LINEA } from '../../../../testing/documento.ts'
import { erroresDeFacturae } from '../../../../testing/facturae/validar.ts'
import { facturaeDe } from './facturae.ts'
import { POLITICA } from './firma.ts'

/** Canonical XML by libxml2, not by us. */
async function c14n(xml: string): Promise<string> {
  const { normalized, errors } = await validateXML({
    xml: [{ fileName: 'uno.xml', contents: xml }],
    schema: [],
    normalization: 'c14n',
  } as never)
  expect(errors).toEqual([])
  return normalized.trim()
}

const trozo = (xml: string, nombre: string) => new RegExp(`<${nombre}[ >][\\s\\S]*</${nombre}>`).exec(xml)?.[0] ?? ''
const texto = (xml: string, nombre: string) => new RegExp(`<${nombre}[^>]*>([^<]*)</${nombre}>`).exec(xml)?.[1] ?? ''
const resumen = (algo: string) => createHash('sha512').update(algo).digest('base64')

/** An element alone, with the names that its document gives it. */
const aparte = (xml: string, nombre: string) =>
  trozo(xml, nombre).replace(
    /^<[\w:]+/,
    (inicio) =>
      `${inicio} xmlns:xades="http://uri.etsi.org/01903/v1.3.2#" xmlns:fe="http://www.facturae.gob.es/formato/Versiones/Facturaev3_2_2.xml" xmlns:ds="http://www.w3.org/2000/09/xmldsig#"`,
  )

/** Whether a signed document is what was signed, looked at as its reader would: each digest, and the signature over them. */
async function vale(xml: string): Promise<boolean> {
  const dichos = [...trozo(xml, 'ds:SignedInfo').matchAll(/<ds:DigestValue>([^<]+)</g)].map(([, valor]) => valor)
  const hallados = await Promise.all([
    c14n(aparte(xml, 'xades:SignedProperties')),
    c14n(aparte(xml, 'ds:KeyInfo')),
    c14n(xml.replace(trozo(xml, 'ds:Signature'), '')),
  ])
  const firmado = await c14n(aparte(xml, 'ds:SignedInfo'))
  const { publicKey } = new X509Certificate(Buffer.from(texto(xml, 'ds:X509Certificate'), 'base64'))
  const bien = verify('sha512', Buffer.from(firmado), publicKey, Buffer.from(texto(xml, 'ds:SignatureValue'), 'base64'))
  return bien && dichos.join() === hallados.map(resumen).join()
}

const AHORA = new Date(Date.now() + 3_600_000)
const documento = documentoDe(
  GENERAL,
  [{ ...LINEA, descripcion: 'Bata "corta" & d’estiu <1>' }],
  { plazos: [30] },
  {
    cliente: { nif: 'P0801900B', razonSocial: "Ajuntament de Sabadell & <Cia> 'A'" },
    factura: { notas: 'Una "nota"' },
  },
)

describe.skipIf(sinOpenssl)('a Facturae that is signed', () => {
  let xml: string
  let puesto: { file: string; password: string }
  const leer = (file: string, password: string, ahora = AHORA) =>
    certificado({ VERIFACTU_CERT: file, VERIFACTU_CERT_PASSWORD: password }, ahora)
  beforeAll(async () => {
    puesto = certificadoDePrueba()
    const suyo = await leer(puesto.file, puesto.password)
    xml = facturaeDe(documento, suyo && { certificado: suyo, ahora: AHORA }).toString()
  })

  test('verifies by another’s canonical XML, and has the structure of the format', async () => {
    expect(await erroresDeFacturae(xml)).toEqual([])
    expect(await vale(xml)).toBe(true)
  })

  test.each([
    ['a figure', (x: string) => x.replace(/<InvoiceTotal>[^<]+/, '<InvoiceTotal>0.01')],
    ['when it was signed', (x: string) => x.replace(/<xades:SigningTime>\d{4}/, '<xades:SigningTime>2001')],
    ['the policy', (x: string) => x.replace('v3_1.pdf', 'v3_0.pdf')],
    ['a digest', (x: string) => x.replace(/(URI=""[\s\S]*?<ds:DigestValue>)./, '$1_')],
  ])('does not when somebody changes %s', async (_, cambiar) => {
    expect(cambiar(xml)).not.toBe(xml)
    expect(await vale(cambiar(xml))).toBe(false)
  })

  test('says with which certificate, under which policy and as whom', () => {
    const cert = new X509Certificate(Buffer.from(texto(xml, 'ds:X509Certificate'), 'base64'))
    expect(texto(xml, 'ds:X509IssuerName')).toBe(
      'CN=Señora \\"A\\" \\&lt;1\\&gt;,2.5.4.97=#0c0f56415445532d423132333435363734,O=Telar\\, Moda SL,C=ES',
    )
    expect(texto(xml, 'ds:X509SerialNumber')).toBe(BigInt(`0x${cert.serialNumber}`).toString())
    expect(trozo(xml, 'xades:CertDigest')).toContain(createHash('sha512').update(cert.raw).digest('base64'))
    expect(trozo(xml, 'xades:SignaturePolicyId')).toContain(POLITICA.resumen)
    expect(texto(xml, 'xades:ClaimedRole')).toBe('emisor')
  })

  test('is not made with a certificate that cannot be read or is not in force; without any it stays unsigned', async () => {
    const roto = `${puesto.file}.roto`
    await writeFile(roto, 'nada')
    await expect(leer(roto, puesto.password)).rejects.toThrow('verifactu.certificado')
    await expect(leer(puesto.file, 'otra')).rejects.toThrow('verifactu.certificado')
    await expect(leer('/nowhere.p12', '')).rejects.toThrow('verifactu.certificado')
    await expect(leer(puesto.file, puesto.password, new Date(AHORA.getTime() + 9 * 86_400_000))).rejects.toThrow(
      'facturae.caducado',
    )
    expect(await certificado({ VERIFACTU_CERT: undefined, VERIFACTU_CERT_PASSWORD: undefined }, AHORA)).toBeNull()
    expect(facturaeDe(documento, null).toString()).not.toContain('ds:Signature>')
  })
})
