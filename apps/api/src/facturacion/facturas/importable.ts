import { ejercicioDe } from '@telar/domain/fecha'
import { and, eq } from 'drizzle-orm'
import { campo, type Descripcion } from '../../casa/importaciones/importable.ts'
import { fechaEn, numeroEn, textoEn } from '../../casa/importaciones/leer.ts'
import { contadoresTable as t } from '../../db/schema/casa/contadores.ts'
import { FieldsError } from '../../kit/errors.ts'

const CAMPOS = [
  campo('serie', ['Serie', 'Series', 'Série', 'Sèrie'], { obligatorio: true }),
  campo('ejercicio', ['Año', 'Year', 'Ano', 'Any'], { alias: ['ejercicio'] }),
  campo('ultimo', ['Último número', 'Last number', 'Último número', 'Últim número'], {
    obligatorio: true,
    alias: ['numero', 'ultimo'],
  }),
  campo('fecha', ['Fecha de la última', 'Date of the last one', 'Data da última', 'Data de l’última'], {
    alias: ['fecha', 'date'],
  }),
]

const SERIE = /^[A-Z]{1,4}$/
const PRIMER_ANO = 2000

interface Antes {
  ultimo: number
  desde: number
  fecha: string | null
}
const NINGUNO: Antes = { ultimo: 0, desde: 0, fecha: null }

/** The last number that another program gave in each series: ours follow it, and none before it is ours to tell of. */
export const importarNumeros: Descripcion = {
  que: 'numeros',
  campos: CAMPOS,
  etiqueta: ({ serie = '', ejercicio = '' }) => `${serie} ${ejercicio}`.trim(),
  junta: ({ serie = '', ejercicio = '' }) => `${serie} ${ejercicio}`,
  async escribir(db, [fila = {}, repetida], { hoy }) {
    if (repetida) throw new FieldsError({ serie: ['importar.repetido'] })
    const serie = textoEn(fila, 'serie').toUpperCase()
    if (!SERIE.test(serie)) throw new FieldsError({ serie: ['serie.letras'] })
    const fecha = fechaEn(fila, 'fecha') ?? null
    const ejercicio = numeroEn(fila, 'ejercicio') ?? ejercicioDe(fecha ?? hoy)
    if (!Number.isInteger(ejercicio) || ejercicio < PRIMER_ANO || ejercicio > ejercicioDe(hoy))
      throw new FieldsError({ ejercicio: ['field.invalid'] })
    if (fecha && (fecha > hoy || ejercicioDe(fecha) !== ejercicio)) throw new FieldsError({ fecha: ['field.invalid'] })
    const ultimo = numeroEn(fila, 'ultimo') ?? 0
    if (!Number.isInteger(ultimo) || ultimo < 1) throw new FieldsError({ ultimo: ['field.integer'] })
    const suya = and(eq(t.serie, serie), eq(t.ejercicio, ejercicio))
    const [actual = NINGUNO] = await db.select().from(t).where(suya).for('update')
    if (actual.ultimo === ultimo) return { accion: 'igual', registro: null }
    // Numbers that this house has given follow one another: nothing comes between them.
    if (actual.ultimo > actual.desde) throw new FieldsError({ ultimo: ['importar.serie-empezada'] })
    await db
      .insert(t)
      .values({ serie, ejercicio, ultimo, desde: ultimo, fecha })
      .onConflictDoUpdate({ target: [t.serie, t.ejercicio], set: { ultimo, desde: ultimo, fecha } })
    const { ultimo: habia, desde, fecha: dia } = actual
    const antes = { serie, ejercicio, escrito: ultimo, estaba: { ultimo: habia, desde, fecha: dia } }
    return { accion: habia === 0 ? 'crear' : 'cambiar', registro: null, antes }
  },
  async deshacer(db, { antes }) {
    const { serie, ejercicio, escrito, estaba } = antes as {
      serie: string
      ejercicio: number
      escrito: number
      estaba: Antes
    }
    const vueltos = await db
      .update(t)
      .set(estaba)
      .where(and(eq(t.serie, serie), eq(t.ejercicio, ejercicio), eq(t.ultimo, escrito)))
      .returning({ serie: t.serie })
    if (vueltos.length === 0) throw new FieldsError({ ultimo: ['importar.serie-empezada'] })
  },
}
