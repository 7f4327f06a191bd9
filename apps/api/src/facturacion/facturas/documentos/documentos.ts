import { PDF } from '@telar/contract/kit/endpoint'
import { esRectificativa, esSimplificada } from '@telar/domain/facturacion/factura'
import { ReglaError } from '@telar/domain/regla'
import type { SQL } from 'drizzle-orm'
import { enviarCorreo } from '../../../casa/correo/enviar.ts'
import { refuseIfRecienEnviado } from '../../../casa/correo/recien.ts'
import { leerCorreo } from '../../../clientes/correo.ts'
import type { Db } from '../../../db/connection.ts'
import { certificado } from '../../../gateways/certificado.ts'
import type { Adjunto } from '../../../gateways/mail.ts'
import { mensaje } from '../../../i18n/mensaje.ts'
import type { FileResult } from '../../../kit/call.ts'
import { FieldsError, notFound } from '../../../kit/errors.ts'
import { qrDe } from '../../../kit/formats/qr.ts'
import type { House } from '../../../kit/house.ts'
import { factura as cartaDeFactura } from '../cartas.ts'
import { imprimirFacturas } from '../hoja.ts'
import { facturaeDe } from './facturae/facturae.ts'
import { type Documento, leerDocumentos } from './leer-documento.ts'
import { cotejoDe, hojaDeFactura } from './papel.ts'
import { ublDe } from './ubl/ubl.ts'

async function leerUno(db: Db, id: number, own: SQL | undefined): Promise<Documento> {
  const [documento] = await leerDocumentos(db, [id], own)
  if (!documento) throw notFound('Factura', id)
  return documento
}

/** `factura-A26-000123`, in the customer's language. */
function nombreDe({ factura: { id, numeroCompleto }, idioma }: Documento): string {
  const nombre = mensaje(idioma, 'papel.factura-fichero')
  return `${nombre}-${numeroCompleto?.replaceAll('/', '-') ?? `borrador-${id}`}`
}

/** Invoices on paper; one of them goes by its number. */
export async function facturasEnPapel(db: Db, ids: number[], own: SQL | undefined): Promise<FileResult> {
  const documentos = await leerDocumentos(db, ids, own)
  const [unico, ...otros] = documentos
  if (!unico) throw notFound('Factura', ids[0] ?? 0)
  const name = otros.length === 0 ? nombreDe(unico) : `${mensaje(unico.idioma, 'papel.facturas-fichero')}-${ids.length}`
  return { name: `${name}.pdf`, content: await imprimirFacturas(db, documentos.map(hojaDeFactura)) }
}

export async function facturaEnUbl(db: Db, id: number, own: SQL | undefined): Promise<FileResult> {
  const documento = await leerUno(db, id, own)
  if (esSimplificada(documento.factura.tipo)) throw new ReglaError('simplificada.sin-fichero')
  return { name: `${nombreDe(documento)}.xml`, content: ublDe(documento) }
}

/** The invoice as public buyers take it, signed by the company's certificate where the server has one. */
export async function facturaEnFacturae(
  db: Db,
  id: number,
  own: SQL | undefined,
  { config, reloj }: Pick<House, 'config' | 'reloj'>,
): Promise<FileResult> {
  const documento = await leerUno(db, id, own)
  const ahora = reloj()
  const suyo = await certificado(config, ahora)
  const content = facturaeDe(documento, suyo && { certificado: suyo, ahora })
  return { name: `${nombreDe(documento)}-facturae.${suyo ? 'xsig' : 'xml'}`, content }
}

/** The QR of an issued invoice, if records were sent when it was issued; a draft has none. */
export async function qrDeFactura(db: Db, id: number, own: SQL | undefined) {
  const documento = await leerUno(db, id, own)
  if (documento.factura.numeroCompleto === null) throw new ReglaError('factura.no-emitida')
  const direccion = cotejoDe(documento)
  return direccion === null ? null : { direccion, ...qrDe(direccion) }
}

/** The invoice as a mail carries it. */
export async function facturaAdjunta(db: Db, id: number): Promise<Adjunto> {
  const documento = await leerUno(db, id, undefined)
  return {
    nombre: `${nombreDe(documento)}.pdf`,
    tipo: PDF,
    contenido: await imprimirFacturas(db, [hojaDeFactura(documento)]),
  }
}

/** Puts the mail that carries an issued invoice into the outbox. */
export async function enviarFactura(
  db: Db,
  { config }: Pick<House, 'config'>,
  id: number,
  own: SQL | undefined,
  { para, texto, otraVez }: { para: string | null; texto: string; otraVez: boolean | null | undefined },
): Promise<string> {
  const { factura, cliente, idioma } = await leerUno(db, id, own)
  const { estado, tipo, numeroCompleto, total, vence } = factura
  if (estado !== 'emitida' || numeroCompleto === null) throw new ReglaError('factura.no-emitida')
  const direccion = para ?? cliente.email ?? (await leerCorreo(db, factura.clienteId))
  if (!direccion) throw new FieldsError({ para: ['factura.sin-correo'] })
  const documento = { para: direccion, plantilla: cartaDeFactura, adjunto: { clase: 'factura' as const, id } }
  await refuseIfRecienEnviado(db, documento, otraVez)
  const enlace = `${config.publicUrl}/factura/${id}`
  await enviarCorreo(db, {
    ...documento,
    idioma,
    datos: {
      ...{ nombre: cliente.razonSocial, numero: numeroCompleto, total, vence, mensaje: texto, enlace },
      rectificativa: esRectificativa(tipo),
    },
    sobre: [`facturas/${id}`, `clientes/${factura.clienteId}`],
  })
  return direccion
}
