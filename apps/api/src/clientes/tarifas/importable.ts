import { plano } from '@telar/domain/texto'
import { and, eq } from 'drizzle-orm'
import { campo, type Descripcion } from '../../casa/importaciones/importable.ts'
import { numeroEn, textoEn } from '../../casa/importaciones/leer.ts'
import { modeloLlamado } from '../../catalogo/nombrados.ts'
import { tarifaPreciosTable as p, tarifasTable as t } from '../../db/schema/clientes/tarifas.ts'
import { FieldsError } from '../../kit/errors.ts'
import { ponerPrecios } from './matriz.ts'

const CAMPOS = [
  campo('tarifa', ['Tarifa', 'Price list', 'Tabela', 'Tarifa'], {
    obligatorio: true,
    alias: ['lista', 'lista de precios'],
  }),
  campo('numero', ['Modelo', 'Model', 'Modelo', 'Model'], {
    obligatorio: true,
    alias: ['articulo', 'sku', 'referencia'],
  }),
  campo('temporada', ['Temporada', 'Season', 'Estação', 'Temporada']),
  campo('precio', ['Precio', 'Price', 'Preço', 'Preu'], { obligatorio: true, alias: ['precio unitario', 'pvm'] }),
]

const MAXIMO = 99_999

interface Celda {
  tarifaId: number
  modeloId: number
  antes: number | null
  precio: number
}

/** What models cost by a list, by its name and theirs. */
export const importarTarifas: Descripcion = {
  que: 'tarifas',
  campos: CAMPOS,
  etiqueta: ({ tarifa = '', numero = '' }) => `${tarifa} ${numero}`,
  async escribir(db, [fila = {}]) {
    const nombre = textoEn(fila, 'tarifa')
    const tarifa = (await db.select({ id: t.id, nombre: t.nombre }).from(t)).find(
      (una) => plano(una.nombre) === plano(nombre),
    )
    if (!tarifa) throw new FieldsError({ tarifa: ['importar.desconocido'] }, { valor: nombre })
    const numero = textoEn(fila, 'numero')
    const modelo = await modeloLlamado(db, numero, fila.temporada)
    if (!modelo) throw new FieldsError({ numero: ['importar.desconocido'] }, { valor: numero })
    const precio = numeroEn(fila, 'precio') ?? 0
    if (precio < 0 || precio > MAXIMO) throw new FieldsError({ precio: ['field.invalid'] })
    const celda = { tarifaId: tarifa.id, modeloId: modelo.id }
    const [actual] = await db
      .select()
      .from(p)
      .where(and(eq(p.tarifaId, celda.tarifaId), eq(p.modeloId, celda.modeloId)))
    const antes = actual?.precio ?? null
    if (antes === precio) return { accion: 'igual', registro: modelo.id }
    await ponerPrecios(db, [{ ...celda, antes, precio }])
    return { accion: antes === null ? 'crear' : 'cambiar', registro: modelo.id, antes: { ...celda, antes, precio } }
  },
  async deshacer(db, hecha) {
    const { antes, precio, ...celda } = hecha.antes as unknown as Celda
    await ponerPrecios(db, [{ ...celda, antes: precio, precio: antes }])
  },
}
