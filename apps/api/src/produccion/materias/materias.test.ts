import { materias } from '@telar/contract/produccion/materias'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { coloresTable } from '../../db/schema/catalogo/modelos.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { mientrasSeEspera } from '../../testing/mientras.ts'
import { textoDePdf } from '../../testing/papel.ts'
import { materiaPara, piezasPara, proveedorPara } from '../../testing/produccion.ts'

let t: TestApp
let produccion: Awaited<ReturnType<TestApp['as']>>
let proveedorId: number
let negro: number
beforeAll(async () => {
  t = await testApp()
  produccion = await t.as('produccion@telar.test')
  proveedorId = await proveedorPara(t, produccion)
  const [color] = await t.house.db.select().from(coloresTable).where(eq(coloresTable.codigo, 'NEG'))
  negro = color?.id as number
})
afterAll(() => t.close())

const ver = (id: number) => produccion.call(materias.get, { params: { id } })

describe('a material', () => {
  test('knows what is left of it, what it is worth and what is on its way', async () => {
    const id = await materiaPara(produccion, proveedorId, { stockMinimo: 50 })
    expect(await ver(id)).toMatchObject({ stock: 0, piezas: 0, precioMedio: null, bajoMinimo: true })
    await piezasPara(produccion, id, [30], { precio: 3 })
    await piezasPara(produccion, id, [10], { precio: 4 })
    const esperada = await produccion.call(materias.pedir, { body: { materiaId: id, pedida: 100 } })
    expect(await ver(id)).toMatchObject({ stock: 40, piezas: 2, precioMedio: 3.25, precio: 4, enCamino: 100 })
    await produccion.call(materias.recibir, {
      body: { entradaId: esperada, materiaId: id, piezas: [{ numero: '1', metros: 100 }] },
    })
    expect(await ver(id)).toMatchObject({ stock: 140, enCamino: 0, bajoMinimo: false })
  })

  test('comes in parts: each is a delivery, and the rest is awaited until it is closed with a reason', async () => {
    const id = await materiaPara(produccion, proveedorId)
    const pedido = await produccion.call(materias.pedir, { body: { materiaId: id, pedida: 100 } })
    const llega = (numero: string, metros: number) =>
      produccion.call(materias.recibir, {
        body: { entradaId: pedido, materiaId: id, piezas: [{ numero, metros }] },
      })
    const verPedido = () => produccion.call(materias.getEntrada, { params: { id: pedido } })
    const primera = await llega('1', 60)
    expect(await verPedido()).toMatchObject({
      ...{ recibida: false, pedida: 100, cantidad: 60, abierta: 40, cerrada: 0, piezas: [] },
      partes: [{ id: primera.id, cantidad: 60 }],
    })
    const parte = await produccion.call(materias.getEntrada, { params: { id: primera.id } })
    expect(parte).toMatchObject({ recibida: true, cantidad: 60, abierta: 0, pedidaEnId: pedido })
    const borrar = (ids: number[]) => produccion.call(materias.deleteEntradas, { body: { ids } })
    await expect(borrar([pedido])).rejects.toMatchObject({ status: 409 })
    const segunda = await llega('2', 30)
    expect(await ver(id)).toMatchObject({ stock: 90, enCamino: 10 })
    const cerrar = (motivo: string) =>
      produccion.call(materias.cerrarEntrada, { params: { id: pedido }, body: { motivo } })
    await expect(cerrar('')).rejects.toMatchObject({ status: 400 })
    await cerrar('Se les ha acabado')
    expect(await verPedido()).toMatchObject({ cantidad: 90, abierta: 0, cerrada: 10, motivo: 'Se les ha acabado' })
    expect(await ver(id)).toMatchObject({ stock: 90, enCamino: 0 })
    await expect(llega('3', 1)).rejects.toMatchObject({ messages: ['Esta entrega ya se recibió.'] })
    await expect(cerrar('Otra vez')).rejects.toMatchObject({ status: 400 })
    // A roll was longer than was thought: less of what was asked for is given up.
    const { piezas } = await produccion.call(materias.getEntrada, { params: { id: segunda.id } })
    const medir = (metros: number) =>
      produccion.call(materias.updatePieza, {
        params: { id: piezas[0]?.id ?? 0 },
        body: { lote: '', colorId: null, ubicacion: '', metros, restante: metros, motivo: 'Medida' },
      })
    await medir(34)
    expect(await verPedido()).toMatchObject({ cantidad: 94, abierta: 0, cerrada: 6 })
    await medir(45)
    expect(await verPedido()).toMatchObject({ cantidad: 105, abierta: 0, cerrada: 0 })
    await medir(30)
    // A delivery that never came goes back to being awaited.
    await borrar([primera.id])
    expect(await ver(id)).toMatchObject({ stock: 30, enCamino: 70 })
  })

  test('keeps what each supplier has asked for it', async () => {
    const id = await materiaPara(produccion, proveedorId, { precio: 3.2 })
    const otro = await proveedorPara(t, produccion)
    await piezasPara(produccion, id, [10], { precio: 3.2 })
    await produccion.call(materias.recibir, {
      body: { materiaId: id, proveedorId: otro, precio: 3.45, piezas: [{ numero: '1', metros: 5 }] },
    })
    const precios = await produccion.call(materias.precios, { params: { id } })
    expect(precios.map(({ proveedorId: de, precio, origen }) => [de, precio, origen])).toEqual([
      [otro, 3.45, 'entrada'],
      [proveedorId, 3.2, 'tarifa'],
    ])
  })

  test('is duplicated without its stock', async () => {
    const id = await materiaPara(produccion, proveedorId, { codigo: 'CREPE', nombre: 'Crepé', stockMinimo: 7 })
    await piezasPara(produccion, id, [30])
    const copia = await produccion.call(materias.duplicate, { body: { id } })
    expect(await ver(copia)).toMatchObject({ codigo: 'CREPE-2', nombre: 'Crepé', stockMinimo: 7, stock: 0 })
    expect(await ver(await produccion.call(materias.duplicate, { body: { id } }))).toMatchObject({ codigo: 'CREPE-3' })
    await expect(produccion.call(materias.duplicate, { body: { id, codigo: 'CREPE-2' } })).rejects.toMatchObject({
      fields: { codigo: [expect.any(String)] },
    })
  })

  test('is copied once where two ask for it at the same time, and again once the copy was changed', async () => {
    const id = await materiaPara(produccion, proveedorId, { codigo: 'TUL', nombre: 'Tul' })
    const duplicar = (vistos: number[]) => produccion.call(materias.duplicate, { body: { id, vistos } })
    const dos = await Promise.allSettled([duplicar([]), duplicar([])])
    const [copia = 0] = dos.flatMap((una) => (una.status === 'fulfilled' ? [una.value] : []))
    expect(dos.flatMap((una) => (una.status === 'rejected' ? [una.reason] : []))).toEqual([
      expect.objectContaining({ status: 409, messages: [expect.stringContaining('TUL-2')] }),
    ])
    const { version } = await ver(copia)
    await produccion.call(materias.cambiar, { body: { filas: [{ id: copia, version, precio: 9 }] } })
    const otra = await duplicar([])
    expect(await ver(await duplicar([otra]))).toMatchObject({ codigo: 'TUL-4', nombre: 'Tul' })
  })

  test('is deleted while nothing uses it', async () => {
    const id = await materiaPara(produccion, proveedorId)
    const { entradaId } = await piezasPara(produccion, id, [30])
    const borrar = () => produccion.call(materias.remove, { body: { ids: [id] } })
    await expect(borrar()).rejects.toMatchObject({ status: 409, messages: [expect.stringMatching(/1 piezas/)] })
    await produccion.call(materias.deleteEntradas, { body: { ids: [entradaId] } })
    expect(await borrar()).toEqual([id])
  })

  test('a stale change is refused', async () => {
    const id = await materiaPara(produccion, proveedorId)
    const body = { codigo: `M${id}`, nombre: 'Gasa', tipo: 'tejido' as const, proveedorId, precio: 3.1, version: 1 }
    await produccion.call(materias.update, { params: { id }, body })
    await expect(produccion.call(materias.update, { params: { id }, body })).rejects.toMatchObject({ status: 409 })
  })
})

describe('a delivery', () => {
  test('is pasted as the supplier sent it', async () => {
    const texto = 'Pieza;Metros;Lote;Color\n501;52,30;L7;negro\n502;48;L7;Black\n503;x;L7;Negro\n504;10;L8;Turquesa'
    const leida = await produccion.call(materias.packingList, { body: { texto } })
    expect(leida.piezas.map(({ numero, metros, colorId }) => [numero, metros, colorId])).toEqual([
      ['501', 52.3, negro],
      ['502', 48, negro],
      ['504', 10, null],
    ])
    expect(leida.cantidad).toBe(110.3)
    expect(leida.errores).toEqual([
      'Línea 4: no se ve cuánto mide «503;x;L7;Negro».',
      'No hay ningún color «Turquesa»: elija uno.',
    ])
  })

  test('its rolls are found and listed, the oldest first', async () => {
    const id = await materiaPara(produccion, proveedorId)
    const { piezaIds } = await piezasPara(produccion, id, [20, 12.5], { colorId: negro, lote: 'L9' })
    const enStock = await produccion.call(materias.piezasEnStock, { params: { id } })
    expect(enStock.map((pieza) => pieza.id)).toEqual(piezaIds)
    expect(enStock[1]).toMatchObject({ restante: 12.5, metros: 12.5, lote: 'L9', color: { es: 'Negro' } })
    const filtro = { field: 'materiaId', operator: 'eq' as const, value: id }
    const piezas = await produccion.call(materias.searchPiezas, { body: { advancedFilter: filtro } })
    expect(piezas.totalCount).toBe(2)
    const entradas = await produccion.call(materias.searchEntradas, { body: { advancedFilter: filtro } })
    expect(entradas.data).toMatchObject([{ cantidad: 32.5, piezas: 2 }])
  })

  test('a roll is corrected with a reason, but never holds more than it came with', async () => {
    const id = await materiaPara(produccion, proveedorId)
    const { entradaId, piezaIds } = await piezasPara(produccion, id, [20, 30])
    const pieza = piezaIds[0] as number
    const corregir = (medidas: { restante: number; metros?: number; motivo?: string }) =>
      produccion.call(materias.updatePieza, {
        params: { id: pieza },
        body: { lote: 'B', colorId: negro, ubicacion: 'E-3', ...medidas },
      })
    await corregir({ restante: 20 })
    await expect(corregir({ restante: 18 })).rejects.toMatchObject({
      fields: { motivo: ['Diga por qué cambia la medida.'] },
    })
    await corregir({ restante: 18, motivo: 'Tara al final del rollo' })
    await expect(corregir({ restante: 21, motivo: 'x' })).rejects.toMatchObject({ status: 400 })
    await corregir({ restante: 22, metros: 22.5, motivo: 'Medida de nuevo' })
    expect(await produccion.call(materias.getPieza, { params: { id: pieza } })).toMatchObject({
      ...{ metros: 22.5, restante: 22, lote: 'B', ubicacion: 'E-3', consumos: [] },
      ajustes: [
        { quien: 'produccion@telar.test', metrosAntes: 20, metros: 22.5, restante: 22, motivo: 'Medida de nuevo' },
        { metros: 20, restanteAntes: 20, restante: 18, motivo: 'Tara al final del rollo' },
      ],
    })
    expect(await produccion.call(materias.getEntrada, { params: { id: entradaId } })).toMatchObject({ cantidad: 52.5 })
    expect(await ver(id)).toMatchObject({ stock: 52 })
  })

  test('what is left of a roll is the sum of its movements, and nobody writes it directly', async () => {
    const id = await materiaPara(produccion, proveedorId)
    const { piezaIds } = await piezasPara(produccion, id, [20])
    const pieza = piezaIds[0] as number
    const corregir = (restante: number, metros: number) =>
      produccion.call(materias.updatePieza, {
        params: { id: pieza },
        body: { lote: 'A', colorId: null, ubicacion: '', restante, metros, motivo: 'Medida' },
      })
    await corregir(25, 25)
    await corregir(4, 10)
    const { restante, movimientos } = await produccion.call(materias.getPieza, { params: { id: pieza } })
    expect(movimientos.map(({ causa, cantidad }) => [causa, cantidad])).toEqual([
      ['ajuste', -21],
      ['ajuste', 5],
      ['entrada', 20],
    ])
    expect(restante).toBe(4)
    for (const mal of [
      sql`update piezas set restante = 3 where id = ${pieza}`,
      sql`update pieza_movimientos set cantidad = 3 where pieza_id = ${pieza}`,
      sql`delete from pieza_movimientos where pieza_id = ${pieza}`,
    ])
      await expect(t.owner.execute(mal)).rejects.toMatchObject({ cause: { code: '23001' } })
  })

  test('that was written down wrongly is corrected, and its price with it', async () => {
    const id = await materiaPara(produccion, proveedorId, { precio: 3 })
    const otro = await proveedorPara(t, produccion)
    const { entradaId } = await piezasPara(produccion, id, [10], { precio: 33 })
    const { version } = await produccion.call(materias.getEntrada, { params: { id: entradaId } })
    const corregir = (datos: object) =>
      produccion.call(materias.updateEntrada, {
        params: { id: entradaId },
        body: { proveedorId: otro, fecha: '2027-01-15', albaranProveedor: 'AL-9', precio: 3.3, version, ...datos },
      })
    await corregir({})
    await expect(corregir({})).rejects.toMatchObject({ status: 409 })
    expect(await produccion.call(materias.getEntrada, { params: { id: entradaId } })).toMatchObject({
      ...{ proveedorId: otro, fecha: '2027-01-15', albaranProveedor: 'AL-9', precio: 3.3 },
      piezas: [{ coste: 3.3 }],
    })
    expect(await ver(id)).toMatchObject({ precio: 3.3, precioMedio: 3.3 })
    expect(await produccion.call(materias.preciosPorProveedor, { params: { id } })).toMatchObject([
      { proveedorId, ultimo: 3, medio: null, entregas: 0 },
      { proveedorId: otro, ultimo: 3.3, medio: 3.3, comprado: 10, entregas: 1 },
    ])
  })

  const alDia = (id: number, fecha: string, precio: number) =>
    produccion.call(materias.recibir, { body: { materiaId: id, fecha, precio, piezas: [{ numero: '1', metros: 5 }] } })
  const historial = async (id: number) =>
    (await produccion.call(materias.precios, { params: { id } })).map(({ precio }) => precio)

  test('that never came takes its price with it, unless another was set since', async () => {
    const id = await materiaPara(produccion, proveedorId, { precio: 3 })
    const borrar = (entradaId: number) => produccion.call(materias.deleteEntradas, { body: { ids: [entradaId] } })
    const { entradaId: buena } = await piezasPara(produccion, id, [10], { precio: 3.2 })
    const { entradaId: mala } = await piezasPara(produccion, id, [10], { precio: 32 })
    await borrar(mala)
    expect(await ver(id)).toMatchObject({ precio: 3.2, stock: 10 })
    expect(await historial(id)).toEqual([3.2, 3])
    const { entradaId: otra } = await piezasPara(produccion, id, [10], { precio: 34 })
    const { version } = await ver(id)
    await produccion.call(materias.cambiar, { body: { filas: [{ id, version, precio: 3.5 }] } })
    await borrar(otra)
    await produccion.call(materias.updateEntrada, {
      params: { id: buena },
      body: { proveedorId, albaranProveedor: 'AL-3', fecha: '2026-11-02', precio: 3.2 },
    })
    expect(await ver(id)).toMatchObject({ precio: 3.5, stock: 10 })
    await borrar(buena)
    expect(await ver(id)).toMatchObject({ precio: 3.5, stock: 0 })
    expect(await historial(id)).toEqual([3.5, 3])
  })

  test('that is written down late leaves the price to the newest, and so does one whose day is put right', async () => {
    const id = await materiaPara(produccion, proveedorId, { precio: 3 })
    const { id: nueva } = await alDia(id, '2099-11-10', 4)
    await alDia(id, '2099-11-02', 2.5)
    expect(await ver(id)).toMatchObject({ precio: 4, stock: 10 })
    await produccion.call(materias.updateEntrada, {
      params: { id: nueva },
      body: { proveedorId, albaranProveedor: '', fecha: '2099-11-01', precio: 4 },
    })
    expect((await ver(id)).precio).toBe(2.5)
  })

  test('that never came leaves what others of its supplier cost, from the day of the first of them', async () => {
    const id = await materiaPara(produccion, proveedorId, { precio: 3 })
    await alDia(id, '2099-12-01', 3.2)
    const { id: falsa } = await alDia(id, '2099-12-01', 3.2)
    await alDia(id, '2099-12-03', 3.2)
    await produccion.call(materias.deleteEntradas, { body: { ids: [falsa] } })
    expect(await historial(id)).toContain(3.2)
    expect((await ver(id)).precio).toBe(3.2)
  })

  test('is corrected while one of its rolls is measured', async () => {
    const materiaId = await materiaPara(produccion, proveedorId)
    const { id } = await produccion.call(materias.recibir, {
      body: { materiaId, precio: 3, piezas: [{ numero: '1', metros: 20 }] },
    })
    const { piezas } = await produccion.call(materias.getEntrada, { params: { id } })
    const piezaId = piezas[0]?.id ?? 0
    await mientrasSeEspera(t, sql`select id from piezas where id = ${piezaId} for update`, [
      () =>
        produccion.call(materias.updatePieza, {
          params: { id: piezaId },
          body: { lote: '', colorId: null, ubicacion: '', restante: 18, motivo: 'Medida' },
        }),
      () =>
        produccion.call(materias.updateEntrada, {
          params: { id },
          body: { proveedorId, albaranProveedor: '', fecha: '2026-11-02', precio: 4 },
        }),
    ])
    expect(await ver(materiaId)).toMatchObject({ stock: 18, precio: 4 })
  })

  test('deliveries and rolls go into a spreadsheet', async () => {
    await piezasPara(produccion, await materiaPara(produccion, proveedorId), [10])
    for (const call of [materias.exportEntradas, materias.exportPiezas]) {
      const hoja = await produccion.call(call, { body: { columnas: [{ campo: 'codigo', titulo: 'Código' }] } })
      expect(hoja.size).toBeGreaterThan(500)
    }
  })

  test('the same roll twice, or none, is refused', async () => {
    const materiaId = await materiaPara(produccion, proveedorId)
    const recibir = (piezas: { numero: string; metros: number }[]) =>
      produccion.call(materias.recibir, { body: { materiaId, piezas } })
    await expect(recibir([])).rejects.toMatchObject({ status: 400 })
    const dos = { numero: '1', metros: 1 }
    await expect(recibir([dos, dos])).rejects.toMatchObject({
      fields: { piezas: ['Hay un número de pieza repetido.'] },
    })
    expect((await ver(materiaId)).stock).toBe(0)
  })

  test('a label for each roll', async () => {
    const id = await materiaPara(produccion, proveedorId, { nombre: 'Popelín' })
    const { entradaId } = await piezasPara(produccion, id, [52.3, 48], { colorId: negro, lote: 'L7' })
    const pdf = await produccion.call(materias.etiquetas, { params: { id: entradaId } })
    const texto = (await textoDePdf(pdf)).join(' ')
    expect(texto).toMatch(/Popelín/)
    expect(texto).toMatch(/52,3 m/)
    expect(texto.match(/Lote L7/g)).toHaveLength(2)
  })
})
