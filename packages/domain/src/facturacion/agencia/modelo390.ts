import { sumarEuros } from '../../dinero.ts'
import { debeElIva, esDeAduana, type TratoDeIva } from '../recibida.ts'
import { type Cifras303, diferidoDe } from './modelo303.ts'

interface Soportado {
  trato: TratoDeIva
  inmovilizado: boolean
  servicio: boolean
  rectificativa: boolean
  iva: number
  base: number
  cuota: number
  baseDeducible: number
  cuotaDeducible: number
}

export interface Cifras390 extends Omit<Cifras303, 'soportado'> {
  soportado: readonly Soportado[]
}

export const PARTIDAS_390 = [
  'ordinario',
  'bienesUE',
  'serviciosUE',
  'inversion',
  'modificacion',
  'totalIva',
  'recargo',
  'modificacionRecargo',
  'devengado',
  'corrientes',
  'inmovilizado',
  'importado',
  'inmovilizadoImportado',
  'corrientesUE',
  'inmovilizadoUE',
  'serviciosUEDeducibles',
  'rectificacion',
  'deducible',
  'resultado',
  'diferido',
  'volumenGeneral',
  'volumenUE',
  'volumenExportado',
  'volumen',
] as const
export type Partida390 = (typeof PARTIDAS_390)[number]

/** A box and what goes into it. */
export interface Casilla {
  casilla: number
  importe: number
}

export interface Fila390 {
  partida: Partida390
  /** The rate, where the form has a line for each; none of a sum. */
  tipo: number | null
  base: Casilla | null
  cuota: Casilla | null
}

/** The boxes of base and tax, rate by rate. */
type PorTipo = Readonly<Record<number, readonly [base: number, cuota: number]>>

const ORDINARIO: PorTipo = { 2: [667, 668], 4: [1, 2], 5: [702, 703], 7.5: [669, 670], 10: [3, 4], 21: [5, 6] }
const BIENES_UE: PorTipo = { 4: [21, 22], 10: [23, 24], 21: [25, 26] }
const SERVICIOS_UE: PorTipo = { 4: [545, 546], 10: [547, 548], 21: [551, 552] }
const RECARGO: PorTipo = {
  0.26: [691, 692],
  0.5: [35, 36],
  0.62: [665, 666],
  1: [693, 694],
  1.4: [599, 600],
  5.2: [601, 602],
}
const CORRIENTES: PorTipo = { 4: [190, 191], 10: [603, 604], 21: [605, 606] }
const INMOVILIZADO: PorTipo = { 4: [196, 197], 10: [611, 612], 21: [613, 614] }
const IMPORTADO: PorTipo = { 4: [202, 203], 10: [619, 620], 21: [621, 622] }
const INMOVILIZADO_IMPORTADO: PorTipo = { 4: [208, 209], 10: [623, 624], 21: [625, 626] }
const CORRIENTES_UE: PorTipo = { 4: [214, 215], 10: [627, 628], 21: [629, 630] }
const INMOVILIZADO_UE: PorTipo = { 4: [220, 221], 10: [631, 632], 21: [633, 634] }
const SERVICIOS_UE_DEDUCIBLES: PorTipo = { 4: [587, 588], 10: [635, 636], 21: [637, 638] }

interface Parte {
  tipo: number
  base: number
  cuota: number
}

const sumaDe = (partes: readonly Parte[], que: 'base' | 'cuota') => sumarEuros(partes.map((parte) => parte[que]))

/** A line for each rate of something; a rate that the form has no boxes for is left to its sum. */
function porTipo(partida: Partida390, cajas: PorTipo, partes: readonly Parte[]): Fila390[] {
  return Object.entries(cajas).flatMap(([tipo, [base, cuota]]) => {
    const suyas = partes.filter((parte) => parte.tipo === Number(tipo))
    if (suyas.length === 0) return []
    return [
      {
        ...{ partida, tipo: Number(tipo) },
        base: { casilla: base, importe: sumaDe(suyas, 'base') },
        cuota: { casilla: cuota, importe: sumaDe(suyas, 'cuota') },
      },
    ]
  })
}

/** All of something in one line, whatever its rates. */
const junto = (partida: Partida390, base: number | null, cuota: number | null, partes: readonly Parte[]): Fila390 => ({
  ...{ partida, tipo: null },
  base: base === null ? null : { casilla: base, importe: sumaDe(partes, 'base') },
  cuota: cuota === null ? null : { casilla: cuota, importe: sumaDe(partes, 'cuota') },
})

const importeDe = (partida: Partida390, casilla: number, importe: number): Fila390 => ({
  ...{ partida, tipo: null, base: null, cuota: { casilla, importe } },
})

/** The boxes of form 390, for who types them: VAT due, deductible, the result of the year and the volume of operations. */
export function filas390({ tramos, soportado, intracomunitarias, exportaciones }: Cifras390): Fila390[] {
  const deIva = (rectificativa: boolean) =>
    tramos
      .filter((uno) => uno.rectificativa === rectificativa && uno.iva > 0)
      .map(({ iva, base, cuotaIva }) => ({ tipo: iva, base, cuota: cuotaIva }))
  const deRecargo = (rectificativa: boolean) =>
    tramos
      .filter((uno) => uno.rectificativa === rectificativa && uno.re > 0)
      .map(({ re, base, cuotaRe }) => ({ tipo: re, base, cuota: cuotaRe }))
  const gravadas = soportado.filter(({ trato }) => trato !== 'exenta')
  const corregidas = gravadas.filter((una) => una.rectificativa)
  const propias = gravadas.filter((una) => !una.rectificativa)
  const debidas = (compras: readonly Soportado[], es: (compra: Soportado) => boolean) =>
    compras.filter(es).map(({ iva, base, cuota }) => ({ tipo: iva, base, cuota }))
  const deducidas = (compras: readonly Soportado[], es: (compra: Soportado) => boolean) =>
    compras.filter(es).map(({ iva, baseDeducible: base, cuotaDeducible: cuota }) => ({ tipo: iva, base, cuota }))
  const deLaUE = ({ trato }: Soportado) => trato === 'intracomunitaria'
  const deAqui = ({ trato }: Soportado) => trato === 'interior' || trato === 'inversion'
  const bienesUE = debidas(propias, (una) => deLaUE(una) && !una.servicio)
  const serviciosUE = debidas(propias, (una) => deLaUE(una) && una.servicio)
  const inversion = debidas(propias, ({ trato }) => trato === 'inversion')
  const modificacion = [...deIva(true), ...debidas(corregidas, ({ trato }) => debeElIva(trato))]
  const iva = [...deIva(false), ...bienesUE, ...serviciosUE, ...inversion, ...modificacion]
  const recargos = [...deRecargo(false), ...deRecargo(true)]
  const corrientes = deducidas(propias, (una) => deAqui(una) && !una.inmovilizado)
  const inmovilizado = deducidas(propias, (una) => deAqui(una) && una.inmovilizado)
  const deFuera = ({ trato }: Soportado) => esDeAduana(trato)
  const importado = deducidas(propias, (una) => deFuera(una) && !una.inmovilizado)
  const inmovilizadoImportado = deducidas(propias, (una) => deFuera(una) && una.inmovilizado)
  const corrientesUE = deducidas(propias, (una) => deLaUE(una) && !una.servicio && !una.inmovilizado)
  const inmovilizadoUE = deducidas(propias, (una) => deLaUE(una) && !una.servicio && una.inmovilizado)
  const serviciosDeducibles = deducidas(propias, (una) => deLaUE(una) && una.servicio)
  const rectificacion = deducidas(corregidas, () => true)
  const deducciones = [
    ...[...corrientes, ...inmovilizado, ...corrientesUE, ...inmovilizadoUE, ...serviciosDeducibles],
    ...[...importado, ...inmovilizadoImportado, ...rectificacion],
  ]
  const devengado = sumarEuros([sumaDe(iva, 'cuota'), sumaDe(recargos, 'cuota')])
  const deducible = sumaDe(deducciones, 'cuota')
  const diferido = diferidoDe({ soportado })
  const general = sumarEuros([...deIva(false), ...deIva(true)].map(({ base }) => base))
  return [
    ...porTipo('ordinario', ORDINARIO, deIva(false)),
    ...porTipo('bienesUE', BIENES_UE, bienesUE),
    ...porTipo('serviciosUE', SERVICIOS_UE, serviciosUE),
    junto('inversion', 27, 28, inversion),
    junto('modificacion', 29, 30, modificacion),
    junto('totalIva', 33, 34, iva),
    ...porTipo('recargo', RECARGO, deRecargo(false)),
    junto('modificacionRecargo', 43, 44, deRecargo(true)),
    importeDe('devengado', 47, devengado),
    ...porTipo('corrientes', CORRIENTES, corrientes),
    junto('corrientes', 48, 49, corrientes),
    ...porTipo('inmovilizado', INMOVILIZADO, inmovilizado),
    junto('inmovilizado', 50, 51, inmovilizado),
    ...porTipo('importado', IMPORTADO, importado),
    junto('importado', 52, 53, importado),
    ...porTipo('inmovilizadoImportado', INMOVILIZADO_IMPORTADO, inmovilizadoImportado),
    junto('inmovilizadoImportado', 54, 55, inmovilizadoImportado),
    ...porTipo('corrientesUE', CORRIENTES_UE, corrientesUE),
    junto('corrientesUE', 56, 57, corrientesUE),
    ...porTipo('inmovilizadoUE', INMOVILIZADO_UE, inmovilizadoUE),
    junto('inmovilizadoUE', 58, 59, inmovilizadoUE),
    ...porTipo('serviciosUEDeducibles', SERVICIOS_UE_DEDUCIBLES, serviciosDeducibles),
    junto('serviciosUEDeducibles', 597, 598, serviciosDeducibles),
    junto('rectificacion', 639, 62, rectificacion),
    importeDe('deducible', 64, deducible),
    importeDe('resultado', 65, sumarEuros([devengado, -deducible])),
    ...(diferido === 0 ? [] : [importeDe('diferido', 659, diferido)]),
    importeDe('volumenGeneral', 99, general),
    importeDe('volumenUE', 103, intracomunitarias),
    importeDe('volumenExportado', 104, exportaciones),
    importeDe('volumen', 108, sumarEuros([general, intracomunitarias, exportaciones])),
  ]
}
