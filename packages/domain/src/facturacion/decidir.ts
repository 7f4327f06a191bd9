import type { Series, TiposDeIva } from '../casa/ajustes.ts'
import type { Direccion } from '../casa/direccion.ts'
import type { FORMAS_DE_PAGO } from '../clientes/cliente.ts'
import {
  type Comprador,
  type Declarado,
  type MotivoDeRegimen,
  paramsDeRegimen,
  type Regimen,
  regimenDe,
} from '../clientes/regimen.ts'
import { ejercicioDe } from '../fecha.ts'
import type { Idioma } from '../idioma.ts'
import { tiposDe, tiposVigentes, totales } from '../ventas/totales.ts'
import { type Acuerdo, type ComisionPagada, comisionDe } from './comision.ts'
import {
  comprobarFechas,
  esRectificativa,
  type ModoDeRectificar,
  nombraOtras,
  serieDe,
  type TipoDeFactura,
} from './factura.ts'
import {
  type AnticipoDescontable,
  type CatalogoDeLineas,
  conImportes,
  decidirLinea,
  type LineaDecidida,
  type LineaPedida,
  tiposOfrecidos,
} from './linea.ts'
import { type Mercancia, vendeSegunda } from './mercancia.ts'
import { comprobarDestinatario } from './simplificada.ts'
import { vencimientosDe } from './vencimientos.ts'

type FormaDePago = (typeof FORMAS_DE_PAGO)[number]

/** An invoice as it was typed, once it has its day: what is not said is the customer's. */
export interface FacturaPedida {
  tipo: TipoDeFactura
  tipoRectificativa: ModoDeRectificar | null
  motivoRectificacion: string
  anticipo: boolean
  fecha: string
  fechaOperacion: string | null
  direccionEnvio: Direccion | null
  comercialId: number | null
  comision: number | null
  dtoComercial: number | null
  dtoProntoPago: number | null
  portes: number
  formaPago: FormaDePago | null
  diasPago: number[] | null
  diasFijos: number[] | null
  mesesSinPago: number[] | null
  referenciaCliente: string
  notas: string
  pruebaTransporte: string
  mercancia: Mercancia
  reabrePedido: boolean
  soloServido: boolean
  lineas: readonly LineaPedida[]
}

/** What an invoice takes from its customer. */
export interface ClienteDeFactura extends Comprador, Declarado {
  id: number
  razonSocial: string
  /** Whoever buys in the showroom without being named. */
  mostrador: boolean
  idioma: Idioma
  comercialId: number | null
  comision: number | null
  dtoComercial: number
  dtoProntoPago: number
  formaPago: FormaDePago
  diasPago: number[]
  diasFijos: number[]
  mesesSinPago: number[]
}

interface Rectificada {
  id: number
  fecha: string
  fechaOperacion: string | null
  regimenIva: Regimen
  regimenMotivo: MotivoDeRegimen
  regimenParams: Record<string, string>
}

/** A regime decided by hand, and why. */
export interface Forzado {
  regimenForzado: Regimen | null
  regimenRazon: string
  /** It was stored: a rate that is no longer in force gives way to the general one. */
  guardada?: boolean
}

/** What has to be known before an invoice can be decided. */
export interface Reunido<C extends ClienteDeFactura = ClienteDeFactura> {
  cliente: C
  direccionEnvio: Direccion
  /** Whether the goods go to a country of the Union. */
  esUE: boolean
  rectificadas: readonly Rectificada[]
  /** The deposits that the lines deduct. */
  anticipos: ReadonlyMap<number, AnticipoDescontable>
  pedidoIds: number[]
  /** Of the orders' lines that are named, those of garments with a fault. */
  lineasDeSegunda: ReadonlySet<number>
  catalogo: CatalogoDeLineas
  impuestos: readonly TiposDeIva[]
  series: Series
  /** What the rep whose it is agreed; nobody's, nothing. */
  acuerdo: Acuerdo | null
  /** Of a correction, what those that it names paid their rep. */
  comisionPagada: ComisionPagada | null
  forzado: Forzado
}

/** The regime: of a correction, the corrected invoice's; otherwise decided by hand, or by where the goods go. */
function decidirRegimen({ cliente, direccionEnvio, esUE, rectificadas, forzado }: Reunido) {
  const [rectificada] = rectificadas
  if (rectificada) {
    const { regimenIva, regimenMotivo, regimenParams } = rectificada
    return { regimenIva, regimenMotivo, regimenParams }
  }
  const { regimenForzado, regimenRazon } = forzado
  if (regimenForzado)
    return {
      regimenIva: regimenForzado,
      regimenMotivo: 'forzado' as MotivoDeRegimen,
      regimenParams: { razon: regimenRazon } as Record<string, string>,
    }
  const { regimen, motivo } = regimenDe(cliente, direccionEnvio, esUE)
  return { regimenIva: regimen, regimenMotivo: motivo, regimenParams: paramsDeRegimen(motivo, cliente) }
}

/** Discounts and terms: what was typed, otherwise the customer's; a deposit takes none of them. */
function condicionesDe(pedida: FacturaPedida, cliente: ClienteDeFactura) {
  const { anticipo, portes } = pedida
  return {
    cabecera: {
      dtoComercial: pedida.dtoComercial ?? (anticipo ? 0 : cliente.dtoComercial),
      dtoProntoPago: pedida.dtoProntoPago ?? (anticipo ? 0 : cliente.dtoProntoPago),
      portes,
    },
    diasPago: pedida.diasPago ?? (anticipo ? [0] : cliente.diasPago),
    diasFijos: pedida.diasFijos ?? (anticipo ? [] : cliente.diasFijos),
    mesesSinPago: pedida.mesesSinPago ?? (anticipo ? [] : cliente.mesesSinPago),
  }
}

const comoVenta = ({ cantidad, precio, pvp, dto, iva, re, anticipoId, comision }: LineaDecidida) => ({
  ...{ cantidad, precio, pvp, dto, iva, re, comision },
  neta: anticipoId !== null,
})

/** Whose the invoice is: who is named, whose the corrected one is, whose the customer is. */
export const comercialDe = (
  { comercialId }: Pick<FacturaPedida, 'comercialId'>,
  cliente: Pick<ClienteDeFactura, 'comercialId'>,
  pagada: ComisionPagada | null,
): number | null => comercialId ?? (pagada ? pagada.comercialId : cliente.comercialId)

/** Whose the invoice is, and what that is paid by and on: of a correction, what the corrected one paid. */
function comisionistaDe(pedida: FacturaPedida, { cliente, comisionPagada, acuerdo }: Reunido) {
  const comercialId = comercialDe(pedida, cliente, comisionPagada)
  const pagada = comisionPagada?.comercialId === comercialId ? comisionPagada : null
  return {
    comercialId,
    criterioComision: comercialId === null ? null : (pagada?.criterio ?? acuerdo?.criterio ?? null),
    tipos: {
      factura: pedida.comision ?? pagada?.tipo ?? null,
      cliente: cliente.comision,
      comercial: acuerdo?.comision ?? 0,
    },
  }
}

/** What an invoice is: everything the house decides, out of what was typed and what is known. */
export function decidirFactura<C extends ClienteDeFactura>(pedida: FacturaPedida, reunido: Reunido<C>) {
  const { cliente, direccionEnvio, rectificadas, impuestos, series, pedidoIds } = reunido
  const { guardada = false, ...forzado } = reunido.forzado
  const { tipo, anticipo, fecha, fechaOperacion, comision, referenciaCliente, notas, pruebaTransporte } = pedida
  const { mercancia, reabrePedido, soloServido } = pedida
  comprobarDestinatario(tipo, cliente)
  comprobarFechas(pedida, rectificadas)
  const modo = tipo === 'F3' ? 'S' : (pedida.tipoRectificativa ?? 'I')
  const regimen = decidirRegimen(reunido)
  const devengo = rectificadas[0]?.fechaOperacion ?? rectificadas[0]?.fecha ?? fechaOperacion ?? fecha
  const general = tiposDe(impuestos, devengo, regimen.regimenIva)
  const tipos = { regimen: regimen.regimenIva, vigentes: tiposVigentes(impuestos, devengo), general, guardada }
  const ayuda = { catalogo: reunido.catalogo, idioma: cliente.idioma, tipos, anticipos: reunido.anticipos }
  const lineas = conImportes(
    pedida.lineas.map((linea, orden) =>
      decidirLinea(linea, orden, {
        ...ayuda,
        segunda: vendeSegunda(pedida, linea) || reunido.lineasDeSegunda.has(linea.pedidoLineaId ?? 0),
      }),
    ),
  )
  const { cabecera, diasPago, diasFijos, mesesSinPago } = condicionesDe(pedida, cliente)
  const vendidas = lineas.map(comoVenta)
  const importes = totales(vendidas, cabecera, general)
  const { comercialId, criterioComision, tipos: quienComisiona } = comisionistaDe(pedida, reunido)
  const { bruto, tramos, base, cuotaIva, cuotaRe, total } = importes
  return {
    cliente,
    importes,
    lineas,
    tipos: tiposOfrecidos(tipos),
    fila: {
      ...{ tipo, anticipo, fecha, fechaOperacion, direccionEnvio, comercialId, comision, criterioComision },
      ...{
        diasPago,
        diasFijos,
        mesesSinPago,
        referenciaCliente,
        notas,
        pruebaTransporte,
        mercancia,
        reabrePedido,
        soloServido,
        bruto,
        tramos,
        base,
        cuotaIva,
        cuotaRe,
        total,
      },
      ...{ ...regimen, ...forzado, ...cabecera },
      serie: serieDe(series, tipo),
      ejercicio: ejercicioDe(fecha),
      tipoRectificativa: nombraOtras(tipo) ? modo : null,
      rectifica: rectificadas.map(({ id }) => id),
      motivoRectificacion: esRectificativa(tipo) ? pedida.motivoRectificacion : '',
      clienteId: cliente.id,
      cliente: cliente.razonSocial,
      formaPago: pedida.formaPago ?? cliente.formaPago,
      vencimientos: vencimientosDe(total, fecha, diasPago, { diasFijos, mesesSinPago }),
      prendas: lineas.reduce((n, { modeloId, cantidad }) => n + (modeloId ? cantidad : 0), 0),
      comisionTotal: comercialId === null ? 0 : comisionDe(vendidas, cabecera, quienComisiona),
      pedidoIds,
    },
  }
}
