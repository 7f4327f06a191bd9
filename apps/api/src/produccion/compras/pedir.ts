import type { FaltasInput, Propuesta } from '@telar/contract/produccion/compra'
import type { PedirInput } from '@telar/contract/produccion/materia'
import { enEuros, sumarEuros } from '@telar/domain/dinero'
import { fechaDeEntrega, redondearPedido } from '@telar/domain/produccion/compra'
import { exigirEntera } from '@telar/domain/produccion/materia'
import { CampoError } from '@telar/domain/regla'
import { inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { firstRow, ints, rows } from '../../db/rows.ts'
import { coloresTable as c } from '../../db/schema/catalogo/modelos.ts'
import { conflict } from '../../kit/errors.ts'
import { bloquearMateria } from '../materias/entradas.ts'
import { type Acto, crearCompra } from './compras.ts'
import { condicionesDe } from './condiciones.ts'

type Faltas = z.output<typeof FaltasInput>['lineas']

const Abierta = z.object({
  materiaId: z.int(),
  materia: z.string(),
  id: z.int(),
  numero: z.string(),
  colorId: z.int().nullable(),
  pedida: z.number(),
  borrador: z.boolean(),
})

/** The orders that ask for some materials and have not come whole, those among them that nobody has sent. */
const abiertasDe = (db: Db, materiaIds: readonly number[]) =>
  rows(
    db,
    Abierta,
    sql`
    select e.materia_id as "materiaId", m.nombre as materia, k.id, k.numero, e.color_id as "colorId",
      e.pedida::float8 as pedida, k.estado = 'borrador' as borrador
    from entradas e join compras k on k.id = e.compra_id join materias m on m.id = e.materia_id
      left join entradas_lista a on a.id = e.id
    where e.materia_id = any(${ints(materiaIds)}) and not e.recibida and (k.estado = 'borrador' or a.abierta > 0)
    order by e.id desc`,
  )

/** Of two who ask for what is missing the second is told in which order it was asked for. */
async function refuseIfPedida(db: Db, faltas: Faltas, vistas: readonly number[] | null | undefined): Promise<void> {
  if (!vistas) return
  const ids = [...new Set(faltas.map(({ materiaId }) => materiaId))].sort((a, b) => a - b)
  for (const id of ids) await bloquearMateria(db, id)
  const otra = (await abiertasDe(db, ids)).find(({ id }) => !vistas.includes(id))
  if (otra) throw conflict('compra.ya-pedida', { materia: otra.materia, compra: otra.numero })
}

const EnCamino = z.object({ enCamino: z.number() })

/** The material is locked: more of it is on its way than whoever asks for it has seen. */
async function refuseIfEnCamino(db: Db, { id, nombre }: { id: number; nombre: string }, visto: number): Promise<void> {
  const ahora = await firstRow(
    db,
    EnCamino,
    sql`select en_camino::float8 as "enCamino" from materias_lista where id = ${id}`,
  )
  if ((ahora?.enCamino ?? 0) <= visto) return
  const compra = (await abiertasDe(db, [id])).find(({ borrador }) => !borrador)?.numero ?? ''
  throw conflict('compra.ya-pedida', { materia: nombre, compra })
}

/** What a supplier was asked for of one material: an order of one line that is on its way; answers its line. */
export async function pedirMateria(db: Db, pedido: z.output<typeof PedirInput>, acto: Acto): Promise<number> {
  const { materiaId, pedida, fechaPrevista } = pedido
  const materia = await bloquearMateria(db, materiaId)
  if (pedido.enCamino != null) await refuseIfEnCamino(db, materia, pedido.enCamino)
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
  const abiertas = Map.groupBy(
    await abiertasDe(
      db,
      juntas.map(({ materiaId }) => materiaId),
    ),
    ({ materiaId }) => materiaId,
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
        compras: abiertas.get(materiaId) ?? [],
      }
    })
    const importe = sumarEuros(lineas.map((linea) => linea.importe))
    return { proveedorId, proveedor: suyas[0]?.proveedor ?? '', importe, lineas }
  })
}

/** An order to be sent for each supplier of what is missing. */
export async function crearDesdeFaltas(
  db: Db,
  { lineas: faltas, vistas }: z.output<typeof FaltasInput>,
  acto: Acto,
): Promise<number[]> {
  await refuseIfPedida(db, faltas, vistas)
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
