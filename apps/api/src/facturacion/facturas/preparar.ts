import type { FacturaInput } from '@telar/contract/facturacion/entrada'
import type { TiposDeIva } from '@telar/domain/casa/ajustes'
import type { Direccion } from '@telar/domain/casa/direccion'
import {
  GENERAL,
  type MotivoDeRegimen,
  paramsDeRegimen,
  RECARGO,
  type Regimen,
  regimenDe,
} from '@telar/domain/clientes/regimen'
import { aEuros, redondearA, sumarEuros } from '@telar/domain/dinero'
import { comisionDe } from '@telar/domain/facturacion/comision'
import { serieDe } from '@telar/domain/facturacion/factura'
import { vencimientosDe } from '@telar/domain/facturacion/vencimientos'
import { ejercicioDe } from '@telar/domain/fecha'
import { importeDeLinea, type Totales, tiposDe, tiposVigentes, totales } from '@telar/domain/ventas/totales'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { comercialesTable } from '../../db/schema/clientes/clientes.ts'
import type { facturaLineasTable, facturasTable } from '../../db/schema/facturacion/facturas.ts'
import { FieldsError } from '../../kit/errors.ts'
import { ajustesDeVenta, type Cliente, direccionesDe, paisEnLaUE } from '../../ventas/condiciones.ts'
import { leerCatalogo, nombrar } from './catalogo.ts'
import { comprobarAnticipos, type Factura, pedidosDe, rectificadasDe } from './referencias.ts'

/** A regime decided by hand, and why. */
export interface Forzado {
  regimenForzado: Regimen | null
  regimenRazon: string
  /** It was stored: a rate that is no longer in force gives way to the general one. */
  guardada?: boolean
}
const NADIE: Forzado = { regimenForzado: null, regimenRazon: '' }

type Pedida = FacturaInput['lineas'][number]
/** What was typed, once it has its day. */
export type Fechada = FacturaInput & { fecha: string }
/** Without a day, today's. */
export const fechada = (entrada: FacturaInput, hoy: string): Fechada => ({ ...entrada, fecha: entrada.fecha ?? hoy })

const DECIMALES_DE_PRECIO = 4

type Fila = Omit<typeof facturasTable.$inferInsert, 'id' | 'version'>
export type LineaPreparada = Omit<typeof facturaLineasTable.$inferInsert, 'facturaId' | 'id'>

interface Tipos {
  iva: number
  re: number
}

/** An invoice ready to be kept: its row, its lines and what it amounts to. */
export interface Preparada {
  cliente: Cliente
  fila: Fila & { fecha: string; direccionEnvio: Direccion; total: number; serie: string; ejercicio: number }
  lineas: LineaPreparada[]
  importes: Totales
  /** The rates that a line can have, the usual one first. */
  tipos: Tipos[]
}

interface Resuelto {
  regimenIva: Regimen
  regimenMotivo: MotivoDeRegimen
  regimenParams: Record<string, string>
}

/** The regime: of a correction, the corrected invoice's; otherwise decided by hand, or by where the goods go. */
async function resolver(
  db: Db,
  cliente: Cliente,
  entrega: Direccion,
  { regimenForzado, regimenRazon }: Forzado,
  rectificada: Factura | undefined,
): Promise<Resuelto> {
  if (rectificada) {
    const { regimenIva, regimenMotivo, regimenParams } = rectificada
    return { regimenIva, regimenMotivo, regimenParams }
  }
  if (regimenForzado)
    return { regimenIva: regimenForzado, regimenMotivo: 'forzado', regimenParams: { razon: regimenRazon } }
  const { regimen, motivo } = regimenDe(cliente, entrega, await paisEnLaUE(db, entrega.pais))
  return { regimenIva: regimen, regimenMotivo: motivo, regimenParams: paramsDeRegimen(motivo, cliente) }
}

/** The rates of a line: exempt ones none, otherwise the general rate or another that is in force. */
function tiposDeLinea(
  { iva }: Pedida,
  i: number,
  {
    regimen,
    vigentes,
    general,
    guardada,
  }: { regimen: Regimen; vigentes: TiposDeIva[]; general: Tipos; guardada: boolean },
): Tipos {
  if (regimen !== GENERAL && regimen !== RECARGO) return { iva: 0, re: 0 }
  if (iva === null || iva === general.iva) return general
  const otro = vigentes.find((uno) => uno.iva === iva)
  if (!otro && guardada) return general
  if (!otro) throw new FieldsError({ [`lineas.${i}.iva`]: ['factura.tipo-iva'] })
  return { iva, re: regimen === RECARGO ? otro.re : 0 }
}

/** Under an exempt regime there is nothing to choose. */
function ofrecidos({ regimen, vigentes, general }: { regimen: Regimen; vigentes: TiposDeIva[]; general: Tipos }) {
  if (regimen !== GENERAL && regimen !== RECARGO) return [general]
  const otros = vigentes.filter(({ iva }) => iva !== general.iva)
  return [general, ...otros.map(({ iva, re }) => ({ iva, re: regimen === RECARGO ? re : 0 }))]
}

async function prepararLineas(
  db: Db,
  pedidas: readonly Pedida[],
  cliente: Cliente,
  tipos: (linea: Pedida, i: number) => Tipos,
): Promise<LineaPreparada[]> {
  const catalogo = await leerCatalogo(db, pedidas)
  return pedidas.map((linea, orden) => {
    const { modeloId, colorId, pedidoLineaId, anticipoId, dto, comision } = linea
    const tallasCantidades = linea.tallasCantidades.filter(({ cantidad }) => cantidad !== 0)
    const cantidad =
      linea.tallasCantidades.length > 0 ? tallasCantidades.reduce((n, una) => n + una.cantidad, 0) : linea.cantidad
    const { descripcion, precio: escrito } = nombrar(linea, orden, catalogo, cliente.idioma)
    const precio = redondearA(escrito, DECIMALES_DE_PRECIO)
    return {
      ...{ orden, modeloId, colorId, pedidoLineaId, anticipoId, descripcion, tallasCantidades, cantidad, precio, dto },
      ...{ comision, ...tipos(linea, orden) },
      importe: aEuros(importeDeLinea({ cantidad, precio, dto })),
    }
  })
}

async function comisionDelComercial(db: Db, id: number | null): Promise<number> {
  if (id === null) return 0
  const { comision } = comercialesTable
  const [comercial] = await db.select({ comision }).from(comercialesTable).where(eq(comercialesTable.id, id))
  if (!comercial) throw new FieldsError({ comercialId: ['error.missing-reference'] })
  return comercial.comision
}

const comoVenta = ({ cantidad, precio, dto, iva, re, anticipoId, comision }: LineaPreparada) => ({
  ...{ cantidad, precio, dto: dto ?? 0, iva, re: re ?? 0, comision: comision ?? null },
  neta: anticipoId != null,
})

/** What an invoice that replaces others adds to their commission. */
const sinLaSustituida = (comision: number, sustituidas: readonly Factura[]): number =>
  sumarEuros([comision, ...sustituidas.map(({ comisionTotal }) => -comisionTotal)])

/** What an invoice is: everything the house decides, out of what was typed. Nothing is written. */
export async function prepararFactura(
  db: Db,
  entrada: Fechada,
  cliente: Cliente,
  { guardada = false, ...forzado }: Forzado = NADIE,
): Promise<Preparada> {
  const { tipo, anticipo, fecha, fechaOperacion, portes, comision, referenciaCliente, notas, pruebaTransporte } =
    entrada
  const direccionEnvio = entrada.direccionEnvio ?? (direccionesDe(cliente)[0] as Direccion)
  const rectificadas = await rectificadasDe(db, entrada, cliente.id)
  await comprobarAnticipos(db, entrada.lineas, cliente.id)
  const { impuestos, series } = await ajustesDeVenta(db)
  const regimen = await resolver(db, cliente, direccionEnvio, forzado, rectificadas[0])
  const devengo = rectificadas[0]?.fechaOperacion ?? rectificadas[0]?.fecha ?? fechaOperacion ?? fecha
  const general = tiposDe(impuestos, devengo, regimen.regimenIva)
  const tipos = { regimen: regimen.regimenIva, vigentes: tiposVigentes(impuestos, devengo), general, guardada }
  const lineas = await prepararLineas(db, entrada.lineas, cliente, (linea, i) => tiposDeLinea(linea, i, tipos))
  const cabecera = {
    dtoComercial: entrada.dtoComercial ?? (anticipo ? 0 : cliente.dtoComercial),
    dtoProntoPago: entrada.dtoProntoPago ?? (anticipo ? 0 : cliente.dtoProntoPago),
    portes,
  }
  const vendidas = lineas.map(comoVenta)
  const importes = totales(vendidas, cabecera, general)
  const comercialId = entrada.comercialId ?? cliente.comercialId
  const comercial = await comisionDelComercial(db, comercialId)
  const diasPago = entrada.diasPago ?? (anticipo ? [0] : cliente.diasPago)
  const diasFijos = entrada.diasFijos ?? (anticipo ? [] : cliente.diasFijos)
  const { bruto, tramos, base, cuotaIva, cuotaRe, total } = importes
  return {
    cliente,
    importes,
    lineas,
    tipos: ofrecidos(tipos),
    fila: {
      ...{ tipo, anticipo, fecha, fechaOperacion, direccionEnvio, comercialId, comision, diasPago, diasFijos },
      ...{ referenciaCliente, notas, pruebaTransporte, bruto, tramos, base, cuotaIva, cuotaRe, total },
      ...{ ...regimen, ...forzado, ...cabecera },
      serie: serieDe(series, tipo),
      ejercicio: ejercicioDe(fecha),
      tipoRectificativa: tipo === 'F1' ? null : (entrada.tipoRectificativa ?? 'I'),
      rectifica: rectificadas.map(({ id }) => id),
      motivoRectificacion: tipo === 'F1' ? '' : entrada.motivoRectificacion,
      clienteId: cliente.id,
      cliente: cliente.razonSocial,
      formaPago: entrada.formaPago ?? cliente.formaPago,
      vencimientos: vencimientosDe(total, fecha, diasPago, diasFijos),
      prendas: lineas.reduce((n, { modeloId, cantidad }) => n + (modeloId ? cantidad : 0), 0),
      comisionTotal:
        comercialId === null
          ? 0
          : sinLaSustituida(
              comisionDe(vendidas, cabecera, { factura: comision, cliente: cliente.comision, comercial }),
              entrada.tipoRectificativa === 'S' ? rectificadas : [],
            ),
      pedidoIds: await pedidosDe(db, entrada.lineas, cliente.id),
    },
  }
}
