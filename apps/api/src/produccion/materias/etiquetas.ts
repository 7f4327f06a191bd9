import { type Etiqueta, enZpl, type Rollo } from '@telar/domain/casa/etiquetas'
import { enIdioma, type Idioma } from '@telar/domain/idioma'
import { aLaVista, SIGNO } from '@telar/domain/produccion/materia'
import { asc, eq } from 'drizzle-orm'
import { imprimirEtiquetas } from '../../casa/etiquetas/imprimir.ts'
import type { Db } from '../../db/connection.ts'
import { piezasLista as p } from '../../db/schema/produccion/listas.ts'
import { mensaje, numeroEscrito } from '../../i18n/mensaje.ts'
import type { FileResult } from '../../kit/call.ts'
import { notFound } from '../../kit/errors.ts'

/** Two to a row, large enough to be read from the shelf. */
const MEDIDAS = { columnas: 2, filas: 5, ancho: 92, alto: 48, margenX: 10, margenY: 12, huecoX: 5, huecoY: 4 }

/** A label for each roll of a delivery; its QR opens the roll in the back office. */
async function rollosDe(db: Db, entradaId: number, idioma: Idioma, publicUrl: string): Promise<Etiqueta[]> {
  const piezas = await db.select().from(p).where(eq(p.entradaId, entradaId)).orderBy(asc(p.id))
  if (piezas.length === 0) throw notFound('Entrada', entradaId)
  return piezas.map(({ id, codigo, materia, color, numero, lote, metros, unidad, ubicacion }) => ({
    titulo: materia,
    lineas: [
      codigo,
      color ? enIdioma(color, idioma) : '',
      [lote ? mensaje(idioma, 'papel.lote', { lote }) : '', ubicacion].filter(Boolean).join(' · '),
      `${numeroEscrito(idioma, aLaVista(metros, unidad))} ${SIGNO[unidad][idioma]}`,
    ].filter(Boolean),
    grande: numero,
    precio: '',
    barras: { clase: 'qr', valor: `${publicUrl}/gestion/piezas/${id}` },
    cantidad: 1,
  }))
}

export async function etiquetasDe(db: Db, entradaId: number, idioma: Idioma, publicUrl: string): Promise<FileResult> {
  const etiquetas = await rollosDe(db, entradaId, idioma, publicUrl)
  const content = await imprimirEtiquetas(etiquetas, { idioma, medidas: MEDIDAS, conBorde: true })
  return { name: `etiquetas-${entradaId}.pdf`, content }
}

export async function etiquetasEnZpl(
  db: Db,
  entradaId: number,
  rollo: Rollo,
  idioma: Idioma,
  publicUrl: string,
): Promise<FileResult> {
  const etiquetas = await rollosDe(db, entradaId, idioma, publicUrl)
  return { name: `etiquetas-${entradaId}.zpl`, content: Buffer.from(enZpl(etiquetas, rollo)) }
}
