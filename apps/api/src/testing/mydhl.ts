import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How it answers: as it should, never, by hanging up (both keep what came), by refusing it, with rubbish, or not at all well. */
type Humor = 'responde' | 'calla' | 'corta' | 'rechaza' | 'basura' | 'falla' | 'quien-eres'

interface Recibido {
  numero: string
  seguimiento: string
  // biome-ignore lint/suspicious/noExplicitAny: whatever was sent; tests read of it what they need.
  cuerpo: any
}

/** DHL Express as far as a sender's program can see it: it looks at who asks and at what, and keeps what it takes. */
export interface MydhlDePrueba {
  url: string
  envios: Recibido[]
  /** By its number: what happened to it. */
  pasos: Map<string, { date: string; time: string; typeCode: string; description: string; lugar: string }[]>
  humores: Humor[]
  /** Whether a shipment is found by our number. */
  encuentra: boolean
  preguntas: string[]
  close(): Promise<void>
}

export const CUENTA_DHL = { usuario: 'telar', secreto: 'muy secreto', cuenta: '123456789' }
/** A page of the size of a label that says something. */
function papel(dice: string): string {
  const dibujo = `BT /F 12 Tf 20 200 Td (${dice}) Tj ET`
  const objetos = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 283 425]>>',
    '<</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    `<</Length ${dibujo.length}>>stream\n${dibujo}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ].map((objeto, i) => `${i + 1} 0 obj${objeto}endobj\n`)
  const cabeza = '%PDF-1.4\n'
  const donde = objetos.map((_, i) => cabeza.length + objetos.slice(0, i).join('').length)
  const tabla = donde.map((byte) => `${String(byte).padStart(10, '0')} 00000 n \n`).join('')
  const cuerpo = cabeza + objetos.join('')
  const cola = `xref\n0 6\n0000000000 65535 f \n${tabla}trailer<</Size 6/Root 1 0 R>>\nstartxref\n${cuerpo.length}\n%%EOF\n`
  return Buffer.from(cuerpo + cola).toString('base64')
}
const OBLIGADOS = ['plannedShippingDateAndTime', 'pickup', 'productCode', 'accounts', 'customerDetails', 'content']
const HORA = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d GMT[+-]\d\d:\d\d$/

const LINEA = 45
const enLaUnion = (pais: string, postal: string) =>
  ['ES', 'PT', 'FR', 'DE', 'IT'].includes(pais) || (pais === 'GB' && postal.startsWith('BT'))
/** The Canaries are a country of their own to them, and Northern Ireland is none. */
const esOtroPais = (pais: string, postal: string) => pais === 'XI' || (pais === 'ES' && /^3[58]/.test(postal))

// biome-ignore lint/suspicious/noExplicitAny: as above.
function faltaEn(cuerpo: any): string | undefined {
  const falta = OBLIGADOS.find((campo) => cuerpo[campo] === undefined)
  if (falta) return `${falta} is missing`
  if (!HORA.test(cuerpo.plannedShippingDateAndTime)) return 'plannedShippingDateAndTime'
  const { shipperDetails, receiverDetails } = cuerpo.customerDetails
  for (const parte of [shipperDetails, receiverDetails]) {
    const { postalAddress: a, contactInformation: c } = parte
    if (!a.postalCode || !a.cityName || !a.addressLine1) return 'postalAddress'
    for (const linea of [a.addressLine1, a.addressLine2, a.addressLine3, a.cityName])
      if (linea?.length > LINEA) return 'postalAddress'
    if (esOtroPais(a.countryCode, a.postalCode)) return 'countryCode'
    if (!/^[A-Z]{2}$/.test(a.countryCode) || !c.phone || !c.companyName || !c.fullName) return 'contactInformation'
  }
  const { packages, unitOfMeasurement, isCustomsDeclarable, description } = cuerpo.content
  if (unitOfMeasurement !== 'metric' || !description) return 'content'
  const { countryCode, postalCode } = receiverDetails.postalAddress
  if (isCustomsDeclarable !== !enLaUnion(countryCode, postalCode)) return 'isCustomsDeclarable'
  if (isCustomsDeclarable) {
    const { declaredValue, declaredValueCurrency, incoterm, exportDeclaration: suya } = cuerpo.content
    if (!(declaredValue > 0) || declaredValueCurrency !== 'EUR' || !incoterm || !suya?.invoice?.number) return 'customs'
    for (const { number, description: que, price, quantity, weight, manufacturerCountry } of suya.lineItems)
      if (!number || !que || que.length > 512 || !(price > 0) || !(quantity.value > 0) || !(weight.netValue > 0))
        return `lineItems ${number}`
      else if (!/^[A-Z]{2}$/.test(manufacturerCountry)) return 'manufacturerCountry'
  }
  for (const { weight, dimensions: d } of packages)
    if (!(weight > 0 && d.length && d.width && d.height)) return 'packages'
  return undefined
}

export async function mydhlDePrueba(): Promise<MydhlDePrueba> {
  const suya: MydhlDePrueba = {
    ...{ url: '', envios: [], pasos: new Map(), humores: [], encuentra: true, preguntas: [], close: async () => {} },
  }
  const json = (reply: ServerResponse, status: number, body: unknown) =>
    void reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  const credenciales = `Basic ${Buffer.from(`${CUENTA_DHL.usuario}:${CUENTA_DHL.secreto}`).toString('base64')}`

  function crear(texto: string, humor: Humor, reply: ServerResponse): void {
    const cuerpo = JSON.parse(texto)
    const falta = humor === 'rechaza' ? 'The address is not served' : faltaEn(cuerpo)
    if (falta) return void json(reply, 422, { title: 'Validation error', detail: falta, status: '422' })
    const seguimiento = String(1_000_000_000 + suya.envios.length)
    suya.envios.push({ numero: cuerpo.customerReferences[0].value, seguimiento, cuerpo })
    if (humor === 'calla') return
    if (humor === 'corta') return void reply.destroy()
    json(reply, 201, {
      shipmentTrackingNumber: seguimiento,
      packages: cuerpo.content.packages.map((_: unknown, i: number) => ({ trackingNumber: `JD0${seguimiento}${i}` })),
      documents: [{ imageFormat: 'PDF', typeCode: 'label', content: papel(`una etiqueta ${seguimiento}`) }],
    })
  }

  function atender(method: string, url: URL, texto: string, reply: ServerResponse): void {
    const humor = suya.humores.shift() ?? 'responde'
    if (humor === 'falla') return void json(reply, 500, { title: 'Internal error' })
    if (humor === 'basura') return void reply.writeHead(200).end('<html>')
    if (humor === 'quien-eres') return void json(reply, 401, { title: 'Unauthorized' })
    const [, numero = ''] = /\/shipments\/([^/]+)\//.exec(url.pathname) ?? []
    if (method === 'POST' && url.pathname.endsWith('/shipments')) return void crear(texto, humor, reply)
    if (url.pathname.endsWith('/proof-of-delivery'))
      return void json(reply, 200, { documents: [{ content: papel('entregado'), typeCode: 'POD' }] })
    if (url.pathname.endsWith('/tracking') && numero !== '') {
      const events = (suya.pasos.get(numero) ?? []).map(({ lugar, ...paso }) => ({
        ...{ ...paso, GMTOffset: '+01:00', serviceArea: [{ code: 'MAD', description: lugar }] },
      }))
      return void json(reply, 200, { shipments: [{ shipmentTrackingNumber: numero, events }] })
    }
    const referencia = url.searchParams.get('shipmentReference') ?? ''
    suya.preguntas.push(referencia)
    const bien =
      url.searchParams.get('shipperAccountNumber') === CUENTA_DHL.cuenta && url.searchParams.get('dateRangeFrom')
    const hallado = suya.envios.find((uno) => uno.numero === referencia)
    if (!bien || !hallado || !suya.encuentra) return void json(reply, 404, { title: 'Not found' })
    json(reply, 200, { shipments: [{ shipmentTrackingNumber: hallado.seguimiento }] })
  }

  const server = createServer((request, reply) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      if (request.headers.authorization !== credenciales) return void json(reply, 401, { title: 'Unauthorized' })
      atender(
        request.method ?? '',
        new URL(request.url ?? '', 'http://mydhl'),
        Buffer.concat(parts).toString('utf8'),
        reply,
      )
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  suya.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mydhlapi`
  suya.close = async () => {
    server.closeAllConnections()
    server.close()
  }
  return suya
}
