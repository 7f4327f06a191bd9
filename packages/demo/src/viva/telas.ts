import { congelar } from '@telar/api/casa/papeles/papeles'
import type { Db } from '@telar/api/db/connection'
import { contadoresTable } from '@telar/api/db/schema/casa/contadores'
import { comprasTable } from '@telar/api/db/schema/produccion/compras'
import {
  entradasTable,
  materiaPreciosTable,
  piezaMovimientosTable,
  piezasTable,
} from '@telar/api/db/schema/produccion/materias'
import { consumosTable } from '@telar/api/db/schema/produccion/ordenesfab'
import { COMPRA_EN_PAPEL, dichoDeCompras } from '@telar/api/produccion/compras/dicho'
import { enEuros, redondearA } from '@telar/domain/dinero'
import { ejercicioDe, masDias } from '@telar/domain/fecha'
import { numeroDeCompra } from '@telar/domain/produccion/compra'
import type { Consumido } from '@telar/domain/produccion/coste-de-orden'
import { sumar } from '@telar/domain/produccion/materia'
import { sql } from 'drizzle-orm'
import { azar } from '../catalogo/seed.ts'
import { DEMO_MATERIAS, type DemoMateria } from '../produccion.ts'
import { laborable } from './casa.ts'
import { enSuEjercicio } from './ejercicio.ts'
import type { Materias } from './hojas.ts'
import { siguienteId, volcar } from './volcar.ts'

const QUIEN = 'produccion@telar.test'
const SERIE = 'compras'

/** Of how much of a material, in what colour, an order is cut, and when; nothing of it yet while it waits for the cloth. */
export interface Corte {
  ordenId: number
  dia: string | null
  materia: string
  colorId: number | null
  cantidad: number
}

/** A delivery that came, as a supplier invoices it. */
export interface EntradaViva {
  id: number
  proveedor: string
  compra: number
  fecha: string
  importe: number
}

interface Pieza {
  id: number
  materia: string
  restante: number
  coste: number
}

/** How long a roll is, or how many there are in a bag. */
const largo = ({ codigo, unidad }: DemoMateria, suerte: () => number): number => {
  if (unidad === 'ud') return codigo === 'ETIQ' ? 2500 : 1000
  return redondearA(codigo === 'FORRO' ? 85 + suerte() * 10 : 48 + suerte() * 24, 1)
}

const REDONDEO = { m: 5, ud: 100 }
const SUBE = 0.025

/** What is written down of the cloth of a house over years. */
interface Libro {
  hoy: string
  suerte: () => number
  proveedores: ReadonlyMap<string, number>
  materias: Materias
  primeros: { compra: number; entrada: number; pieza: number }
  numero: (dia: string) => number
  /** Rolls of a material in a colour of which something is left, the oldest first. */
  abiertas: Map<string, Pieza[]>
  compras: (typeof comprasTable.$inferInsert & { id: number; fecha: string })[]
  entradas: (typeof entradasTable.$inferInsert & { id: number })[]
  piezas: (typeof piezasTable.$inferInsert & { id: number })[]
  metros: (typeof piezaMovimientosTable.$inferInsert)[]
  consumos: (typeof consumosTable.$inferInsert)[]
  llegadas: EntradaViva[]
}

/** A material in a colour, and how much is needed of it. */
interface Falta {
  ficha: DemoMateria
  colorId: number | null
  cantidad: number
}

const clave = (materia: string, colorId: number | null) => `${materia} ${colorId ?? ''}`
const cuando = (dia: string, hora: number) => `${dia}T${String(hora).padStart(2, '0')}:00:00Z`

/** What a material cost in that year. */
const precioEn = ({ hoy }: Libro, { precio }: DemoMateria, dia: string) =>
  enEuros(precio * (1 - SUBE * (ejercicioDe(hoy) - ejercicioDe(dia))))

/** Rolls come with a delivery of a line of a purchase order. */
function recibir(libro: Libro, linea: number, { ficha, colorId }: Falta, largos: readonly number[], dia: string): void {
  const { id: materiaId } = libro.materias.get(ficha.codigo) as { id: number }
  const precio = precioEn(libro, ficha, dia)
  const cantidad = sumar(largos)
  const id = libro.primeros.entrada + libro.entradas.length
  const pedida = libro.entradas[linea - libro.primeros.entrada] as Libro['entradas'][number]
  libro.entradas.push({
    ...{ id, materiaId, proveedorId: pedida.proveedorId, recibida: true, fecha: dia, fechaPrevista: null, precio },
    ...{ albaranProveedor: `${ficha.proveedor.slice(0, 2)}-${1000 + ((id * 13) % 9000)}`, pedida: null, cantidad },
    ...{ pedidaEnId: linea, compraId: null, orden: 0, colorId, fechaConfirmada: null },
    ...{ creadoEn: cuando(dia, 11), modificadoEn: cuando(dia, 11) },
  })
  const compra = pedida.compraId as number
  libro.llegadas.push({ id, proveedor: ficha.proveedor, compra, fecha: dia, importe: cantidad * precio })
  const suyas = libro.abiertas.get(clave(ficha.codigo, colorId)) ?? []
  libro.abiertas.set(clave(ficha.codigo, colorId), suyas)
  for (const metros of largos) {
    const n = libro.piezas.length
    const piezaId = libro.primeros.pieza + n
    libro.piezas.push({
      ...{ id: piezaId, entradaId: id, materiaId, colorId, metros, restante: metros, coste: precio },
      numero: `${ficha.codigo.slice(0, 2)}${dia.slice(2, 4)}${String(n + 1).padStart(4, '0')}`,
      ...{ lote: `L${dia.slice(2, 4)}${String(compra).padStart(3, '0')}`, ubicacion: `E${1 + (n % 6)}-${1 + (n % 9)}` },
      ...{ creadoEn: cuando(dia, 11), modificadoEn: cuando(dia, 11) },
    })
    libro.metros.push({
      piezaId,
      cantidad: metros,
      causa: 'entrada',
      ordenId: null,
      quien: QUIEN,
      cuando: cuando(dia, 11),
    })
    suyas.push({ id: piezaId, materia: ficha.codigo, restante: metros, coste: precio })
  }
}

/** How far a purchase order is: all there, part of it there and the rest late, promised, or not answered yet. */
type Marcha = 'llegada' | 'tarde' | 'confirmada' | 'enviada'

/** A supplier is asked for what is missing; of most of it everything came, now and then in two parts. */
function comprar(
  libro: Libro,
  proveedor: string,
  faltas: readonly Falta[],
  { fecha, prevista, marcha }: { fecha: string; prevista: string; marcha: Marcha },
): void {
  const { suerte, primeros } = libro
  const proveedorId = libro.proveedores.get(proveedor) as number
  const compraId = primeros.compra + libro.compras.length
  const confirmada = marcha === 'enviada' ? null : laborable(masDias(fecha, 2))
  const pedidas = faltas.map((falta, orden) => {
    const largos: number[] = []
    while (sumar(largos) < falta.cantidad) largos.push(largo(falta.ficha, suerte))
    const de = REDONDEO[falta.ficha.unidad]
    const id = primeros.entrada + libro.entradas.length
    libro.entradas.push({
      ...{ id, materiaId: (libro.materias.get(falta.ficha.codigo) as { id: number }).id, proveedorId, recibida: false },
      ...{ fecha, fechaPrevista: prevista, albaranProveedor: '', precio: precioEn(libro, falta.ficha, fecha) },
      ...{ pedida: Math.max(de, Math.floor(sumar(largos) / de) * de), cantidad: 0, pedidaEnId: null, compraId, orden },
      ...{ colorId: falta.colorId, fechaConfirmada: confirmada && prevista },
      ...{ creadoEn: cuando(fecha, 10), modificadoEn: cuando(fecha, 10) },
    })
    return { id, falta, largos }
  })
  libro.compras.push({
    ...{ id: compraId, numero: numeroDeCompra(ejercicioDe(fecha), libro.numero(fecha)), proveedorId, fecha },
    ...{ estado: confirmada ? 'confirmada' : 'enviada', idioma: proveedor === 'GUIMAR' ? 'pt' : 'es', quien: QUIEN },
    ...{ referencia: confirmada ? `${proveedor.slice(0, 2)}${4000 + compraId * 3}` : '', enviadaEn: cuando(fecha, 10) },
    ...{ enviadaA: `pedidos@${proveedor.toLowerCase()}.example`, confirmadaEn: confirmada },
    ...{ creadoEn: cuando(fecha, 10), modificadoEn: cuando(confirmada ?? fecha, 12) },
  })
  if (marcha !== 'llegada' && marcha !== 'tarde') return
  for (const [i, { id, falta, largos }] of pedidas.entries()) {
    if (marcha === 'tarde' && i % 2 > 0) continue
    const parte =
      largos.length > 1 && (marcha === 'tarde' || suerte() < 0.3) ? Math.ceil(largos.length / 2) : largos.length
    recibir(libro, id, falta, largos.slice(0, parte), prevista)
    if (parte < largos.length && marcha === 'llegada')
      recibir(libro, id, falta, largos.slice(parte), laborable(masDias(prevista, 5)))
  }
}

const fichas = new Map(DEMO_MATERIAS.map((ficha) => [ficha.codigo, ficha]))

/** What is needed of each material in each colour. */
function faltasDe(cortes: readonly Corte[]): Falta[] {
  return [...Map.groupBy(cortes, ({ materia, colorId }) => clave(materia, colorId)).values()].map((unos) => {
    const [{ materia, colorId }] = unos as [Corte]
    return { ficha: fichas.get(materia) as DemoMateria, colorId, cantidad: sumar(unos.map(({ cantidad }) => cantidad)) }
  })
}

const queda = ({ abiertas }: Libro, { ficha, colorId }: Falta) =>
  sumar((abiertas.get(clave(ficha.codigo, colorId)) ?? []).map(({ restante }) => restante))

/** An order takes what it needs of the oldest rolls; answers what it took. */
function cortar(libro: Libro, { ordenId, dia, materia, colorId, cantidad }: Corte): Consumido {
  const suyas = libro.abiertas.get(clave(materia, colorId)) ?? []
  let falta = cantidad
  let importe = 0
  while (falta > 0) {
    const [pieza] = suyas
    if (!pieza) throw new Error(`There is not enough ${materia}.`)
    const toma = redondearA(Math.min(falta, pieza.restante), 4)
    falta = redondearA(falta - toma, 4)
    pieza.restante = redondearA(pieza.restante - toma, 4)
    importe += toma * pieza.coste
    const fila = libro.piezas[pieza.id - libro.primeros.pieza] as Libro['piezas'][number]
    fila.restante = pieza.restante
    const comun = { ordenId, piezaId: pieza.id, quien: QUIEN, cuando: cuando(dia ?? libro.hoy, 12) }
    libro.consumos.push({ ...comun, cantidad: toma, coste: pieza.coste, resto: pieza.restante })
    libro.metros.push({ ...comun, cantidad: -toma, causa: 'corte' })
    if (pieza.restante <= 0) suyas.shift()
  }
  const { id: materiaId, nombre: concepto } = libro.materias.get(materia) as { id: number; nombre: string }
  return {
    materiaId,
    concepto,
    esAvio: fichas.get(materia)?.unidad === 'ud',
    cantidad,
    precio: redondearA(importe / cantidad, 4),
  }
}

const MARCHAS: readonly Marcha[] = ['tarde', 'confirmada', 'enviada', 'confirmada']

/** What waits for its cloth was asked for some days ago; one supplier is late with a part of it. */
function enCamino(libro: Libro, cortes: readonly Corte[]): void {
  const porProveedor = Map.groupBy(faltasDe(cortes), ({ ficha }) => ficha.proveedor)
  for (const [i, [proveedor, suyas]] of [...porProveedor].entries()) {
    const faltas = suyas
      .map((falta) => ({ ...falta, cantidad: redondearA(falta.cantidad - queda(libro, falta), 4) }))
      .filter(({ cantidad }) => cantidad > 0)
    if (faltas.length === 0) continue
    const marcha = MARCHAS[i % MARCHAS.length] as Marcha
    const prevista = laborable(masDias(libro.hoy, marcha === 'tarde' ? -6 : 8 + i))
    comprar(libro, proveedor, faltas, { fecha: laborable(masDias(libro.hoy, -20 + i * 3)), prevista, marcha })
  }
}

/** Writes the cloth down; the orders that cut it are there. */
export async function fillTelas(db: Db, libro: Libro): Promise<void> {
  await volcar(db, comprasTable, libro.compras)
  await volcar(db, entradasTable, libro.entradas)
  await volcar(db, piezasTable, libro.piezas)
  await volcar(
    db,
    piezaMovimientosTable,
    libro.metros.sort((a, b) => String(a.cuando).localeCompare(String(b.cuando))),
  )
  await volcar(db, consumosTable, libro.consumos)
  const anos = [...new Set(libro.compras.map(({ fecha }) => ejercicioDe(fecha)))]
  await volcar(
    db,
    contadoresTable,
    anos.map((ejercicio) => ({
      ...{ serie: SERIE, ejercicio },
      ultimo: libro.compras.filter(({ fecha }) => ejercicioDe(fecha) === ejercicio).length,
    })),
  )
  await volcar(
    db,
    materiaPreciosTable,
    anos.flatMap((ano) =>
      DEMO_MATERIAS.map((ficha) => ({
        ...{ materiaId: (libro.materias.get(ficha.codigo) as { id: number }).id, fecha: `${ano}-01-07` },
        ...{ proveedorId: libro.proveedores.get(ficha.proveedor) as number, origen: 'tarifa' as const },
        precio: precioEn(libro, ficha, `${ano}-01-07`),
      })),
    ),
  )
  await congelar(db, COMPRA_EN_PAPEL, dichoDeCompras(sql`k.estado <> 'borrador'`))
}

/** The first number that is free of each. */
export const primerosDe = async (db: Db): Promise<Libro['primeros']> => ({
  compra: await siguienteId(db, comprasTable),
  entrada: await siguienteId(db, entradasTable),
  pieza: await siguienteId(db, piezasTable),
})

/** All the cloth that was bought and cut, with what each order took and what suppliers have to invoice. */
export function telasDe(
  primeros: Libro['primeros'],
  hoy: string,
  cortes: readonly Corte[],
  refs: Pick<Libro, 'proveedores' | 'materias'>,
): Libro & { consumido: ReadonlyMap<number, Consumido[]> } {
  const libro: Libro = {
    ...{ hoy, suerte: azar(7707), ...refs, primeros, numero: enSuEjercicio(), abiertas: new Map() },
    ...{ compras: [], entradas: [], piezas: [], metros: [], consumos: [], llegadas: [] },
  }
  const consumido = new Map<number, Consumido[]>()
  const hechos = cortes.filter(({ dia }) => dia !== null).sort((a, b) => (a.dia ?? '').localeCompare(b.dia ?? ''))
  for (const [mes, suyos] of Map.groupBy(hechos, ({ dia }) => (dia ?? '').slice(0, 7))) {
    const primero = `${mes}-01`
    const porProveedor = Map.groupBy(faltasDe(suyos), ({ ficha }) => ficha.proveedor)
    for (const [proveedor, unas] of porProveedor) {
      const faltas = unas
        .map((falta) => ({ ...falta, cantidad: redondearA(falta.cantidad - queda(libro, falta), 4) }))
        .filter(({ cantidad }) => cantidad > 0)
      const fecha = laborable(masDias(primero, -26))
      const prevista = laborable(masDias(primero, -12))
      if (faltas.length > 0) comprar(libro, proveedor, faltas, { fecha, prevista, marcha: 'llegada' })
    }
    for (const corte of suyos) {
      const suyo = consumido.get(corte.ordenId) ?? []
      consumido.set(corte.ordenId, suyo)
      suyo.push(cortar(libro, corte))
    }
  }
  enCamino(
    libro,
    cortes.filter(({ dia }) => dia === null),
  )
  return { ...libro, consumido }
}
