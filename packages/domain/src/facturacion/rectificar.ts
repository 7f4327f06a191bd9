import { diasEntre } from '../fecha.ts'
import type { Cantidad } from '../ventas/pedido.ts'
import type { Cabecera, Linea } from '../ventas/totales.ts'
import type { ModoDeRectificar } from './factura.ts'
import type { Vencimiento } from './vencimientos.ts'

interface LineaRectificable extends Linea {
  tallasCantidades: readonly Cantidad[]
}

interface LineaTomada extends LineaRectificable {
  modeloId: number | null
  colorId: number | null
  anticipoId: number | null
  descripcion: string
}

/** Of what was taken of a thing, as much as there is of it; what is over stays for the next line that says the same. */
function tomar(tomado: Map<string, number>, clave: string, cantidad: number): number {
  const n = -(tomado.get(clave) ?? 0)
  const suyo = Math.sign(n) === Math.sign(cantidad) ? Math.sign(n) * Math.min(Math.abs(n), Math.abs(cantidad)) : 0
  tomado.set(clave, suyo - n)
  return cantidad - suyo
}

const prenda = ({ modeloId, colorId }: LineaTomada, talla: string) => `${modeloId} ${colorId} ${talla}`
const suelta = ({ anticipoId, descripcion, precio }: LineaTomada) => `${anticipoId} ${descripcion} ${precio}`

/** What is left of an invoice's lines once corrections have taken theirs: garments by size, others by what they say and cost. */
export function quedanDe<L extends LineaTomada>(lineas: readonly L[], tomadas: readonly LineaTomada[]): L[] {
  const tomado = new Map<string, number>()
  const anotar = (clave: string, n: number) => tomado.set(clave, (tomado.get(clave) ?? 0) + n)
  for (const linea of tomadas)
    if (linea.tallasCantidades.length === 0) anotar(suelta(linea), linea.cantidad)
    else for (const { talla, cantidad } of linea.tallasCantidades) anotar(prenda(linea, talla), cantidad)
  return lineas.flatMap((linea) => {
    const tallasCantidades = linea.tallasCantidades
      .map(({ talla, cantidad }) => ({ talla, cantidad: tomar(tomado, prenda(linea, talla), cantidad) }))
      .filter(({ cantidad }) => cantidad !== 0)
    const cantidad =
      linea.tallasCantidades.length === 0
        ? tomar(tomado, suelta(linea), linea.cantidad)
        : tallasCantidades.reduce((n, una) => n + una.cantidad, 0)
    return cantidad === 0 && tallasCantidades.length === 0 ? [] : [{ ...linea, tallasCantidades, cantidad }]
  })
}

/** Never −0, which is another number to whoever compares. */
const opuesto = (n: number) => (n === 0 ? 0 : -n)

/** The lines that a correction starts from: by difference, those that take everything back; by substitution, the same. */
export const lineasQueRectifican = <L extends LineaRectificable>(lineas: readonly L[], modo: ModoDeRectificar): L[] =>
  modo === 'S'
    ? [...lineas]
    : lineas.map((linea) => ({
        ...linea,
        cantidad: opuesto(linea.cantidad),
        tallasCantidades: linea.tallasCantidades.map(({ talla, cantidad }) => ({ talla, cantidad: opuesto(cantidad) })),
      }))

/** Discounts stay, carriage is taken back too. */
export const cabeceraQueRectifica = <C extends Cabecera>(cabecera: C, modo: ModoDeRectificar): C =>
  modo === 'S' ? cabecera : { ...cabecera, portes: opuesto(cabecera.portes) }

/** The terms of a correction: what is said anew is paid when it was to be paid, at once if that is past; what is given back, at once. */
export const plazosQueRectifican = (
  vencimientos: readonly Vencimiento[],
  hoy: string,
  modo: ModoDeRectificar,
): number[] => (modo === 'S' ? [...new Set(vencimientos.map(({ fecha }) => Math.max(diasEntre(hoy, fecha), 0)))] : [0])
