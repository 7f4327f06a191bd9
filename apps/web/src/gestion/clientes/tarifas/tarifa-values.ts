import type { Tarifa, TarifaInput } from '@telar/contract/clientes/tarifas'
import type { z } from 'zod'
import { hoy } from '../../../kit/hoy.ts'
import { type Field, fieldIn } from '../../declare/values.ts'
import { formOf } from '../../record/form/form-of.ts'
import type { Draft } from '../../record/form/form-values.ts'
import { word, words } from '../../words.ts'
import { TARIFA } from './tarifa-texts.ts'

export const LABELS = {
  nombre: words.nombre,
  desde: words.fechaInicio,
  hasta: words.fechaFin,
  activa: word('Activa', 'Active', 'Ativa', 'Activa'),
  grupoIds: TARIFA.grupos,
  reglas: TARIFA.porcentajes,
  escalas: TARIFA.escalas,
  notas: word('Notas', 'Notes', 'Notas', 'Notes'),
}

export const CAMPOS: readonly Field[] = [
  { name: 'nombre', control: 'text' },
  { name: 'desde', control: 'date' },
  {
    name: 'hasta',
    control: 'date',
    hint: word('Vacío: sin fin.', 'Empty: without an end.', 'Vazio: sem fim.', 'Buit: sense fi.'),
  },
  { name: 'activa', control: 'checkbox' },
  { name: 'grupoIds', control: 'custom' },
  { name: 'reglas', control: 'custom' },
  { name: 'escalas', control: 'custom' },
  { name: 'notas', control: 'area' },
]
export const campo = fieldIn(CAMPOS)

type Entrada = z.input<typeof TarifaInput>
export type TarifaValues = Omit<Draft<Entrada>, 'grupoIds' | 'reglas' | 'escalas'> & {
  grupoIds: number[]
  reglas: (Omit<Tarifa['reglas'][number], 'dto'> & { dto: number | null })[]
  escalas: (Omit<Tarifa['escalas'][number], 'dto' | 'desde'> & { dto: number | null; desde: number | null })[]
}
export const tarifaForm = formOf<TarifaValues>()

export const valoresDe = (tarifa: Tarifa | undefined): TarifaValues =>
  tarifa
    ? {
        ...{ nombre: tarifa.nombre, desde: tarifa.desde, hasta: tarifa.hasta ?? '', activa: tarifa.activa },
        ...{ grupoIds: tarifa.grupoIds, reglas: tarifa.reglas, escalas: tarifa.escalas, notas: tarifa.notas },
      }
    : { nombre: '', desde: hoy(), hasta: '', activa: true, grupoIds: [], reglas: [], escalas: [], notas: '' }
