import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Alta } from '@telar/domain/facturacion/verifactu/verifactu'
import { desglosar } from '@telar/domain/facturacion/verifactu/verifactu'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AgenciaDePrueba, agenciaDePrueba } from '../../testing/aeat.ts'
import { erroresDeRespuesta } from '../../testing/xsd.ts'
import { aeat } from './aeat.ts'
import { huellaDe } from './huella.ts'
import { remesaXml, sobre } from './xml.ts'

const alta = (numSerie: string, datos: Partial<Alta> = {}): Alta => ({
  clase: 'alta',
  factura: { nif: 'B12345674', numSerie, fecha: '15-11-2026' },
  anterior: null,
  sistema: { nombreRazon: 'Telar', nif: 'B12345674', nombre: 'Telar', id: 'TL', version: '1', instalacion: '1' },
  generado: '2026-11-15T10:20:30+01:00',
  emisor: 'Telar',
  subsanacion: false,
  rechazoPrevio: null,
  tipo: 'F1',
  tipoRectificativa: null,
  rectificadas: [],
  importeRectificacion: null,
  fechaOperacion: null,
  descripcion: 'Venta',
  destinatario: { nombre: 'Tienda', nif: 'B12345674' },
  desglose: desglosar(1, [{ iva: 21, re: 0, base: 100, cuotaIva: 21, cuotaRe: 0 }]),
  cuotaTotal: '21.00',
  importeTotal: '121.00',
  ...datos,
})
const carta = (...registros: Alta[]) =>
  sobre(
    remesaXml(
      { nombreRazon: 'Telar', nif: 'B12345674' },
      registros.map((registro) => ({ registro, huella: huellaDe(registro) })),
    ),
  )

let agencia: AgenciaDePrueba
beforeAll(async () => {
  agencia = await agenciaDePrueba()
  agencia.estricta = true
})
beforeEach(() => {
  agencia.recibidos = []
  agencia.humores = []
})
afterAll(() => agencia.close())
const suya = () => ({ VERIFACTU_URL: agencia.url, VERIFACTU_CERT: undefined, VERIFACTU_CERT_PASSWORD: undefined })
const enviar = (...registros: Alta[]) => aeat(suya())('test', carta(...registros))

test('what it says of each record, and how long to wait', async () => {
  agencia.espera = 120
  agencia.juzgar = (numSerie) =>
    numSerie === 'A26/2'
      ? { estado: 'AceptadoConErrores', codigo: 2004, descripcion: 'El <NIF> no está & no existe' }
      : numSerie === 'A26/3'
        ? { estado: 'Incorrecto', codigo: 1239, descripcion: 'Destinatario' }
        : { estado: 'Correcto' }
  expect(await enviar(alta('A26/1'), alta('A26/2'), alta('A26/3'))).toEqual({
    clase: 'respuesta',
    csv: 'A-PRUEBA12345678',
    espera: 120,
    lineas: [
      { numSerie: 'A26/1', operacion: 'Alta', estado: 'Correcto', codigo: null, descripcion: null },
      {
        numSerie: 'A26/2',
        operacion: 'Alta',
        estado: 'AceptadoConErrores',
        codigo: 2004,
        descripcion: 'El <NIF> no está & no existe',
      },
      { numSerie: 'A26/3', operacion: 'Alta', estado: 'Incorrecto', codigo: 1239, descripcion: 'Destinatario' },
    ],
  })
})

test('a record whose first answer was lost counts by what was said then', async () => {
  agencia.juzgar = () => ({ estado: 'Correcto' })
  agencia.humores = ['calla']
  agencia.estricta = false
  await expect(aeat(suya(), 300)('test', carta(alta('A26/1')))).rejects.toThrow(/aborted|timeout/i)
  agencia.estricta = true
  expect(await enviar(alta('A26/1'))).toMatchObject({
    lineas: [{ numSerie: 'A26/1', estado: 'Correcto', codigo: null }],
  })
  expect(agencia.recibidos).toHaveLength(1)
})

test('a refusal of the whole consignment is told from a record that is wrong', async () => {
  agencia.humores = ['rechaza']
  expect(await enviar(alta('A26/1'))).toMatchObject({ clase: 'rechazo', codigo: 4112 })
  expect(await enviar(alta('A26/1', { importeTotal: 'mucho' }))).toMatchObject({ clase: 'rechazo', codigo: 4102 })
})

test('something that is no answer, or nobody there', async () => {
  agencia.humores = ['basura']
  await expect(enviar(alta('A26/1'))).rejects.toThrow('answered 200')
  const nadie = { VERIFACTU_URL: 'http://127.0.0.1:1/', VERIFACTU_CERT: undefined, VERIFACTU_CERT_PASSWORD: undefined }
  await expect(aeat(nadie)('real', carta(alta('A26/1')))).rejects.toThrow('ECONNREFUSED')
  const sin = { VERIFACTU_URL: undefined, VERIFACTU_CERT: undefined, VERIFACTU_CERT_PASSWORD: undefined }
  await expect(aeat(sin)('real', '')).rejects.toThrow('verifactu.sin-certificado')
  await expect(aeat({ ...sin, VERIFACTU_CERT: '/nowhere.p12' })('real', '')).rejects.toThrow('verifactu.certificado')
})

test('the stand-in answers by the agency’s schema', async () => {
  agencia.juzgar = () => ({ estado: 'Incorrecto', codigo: 1100, descripcion: 'Valor o tipo incorrecto' })
  const raw = await fetch(agencia.url, { method: 'POST', body: carta(alta('A26/1')) })
  const respuesta = /<tikR:RespuestaReg[\s\S]*<\/tikR:RespuestaRegFactuSistemaFacturacion>/.exec(await raw.text())?.[0]
  expect(await erroresDeRespuesta(respuesta ?? '')).toEqual([])
})

const sinOpenssl = spawnSync('openssl', ['version']).status !== 0

test.skipIf(sinOpenssl)('the company’s certificate is shown to a server that asks for it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'telar-cert-'))
  const at = (name: string) => join(folder, name)
  const openssl = (...args: string[]) => execFileSync('openssl', args, { stdio: 'ignore' })
  openssl(
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=127.0.0.1'],
    ...['-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', at('key.pem'), '-out', at('cert.pem')],
  )
  openssl(
    'pkcs12',
    '-export',
    '-inkey',
    at('key.pem'),
    '-in',
    at('cert.pem'),
    '-passout',
    'pass:x',
    '-out',
    at('c.p12'),
  )
  const [key, cert] = [await readFile(at('key.pem')), await readFile(at('cert.pem'))]
  let seen = ''
  const server = createServer({ key, cert, ca: cert, requestCert: true }, (request, reply) => {
    const { socket } = request
    seen = 'getPeerCertificate' in socket ? String((socket as never as { authorized: boolean }).authorized) : ''
    reply.end('no')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `https://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const before = process.env.NODE_TLS_REJECT_UNAUTHORIZED
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'
  try {
    const config = { VERIFACTU_URL: url, VERIFACTU_CERT: at('c.p12'), VERIFACTU_CERT_PASSWORD: 'x' }
    await expect(aeat(config)('real', carta(alta('A26/1')))).rejects.toThrow('answered 200')
    expect(seen).toBe('true')
  } finally {
    if (before === undefined) delete process.env.NODE_TLS_REJECT_UNAUTHORIZED
    else process.env.NODE_TLS_REJECT_UNAUTHORIZED = before
    server.closeAllConnections()
    server.close()
    await rm(folder, { recursive: true, force: true })
  }
})
