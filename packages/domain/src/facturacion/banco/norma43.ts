import { ibanDeCuenta } from '../../casa/cuenta.ts'
import { aEuros, type Centimos } from '../../dinero.ts'
import { esDia } from '../../fecha.ts'
import { ReglaError } from '../../regla.ts'
import { comprobarSaldos, conSigno, type Extracto } from './extracto.ts'

const ANCHO = 80
const EURO = '978'
const DEBE = '1'
const CIFRAS = /^\d+$/
const CEROS = /^0*$/

/** One record, and where it stands in the file. */
interface Registro {
  linea: number
  texto: string
}

/** The account that is being read. */
interface Cuenta {
  extracto: Extracto
  /** What goes out and what comes in: how many, and how many cents. */
  debe: { apuntes: number; centimos: number }
  haber: { apuntes: number; centimos: number }
}

interface Lectura {
  extractos: Extracto[]
  cuenta: Cuenta | null
  registros: number
  terminado: boolean
}

const FIN = '\u001a'

/** The records of a file: a line each, or one after the other without any. */
function registrosDe(texto: string): Registro[] {
  const entero = texto.replaceAll(FIN, '').replaceAll('\r', '')
  const lineas = entero.includes('\n')
    ? entero.split('\n')
    : Array.from({ length: Math.ceil(entero.length / ANCHO) }, (_, i) => entero.slice(i * ANCHO, (i + 1) * ANCHO))
  return lineas.map((linea, i) => ({ linea: i + 1, texto: linea.padEnd(ANCHO) })).filter((uno) => uno.texto.trim())
}

function mal({ linea }: Registro): never {
  throw new ReglaError('banco.registro', { linea })
}

/** Columns as the standard counts them, from 1. */
const columnas = ({ texto }: Registro, desde: number, hasta: number) => texto.slice(desde - 1, hasta)

function entero(registro: Registro, desde: number, hasta: number): number {
  const cifras = columnas(registro, desde, hasta)
  return CIFRAS.test(cifras) ? Number(cifras) : mal(registro)
}

function dia(registro: Registro, desde: number): string {
  const cifras = columnas(registro, desde, desde + 5)
  const escrito = `20${cifras.slice(0, 2)}-${cifras.slice(2, 4)}-${cifras.slice(4)}`
  return esDia(escrito) ? escrito : mal(registro)
}

const esDebe = (registro: Registro, columna: number) => columnas(registro, columna, columna) === DEBE

function ibanDe(registro: Registro): string {
  const [entidad, oficina, numero] = [columnas(registro, 3, 6), columnas(registro, 7, 10), columnas(registro, 11, 20)]
  if (!CIFRAS.test(entidad + oficina + numero)) mal(registro)
  return ibanDeCuenta(entidad, oficina, numero)
}

/** 11: an account begins. */
function empezarCuenta(lectura: Lectura, registro: Registro): void {
  if (lectura.cuenta) mal(registro)
  const cuenta = ibanDe(registro)
  if (columnas(registro, 48, 50) !== EURO) throw new ReglaError('banco.moneda', { cuenta })
  lectura.cuenta = {
    extracto: {
      cuenta,
      desde: dia(registro, 21),
      hasta: dia(registro, 27),
      saldoInicial: conSigno(entero(registro, 34, 47), esDebe(registro, 33)),
      saldoFinal: null,
      movimientos: [],
    },
    debe: { apuntes: 0, centimos: 0 },
    haber: { apuntes: 0, centimos: 0 },
  }
}

/** What a field says, where it is more than a row of noughts. */
const dicho = (texto: string) => (CEROS.test(texto.trim()) ? [] : [texto.trim()])

/** 22: a movement. */
function apuntar({ cuenta }: Lectura, registro: Registro): void {
  if (!cuenta) mal(registro)
  const centimos = entero(registro, 29, 42)
  const sale = esDebe(registro, 28)
  const lado = sale ? cuenta.debe : cuenta.haber
  lado.apuntes += 1
  lado.centimos += centimos
  cuenta.extracto.movimientos.push({
    fecha: dia(registro, 11),
    fechaValor: dia(registro, 17),
    importe: conSigno(centimos, sale),
    concepto: columnas(registro, 23, 27).trim(),
    texto: '',
    referencia: [columnas(registro, 43, 52), columnas(registro, 53, 64), columnas(registro, 65, 80)]
      .flatMap(dicho)
      .join(' '),
    contraparte: '',
    contraparteIban: '',
  })
}

/** 23: what the movement above is about. */
function explicar({ cuenta }: Lectura, registro: Registro): void {
  const movimiento = cuenta?.extracto.movimientos.at(-1)
  if (!movimiento) mal(registro)
  const partes = [columnas(registro, 5, 42), columnas(registro, 43, 80)].map((parte) => parte.trim())
  movimiento.texto = [movimiento.texto, ...partes].filter(Boolean).join(' ')
}

function comprobarLado(cuenta: string, lado: Cuenta['debe'], apuntes: number, centimos: number): void {
  if (lado.apuntes !== apuntes)
    throw new ReglaError('banco.apuntes', { cuenta, declarado: apuntes, hallado: lado.apuntes })
  const [declarado, hallado] = [aEuros(centimos as Centimos), aEuros(lado.centimos as Centimos)]
  if (lado.centimos !== centimos) throw new ReglaError('banco.sumas', { cuenta, declarado, hallado })
}

/** 33: an account ends, and says what it should come to. */
function cerrarCuenta(lectura: Lectura, registro: Registro): void {
  const { cuenta } = lectura
  if (!cuenta || ibanDe(registro) !== cuenta.extracto.cuenta) mal(registro)
  const { extracto, debe, haber } = cuenta
  comprobarLado(extracto.cuenta, debe, entero(registro, 21, 25), entero(registro, 26, 39))
  comprobarLado(extracto.cuenta, haber, entero(registro, 40, 44), entero(registro, 45, 58))
  extracto.saldoFinal = conSigno(entero(registro, 60, 73), esDebe(registro, 59))
  comprobarSaldos(extracto)
  lectura.extractos.push(extracto)
  lectura.cuenta = null
}

/** 88: the file ends. It is not counted among the records, although some banks do. */
function terminar(lectura: Lectura, registro: Registro): void {
  const declarado = entero(registro, 21, 26)
  const hallado = lectura.registros - 1
  if (declarado !== hallado && declarado !== hallado + 1)
    throw new ReglaError('banco.registros', { declarado, hallado })
  lectura.terminado = true
}

const LEER: Record<string, (lectura: Lectura, registro: Registro) => void> = {
  11: empezarCuenta,
  22: apuntar,
  23: explicar,
  24: () => undefined,
  33: cerrarCuenta,
  88: terminar,
}

/** Whether a file looks like it: its first record opens an account. */
export const pareceNorma43 = (texto: string): boolean => texto.startsWith('11') && CIFRAS.test(texto.slice(0, 33))

/** Reads a file of AEB's Cuaderno 43: several accounts, each checked against the sums that it declares. */
export function leerNorma43(texto: string): Extracto[] {
  const lectura: Lectura = { extractos: [], cuenta: null, registros: 0, terminado: false }
  for (const registro of registrosDe(texto)) {
    lectura.registros += 1
    const leer = LEER[columnas(registro, 1, 2)]
    if (!leer || lectura.terminado) return mal(registro)
    leer(lectura, registro)
  }
  if (lectura.cuenta || !lectura.terminado) throw new ReglaError('banco.incompleto')
  return lectura.extractos
}
