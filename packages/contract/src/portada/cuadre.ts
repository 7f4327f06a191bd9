import { z } from 'zod'
import { Id, Momento, Textos } from '../kit/crud.ts'
import { read, resource, write } from '../kit/endpoint.ts'

/** Something that does not agree: what people call it, what it should be, what it is, and since when. */
const Falta = z.object({
  id: Id,
  registroId: Id.nullable(),
  que: z.string(),
  esperado: z.string(),
  hallado: z.string(),
  desde: Momento,
})

/** A rule of the books and what came of it; not looked at when it took too long. */
const Regla = z.object({
  nombre: z.string(),
  frase: Textos,
  /** The table of the records that its findings name. */
  tabla: z.string().nullable(),
  mirada: z.boolean(),
  /** How many there are; the findings are the first of them. */
  cuantas: z.int(),
  faltas: z.array(Falta),
})
export type ReglaDeCuadre = z.output<typeof Regla>

/** The books as they were looked over last, and how far somebody has come who is at it now. */
export const Cuadre = z.object({
  ultimo: z
    .object({
      id: Id,
      quien: z.string().nullable(),
      empezadoEn: Momento,
      terminadoEn: Momento,
      cuadra: z.boolean(),
      reglas: z.array(Regla),
    })
    .nullable(),
  enMarcha: z.object({ hechas: z.int(), total: z.int() }).nullable(),
})
export type Cuadre = z.output<typeof Cuadre>

export const cuadre = resource('cuadre', {
  ver: read.get('', {
    access: 'View',
    summary: 'Whether the books agreed when they were looked over last, or which rows did not and since when',
    response: Cuadre,
  }),
  comprobar: write.post('', {
    access: 'Approve',
    summary: 'Look the books over now; one at a time',
    alone: true,
    response: Cuadre,
  }),
})
