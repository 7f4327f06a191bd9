import { createHash, createSign, type X509Certificate } from 'node:crypto'
import { momentoConHuso } from '@telar/domain/fecha'
import type { Certificado } from '../../../../gateways/certificado.ts'
import { type Der, leerDer, oidDe } from '../../../../kit/formats/der.ts'
import { elemento, escapar } from '../../../../kit/formats/xml.ts'

const DS = 'http://www.w3.org/2000/09/xmldsig#'
const XADES = 'http://uri.etsi.org/01903/v1.3.2#'
const C14N = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315'
const SHA512 = 'http://www.w3.org/2001/04/xmlenc#sha512'

/** The policy under which invoices in this format are signed; its digest is of the document at that address. */
export const POLITICA = {
  id: 'http://www.facturae.es/politica_de_firma_formato_facturae/politica_de_firma_formato_facturae_v3_1.pdf',
  nombre: 'Política de Firma FacturaE v3.1',
  algoritmo: `${DS}sha1`,
  resumen: 'Ohixl6upD6av8N7pEvDABhEL6hM=',
}

/** Canonical XML writes quotation marks in texts as they are; attributes of ours have none. */
export const canonico = (xml: string): string => xml.replaceAll('&quot;', '"').replaceAll('&apos;', "'")

const resumen = (xml: string | Buffer): string => createHash('sha512').update(xml).digest('base64')

/** An element as it is canonical by itself: with the names that hold where it stands, in the order of their prefixes. */
const aparte = (xml: string, espacios: Record<string, string>): string =>
  xml.replace(/^<([\w:]+)/, (inicio) =>
    [inicio, ...Object.entries(espacios).map(([prefijo, uri]) => `xmlns:${prefijo}="${uri}"`)].join(' '),
  )

/** The attributes of a name that RFC 2253 has letters for; the others go by their number and their bytes. */
const LETRAS: Record<string, string> = {
  ...{ '2.5.4.3': 'CN', '2.5.4.6': 'C', '2.5.4.7': 'L', '2.5.4.8': 'ST', '2.5.4.9': 'STREET', '2.5.4.10': 'O' },
  ...{ '2.5.4.11': 'OU', '0.9.2342.19200300.100.1.25': 'DC', '0.9.2342.19200300.100.1.1': 'UID' },
}
const BMP = 0x1e
const LATIN = 0x14

function textoDe({ tag, dentro }: Der): string {
  if (tag === BMP) return Buffer.from(dentro).swap16().toString('utf16le')
  return dentro.toString(tag === LATIN ? 'latin1' : 'utf8')
}

const escapado = (texto: string): string => texto.replace(/[,+"\\<>;]|^[# ]| $/g, (signo) => `\\${signo}`)

function atributoDe(par: Der): string {
  const [tipo, valor] = leerDer(par.dentro)
  if (!tipo || !valor) throw new Error('A name has an attribute without a value.')
  const letras = LETRAS[oidDe(tipo)]
  return letras ? `${letras}=${escapado(textoDe(valor))}` : `${oidDe(tipo)}=#${valor.entero.toString('hex')}`
}

const VERSION = 0xa0

/** Who issued a certificate, as RFC 2253 writes it: the last part first. */
export function emisorDe({ raw }: X509Certificate): string {
  const [cuerpo] = leerDer(leerDer(raw)[0]?.dentro ?? Buffer.alloc(0))
  const campos = leerDer(cuerpo?.dentro ?? Buffer.alloc(0)).filter(({ tag }) => tag !== VERSION)
  const [, , nombre] = campos
  const partes = leerDer(nombre?.dentro ?? Buffer.alloc(0))
  return partes
    .toReversed()
    .map(({ dentro }) => leerDer(dentro).map(atributoDe).join('+'))
    .join(',')
}

const metodo = (nombre: string, algoritmo: string) => elemento(nombre, '', { Algorithm: algoritmo })
const digerido = (algoritmo: string, valor: string) =>
  metodo('ds:DigestMethod', algoritmo) + elemento('ds:DigestValue', valor)

/** What is said of the signature and signed with it: when, with which certificate, under which policy, as whom. */
function propiedades({ x509 }: Certificado, ahora: Date): string {
  const certificado = elemento(
    'xades:Cert',
    elemento('xades:CertDigest', digerido(SHA512, resumen(x509.raw))) +
      elemento(
        'xades:IssuerSerial',
        elemento('ds:X509IssuerName', canonico(escapar(emisorDe(x509)))) +
          elemento('ds:X509SerialNumber', BigInt(`0x${x509.serialNumber}`).toString()),
      ),
  )
  const politica = elemento(
    'xades:SignaturePolicyId',
    elemento(
      'xades:SigPolicyId',
      elemento('xades:Identifier', POLITICA.id) + elemento('xades:Description', POLITICA.nombre),
    ) + elemento('xades:SigPolicyHash', digerido(POLITICA.algoritmo, POLITICA.resumen)),
  )
  const firma =
    elemento('xades:SigningTime', momentoConHuso(ahora)) +
    elemento('xades:SigningCertificate', certificado) +
    elemento('xades:SignaturePolicyIdentifier', politica) +
    elemento('xades:SignerRole', elemento('xades:ClaimedRoles', elemento('xades:ClaimedRole', 'emisor')))
  const objeto = elemento(
    'xades:DataObjectFormat',
    elemento('xades:Description', 'Factura electrónica') + elemento('xades:MimeType', 'text/xml'),
    { ObjectReference: '#Factura' },
  )
  return elemento(
    'xades:SignedProperties',
    elemento('xades:SignedSignatureProperties', firma) + elemento('xades:SignedDataObjectProperties', objeto),
    { Id: 'Propiedades' },
  )
}

interface Referencia {
  atributos: Record<string, string>
  transformado?: string
  resumen: string
}

const referencia = ({ atributos, transformado, resumen: valor }: Referencia): string =>
  elemento(
    'ds:Reference',
    (transformado ? elemento('ds:Transforms', metodo('ds:Transform', transformado)) : '') + digerido(SHA512, valor),
    atributos,
  )

/**
 * A document with its signature as its last element: XAdES-EPES, enveloped, RSA with SHA-512 over canonical XML 1.0. The
 * document comes in canonical form and holds `espacios` on its root; the attributes of what is written here stand in the
 * order that canonical XML has.
 */
export function firmar(xml: string, espacios: Record<string, string>, certificado: Certificado, ahora: Date): string {
  const dentro = { ...espacios, xades: XADES }
  const suyas = propiedades(certificado, ahora)
  const claves = elemento(
    'ds:KeyInfo',
    elemento('ds:X509Data', elemento('ds:X509Certificate', certificado.x509.raw.toString('base64'))),
    { Id: 'Certificado' },
  )
  const firmado = elemento(
    'ds:SignedInfo',
    metodo('ds:CanonicalizationMethod', C14N) +
      metodo('ds:SignatureMethod', 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512') +
      referencia({
        atributos: { Type: 'http://uri.etsi.org/01903#SignedProperties', URI: '#Propiedades' },
        resumen: resumen(aparte(suyas, dentro)),
      }) +
      referencia({ atributos: { URI: '#Certificado' }, resumen: resumen(aparte(claves, dentro)) }) +
      referencia({
        atributos: { Id: 'Factura', URI: '' },
        transformado: `${DS}enveloped-signature`,
        resumen: resumen(xml),
      }),
  )
  const valor = createSign('sha512').update(aparte(firmado, dentro)).sign(certificado.clave, 'base64')
  const firma = elemento(
    'ds:Signature',
    firmado +
      elemento('ds:SignatureValue', valor) +
      claves +
      elemento('ds:Object', elemento('xades:QualifyingProperties', suyas, { Target: '#Firma' })),
    { 'xmlns:xades': XADES, Id: 'Firma' },
  )
  return xml.replace(/<\/[\w:]+>$/, (cierre) => firma + cierre)
}
