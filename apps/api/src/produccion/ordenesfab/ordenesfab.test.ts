import { modelos } from '@telar/contract/catalogo/modelos'
import { materias } from '@telar/contract/produccion/materias'
import { necesidades } from '@telar/contract/produccion/necesidades'
import { ordenesfab } from '@telar/contract/produccion/ordenesfab'
import { promesa } from '@telar/contract/produccion/promesa'
import { pedidos } from '@telar/contract/ventas/pedidos'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { proveedoresTable } from '../../db/schema/produccion/proveedores.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { clientePara } from '../../testing/cliente.ts'
import { enExistencias } from '../../testing/existencias.ts'
import { textoDePdf } from '../../testing/papel.ts'
import { escandalloPara, materiaPara, ordenPara, piezasPara, proveedorPara } from '../../testing/produccion.ts'

type Client = Awaited<ReturnType<TestApp['as']>>

let t: TestApp
let produccion: Client
let proveedorId: number
const ALBA = 1
const BLUSA = 3
beforeAll(async () => {
  t = await testApp()
  produccion = await t.as('produccion@telar.test')
  proveedorId = await proveedorPara(t, produccion)
})
afterAll(() => t.close())

const ver = (id: number) => produccion.call(ordenesfab.get, { params: { id } })
const mover = (id: number, estado: 'borrador' | 'lanzada' | 'enTaller' | 'anulada' | 'cortada') =>
  produccion.call(ordenesfab.estado, { body: { ids: [id], estado } })
const cortar = (id: number, body: object) => produccion.call(ordenesfab.cortar, { params: { id }, body })
const recibir = (id: number, body: { lineas: object[] }) =>
  produccion.call(ordenesfab.recibir, { params: { id }, body: body as never })
const linea = (colorId: number, talla: string, cantidades: object) => ({
  colorId,
  tallasCantidades: [{ talla, ...cantidades }],
})
const stock = async (modeloId: number, colorId: number, talla: string) => {
  const { rows } = await t.house.db.execute<{ stock: number }>(
    sql`select stock from modelo_variantes where modelo_id = ${modeloId} and color_id = ${colorId} and talla = ${talla}`,
  )
  return rows[0]?.stock ?? 0
}

describe('from plan to stock', () => {
  test('cut, sewn, received in parts, closed', async () => {
    const tela = await materiaPara(produccion, proveedorId)
    await escandalloPara(produccion, ALBA, tela)
    const { id, colorId } = await ordenPara(t, produccion, ALBA, { '38': 10, '40': 6 })
    expect(await ver(id)).toMatchObject({ estado: 'lanzada', previstas: 16, costePrevisto: expect.any(Number) })
    const { piezaIds } = await piezasPara(produccion, tela, [40, 25], { colorId })
    const corte = await cortar(id, {
      lineas: [
        {
          colorId,
          tallasCantidades: [
            { talla: '38', cantidad: 10 },
            { talla: '40', cantidad: 5 },
          ],
        },
      ],
      consumos: [{ piezaId: piezaIds[0], resto: 9.5 }],
    })
    expect(corte).toMatchObject({ orden: { estado: 'cortada', cortadas: 15 }, avisos: [] })
    expect(corte.restos).toEqual([{ piezaId: piezaIds[0], numero: expect.any(String), resto: 9.5 }])
    expect(corte.orden.consumos).toMatchObject([{ cantidad: 30.5, coste: 3.2, resto: 9.5 }])
    await mover(id, 'enTaller')
    const antes = await stock(ALBA, colorId, '38')
    await recibir(id, { lineas: [linea(colorId, '38', { recibida: 6, segunda: 1 })] })
    expect(await ver(id)).toMatchObject({ estado: 'recibidaParcial', recibidas: 6, segundas: 1 })
    const coste = () => produccion.call(ordenesfab.coste, { params: { id } })
    // Fifteen were cut and one has a fault: the cloth is shared among those that may still come back well.
    expect((await coste()).real.prendas).toBe(14)
    expect(await stock(ALBA, colorId, '38')).toBe(antes + 6)
    await expect(recibir(id, { lineas: [linea(colorId, '38', { recibida: 4 })] })).rejects.toMatchObject({
      messages: ['De la talla 38 quedan 3 por recibir.'],
    })
    await recibir(id, { lineas: [linea(colorId, '38', { recibida: 3 }), linea(colorId, '40', { recibida: 5 })] })
    await produccion.call(ordenesfab.corregir, {
      params: { id },
      body: { lineas: [linea(colorId, '40', { cortada: 5, recibida: 4, segunda: 0 }) as never], nota: 'Falta una' },
    })
    const cerrada = await produccion.call(ordenesfab.cerrar, { params: { id }, body: { nota: 'Completa' } })
    expect(cerrada).toMatchObject({ estado: 'cerrada', recibidas: 13, segundas: 1, costeReal: expect.any(Number) })
    expect((await coste()).real).toMatchObject({ prendas: 13, coste: cerrada.costeReal })
    expect(cerrada.hechos.map(({ estado }) => estado)).toEqual([
      'cerrada',
      'recibidaParcial',
      'recibidaParcial',
      'recibidaParcial',
      'enTaller',
      'cortada',
      'lanzada',
      'borrador',
    ])
    await expect(recibir(id, { lineas: [linea(colorId, '40', { recibida: 1 })] })).rejects.toMatchObject({
      status: 400,
    })
    const usos = await produccion.call(materias.usadoEn, { params: { id: tela } })
    expect(usos.map(({ clase, cantidad }) => [clase, cantidad])).toContainEqual(['ordenfab', 30.5])
  })

  test('a roll gives no more than it has, and then nothing at all is written', async () => {
    const tela = await materiaPara(produccion, proveedorId)
    const { id, colorId } = await ordenPara(t, produccion, ALBA, { '38': 10 })
    const { piezaIds } = await piezasPara(produccion, tela, [40, 10])
    const [larga, corta] = piezaIds
    const corte = cortar(id, {
      lineas: [linea(colorId, '38', { cantidad: 10 })],
      consumos: [
        { piezaId: larga, cantidad: 20 },
        { piezaId: corta, cantidad: 10.0001 },
      ],
    })
    await expect(corte).rejects.toMatchObject({
      fields: { 'consumos.1.cantidad': [expect.stringMatching(/quedan 10/)] },
    })
    expect(await ver(id)).toMatchObject({ estado: 'lanzada', cortadas: 0, consumos: [] })
    expect((await produccion.call(materias.get, { params: { id: tela } })).stock).toBe(50)
  })

  test('what was noted of a roll by mistake goes back to it', async () => {
    const tela = await materiaPara(produccion, proveedorId)
    const { id, colorId } = await ordenPara(t, produccion, ALBA, { '38': 4 })
    const { piezaIds } = await piezasPara(produccion, tela, [40])
    const { orden } = await cortar(id, {
      lineas: [linea(colorId, '38', { cantidad: 4 })],
      consumos: [{ piezaId: piezaIds[0], cantidad: 12.5 }],
    })
    const consumoId = orden.consumos[0]?.id ?? 0
    const devolver = (de: number) => produccion.call(ordenesfab.devolver, { params: { id: de }, body: { consumoId } })
    // What was cut is still to fit into it, should it come back.
    const medir = (restante: number, metros: number) =>
      produccion.call(materias.updatePieza, {
        params: { id: piezaIds[0] ?? 0 },
        body: { lote: '', colorId: null, ubicacion: '', restante, metros, motivo: 'Medida' },
      })
    await expect(medir(27.5, 39)).rejects.toMatchObject({
      messages: [expect.stringMatching(/llegó con 39 y se le han cortado 12[.,]5: no pueden quedar 27[.,]5/)],
    })
    await medir(26.5, 39)
    const { id: otra } = await ordenPara(t, produccion, ALBA, { '38': 1 })
    await expect(devolver(otra)).rejects.toMatchObject({ status: 404 })
    expect((await devolver(id)).consumos).toEqual([])
    expect((await produccion.call(materias.get, { params: { id: tela } })).stock).toBe(39)
    await expect(devolver(id)).rejects.toMatchObject({ status: 404 })
  })

  test('the cloth that garments take, and one dye lot to cut it from', async () => {
    const tela = await materiaPara(produccion, proveedorId)
    await escandalloPara(produccion, ALBA, tela)
    const { id, colorId } = await ordenPara(t, produccion, ALBA, { '38': 10 })
    const corta = await piezasPara(produccion, tela, [12], { colorId, lote: 'L1' })
    const larga = await piezasPara(produccion, tela, [30, 8], { colorId, lote: 'L2' })
    const ajena = await piezasPara(produccion, tela, [80], { colorId: colorId + 1, lote: 'L3' })
    const lineas = [{ colorId, tallasCantidades: [{ talla: '38', cantidad: 10 }] }]
    const [una] = await produccion.call(ordenesfab.porCortar, { params: { id }, body: { lineas } })
    // 10 × 1.85 m × 1.05
    expect(una).toMatchObject({ materiaId: tela, necesaria: 19.425, porColor: [{ colorId, necesaria: 19.425 }] })
    const propuesta = (piezaId: number | undefined) => una?.piezas.find((pieza) => pieza.id === piezaId)?.propuesta
    expect(larga.piezaIds.map(propuesta)).toEqual([11.43, 8])
    expect([propuesta(corta.piezaIds[0]), propuesta(ajena.piezaIds[0])]).toEqual([0, 0])
  })

  test('a wrong count is put right, with the stock and the state', async () => {
    const { id, colorId } = await ordenPara(t, produccion, ALBA, { '38': 10 })
    const corregir = (cortada: number, recibida: number, segunda = 0, version?: number) =>
      produccion.call(ordenesfab.corregir, {
        params: { id },
        body: {
          lineas: [linea(colorId, '38', { cortada, recibida, segunda }) as never],
          nota: 'Mal contadas',
          version,
        },
      })
    await expect(corregir(1, 0)).rejects.toMatchObject({ status: 400 })
    await cortar(id, { lineas: [linea(colorId, '38', { cantidad: 12 })], motivo: 'Sobraba tela' })
    expect(await ver(id)).toMatchObject({ previstas: 12, cortadas: 12, hechos: [{ motivo: 'Sobraba tela' }, {}, {}] })
    expect(await corregir(10, 0)).toMatchObject({ estado: 'cortada', previstas: 10, cortadas: 10 })
    const antes = await stock(ALBA, colorId, '38')
    await recibir(id, { lineas: [linea(colorId, '38', { recibida: 9 })] })
    await expect(corregir(8, 9)).rejects.toMatchObject({
      messages: ['La talla 38 tendría más prendas recibidas que cortadas.'],
    })
    const { version } = await ver(id)
    expect(await corregir(10, 7, 1, version)).toMatchObject({ estado: 'recibidaParcial', recibidas: 7, segundas: 1 })
    expect(await stock(ALBA, colorId, '38')).toBe(antes + 7)
    await expect(corregir(10, 6, 0, version)).rejects.toMatchObject({ status: 409 })
    await t.house.db.execute(
      sql`update modelo_variantes set reservado = stock - 2 where modelo_id = ${ALBA} and color_id = ${colorId} and talla = '38'`,
    )
    await expect(corregir(10, 4)).rejects.toMatchObject({ messages: [expect.stringMatching(/1215 Negro 38 \(2\)/)] })
    expect(await stock(ALBA, colorId, '38')).toBe(antes + 7)
    await t.house.db.execute(sql`update modelo_variantes set reservado = 0 where modelo_id = ${ALBA}`)
    expect(await corregir(10, 0)).toMatchObject({ estado: 'enTaller', recibidas: 0 })
    const lanzada = await corregir(0, 0)
    expect(lanzada).toMatchObject({ estado: 'lanzada', cortadas: 0, previstas: 10 })
    expect(lanzada.hechos[0]).toMatchObject({ nota: 'Mal contadas', quien: 'produccion@telar.test' })
    expect(await stock(ALBA, colorId, '38')).toBe(antes)
  })

  test('warns when one colour is cut from two dye lots, also in two goes', async () => {
    const tela = await materiaPara(produccion, proveedorId, { nombre: 'Viscosa' })
    const { id, colorId } = await ordenPara(t, produccion, BLUSA, { M: 10 })
    const una = await piezasPara(produccion, tela, [10], { colorId, lote: 'L1' })
    const otra = await piezasPara(produccion, tela, [10], { colorId, lote: 'L2' })
    const de = (piezaId: number | undefined) => ({
      lineas: [linea(colorId, 'M', { cantidad: 2 })],
      consumos: [{ piezaId, cantidad: 3 }],
    })
    const aviso = 'Viscosa: un mismo color se corta de los lotes L1, L2. Puede haber diferencias de tono.'
    expect((await cortar(id, de(una.piezaIds[0]))).avisos).toEqual([])
    await expect(cortar(id, de(otra.piezaIds[0]))).rejects.toMatchObject({
      messages: [aviso, 'Para cortar de todas formas, diga el motivo.'],
    })
    const pensado = await produccion.call(ordenesfab.problemasDeCorte, {
      params: { id },
      body: de(otra.piezaIds[0]) as never,
    })
    expect(pensado).toEqual([{ clase: 'lotes', mensaje: aviso, piezaIds: otra.piezaIds }])
    const conMotivo = await cortar(id, { ...de(otra.piezaIds[0]), motivo: 'No queda más' })
    expect(conMotivo.avisos).toEqual([aviso])
    expect(conMotivo.orden.hechos[0]).toMatchObject({ estado: 'cortada', prendas: 2, motivo: 'No queda más' })
  })

  test('only the moves of the trade are made', async () => {
    const { id } = await ordenPara(t, produccion, ALBA, { '38': 1 })
    await expect(mover(id, 'cortada')).rejects.toMatchObject({
      messages: ['Una orden lanzada no puede pasar a cortada.'],
    })
    await expect(mover(id, 'enTaller')).rejects.toMatchObject({ status: 400 })
    await expect(produccion.call(ordenesfab.cerrar, { params: { id }, body: {} })).rejects.toMatchObject({
      status: 400,
    })
    await mover(id, 'anulada')
    await expect(mover(id, 'lanzada')).rejects.toMatchObject({ status: 400 })
  })

  test('of several at once none is moved while one is not as it was seen, which is named', async () => {
    const [una, otra] = [
      await ordenPara(t, produccion, ALBA, { '38': 1 }),
      await ordenPara(t, produccion, ALBA, { '38': 1 }),
    ]
    const ordenes = [una.id, otra.id]
    const leidas = async () => Promise.all(ordenes.map(ver))
    const vistas = (await leidas()).map(({ id, version }) => ({ id, version }))
    const lineas = [linea(otra.colorId, '38', { cantidad: 9 }) as never]
    const body = { modeloId: ALBA, tallerId: otra.tallerId, lineas }
    await produccion.call(ordenesfab.update, { params: { id: otra.id }, body })
    const anular = (seen: typeof vistas) =>
      produccion.call(ordenesfab.estado, { body: { ids: ordenes, estado: 'anulada', vistas: seen } })
    const { numero } = await ver(otra.id)
    await expect(anular(vistas)).rejects.toMatchObject({ status: 409, messages: [expect.stringContaining(numero)] })
    expect((await leidas()).map(({ estado }) => estado)).toEqual(['lanzada', 'lanzada'])
    await anular((await leidas()).map(({ id, version }) => ({ id, version })))
    expect((await leidas()).map(({ estado }) => estado)).toEqual(['anulada', 'anulada'])
  })

  test('the plan changes until something is cut, the rest until it is closed', async () => {
    const { id, colorId, tallerId } = await ordenPara(t, produccion, ALBA, { '38': 4 })
    const cambiar = (cantidad: number, resto: object = {}) =>
      produccion.call(ordenesfab.update, {
        params: { id },
        body: { modeloId: ALBA, tallerId, lineas: [linea(colorId, '38', { cantidad }) as never], ...resto },
      })
    await cambiar(5, { fechaEntrega: '2027-02-01', version: (await ver(id)).version })
    await expect(cambiar(5, { version: 1 })).rejects.toMatchObject({ status: 409 })
    await cortar(id, { lineas: [linea(colorId, '38', { cantidad: 5 })] })
    await expect(cambiar(9)).rejects.toMatchObject({ status: 400 })
    await cambiar(5, { notas: 'Con bolsillo', tarifaTaller: 6.2 })
    expect(await ver(id)).toMatchObject({ notas: 'Con bolsillo', tarifaTaller: 6.2, previstas: 5, cortadas: 5 })
    await expect(produccion.call(ordenesfab.remove, { body: { ids: [id] } })).rejects.toMatchObject({ status: 409 })
  })

  test('drafts disappear, and need a workshop to be launched', async () => {
    const { id } = await ordenPara(t, produccion, ALBA, { '38': 1 }, { tallerId: null }, 'borrador')
    await expect(mover(id, 'lanzada')).rejects.toMatchObject({
      messages: ['Antes de lanzar la orden, elija el taller.'],
    })
    expect(await produccion.call(ordenesfab.remove, { body: { ids: [id] } })).toEqual([id])
    await expect(ordenPara(t, produccion, ALBA, { '38': 1 }, { tallerId: proveedorId })).rejects.toMatchObject({
      fields: { tallerId: ['Ha de ser un taller.'] },
    })
    await expect(ordenPara(t, produccion, ALBA, { XXL: 1 })).rejects.toMatchObject({ status: 400 })
  })

  test('the workshop’s sheet', async () => {
    await escandalloPara(produccion, ALBA, await materiaPara(produccion, proveedorId), { concepto: 'Crepé' })
    const { id } = await ordenPara(t, produccion, ALBA, { '38': 7 }, { tarifaTaller: 5.5, notas: 'Forro vuelto' })
    const texto = (await textoDePdf(await produccion.call(ordenesfab.pdf, { params: { id } }))).join(' ')
    expect(texto).toMatch(/Vestido Alba/)
    expect(texto).toMatch(/38,50/)
    expect(texto).toMatch(/Crepé: 13,6 m/)
    expect(texto).toMatch(/Forro vuelto/)
    expect(texto).toMatch(/Estado\s+Lanzada/)
  })

  test('the workshop’s sheet speaks its language, whoever prints it, and names its country abroad', async () => {
    const direccion = { nombre: '', calle: 'Rua Nova, 1', ciudad: 'Braga', codigoPostal: '4700-001', provincia: '' }
    const tallerId = await proveedorPara(t, produccion, 'taller')
    await t.house.db
      .update(proveedoresTable)
      .set({ idioma: 'pt', direccion: { ...direccion, pais: 'PT', telefono: '' } })
      .where(eq(proveedoresTable.id, tallerId))
    const { id } = await ordenPara(t, produccion, ALBA, { '38': 1 }, { tallerId })
    const texto = (await textoDePdf(await produccion.call(ordenesfab.pdf, { params: { id } }))).join(' ')
    for (const dicho of ['Ordem de fabrico', 'Lançada', '4700-001 Braga', 'Portugal']) expect(texto).toContain(dicho)
  })
})

test('whatever cutters do at once, no roll goes under nothing and no metre is lost', async () => {
  const corte = fc.record({ roll: fc.nat(2), metros: fc.integer({ min: 1, max: 400_000 }) })
  const rollos = fc.array(fc.integer({ min: 1, max: 600_000 }), { minLength: 3, maxLength: 3 })
  const cuatro = (n: number) => n / 10_000
  await fc.assert(
    fc.asyncProperty(
      rollos,
      fc.array(fc.array(corte, { minLength: 1, maxLength: 3 }), { maxLength: 6 }),
      async (largos, cortes) => {
        const tela = await materiaPara(produccion, proveedorId)
        const { piezaIds } = await piezasPara(produccion, tela, largos.map(cuatro))
        const { id, colorId } = await ordenPara(t, produccion, ALBA, { '38': 1 })
        const { id: otra } = await ordenPara(t, produccion, ALBA, { '38': 1 })
        await Promise.allSettled(
          cortes.map((piezas, i) => {
            const unicas = [...new Map(piezas.map((pieza) => [pieza.roll, pieza])).values()]
            const consumos = unicas.map(({ roll, metros }) => ({ piezaId: piezaIds[roll], cantidad: cuatro(metros) }))
            const lineas = [linea(colorId, '38', { cantidad: 1 })]
            return cortar(i % 2 ? id : otra, { lineas, consumos, motivo: 'Prueba' })
          }),
        )
        const { rows } = await t.house.db.execute<{ bien: boolean }>(sql`
        select z.restante >= 0 and z.restante + coalesce(sum(k.cantidad), 0) = z.metros
          and coalesce(min(k.resto), z.metros) = z.restante
          and z.restante = (select sum(cantidad) from pieza_movimientos where pieza_id = z.id) as bien
        from piezas z left join consumos k on k.pieza_id = z.id where z.materia_id = ${tela} group by z.id`)
        expect(rows).toHaveLength(3)
        expect(rows.every(({ bien }) => bien)).toBe(true)
        const cortadas = (await ver(id)).cortadas + (await ver(otra)).cortadas
        const hechos = [...(await ver(id)).hechos, ...(await ver(otra)).hechos].filter(
          ({ estado }) => estado === 'cortada',
        )
        expect(cortadas).toBe(hechos.length)
      },
    ),
    { numRuns: 8 },
  )
})

describe('what a season lacks', () => {
  let clienteId: number
  let ventas: Client
  let colorId: number
  let tela: number
  let temporadaId: number
  let pedidoId: number
  beforeAll(async () => {
    clienteId = await clientePara(t, 'cliente@telar.test')
    ventas = await t.as('ventas@telar.test')
    tela = await materiaPara(produccion, proveedorId, { nombre: 'Lino', precio: 7.5 })
    await escandalloPara(produccion, BLUSA, tela, {
      consumo: 1.5,
      merma: 4,
      porTallas: [{ tallas: ['XL'], consumo: 1.8 }],
    })
    const modelo = await produccion.call(modelos.get, { params: { id: BLUSA } })
    temporadaId = modelo.temporadaId
    colorId = modelo.variantes[0]?.colorId ?? 0
    await t.house.db.execute(
      sql`update orden_fab_celdas set cortada = 0, recibida = 0, segunda = 0, perdida = 0, cerrada = 0`,
    )
    await t.house.db.execute(sql`update ordenes_fab set estado = 'anulada', coste_real = null`)
    await enExistencias(t.house.db, 4, sql`modelo_id = ${BLUSA}`)
    pedidoId = await ventas.call(pedidos.create, {
      body: {
        clienteId,
        tipo: 'programacion',
        lineas: [
          {
            modeloId: BLUSA,
            colorId,
            tallasCantidades: [
              { talla: 'M', cantidad: 24 },
              { talla: 'XL', cantidad: 14 },
            ],
          },
        ],
      },
    })
    await piezasPara(produccion, tela, [11], { colorId })
    await produccion.call(materias.pedir, { body: { materiaId: tela, pedida: 5 } })
  })

  test('in cloth: every figure with its reason', async () => {
    const { proveedores, sinEscandallo } = await produccion.call(necesidades.necesidades, {
      body: { pedidoIds: [pedidoId] },
    })
    // (20 × 1.5 + 10 × 1.8) × 1.04
    expect(proveedores).toMatchObject([
      {
        proveedorId,
        importe: 254.4,
        materias: [
          {
            materiaId: tela,
            ...{ necesaria: 49.92, stock: 11, enCamino: 5, falta: 33.92, precio: 7.5, importe: 254.4 },
            porColor: [{ colorId, necesaria: 49.92, stock: 11, falta: 38.92 }],
            motivos: [
              {
                ...{
                  numero: '2108',
                  prendas: 30,
                  pendientes: 38,
                  enStock: 8,
                  cortadas: 0,
                  revision: 1,
                  cantidad: 49.92,
                },
                documentos: [{ id: pedidoId, prendas: 38 }],
              },
            ],
          },
        ],
      },
    ])
    expect(sinEscandallo).toEqual([])
    await expect(produccion.call(necesidades.necesidades, { body: {} })).rejects.toMatchObject({ status: 400 })
  })

  test('in garments: a draft for each model, once', async () => {
    const faltan = await produccion.call(ordenesfab.porFabricar, { params: { id: temporadaId } })
    expect(faltan).toMatchObject([
      { numero: '2108', colorId, prendas: 30, documentos: [{ id: pedidoId, prendas: 38 }] },
    ])
    const tallerId = await proveedorPara(t, produccion, 'taller')
    const hacer = (grupos = [{ modeloId: BLUSA, colorId }]) =>
      produccion.call(ordenesfab.desdePedidos, { body: { temporadaId, grupos, tallerId, fechaEntrega: '2027-03-01' } })
    await expect(hacer([{ modeloId: BLUSA, colorId: colorId + 1 }])).rejects.toMatchObject({
      messages: ['No queda nada por fabricar de lo elegido.'],
    })
    const dos = await Promise.allSettled([hacer(), hacer()])
    const hechas = dos.flatMap((uno) => (uno.status === 'fulfilled' ? uno.value : []))
    expect(hechas).toHaveLength(1)
    const [id = 0] = hechas
    expect(await ver(id)).toMatchObject({ estado: 'borrador', previstas: 30, modelo: '2108' })
    const hoja = await produccion.call(necesidades.exportNecesidades, {
      body: { ordenIds: [id], columnas: [{ campo: 'falta', titulo: 'Falta' }] },
    })
    expect(new TextDecoder().decode((await hoja.arrayBuffer()).slice(0, 2))).toBe('PK')
    const mala = { ordenIds: [id], columnas: [{ campo: 'coste', titulo: 'Coste' }] }
    await expect(produccion.call(necesidades.exportNecesidades, { body: mala })).rejects.toMatchObject({ status: 400 })
    const porOrden = await produccion.call(necesidades.necesidades, { body: { ordenIds: [id] } })
    expect(porOrden.proveedores[0]?.materias[0]?.necesaria).toBe(49.92)
  })

  test('what can be promised: from the rack, from an order, from cloth', async () => {
    const { data } = await produccion.call(ordenesfab.search, {
      body: { advancedFilter: { field: 'estado', operator: 'eq', value: 'borrador' } },
    })
    const id = data.find(({ modeloId }) => modeloId === BLUSA)?.id ?? 0
    await mover(id, 'lanzada')
    const de = async (talla: string) => {
      const { celdas } = await produccion.call(promesa.promesa, { params: { id: BLUSA } })
      return celdas.find((celda) => celda.colorId === colorId && celda.talla === talla)
    }
    // the four that lay there were counted on when it was planned, and are tied to who awaits them
    // 11 m would hold seven blouses of 1.56 m; the order that is launched needs all of them, and more.
    expect(await de('M')).toMatchObject({ libre: 0, comprometidas: 20, cortables: 0, enOrdenes: [{ id, prendas: 20 }] })
    expect(await produccion.call(materias.get, { params: { id: tela } })).toMatchObject({ stock: 11, reservada: 49.92 })
    const cliente = await t.as('cliente@telar.test')
    expect(await cliente.call(promesa.fechas, { params: { id: BLUSA } })).toEqual([])
    await ventas.call(pedidos.situacion, { body: { ids: [pedidoId], situacion: 'cancelado' } })
    await enExistencias(t.house.db, 0, sql`modelo_id = ${BLUSA}`)
    expect(await cliente.call(promesa.fechas, { params: { id: BLUSA } })).toEqual([
      { colorId, talla: 'M', fecha: '2027-03-01' },
      { colorId, talla: 'XL', fecha: '2027-03-01' },
    ])
    await t.house.db.execute(sql`update ordenes_fab set fecha_entrega = '2026-01-07' where id = ${id}`)
    expect(await cliente.call(promesa.fechas, { params: { id: BLUSA } })).toEqual([])
    // Once the order is gone its cloth is free again; a size that the shop does not offer is not spoken of.
    await mover(id, 'anulada')
    expect(await de('M')).toMatchObject({ cortables: 7 })
    expect(await de('XL')).toMatchObject({ cortables: 5 })
    await t.house.db.execute(
      sql`update modelo_variantes set disponible_web = false where modelo_id = ${BLUSA} and talla = 'XL'`,
    )
    const conTela = await cliente.call(promesa.fechas, { params: { id: BLUSA } })
    expect(conTela).toContainEqual({ colorId, talla: 'M', fecha: null })
    expect(conTela.filter(({ talla }) => talla === 'XL')).toEqual([])
    expect(conTela.every((celda) => Object.keys(celda).sort().join() === 'colorId,fecha,talla')).toBe(true)
    await t.house.db.execute(sql`update modelos set publicado = false where id = ${BLUSA}`)
    await expect(cliente.call(promesa.fechas, { params: { id: BLUSA } })).rejects.toMatchObject({ status: 404 })
    await expect(cliente.call(promesa.promesa, { params: { id: BLUSA } })).rejects.toMatchObject({ status: 403 })
  })
})
