import { modelos } from '@telar/contract/catalogo/modelos'
import { anticipos } from '@telar/contract/facturacion/anticipos'
import { banco } from '@telar/contract/facturacion/banco'
import { caja } from '@telar/contract/facturacion/caja'
import { cobros } from '@telar/contract/facturacion/cobros'
import { comisiones } from '@telar/contract/facturacion/comisiones'
import { cuentas } from '@telar/contract/facturacion/cuentas'
import { devoluciones } from '@telar/contract/facturacion/devoluciones'
import { electronicas } from '@telar/contract/facturacion/electronicas'
import { entrantes } from '@telar/contract/facturacion/entrantes'
import { facturas } from '@telar/contract/facturacion/facturas'
import { impuestos } from '@telar/contract/facturacion/impuestos'
import { pases } from '@telar/contract/facturacion/pases'
import { pruebas } from '@telar/contract/facturacion/pruebas'
import { recibidas } from '@telar/contract/facturacion/recibidas'
import { reclamaciones } from '@telar/contract/facturacion/reclamaciones'
import { remesas } from '@telar/contract/facturacion/remesas'
import { showroom } from '@telar/contract/facturacion/showroom'
import { transferencias } from '@telar/contract/facturacion/transferencias'
import { verifactu } from '@telar/contract/facturacion/verifactu'
import type { Resource } from '@telar/contract/kit/endpoint'
import { pedidos } from '@telar/contract/ventas/pedidos'
import { hoy, masDias } from '@telar/domain/fecha'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { correosTable } from '../db/schema/casa/correos.ts'
import { type TestApp, testApp } from '../testing/app.ts'
import { clientePara } from '../testing/cliente.ts'
import { enExistencias } from '../testing/existencias.ts'
import { casaQueFactura, facturador, suelta } from '../testing/factura.ts'
import { proveedorPara } from '../testing/produccion.ts'

type Cliente = Awaited<ReturnType<TestApp['as']>>

let t: TestApp
let admin: Cliente
let f: ReturnType<typeof facturador>
let clienteId: number
let emitida = 0

beforeAll(async () => {
  t = await testApp()
  await casaQueFactura(t)
  admin = await t.as('admin@telar.test')
  f = facturador(admin)
  clienteId = await clientePara(t, 'cliente@telar.test')
})
afterAll(() => t.close())

const LISBOA = { pais: 'PT', codigoPostal: '1000-001', viesResultado: 'valido', nifIva: 'PT509000126' } as const
const NO = { status: 409 }
const MOTIVO = { motivo: 'Error' }

/** Sent, and sent again by who never heard the answer: the same is answered, and nothing happens twice. */
async function otraVez<R>(hecho: (idempotencyKey: string) => Promise<R>): Promise<R> {
  const clave = crypto.randomUUID()
  const primera = await hecho(clave)
  expect(await hecho(clave)).toEqual(primera)
  return primera
}
const porRectificar = async (id: number) =>
  (
    await admin.call(facturas.search, {
      body: { advancedFilter: { field: 'clienteId', operator: 'eq', value: clienteId }, pageSize: 200 },
    })
  ).data.filter((una) => una.estado === 'borrador' && una.id > id)

describe('an answer that was lost', () => {
  test('issues, corrects, copies and annuls once', async () => {
    const id = await f.crear(clienteId)
    const emitir = { body: { ids: [id] } }
    await otraVez((idempotencyKey) => admin.call(facturas.emitir, emitir, { idempotencyKey }))
    const params = { id }
    const correccion = await otraVez((idempotencyKey) =>
      admin.call(facturas.rectificar, { params, body: MOTIVO }, { idempotencyKey }),
    )
    const copia = await otraVez((idempotencyKey) =>
      admin.call(facturas.duplicar, { params, body: {} }, { idempotencyKey }),
    )
    expect((await porRectificar(id)).map((una) => una.id).toSorted((a, b) => a - b)).toEqual([correccion, copia])
    await otraVez((idempotencyKey) => admin.call(facturas.anular, { params, body: MOTIVO }, { idempotencyKey }))
  })

  test('of a payment that came back, or was a mistake, is the same answer', async () => {
    const params = { id: await f.emitir(clienteId) }
    const body = { medio: 'transferencia', importe: 20 } as const
    const { cobros: dos } = await otraVez((idempotencyKey) =>
      admin.call(cobros.cobrar, { params, body }, { idempotencyKey }),
    )
    await admin.call(cobros.cobrar, { params, body })
    const impagado = { params: { ...params, cobroId: dos[0]?.id ?? 0 }, body: {} }
    await otraVez((idempotencyKey) => admin.call(cobros.impagado, impagado, { idempotencyKey }))
    const { cobros: ahora } = await f.ver(params.id)
    const mal = { params: { ...params, cobroId: ahora.find((uno) => !uno.impagado)?.id ?? 0 } }
    await otraVez((idempotencyKey) => admin.call(cobros.borrarCobro, mal, { idempotencyKey }))
    expect((await f.ver(params.id)).cobrado).toBe(0)
  })

  test('of money that came before is the same, given back or taken away', async () => {
    const deFuera = await clientePara(t, 'cliente@telar.test', LISBOA)
    const crear = () => admin.call(anticipos.create, { body: { clienteId: deFuera, importe: 50 } })
    const params = { id: await crear() }
    await otraVez((idempotencyKey) => admin.call(anticipos.devolver, { params, body: {} }, { idempotencyKey }))
    const otro = { params: { id: await crear() } }
    await otraVez((idempotencyKey) => admin.call(anticipos.anular, otro, { idempotencyKey }))
  })

  test('of the till is the same: it is closed and opened once', async () => {
    const fecha = '2026-01-15'
    const cerrar = { body: { fecha, recuento: 0, notas: '' } }
    await otraVez((idempotencyKey) => admin.call(caja.cerrarCaja, cerrar, { idempotencyKey }))
    await otraVez((idempotencyKey) => admin.call(caja.abrirCaja, { body: { fecha } }, { idempotencyKey }))
  })
})

describe('two windows', () => {
  test('a draft that was written anew is not issued by who looks at the old one', async () => {
    const id = await f.crear(clienteId)
    const { version } = await f.ver(id)
    const lineas = [suelta(1, 200)]
    await admin.call(facturas.update, { params: { id }, body: { clienteId, version, lineas } })
    const emitir = (vista: number) =>
      admin.call(facturas.emitir, { body: { ids: [id], vistas: [{ id, version: vista }] } })
    await expect(emitir(version)).rejects.toMatchObject(NO)
    await emitir((await f.ver(id)).version)
    expect((await f.ver(id)).total).toBe(242)
  })

  test('a regime is decided once by two who read the same draft; who names no version decides it', async () => {
    const id = await f.crear(clienteId)
    const { version } = await f.ver(id)
    const decidir = (regimen: 1 | 4, vista?: number) =>
      admin.call(facturas.regimen, { params: { id }, body: { regimen, razon: 'DUA de otro', version: vista } })
    const dos = await Promise.allSettled([decidir(4, version), decidir(1, version)])
    expect(dos.flatMap((una) => (una.status === 'rejected' ? [una.reason] : []))).toMatchObject([NO])
    await decidir(4, (await f.ver(id)).version)
    expect((await decidir(1)).regimenIva).toBe(1)
  })

  test('a correction is begun once, and who comes second is told which', async () => {
    const id = await f.emitir(clienteId)
    const rectificar = (vistos: number[]) =>
      admin.call(facturas.rectificar, { params: { id }, body: { ...MOTIVO, vistos } })
    const dos = await Promise.allSettled([rectificar([]), rectificar([])])
    const [hecha] = dos.flatMap((una) => (una.status === 'fulfilled' ? [una.value] : []))
    const [negada] = dos.flatMap((una) => (una.status === 'rejected' ? [una.reason] : []))
    expect(negada).toMatchObject({ ...NO, message: expect.stringContaining(String(hecha)) })
    expect((await f.ver(id)).enCorreccion).toEqual([hecha])
    await rectificar([hecha ?? 0])
    expect((await f.ver(id)).enCorreccion).toHaveLength(2)
  })

  test('a copy is made once, and again once the first has been written over', async () => {
    const id = await f.emitir(clienteId, { lineas: [suelta(3, 33, { descripcion: 'Copiada' })] })
    const duplicar = (vistos: number[]) => admin.call(facturas.duplicar, { params: { id }, body: { vistos } })
    const dos = await Promise.allSettled([duplicar([]), duplicar([])])
    const [copia = 0] = dos.flatMap((una) => (una.status === 'fulfilled' ? [una.value] : []))
    const [negada] = dos.flatMap((una) => (una.status === 'rejected' ? [una.reason] : []))
    expect(negada).toMatchObject({ ...NO, message: expect.stringContaining(String(copia)) })
    const { version } = await f.ver(copia)
    await admin.call(facturas.update, { params: { id: copia }, body: { clienteId, version, lineas: [suelta(1, 5)] } })
    expect(await duplicar([])).not.toBe(copia)
  })

  test('an order, or its delivery note, is put into a draft once, and who comes second is told which', async () => {
    await enExistencias(t.house.db, 20, sql`modelo_id = 1`)
    const [variante] = (await admin.call(modelos.get, { params: { id: 1 } })).variantes
    const { colorId = 0, talla = '' } = variante ?? {}
    const lineas = [{ modeloId: 1, colorId, tallasCantidades: [{ talla, cantidad: 2 }] }]
    const pedidoId = await admin.call(pedidos.create, { body: { clienteId, tipo: 'servicio', lineas } })
    const { lineas: suyas } = await admin.call(pedidos.get, { params: { id: pedidoId } })
    const sale = { lineas: [{ lineaId: suyas[0]?.id ?? 0, tallasCantidades: [{ talla, cantidad: 1 }] }] }
    const { entregas } = await admin.call(pedidos.entrega, { params: { id: pedidoId }, body: sale })
    const dePedido = await admin.call(facturas.fromPedido, { params: { id: pedidoId }, query: {} })
    const deNota = await admin.call(facturas.fromAlbaranes, { body: { ids: [entregas[0]?.id ?? 0] } })
    const crear = ({ borradores, lineas: leidas }: Pick<typeof deNota, 'borradores' | 'lineas'>) =>
      admin.call(facturas.create, {
        body: {
          ...{ clienteId, vistos: borradores },
          lineas: leidas.map(({ pedidoLineaId, precio, tallasCantidades, ...linea }) => ({
            ...{ modeloId: linea.modeloId, colorId: linea.colorId, pedidoLineaId, precio, tallasCantidades },
          })),
        },
      })
    const dos = await Promise.allSettled([crear(dePedido), crear(deNota)])
    const [hecho] = dos.flatMap((uno) => (uno.status === 'fulfilled' ? [uno.value] : []))
    const [negado] = dos.flatMap((uno) => (uno.status === 'rejected' ? [uno.reason] : []))
    expect(negado).toMatchObject({ ...NO, message: expect.stringContaining(String(hecho)) })
    const visto = await admin.call(facturas.fromPedido, { params: { id: pedidoId }, query: {} })
    expect(visto.borradores).toEqual([hecho])
    await crear(visto)
    expect(await admin.call(facturas.dePedido, { params: { id: pedidoId } })).toHaveLength(2)
  })

  test('a part payment is noted once, and so is one to a supplier', async () => {
    const id = await f.emitir(clienteId)
    const { pendiente } = await f.ver(id)
    const body = { medio: 'transferencia', importe: 20, pendiente } as const
    const cobrar = () => admin.call(cobros.cobrar, { params: { id }, body })
    const dos = await Promise.allSettled([cobrar(), cobrar()])
    expect(dos.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await f.ver(id)).cobrado).toBe(20)

    const proveedorId = await proveedorPara(t, admin)
    const fecha = hoy(t.house.reloj)
    const tramos = [{ iva: 21, base: 100 }]
    const recibida = await admin.call(recibidas.create, {
      body: { proveedorId, numero: 'T-1', fecha, fechaRecepcion: fecha, gasto: 'servicio', tramos },
    })
    const params = { id: recibida }
    const leida = await admin.call(recibidas.get, { params })
    const pago = { fecha, importe: 30, pendiente: leida.pendiente }
    const pagar = () => admin.call(recibidas.pagar, { params, body: pago })
    const pagos = await Promise.allSettled([pagar(), pagar()])
    expect(pagos.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await admin.call(recibidas.get, { params })).pagado).toBe(30)
  })

  test('the same cash is not taken from the till twice by who had not seen it', async () => {
    const fecha = '2026-01-16'
    const leer = () => admin.call(caja.cajaDiaria, { body: { fecha } })
    const vistos = (await leer()).movimientos.map(({ id }) => id)
    const body = { fecha, tipo: 'gasto', concepto: 'Sellos', importe: 5 } as const
    const mover = (con: number[]) => admin.call(caja.moverCaja, { body: { ...body, vistos: con } })
    const dos = await Promise.allSettled([mover(vistos), mover(vistos)])
    expect(dos.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await admin.call(caja.moverCaja, { body: { ...body, concepto: 'Mensajero', vistos } })
    await mover((await leer()).movimientos.map(({ id }) => id))
    expect((await leer()).movimientos).toHaveLength(3)
  })
})

describe('what goes by mail', () => {
  const cartas = () => t.house.db.$count(correosTable)

  test.each([
    [
      'an invoice',
      async (otraVez?: boolean, para?: string) => {
        const params = { id: emitida }
        await admin.call(facturas.enviar, { params, body: { para: para ?? 'ana@example.com', mensaje: '', otraVez } })
      },
    ],
    [
      'a statement',
      async (otraVez?: boolean, para?: string) => {
        const body = { para: para ?? 'ana@example.com', texto: '', hasta: '2026-01-31', desde: '2026-01-01', otraVez }
        await admin.call(cuentas.enviar, { params: { id: clienteId }, body })
      },
    ],
  ] as const)(
    '%s is sent once by two at once; who knows sends it again, and another address is another',
    async (_, enviar) => {
      emitida ||= await f.emitir(clienteId)
      const antes = await cartas()
      const dos = await Promise.allSettled([enviar(false), enviar(false)])
      const [negada] = dos.flatMap((una) => (una.status === 'rejected' ? [una.reason] : []))
      expect(negada).toMatchObject({ ...NO, message: expect.stringContaining('ana@example.com') })
      expect(await cartas()).toBe(antes + 1)
      await enviar(true)
      await enviar(false, 'berta@example.com')
      await enviar()
      expect(await cartas()).toBe(antes + 4)
    },
  )
})

describe('money that came before', () => {
  test('is noted once by two who read the same movement of the bank, and who comes second is told which receipt', async () => {
    const deFuera = await clientePara(t, 'cliente@telar.test', LISBOA)
    const body = { clienteId: deFuera, importe: 75, fecha: hoy(t.house.reloj) }
    const recibir = (vistos?: number[], resto: object = {}) =>
      admin.call(anticipos.create, { body: { ...body, ...resto, vistos } })
    const dos = await Promise.allSettled([
      recibir([], { concepto: 'Verano' }),
      recibir([], { concepto: 'Pedido de verano', referencia: 'TR-1' }),
    ])
    const [hecho = 0] = dos.flatMap((uno) => (uno.status === 'fulfilled' ? [uno.value] : []))
    const [negado] = dos.flatMap((uno) => (uno.status === 'rejected' ? [uno.reason] : []))
    const { numero } = await admin.call(anticipos.get, { params: { id: hecho } })
    expect(negado).toMatchObject({ ...NO, message: expect.stringContaining(numero) })
    const otroDia = await recibir([], { fecha: masDias(body.fecha, -1) })
    await recibir([], { importe: 76 })
    const aposta = await recibir([hecho])
    expect(new Set([hecho, otroDia, aposta]).size).toBe(3)
    for (const id of [hecho, aposta]) await admin.call(anticipos.anular, { params: { id } })
    await recibir([])
    await recibir()
  })
})

/** What writes nothing down, and what takes away drafts by their ids: gone is gone. */
const SIN_CLAVE = ['remesas.leerDevueltos', 'facturas.remove', 'recibidas.remove', 'facturas.cambiar']

test('every act with money or papers is known again by its key', () => {
  const nuestros = [
    anticipos,
    banco,
    caja,
    cobros,
    comisiones,
    cuentas,
    devoluciones,
    electronicas,
    entrantes,
    facturas,
  ]
  const otros = [impuestos, pases, pruebas, recibidas, reclamaciones, remesas, showroom, transferencias, verifactu]
  const actos = [...nuestros, ...otros].flatMap((recurso) => Object.values(recurso as Resource))
  const sin = actos.filter(({ kind, method, creates }) => kind === 'write' && method !== 'PUT' && !creates)
  expect(sin.map(({ resource, name }) => `${resource}.${name}`).filter((uno) => !SIN_CLAVE.includes(uno))).toEqual([])
})
