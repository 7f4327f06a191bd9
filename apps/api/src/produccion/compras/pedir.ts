import type { FaltasInput, Propuesta } from '@telar/contract/produccion/compra'
import type { PedirInput } from '@telar/contract/produccion/materia'
import { enEuros, sumarEuros } from '@telar/domain/dinero'
import { fechaDeEntrega, redondearPedido } from '@telar/domain/produccion/compra'
import { exigirEntera } from '@telar/domain/produccion/materia'
import { CampoError } from '@telar/domain/regla'
import { inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { coloresTable as c } from '../../db/schema/catalogo/modelos.ts'
import { bloquearMateria } from '../materias/entradas.ts'
import { type Acto, crearCompra } from './compras.ts'
import { condicionesDe } from './condiciones.ts'

type Faltas = z.output<typeof FaltasInput>['lineas']

/** What a supplier was asked for of one material: an order of one line that is on its way; answers its line. */
export async function pedirMateria(db: Db, pedido: z.output<typeof PedirInput>, acto: Acto): Promise<number> {
  const { materiaId, pedida, fechaPrevista } = pedido
  const materia = await bloquearMateria(db, materiaId)
  exigirEntera('pedida', pedida, materia.unidad)
  const precio = pedido.precio ?? materia.precio
  const { lineaIds } = await crearCompra(
    db,
    {
      ...{ proveedorId: pedido.proveedorId ?? materia.proveedorId, idioma: null, referencia: '', notas: '' },
      lineas: [{ id: null, materiaId, colorId: null, pedida, precio, fechaPrevista }],
    },
    acto,
    'enviada',
  )
  return lineaIds[0] as number
}

/** What each supplier would be asked for, as they sell it; the same material and colour twice is one line. */
export async function proponer(db: Db, faltas: Faltas, hoy: string): Promise<Propuesta[]> {
  const condiciones = await condicionesDe(db, faltas)
  const colorIds = [...new Set(faltas.flatMap(({ colorId }) => colorId ?? []))]
  const colores = await db.select({ id: c.id, nombre: c.nombre }).from(c).where(inArray(c.id, colorIds))
  const completas = faltas.map(({ colorId, cantidad }, i) => {
    const condicion = condiciones.find(({ n }) => n === i + 1)
    if (!condicion) throw new CampoError(`lineas.${i}.materiaId`, 'error.missing-reference')
    return { ...condicion, colorId, cantidad }
  })
  const juntas = [
    ...Map.groupBy(completas, (una) => `${una.proveedorId} ${una.materiaId} ${una.colorId}`).values(),
  ].flatMap((iguales) =>
    iguales.slice(0, 1).map((una) => ({ ...una, cantidad: iguales.reduce((n, { cantidad }) => n + cantidad, 0) })),
  )
  const porProveedor = Map.groupBy(juntas, ({ proveedorId }) => proveedorId)
  return [...porProveedor].map(([proveedorId, suyas]) => {
    const lineas = suyas.map((una) => {
      const { materiaId, codigo, materia, unidad, colorId, cantidad, minimo, multiplo, precio, dias } = una
      const redonda = redondearPedido(cantidad, una)
      return {
        ...{ materiaId, codigo, materia, unidad, colorId, cantidad, minimo, multiplo, precio, ...redonda },
        color: colores.find(({ id }) => id === colorId)?.nombre ?? null,
        importe: enEuros(redonda.pedida * precio),
        fechaPrevista: fechaDeEntrega(hoy, dias),
      }
    })
    const importe = sumarEuros(lineas.map((linea) => linea.importe))
    return { proveedorId, proveedor: suyas[0]?.proveedor ?? '', importe, lineas }
  })
}

/** An order to be sent for each supplier of what is missing. */
export async function crearDesdeFaltas(db: Db, faltas: Faltas, acto: Acto): Promise<number[]> {
  const ids: number[] = []
  for (const { proveedorId, lineas } of await proponer(db, faltas, acto.hoy)) {
    const { id } = await crearCompra(
      db,
      {
        ...{ proveedorId, idioma: null, referencia: '', notas: '' },
        lineas: lineas.map(({ materiaId, colorId, pedida, precio, fechaPrevista }) => ({
          ...{ id: null, materiaId, colorId, pedida, precio, fechaPrevista },
        })),
      },
      acto,
    )
    ids.push(id)
  }
  return ids
}
