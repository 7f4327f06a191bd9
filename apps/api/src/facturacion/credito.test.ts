import { clientes } from '@telar/contract/clientes/clientes'
import { facturas } from '@telar/contract/facturacion/facturas'
import { cart } from '@telar/contract/ventas/cart'
import { pedidos } from '@telar/contract/ventas/pedidos'
import { masDias } from '@telar/domain/fecha'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clientesTable, comercialesTable } from '../db/schema/clientes/clientes.ts'
import { usersTable } from '../db/schema/identidad/users.ts'
import { type TestApp, testApp } from '../testing/app.ts'
import { clientePara } from '../testing/cliente.ts'
import { enExistencias } from '../testing/existencias.ts'
import { casaQueFactura } from '../testing/factura.ts'

type Client = Awaited<ReturnType<TestApp['as']>>

const MODELO = 1
let t: TestApp
let admin: Client
let ventas: Client
let colorId: number
beforeAll(async () => {
  t = await testApp()
  await casaQueFactura(t)
  await enExistencias(t.house.db, 1000)
  const { rows } = await t.house.db.execute<{ id: number }>(
    sql`select min(color_id) as id from modelo_variantes where modelo_id = ${MODELO}`,
  )
  colorId = rows[0]?.id ?? 0
  admin = await t.as('admin@telar.test')
  ventas = await t.as('ventas@telar.test')
})
afterAll(() => t.close())

const lineas = (cantidad: number) => [{ modeloId: MODELO, colorId, tallasCantidades: [{ talla: '38', cantidad }] }]
const suelta = (precio: number) => [{ descripcion: 'Arreglo', cantidad: 1, precio }]
const pedir = (clienteId: number, cantidad: number) =>
  ventas.call(pedidos.create, { body: { clienteId, lineas: lineas(cantidad) } })
const ver = (id: number) => admin.call(pedidos.get, { params: { id } })
const confirmar = (quien: Client, id: number, autorizacion?: { motivo: string }) =>
  quien.call(pedidos.situacion, {
    body: { ids: [id], situacion: 'confirmado', ...(autorizacion ? { autorizacion } : {}) },
  })
const servir = async (quien: Client, id: number, cantidad: number, autorizacion?: { motivo: string }) => {
  const [linea] = (await ver(id)).lineas
  return quien.call(pedidos.entrega, {
    params: { id },
    body: {
      lineas: [{ lineaId: linea?.id ?? 0, tallasCantidades: [{ talla: '38', cantidad }] }],
      ...(autorizacion ? { autorizacion } : {}),
    },
  })
}
const credito = (id: number, quien = ventas) => quien.call(clientes.credito, { params: { id }, query: {} })
const bloquear = (id: number, bloqueado = true) =>
  t.house.db.update(clientesTable).set({ bloqueado }).where(eq(clientesTable.id, id))
const MOTIVO = { motivo: 'Ha pagado esta mañana por teléfono' }

describe('what a customer owes', () => {
  test('is what is invoiced and not paid, and what left and is not invoiced', async () => {
    const id = await clientePara(t, 'cliente@telar.test', { limiteRiesgo: 1000 })
    expect(await credito(id)).toEqual({
      ...{ facturado: 0, servido: 0, saldo: 0, limite: 1000, disponible: 1000, vencidoDesde: null },
      ...{ bloqueado: false, reparos: [] },
    })
    const pedidoId = await pedir(id, 4)
    await confirmar(ventas, pedidoId)
    expect((await credito(id)).saldo).toBe(0)
    await servir(ventas, pedidoId, 3)
    expect(await credito(id)).toMatchObject({ facturado: 0, servido: 101.28, saldo: 101.28 })
    const borrador = await ventas.call(facturas.fromPedido, { params: { id: pedidoId }, query: { servido: 'true' } })
    await ventas.call(facturas.create, {
      body: {
        clienteId: id,
        emitir: true,
        lineas: borrador.lineas.map(({ pedidoLineaId, modeloId, colorId: c, tallasCantidades }) => ({
          pedidoLineaId,
          modeloId,
          colorId: c,
          tallasCantidades,
        })),
      },
    })
    expect(await credito(id)).toMatchObject({ facturado: 101.28, servido: 0, saldo: 101.28, disponible: 898.72 })
  })

  test('an order adds to it what its invoice says, carriage and surcharge to the cent', async () => {
    const id = await clientePara(t, 'recargo@telar.test', { recargoEquivalencia: true, limiteRiesgo: 10_000 })
    const pedidoId = await admin.call(pedidos.create, {
      body: { clienteId: id, dtoComercial: 3, dtoProntoPago: 2, portes: 5.95, lineas: lineas(7) },
    })
    const { total } = await ver(pedidoId)
    const limitar = (limiteRiesgo: number) =>
      t.house.db.update(clientesTable).set({ limiteRiesgo }).where(eq(clientesTable.id, id))
    await limitar(total - 0.01)
    await expect(confirmar(ventas, pedidoId)).rejects.toMatchObject({ status: 400 })
    await limitar(total)
    await confirmar(ventas, pedidoId)
    await servir(ventas, pedidoId, 7)
    expect((await credito(id)).servido).toBe(total)
    const { lineas: suyas, ...resto } = await ventas.call(facturas.fromPedido, {
      params: { id: pedidoId },
      query: { servido: 'true' },
    })
    await ventas.call(facturas.create, { body: { ...resto, emitir: true, lineas: suyas } })
    expect(await credito(id)).toMatchObject({ facturado: total, servido: 0, saldo: total })
  })

  test('its oldest due day that has passed is told', async () => {
    const id = await clientePara(t, 'cliente@telar.test')
    const facturaId = await ventas.call(facturas.create, {
      body: { clienteId: id, lineas: suelta(100), diasPago: [10], emitir: true },
    })
    expect((await credito(id)).vencidoDesde).toBeNull()
    const { vencimientos } = await ventas.call(facturas.get, { params: { id: facturaId } })
    const vence = vencimientos[0]?.fecha as string
    await t.house.db.execute(sql`update facturas set vence = ${masDias(vence, -60)} where id = ${facturaId}`)
    expect((await credito(id)).vencidoDesde).toBe(masDias(vence, -60))
  })

  test('is for the staff, and a rep’s own customers', async () => {
    const id = await clientePara(t, 'cliente@telar.test')
    const rep = await t.as('comercial@telar.test')
    await expect(credito(id, rep)).rejects.toMatchObject({ status: 404 })
    const [suyo] = await t.house.db.select().from(usersTable).where(eq(usersTable.email, 'comercial@telar.test'))
    const [otro] = await t.house.db.select().from(comercialesTable).limit(1)
    const comercialId = suyo?.comercialId ?? otro?.id ?? null
    await t.house.db.update(clientesTable).set({ comercialId }).where(eq(clientesTable.id, id))
    expect((await credito(id, rep)).saldo).toBe(0)
    const cliente = await t.as('cliente@telar.test')
    await expect(credito(id, cliente)).rejects.toMatchObject({ status: 403 })
  })
})

describe('a blocked customer', () => {
  test('is not confirmed, served nor invoiced without a reason and the permission; the reason stays', async () => {
    const id = await clientePara(t, 'cliente@telar.test')
    const pedidoId = await pedir(id, 2)
    await bloquear(id)
    expect((await credito(id)).reparos).toEqual(['bloqueado'])
    const refused = { kind: 'validation', messages: [expect.stringMatching(/bloqueado/)] }
    await expect(confirmar(admin, pedidoId)).rejects.toMatchObject(refused)
    await expect(confirmar(ventas, pedidoId, MOTIVO)).rejects.toMatchObject({ status: 403 })
    await confirmar(admin, pedidoId, MOTIVO)
    await expect(servir(admin, pedidoId, 1)).rejects.toMatchObject(refused)
    await expect(servir(ventas, pedidoId, 1, MOTIVO)).rejects.toMatchObject({ status: 403 })
    await servir(admin, pedidoId, 1, MOTIVO)
    const { hechos } = await ver(pedidoId)
    expect(hechos.map(({ situacion, autorizacion, nota }) => [situacion, autorizacion, nota])).toEqual([
      ['recibido', '', ''],
      ['confirmado', MOTIVO.motivo, ''],
      ['parcial', MOTIVO.motivo, ''],
    ])
    const cliente = await t.as('cliente@telar.test')
    const visto = await cliente.call(pedidos.getUser, { params: { id: pedidoId } })
    expect(JSON.stringify(visto)).not.toContain(MOTIVO.motivo)

    const crear = (extra: object) =>
      admin.call(facturas.create, { body: { clienteId: id, lineas: suelta(10), emitir: true, ...extra } })
    await expect(crear({})).rejects.toMatchObject(refused)
    const facturaId = await crear({ autorizacion: MOTIVO })
    expect(await admin.call(facturas.get, { params: { id: facturaId } })).toMatchObject({ autorizacion: MOTIVO.motivo })
    const borrador = await ventas.call(facturas.create, { body: { clienteId: id, lineas: suelta(10) } })
    await expect(admin.call(facturas.emitir, { body: { ids: [borrador] } })).rejects.toMatchObject(refused)
    await expect(
      ventas.call(facturas.emitir, { body: { ids: [borrador], autorizacion: MOTIVO } }),
    ).rejects.toMatchObject({ status: 403 })
    await admin.call(facturas.emitir, { body: { ids: [borrador], autorizacion: MOTIVO } })
  })

  test('who owes nothing more needs no reason, even if one is given', async () => {
    const id = await clientePara(t, 'cliente@telar.test')
    const pedidoId = await pedir(id, 2)
    await confirmar(ventas, pedidoId, MOTIVO)
    expect((await ver(pedidoId)).hechos.at(-1)?.autorizacion).toBe('')
  })

  test('a web order of theirs is received and waits, in kind words', async () => {
    const id = await clientePara(t, 'cliente@telar.test', { bloqueado: true })
    const cliente = await t.as('cliente@telar.test')
    const puesto = await cliente.call(cart.upsertItem, {
      body: { modeloId: MODELO, colorId, talla: '38', cantidad: 1 },
    })
    expect(puesto.problemas).toMatchObject([{ codigo: 'revision', mensaje: expect.stringMatching(/^Recibiremos/) }])
    expect(JSON.stringify(puesto)).not.toMatch(/bloquead/i)
    const deCart = await cliente.call(cart.toPedido, { body: {} })
    const deGolpe = await cliente.call(pedidos.web, { body: { lineas: lineas(1) } })
    for (const pedidoId of [deCart, deGolpe])
      expect(await ver(pedidoId)).toMatchObject({ situacion: 'recibido', retenido: true })
    const { data } = await ventas.call(pedidos.search, {
      body: {
        advancedFilter: {
          logic: 'and',
          filters: [
            { field: 'retenido', operator: 'eq', value: true },
            { field: 'clienteId', operator: 'eq', value: id },
          ],
        },
      },
    })
    expect(data.map(({ retenido }) => retenido)).toEqual([true, true])
    await bloquear(id, false)
    expect((await ver(deCart)).retenido).toBe(false)
  })
})

describe('over the limit', () => {
  test('an order, a delivery or an invoice that goes over it needs a reason', async () => {
    const id = await clientePara(t, 'cliente@telar.test', { limiteRiesgo: 100 })
    const pequeno = await pedir(id, 2)
    const grande = await pedir(id, 5)
    await confirmar(ventas, pequeno)
    const refused = { kind: 'validation', messages: [expect.stringMatching(/límite.*100,00/)] }
    await expect(confirmar(ventas, grande)).rejects.toMatchObject(refused)
    await confirmar(admin, grande, MOTIVO)
    await servir(ventas, pequeno, 2)
    expect((await credito(id)).saldo).toBe(67.52)
    await expect(servir(ventas, grande, 1)).rejects.toMatchObject(refused)
    await servir(admin, grande, 1, MOTIVO)
    expect(await credito(id)).toMatchObject({ saldo: 101.28, disponible: 0, reparos: ['limite'] })
    const emitir = (autorizacion?: { motivo: string }) =>
      admin.call(facturas.create, {
        body: { clienteId: id, lineas: suelta(1), emitir: true, ...(autorizacion ? { autorizacion } : {}) },
      })
    await expect(emitir()).rejects.toMatchObject(refused)
    await emitir(MOTIVO)
  })

  test('two deliveries at once do not both slip under it', async () => {
    const id = await clientePara(t, 'cliente@telar.test', { limiteRiesgo: 100 })
    const suyos = [await pedir(id, 2), await pedir(id, 2)]
    for (const pedidoId of suyos) await confirmar(ventas, pedidoId)
    const hechas = await Promise.allSettled(suyos.map((pedidoId) => servir(ventas, pedidoId, 2)))
    expect(hechas.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('what gives money back is never in the way', async () => {
    const id = await clientePara(t, 'cliente@telar.test')
    const original = await ventas.call(facturas.create, { body: { clienteId: id, lineas: suelta(100), emitir: true } })
    await t.house.db.update(clientesTable).set({ bloqueado: true, limiteRiesgo: 1 }).where(eq(clientesTable.id, id))
    const correccion = await ventas.call(facturas.rectificar, {
      params: { id: original },
      body: { tipo: 'R1', modo: 'I', motivo: 'Devolución' },
    })
    expect(await ventas.call(facturas.emitir, { body: { ids: [correccion] } })).toEqual([correccion])
  })
})

describe('several at once', () => {
  test('say who would need a reason; one reason is kept with each that did', async () => {
    const bueno = await clientePara(t, 'porto@telar.test')
    const malo = await clientePara(t, 'cliente@telar.test')
    const ids = [await pedir(bueno, 1), await pedir(malo, 1), await pedir(malo, 2)]
    await bloquear(malo)
    const con = await ventas.call(pedidos.reparos, { body: { ids } })
    expect(con.map(({ id, reparos }) => [id, reparos])).toEqual([
      [ids[1], ['bloqueado']],
      [ids[2], ['bloqueado']],
    ])
    await admin.call(pedidos.situacion, { body: { ids, situacion: 'confirmado', autorizacion: MOTIVO } })
    const motivos = await Promise.all(ids.map(async (id) => (await ver(id)).hechos.at(-1)?.autorizacion))
    expect(motivos).toEqual(['', MOTIVO.motivo, MOTIVO.motivo])
    expect(await ventas.call(pedidos.reparos, { body: { ids } })).toEqual([])
    await bloquear(malo, false)
  })

  test('the same of invoices, with all that a customer would owe', async () => {
    const justo = await clientePara(t, 'cliente@telar.test', { limiteRiesgo: 200 })
    const bueno = await clientePara(t, 'porto@telar.test')
    const { facturado, servido } = await credito(justo)
    await t.house.db
      .update(clientesTable)
      .set({ limiteRiesgo: facturado + servido + 200 })
      .where(eq(clientesTable.id, justo))
    const borrador = (clienteId: number, precio: number) =>
      ventas.call(facturas.create, { body: { clienteId, lineas: suelta(precio) } })
    const ids = [await borrador(justo, 100), await borrador(bueno, 100), await borrador(justo, 100)]
    expect(await ventas.call(facturas.reparos, { body: { ids: ids.slice(0, 2) } })).toEqual([])
    const con = await ventas.call(facturas.reparos, { body: { ids } })
    expect(con.map(({ id, reparos }) => [id, reparos])).toEqual([
      [ids[0], ['limite']],
      [ids[2], ['limite']],
    ])
    await admin.call(facturas.emitir, { body: { ids, autorizacion: MOTIVO } })
    const motivos = await Promise.all(
      ids.map(async (id) => (await admin.call(facturas.get, { params: { id } })).autorizacion),
    )
    expect(motivos).toEqual([MOTIVO.motivo, '', MOTIVO.motivo])
  })
})
