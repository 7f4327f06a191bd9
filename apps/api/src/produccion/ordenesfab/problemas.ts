import { enIdioma, type Idioma } from '@telar/domain/idioma'
import { type Cortadas, type PiezaTomada, type ProblemaDeCorte, problemasDeCorte } from '@telar/domain/produccion/corte'
import { aLaVista, SIGNO, type Unidad } from '@telar/domain/produccion/materia'
import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { coloresTable } from '../../db/schema/catalogo/modelos.ts'
import { materiasTable as m, piezasTable as p } from '../../db/schema/produccion/materias.ts'
import { consumosTable as k } from '../../db/schema/produccion/ordenesfab.ts'
import { mensaje, numeroEscrito } from '../../i18n/mensaje.ts'
import { lineasDeHoja } from '../escandallos/escandallos.ts'
import type { LineaDeHoja } from '../escandallos/hojas.ts'
import { celdasDe, type Orden } from './ordenes.ts'

/** What an order has taken of rolls. */
const tomadasPor = (db: Db, ordenId: number): Promise<PiezaTomada[]> =>
  db
    .select({
      piezaId: p.id,
      numero: p.numero,
      materiaId: m.id,
      materia: m.nombre,
      unidad: m.unidad,
      colorId: p.colorId,
      lote: p.lote,
      cantidad: k.cantidad,
    })
    .from(k)
    .innerJoin(p, eq(p.id, k.piezaId))
    .innerJoin(m, eq(m.id, p.materiaId))
    .where(eq(k.ordenId, ordenId))

export interface CorteReunido {
  problemas: ProblemaDeCorte[]
  hoja: LineaDeHoja[]
}

/** What speaks against a cut as things stand. */
export async function problemasDe(
  db: Db,
  orden: Orden,
  { cortan, piezas }: { cortan: readonly Cortadas[]; piezas: readonly PiezaTomada[] },
): Promise<CorteReunido> {
  const hoja = orden.escandalloId === null ? [] : await lineasDeHoja(db, orden.escandalloId)
  const [celdas, antes] = [await celdasDe(db, orden.id), await tomadasPor(db, orden.id)]
  return { problemas: problemasDeCorte({ celdas, cortan, piezas, antes, hoja }), hoja }
}

/** The same in words. */
export async function enPalabras(
  db: Db,
  problemas: readonly ProblemaDeCorte[],
  idioma: Idioma,
): Promise<{ clase: ProblemaDeCorte['clase']; mensaje: string; piezaIds: number[] }[]> {
  const ids = problemas.flatMap((uno) => ('colorId' in uno ? uno.colorId : []))
  const colores = ids.length > 0 ? await db.select().from(coloresTable).where(inArray(coloresTable.id, ids)) : []
  const color = (colorId: number) => {
    const suyo = colores.find(({ id }) => id === colorId)
    return suyo ? enIdioma(suyo.nombre, idioma) : ''
  }
  const medida = (n: number, unidad: Unidad) => `${numeroEscrito(idioma, aLaVista(n, unidad))} ${SIGNO[unidad][idioma]}`
  const decir = (uno: ProblemaDeCorte): string => {
    switch (uno.clase) {
      case 'color':
        return mensaje(idioma, 'corte.color', { numero: uno.numero, color: color(uno.colorId) })
      case 'lotes':
        return mensaje(idioma, 'orden.lotes', { materia: uno.materia, lotes: uno.lotes.join(', ') })
      case 'de-mas': {
        const { talla, n, quedan } = uno
        return mensaje(idioma, 'corte.de-mas', { color: color(uno.colorId), talla, n, quedan })
      }
      case 'metros': {
        const { materia, necesaria, tomada, unidad } = uno
        const medidas = { necesaria: medida(necesaria, unidad), tomada: medida(tomada, unidad) }
        return mensaje(idioma, 'corte.metros', { materia, ...medidas })
      }
    }
  }
  return problemas.map((uno) => ({ clase: uno.clase, mensaje: decir(uno), piezaIds: uno.piezaIds }))
}
