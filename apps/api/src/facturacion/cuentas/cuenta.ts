import { ibanEscrito } from '@telar/domain/casa/cuenta'
import { apuntesDe, cuentaDe } from '@telar/domain/facturacion/cuenta'
import { ejercicioDe } from '@telar/domain/fecha'
import { and, eq, ne, type SQL } from 'drizzle-orm'
import { leerCasa } from '../../casa/correo/enviar.ts'
import { lugarDeLaCasa, lugarEscrito } from '../../casa/papeles/lugar.ts'
import type { Db } from '../../db/connection.ts'
import { clientesTable as k } from '../../db/schema/clientes/clientes.ts'
import { anticiposTable as a } from '../../db/schema/facturacion/anticipos.ts'
import { cobrosTable as c, facturasTable as f } from '../../db/schema/facturacion/facturas.ts'
import type { ClaveMensaje } from '../../i18n/es.ts'
import { fechaEscrita, importeEscrito, mensaje } from '../../i18n/mensaje.ts'
import { notFound } from '../../kit/errors.ts'
import { comprobarPeriodo } from '../alcance.ts'

export interface Periodo {
  desde: string
  hasta: string
}

/** The days that were asked for; the year up to today where none were. */
export function periodoDe(pedido: { desde?: string | null; hasta?: string | null }, hoy: string): Periodo {
  const hasta = pedido.hasta ?? hoy
  const periodo = { hasta, desde: pedido.desde ?? `${ejercicioDe(hasta)}-01-01` }
  comprobarPeriodo(periodo)
  return periodo
}

/** A customer's account in a period, as their invoices and payments tell it. */
export async function leerCuenta(db: Db, clienteId: number, periodo: Periodo, suyos: SQL | undefined) {
  const [cliente] = await db
    .select()
    .from(k)
    .where(and(eq(k.id, clienteId), suyos))
  if (!cliente) throw notFound('Cliente', clienteId)
  const suyas = and(eq(f.clienteId, clienteId), eq(f.estado, 'emitida'))
  const facturas = await db.select({ numero: f.numeroCompleto, fecha: f.fecha, total: f.total }).from(f).where(suyas)
  const cobros = await db
    .select({ numero: f.numeroCompleto, fecha: c.fecha, importe: c.importe, medio: c.medio, impagado: c.fechaImpagado })
    .from(c)
    .innerJoin(f, eq(f.id, c.facturaId))
    .where(and(suyas, ne(c.medio, 'anticipo')))
  const anticipos = await db
    .select({
      ...{ numero: a.numero, fecha: a.fecha, importe: a.importe },
      ...{ devuelto: a.devuelto, fechaDevuelto: a.fechaDevuelto },
    })
    .from(a)
    .where(and(eq(a.clienteId, clienteId), eq(a.anulado, false)))
  const apuntes = apuntesDe(
    facturas.map(({ numero, ...factura }) => ({ ...factura, numero: numero ?? '' })),
    cobros.map(({ numero, fecha, importe, medio, impagado }) => ({
      ...{ numero: numero ?? '', fecha, importe, fechaImpagado: impagado, compensacion: medio === 'compensacion' },
    })),
    anticipos,
  )
  return { cliente, ...cuentaDe(apuntes, periodo) }
}

type Cuenta = Awaited<ReturnType<typeof leerCuenta>>

const CABECERAS: readonly ClaveMensaje[] = [
  'papel.fecha',
  'papel.concepto',
  'cuenta.debe',
  'cuenta.haber',
  'cuenta.saldo',
]

/** What the paper says, in words and figures. */
export async function hojaDeCuenta(db: Db, { cliente, inicial, lineas, saldo }: Cuenta, { desde, hasta }: Periodo) {
  const casa = await leerCasa(db)
  const { idioma } = cliente
  const di = (clave: ClaveMensaje, params = {}) => mensaje(idioma, clave, params)
  const euros = (importe: number) => importeEscrito(idioma, importe)
  const lugar = lugarEscrito(cliente.idioma, { ...cliente.direccionFiscal, nombre: '' })
  return {
    ...{ idioma, dia: hasta, marca: casa.marca, titulo: di('cuenta.titulo') },
    periodo: di('cuenta.periodo', { desde: fechaEscrita(idioma, desde), hasta: fechaEscrita(idioma, hasta) }),
    casa: [
      casa.razonSocial,
      di('papel.nif', { nif: casa.nif }),
      ...lugarDeLaCasa(idioma, casa, cliente.direccionFiscal.pais),
    ].filter((parte) => parte.trim() !== ''),
    cliente: [cliente.razonSocial, di('papel.nif', { nif: cliente.nif }), ...lugar],
    cabeceras: CABECERAS.map((clave) => di(clave)),
    inicial: euros(inicial),
    filas: lineas.map(({ fecha, que, numero, importe, saldo: despues }) => [
      fechaEscrita(idioma, fecha),
      di(`cuenta.${que}`, { numero }),
      importe >= 0 ? euros(importe) : '',
      importe < 0 ? euros(-importe) : '',
      euros(despues),
    ]),
    saldo: euros(saldo),
    cuenta: casa.iban !== '' && saldo > 0 ? di('cuenta.pagar', { iban: ibanEscrito(casa.iban) }) : '',
    rotulos: {
      cliente: di('papel.cliente'),
      inicial: di('cuenta.inicial'),
      saldo: di('cuenta.saldo-a', { fecha: fechaEscrita(idioma, hasta) }),
    },
    pie: di('cuenta.pie'),
  }
}
