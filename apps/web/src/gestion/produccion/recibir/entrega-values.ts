import { RecibirInput } from '@telar/contract/produccion/materia'
import type { z } from 'zod'
import { formOf } from '../../record/form/form-of.ts'
import type { Draft } from '../../record/form/form-values.ts'

/** A delivery but for its rolls, which are written apart. */
export const ENTREGA = RecibirInput.omit({ piezas: true })

export type ValoresDeEntrega = Draft<z.input<typeof ENTREGA>>

export const entregaForm = formOf<ValoresDeEntrega>()
