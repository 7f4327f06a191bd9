import { aCentimos, aEuros, type Centimos } from '../../dinero.ts'
import { llano } from '../../texto.ts'
import type { MovimientoBancario } from './extracto.ts'

/** What speaks for a proposal. */
export const RAZONES = ['numero', 'referencia', 'cuenta', 'nombre', 'importe'] as const
export type Razon = (typeof RAZONES)[number]

/** How much can be built on it. */
export const SEGURIDADES = ['alta', 'media', 'baja'] as const
export type Seguridad = (typeof SEGURIDADES)[number]

/** An invoice that is not settled. */
export interface Abierta {
  id: number
  numeroCompleto: string
  fecha: string
  vence: string | null
  clienteId: number
  cliente: string
  clienteIban: string | null
  referenciaCliente: string
  pendiente: number
}

/** A direct debit that was collected, and could be given back. */
export interface Girado {
  cobroId: number
  facturaId: number
  numeroCompleto: string
  fecha: string
  importe: number
  /** Under which it was sent to the bank, which names it by it. */
  referencia: string
}

/** A remittance that the bank has not been seen to charge yet, and what of it did not come back. */
export interface EnCamino {
  id: number
  numero: string
  fecha: string
  total: number
}

/** So much of a movement for an invoice; with a payment, that one is what the bank gave back. */
export interface Parte {
  facturaId: number
  cobroId: number | null
  importe: number
}

export interface Propuesta {
  partes: Parte[]
  /** It is the charge of a whole remittance, which has no parts here: its own charges are what it pays. */
  remesaId: number | null
  razones: Razon[]
  seguridad: Seguridad
}

type Casable = Pick<
  MovimientoBancario,
  'fecha' | 'importe' | 'texto' | 'referencia' | 'contraparte' | 'contraparteIban'
>

const SEPARA = /[^a-z0-9]+/
const NUMERO = /^\d+$/

const palabrasDe = (texto: string): string[] => llano(texto).split(SEPARA).filter(Boolean)
const dichoEn = ({ texto, referencia, contraparte }: Casable): string[] =>
  palabrasDe(`${texto} ${referencia} ${contraparte}`)

/** Whether an invoice's number is said, with its noughts or without: `A26/000123`, `A26 123`, `A26-0123`, `A26000123`. */
export function nombrada(numeroCompleto: string, palabras: readonly string[]): boolean {
  const partes = palabrasDe(numeroCompleto)
  const numero = Number(partes.at(-1))
  const serie = partes.slice(0, -1).join('')
  if (serie === '' || Number.isNaN(numero)) return false
  const es = (cifras: string | undefined) => cifras !== undefined && NUMERO.test(cifras) && Number(cifras) === numero
  return palabras.some(
    (palabra, i) =>
      (palabra === serie && es(palabras[i + 1])) || (palabra.startsWith(serie) && es(palabra.slice(serie.length))),
  )
}

const MINIMA = 4
const CIFRA = /\d/

/** A reference counts when it is long enough to be no chance, and has figures; in its parts or without what parts them. */
function referida(referencia: string, palabras: readonly string[]): boolean {
  const partes = palabrasDe(referencia)
  const junta = partes.join('')
  if (junta.length < MINIMA || !CIFRA.test(referencia)) return false
  return palabras.some((palabra, i) => palabra === junta || partes.every((parte, j) => palabras[i + j] === parte))
}

/** What a name says of nobody in particular. */
const FORMAS = new Set(['sociedad', 'limitada', 'anonima', 'lda', 'sarl', 'slu', 'sau', 'scp', 'hijos', 'del', 'the'])
const LETRAS = 3

/** Whether a customer is named: the two first words that are theirs, or the only one. */
function llamado(cliente: string, palabras: readonly string[]): boolean {
  const propias = palabrasDe(cliente).filter((palabra) => palabra.length >= LETRAS && !FORMAS.has(palabra))
  return propias.length > 0 && propias.slice(0, 2).every((palabra) => palabras.includes(palabra))
}

const cuando = ({ vence, fecha }: Abierta) => vence ?? fecha
const porVencimiento = (a: Abierta, b: Abierta) =>
  cuando(a) < cuando(b) ? -1 : cuando(a) > cuando(b) ? 1 : a.id - b.id
const debido = (facturas: readonly Abierta[]) =>
  facturas.reduce((suma, { pendiente }) => suma + aCentimos(pendiente), 0)

/** Invoices that come to exactly an amount: one, the oldest so many, or two of them. */
function exactas(facturas: readonly Abierta[], centimos: number): Abierta[] | undefined {
  const una = facturas.find(({ pendiente }) => aCentimos(pendiente) === centimos)
  if (una) return [una]
  for (let n = 2; n <= facturas.length; n += 1)
    if (debido(facturas.slice(0, n)) === centimos) return facturas.slice(0, n)
  for (const [i, primera] of facturas.entries())
    for (const segunda of facturas.slice(i + 1)) if (debido([primera, segunda]) === centimos) return [primera, segunda]
  return undefined
}

/** An amount over invoices, the first to fall due first, none beyond what it owes. */
function repartir(facturas: readonly Abierta[], centimos: number): Parte[] {
  let resto = Math.abs(centimos)
  return facturas.flatMap(({ id, pendiente }) => {
    const parte = Math.min(resto, Math.abs(aCentimos(pendiente)))
    resto -= parte
    return parte === 0
      ? []
      : [{ facturaId: id, cobroId: null, importe: aEuros((Math.sign(centimos) * parte) as Centimos) }]
  })
}

function porNumero(facturas: readonly Abierta[], palabras: string[], centimos: number): Propuesta | undefined {
  const deNumero = facturas.filter(({ numeroCompleto }) => nombrada(numeroCompleto, palabras))
  const deReferencia = facturas.filter(({ referenciaCliente }) => referida(referenciaCliente, palabras))
  const [dichas, razon] = deNumero.length > 0 ? [deNumero, 'numero' as const] : [deReferencia, 'referencia' as const]
  if (dichas.length === 0) return undefined
  const exacto = debido(dichas) === centimos
  return {
    partes: repartir(dichas, centimos),
    remesaId: null,
    razones: exacto ? [razon, 'importe'] : [razon],
    seguridad: exacto ? 'alta' : 'media',
  }
}

/** By who pays: exactly what they owe is certain enough; otherwise the oldest first, for somebody to look at. */
function porQuien(facturas: readonly Abierta[], razon: Razon, centimos: number): Propuesta | undefined {
  const clientes = [...Map.groupBy(facturas, ({ clienteId }) => clienteId).values()]
  const conExactas = clientes.flatMap((suyas) => {
    const justas = exactas(suyas, centimos)
    return justas ? [justas] : []
  })
  const [justas] = conExactas
  if (justas && conExactas.length === 1)
    return { partes: repartir(justas, centimos), remesaId: null, razones: [razon, 'importe'], seguridad: 'alta' }
  const [suyas] = clientes
  if (!suyas || clientes.length > 1) return undefined
  return { partes: repartir(suyas, centimos), remesaId: null, razones: [razon], seguridad: 'baja' }
}

const deRemesa = ({ id }: EnCamino, razones: Razon[], seguridad: Seguridad): Propuesta => ({
  partes: [],
  remesaId: id,
  razones,
  seguridad,
})

/** By the amount alone, when only one invoice or remittance comes to it. */
function porImporte(
  facturas: readonly Abierta[],
  remesas: readonly EnCamino[],
  centimos: number,
): Propuesta | undefined {
  const iguales = facturas.filter(({ pendiente }) => aCentimos(pendiente) === centimos)
  if (iguales.length + remesas.length !== 1) return undefined
  const [remesa] = remesas
  if (remesa) return deRemesa(remesa, ['importe'], 'media')
  return { partes: repartir(iguales, centimos), remesaId: null, razones: ['importe'], seguridad: 'baja' }
}

/** What the bank gave back: direct debits of that amount, best one that is named by its reference or its invoice. */
function porDevolucion(girados: readonly Girado[], movimiento: Casable, palabras: string[]): Propuesta | undefined {
  const iguales = girados.filter(
    ({ importe, fecha }) => aCentimos(importe) === -aCentimos(movimiento.importe) && fecha <= movimiento.fecha,
  )
  const parte = ({ facturaId, cobroId }: Girado) => [{ facturaId, cobroId, importe: movimiento.importe }]
  const llamados: [Razon, Girado[]][] = [
    ['referencia', iguales.filter(({ referencia }) => referida(referencia, palabras))],
    ['numero', iguales.filter(({ numeroCompleto }) => nombrada(numeroCompleto, palabras))],
  ]
  for (const [razon, [uno, ...otros]] of llamados)
    if (uno && otros.length === 0)
      return { partes: parte(uno), remesaId: null, razones: [razon, 'importe'], seguridad: 'alta' }
  const [solo, ...mas] = iguales
  if (!solo || mas.length > 0) return undefined
  return { partes: parte(solo), remesaId: null, razones: ['importe'], seguridad: 'baja' }
}

/** What a movement most likely pays; nothing where it would be a guess. Nobody pays an invoice before it is issued. */
export function proponer(
  movimiento: Casable,
  abiertas: readonly Abierta[],
  girados: readonly Girado[] = [],
  enCamino: readonly EnCamino[] = [],
): Propuesta | undefined {
  const centimos = aCentimos(movimiento.importe)
  const palabras = dichoEn(movimiento)
  const posibles = abiertas
    .filter(({ pendiente, fecha }) => Math.sign(pendiente) === Math.sign(centimos) && fecha <= movimiento.fecha)
    .sort(porVencimiento)
  const remesas = enCamino.filter(({ total, fecha }) => aCentimos(total) === centimos && fecha <= movimiento.fecha)
  const nombradas = remesas.filter(({ numero }) => referida(numero, palabras))
  const [remesa] = nombradas
  if (remesa && nombradas.length === 1) return deRemesa(remesa, ['numero', 'importe'], 'alta')
  const { contraparteIban } = movimiento
  const deCuenta = posibles.filter(({ clienteIban }) => contraparteIban !== '' && clienteIban === contraparteIban)
  const deNombre = posibles.filter(({ cliente }) => llamado(cliente, palabras))
  return (
    porNumero(posibles, palabras, centimos) ??
    (centimos < 0 ? porDevolucion(girados, movimiento, palabras) : undefined) ??
    porQuien(deCuenta, 'cuenta', centimos) ??
    porQuien(deNombre, 'nombre', centimos) ??
    porImporte(posibles, remesas, centimos)
  )
}

/** An invoice of a supplier that is not paid. */
export interface PorPagar {
  id: number
  numero: string
  fecha: string
  vence: string | null
  proveedorId: number
  proveedor: string
  proveedorIban: string | null
  pendiente: number
}

export interface PropuestaDePago {
  /** So much of what went out for a supplier's invoice. */
  pagos: { recibidaId: number; importe: number }[]
  /** They are the transfers that the bank was told to make together. */
  transferenciaId: number | null
  razones: Razon[]
  seguridad: Seguridad
}

/** A supplier's invoice as one that owes the other way: its number is theirs, of whatever form. */
const alReves = ({
  id,
  numero,
  fecha,
  vence,
  proveedorId,
  proveedor,
  proveedorIban,
  pendiente,
}: PorPagar): Abierta => ({
  ...{ id, fecha, vence, numeroCompleto: '', referenciaCliente: numero, pendiente: -pendiente },
  ...{ clienteId: proveedorId, cliente: proveedor, clienteIban: proveedorIban },
})

const transferencia = ({ id }: EnCamino, razones: Razon[], seguridad: Seguridad): PropuestaDePago => ({
  ...{ pagos: [], transferenciaId: id, razones, seguridad },
})

/** What money that went out most likely paid of what the house owes; nothing where it would be a guess. */
export function proponerPago(
  movimiento: Casable,
  porPagar: readonly PorPagar[],
  preparadas: readonly EnCamino[] = [],
): PropuestaDePago | undefined {
  const centimos = aCentimos(movimiento.importe)
  if (centimos >= 0) return undefined
  const palabras = dichoEn(movimiento)
  const iguales = preparadas.filter(({ total, fecha }) => aCentimos(total) === -centimos && fecha <= movimiento.fecha)
  const nombradas = iguales.filter(({ numero }) => referida(numero, palabras))
  const [una] = nombradas
  if (una && nombradas.length === 1) return transferencia(una, ['numero', 'importe'], 'alta')
  const propuesta = proponer(movimiento, porPagar.map(alReves))
  const [sola, ...otras] = iguales
  const porImporteSolo = propuesta?.razones.length === 1 && propuesta.razones[0] === 'importe'
  if (sola && (!propuesta || porImporteSolo))
    return otras.length === 0 && !propuesta ? transferencia(sola, ['importe'], 'media') : undefined
  if (!propuesta) return undefined
  const { partes, razones, seguridad } = propuesta
  const pagos = partes.map(({ facturaId, importe }) => ({ recibidaId: facturaId, importe: -importe }))
  return { pagos, transferenciaId: null, razones, seguridad }
}

const firmeza = ({ seguridad }: { seguridad: Seguridad }) => SEGURIDADES.length - SEGURIDADES.indexOf(seguridad)

/** Of two readings of one movement the firmer; none, where both are as good a guess. */
export function masFirme<A extends { seguridad: Seguridad }, B extends { seguridad: Seguridad }>(
  una: A | undefined,
  otra: B | undefined,
): A | B | undefined {
  if (!una || !otra) return una ?? otra
  if (firmeza(una) === firmeza(otra)) return undefined
  return firmeza(una) > firmeza(otra) ? una : otra
}
