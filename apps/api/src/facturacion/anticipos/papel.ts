import { eq, type SQL } from 'drizzle-orm'
import { logoEnPapel } from '../../casa/appsettings/logo.ts'
import { leerCasa } from '../../casa/correo/enviar.ts'
import { lugarDeLaCasa, lugarEscrito } from '../../casa/papeles/lugar.ts'
import type { Db } from '../../db/connection.ts'
import { clientesTable as k } from '../../db/schema/clientes/clientes.ts'
import type { ClaveMensaje } from '../../i18n/es.ts'
import { fechaEscrita, importeEscrito, mensaje } from '../../i18n/mensaje.ts'
import type { FileResult } from '../../kit/call.ts'
import { notFound } from '../../kit/errors.ts'
import { imprimir } from '../../pdf/imprenta.ts'
import { verAnticipo } from './queries.ts'

const PLANTILLA = new URL('./anticipo.typ', import.meta.url)

/** The receipt on paper: who paid how much, when and what for, and that it is no invoice. */
export async function anticipoEnPapel(db: Db, id: number, suyos: SQL | undefined): Promise<FileResult> {
  const recibo = await verAnticipo(db, id, suyos)
  const [cliente] = await db.select().from(k).where(eq(k.id, recibo.clienteId))
  if (!cliente) throw notFound('Cliente', recibo.clienteId)
  const casa = await leerCasa(db)
  const { idioma } = cliente
  const di = (clave: ClaveMensaje, params = {}) => mensaje(idioma, clave, params)
  const filas: [string, string][] = [
    [di('papel.fecha'), fechaEscrita(idioma, recibo.fecha)],
    [di('anticipo.medio'), di(`anticipo.medio-${recibo.medio}`)],
    [di('papel.concepto'), recibo.concepto || di('anticipo.concepto')],
    [di('anticipo.referencia'), recibo.referencia],
  ]
  const hoja = {
    ...{ idioma, dia: recibo.fecha, marca: casa.marca, titulo: di('anticipo.titulo', { numero: recibo.numero }) },
    casa: [
      casa.razonSocial,
      di('papel.nif', { nif: casa.nif }),
      ...lugarDeLaCasa(idioma, casa, cliente.direccionFiscal.pais),
    ].filter((parte) => parte.trim() !== ''),
    cliente: [
      cliente.razonSocial,
      di('papel.nif', { nif: cliente.nifIva ?? cliente.nif }),
      ...lugarEscrito(idioma, { ...cliente.direccionFiscal, nombre: '' }),
    ],
    filas: filas.filter(([, valor]) => valor !== ''),
    anulado: recibo.estado === 'anulado' ? di('anticipo.anulado') : '',
    importe: importeEscrito(idioma, recibo.importe),
    rotulos: { cliente: di('papel.cliente'), importe: di('anticipo.recibido') },
    aviso: di('anticipo.no-es-factura'),
  }
  const name = `${di('anticipo.fichero')}-${recibo.numero.replaceAll('/', '-')}.pdf`
  return { name, content: await imprimir(PLANTILLA, hoja, await logoEnPapel(db)) }
}
