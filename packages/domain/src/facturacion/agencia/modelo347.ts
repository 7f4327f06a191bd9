import { sumarEuros } from '../../dinero.ts'
import {
  alfa,
  blancos,
  type Declarante,
  euros,
  eurosConSigno,
  FIN,
  identificativo,
  nifComunitario,
  nifEspanol,
  numero,
  registro,
  telefonoDe,
} from './campos.ts'

export interface Operacion347 {
  /** Bought from, or sold to. */
  clave: 'A' | 'B'
  nif: string
  nombre: string
  pais: string
  codigoPostal: string
  trimestres: readonly number[]
  total: number
  /** What came in cash, and the year of what it paid for. */
  efectivo?: { importe: number; ejercicio: number } | undefined
}

type Vendido = Omit<Operacion347, 'clave'> & { clienteId: number }
type EnEfectivo = Omit<Vendido, 'trimestres' | 'total' | 'efectivo'> & { importe: number; ejercicio: number }

/** The year of each customer with its cash; what they paid of earlier years, or without as much this year, by itself. */
export function conEfectivo(vendido: readonly Vendido[], pagado: readonly EnEfectivo[], ejercicio: number): Vendido[] {
  const deEste = new Map(pagado.filter((uno) => uno.ejercicio === ejercicio).map((uno) => [uno.clienteId, uno]))
  const declarados = new Set(vendido.map(({ clienteId }) => clienteId))
  const aparte = pagado.filter((uno) => uno.ejercicio !== ejercicio || !declarados.has(uno.clienteId))
  return [
    ...vendido.map((uno) => ({ ...uno, efectivo: deEste.get(uno.clienteId) })),
    ...aparte.map(({ importe, ejercicio: suyo, ...quien }) => ({
      ...{ ...quien, trimestres: [], total: 0, efectivo: { importe, ejercicio: suyo } },
    })),
  ]
}

interface Declaracion347 {
  declarante: Declarante
  ejercicio: number
  operaciones: readonly Operacion347[]
}

const LARGO = 500
const FUERA = '99'
const ESPANA = 'ES'

const provinciaDe = ({ pais, codigoPostal }: Operacion347): string => {
  const provincia = codigoPostal.slice(0, 2)
  return pais === ESPANA && /^(?:0[1-9]|[1-4]\d|5[0-2])$/.test(provincia) ? provincia : FUERA
}

/** A quarter's operations, and those with real estate, of which there are none. */
const delTrimestre = (importe: number) => eurosConSigno(importe, 16) + eurosConSigno(0, 16)

function declarado(nif: string, ejercicio: number, una: Operacion347): string {
  const espanol = una.pais === ESPANA
  const [uno = 0, dos = 0, tres = 0, cuatro = 0] = una.trimestres
  return registro(
    LARGO,
    ...['2', '347', numero(ejercicio, 4), nif, espanol ? nifEspanol(una.nif, una.nombre) : blancos(9), blancos(9)],
    ...[alfa(una.nombre, 40), 'D', provinciaDe(una), espanol ? blancos(2) : una.pais, blancos(1), una.clave],
    ...[eurosConSigno(una.total, 16), blancos(1), blancos(1)],
    ...[euros(una.efectivo?.importe ?? 0, 15), eurosConSigno(0, 16), numero(una.efectivo?.ejercicio ?? 0, 4)],
    ...[uno, dos, tres, cuatro].map(delTrimestre),
    ...[
      espanol ? blancos(17) : nifComunitario(una.nif, una.pais, una.nombre),
      blancos(3),
      eurosConSigno(0, 16),
      blancos(201),
    ],
  )
}

/** Form 347 as the agency's layout has it: a record of who declares, and one for each customer or supplier. */
export function enModelo347({ declarante, ejercicio, operaciones }: Declaracion347): string {
  const nif = nifEspanol(declarante.nif, declarante.nombre)
  const cabeza = registro(
    LARGO,
    ...['1', '347', numero(ejercicio, 4), nif, alfa(declarante.nombre, 40), 'T', telefonoDe(declarante.telefono)],
    ...[alfa(declarante.contacto, 40), identificativo('347', ejercicio, 1), blancos(2), numero(0, 13)],
    ...[numero(operaciones.length, 9), eurosConSigno(sumarEuros(operaciones.map(({ total }) => total)), 16)],
    ...[numero(0, 9), eurosConSigno(0, 16), blancos(205), blancos(9), blancos(88), blancos(13)],
  )
  return [cabeza, ...operaciones.map((una) => declarado(nif, ejercicio, una)), ''].join(FIN)
}
