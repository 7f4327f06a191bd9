import { sumarEuros } from '../../dinero.ts'
import { ReglaError } from '../../regla.ts'
import {
  alfa,
  blancos,
  type Declarante,
  euros,
  FIN,
  identificativo,
  nifComunitario,
  nifEspanol,
  numero,
  registro,
  telefonoDe,
} from './campos.ts'

/** Supplies, acquisitions of goods, and services bought. */
export type Clave349 = 'E' | 'A' | 'I'

export interface Operacion349 {
  clave: Clave349
  nif: string
  pais: string
  nombre: string
  base: number
}

/** What of an earlier period was corrected: what it was declared at, and what it is now. */
export interface Rectificacion349 extends Omit<Operacion349, 'base'> {
  ejercicio: number
  periodo: string
  rectificada: number
  declarada: number
}

interface Declaracion349 {
  declarante: Declarante
  ejercicio: number
  /** A quarter (1T … 4T) or a month (01 … 12). */
  periodo: string
  operaciones: readonly Operacion349[]
  rectificaciones: readonly Rectificacion349[]
}

const LARGO = 500
const INTERMEDIO = 58

/** Form 349 as the agency's layout has it: a record of who declares, one for each operator and one for each correction. */
export function enModelo349({ declarante, ejercicio, periodo, ...suyas }: Declaracion349): string {
  const { operaciones, rectificaciones } = suyas
  const nif = nifEspanol(declarante.nif, declarante.nombre)
  const negativa = [...operaciones.map(({ base, nombre }) => ({ base, nombre })), ...bases(rectificaciones)].find(
    ({ base }) => base < 0,
  )
  if (negativa) throw new ReglaError('agencia.negativa', { nombre: negativa.nombre })
  const cabeza = registro(
    LARGO,
    ...['1', '349', numero(ejercicio, 4), nif, alfa(declarante.nombre, 40), 'T', telefonoDe(declarante.telefono)],
    ...[alfa(declarante.contacto, 40), identificativo('349', ejercicio, 1), blancos(2), numero(0, 13), periodo],
    ...[numero(operaciones.length, 9), euros(sumarEuros(operaciones.map(({ base }) => base)), 15)],
    ...[
      numero(rectificaciones.length, 9),
      euros(sumarEuros(rectificaciones.map(({ rectificada }) => rectificada)), 15),
    ],
    ...[blancos(1), blancos(204), blancos(9), blancos(88), blancos(13)],
  )
  const suyo = ({ nif: otro, pais, nombre, clave }: Omit<Operacion349, 'base'>) => [
    '2',
    '349',
    numero(ejercicio, 4),
    nif,
    blancos(INTERMEDIO),
    nifComunitario(otro, pais, nombre),
    alfa(nombre, 40),
    clave,
  ]
  const lineas = [
    ...operaciones.map((una) => registro(LARGO, ...suyo(una), euros(una.base, 13), blancos(354))),
    ...rectificaciones.map((una) =>
      registro(
        LARGO,
        ...[...suyo(una), blancos(13), numero(una.ejercicio, 4), una.periodo],
        ...[euros(una.rectificada, 13), euros(una.declarada, 13), blancos(322)],
      ),
    ),
  ]
  return [cabeza, ...lineas, ''].join(FIN)
}

const bases = (rectificaciones: readonly Rectificacion349[]) =>
  rectificaciones.map(({ rectificada, nombre }) => ({ base: rectificada, nombre }))
