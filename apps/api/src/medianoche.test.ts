import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { modelos } from '@telar/contract/catalogo/modelos'
import { webbanners } from '@telar/contract/catalogo/webbanners'
import { clientes } from '@telar/contract/clientes/clientes'
import { caja as cajaCalls } from '@telar/contract/facturacion/caja'
import { cobros } from '@telar/contract/facturacion/cobros'
import { comisiones } from '@telar/contract/facturacion/comisiones'
import { facturas } from '@telar/contract/facturacion/facturas'
import { pases as pasesCalls } from '@telar/contract/facturacion/pases'
import { verifactu } from '@telar/contract/facturacion/verifactu'
import { inicio } from '@telar/contract/portada/inicio'
import { materias } from '@telar/contract/produccion/materias'
import { ordenesfab } from '@telar/contract/produccion/ordenesfab'
import { cart } from '@telar/contract/ventas/cart'
import { pedidos } from '@telar/contract/ventas/pedidos'
import { ejercicioDe, masDias } from '@telar/domain/fecha'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { appSettingsTable } from './db/schema/casa/ajustes.ts'
import { clientesTable } from './db/schema/clientes/clientes.ts'
import { fechaEscrita } from './i18n/mensaje.ts'
import { type TestApp, testApp } from './testing/app.ts'
import { clientePara } from './testing/cliente.ts'
import { casaQueFactura, facturador } from './testing/factura.ts'
import { escandalloPara, materiaPara, ordenPara, piezasPara, proveedorPara } from './testing/produccion.ts'
import { paises } from './testing/registros.ts'

/** The house's clock; the machine's goes on as it likes. */
let ahora = new Date('2027-01-14T22:30:00Z')

/** Moments at which the day in Madrid is not the one that it is elsewhere, or is about to end. */
const MOMENTOS = [
  ['23:30 in winter', '2027-01-14T22:30:00Z', '2027-01-14', '2027-01-14T23:30:00+01:00'],
  ['00:30 in winter', '2027-01-14T23:30:00Z', '2027-01-15', '2027-01-15T00:30:00+01:00'],
  ['23:30 in summer', '2027-07-14T21:30:00Z', '2027-07-14', '2027-07-14T23:30:00+02:00'],
  ['00:30 in summer', '2027-07-14T22:30:00Z', '2027-07-15', '2027-07-15T00:30:00+02:00'],
  ['23:30 on New Year’s Eve', '2027-12-31T22:30:00Z', '2027-12-31', '2027-12-31T23:30:00+01:00'],
  ['00:30 on New Year’s Day', '2027-12-31T23:30:00Z', '2028-01-01', '2028-01-01T00:30:00+01:00'],
] as const

type Client = Awaited<ReturnType<TestApp['as']>>
const ALBA = 1
/** From this New Year on. */
const TIPO_NUEVO = { desde: '2028-01-01', iva: 23, re: 5.2 }

let vies: Server
let t: TestApp
let ventas: Client
let produccion: Client
let tienda: Client
let clienteId: number
let colorId: number
beforeAll(async () => {
  vies = createServer((_, reply) => reply.end(JSON.stringify({ valid: true }))).listen(0, '127.0.0.1')
  await once(vies, 'listening')
  const VIES_URL = `http://127.0.0.1:${(vies.address() as AddressInfo).port}`
  t = await testApp({ VIES_URL }, () => ahora)
  ventas = await t.as('admin@telar.test')
  produccion = await t.as('produccion@telar.test')
  tienda = await t.as('cliente@telar.test')
  await casaQueFactura(t)
  const [ajustes] = await t.house.db.select().from(appSettingsTable)
  await t.house.db.update(appSettingsTable).set({ impuestos: [...(ajustes?.impuestos ?? []), TIPO_NUEVO] })
  clienteId = await clientePara(t, 'cliente@telar.test', { diasPago: [30], comercialId: 1 })
  colorId = (await ventas.call(modelos.get, { params: { id: ALBA } })).variantes[0]?.colorId as number
})
afterAll(async () => {
  vies.close()
  await t.close()
})

const dni = (n: number) => `${n}${'TRWAGMYFPDXBNJZSQVHLCKE'[n % 23]}`
const lineas = () => [{ modeloId: ALBA, colorId, tallasCantidades: [{ talla: '38', cantidad: 1 }] }]

describe.each(MOMENTOS)('at %s', (_, utc, dia, conHuso) => {
  const ano = ejercicioDe(dia)
  const siglas = String(ano).slice(2)
  const iva = dia >= TIPO_NUEVO.desde ? TIPO_NUEVO.iva : 21
  beforeEach(() => {
    ahora = new Date(utc)
  })

  test('orders carry the day and count in its year, however they come', async () => {
    const cuerpo = { tipo: 'programacion' as const, lineas: lineas() }
    const delaCasa = await ventas.call(pedidos.create, { body: { clienteId, ...cuerpo } })
    const enviado = await tienda.call(pedidos.web, { body: cuerpo })
    await tienda.call(cart.upsertItem, { body: { modeloId: ALBA, colorId, talla: '38', cantidad: 1 } })
    const { importes } = await tienda.call(cart.save, { body: { cart: { tipo: 'programacion' } } })
    expect(importes.cuotaIva).toBe(Math.round(importes.base * iva) / 100)
    const delCarrito = await tienda.call(cart.toPedido, { body: {} })
    for (const id of [delaCasa, enviado, delCarrito]) {
      const pedido = await ventas.call(pedidos.get, { params: { id } })
      expect([pedido.fecha, pedido.numero.slice(0, 5)]).toEqual([dia, `${ano}/`])
      expect(pedido.importes.cuotaIva).toBe(Math.round(pedido.importes.base * iva) / 100)
    }
  })

  test('an invoice is of the day, counts in its year at its rate, falls due from it and is registered then', async () => {
    const { emitir, ver, crear } = facturador(ventas)
    const factura = await ver(await emitir(clienteId))
    expect(factura).toMatchObject({ fecha: dia, ejercicio: ano, base: 100, cuotaIva: iva })
    expect(factura.numeroCompleto).toMatch(new RegExp(`^A${siglas}/`))
    expect(factura.vencimientos).toMatchObject([{ fecha: masDias(dia, 30), importe: 100 + iva }])
    const { data } = await ventas.call(verifactu.search, { body: { orderBy: 'id desc', pageSize: 1 } })
    const registro = await ventas.call(verifactu.get, { params: { id: data[0]?.id as number } })
    expect(JSON.stringify(registro)).toContain(conHuso)
    await expect(emitir(clienteId, { fecha: masDias(dia, 1) })).rejects.toMatchObject({ kind: 'validation' })
    const borrador = await crear(clienteId)
    const copia = await ver(await ventas.call(facturas.duplicar, { params: { id: borrador }, body: {} }))
    const enmienda = await ver(
      await ventas.call(facturas.rectificar, {
        params: { id: factura.id },
        body: { tipo: 'R1', modo: 'I', motivo: 'Devolución' },
      }),
    )
    expect([copia.fecha, enmienda.fecha]).toEqual([dia, dia])
  })

  test('what is paid, posted, settled and owed is of the day', async () => {
    const { emitir } = facturador(ventas)
    const id = await emitir(clienteId, { comision: 10 })
    const cobrada = await ventas.call(cobros.cobrar, { params: { id }, body: { medio: 'contado', importe: 50 } })
    expect(cobrada.cobros[0]?.fecha).toBe(dia)
    const caja = await ventas.call(cajaCalls.cajaDiaria, { body: { fecha: dia } })
    expect(caja.cobros).toEqual([{ medio: 'contado', importe: 50 }])
    const { paseId } = await ventas.call(pasesCalls.pase, { body: { ids: [id] } })
    const contra = await ventas.call(pasesCalls.deshacerPase, { params: { id: paseId as number } })
    const pases = await ventas.call(pasesCalls.searchPases, { body: { orderBy: 'id desc', pageSize: 2 } })
    expect(pases.data.map((pase) => [pase.id, pase.fecha])).toEqual([
      [contra, dia],
      [paseId, dia],
    ])
    const [suya] = await ventas.call(comisiones.comisiones, { body: {} })
    const liquidacionId = await ventas.call(comisiones.liquidar, {
      body: { comercialId: suya?.comercialId as number, importe: suya?.importe as number },
    })
    const liquidacion = await ventas.call(comisiones.liquidacion, { params: { id: liquidacionId } })
    expect([liquidacion.fecha, liquidacion.hasta]).toEqual([dia, dia])
    const vence = await emitir(clienteId, { diasPago: [0] })
    expect((await ventas.call(cobros.pendientes, { body: {} })).fecha).toBe(dia)
    const devuelto = await ventas.call(cobros.cobrar, {
      params: { id: vence },
      body: { medio: 'transferencia', importe: 1 },
    })
    const impagada = await ventas.call(cobros.impagado, {
      params: { id: vence, cobroId: devuelto.cobros[0]?.id as number },
      body: {},
    })
    expect(impagada.cobros[0]?.fechaImpagado).toBe(dia)
  })

  test('what a customer declares and what VIES says of them is dated', async () => {
    const { FR, ES } = await paises(t)
    const conVies = await ventas.call(clientes.create, {
      body: {
        razonSocial: 'Minuit, SARL',
        nif: `FR${utc.slice(0, 13)}`,
        countryId: FR as number,
        direccionFiscal: { calle: 'Rue Neuve, 1', codigoPostal: '31000', ciudad: 'Toulouse', pais: 'FR' },
        nifIva: 'FR40303265045',
      },
    })
    expect(await ventas.call(clientes.vies, { params: { id: conVies } })).toMatchObject({ viesFecha: dia })
    const conRecargo = await ventas.call(clientes.create, {
      body: {
        razonSocial: 'Rosa Medianoche',
        nif: dni(20_000_000 + MOMENTOS.findIndex(([, suyo]) => suyo === utc)),
        countryId: ES as number,
        direccionFiscal: { calle: 'Gran Via, 1', codigoPostal: '28013', ciudad: 'Madrid', pais: 'ES' },
        recargoEquivalencia: true,
      },
    })
    const [guardado] = await t.house.db.select().from(clientesTable).where(eq(clientesTable.id, conRecargo))
    expect(guardado?.recargoFecha).toBe(dia)
  })

  test('making is dated, and late from the day after it was due', async () => {
    const proveedorId = await proveedorPara(t, produccion)
    const materiaId = await materiaPara(produccion, proveedorId)
    const [precio] = await produccion.call(materias.precios, { params: { id: materiaId } })
    expect(precio?.fecha).toBe(dia)
    const pedida = await produccion.call(materias.pedir, { body: { materiaId, pedida: 10 } })
    expect((await produccion.call(materias.getEntrada, { params: { id: pedida } })).fecha).toBe(dia)
    const { entradaId } = await piezasPara(produccion, materiaId, [10])
    expect((await produccion.call(materias.getEntrada, { params: { id: entradaId } })).fecha).toBe(dia)
    await escandalloPara(produccion, ALBA, materiaId)
    const alDia = await ordenPara(t, produccion, ALBA, { '38': 2 }, { fechaEntrega: dia })
    const tarde = await ordenPara(t, produccion, ALBA, { '38': 2 }, { fechaEntrega: masDias(dia, -3) })
    const orden = await produccion.call(ordenesfab.get, { params: { id: alDia.id } })
    expect([orden.fecha, orden.numero.includes(String(ano)), orden.atrasada]).toEqual([dia, true, false])
    expect((await produccion.call(ordenesfab.get, { params: { id: tarde.id } })).atrasada).toBe(true)
    const { data } = await produccion.call(ordenesfab.search, {
      body: { advancedFilter: { field: 'atrasada', operator: 'eq', value: true }, orderBy: 'atrasada desc' },
    })
    expect(data.map(({ id, atrasada }) => [id, atrasada])).toEqual([[tarde.id, true]])
    const { atrasadas, hoy } = await produccion.call(inicio.inicio, {})
    expect([hoy, atrasadas?.ordenes.map((una) => [una.id, una.dias])]).toEqual([dia, [[tarde.id, 3]]])
    await produccion.call(ordenesfab.estado, { body: { ids: [alDia.id, tarde.id], estado: 'anulada' } })
  })

  test('a banner is shown on its last day and not after it; files carry the day, the declaration its own', async () => {
    const banner = (titulo: string, fechas: object) => {
      const vacio = { es: '' }
      return ventas.call(webbanners.create, {
        body: { titulo: { es: titulo }, texto: vacio, accion: vacio, enlace: '/', ...fechas },
      })
    }
    const ultimo = await banner('Último día', { hasta: dia })
    const primero = await banner('Primer día', { desde: dia })
    const ayer = await banner('Hasta ayer', { hasta: masDias(dia, -1) })
    const manana = await banner('Desde mañana', { desde: masDias(dia, 1) })
    const shown = (await tienda.call(webbanners.getAll, {})).map(({ id }) => id)
    expect([ultimo, primero, ayer, manana].map((id) => shown.includes(id))).toEqual([true, true, false, false])
    await ventas.call(webbanners.remove, { body: { ids: [ultimo, primero, ayer, manana] } })
    const answer = await t.app.inject({
      method: 'POST',
      url: '/api/v1/clientes/excel-export',
      headers: { authorization: `Bearer ${ventas.tokens.get()?.token}` },
      payload: {},
    })
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="clientes-${dia}.xlsx"`)
    const { apartados } = await ventas.call(verifactu.declaracion, {})
    expect(apartados.at(-1)?.texto).not.toContain(fechaEscrita('es', dia))
  })
})
