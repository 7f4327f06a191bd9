import { avisos } from '@telar/contract/casa/avisos'
import { escaner } from '@telar/contract/casa/escaner'
import { modelos } from '@telar/contract/catalogo/modelos'
import { devoluciones } from '@telar/contract/facturacion/devoluciones'
import { facturas } from '@telar/contract/facturacion/facturas'
import { entregas } from '@telar/contract/ventas/entregas'
import { pedidos } from '@telar/contract/ventas/pedidos'
import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appSettingsTable } from '../../db/schema/casa/ajustes.ts'
import { correosTable } from '../../db/schema/casa/correos.ts'
import { clientesTable } from '../../db/schema/clientes/clientes.ts'
import { entregaLineasTable, entregasTable } from '../../db/schema/ventas/entregas.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { clientePara } from '../../testing/cliente.ts'
import { enExistencias } from '../../testing/existencias.ts'
import { casaQueFactura } from '../../testing/factura.ts'
import { barrasEnPapel } from '../../testing/papel.ts'
import { hojaDeDevolucion } from './papel.ts'

const PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

let t: TestApp
let admin: Awaited<ReturnType<TestApp['as']>>
let cliente: typeof admin
let otro: typeof admin
let clienteId: number
const ALBA = 1

beforeAll(async () => {
  t = await testApp()
  admin = await t.as('admin@telar.test')
  await casaQueFactura(t)
  clienteId = await clientePara(t, 'cliente@telar.test', { email: 'tienda@example.com', idioma: 'ca' })
  await clientePara(t, 'porto@telar.test')
  cliente = await t.as('cliente@telar.test')
  otro = await t.as('porto@telar.test')
  await t.house.db.update(appSettingsTable).set({ portes: [], pedidoMinimo: null })
})
afterAll(() => t.close())

/** An order of four garments of one cell that has left, and the line of its delivery note. */
async function entregado() {
  await enExistencias(t.house.db, 10, sql`v.modelo_id = ${ALBA}`)
  const { variantes } = await admin.call(modelos.get, { params: { id: ALBA } })
  const { colorId, talla } = variantes[0] as { colorId: number; talla: string }
  const lineas = [{ modeloId: ALBA, colorId, tallasCantidades: [{ talla, cantidad: 4 }] }]
  const pedidoId = await admin.call(pedidos.create, { body: { clienteId, lineas } })
  await admin.call(pedidos.situacion, { body: { ids: [pedidoId], situacion: 'confirmado' } })
  const pedido = await admin.call(pedidos.get, { params: { id: pedidoId } })
  await admin.call(pedidos.entrega, {
    params: { id: pedidoId },
    body: { lineas: [{ lineaId: pedido.lineas[0]?.id ?? 0, tallasCantidades: [{ talla, cantidad: 4 }] }] },
  })
  const [entrega] = await t.house.db.select().from(entregasTable).where(eq(entregasTable.pedidoId, pedidoId))
  const entregaId = entrega?.id ?? 0
  const [linea] = await t.house.db.select().from(entregaLineasTable).where(eq(entregaLineasTable.entregaId, entregaId))
  return { pedidoId, entregaId, entregaLineaId: linea?.id ?? 0 }
}

const pedir = async (entregaId: number, entregaLineaId: number, cantidad: number) =>
  cliente.call(devoluciones.solicitar, {
    body: { entregaId, lineas: [{ entregaLineaId, cantidad, motivo: 'defecto' }] },
  })
const ver = (id: number) => admin.call(devoluciones.get, { params: { id } })
/** What the customer was written of it, the last first. */
const escritos = async (id: number) =>
  (
    await t.house.db
      .select()
      .from(correosTable)
      .where(sql`${correosTable.sobre} @> array[${`devoluciones/${id}`}]`)
      .orderBy(desc(correosTable.id))
  ).map(({ asunto, texto }) => `${asunto}\n${texto}`)
const facturar = async (id: number) => {
  const { servido: _, ...borrador } = await admin.call(facturas.fromPedido, { params: { id }, query: {} })
  return admin.call(facturas.create, { body: borrador })
}
const emitir = (id: number) => admin.call(facturas.emitir, { body: { ids: [id] } })
const cuadra = async () => {
  for (const { nombre, sql: regla } of t.house.invariantes)
    expect([nombre, (await t.house.db.execute(regla)).rows]).toEqual([nombre, []])
}

async function recibida(id: number, llegan: { almacen?: number; segunda?: number; arreglo?: number }) {
  const { version, lineas } = await ver(id)
  await admin.call(devoluciones.aprobar, {
    params: { id },
    body: { version, respuesta: 'Por mensajero.', lineas: lineas.map((una) => ({ id: una.id, aprobada: una.pedida })) },
  })
  await admin.call(devoluciones.recibir, {
    params: { id },
    body: { lineas: [{ id: lineas[0]?.id ?? 0, almacen: 0, segunda: 0, arreglo: 0, ...llegan }] },
  })
}

test('a customer gives back what was delivered: asked, approved, received, credited', async () => {
  const { pedidoId, entregaId, entregaLineaId } = await entregado()
  const facturaId = await facturar(pedidoId)
  await emitir(facturaId)
  const id = await pedir(entregaId, entregaLineaId, 3)
  await expect(pedir(entregaId, entregaLineaId, 2)).rejects.toThrow()
  const conFoto = (nombre: string) =>
    cliente.call(devoluciones.adjuntar, { params: { id }, body: { nombre, data: PNG } })
  const foto = await conFoto('tara.png')
  await expect(otro.call(devoluciones.fotoMia, { params: { id, parte: foto } })).rejects.toThrow()
  await expect(otro.call(devoluciones.retirar, { params: { id } })).rejects.toThrow()
  expect(await otro.call(devoluciones.mias, { query: {} })).toEqual([])
  expect((await cliente.call(devoluciones.mias, { query: { pedidoId } }))[0]).toMatchObject({
    ...{ estado: 'solicitada', prendas: 3, fotos: [{ nombre: 'tara.png' }] },
  })
  const mas = await Promise.allSettled(['b', 'c', 'd', 'e', 'f', 'g'].map((letra) => conFoto(`${letra}.png`)))
  expect(mas.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
  await recibida(id, { almacen: 1, segunda: 1, arreglo: 1 })
  const [llegada = '', acordada, pedida] = await escritos(id)
  expect(llegada).toMatch(/: rebuda\n.*Preparem l’abonament/s)
  expect([acordada, pedida]).toEqual([
    expect.stringContaining(': aprovada\n'),
    expect.stringContaining(': sol·licitada\n'),
  ])
  await expect(conFoto('tarde.png')).rejects.toThrow()
  await cuadra()
  const borrador = await admin.call(devoluciones.abonar, { params: { id } })
  expect(await admin.call(facturas.get, { params: { id: borrador } })).toMatchObject({
    ...{ estado: 'borrador', tipo: 'R1', rectifica: [{ id: facturaId }] },
    motivoRectificacion: expect.stringMatching(/^Devolució \S+$/),
    lineas: [{ cantidad: -3 }],
  })
  expect((await ver(id)).estado).toBe('recibida')
  await emitir(borrador)
  const final = await ver(id)
  expect(final.estado).toBe('abonada')
  await admin.call(devoluciones.arreglar, {
    params: { id },
    body: { lineaId: final.lineas[0]?.id ?? 0, cantidad: 1, a: 'almacen' },
  })
  await cuadra()
  expect((await cliente.call(devoluciones.devolvibles, { params: { id: entregaId } })).lineas).toMatchObject([
    { quedan: 1 },
  ])
})

/** Invoices so many garments of an order, with that discount. */
async function facturarEnParte(pedidoId: number, cantidad: number, dtoComercial: number): Promise<number> {
  const { servido: _, ...borrador } = await admin.call(facturas.fromPedido, { params: { id: pedidoId }, query: {} })
  const lineas = borrador.lineas.map((linea) => ({
    ...linea,
    cantidad,
    tallasCantidades: (linea.tallasCantidades ?? []).map(({ talla }) => ({ talla, cantidad })),
  }))
  const id = await admin.call(facturas.create, { body: { ...borrador, portes: 0, dtoComercial, lineas } })
  await emitir(id)
  return id
}

test('what comes back is credited at the conditions it was invoiced on', async () => {
  const { pedidoId, entregaId, entregaLineaId } = await entregado()
  await facturarEnParte(pedidoId, 1, 0)
  const rebajada = await facturarEnParte(pedidoId, 3, 10)
  const id = await pedir(entregaId, entregaLineaId, 3)
  await recibida(id, { almacen: 3 })
  const borrador = await admin.call(devoluciones.abonar, { params: { id } })
  const { total } = await admin.call(facturas.get, { params: { id: rebajada } })
  expect(await admin.call(facturas.get, { params: { id: borrador } })).toMatchObject({
    ...{ rectifica: [{ id: rebajada }], dtoComercial: 10, total: -total },
  })
  await emitir(borrador)
  await cuadra()
})

test('what was invoiced on different conditions is credited from each invoice, and those notes settle the return', async () => {
  const { pedidoId, entregaId, entregaLineaId } = await entregado()
  const entera = await facturarEnParte(pedidoId, 1, 0)
  const rebajada = await facturarEnParte(pedidoId, 3, 10)
  const id = await pedir(entregaId, entregaLineaId, 4)
  await recibida(id, { almacen: 4 })
  await expect(admin.call(devoluciones.abonar, { params: { id } })).rejects.toThrow('condiciones distintas')

  const atar = (...facturaIds: number[]) => admin.call(devoluciones.atar, { params: { id }, body: { facturaIds } })
  const rectificar = (facturaId: number, extra: object = {}) =>
    admin.call(facturas.rectificar, { params: { id: facturaId }, body: { motivo: 'Devolución', ...extra } })
  const [una, otras] = [await rectificar(entera), await rectificar(rebajada)]
  await expect(atar(una, otras)).rejects.toThrow('tiene que estar emitido')
  await emitir(una)
  expect(await admin.call(devoluciones.abonables, { params: { id } })).toMatchObject([{ id: una, prendas: 1 }])
  await expect(atar(una)).rejects.toThrow('volvieron 4 prendas facturadas y abonan 1')
  await emitir(otras)
  const [primera, segunda] = [await atar(una, otras).catch(String), await atar(una, otras).catch(String)]
  expect([primera, segunda]).toEqual([id, expect.stringContaining('ya')])
  expect(await ver(id)).toMatchObject({ estado: 'abonada', abonos: [{ id: una }, { id: otras }] })
  await expect(admin.call(devoluciones.abonar, { params: { id } })).rejects.toThrow()
  await cuadra()
  const { total: nada } = await admin
    .call(facturas.search, { body: { advancedFilter: { field: 'id', operator: 'gte', value: entera }, pageSize: 100 } })
    .then(({ data }) => ({
      total: data
        .filter((fila) => [entera, rebajada, una, otras].includes(fila.id))
        .reduce((suma, fila) => suma + Math.round(fila.total * 100), 0),
    }))
  expect(nada).toBe(0)
  expect((await cliente.call(devoluciones.mias, { query: { pedidoId } }))[0]).toMatchObject({ estado: 'abonada' })

  await admin.call(facturas.anular, { params: { id: otras }, body: { motivo: 'Por error' } })
  expect((await ver(id)).estado).toBe('recibida')
  const deNuevo = await rectificar(rebajada)
  await emitir(deNuevo)
  await atar(una, deNuevo)
  expect((await ver(id)).estado).toBe('abonada')
  await cuadra()
})

test('a credit note that is not of what came back settles nothing', async () => {
  const [de, ajeno] = [await entregado(), await entregado()]
  const dePedido = async ({ pedidoId, entregaId, entregaLineaId }: typeof de) => {
    const facturaId = await facturarEnParte(pedidoId, 4, 0)
    const id = await pedir(entregaId, entregaLineaId, 4)
    await recibida(id, { almacen: 4 })
    return { facturaId, id }
  }
  const [suya, otra] = [await dePedido(de), await dePedido(ajeno)]
  const deOtro = await admin.call(facturas.rectificar, { params: { id: otra.facturaId }, body: { motivo: 'Otro' } })
  await emitir(deOtro)
  const atar = (facturaId: number) =>
    admin.call(devoluciones.atar, { params: { id: suya.id }, body: { facturaIds: [facturaId] } })
  await expect(atar(deOtro)).rejects.toThrow('no ser de otra devolución')
  const abono = await admin.call(facturas.rectificar, { params: { id: suya.facturaId }, body: { motivo: 'Suya' } })
  const { tipo, tipoRectificativa, motivoRectificacion, rectifica, lineas } = await admin.call(facturas.get, {
    params: { id: abono },
  })
  await admin.call(facturas.update, {
    params: { id: abono },
    body: {
      ...{ clienteId, tipo, tipoRectificativa, motivoRectificacion, lineas, dtoComercial: 50 },
      rectifica: rectifica.map((una) => una.id),
    },
  })
  await emitir(abono)
  await expect(atar(abono)).rejects.toThrow('no lleva las condiciones')
  await expect(
    otro.call(devoluciones.atar, { params: { id: suya.id }, body: { facturaIds: [abono] } }),
  ).rejects.toThrow()
})

test('staff ask in a customer’s name, a rep for their own customers only', async () => {
  const { entregaId, entregaLineaId } = await entregado()
  const enSuNombre = async (quien: string) => {
    const quienPide = await t.as(quien)
    const lineas = [{ entregaLineaId, cantidad: 1, motivo: 'defecto' as const }]
    return quienPide.call(devoluciones.solicitar, { body: { entregaId, lineas } }).then(
      () => 'asked',
      ({ status }: { status: number }) => status,
    )
  }
  expect(await enSuNombre('admin@telar.test')).toBe('asked')
  expect(await enSuNombre('ventas@telar.test')).toBe('asked')
  await t.house.db.update(clientesTable).set({ comercialId: null }).where(eq(clientesTable.id, clienteId))
  expect(await enSuNombre('comercial@telar.test')).toBe(404)
  expect(await enSuNombre('produccion@telar.test')).toBe(404)
})

test('what was on no invoice just lowers what will be invoiced', async () => {
  const { pedidoId, entregaId, entregaLineaId } = await entregado()
  const id = await pedir(entregaId, entregaLineaId, 1)
  await recibida(id, { almacen: 1 })
  expect((await escritos(id))[0]).toMatch(/: rebuda\n.*no hi ha res a abonar/s)
  expect((await ver(id)).estado).toBe('abonada')
  await expect(admin.call(devoluciones.abonar, { params: { id } })).rejects.toThrow()
  const facturaId = await facturar(pedidoId)
  expect((await admin.call(facturas.get, { params: { id: facturaId } })).lineas[0]?.cantidad).toBe(3)
  await emitir(facturaId)
  await cuadra()
})

test('asked for, it can be withdrawn or refused; after its term nothing is asked for', async () => {
  const { entregaId, entregaLineaId } = await entregado()
  const una = await pedir(entregaId, entregaLineaId, 4)
  await cliente.call(devoluciones.retirar, { params: { id: una } })
  const otra = await pedir(entregaId, entregaLineaId, 4)
  await admin.call(devoluciones.rechazar, { params: { id: otra }, body: { respuesta: 'Están usadas.' } })
  await expect(cliente.call(devoluciones.retirar, { params: { id: otra } })).rejects.toThrow()
  await expect(otro.call(devoluciones.devolvibles, { params: { id: entregaId } })).rejects.toThrow()
  await t.house.db.update(entregasTable).set({ fecha: '2020-01-01' }).where(eq(entregasTable.id, entregaId))
  await expect(pedir(entregaId, entregaLineaId, 1)).rejects.toThrow()
})

test('the house hears of it at once, and a rep of their own customers only', async () => {
  const { entregaId, entregaLineaId } = await entregado()
  const id = await pedir(entregaId, entregaLineaId, 1)
  const { numero } = await ver(id)
  const ultimo = async (quien: typeof admin) =>
    (await quien.call(avisos.search, { body: { pageSize: 1 } })).data[0]?.aviso
  expect(await ultimo(admin)).toEqual({ tipo: 'devolucion', id, numero })
  const comercial = await t.as('comercial@telar.test')
  expect(await ultimo(comercial)).not.toMatchObject({ tipo: 'devolucion', id })
})

test('the sheet in the box speaks to who packs it and bears the number of its return, and scanning it finds the return', async () => {
  const { entregaId, entregaLineaId } = await entregado()
  const id = await pedir(entregaId, entregaLineaId, 1)
  const { numero, cliente: deQuien } = await ver(id)
  await t.house.db.execute(sql`update modelos set nombres = nombres || '{"ca": "Vestit Alba"}' where id = ${ALBA}`)
  const hoja = await hojaDeDevolucion(t.house.db, await ver(id))
  expect([hoja.idioma, hoja.partes[1]?.rotulo]).toEqual(['ca', 'Envieu a'])
  expect(hoja.bloques[0]?.titulo).toMatch(/ · Vestit Alba$/)
  const [leido = ''] = await barrasEnPapel(new URL('../../pdf/hoja.typ', import.meta.url), [hoja])
  expect(leido).toBe(numero)
  const que = (quien: typeof admin) => quien.call(escaner.resolver, { body: { codigo: leido.toLowerCase() } })
  expect(await que(admin)).toEqual({ clase: 'devolucion', id, titulo: numero, detalle: deQuien, prenda: null })
  expect(await que(await t.as('comercial@telar.test'))).toBeNull()
  expect(await que(cliente)).toBeNull()
})

test('two who receive the same return at once book it once', async () => {
  const { entregaId, entregaLineaId } = await entregado()
  const id = await pedir(entregaId, entregaLineaId, 2)
  const { version, lineas } = await ver(id)
  const linea = lineas[0]?.id ?? 0
  await admin.call(devoluciones.aprobar, { params: { id }, body: { version, lineas: [{ id: linea, aprobada: 2 }] } })
  const recibir = () =>
    admin.call(devoluciones.recibir, {
      params: { id },
      body: { lineas: [{ id: linea, almacen: 2, segunda: 0, arreglo: 0 }] },
    })
  const dos = await Promise.allSettled([recibir(), recibir()])
  expect(dos.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await cuadra()
})

test('a note of which garments are asked to be given back is not undone, nor is anything asked for of one that was', async () => {
  const { entregaId, entregaLineaId } = await entregado()
  const deshacer = () => admin.call(entregas.deshacer, { params: { id: entregaId }, body: { motivo: 'Por error' } })
  const id = await pedir(entregaId, entregaLineaId, 1)
  const { numero } = await ver(id)
  await expect(deshacer()).rejects.toThrow(numero)
  await cliente.call(devoluciones.retirar, { params: { id } })
  await deshacer()
  await expect(pedir(entregaId, entregaLineaId, 1)).rejects.toThrow()
  await cuadra()
})

test('while a note is being undone, who asks to give back of it waits, and holds nothing of it meanwhile', async () => {
  const { pedidoId, entregaId, entregaLineaId } = await entregado()
  let pedida: Promise<unknown> | undefined
  await t.owner.transaction(async (db) => {
    await db.execute(sql`select id from pedidos where id = ${pedidoId} for no key update`)
    pedida = pedir(entregaId, entregaLineaId, 1).catch((error) => error)
    await expect
      .poll(async () => (await t.owner.execute(sql`select from pg_locks where not granted`)).rows.length)
      .toBeGreaterThan(0)
    await db.execute(sql`select id from entrega_lineas where entrega_id = ${entregaId} for update nowait`)
    await db.execute(
      sql`update entregas set deshecha_en = now(), deshecha_por = 'quien', motivo = 'Por error' where id = ${entregaId}`,
    )
  })
  expect(await pedida).toBeInstanceOf(Error)
})
