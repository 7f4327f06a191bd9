import { colores } from '@telar/contract/catalogo/colores'
import { modelos } from '@telar/contract/catalogo/modelos'
import { materias } from '@telar/contract/produccion/materias'
import { necesidades } from '@telar/contract/produccion/necesidades'
import { ordenesfab } from '@telar/contract/produccion/ordenesfab'
import { promesa } from '@telar/contract/produccion/promesa'
import { pedidos } from '@telar/contract/ventas/pedidos'
import { pendiente, porCortar } from '@telar/domain/produccion/orden-fab'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/app.ts'
import { clientePara } from '../../testing/cliente.ts'
import { enExistencias } from '../../testing/existencias.ts'
import { escandalloPara, materiaPara, piezasPara, proveedorPara } from '../../testing/produccion.ts'

type Client = Awaited<ReturnType<TestApp['as']>>

let t: TestApp
let produccion: Client
let proveedorId: number
let tallerId: number
let negro: number
let granate: number
let tallas: string[]
const ALBA = 1
beforeAll(async () => {
  t = await testApp()
  produccion = await t.as('produccion@telar.test')
  proveedorId = await proveedorPara(t, produccion)
  tallerId = await proveedorPara(t, produccion, 'taller')
  const modelo = await produccion.call(modelos.get, { params: { id: ALBA } })
  const [uno = 0, otro = 0] = [...new Set(modelo.variantes.map(({ colorId }) => colorId))]
  negro = uno
  granate = otro
  tallas = modelo.tallas
})
afterAll(() => t.close())

const de = (colorId: number, cantidad: number, talla = tallas[0] ?? '') => ({
  colorId,
  tallasCantidades: [{ talla, cantidad }],
})
const cortar = (id: number, body: object) => produccion.call(ordenesfab.cortar, { params: { id }, body })
const ver = (id: number) => produccion.call(ordenesfab.get, { params: { id } })

/** A launched order of two colours, by a sheet of that cloth. */
async function ordenDe(lineas: ReturnType<typeof de>[], datos: object = {}): Promise<number> {
  const id = await produccion.call(ordenesfab.create, { body: { modeloId: ALBA, tallerId, lineas, ...datos } })
  await produccion.call(ordenesfab.estado, { body: { ids: [id], estado: 'lanzada' } })
  return id
}

describe('what is cut is booked against the plan', () => {
  test('one colour is cut first: the other is still promised, needed, and not made again', async () => {
    const tela = await materiaPara(produccion, proveedorId)
    await escandalloPara(produccion, ALBA, tela)
    const clienteId = await clientePara(t, 'cliente@telar.test')
    const ventas = await t.as('ventas@telar.test')
    await enExistencias(t.house.db, 0, sql`modelo_id = ${ALBA}`)
    const { temporadaId } = await produccion.call(modelos.get, { params: { id: ALBA } })
    await ventas.call(pedidos.create, {
      body: {
        clienteId,
        tipo: 'programacion',
        lineas: [negro, granate].map((colorId) => ({ modeloId: ALBA, ...de(colorId, 5) })),
      },
    })
    const id = await ordenDe([de(negro, 5), de(granate, 5)])
    await cortar(id, { lineas: [de(negro, 5)] })
    const { celdas } = await produccion.call(promesa.promesa, { params: { id: ALBA } })
    const enOrdenes = (colorId: number) =>
      celdas.find((celda) => celda.colorId === colorId && celda.talla === tallas[0])?.enOrdenes
    expect(enOrdenes(granate)).toMatchObject([{ id, prendas: 5 }])
    expect(enOrdenes(negro)).toMatchObject([{ id, prendas: 5 }])
    const faltan = await produccion.call(ordenesfab.porFabricar, { params: { id: temporadaId } })
    const suyos = faltan.filter(({ modeloId }) => modeloId === ALBA)
    expect(suyos.map(({ prendas }) => prendas)).toEqual([0, 0])
    const porOrden = await produccion.call(necesidades.necesidades, { body: { ordenIds: [id] } })
    // 5 × 1.85 m × 1.05, of burgundy alone
    expect(porOrden.proveedores[0]?.materias[0]).toMatchObject({
      necesaria: 9.7125,
      porColor: [{ colorId: granate, necesaria: 9.7125 }],
    })
    await produccion.call(ordenesfab.estado, { body: { ids: [id], estado: 'enTaller' } })
    expect((await cortar(id, { lineas: [de(granate, 2)] })).orden).toMatchObject({ estado: 'enTaller', cortadas: 7 })
    await ventas.call(pedidos.situacion, {
      body: { ids: [(await ventas.call(pedidos.search, { body: {} })).data[0]?.id ?? 0], situacion: 'cancelado' },
    })
  })
})

/** The cells of an order as the database keeps them, with the sums of the rows that say why. */
async function celdasDe(id: number) {
  const { rows } = await t.house.db.execute<{
    prevista: number
    cortada: number
    recibida: number
    segunda: number
    perdida: number
    cerrada: number
    pendiente: number
    por_cortar: number
    plan: number
  }>(sql`
    select c.*, (select coalesce(sum(n), 0)::int from orden_fab_planes p
      where p.orden_id = c.orden_id and p.color_id = c.color_id and p.talla = c.talla) as plan
    from orden_fab_celdas c where c.orden_id = ${id} order by c.id`)
  return rows
}

function cuadran(celdas: Awaited<ReturnType<typeof celdasDe>>) {
  for (const celda of celdas) {
    const { prevista, recibida, segunda, perdida, cerrada } = celda
    expect(celda.plan).toBe(prevista)
    expect(recibida + segunda + perdida + cerrada + celda.pendiente).toBe(prevista)
    expect([celda.pendiente, celda.por_cortar]).toEqual([pendiente(celda), porCortar(celda)])
    expect(Math.min(celda.pendiente, celda.por_cortar)).toBeGreaterThanOrEqual(0)
  }
}

test('what is left of some colours is closed with a reason; the order goes on with the rest', async () => {
  const id = await ordenDe([de(negro, 4), de(granate, 6)])
  await cortar(id, { lineas: [de(negro, 4)] })
  const cerrarParte = (lineas: ReturnType<typeof de>[], motivo = 'No hay tela') =>
    produccion.call(ordenesfab.cerrarParte, { params: { id }, body: { lineas, motivo } })
  await expect(cerrarParte([de(granate, 6)], '')).rejects.toMatchObject({ status: 400 })
  await expect(cerrarParte([de(granate, 7)])).rejects.toMatchObject({
    messages: [expect.stringMatching(/solo quedan 6 pendientes/)],
  })
  expect(await cerrarParte([de(granate, 6)])).toMatchObject({
    ...{ estado: 'cortada', previstas: 10, cerradas: 6, pendientes: 4 },
    hechos: [{ motivo: 'No hay tela' }, {}, {}, {}],
  })
  const talla = tallas[0] ?? ''
  const recibir = (celda: object) =>
    produccion.call(ordenesfab.recibir, {
      params: { id },
      body: { lineas: [{ colorId: negro, tallasCantidades: [{ talla, ...celda }] }] },
    })
  await expect(recibir({ recibida: 2, segunda: 1, perdida: 2 })).rejects.toMatchObject({ status: 400 })
  expect(await recibir({ recibida: 2, segunda: 1, perdida: 1 })).toMatchObject({ perdidas: 1, pendientes: 0 })
  cuadran(await celdasDe(id))
  // Nothing is left, so that nobody has to say why.
  expect(await produccion.call(ordenesfab.cerrar, { params: { id }, body: {} })).toMatchObject({ estado: 'cerrada' })
})

test('a plan that is launched, taken back and changed is the sum of its rows', async () => {
  const id = await ordenDe([de(negro, 4)])
  const mover = (estado: 'borrador' | 'lanzada') => produccion.call(ordenesfab.estado, { body: { ids: [id], estado } })
  const cambiar = (lineas: ReturnType<typeof de>[]) =>
    produccion.call(ordenesfab.update, { params: { id }, body: { modeloId: ALBA, tallerId, lineas } })
  await cambiar([de(negro, 6), de(granate, 1)])
  cuadran(await celdasDe(id))
  await cambiar([de(granate, 2)])
  cuadran(await celdasDe(id))
  expect(await ver(id)).toMatchObject({ previstas: 2, lineas: [{ colorId: granate }] })
  await mover('borrador')
  expect((await celdasDe(id)).map(({ prevista, plan }) => [prevista, plan])).toEqual([[2, 0]])
  await cambiar([de(negro, 3)])
  await mover('lanzada')
  cuadran(await celdasDe(id))
  const borrar = sql`delete from orden_fab_planes where orden_id = ${id}`
  await expect(t.owner.execute(borrar)).rejects.toMatchObject({ cause: { code: '23001' } })
})

test('colours become one: what was planned, cut and came back is added, and the rows that say why still sum it', async () => {
  const nuevo = await produccion.call(colores.create, {
    body: { codigo: 'VINO', nombre: { es: 'Vino', en: 'Wine', pt: 'Vinho', ca: 'Vi' }, hex: '#722f37' } as never,
  })
  const talla = tallas[0] ?? ''
  await t.house.db.execute(
    sql`insert into modelo_variantes (modelo_id, color_id, talla) values (${ALBA}, ${nuevo}, ${talla})`,
  )
  const id = await ordenDe([de(negro, 4), de(nuevo, 5)])
  await cortar(id, { lineas: [de(nuevo, 6)], motivo: 'Una más' })
  const admin = await t.as('admin@telar.test')
  await admin.call(colores.merge, { body: { destinoId: negro, origenIds: [nuevo] } })
  expect(await ver(id)).toMatchObject({ previstas: 10, cortadas: 6, lineas: [{ colorId: negro }] })
  cuadran(await celdasDe(id))
})

test('whatever is done to an order, its plan is what came, what is lost, what is closed and what is to come', async () => {
  const color = fc.constantFrom('negro', 'granate')
  const n = fc.integer({ min: 1, max: 4 })
  const acto = fc.oneof(
    fc.record({ hace: fc.constant('cortar' as const), color, n, motivo: fc.constantFrom('', 'Prueba') }),
    fc.record({ hace: fc.constant('recibir' as const), color, n, segunda: fc.nat(1), perdida: fc.nat(1) }),
    fc.record({ hace: fc.constant('cerrarParte' as const), color, n }),
    fc.record({ hace: fc.constant('corregir' as const), color, cortada: fc.nat(6), n: fc.nat(3), perdida: fc.nat(1) }),
  )
  const talla = tallas[0] ?? ''
  await fc.assert(
    fc.asyncProperty(fc.array(acto, { minLength: 3, maxLength: 8 }), async (actos) => {
      const id = await ordenDe([de(negro, 4), de(granate, 3)])
      const params = { id }
      for (const uno of actos) {
        const colorId = uno.color === 'negro' ? negro : granate
        const celda = (cuentas: object) => ({
          lineas: [{ colorId, tallasCantidades: [{ talla, ...cuentas } as never] }],
        })
        const hecho = {
          cortar: () => cortar(id, { lineas: [de(colorId, uno.n)], motivo: 'motivo' in uno ? uno.motivo : '' }),
          recibir: () =>
            produccion.call(ordenesfab.recibir, {
              params,
              body: celda({ recibida: uno.n, ...('segunda' in uno && { segunda: uno.segunda, perdida: uno.perdida }) }),
            }),
          cerrarParte: () =>
            produccion.call(ordenesfab.cerrarParte, {
              params,
              body: { lineas: [de(colorId, uno.n)], motivo: 'Prueba' },
            }),
          corregir: () =>
            produccion.call(ordenesfab.corregir, {
              params,
              body: {
                ...celda({
                  recibida: uno.n,
                  segunda: 0,
                  ...('cortada' in uno && { cortada: uno.cortada, perdida: uno.perdida }),
                }),
                nota: 'Prueba',
              },
            }),
        }[uno.hace]
        const error = await hecho().then(
          () => null,
          (refused: { status?: number }) => refused.status ?? 500,
        )
        expect(error === null || error === 400 || error === 409).toBe(true)
        cuadran(await celdasDe(id))
      }
      const { estado, pendientes, cortadas, recibidas } = await ver(id)
      expect(estado === 'lanzada').toBe(cortadas === 0 && recibidas === 0)
      expect(pendientes).toBe((await celdasDe(id)).reduce((suma, { pendiente: quedan }) => suma + quedan, 0))
    }),
    { numRuns: 12 },
  )
})

describe('cutting is warned before', () => {
  test('garments of one colour are not cut from cloth of another without a reason', async () => {
    const tela = await materiaPara(produccion, proveedorId)
    await escandalloPara(produccion, ALBA, tela)
    const id = await ordenDe([de(granate, 2)])
    const { piezaIds } = await piezasPara(produccion, tela, [40], { colorId: negro })
    const corte = { lineas: [de(granate, 2)], consumos: [{ piezaId: piezaIds[0], cantidad: 4 }] }
    await expect(cortar(id, corte)).rejects.toMatchObject({
      messages: [expect.stringMatching(/es de color Negro/), 'Para cortar de todas formas, diga el motivo.'],
    })
    expect(await ver(id)).toMatchObject({ estado: 'lanzada', cortadas: 0, consumos: [] })
    expect(await produccion.call(ordenesfab.problemasDeCorte, { params: { id }, body: corte as never })).toMatchObject([
      { clase: 'color', piezaIds },
    ])
    const { orden } = await cortar(id, { ...corte, motivo: 'Se tiñe después' })
    expect(orden).toMatchObject({ cortadas: 2, hechos: [{ motivo: 'Se tiñe después' }, {}, {}] })
  })

  test('what is noted of a cloth holds the garments that are cut', async () => {
    const tela = await materiaPara(produccion, proveedorId, { nombre: 'Gasa' })
    await escandalloPara(produccion, ALBA, tela)
    const id = await ordenDe([de(negro, 4)])
    const { piezaIds } = await piezasPara(produccion, tela, [40], { colorId: negro })
    const corte = { lineas: [de(negro, 4)], consumos: [{ piezaId: piezaIds[0], cantidad: 5 }] }
    await expect(cortar(id, corte)).rejects.toMatchObject({
      messages: ['Gasa: las prendas llevan al menos 7,4 m y solo se apuntan 5 m.', expect.any(String)],
    })
  })

  test('more than was planned is not cut without a reason', async () => {
    const id = await ordenDe([de(negro, 2)])
    await expect(cortar(id, { lineas: [de(negro, 3)] })).rejects.toMatchObject({ status: 400 })
    expect(await ver(id)).toMatchObject({ estado: 'lanzada', cortadas: 0 })
    const { orden } = await cortar(id, { lineas: [de(negro, 3)], motivo: 'Sobraba tela' })
    expect(orden).toMatchObject({ previstas: 3, cortadas: 3, pendientes: 3 })
    const { rows } = await t.house.db.execute(
      sql`select n, causa, motivo, quien from orden_fab_planes where orden_id = ${id} order by id`,
    )
    expect(rows).toEqual([
      { n: 2, causa: 'lanzamiento', motivo: '', quien: 'produccion@telar.test' },
      { n: 1, causa: 'exceso', motivo: 'Sobraba tela', quien: 'produccion@telar.test' },
    ])
  })
})

test('without a rate of the workshop the work costs what the sheet says, and seconds share it as they share cloth', async () => {
  const tela = await materiaPara(produccion, proveedorId)
  await escandalloPara(produccion, ALBA, tela)
  const id = await ordenDe([de(negro, 10)])
  const { piezaIds } = await piezasPara(produccion, tela, [40], { colorId: negro })
  await cortar(id, { lineas: [de(negro, 10)], consumos: [{ piezaId: piezaIds[0], cantidad: 20 }] })
  await produccion.call(ordenesfab.recibir, {
    params: { id },
    body: { lineas: [{ colorId: negro, tallasCantidades: [{ talla: tallas[0] ?? '', recibida: 8, segunda: 2 }] }] },
  })
  const { real } = await produccion.call(ordenesfab.coste, { params: { id } })
  const importe = (tipo: string) => real.lineas.find((linea) => linea.tipo === tipo)?.importe
  expect(real.prendas).toBe(8)
  // 20 m at 3.20 and ten times 5.50, over the eight good ones
  expect([importe('materia'), importe('confeccion')]).toEqual([8, 6.88])
  expect(real).toMatchObject({ segundas: 2, segundasSePagan: true, origenManoDeObra: 'hoja' })
  // Where seconds are not paid for, the good ones bear neither their cloth nor their work; a closed order stays as it was.
  const cerrada = await produccion.call(ordenesfab.cerrar, { params: { id }, body: {} })
  expect(cerrada.costeReal).toBe(real.coste)
  const pagar = (si: boolean) =>
    t.house.db.execute(
      sql`update app_settings set produccion = produccion || jsonb_build_object('segundasSePagan', ${si}::boolean)`,
    )
  await pagar(false)
  expect((await produccion.call(ordenesfab.coste, { params: { id } })).real.coste).toBe(real.coste)
  const otra = await ordenDe([de(negro, 10)])
  const { piezaIds: otras } = await piezasPara(produccion, tela, [40], { colorId: negro })
  await cortar(otra, { lineas: [de(negro, 10)], consumos: [{ piezaId: otras[0], cantidad: 20 }] })
  await produccion.call(ordenesfab.recibir, {
    params: { id: otra },
    body: { lineas: [{ colorId: negro, tallasCantidades: [{ talla: tallas[0] ?? '', recibida: 8, segunda: 2 }] }] },
  })
  const { real: sinPagar } = await produccion.call(ordenesfab.coste, { params: { id: otra } })
  expect(sinPagar.lineas.map(({ tipo, importe: euros }) => [tipo, euros])).toEqual([
    ['materia', 6.4],
    ['confeccion', 5.5],
  ])
  await pagar(true)
})

test('what a supplier has not brought of what was asked for is still on its way', async () => {
  const id = await materiaPara(produccion, proveedorId)
  const esperada = await produccion.call(materias.pedir, { body: { materiaId: id, pedida: 100 } })
  await produccion.call(materias.recibir, {
    body: { entradaId: esperada, materiaId: id, piezas: [{ numero: '1', metros: 60 }] },
  })
  expect(await produccion.call(materias.get, { params: { id } })).toMatchObject({ stock: 60, enCamino: 40 })
})

test('what can be cut are whole garments of one lot, of cloth that no launched order needs', async () => {
  const tela = await materiaPara(produccion, proveedorId)
  await escandalloPara(produccion, ALBA, tela, { consumo: 2, merma: 0 })
  const cortables = async (colorId: number) => {
    const { celdas } = await produccion.call(promesa.promesa, { params: { id: ALBA } })
    return celdas.find((celda) => celda.colorId === colorId && celda.talla === tallas[0])?.cortables
  }
  await piezasPara(produccion, tela, [3, 3], { colorId: negro, lote: 'L1' })
  await piezasPara(produccion, tela, [7], { colorId: negro, lote: 'L2' })
  // 3 m + 3 m + 7 m would be six; one lot alone gives three, and two halves of a roll are no garment.
  expect(await cortables(negro)).toBe(3)
  // Eight metres are spoken for: the second lot, and one of the first.
  await ordenDe([de(negro, 4)])
  expect(await cortables(negro)).toBe(2)
})
