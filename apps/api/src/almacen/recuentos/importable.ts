import { coloresYTallas, type Fila } from '@telar/domain/casa/importar'
import { plano } from '@telar/domain/texto'
import { and, eq } from 'drizzle-orm'
import { campo, type Descripcion } from '../../casa/importaciones/importable.ts'
import { numeroEn, textoEn } from '../../casa/importaciones/leer.ts'
import { colorLlamado, modeloLlamado } from '../../catalogo/nombrados.ts'
import type { Db } from '../../db/connection.ts'
import { modeloVariantesTable as v } from '../../db/schema/catalogo/modelos.ts'
import { FieldsError } from '../../kit/errors.ts'
import { contar } from './commands.ts'

const CAMPOS = [
  campo('numero', ['Modelo', 'Model', 'Modelo', 'Model'], { alias: ['numero', 'referencia', 'handle'] }),
  campo('temporada', ['Temporada', 'Season', 'Estação', 'Temporada']),
  campo('color', ['Color', 'Colour', 'Cor', 'Color']),
  campo('talla', ['Talla', 'Size', 'Tamanho', 'Talla']),
  campo('ean', ['EAN', 'EAN', 'EAN', 'EAN'], { alias: ['codigo de barras', 'barcode', 'ean13'] }),
  campo('cantidad', ['Contadas', 'Counted', 'Contadas', 'Comptades'], {
    obligatorio: true,
    alias: ['cantidad', 'existencias', 'stock', 'quantity', 'uds'],
  }),
  ...[1, 2, 3].flatMap((n) => [
    campo(`opcion${n}`, [`Atributo ${n}`, `Option ${n}`, `Atributo ${n}`, `Atribut ${n}`]),
    campo(`valor${n}`, [`Valor ${n}`, `Value ${n}`, `Valor ${n}`, `Valor ${n}`]),
  ]),
]

const PARA_QUE = 'Apertura'

/** The variant that a row counts: by its bar code, or by model, colour and size. */
async function varianteDe(db: Db, fila: Fila) {
  if (fila.ean) {
    const [una] = await db.select().from(v).where(eq(v.ean, fila.ean)).limit(1)
    if (una) return una
  }
  const numero = textoEn(fila, 'numero')
  const modelo = await modeloLlamado(db, numero, fila.temporada)
  if (!modelo) throw new FieldsError({ numero: ['importar.desconocido'] }, { valor: numero })
  const { colores, tallas } = coloresYTallas(fila)
  const [color = '', talla = ''] = [colores[0], tallas[0]]
  const suyas = await db.select().from(v).where(eq(v.modeloId, modelo.id))
  const colorId = color ? await colorLlamado(db, color) : suyas[0]?.colorId
  const hallada = suyas.find((una) => una.colorId === colorId && (!talla || plano(una.talla) === plano(talla)))
  if (!hallada)
    throw new FieldsError(
      { talla: ['importar.desconocido'] },
      { valor: [numero, color, talla].filter(Boolean).join(' ') },
    )
  return hallada
}

interface Contada {
  modeloId: number
  colorId: number
  talla: string
  habia: number
  contadas: number
}

/** What lies in the house, as a count: the ledger books what is more or fewer than it says. */
export const importarExistencias: Descripcion = {
  que: 'existencias',
  campos: CAMPOS,
  etiqueta: ({ numero = '', ean = '' }) => numero || ean,
  junta: ({ numero, ean }) => numero ?? ean ?? '',
  campoDe: { modeloId: 'numero' },
  async escribir(db, filas, { quien, house }) {
    const celdas = new Map<number, Contada>()
    for (const fila of filas) {
      const contadas = numeroEn(fila, 'cantidad')
      if (contadas === undefined || !Number.isInteger(contadas) || contadas < 0)
        throw new FieldsError({ cantidad: ['field.integer'] })
      const { id, modeloId, colorId, talla, stock } = await varianteDe(db, fila)
      const antes = celdas.get(id)
      celdas.set(id, { modeloId, colorId, talla, habia: stock, contadas: contadas + (antes?.contadas ?? 0) })
    }
    const otras = [...celdas.values()].filter(({ habia, contadas }) => habia !== contadas)
    if (otras.length === 0) return { accion: 'igual', registro: null }
    const registro = await contar(db, house, { lugar: 'almacen', nota: PARA_QUE, celdas: otras }, quien)
    return { accion: 'cambiar', registro, antes: { celdas: otras } }
  },
  async deshacer(db, { antes, etiqueta }, { quien, house }) {
    const celdas = (antes.celdas as Contada[]).map((celda) => ({
      ...celda,
      habia: celda.contadas,
      contadas: celda.habia,
    }))
    for (const { modeloId, colorId, talla } of celdas) {
      const hay = await db.$count(v, and(eq(v.modeloId, modeloId), eq(v.colorId, colorId), eq(v.talla, talla)))
      if (hay === 0) throw new FieldsError({ numero: ['importar.desconocido'] }, { valor: etiqueta })
    }
    await contar(db, house, { lugar: 'almacen', nota: `${PARA_QUE} (−)`, celdas }, quien)
  },
}
