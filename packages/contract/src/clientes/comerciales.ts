import { CRITERIOS_DE_COMISION } from '@telar/domain/clientes/cliente'
import { z } from 'zod'
import { crud, Email, Registro, Texto, TextoLibre } from '../kit/crud.ts'
import { resource } from '../kit/endpoint.ts'
import { exacto } from '../kit/exacto.ts'
import { Iban } from './clientes.ts'

export const ComercialInput = z.object({
  codigo: Texto(20),
  nombre: Texto(120),
  nif: z.string().trim().max(20).nullable().default(null),
  zona: TextoLibre(120),
  email: Email.max(254).toLowerCase().nullable().default(null),
  telefono: z.string().trim().max(30).nullable().default(null),
  comision: z.number().min(0).max(100).multipleOf(0.01).check(exacto(0.01)).default(0),
  criterio: z.enum(CRITERIOS_DE_COMISION).default('cobrado'),
  activo: z.boolean().default(true),
  /** The account to which their commissions are paid. */
  iban: Iban,
})
export const Comercial = Registro.extend({ ...ComercialInput.shape, iban: z.string().nullable() })
export type Comercial = z.output<typeof Comercial>

export const comerciales = resource('comerciales', crud(Comercial, ComercialInput))
