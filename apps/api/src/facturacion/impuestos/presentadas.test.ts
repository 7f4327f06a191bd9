import { facturas } from '@telar/contract/facturacion/facturas'
import { impuestos } from '@telar/contract/facturacion/impuestos'
import { recibidas } from '@telar/contract/facturacion/recibidas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/app.ts'
import { clientePara } from '../../testing/cliente.ts'
import { casaQueFactura, facturador, suelta } from '../../testing/factura.ts'
import { proveedorPara } from '../../testing/produccion.ts'

type Client = Awaited<ReturnType<TestApp['as']>>

const SEPTIEMBRE = new Date('2027-09-10T10:00:00Z')
const OCTUBRE = new Date('2027-10-20T10:00:00Z')
let ahora = SEPTIEMBRE
let t: TestApp
let ventas: Client
let f: ReturnType<typeof facturador>
let aqui: number
let proveedorId: number
let deFuera: number
/** An invoice of ours and one of a supplier, both of September. */
let emitida: number
let recibida: number

beforeAll(async () => {
  t = await testApp({}, () => ahora)
  await casaQueFactura(t)
  ventas = await t.as('ventas@telar.test')
  const produccion = await t.as('produccion@telar.test')
  f = facturador(ventas)
  aqui = await clientePara(t, 'cliente@telar.test', { nif: 'B65410011' })
  proveedorId = await proveedorPara(t, produccion)
  deFuera = await proveedorPara(t, produccion, 'materia', 'PT')
  emitida = await f.emitir(aqui, { lineas: [suelta(1, 100)] })
  recibida = await recibir('S-1', { fechaRecepcion: '2027-09-05' })
  ahora = OCTUBRE
})
afterAll(() => t.close())

const recibir = (numero: string, resto: object) =>
  ventas.call(recibidas.create, {
    body: {
      ...{ proveedorId, numero, fecha: '2027-09-03', fechaRecepcion: '2027-09-05', tramos: [{ iva: 21, base: 100 }] },
      ...resto,
    },
  })
/** A change says the whole anew. */
async function cambiar(id: number, cambio: object) {
  const antes = await ventas.call(recibidas.get, { params: { id } })
  const { numero, fecha, fechaOperacion, fechaRecepcion, trato, gasto, tramos, deducible, notas } = antes
  const entera = { numero, fecha, fechaOperacion, fechaRecepcion, trato, gasto, tramos, deducible, notas }
  await ventas.call(recibidas.update, {
    params: { id },
    body: { proveedorId: antes.proveedorId, ...entera, ...cambio },
  })
}
const borrar = (id: number) => ventas.call(recibidas.remove, { body: { ids: [id] } })
const anular = (id: number) => ventas.call(facturas.anular, { params: { id }, body: { motivo: 'Duplicada' } })

type Que = Partial<Parameters<typeof ventas.call<typeof impuestos.presentar>>[1]['body']>
const presentar = (que: Que = {}) =>
  ventas.call(impuestos.presentar, {
    body: { modelo: '303', ejercicio: 2027, periodo: '3T', fecha: '2027-10-19', justificante: '3031234567890', ...que },
  })
const retirar = (id: number, motivo = 'Era de otro trimestre') =>
  ventas.call(impuestos.retirarPresentacion, { params: { id }, body: { motivo } })
const vistas = () => ventas.call(impuestos.presentaciones, { params: { ejercicio: 2027 } })
const tardias = async () => (await vistas()).flatMap((una) => una.tardias.map(({ numero }) => numero))
const enPalabras = (texto: string | RegExp) => ({ status: 409, messages: [expect.stringMatching(texto)] })
const enSuCampo = (campo: string, texto: RegExp) => ({
  status: 400,
  fields: { [campo]: [expect.stringMatching(texto)] },
})

describe('a return that was presented', () => {
  test('is marked once its period is over, once, by whichever of two', async () => {
    await expect(presentar({ fecha: '2027-09-30' })).rejects.toMatchObject(enSuCampo('fecha', /ha acabado/))
    await expect(presentar({ fecha: '2027-10-21' })).rejects.toMatchObject(enSuCampo('fecha', /no ha llegado/))
    await expect(presentar({ periodo: '0A' })).rejects.toMatchObject(enSuCampo('periodo', /del año/))
    const dos = await Promise.allSettled([presentar(), presentar()])
    expect(dos.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(presentar()).rejects.toMatchObject(enPalabras(/303 de 3T 2027.*19 oct 2027/))
    expect(await vistas()).toMatchObject([
      { modelo: '303', periodo: '3T', justificante: '3031234567890', quien: 'ventas@telar.test', tardias: [] },
    ])
  })

  test('keeps what it declared: nothing of it is annulled, changed or deleted', async () => {
    await expect(anular(emitida)).rejects.toMatchObject(enPalabras(/303 de 3T 2027.*rectificativa/))
    await expect(borrar(recibida)).rejects.toMatchObject(enPalabras(/S-1.*303 de 3T 2027/))
    for (const cambio of [
      { tramos: [{ iva: 21, base: 90, cuota: null }] },
      { deducible: 50 },
      { fechaRecepcion: '2027-10-02' },
      { gasto: 'inmovilizado' },
    ])
      await expect(cambiar(recibida, cambio)).rejects.toMatchObject(enPalabras(/sus cifras no cambian/))
    await cambiar(recibida, { notas: 'Falta el albarán' })
    const rectificativa = await ventas.call(facturas.rectificar, {
      params: { id: emitida },
      body: { motivo: 'Devolución' },
    })
    await ventas.call(facturas.emitir, { body: { ids: [rectificativa] } })
    expect(await tardias()).toEqual([])
  })

  test('what is only deducted goes into a later one; what is owed is told for a correction', async () => {
    const tarde = recibir('S-2', { fechaRecepcion: '2027-09-29' })
    await expect(tarde).rejects.toMatchObject(enSuCampo('fechaRecepcion', /art\. 99 LIVA/))
    const id = await recibir('S-2', { fechaRecepcion: '2027-10-02' })
    await expect(cambiar(id, { fechaRecepcion: '2027-09-29' })).rejects.toMatchObject(
      enSuCampo('fechaRecepcion', /art\. 99 LIVA/),
    )
    expect(await tardias()).toEqual([])
    const propia = { proveedorId: deFuera, trato: 'intracomunitaria', fechaRecepcion: '2027-10-05' }
    const deUe = await recibir('PT-1', propia)
    expect(await tardias()).toEqual(['PT-1'])
    await cambiar(deUe, { tramos: [{ iva: 21, base: 80, cuota: null }] })
    await borrar(deUe)
    expect(await tardias()).toEqual([])
  })

  test('an invoice of its days that is issued later is warned of, issued, and told for a correction', async () => {
    const borrador = { clienteId: aqui, lineas: [suelta(1, 50)], fechaOperacion: '2027-09-28' }
    const { presentada } = await ventas.call(facturas.total, { body: borrador })
    expect(presentada).toEqual({ modelo: '303', periodo: '3T 2027', fecha: '2027-10-19' })
    const { presentada: deHoy } = await ventas.call(facturas.total, { body: { ...borrador, fechaOperacion: null } })
    expect(deHoy).toBeNull()
    const id = await f.emitir(aqui, { lineas: borrador.lineas, fechaOperacion: borrador.fechaOperacion })
    const [una] = await vistas()
    expect(una?.tardias).toMatchObject([{ clase: 'emitida', id, fecha: '2027-09-28', base: 50, cuota: 10.5 }])
    await anular(id)
    expect(await tardias()).toEqual([])
  })

  test('of the Union says nothing of what is sold here', async () => {
    const [tercero] = await vistas()
    await retirar(tercero?.id ?? 0)
    await presentar({ modelo: '349' })
    const id = await recibir('S-3', { fechaRecepcion: '2027-09-29' })
    await borrar(id)
    const deFueraYa = { proveedorId: deFuera, trato: 'intracomunitaria', fechaRecepcion: '2027-10-05' }
    await recibir('PT-2', deFueraYa)
    expect(await tardias()).toEqual(['PT-2'])
  })

  test('is taken back with a reason, which stays; then all can be mended, and it is presented anew', async () => {
    const [ultima, primera] = await vistas()
    expect([ultima, primera]).toMatchObject([
      { modelo: '349', retiradaEn: null },
      { modelo: '303', retiradaPor: 'ventas@telar.test', motivo: 'Era de otro trimestre' },
    ])
    await expect(retirar(primera?.id ?? 0)).rejects.toMatchObject(enPalabras(/ya se había retirado/))
    await expect(retirar(ultima?.id ?? 0, ' ')).rejects.toMatchObject({ status: 400 })
    await cambiar(recibida, { tramos: [{ iva: 21, base: 90, cuota: null }] })
    await borrar(recibida)
    const tarde = await f.emitir(aqui, { fechaOperacion: '2027-09-28' })
    await presentar()
    const [nueva] = await vistas()
    expect(nueva?.tardias.map(({ id }) => id)).toContain(tarde)
    await anular(tarde)
    expect((await vistas()).filter(({ modelo }) => modelo === '303')).toHaveLength(2)
  })
})
