import { request as http } from 'node:http'
import { request as https } from 'node:https'
import { momentoConHuso } from '@telar/domain/fecha'
import { principio } from '@telar/domain/texto'
import { ORIGEN, valorDeclarado } from '@telar/domain/ventas/aduana'
import type { EstadoDeEnvio, Suceso } from '@telar/domain/ventas/envio'
import { enLineas, paisDeTransporte } from '@telar/domain/ventas/rotulo'
import { z } from 'zod'
import type { Config } from '../../config.ts'
import { outside } from '../../db/outside.ts'
import { type Acuse, type Declaracion, type Parte, type PorEnviar, SinSalir, type Transportista } from './servicio.ts'

const TIMEOUT_MS = 30_000
const MAX_ANSWER = 20 * 1024 * 1024
/** What a line of goods, and the number of a paper, hold with them. */
const DESCRIPCION = 75
const PAPEL = 35
const KILO = 1000

/** Whom the house is to them. */
export interface Credenciales {
  usuario: string
  secreto: string
  cuenta: string
}

const Documento = z.object({ content: z.string(), typeCode: z.string().optional(), imageFormat: z.string().optional() })
const Hecho = z.object({
  shipmentTrackingNumber: z.string().min(1).max(60),
  packages: z.array(z.object({ trackingNumber: z.string().max(60).optional() })).default([]),
  documents: z.array(Documento).default([]),
})
const Fallo = z.object({
  title: z.string().optional(),
  detail: z.string().optional(),
  additionalDetails: z.array(z.string()).optional(),
})
const Paso = z.object({
  date: z.string(),
  time: z.string(),
  GMTOffset: z.string().optional(),
  typeCode: z.string().default(''),
  description: z.string().default(''),
  serviceArea: z.array(z.object({ description: z.string().default('') })).default([]),
})
const Seguidos = z.object({
  shipments: z
    .array(z.object({ shipmentTrackingNumber: z.string().optional(), events: z.array(Paso).default([]) }))
    .default([]),
})
const Papeles = z.object({ documents: z.array(Documento).default([]) })

interface Respuesta {
  status: number
  texto: string
}

interface Carta {
  method: 'GET' | 'POST'
  path: string
  body?: unknown
}

/** What fails before anything was said. */
const SIN_LINEA = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])

function pedir(url: string, { usuario, secreto }: Credenciales, carta: Carta, timeout: number): Promise<Respuesta> {
  outside('Another server')
  const body = carta.body === undefined ? undefined : Buffer.from(JSON.stringify(carta.body))
  const address = new URL(`${url.replace(/\/$/, '')}/${carta.path}`)
  const send = address.protocol === 'https:' ? https : http
  const headers = {
    accept: 'application/json',
    authorization: `Basic ${Buffer.from(`${usuario}:${secreto}`).toString('base64')}`,
    ...(body ? { 'content-type': 'application/json', 'content-length': body.length } : {}),
  }
  return new Promise((resolve, reject) => {
    const asked = send(address, { method: carta.method, headers, signal: AbortSignal.timeout(timeout) }, (answer) => {
      const parts: Buffer[] = []
      let size = 0
      answer.on('data', (part: Buffer) => {
        size += part.length
        if (size > MAX_ANSWER) asked.destroy(new Error('The answer is too long.'))
        parts.push(part)
      })
      answer.on('error', reject)
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, texto: Buffer.concat(parts).toString('utf8') }))
    })
    asked.on('error', (error: NodeJS.ErrnoException) =>
      reject(SIN_LINEA.has(error.code ?? '') ? new SinSalir(error.message) : error),
    )
    asked.end(body)
  })
}

function leer<T>(schema: z.ZodType<T>, { status, texto }: Respuesta): T {
  let dicho: unknown
  try {
    dicho = JSON.parse(texto)
  } catch {
    throw new Error(`Answered ${status} with something that is no JSON.`)
  }
  const leido = schema.safeParse(dicho)
  if (!leido.success) throw new Error(`Answered ${status} with something else than was agreed.`)
  return leido.data
}

/** A province by the letters that its country knows it by. */
const esSigla = (provincia: string): boolean => /^[A-Z]{2,3}$/.test(provincia)

function parte({ calle, codigoPostal, ciudad, provincia, pais, nombre, empresa, telefono, email }: Parte) {
  const [addressLine1 = '', addressLine2, addressLine3] = enLineas(calle) ?? []
  return {
    postalAddress: {
      ...{ postalCode: codigoPostal, cityName: ciudad, addressLine1 },
      countryCode: paisDeTransporte({ pais, codigoPostal }) ?? pais,
      ...(esSigla(provincia) ? { provinceCode: provincia } : {}),
      ...(addressLine2 ? { addressLine2 } : {}),
      ...(addressLine3 ? { addressLine3 } : {}),
    },
    contactInformation: {
      ...{ companyName: principio(empresa, 100), fullName: principio(nombre || empresa, 255), phone: telefono || '0' },
      ...(email ? { email } : {}),
    },
  }
}

/** `2027-03-01T16:00:00 GMT+01:00`, as they write it. */
const suHora = (momento: Date): string => momentoConHuso(momento).replace(/([+-]\d\d:\d\d)$/, ' GMT$1')

/** What is exported for good, line by line. */
const exportacion = ({ lineas, papel, fecha }: Declaracion) => ({
  lineItems: lineas.map(({ descripcion, taric, cantidad, valor, pesoGr }, i) => ({
    ...{ number: i + 1, description: principio(descripcion, DESCRIPCION), price: valor },
    quantity: { value: cantidad, unitOfMeasurement: 'PCS' },
    commodityCodes: [{ typeCode: 'outbound', value: taric }],
    ...{ exportReasonType: 'permanent', manufacturerCountry: ORIGEN },
    weight: { netValue: pesoGr / KILO, grossValue: pesoGr / KILO },
  })),
  invoice: { number: papel.slice(0, PAPEL), date: fecha },
  ...{ exportReason: 'Sale', shipmentType: 'commercial' },
})

/** By what number customs know the house: a Spanish EORI is its tax number. */
function registro({ nif }: Declaracion) {
  const suyo = nif.replace(/[\s-]/g, '').replace(/^ES/i, '')
  if (suyo === '') return {}
  return { registrationNumbers: [{ typeCode: 'EOR', number: `${ORIGEN}${suyo}`, issuerCountryCode: ORIGEN }] }
}

const peticion = (envio: PorEnviar, cuenta: string) => ({
  plannedShippingDateAndTime: suHora(envio.sale),
  pickup: { isRequested: false },
  productCode: envio.servicio,
  accounts: [{ typeCode: 'shipper', number: cuenta }],
  customerReferences: [{ typeCode: 'CU', value: envio.numero }],
  outputImageProperties: { encodingFormat: 'pdf', imageOptions: [{ typeCode: 'label' }] },
  customerDetails: {
    shipperDetails: {
      ...parte(envio.remitente),
      ...(envio.aduana ? registro(envio.aduana) : {}),
    },
    receiverDetails: parte(envio.destinatario),
  },
  content: {
    packages: envio.bultos.map(({ pesoGr, largo, ancho, alto }) => ({
      weight: pesoGr / KILO,
      dimensions: { length: largo, width: ancho, height: alto },
    })),
    ...(envio.aduana
      ? {
          ...{ isCustomsDeclarable: true, declaredValue: valorDeclarado(envio.aduana.lineas) },
          ...{ declaredValueCurrency: 'EUR', exportDeclaration: exportacion(envio.aduana) },
        }
      : { isCustomsDeclarable: false }),
    description: 'Garments',
    incoterm: 'DAP',
    unitOfMeasurement: 'metric',
  },
})

/** What is refused for what it says: the rest (who are you, too many, not now) is not about the shipment. */
const NO_VALE = [400, 404, 409, 422]
/** Answered before anything was looked at: nothing can have come of it. */
const SIN_EFECTO = [401, 403, 429]

function motivoDe(respuesta: Respuesta): string {
  const { title, detail, additionalDetails = [] } = leer(Fallo, respuesta)
  return [title, detail, ...additionalDetails].filter(Boolean).join(' · ').slice(0, 500) || `HTTP ${respuesta.status}`
}

function acuseDe(respuesta: Respuesta, bultos: number): Acuse {
  const { status } = respuesta
  if (NO_VALE.includes(status)) return { clase: 'rechazado', motivo: motivoDe(respuesta) }
  if (SIN_EFECTO.includes(status)) throw new SinSalir(`Answered ${status}.`)
  if (status !== 200 && status !== 201) throw new Error(`Answered ${status}.`)
  const { shipmentTrackingNumber: seguimiento, packages, documents } = leer(Hecho, respuesta)
  const etiqueta = documents.find(({ typeCode = 'label' }) => typeCode === 'label')
  return {
    clase: 'hecho',
    creado: {
      seguimiento,
      bultos: Array.from({ length: bultos }, (_, i) => packages[i]?.trackingNumber ?? seguimiento),
      etiqueta: etiqueta ? Buffer.from(etiqueta.content, 'base64') : null,
    },
  }
}

const ENTREGADO = new Set(['OK'])
const INCIDENCIA = new Set(['BA', 'BN', 'CA', 'CM', 'DD', 'MS', 'NH', 'OH', 'RD', 'RT', 'UD'])

function estadoDe(codigo: string): EstadoDeEnvio {
  if (ENTREGADO.has(codigo)) return 'entregado'
  return INCIDENCIA.has(codigo) ? 'incidencia' : 'transito'
}

function suceso({
  date,
  time,
  GMTOffset = '+00:00',
  typeCode,
  description,
  serviceArea,
}: z.output<typeof Paso>): Suceso[] {
  const ms = Date.parse(`${date}T${time}${GMTOffset}`)
  if (Number.isNaN(ms)) return []
  return [
    {
      momento: new Date(ms).toISOString(),
      lugar: principio(serviceArea[0]?.description ?? '', 120),
      codigo: typeCode.slice(0, 20),
      texto: principio(description, 300),
      estado: estadoDe(typeCode),
    },
  ]
}

/** DHL Express by its MyDHL API. They have no call that takes a shipment back: what is never handed over is not charged. */
export function mydhl(
  { MYDHL_URL }: Pick<Config, 'MYDHL_URL'>,
  suyas: Credenciales,
  timeout = TIMEOUT_MS,
): Transportista {
  const mandar = (carta: Carta) => pedir(MYDHL_URL, suyas, carta, timeout)
  return {
    crear: async (envio) =>
      acuseDe(
        await mandar({ method: 'POST', path: 'shipments', body: peticion(envio, suyas.cuenta) }),
        envio.bultos.length,
      ),
    buscar: async (numero, desde, hasta) => {
      const pregunta = new URLSearchParams({
        ...{ shipmentReference: numero, shipmentReferenceType: 'CU', shipperAccountNumber: suyas.cuenta },
        ...{ dateRangeFrom: desde, dateRangeTo: hasta, trackingView: 'shipment-details-only' },
      })
      const respuesta = await mandar({ method: 'GET', path: `tracking?${pregunta}` })
      if (respuesta.status === 404) return null
      if (respuesta.status !== 200) throw new Error(`Answered ${respuesta.status}.`)
      return leer(Seguidos, respuesta).shipments[0]?.shipmentTrackingNumber ?? null
    },
    anular: async () => {},
    seguir: async (seguimiento) => {
      const path = `shipments/${encodeURIComponent(seguimiento)}/tracking?trackingView=all-checkpoints`
      const respuesta = await mandar({ method: 'GET', path })
      if (respuesta.status === 404) return []
      if (respuesta.status !== 200) throw new Error(`Answered ${respuesta.status}.`)
      return leer(Seguidos, respuesta).shipments.flatMap(({ events }) => events.flatMap(suceso))
    },
    justificante: async (seguimiento) => {
      const path = `shipments/${encodeURIComponent(seguimiento)}/proof-of-delivery`
      const respuesta = await mandar({ method: 'GET', path })
      if (respuesta.status !== 200) return null
      const documento = leer(Papeles, respuesta).documents[0]
      return documento ? Buffer.from(documento.content, 'base64') : null
    },
  }
}
