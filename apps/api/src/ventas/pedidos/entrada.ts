import type { Idioma, Textos } from '@telar/domain/idioma'
import { leerPedidoRapido, porNombre } from '@telar/domain/ventas/rapido'
import { and, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import {
  coloresTable as c,
  modelosTable as m,
  temporadasTable as t,
  modeloVariantesTable as v,
} from '../../db/schema/catalogo/modelos.ts'
import { mensaje } from '../../i18n/mensaje.ts'
import { verPedido } from './queries.ts'

interface Propuesta {
  items: { modeloId: number; numero: string; colorId: number; talla: string; cantidad: number }[]
  avisos: string[]
}

interface EnVenta {
  modeloId: number
  numero: string
  colorId: number
  color: Textos
  codigo: string
  talla: string
}

/** What is on sale of some models, the newest season first where a number was used twice. */
function enVenta(db: Db, cuales: SQL): Promise<EnVenta[]> {
  return db
    .select({
      modeloId: m.id,
      numero: m.numero,
      colorId: v.colorId,
      color: c.nombre,
      codigo: c.codigo,
      talla: v.talla,
    })
    .from(m)
    .innerJoin(t, eq(t.id, m.temporadaId))
    .innerJoin(v, and(eq(v.modeloId, m.id), eq(v.disponibleWeb, true)))
    .innerJoin(c, eq(c.id, v.colorId))
    .where(and(eq(m.publicado, true), cuales))
    .orderBy(desc(t.fechaInicio), desc(m.id))
}

/** What is wrong with a line: its model, that it names no colour, its colour or its size. */
function quePasa(hayModelo: boolean, hayColor: boolean, color: string) {
  if (!hayModelo) return 'rapido.modelo'
  if (hayColor) return 'rapido.talla'
  return color === '' ? 'rapido.sin-color' : 'rapido.color'
}

/** A comma parts what is said of a line, so that "2,5" at its end reads as a size and a quantity. */
const CON_DECIMALES = /\d,\d+\s*$/

/** A typed or pasted list, looked up; everything that is wrong with it at once. */
export async function desdeTexto(db: Db, texto: string, idioma: Idioma): Promise<Propuesta> {
  const { lineas, ilegibles } = leerPedidoRapido(texto)
  const numeros = [...new Set(lineas.map(({ numero }) => numero))]
  const catalogo = numeros.length > 0 ? await enVenta(db, inArray(m.numero, numeros)) : []
  const items: Propuesta['items'] = []
  const noEntiendo = (linea: number, dicho: string) => ({
    linea,
    aviso: mensaje(idioma, 'rapido.no-entiendo', { linea, texto: dicho }),
  })
  const avisos = ilegibles.map(({ linea, texto: dicho }) => noEntiendo(linea, dicho))
  const renglones = texto.split(/\r?\n/)
  for (const { linea, numero, color, talla, cantidad } of lineas) {
    const decir = (clave: 'rapido.modelo' | 'rapido.sin-color' | 'rapido.color' | 'rapido.talla') =>
      avisos.push({ linea, aviso: mensaje(idioma, clave, { linea, numero, color, talla }) })
    const nuevo = catalogo.find((fila) => fila.numero === numero)?.modeloId
    const suyas = catalogo.filter(({ modeloId }) => modeloId === nuevo)
    const colores = [...new Map(suyas.map((fila) => [fila.colorId, fila])).values()]
    const elegido = porNombre(colores, (fila) => [fila.codigo, ...Object.values(fila.color)], color)
    const celda = suyas.find(
      (fila) => fila.colorId === elegido?.colorId && fila.talla.toLowerCase() === talla.toLowerCase(),
    )
    if (celda) items.push({ modeloId: celda.modeloId, numero, colorId: celda.colorId, talla: celda.talla, cantidad })
    else {
      const que = quePasa(suyas.length > 0, elegido !== undefined, color)
      const renglon = renglones[linea - 1] ?? ''
      if (que === 'rapido.color' && CON_DECIMALES.test(renglon)) avisos.push(noEntiendo(linea, renglon.trim()))
      else decir(que)
    }
  }
  return { items, avisos: avisos.sort((a, b) => a.linea - b.linea).map(({ aviso }) => aviso) }
}

/** An earlier order again: what of it is still on sale, and what is not. */
export async function desdePedido(db: Db, id: number, suyo: SQL, idioma: Idioma): Promise<Propuesta> {
  const { lugar, numero, lineas } = await verPedido(db, id, suyo)
  if (lugar !== 'almacen') return { items: [], avisos: [mensaje(idioma, 'rapido.de-ocasion', { numero })] }
  const ids = [...new Set(lineas.map(({ modeloId }) => modeloId))]
  const catalogo = ids.length > 0 ? await enVenta(db, inArray(m.id, ids)) : []
  const items: Propuesta['items'] = []
  const avisos = new Set<string>()
  for (const { modeloId, numero: modelo, colorId, color, tallasCantidades } of lineas) {
    const delModelo = catalogo.filter((fila) => fila.modeloId === modeloId)
    for (const { talla, cantidad } of tallasCantidades) {
      const sigue = delModelo.some((fila) => fila.colorId === colorId && fila.talla === talla)
      if (sigue) items.push({ modeloId, numero: modelo, colorId, talla, cantidad })
      else
        avisos.add(
          delModelo.length === 0
            ? mensaje(idioma, 'cart.modelo-retirado', { numero: modelo })
            : mensaje(idioma, 'cart.talla-retirada', { numero: modelo, color, talla }),
        )
    }
  }
  return { items, avisos: [...avisos] }
}
