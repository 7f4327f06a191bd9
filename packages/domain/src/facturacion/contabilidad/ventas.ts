import type { Regimen } from '../../clientes/regimen.ts'
import { sumarEuros } from '../../dinero.ts'
import type { Tramo } from '../../ventas/totales.ts'
import { esRectificativa, type TipoDeFactura } from '../factura.ts'
import { type Documento, juntar, type Partida } from './asiento.ts'
import { CUENTAS } from './cuentas.ts'

/** What an invoice says in figures; `descontado` is what its lines deduct of deposits, which is negative. */
export interface Cifras {
  tramos: readonly Tramo[]
  base: number
  total: number
  descontado: number
}

export interface FacturaContable extends Cifras {
  id: number
  numeroCompleto: string
  clienteId: number
  cliente: string
  tipo: TipoDeFactura
  regimenIva: Regimen
  /** When tax falls due on it. */
  devengo: string
  /** It invoices a deposit, or corrects the invoice of one. */
  anticipo: boolean
  /** What it replaces: only the difference is new. */
  sustituye: readonly Cifras[]
}

/** Sales, or what comes back of them. */
function ventaDe({ tipo, regimenIva }: FacturaContable, importe: number): Partida {
  const vuelve = esRectificativa(tipo) && importe < 0
  return { cuenta: vuelve ? CUENTAS.devoluciones(regimenIva) : CUENTAS.ventas(regimenIva), importe: -importe }
}

const cuotasDe = ({ tramos }: Cifras, signo: 1 | -1): Partida[] =>
  tramos.flatMap(({ iva, re, base, cuotaIva, cuotaRe }) => [
    ...(iva === 0
      ? []
      : [{ cuenta: CUENTAS.ivaRepercutido(iva), importe: -signo * cuotaIva, base: signo * base, tipo: iva }]),
    ...(re === 0 ? [] : [{ cuenta: CUENTAS.recargo(re), importe: -signo * cuotaRe, base: signo * base, tipo: re }]),
  ])

type Traspasada = Pick<FacturaContable, 'id' | 'numeroCompleto' | 'clienteId' | 'cliente' | 'total'>

const traspaso = ({ clienteId, total }: Pick<Traspasada, 'clienteId' | 'total'>, deOtro: number): Partida[] => [
  { cuenta: CUENTAS.cliente(clienteId), importe: total },
  { cuenta: CUENTAS.porAplicar, importe: -deOtro },
]

/** What goes from who was not named to who is, where the invoice was posted without it. */
export const asientoDeTraspaso = ({ fecha, ...factura }: Traspasada & { fecha: string }): Documento => ({
  ...{ clave: `traspaso:${factura.id}`, fecha, concepto: `Traspaso fra. ${factura.numeroCompleto} ${factura.cliente}` },
  partidas: traspaso(factura, factura.total),
})

/**
 * The entry of an invoice: the customer owes the total; sales, or deposits, and taxes are its parts. What it deducts of
 * deposits is a sale now. The full one that takes the place of simplified ones is owed by whoever is named on it: what was
 * owed and paid of those goes over by the account of what waits to be applied.
 */
export function asientoDeFactura(factura: FacturaContable): Documento {
  const { id, numeroCompleto, clienteId, cliente, tipo, devengo, sustituye } = factura
  const neto = (cifra: 'base' | 'total' | 'descontado') =>
    sumarEuros([factura[cifra], ...sustituye.map((vieja) => -vieja[cifra])])
  const cobrar: Partida[] =
    tipo === 'F3'
      ? traspaso(factura, sumarEuros(sustituye.map(({ total }) => total)))
      : [{ cuenta: CUENTAS.cliente(clienteId), importe: neto('total') }]
  const descontado = neto('descontado')
  const vendido = sumarEuros([neto('base'), -descontado])
  const otras = [
    factura.anticipo ? { cuenta: CUENTAS.anticipo(clienteId), importe: -vendido } : ventaDe(factura, vendido),
    { cuenta: CUENTAS.anticipo(clienteId), importe: -descontado },
    ...cuotasDe(factura, 1),
    ...sustituye.flatMap((vieja) => cuotasDe(vieja, -1)),
  ]
  return {
    clave: `factura:${id}`,
    fecha: devengo,
    concepto: `Fra. ${numeroCompleto} ${cliente}`,
    partidas: [...cobrar, ...juntar(otras)],
  }
}
