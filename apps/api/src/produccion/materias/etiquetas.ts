import { enIdioma, type Idioma } from '@telar/domain/idioma'
import { SIGNO } from '@telar/domain/produccion/materia'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { piezasLista as p } from '../../db/schema/produccion/listas.ts'
import { mensaje, numeroEscrito } from '../../i18n/mensaje.ts'
import type { FileResult } from '../../kit/call.ts'
import { notFound } from '../../kit/errors.ts'
import { qrDe, qrSvg } from '../../kit/formats/qr.ts'
import { imprimirEtiquetas } from './hoja-etiquetas.ts'

/** A label for each roll of a delivery; its QR opens the roll in the back office. */
export async function etiquetasDe(db: Db, entradaId: number, idioma: Idioma, publicUrl: string): Promise<FileResult> {
  const piezas = await db.select().from(p).where(eq(p.entradaId, entradaId)).orderBy(asc(p.id))
  if (piezas.length === 0) throw notFound('Entrada', entradaId)
  const etiquetas = piezas.map(({ id, codigo, materia, color, numero, lote, metros, unidad, ubicacion }) => ({
    titulo: materia,
    codigo,
    color: color ? enIdioma(color, idioma) : '',
    numero,
    medida: `${numeroEscrito(idioma, metros)} ${SIGNO[unidad][idioma]}`,
    lote: lote ? mensaje(idioma, 'papel.lote', { lote }) : '',
    ubicacion,
    qr: qrSvg(qrDe(`${publicUrl}/gestion/piezas/${id}`)),
  }))
  return { name: `etiquetas-${entradaId}.pdf`, content: await imprimirEtiquetas({ idioma, etiquetas }) }
}
