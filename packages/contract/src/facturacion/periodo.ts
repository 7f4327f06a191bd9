import { z } from 'zod'
import { Fecha } from '../kit/crud.ts'

/** From a day to a day, both included. */
export const Periodo = z.object({ desde: Fecha, hasta: Fecha })
