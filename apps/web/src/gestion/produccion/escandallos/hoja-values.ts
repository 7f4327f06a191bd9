import { type Escandallo, GuardarHojaInput } from '@telar/contract/produccion/escandallo'
import type { z } from 'zod'
import { formOf } from '../../record/form/form-of.ts'
import type { Draft } from '../../record/form/form-values.ts'
import { escritasDe, type LineaEscrita } from './hoja.ts'

/** A sheet as it is written; which version it follows is known beside it. */
export const HOJA_ESCRITA = GuardarHojaInput.omit({ revision: true })

export type ValoresDeHoja = Omit<Draft<z.input<typeof HOJA_ESCRITA>>, 'lineas'> & { lineas: LineaEscrita[] }

export const hojaForm = formOf<ValoresDeHoja>()

export const clave = (): string => crypto.randomUUID()

/** What the form holds: the sheet, or an empty one. */
export const valoresDe = (hoja: Escandallo | null): ValoresDeHoja => ({
  lineas: hoja ? escritasDe(hoja.lineas, clave) : [],
  gastosGenerales: hoja?.gastosGenerales ?? null,
  margen: hoja?.margen ?? null,
  nota: '',
})

/** What a sheet needs of the model in whose form it lies. */
export const modeloForm = formOf<{
  tallas: string[]
  curva: Record<string, number> | null
  precioMayor: number | null
}>()
