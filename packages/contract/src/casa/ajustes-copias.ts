import { z } from 'zod'

/** When backups are made by themselves, and how many of them stay. */
export const AjustesDeCopias = z.object({
  activas: z.boolean(),
  hora: z.int().min(0).max(23),
  dias: z.int().min(1).max(365),
  semanas: z.int().min(0).max(52),
  meses: z.int().min(0).max(120),
})
