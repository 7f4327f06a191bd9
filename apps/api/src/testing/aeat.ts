import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { EstadoDeRespuesta } from '../facturacion/verifactu/respuesta.ts'
import { escapar } from '../kit/formats/xml.ts'
import { erroresDeRemesa } from './xsd.ts'

const BASE = 'https://www2.agenciatributaria.gob.es/static_files/common/internet/dep/aplicaciones/es/aeat/tike/cont/ws'

interface Juicio {
  estado: EstadoDeRespuesta
  codigo?: number
  descripcion?: string
}

interface Recibido extends Juicio {
  numSerie: string
  operacion: 'Alta' | 'Anulacion'
  subsanacion: boolean
}

/** How it answers a consignment: as it should, never, by hanging up (both keep it all the same), by refusing it, with rubbish. */
type Humor = 'responde' | 'calla' | 'corta' | 'rechaza' | 'basura'

export interface AgenciaDePrueba {
  url: string
  /** What has arrived, record by record, as a real agency would keep it. */
  recibidos: Recibido[]
  /** How many records each consignment had. */
  remesas: number[]
  /** Whether each was said to come late through a mishap. */
  incidencias: boolean[]
  /** What it thinks of a record. */
  juzgar: (numSerie: string, operacion: Recibido['operacion']) => Juicio
  /** Humours of the next consignments; when they are used up it answers as it should. */
  humores: Humor[]
  /** Seconds to wait before the next consignment. */
  espera: number
  /** Milliseconds that it takes over each. */
  demora: number
  /** The most that it ever had before it at once. */
  juntas: number
  /** Reads with the agency's schemas, as the real one does. That takes a while. */
  estricta: boolean
  close(): Promise<void>
}

const uno = (xml: string, nombre: string) => new RegExp(`<sf:${nombre}>([^<]*)<`).exec(xml)?.[1] ?? ''

function leer(registro: string) {
  const anulada = registro.includes('<sf:RegistroAnulacion>')
  const sufijo = anulada ? 'Anulada' : ''
  return {
    operacion: anulada ? ('Anulacion' as const) : ('Alta' as const),
    nif: uno(registro, `IDEmisorFactura${sufijo}`),
    numSerie: uno(registro, `NumSerieFactura${sufijo}`),
    fecha: uno(registro, `FechaExpedicionFactura${sufijo}`),
    subsanacion: uno(registro, 'Subsanacion') === 'S',
  }
}

const errores = ({ codigo, descripcion }: Juicio) =>
  codigo === undefined
    ? ''
    : `<tikR:CodigoErrorRegistro>${codigo}</tikR:CodigoErrorRegistro><tikR:DescripcionErrorRegistro>${escapar(descripcion ?? '')}</tikR:DescripcionErrorRegistro>`

const REPETIDO: Juicio = { estado: 'Incorrecto', codigo: 3000, descripcion: 'Registro de facturación duplicado.' }
const duplicado = ({ estado }: Recibido) =>
  `<tikR:RegistroDuplicado><tik:IdPeticionRegistroDuplicado>1</tik:IdPeticionRegistroDuplicado><tik:EstadoRegistroDuplicado>${estado === 'Correcto' ? 'Correcta' : 'AceptadaConErrores'}</tik:EstadoRegistroDuplicado></tikR:RegistroDuplicado>`

const fallo = (texto: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><env:Envelope xmlns:env="http://schemas.xmlsoap.org/soap/envelope/"><env:Body><env:Fault><faultcode>env:Client</faultcode><faultstring>${escapar(texto)}</faultstring></env:Fault></env:Body></env:Envelope>`

/** The agency's service, as far as a company's program can see it. */
export async function agenciaDePrueba(): Promise<AgenciaDePrueba> {
  const agencia: AgenciaDePrueba = {
    url: '',
    recibidos: [],
    remesas: [],
    incidencias: [],
    juzgar: () => ({ estado: 'Correcto' }),
    humores: [],
    espera: 0,
    demora: 0,
    juntas: 0,
    estricta: false,
    close: async () => {},
  }

  function responder(remesa: string): string {
    const lineas = remesa
      .split('<lr:RegistroFactura>')
      .slice(1)
      .map((registro) => {
        const { operacion, nif, numSerie, fecha, subsanacion } = leer(registro)
        const previo = agencia.recibidos.find(
          (otro) =>
            otro.numSerie === numSerie && otro.operacion === operacion && otro.estado !== 'Incorrecto' && !subsanacion,
        )
        const juicio = previo ? REPETIDO : agencia.juzgar(numSerie, operacion)
        if (!previo) agencia.recibidos.push({ numSerie, operacion, subsanacion, ...juicio })
        return `<tikR:RespuestaLinea><tikR:IDFactura><tik:IDEmisorFactura>${nif}</tik:IDEmisorFactura><tik:NumSerieFactura>${numSerie}</tik:NumSerieFactura><tik:FechaExpedicionFactura>${fecha}</tik:FechaExpedicionFactura></tikR:IDFactura><tikR:Operacion><tik:TipoOperacion>${operacion}</tik:TipoOperacion></tikR:Operacion><tikR:EstadoRegistro>${juicio.estado}</tikR:EstadoRegistro>${errores(juicio)}${previo ? duplicado(previo) : ''}</tikR:RespuestaLinea>`
      })
    const obligado = /<lr:Cabecera>(.*?)<\/lr:Cabecera>/.exec(remesa)?.[1]?.replaceAll('sf:', 'tik:') ?? ''
    const malas = lineas.filter((linea) => linea.includes('>Incorrecto<')).length
    const estado = malas === 0 ? 'Correcto' : malas === lineas.length ? 'Incorrecto' : 'ParcialmenteCorrecto'
    return `<tikR:RespuestaRegFactuSistemaFacturacion xmlns:tikR="${BASE}/RespuestaSuministro.xsd" xmlns:tik="${BASE}/SuministroInformacion.xsd">${malas < lineas.length ? '<tikR:CSV>A-PRUEBA12345678</tikR:CSV>' : ''}<tikR:Cabecera>${obligado}</tikR:Cabecera><tikR:TiempoEsperaEnvio>${agencia.espera}</tikR:TiempoEsperaEnvio><tikR:EstadoEnvio>${estado}</tikR:EstadoEnvio>${lineas.join('')}</tikR:RespuestaRegFactuSistemaFacturacion>`
  }

  async function atender(sobre: string, reply: ServerResponse): Promise<void> {
    const xml = (status: number, body: string) => reply.writeHead(status, { 'content-type': 'text/xml' }).end(body)
    const humor = agencia.humores.shift() ?? 'responde'
    if (humor === 'basura') return void reply.writeHead(200, { 'content-type': 'text/html' }).end('<html>503</html>')
    if (humor === 'rechaza') return void xml(500, fallo('Codigo[4112].El titular del certificado no es el obligado.'))
    const remesa = /<soapenv:Body>([\s\S]*)<\/soapenv:Body>/.exec(sobre)?.[1] ?? ''
    agencia.incidencias.push(uno(remesa, 'Incidencia') === 'S')
    agencia.remesas.push(remesa.split('<lr:RegistroFactura>').length - 1)
    const [error] = agencia.estricta ? await erroresDeRemesa(remesa) : []
    if (error) return void xml(500, fallo(`Codigo[4102].El XML no cumple el esquema. ${error}`))
    const respuesta = responder(remesa)
    if (agencia.demora > 0) await sleep(agencia.demora)
    if (humor === 'calla') return
    if (humor === 'corta') return void reply.destroy()
    xml(
      200,
      `<?xml version="1.0" encoding="UTF-8"?><env:Envelope xmlns:env="http://schemas.xmlsoap.org/soap/envelope/"><env:Header/><env:Body Id="Body">${respuesta}</env:Body></env:Envelope>`,
    )
  }

  let enCurso = 0
  const server = createServer((request, reply) => {
    const parts: Buffer[] = []
    enCurso += 1
    agencia.juntas = Math.max(agencia.juntas, enCurso)
    reply.once('close', () => {
      enCurso -= 1
    })
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => void atender(Buffer.concat(parts).toString('utf8'), reply))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  agencia.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/VerifactuSOAP`
  agencia.close = async () => {
    server.closeAllConnections()
    server.close()
  }
  return agencia
}
