import { z } from 'zod'

/** A size as it is written: 38, XL, TU. */
export const Talla = z.string().trim().min(1).max(8)
