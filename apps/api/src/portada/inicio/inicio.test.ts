import { facturas } from '@telar/contract/facturacion/facturas'
import { showroom } from '@telar/contract/facturacion/showroom'
import { inicio } from '@telar/contract/portada/inicio'
import { sumarEuros } from '@telar/domain/dinero'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { modeloVariantesTable } from '../../db/schema/catalogo/modelos.ts'
import { clientesTable } from '../../db/schema/clientes/clientes.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { clientePara } from '../../testing/cliente.ts'
import { enExistencias } from '../../testing/existencias.ts'
import { casaQueFactura, facturador, suelta } from '../../testing/factura.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
  await casaQueFactura(t)
})
afterAll(() => t.close())

test('what was sold is counted once, whatever says it anew, differs from it or is annulled', async () => {
  const ventas = await t.as('ventas@telar.test')
  const { emitir } = facturador(ventas)
  const clienteId = await clientePara(t, 'cliente@telar.test', { comercialId: 1 })
  const corregir = async (id: number, modo: 'I' | 'S', precio: number) => {
    const borrador = await ventas.call(facturas.rectificar, { params: { id }, body: { modo, motivo: 'Precio' } })
    const lineas = [suelta(modo === 'I' ? -1 : 1, precio)]
    await ventas.call(facturas.update, { params: { id: borrador }, body: { clienteId, lineas } })
    await ventas.call(facturas.emitir, { body: { ids: [borrador] } })
    return borrador
  }
  const vendido = async () => {
    const { semanas, comerciales } = await ventas.call(inicio.inicio, {})
    return {
      semana: semanas?.at(-1)?.base,
      comerciales: sumarEuros((comerciales ?? []).map(({ base }) => base)),
    }
  }
  const esperado = (suma: number) => ({ semana: suma, comerciales: suma })
  expect(await vendido()).toEqual(esperado(0))
  const primera = await emitir(clienteId, { lineas: [suelta(1, 100)] })
  expect(await vendido()).toEqual(esperado(100))
  const segunda = await corregir(primera, 'S', 90)
  expect(await vendido()).toEqual(esperado(90))
  const tercera = await corregir(segunda, 'S', 80)
  expect(await vendido()).toEqual(esperado(80))
  await ventas.call(facturas.anular, { params: { id: tercera }, body: { motivo: 'No era' } })
  expect(await vendido()).toEqual(esperado(90))
  await corregir(segunda, 'I', 15)
  expect(await vendido()).toEqual(esperado(75))
})

test('nor is what was sold at the till counted again where somebody asks for an invoice of it', async () => {
  const admin = await t.as('admin@telar.test')
  await enExistencias(t.house.db, 90)
  const [variante] = await t.house.db.select().from(modeloVariantesTable).orderBy(modeloVariantesTable.id).limit(1)
  if (!variante) throw new Error('The sample has no garment.')
  const { modeloId, colorId, talla } = variante
  const vendido = async () => (await admin.call(inicio.inicio, {})).semanas?.at(-1)?.base ?? 0
  const antes = await vendido()
  const lineas = [{ modeloId, colorId, tallasCantidades: [{ talla, cantidad: 2 }], pvp: 24.2 }]
  const ids = [
    await admin.call(showroom.venderShowroom, { body: { lineas, medio: 'tarjeta' } }),
    await admin.call(showroom.venderShowroom, { body: { lineas, medio: 'tarjeta' } }),
  ]
  expect(await vendido()).toBe(antes + 80)
  const clienteId = await clientePara(t, 'cliente@telar.test')
  await t.owner.update(clientesTable).set({ nif: 'B58818501' }).where(eq(clientesTable.id, clienteId))
  await admin.call(showroom.sustituirSimplificadas, { body: { ids, clienteId } })
  expect(await vendido()).toBe(antes + 80)
})
