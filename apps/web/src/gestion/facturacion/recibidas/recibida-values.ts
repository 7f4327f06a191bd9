import type { Recibida, RecibidaInput } from '@telar/contract/facturacion/recibidas'
import { totalesDeRecibida, vencimientosDeRecibida } from '@telar/domain/facturacion/recibida'
import type { Idioma } from '@telar/domain/idioma'
import type { z } from 'zod'
import { hoy } from '../../../kit/hoy.ts'
import type { Field } from '../../declare/values.ts'
import { formatFor } from '../../format.ts'
import { keysOf, pick } from '../../keys-of.ts'
import type { Draft } from '../../record/form/form-values.ts'
import { DE_PROVEEDORES } from '../proveedores-lookup.ts'
import { GASTO, TRATO } from '../recibida-texts.ts'

/** The fields in the order in which errors are looked for. */
export const CAMPOS: readonly Field[] = [
  { name: 'proveedorId', control: 'lookup', from: DE_PROVEEDORES },
  { name: 'numero', control: 'text', width: 'short' },
  { name: 'fecha', control: 'date' },
  { name: 'fechaRecepcion', control: 'date' },
  { name: 'fechaOperacion', control: 'date' },
  { name: 'gasto', control: 'select', options: GASTO },
  { name: 'trato', control: 'select', options: TRATO },
  { name: 'deducible', control: 'number' },
  { name: 'tramos', control: 'custom' },
  { name: 'vencimientos', control: 'custom' },
  { name: 'entradaIds', control: 'custom' },
  { name: 'liquidacionIds', control: 'custom' },
  { name: 'notas', control: 'area', width: 'wide' },
]

type Entrada = z.input<typeof RecibidaInput>

/** What the form of a received invoice holds. */
export type RecibidaValues = Omit<Draft<Entrada>, 'tramos' | 'vencimientos' | 'entradaIds' | 'liquidacionIds'> & {
  tramos: { iva: number | null; base: number | null; cuota: number | null }[]
  vencimientos: { fecha: string; importe: number | null }[]
  entradaIds: number[]
  liquidacionIds: number[]
}

const TIPO_GENERAL = 21
export const TRAMO_NUEVO = { iva: TIPO_GENERAL, base: null, cuota: null }

/** A tax that is what it comes to was not written. */
function comoEscrito({ iva, base, cuota }: Recibida['tramos'][number]): RecibidaValues['tramos'][number] {
  const [sola] = totalesDeRecibida('inversion', [{ iva, base, cuota: null }]).tramos
  return { iva, base, cuota: sola?.cuota === cuota ? null : cuota }
}

/** A copy is another paper: it has another number, and other deliveries. */
export const copiaDe = (values: RecibidaValues): RecibidaValues => ({
  ...{ ...values, numero: '', entradaIds: [], liquidacionIds: [] },
})

/** A stored invoice as the form holds it; an empty one for a new one. */
export function valoresDe(recibida: Recibida | undefined): RecibidaValues {
  const nueva: RecibidaValues = {
    ...{ proveedorId: null, numero: '', fecha: hoy(), fechaOperacion: '', fechaRecepcion: hoy() },
    ...{ trato: 'interior', gasto: 'materia', tramos: [TRAMO_NUEVO], vencimientos: [], entradaIds: [], notas: '' },
    ...{ liquidacionIds: [], deducible: 100 },
  }
  if (!recibida) return nueva
  const { total, fecha, fechaOperacion, vencimientos } = recibida
  const [unico] = vencimientos.length === 1 ? vencimientos : []
  const sinDecir = unico?.fecha === vencimientosDeRecibida(total, fecha, [])[0]?.fecha
  return {
    ...pick(recibida, keysOf(nueva)),
    ...{ fechaOperacion: fechaOperacion ?? '', vencimientos: sinDecir ? [] : vencimientos },
    tramos: recibida.tramos.map(comoEscrito),
  }
}

/** Rates and due dates in words, for comparing two versions. */
export function contar(field: string, value: unknown, idioma: Idioma): string | undefined {
  const { number, amount, money, date } = formatFor(idioma)
  if (!Array.isArray(value) || value.length === 0) return undefined
  if (field === 'tramos')
    return (value as RecibidaValues['tramos'])
      .map(({ iva, base, cuota }) => [
        `${number(iva ?? 0)}\u00a0%: ${amount(base ?? 0)}`,
        cuota !== null && amount(cuota),
      ])
      .map((partes) => partes.filter(Boolean).join(' + '))
      .join('; ')
  if (field === 'vencimientos')
    return (value as RecibidaValues['vencimientos'])
      .map(({ fecha, importe }) => `${date(fecha)}: ${money(importe ?? 0)}`)
      .join('; ')
  return undefined
}
