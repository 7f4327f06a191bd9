import type { Fila } from '@telar/domain/casa/importar'
import { regimenDe } from '@telar/domain/clientes/regimen'
import { aCentimos } from '@telar/domain/dinero'
import { copiaDelCliente } from '@telar/domain/facturacion/emision'
import { esPrevia } from '@telar/domain/facturacion/factura'
import { debidoDe } from '@telar/domain/facturacion/previa'
import { comprobarDestinatario } from '@telar/domain/facturacion/simplificada'
import { abiertos, type Vencimiento, venceEl } from '@telar/domain/facturacion/vencimientos'
import { ejercicioDe } from '@telar/domain/fecha'
import { eq } from 'drizzle-orm'
import { campo, comoEstaba, type Descripcion, distinto, type Hecha } from '../../casa/importaciones/importable.ts'
import { fechaEn, numeroEn, textoEn } from '../../casa/importaciones/leer.ts'
import { clienteDeNombre, clienteLlamado, formaEn } from '../../clientes/clientes/importable.ts'
import type { Db } from '../../db/connection.ts'
import { facturasTable as f } from '../../db/schema/facturacion/facturas.ts'
import { reclamacionesTable as r } from '../../db/schema/facturacion/reclamaciones.ts'
import { conflict, FieldsError } from '../../kit/errors.ts'
import { removeRows } from '../../kit/rows/crud.ts'
import { saveVersion } from '../../kit/rows/version.ts'
import { type Cliente, paisEnLaUE } from '../../ventas/condiciones.ts'
import { bloquearFactura, FACTURA } from '../facturas/guardar.ts'
import type { Factura } from '../facturas/referencias.ts'

const CAMPOS = [
  campo('numero', ['Número de factura', 'Invoice number', 'Número da fatura', 'Número de factura'], {
    obligatorio: true,
    alias: ['numero', 'factura', 'documento', 'num', 'num factura', 'number', 'invoice'],
  }),
  campo(
    'cliente',
    [
      'Cliente (código, NIF o nombre)',
      'Customer (code, tax number or name)',
      'Cliente (código, NIF ou nome)',
      'Client (codi, NIF o nom)',
    ],
    {
      obligatorio: true,
      alias: ['codigo cliente', 'nif', 'cliente', 'customer', 'nif contacto', 'contacto', 'partner'],
    },
  ),
  campo('fecha', ['Fecha', 'Date', 'Data', 'Data'], {
    obligatorio: true,
    alias: ['fecha factura', 'invoice date', 'invoice bill date'],
  }),
  campo('vence', ['Vence', 'Due', 'Vence', 'Venç'], {
    alias: ['vencimiento', 'fecha vencimiento', 'fecha de vencimiento', 'due date', 'vencimento', 'venciment'],
  }),
  campo('pendiente', ['Pendiente', 'Owed', 'Pendente', 'Pendent'], {
    obligatorio: true,
    alias: ['saldo', 'importe pendiente', 'pendiente de cobro', 'amount due', 'balance', 'por cobrar'],
  }),
  campo('formaPago', ['Forma de pago', 'Payment', 'Forma de pagamento', 'Forma de pagament'], {
    alias: ['payment method'],
  }),
  campo('notas', ['Notas', 'Notes', 'Notas', 'Notes'], { alias: ['observaciones', 'concepto'] }),
]

const MAX_NUMERO = 40

/** Who owes it: by their code or tax number, or by their whole name if it is one customer's alone, as lists say it. */
async function deudorEn(db: Db, fila: Fila): Promise<Cliente> {
  const palabra = textoEn(fila, 'cliente')
  const cliente = (await clienteLlamado(db, palabra)) ?? (await clienteDeNombre(db, palabra))
  if (!cliente) throw new FieldsError({ cliente: ['importar.desconocido'] }, { valor: palabra })
  comprobarDestinatario('previa', cliente)
  return cliente
}

/** What the rows of one invoice say. */
async function leer(db: Db, filas: readonly Fila[], hoy: string) {
  const [fila = {}] = filas
  const numero = textoEn(fila, 'numero')
  if (numero.length > MAX_NUMERO) throw new FieldsError({ numero: ['field.too-long'] }, { max: MAX_NUMERO })
  const cliente = await deudorEn(db, fila)
  const fecha = fechaEn(fila, 'fecha')
  if (!fecha) throw new FieldsError({ fecha: ['field.required'] })
  if (fecha > hoy) throw new FieldsError({ fecha: ['factura.fecha-futura'] }, { hoy })
  const partes = filas.map((una) => ({ importe: numeroEn(una, 'pendiente') ?? 0, vence: fechaEn(una, 'vence') }))
  return {
    ...{ numero, cliente, partes, debido: debidoDe(partes, fecha, cliente), notas: fila.notas },
    ...{ fecha, ejercicio: ejercicioDe(fecha), formaPago: formaEn(fila) },
  }
}
type Leida = Awaited<ReturnType<typeof leer>>

/** What is here by that number; one that this house gave is not brought in. */
async function yaTraida(db: Db, numero: string): Promise<Factura | undefined> {
  const suyas = await db.select().from(f).where(eq(f.numeroCompleto, numero))
  const previa = suyas.find(({ tipo }) => esPrevia(tipo))
  if (!previa && suyas.length > 0) throw new FieldsError({ numero: ['previa.nuestra'] }, { numero })
  return previa
}

/** What an invoice says of its customer. */
async function delCliente(db: Db, cliente: Cliente) {
  const { direccionFiscal } = cliente
  const { regimen, motivo } = regimenDe(cliente, direccionFiscal, await paisEnLaUE(db, direccionFiscal.pais))
  return {
    ...{ clienteId: cliente.id, cliente: cliente.razonSocial, clienteCopia: copiaDelCliente(cliente) },
    ...{ direccionEnvio: direccionFiscal, regimenIva: regimen, regimenMotivo: motivo },
  }
}

const conSuVence = (debido: Leida['debido']) => ({ ...debido, vence: venceEl(debido.vencimientos, 0) })

async function crear(db: Db, { numero, cliente, debido, fecha, ejercicio, ...dicha }: Leida): Promise<Hecha> {
  const { diasPago, diasFijos, mesesSinPago } = cliente
  const [nueva] = await db
    .insert(f)
    .values({
      ...{ tipo: 'previa', estado: 'emitida', serie: '', ejercicio, numeroCompleto: numero, fecha },
      ...{ ...(await delCliente(db, cliente)), ...conSuVence(debido), diasPago, diasFijos, mesesSinPago },
      ...{ formaPago: dicha.formaPago ?? cliente.formaPago, notas: dicha.notas ?? '' },
    })
    .returning({ id: f.id })
  return { accion: 'crear', registro: nueva?.id ?? null }
}

const dias = (partes: readonly Vencimiento[]) =>
  partes.map(({ fecha, importe }) => `${fecha} ${aCentimos(importe)}`).join()

/** Whether a sheet says what is owed as it stands; a row alone tells of the next due date. */
function mismoDebido({ vencimientos, cobrado, vence, pendiente }: Factura, { partes, debido }: Leida): boolean {
  if (aCentimos(debido.total) !== aCentimos(pendiente)) return false
  const [una, otra] = partes
  if (!otra) return una?.vence === undefined || una.vence === vence
  return dias(abiertos(vencimientos, cobrado)) === dias(debido.vencimientos)
}

async function cambiar(db: Db, actual: Factura, leida: Leida): Promise<Hecha> {
  const { numero, cliente, debido, fecha, ejercicio, formaPago, notas } = leida
  const cambio = distinto(actual, {
    ...{ fecha, ejercicio, formaPago, notas },
    ...(actual.clienteId === cliente.id ? {} : await delCliente(db, cliente)),
    ...(mismoDebido(actual, leida) ? {} : conSuVence(debido)),
  })
  if (!cambio) return { accion: 'igual', registro: actual.id }
  if (actual.cobrado !== 0) throw new FieldsError({ numero: ['previa.cobrada'] }, { numero })
  await saveVersion(db, FACTURA, actual.id, actual.version, cambio)
  const antes = { cambio: comoEstaba(actual, cambio), version: actual.version + 1 }
  return { accion: 'cambiar', registro: actual.id, antes }
}

/** What another program left to be collected, by its invoice's number; of several rows each is a due date. */
export const importarPrevias: Descripcion = {
  que: 'previas',
  campos: CAMPOS,
  etiqueta: ({ numero = '' }) => numero,
  junta: ({ numero = '' }) => numero,
  campoDe: { clienteId: 'cliente' },
  async escribir(db, filas, { hoy }) {
    const leida = await leer(db, filas, hoy)
    const actual = await yaTraida(db, leida.numero)
    return actual ? cambiar(db, actual, leida) : crear(db, leida)
  },
  async deshacer(db, { accion, registro, antes, etiqueta }, { idioma }) {
    const id = registro ?? 0
    if (accion !== 'crear') {
      const { cambio, version } = antes as { cambio: object; version: number }
      await saveVersion(db, FACTURA, id, version, cambio)
      return
    }
    const { cobrado } = await bloquearFactura(db, id, eq(f.tipo, 'previa'))
    if (cobrado !== 0) throw conflict('previa.cobrada', { numero: etiqueta })
    // Letters that were written of it stay among the mails.
    await db.delete(r).where(eq(r.facturaId, id))
    await removeRows(db, { table: f, entity: 'Factura', label: f.numeroCompleto }, [id], idioma)
  },
}
