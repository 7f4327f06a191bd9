import { recuentos } from '@telar/contract/almacen/recuentos'
import { ubicaciones } from '@telar/contract/almacen/ubicaciones'
import { appsettings } from '@telar/contract/casa/appsettings'
import { codigos } from '@telar/contract/catalogo/codigos'
import { modelos } from '@telar/contract/catalogo/modelos'
import { ventanas } from '@telar/contract/catalogo/ventanas'
import { grupos } from '@telar/contract/clientes/grupos'
import { tarifas } from '@telar/contract/clientes/tarifas'
import { devoluciones } from '@telar/contract/facturacion/devoluciones'
import { facturas } from '@telar/contract/facturacion/facturas'
import { compras } from '@telar/contract/produccion/compras'
import { liquidacionestaller } from '@telar/contract/produccion/liquidacionestaller'
import { materias } from '@telar/contract/produccion/materias'
import { notastaller } from '@telar/contract/produccion/notastaller'
import { ordenesfab } from '@telar/contract/produccion/ordenesfab'
import { cajas } from '@telar/contract/ventas/cajas'
import { cart } from '@telar/contract/ventas/cart'
import { entregas } from '@telar/contract/ventas/entregas'
import { envios } from '@telar/contract/ventas/envios'
import { manifiestos } from '@telar/contract/ventas/manifiestos'
import { oleadas } from '@telar/contract/ventas/oleadas'
import { pedidos } from '@telar/contract/ventas/pedidos'
import { hoy } from '@telar/domain/fecha'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { rows, run } from '../db/rows.ts'
import { clientesTable } from '../db/schema/clientes/clientes.ts'
import { type TestApp, testApp } from '../testing/app.ts'
import { clientePara } from '../testing/cliente.ts'
import { transportistaPara } from '../testing/envio.ts'
import { enExistencias } from '../testing/existencias.ts'
import { casaQueFactura } from '../testing/factura.ts'
import { escandalloPara, materiaPara, ordenPara, proveedorPara } from '../testing/produccion.ts'
import { vigilarAbrazos } from './vigilar.ts'

type Client = Awaited<ReturnType<TestApp['as']>>

const ALBA = 1
/** How often each pair is tried: which of the two comes first is the database's to say. */
const VECES = 3

let t: TestApp
let admin: Client
let otra: Client
let tienda: Client
let clienteId: number
let abrazos: string[]
let ahora = new Date('2027-03-10T10:00:00Z')
let celda: { modeloId: number; colorId: number; talla: string }

beforeAll(async () => {
  t = await testApp({}, () => ahora)
  abrazos = vigilarAbrazos(t.house.pool)
  await casaQueFactura(t)
  admin = await t.as('admin@telar.test')
  otra = await t.as('admin@telar.test')
  clienteId = await clientePara(t, 'cliente@telar.test')
  tienda = await t.as('cliente@telar.test')
  const { version, tema, empresa, anuncio } = await admin.call(appsettings.get, {})
  await admin.call(appsettings.update, {
    body: { version, tema, empresa, anuncio, codigos: { prefijo: '8412345', desde: 0, hasta: null } },
  })
  const [una] = (await admin.call(modelos.get, { params: { id: ALBA } })).variantes
  celda = { modeloId: ALBA, colorId: una?.colorId ?? 0, talla: una?.talla ?? '' }
  await enExistencias(t.house.db, 0)
  await enExistencias(t.house.db, 200, sql`v.modelo_id = ${ALBA}`)
  await escandalloPara(admin, ALBA, await materiaPara(admin, await proveedorPara(t, admin)))
})
afterAll(() => t.close())

/** Whatever two did at once, the books agree, and neither waited for the other in a ring. */
afterEach(async () => {
  for (const { nombre, sql: regla } of t.house.invariantes)
    expect([nombre, await rows(t.house.db, z.looseObject({}), regla)]).toEqual([nombre, []])
  expect(abrazos).toEqual([])
})

interface Dicho {
  status: number
  value?: unknown
  dicho: string
}

async function responder(hecho: Promise<unknown>): Promise<Dicho> {
  try {
    return { status: 200, value: await hecho, dicho: '' }
  } catch (error) {
    const {
      status,
      messages = [],
      fields = {},
    } = error as {
      status: number
      messages?: string[]
      fields?: Record<string, string[]>
    }
    return { status, dicho: [...messages, ...Object.values(fields).flat()].join(' ') }
  }
}

/** All at once; each is done, or refused in words. */
async function aLaVez(...hechos: (() => Promise<unknown>)[]): Promise<Dicho[]> {
  const dichos = await Promise.all(hechos.map((hecho) => responder(hecho())))
  for (const { status, dicho } of dichos) {
    expect([200, 400, 404, 409]).toContain(status)
    if (status !== 200) expect(dicho).toMatch(/\p{L}{3}/u)
  }
  return dichos
}
const hechos = (dichos: readonly Dicho[]) => dichos.filter(({ status }) => status === 200)
const negados = (dichos: readonly Dicho[]) => dichos.filter(({ status }) => status !== 200)

/** One of them is done and the others are refused. */
async function unaSola(...pares: (() => Promise<unknown>)[]): Promise<{ hecho: unknown; negado: string }> {
  const dichos = await aLaVez(...pares)
  expect([hechos(dichos).length, dichos]).toEqual([1, dichos])
  return { hecho: hechos(dichos)[0]?.value, negado: negados(dichos)[0]?.dicho ?? '' }
}

async function varias(una: (vez: number) => Promise<void>): Promise<void> {
  for (let vez = 0; vez < VECES; vez += 1) await una(vez)
}

const libros = async () => {
  const { variantes } = await admin.call(modelos.get, { params: { id: ALBA } })
  const { stock = 0, segunda = 0 } =
    variantes.find(({ colorId, talla }) => colorId === celda.colorId && talla === celda.talla) ?? {}
  return { stock, segunda }
}

describe('purchases', () => {
  /** An order of so many metres of one cloth, sent. */
  async function pedida(metros: number) {
    const proveedorId = await proveedorPara(t, admin)
    const materiaId = await materiaPara(admin, proveedorId)
    const id = await admin.call(compras.create, { body: { proveedorId, lineas: [{ materiaId, pedida: metros }] } })
    const { lineas } = await admin.call(compras.enviar, { params: { id }, body: {} })
    return { id, proveedorId, materiaId, lineaId: lineas[0]?.id ?? 0 }
  }
  type Pedida = Awaited<ReturnType<typeof pedida>>
  const recibir = (quien: Client, { proveedorId, lineaId, materiaId }: Pedida, metros: number, albaran: string) =>
    quien.call(compras.recibir, {
      body: {
        ...{ proveedorId, albaranProveedor: albaran },
        lineas: [{ lineaId, materiaId, piezas: [{ numero: 'R1', metros }] }],
      },
    })
  const ver = (id: number) => admin.call(compras.get, { params: { id } })
  const enCasa = async (id: number) => {
    const { stock, enCamino } = await admin.call(materias.get, { params: { id } })
    return { stock, enCamino }
  }

  test('a delivery that two receive at once comes in once', () =>
    varias(async (vez) => {
      const suya = await pedida(100)
      await unaSola(
        () => recibir(admin, suya, 100, `A-${vez}`),
        () => recibir(otra, suya, 100, `A-${vez}`),
      )
      expect(await enCasa(suya.materiaId)).toMatchObject({ stock: 100, enCamino: 0 })
    }))

  test('a part of it that two receive at once, with the same note of the supplier, comes in once', () =>
    varias(async (vez) => {
      const suya = await pedida(100)
      const { negado } = await unaSola(
        () => recibir(admin, suya, 40, `P-${vez}`),
        () => recibir(otra, suya, 40, `P-${vez}`),
      )
      expect(negado).toContain(`P-${vez}`)
      expect(await enCasa(suya.materiaId)).toMatchObject({ stock: 40, enCamino: 60 })
    }))

  test('a part of a line that two who opened it receive without a note comes in once; with what was read it is told', () =>
    varias(async () => {
      const suya = await pedida(100)
      const [linea] = await admin.call(compras.porLlegar, { params: { id: suya.proveedorId } })
      const { lineaId, materiaId, proveedorId } = suya
      const { negado } = await unaSola(
        ...[admin, otra].map((quien) => () => {
          const llega = { lineaId, materiaId, version: linea?.version ?? 0, piezas: [{ numero: 'R1', metros: 40 }] }
          return quien.call(compras.recibir, { body: { proveedorId, lineas: [llega] } })
        }),
      )
      expect(negado).toMatch(/cambiado/)
      expect(await enCasa(materiaId)).toMatchObject({ stock: 40, enCamino: 60 })
      const [ahora_] = await admin.call(compras.porLlegar, { params: { id: proveedorId } })
      const { version = 0 } = ahora_ ?? {}
      const una = (quien: Client) => () =>
        quien.call(materias.recibir, {
          body: { entradaId: lineaId, materiaId, version, piezas: [{ numero: 'R2', metros: 20 }] },
        })
      await unaSola(una(admin), una(otra))
      expect(await enCasa(materiaId)).toMatchObject({ stock: 60, enCamino: 40 })
    }))

  test('metres of a roll that two who saw it send back to its supplier go once', () =>
    varias(async (vez) => {
      const suya = await pedida(100)
      await recibir(admin, suya, 50, `H-${vez}`)
      const [pieza] = await admin.call(compras.piezasDe, { params: { id: suya.proveedorId } })
      const devolver = (quien: Client) => () =>
        quien.call(compras.devolver, {
          body: {
            ...{ proveedorId: suya.proveedorId, motivo: 'Manchada', repone: false },
            piezas: [{ piezaId: pieza?.id ?? 0, cantidad: 10, restante: pieza?.restante ?? 0 }],
          },
        })
      await unaSola(devolver(admin), devolver(otra))
      expect(await enCasa(suya.materiaId)).toMatchObject({ stock: 40 })
    }))

  test('one act may bring rolls of the same number of one material for two lines', async () => {
    const suya = await pedida(100)
    const { lineas } = await admin
      .call(compras.update, {
        params: { id: suya.id },
        body: {
          proveedorId: suya.proveedorId,
          lineas: [
            { id: suya.lineaId, materiaId: suya.materiaId, pedida: 100 },
            { materiaId: suya.materiaId, colorId: celda.colorId, pedida: 50 },
          ],
        },
      })
      .then(() => ver(suya.id))
    const piezas = [{ numero: '1', metros: 50 }]
    await admin.call(compras.recibir, {
      body: {
        ...{ proveedorId: suya.proveedorId, albaranProveedor: 'G-1' },
        lineas: lineas.map(({ id: lineaId }) => ({ lineaId, materiaId: suya.materiaId, piezas })),
      },
    })
    expect(await enCasa(suya.materiaId)).toMatchObject({ stock: 100, enCamino: 50 })
  })

  test('two parts that together are more than was ordered: the second says why, or does not come in', () =>
    varias(async (vez) => {
      const suya = await pedida(100)
      await unaSola(
        () => recibir(admin, suya, 60, `B-${vez}`),
        () => recibir(otra, suya, 60, `C-${vez}`),
      )
      expect(await enCasa(suya.materiaId)).toMatchObject({ stock: 60, enCamino: 40 })
    }))

  test('a delivery is taken back once, and comes in or is closed short, not both', () =>
    varias(async (vez) => {
      const suya = await pedida(100)
      const [{ value } = { value: undefined }] = await aLaVez(() => recibir(admin, suya, 50, `D-${vez}`))
      const entradaId = (value as { entradaIds: number[] }).entradaIds[0] ?? 0
      await unaSola(
        () => admin.call(compras.deshacerEntrega, { params: { id: entradaId } }),
        () => otra.call(compras.deshacerEntrega, { params: { id: entradaId } }),
      )
      expect(await enCasa(suya.materiaId)).toMatchObject({ stock: 0, enCamino: 100 })
      await aLaVez(
        () => recibir(admin, suya, 100, `E-${vez}`),
        () => otra.call(compras.cerrar, { params: { id: suya.id }, body: { motivo: 'No viene' } }),
      )
      const [linea] = (await ver(suya.id)).lineas
      expect((linea?.recibida ?? 0) + (linea?.abierta ?? 0) + (linea?.cerrada ?? 0)).toBe(100)
    }))

  test('deliveries of one supplier that come at once without a note are taken back one by one', () =>
    varias(async () => {
      const proveedorId = await proveedorPara(t, admin)
      const telas = await Promise.all(Array.from({ length: 12 }, () => materiaPara(admin, proveedorId)))
      const llegan = telas.map((materiaId, i) => () => {
        const piezas = [{ numero: `R${i}`, metros: 10 }]
        return (i % 2 ? admin : otra).call(compras.recibir, { body: { proveedorId, lineas: [{ materiaId, piezas }] } })
      })
      const [una] = hechos(await aLaVez(...llegan)).map(({ value }) => value as { entradaIds: number[] })
      const params = { id: una?.entradaIds[0] ?? 0 }
      expect(await admin.call(compras.deshacerEntrega, { params })).toEqual(una)
      const quedan = await Promise.all(telas.map(async (id) => (await enCasa(id)).stock))
      expect(quedan.filter((stock) => stock === 10)).toHaveLength(11)
    }))

  test('a roll goes back to its supplier once, also while its delivery is taken back', () =>
    varias(async (vez) => {
      const suya = await pedida(100)
      const { entradaIds } = await recibir(admin, suya, 50, `F-${vez}`)
      const [pieza] = await admin.call(compras.piezasDe, { params: { id: suya.proveedorId } })
      const devolver = (quien: Client) =>
        quien.call(compras.devolver, {
          body: {
            ...{ proveedorId: suya.proveedorId, motivo: 'Manchada', repone: true },
            piezas: [{ piezaId: pieza?.id ?? 0, cantidad: 50 }],
          },
        })
      await unaSola(
        () => devolver(admin),
        () => devolver(otra),
        () => otra.call(compras.deshacerEntrega, { params: { id: entradaIds[0] ?? 0 } }),
      )
      expect(await enCasa(suya.materiaId)).toMatchObject({ stock: 0, enCamino: 100 })
    }))
})

/** An order from stock of so many garments, confirmed. */
async function pedido(cantidad: number, datos: object = {}) {
  const { modeloId, colorId, talla } = celda
  const id = await admin.call(pedidos.create, {
    body: { clienteId, lineas: [{ modeloId, colorId, tallasCantidades: [{ talla, cantidad }] }], ...datos },
  })
  await admin.call(pedidos.situacion, { body: { ids: [id], situacion: 'confirmado' } })
  const { lineas } = await admin.call(pedidos.get, { params: { id } })
  return { id, lineaId: lineas[0]?.id ?? 0 }
}
const entregar = (quien: Client, { id, lineaId }: { id: number; lineaId: number }, cantidad: number) =>
  quien.call(pedidos.entrega, {
    params: { id },
    body: { lineas: [{ lineaId, tallasCantidades: [{ talla: celda.talla, cantidad }] }] },
  })

/** An order that has left, with its delivery note. */
async function servido(cantidad: number) {
  const suyo = await pedido(cantidad)
  const { entregas: notas } = await entregar(admin, suyo, cantidad)
  return { ...suyo, entregaId: notas[0]?.id ?? 0, numero: notas[0]?.numero ?? '' }
}
/** A draft of what left with some notes. */
async function borrador(quien: Client, ...ids: number[]): Promise<number> {
  const {
    clienteId: cliente,
    fecha,
    direccionEnvio,
    portes,
    lineas,
    notas,
    soloServido,
  } = await quien.call(facturas.fromAlbaranes, { body: { ids } })
  return quien.call(facturas.create, {
    body: {
      ...{ clienteId: cliente, fecha, portes, notas, soloServido },
      ...(direccionEnvio ? { direccionEnvio } : {}),
      lineas: lineas.map(({ pedidoLineaId, modeloId, colorId, precio, dto, tallasCantidades }) => ({
        ...{ pedidoLineaId, modeloId, colorId, precio, dto, tallasCantidades },
      })),
    },
  })
}
const emitir = (quien: Client, id: number) => quien.call(facturas.emitir, { body: { ids: [id] } })
const deshacer = (quien: Client, id: number) =>
  quien.call(entregas.deshacer, { params: { id }, body: { motivo: 'No salió' } })

describe('what leaves', () => {
  test('a garment that two pack into two boxes lies in one; the boxes leave once', () =>
    varias(async () => {
      const { id } = await pedido(1)
      const [una = 0, dos = 0] = (
        await aLaVez(...[admin, otra].map((quien) => () => quien.call(cajas.abrir, { params: { id }, body: {} })))
      ).map(({ value }) => value as number)
      await unaSola(
        () => admin.call(cajas.poner, { params: { id: una }, body: celda }),
        () => otra.call(cajas.poner, { params: { id: dos }, body: celda }),
      )
      const { cajas: suyas } = await admin.call(cajas.ver, { params: { id } })
      expect(suyas.flatMap(({ prendas }) => prendas).reduce((n, { cantidad }) => n + cantidad, 0)).toBe(1)
      const antes = await libros()
      await unaSola(...[admin, otra].map((quien) => () => quien.call(cajas.servir, { params: { id }, body: {} })))
      expect((await libros()).stock).toBe(antes.stock - 1)
    }))

  test('boxes opened at once have each their own number, for the order and for the world', async () => {
    const suyos = await Promise.all([1, 2, 3].map(() => pedido(1)))
    const abiertas = suyos.flatMap(({ id }) =>
      [admin, otra, admin].map((quien) => () => quien.call(cajas.abrir, { params: { id }, body: {} })),
    )
    expect(hechos(await aLaVez(...abiertas))).toHaveLength(9)
    const vistas = await Promise.all(suyos.map(({ id }) => admin.call(cajas.ver, { params: { id } })))
    expect(vistas.map((una) => una.cajas.map(({ numero }) => numero))).toEqual([1, 2, 3].map(() => [1, 2, 3]))
    expect(new Set(vistas.flatMap((una) => una.cajas.map(({ sscc }) => sscc))).size).toBe(9)
  })

  test('an order that is served twice leaves once, and is undone once', () =>
    varias(async () => {
      const suyo = await pedido(3)
      const antes = await libros()
      await unaSola(
        () => entregar(admin, suyo, 3),
        () => entregar(otra, suyo, 3),
      )
      const { data } = await admin.call(entregas.search, {
        body: { advancedFilter: { field: 'pedidoId', operator: 'eq', value: suyo.id } },
      })
      expect(data).toHaveLength(1)
      const id = data[0]?.id ?? 0
      await unaSola(
        () => deshacer(admin, id),
        () => deshacer(otra, id),
      )
      expect(await libros()).toEqual(antes)
    }))

  test('a part that two who opened the order serve leaves once', () =>
    varias(async () => {
      const { id, lineaId } = await pedido(4)
      const { version } = await admin.call(pedidos.get, { params: { id } })
      const { stock } = await libros()
      const lineas = [{ lineaId, tallasCantidades: [{ talla: celda.talla, cantidad: 2 }] }]
      await unaSola(
        ...[admin, otra].map(
          (quien) => () => quien.call(pedidos.entrega, { params: { id }, body: { version, lineas } }),
        ),
      )
      expect((await libros()).stock).toBe(stock - 2)
    }))

  test('a note is invoiced or undone, not both', () =>
    varias(async () => {
      const { id, entregaId, numero } = await servido(2)
      const facturaId = await borrador(admin, entregaId)
      const { stock } = await libros()
      const dichos = await aLaVez(
        () => emitir(admin, facturaId),
        () => deshacer(otra, entregaId),
      )
      expect(hechos(dichos)).toHaveLength(1)
      const [emision] = dichos
      if (emision?.status !== 200) expect(emision?.dicho).toContain(numero)
      expect((await libros()).stock).toBe(emision?.status === 200 ? stock : stock + 2)
      const { entregas: notas } = await admin.call(pedidos.get, { params: { id } })
      expect(notas).toHaveLength(1)
    }))

  test('an invoice of a note that was undone meanwhile is refused and named; it sends nothing out again', async () => {
    const { entregaId, numero } = await servido(2)
    const facturaId = await borrador(admin, entregaId)
    await deshacer(otra, entregaId)
    const { stock } = await libros()
    const [{ status, dicho } = { status: 0, dicho: '' }] = await aLaVez(() => emitir(admin, facturaId))
    expect([status, dicho]).toEqual([400, expect.stringContaining(numero)])
    expect((await libros()).stock).toBe(stock)
  })

  test('a note goes on one invoice: two drafts of it, one draft twice, and drafts of overlapping notes', () =>
    varias(async () => {
      const notas = [await servido(2), await servido(1), await servido(1)].map(({ entregaId }) => entregaId)
      const [una = 0, dos = 0, tres = 0] = notas
      const [ab, bc] = [await borrador(admin, una, dos), await borrador(otra, dos, tres)]
      await unaSola(
        () => emitir(admin, ab),
        () => emitir(otra, bc),
      )
      const sola = await servido(2)
      const borradores = [await borrador(admin, sola.entregaId), await borrador(otra, sola.entregaId)]
      const { hecho } = await unaSola(...borradores.map((id) => () => emitir(admin, id)))
      const [emitida = 0] = hecho as number[]
      const { lineas } = await admin.call(facturas.get, { params: { id: emitida } })
      expect(lineas.reduce((n, { cantidad }) => n + cantidad, 0)).toBe(2)
      const { entregaId } = await servido(1)
      const uno = await borrador(admin, entregaId)
      await unaSola(
        () => emitir(admin, uno),
        () => emitir(otra, uno),
      )
    }))

  test('a note that is undone is in no shipment, and one in a shipment is not undone', () =>
    varias(async () => {
      await transportistaPara(admin)
      const { entregaId } = await servido(1)
      await unaSola(
        () => admin.call(envios.preparar, { body: { entregaIds: [entregaId] } }),
        () => deshacer(otra, entregaId),
      )
    }))
})

describe('returns', () => {
  const solicitar = (quien: Client, entregaId: number, entregaLineaId: number, cantidad: number) =>
    quien.call(devoluciones.solicitar, {
      body: { entregaId, lineas: [{ entregaLineaId, cantidad, motivo: 'defecto' }] },
    })
  async function entregado(cantidad: number, facturado = true) {
    const suyo = await servido(cantidad)
    if (facturado) await emitir(admin, await borrador(admin, suyo.entregaId))
    const { lineas } = await tienda.call(devoluciones.devolvibles, { params: { id: suyo.entregaId } })
    return { ...suyo, entregaLineaId: lineas[0]?.entregaLineaId ?? 0 }
  }
  const ver = (id: number) => admin.call(devoluciones.get, { params: { id } })
  async function aprobar(quien: Client, id: number) {
    const { version, lineas } = await ver(id)
    return quien.call(devoluciones.aprobar, {
      params: { id },
      body: { version, respuesta: 'Sí', lineas: lineas.map((una) => ({ id: una.id, aprobada: una.pedida })) },
    })
  }
  async function pedida(cantidad: number, facturado = true) {
    const suyo = await entregado(cantidad, facturado)
    return { ...suyo, devolucionId: await solicitar(tienda, suyo.entregaId, suyo.entregaLineaId, cantidad) }
  }
  async function recibir(quien: Client, id: number, llegan: object) {
    const { lineas } = await ver(id)
    return quien.call(devoluciones.recibir, {
      params: { id },
      body: { lineas: [{ id: lineas[0]?.id ?? 0, almacen: 0, segunda: 0, arreglo: 0, ...llegan }] },
    })
  }

  test('no more is asked for than was delivered, by the customer and by the house at once', () =>
    varias(async () => {
      const { entregaId, entregaLineaId } = await entregado(3)
      await unaSola(
        () => solicitar(tienda, entregaId, entregaLineaId, 2),
        () => solicitar(admin, entregaId, entregaLineaId, 2),
      )
    }))

  test('approved once, received once, credited once', () =>
    varias(async () => {
      const { devolucionId: id } = await pedida(2)
      await unaSola(
        () => aprobar(admin, id),
        () => aprobar(otra, id),
      )
      const antes = await libros()
      await unaSola(
        () => recibir(admin, id, { almacen: 2 }),
        () => recibir(otra, id, { segunda: 2 }),
      )
      const despues = await libros()
      expect(despues.stock + despues.segunda).toBe(antes.stock + antes.segunda + 2)
      const { hecho } = await unaSola(
        () => admin.call(devoluciones.abonar, { params: { id } }),
        () => otra.call(devoluciones.abonar, { params: { id } }),
      )
      await unaSola(
        () => emitir(admin, hecho as number),
        () => emitir(otra, hecho as number),
      )
      expect((await ver(id)).estado).toBe('abonada')
    }))

  test('a return is approved or taken back by its customer, and received or refused by the house', () =>
    varias(async () => {
      const { devolucionId: retirada } = await pedida(1)
      const { version } = await ver(retirada)
      await unaSola(
        () => aprobar(admin, retirada),
        () => tienda.call(devoluciones.retirar, { params: { id: retirada } }),
        () => otra.call(devoluciones.rechazar, { params: { id: retirada }, body: { respuesta: 'No', version } }),
      )
      const { devolucionId: id } = await pedida(2)
      await aprobar(admin, id)
      const antes = await libros()
      await unaSola(
        () => recibir(admin, id, { almacen: 2 }),
        () => otra.call(devoluciones.rechazar, { params: { id }, body: { respuesta: 'No' } }),
      )
      const { estado } = await ver(id)
      expect((await libros()).stock).toBe(antes.stock + (estado === 'recibida' ? 2 : 0))
    }))

  test('what comes back while it is being invoiced is on the invoice and to be credited, or on none', () =>
    varias(async () => {
      const { id: pedidoId, entregaId, devolucionId: id } = await pedida(2, false)
      await aprobar(admin, id)
      const facturaId = await borrador(admin, entregaId)
      const [emision, recibo] = await aLaVez(
        () => emitir(otra, facturaId),
        () => recibir(admin, id, { almacen: 2 }),
      )
      expect(recibo?.status).toBe(200)
      expect((await ver(id)).estado).toBe(emision?.status === 200 ? 'recibida' : 'abonada')
      expect(pedidoId).toBeGreaterThan(0)
    }))

  test('what was mended is put back once; a note is undone or a return of it asked for, not both', () =>
    varias(async () => {
      const { devolucionId: id } = await pedida(1)
      await aprobar(admin, id)
      await recibir(admin, id, { arreglo: 1 })
      const [linea] = (await ver(id)).lineas
      const body = { lineaId: linea?.id ?? 0, cantidad: 1, a: 'almacen' as const }
      await unaSola(
        () => admin.call(devoluciones.arreglar, { params: { id }, body }),
        () => otra.call(devoluciones.arreglar, { params: { id }, body: { ...body, a: 'segunda' } }),
      )
      const { devolucionId } = await pedida(2)
      await aprobar(admin, devolucionId)
      await recibir(admin, devolucionId, { arreglo: 2 })
      const { version, lineas } = await ver(devolucionId)
      const uno = { lineaId: lineas[0]?.id ?? 0, cantidad: 1, a: 'almacen' as const, version }
      await unaSola(
        ...[admin, otra].map(
          (quien) => () => quien.call(devoluciones.arreglar, { params: { id: devolucionId }, body: uno }),
        ),
      )
      const { entregaId, entregaLineaId } = await entregado(1, false)
      await unaSola(
        () => solicitar(tienda, entregaId, entregaLineaId, 1),
        () => deshacer(admin, entregaId),
      )
    }))
})

describe('workshops', () => {
  /** So many garments, cut and sent to sew; with the note they left with. */
  async function fuera(cantidad: number) {
    const { talla } = celda
    const { id, colorId, tallerId } = await ordenPara(t, admin, ALBA, { [talla]: cantidad }, { tarifaTaller: 6 })
    const lineas = [{ colorId, tallasCantidades: [{ talla, cantidad }] }]
    await admin.call(ordenesfab.cortar, { params: { id }, body: { lineas, motivo: 'Prueba' } })
    const { pasos } = await admin.call(ordenesfab.ruta, { params: { id } })
    const notaId = await admin.call(notastaller.create, {
      body: { ordenOperacionId: pasos.at(-1)?.id ?? 0, lineas },
    })
    return { id, tallerId, colorId, notaId }
  }
  const volver = (quien: Client, { notaId, colorId }: { notaId: number; colorId: number }, buenas: number) =>
    quien.call(notastaller.volver, {
      params: { id: notaId },
      body: { celdas: [{ colorId, talla: celda.talla, buenas }] },
    })
  const mes = () => hoy(t.house.reloj).slice(0, 7)
  const preparar = (quien: Client, tallerId: number) =>
    quien.call(liquidacionestaller.create, { body: { tallerId, mes: mes() } })
  async function revisada(tallerId: number): Promise<number> {
    const id = await preparar(admin, tallerId)
    const { lineas } = await admin.call(liquidacionestaller.get, { params: { id } })
    const body = { lineas: lineas.map((linea) => ({ id: linea.id, revisada: true })) }
    await admin.call(liquidacionestaller.revisar, { params: { id }, body })
    return id
  }
  const liquidar = (quien: Client, id: number) => quien.call(liquidacionestaller.liquidar, { params: { id }, body: {} })

  test('garments come back once', () =>
    varias(async () => {
      const suya = await fuera(5)
      const { stock } = await libros()
      await unaSola(
        () => volver(admin, suya, 5),
        () => volver(otra, suya, 5),
      )
      expect((await libros()).stock).toBe(stock + 5)
    }))

  test('a part that two who opened the note count comes back once, by its note and by its order', () =>
    varias(async () => {
      const { notaId: id, colorId } = await fuera(10)
      const { version } = await admin.call(notastaller.get, { params: { id } })
      const { stock } = await libros()
      const body = { version, celdas: [{ colorId, talla: celda.talla, buenas: 5 }] }
      await unaSola(...[admin, otra].map((quien) => () => quien.call(notastaller.volver, { params: { id }, body })))
      expect((await libros()).stock).toBe(stock + 5)

      const tallasCantidades = [{ talla: celda.talla, cantidad: 4 }]
      const suya = await ordenPara(t, admin, ALBA, { [celda.talla]: 4 })
      const params = { id: suya.id }
      const corte = { lineas: [{ colorId, tallasCantidades }], motivo: 'Prueba' }
      await admin.call(ordenesfab.cortar, { params, body: corte })
      const { version: leida } = await admin.call(ordenesfab.get, { params })
      const lineas = [{ colorId, tallasCantidades: [{ talla: celda.talla, recibida: 2 }] }]
      await unaSola(
        ...[admin, otra].map(
          (quien) => () => quien.call(ordenesfab.recibir, { params, body: { lineas, version: leida } }),
        ),
      )
      expect((await libros()).stock).toBe(stock + 7)
    }))

  test('a part that two who opened the order cut, or send to sew, is cut and leaves once', () =>
    varias(async () => {
      const { talla } = celda
      const { id, colorId } = await ordenPara(t, admin, ALBA, { [talla]: 10 })
      const lineas = (cantidad: number) => [{ colorId, tallasCantidades: [{ talla, cantidad }] }]
      const { version } = await admin.call(ordenesfab.get, { params: { id } })
      const cortar = { lineas: lineas(6), motivo: 'Prueba', version }
      await unaSola(
        ...[admin, otra].map((quien) => () => quien.call(ordenesfab.cortar, { params: { id }, body: cortar })),
      )
      const ruta = await admin.call(ordenesfab.ruta, { params: { id } })
      const salida = { ordenOperacionId: ruta.pasos.at(-1)?.id ?? 0, lineas: lineas(2) }
      for (let vez = 0; vez < 2; vez += 1) {
        const { version: leida } = await admin.call(ordenesfab.ruta, { params: { id } })
        await unaSola(
          ...[admin, otra].map(
            (quien) => () => quien.call(notastaller.create, { body: { ...salida, version: leida } }),
          ),
        )
      }
      const { pasos } = await admin.call(ordenesfab.ruta, { params: { id } })
      expect(pasos.at(-1)).toMatchObject({ porEnviar: 2, fuera: 4 })
    }))

  test('garments come back, or their note is taken away, or the order is received at once, and none is there twice', () =>
    varias(async () => {
      const suya = await fuera(5)
      const { stock } = await libros()
      const [vuelta] = await aLaVez(
        () => volver(admin, suya, 5),
        () => otra.call(notastaller.anular, { params: { id: suya.notaId }, body: {} }),
        () =>
          otra.call(ordenesfab.recibir, {
            params: { id: suya.id },
            body: {
              lineas: [{ colorId: suya.colorId, tallasCantidades: [{ talla: celda.talla, recibida: 5 }] }],
            },
          }),
      )
      const despues = (await libros()).stock
      expect([stock, stock + 5]).toContain(despues)
      if (vuelta?.status === 200) expect(despues).toBe(stock + 5)
    }))

  test('a return is taken back once', () =>
    varias(async () => {
      const suya = await fuera(3)
      await volver(admin, suya, 3)
      const { stock } = await libros()
      const { vueltas } = await admin.call(notastaller.get, { params: { id: suya.notaId } })
      const anular = (quien: Client) => quien.call(notastaller.anularVuelta, { params: { id: vueltas[0]?.id ?? 0 } })
      await unaSola(
        () => anular(admin),
        () => anular(otra),
      )
      expect((await libros()).stock).toBe(stock - 3)
    }))

  test('a statement is made once and settled once', () =>
    varias(async () => {
      const suya = await fuera(4)
      await volver(admin, suya, 2)
      await unaSola(
        () => preparar(admin, suya.tallerId),
        () => preparar(otra, suya.tallerId),
      ).then(({ hecho }) => admin.call(liquidacionestaller.remove, { body: { ids: [hecho as number] } }))
      const id = await revisada(suya.tallerId)
      await unaSola(
        () => liquidar(admin, id),
        () => liquidar(otra, id),
      )
    }))

  test('what comes back or is taken back while a statement is settled is on it or waits for the next', () =>
    varias(async () => {
      const suya = await fuera(4)
      await volver(admin, suya, 2)
      const id = await revisada(suya.tallerId)
      const { vueltas } = await admin.call(notastaller.get, { params: { id: suya.notaId } })
      const [settled, , vuelta, anulada] = await aLaVez(
        () => liquidar(admin, id),
        () => otra.call(liquidacionestaller.actualizar, { params: { id }, body: {} }),
        () => volver(otra, suya, 2),
        () => otra.call(notastaller.anularVuelta, { params: { id: vueltas[0]?.id ?? 0 } }),
      )
      expect(vuelta?.status).toBe(200)
      if (settled?.status === 200) expect(anulada?.status).toBe(409)
    }))
})

describe('the warehouse', () => {
  test('codes that are given at once to many garments are each given once', async () => {
    const darles = [admin, otra, admin, otra].map((quien, i) => () => {
      const modeloIds = i < 2 ? null : [i]
      return quien.call(codigos.dar, { body: { modeloIds } })
    })
    expect(hechos(await aLaVez(...darles))).toHaveLength(4)
    const [cuenta] = await rows(
      t.house.db,
      z.object({ sin: z.int(), todas: z.int(), distintas: z.int() }),
      sql`select count(*) filter (where ean is null)::int as sin, count(ean)::int as todas, count(distinct ean)::int as distintas
        from modelo_variantes`,
    )
    expect(cuenta).toMatchObject({ sin: 0, distintas: cuenta?.todas })
  })

  /** A wave with an order of so many garments. */
  async function oleada(cantidad: number) {
    const suyo = await pedido(cantidad)
    return { ...suyo, oleadaId: await admin.call(oleadas.create, { body: { pedidoIds: [suyo.id] } }) }
  }
  const coger = (quien: Client, id: number, cantidad: number) =>
    quien.call(oleadas.coger, { params: { id }, body: { que: celda, cantidad } })

  test('what is picked while a wave is closed, or its order served, was picked before or is refused', () =>
    varias(async (vez) => {
      const suya = await oleada(4)
      const antes = await libros()
      const [cogida, ...otras] = await aLaVez(
        () => coger(admin, suya.oleadaId, 4),
        () => otra.call(oleadas.cerrar, { params: { id: suya.oleadaId }, body: {} }),
        ...(vez % 2 ? [() => entregar(otra, suya, 4)] : []),
      )
      if (cogida?.status !== 200) expect(cogida?.dicho).toMatch(/cerrada|espera/)
      expect((await libros()).stock).toBe(antes.stock - (otras[1]?.status === 200 ? 4 : 0))
    }))

  test('what two pick at once is picked once', () =>
    varias(async () => {
      const { oleadaId } = await oleada(3)
      await unaSola(
        () => coger(admin, oleadaId, 2),
        () => coger(otra, oleadaId, 2),
      )
    }))

  const contar = (quien: Client, habia: number, contadas: number) =>
    quien.call(recuentos.create, { body: { celdas: [{ ...celda, habia, contadas }] } })

  test('a count while its garments are picked and leave books its difference alone', () =>
    varias(async () => {
      const suya = await oleada(2)
      const { stock } = await libros()
      const dichos = await aLaVez(
        () => contar(admin, stock, stock - 1),
        () => coger(otra, suya.oleadaId, 2),
        () => entregar(otra, suya, 2),
      )
      expect([dichos[0]?.status, dichos[2]?.status]).toEqual([200, 200])
      expect((await libros()).stock).toBe(stock - 3)
    }))

  test('a cell that two count at once is put right once', () =>
    varias(async () => {
      const { stock } = await libros()
      await unaSola(
        () => contar(admin, stock, stock - 2),
        () => contar(otra, stock, stock - 2),
      )
      expect((await libros()).stock).toBe(stock - 2)
    }))

  test('a garment that is put on two shelves at once is looked for first on one of them', () =>
    varias(async (vez) => {
      const [una, dos] = await Promise.all(
        [`Z-${vez}-1`, `Z-${vez}-2`].map((codigo) => admin.call(ubicaciones.create, { body: { codigo } })),
      )
      const colocar = (quien: Client, id = 0) =>
        quien.call(ubicaciones.colocar, { params: { id }, body: { que: celda } })
      const dichos = await aLaVez(
        () => colocar(admin, una),
        () => colocar(otra, dos),
        () => colocar(otra, una),
        () => admin.call(ubicaciones.ordenar, { body: { ids: [dos ?? 0, una ?? 0] } }),
        () => otra.call(ubicaciones.ordenar, { body: { ids: [una ?? 0, dos ?? 0] } }),
      )
      expect(hechos(dichos)).toHaveLength(5)
      const [cuantas] = await rows(
        t.house.db,
        z.object({ primeras: z.int() }),
        sql`select count(*) filter (where principal)::int as primeras from ubicacion_celdas x
          join modelo_variantes v on v.id = x.variante_id
          where v.modelo_id = ${celda.modeloId} and v.color_id = ${celda.colorId} and v.talla = ${celda.talla}`,
      )
      expect(cuantas).toEqual({ primeras: 1 })
    }))

  test('a shelf that is removed while a garment is put on it, is or is not', () =>
    varias(async (vez) => {
      const id = await admin.call(ubicaciones.create, { body: { codigo: `Y-${vez}` } })
      await aLaVez(
        () => admin.call(ubicaciones.colocar, { params: { id }, body: { que: celda } }),
        () => otra.call(ubicaciones.remove, { body: { ids: [id] } }),
      )
    }))
})

describe('shipments', () => {
  async function preparado() {
    const transportistaId = await transportistaPara(admin)
    const { entregaId } = await servido(1)
    const id = await admin.call(envios.preparar, { body: { entregaIds: [entregaId], transportistaId } })
    return { id, transportistaId, entregaId }
  }
  const etiquetar = (quien: Client, id: number) => quien.call(envios.etiquetar, { body: { ids: [id] } })

  test('a label is asked for once', () =>
    varias(async () => {
      const { id } = await preparado()
      await unaSola(
        () => etiquetar(admin, id),
        () => etiquetar(otra, id),
      )
    }))

  test('a shipment that is called off while the manifest is written is on it, or called off', () =>
    varias(async () => {
      const { id, transportistaId } = await preparado()
      await etiquetar(admin, id)
      await unaSola(
        () => admin.call(manifiestos.crear, { body: { transportistaId } }),
        () => otra.call(envios.anular, { params: { id }, body: { motivo: 'Se queda' } }),
      )
    }))
})

describe('a line that was cut', () => {
  /** The same is sent again by who never heard the answer, and twice at once by who clicks twice. */
  async function otraVez(hecho: (idempotencyKey: string) => Promise<unknown>): Promise<void> {
    const clave = crypto.randomUUID()
    expect((await responder(hecho(clave))).status).toBe(200)
    const dichos = await aLaVez(
      () => hecho(clave),
      () => hecho(clave),
    )
    expect(dichos.map(({ status }) => status)).toEqual([200, 200])
  }

  test('what is served, or was served by mistake, happens once, and answers how it stands', async () => {
    const { id, lineaId } = await pedido(4)
    const { version } = await admin.call(pedidos.get, { params: { id } })
    const { stock } = await libros()
    const body = { version, lineas: [{ lineaId, tallasCantidades: [{ talla: celda.talla, cantidad: 2 }] }] }
    await otraVez((idempotencyKey) => admin.call(pedidos.entrega, { params: { id }, body }, { idempotencyKey }))
    expect((await libros()).stock).toBe(stock - 2)
    const { entregas: notas } = await admin.call(pedidos.get, { params: { id } })
    expect(notas).toHaveLength(1)
    const params = { id: notas[0]?.id ?? 0 }
    await otraVez((idempotencyKey) =>
      admin.call(entregas.deshacer, { params, body: { motivo: 'No salió' } }, { idempotencyKey }),
    )
    expect((await libros()).stock).toBe(stock)
  })

  test('what a customer sends back comes once, and is mended once', async () => {
    const { entregaId } = await servido(2)
    await emitir(admin, await borrador(admin, entregaId))
    const { lineas } = await tienda.call(devoluciones.devolvibles, { params: { id: entregaId } })
    const { entregaLineaId = 0 } = lineas[0] ?? {}
    const id = await tienda.call(devoluciones.solicitar, {
      body: { entregaId, lineas: [{ entregaLineaId, cantidad: 2, motivo: 'defecto' }] },
    })
    const params = { id }
    const leer = () => admin.call(devoluciones.get, { params })
    const pedida = await leer()
    const lineaId = pedida.lineas[0]?.id ?? 0
    await admin.call(devoluciones.aprobar, {
      params,
      body: { version: pedida.version, respuesta: '', lineas: [{ id: lineaId, aprobada: 2 }] },
    })
    const { stock } = await libros()
    const llega = { lineas: [{ id: lineaId, almacen: 0, segunda: 0, arreglo: 2 }], version: (await leer()).version }
    await otraVez((idempotencyKey) => admin.call(devoluciones.recibir, { params, body: llega }, { idempotencyKey }))
    const uno = { lineaId, cantidad: 1, a: 'almacen' as const, version: (await leer()).version }
    await otraVez((idempotencyKey) => admin.call(devoluciones.arreglar, { params, body: uno }, { idempotencyKey }))
    expect((await leer()).lineas[0]).toMatchObject({ arreglo: 1, almacen: 1 })
    expect((await libros()).stock).toBe(stock + 1)
  })
})

describe('the cart', () => {
  const vaciar = (tipo: 'servicio' | 'programacion') =>
    tienda.call(cart.save, { body: { cart: { modelos: [], tipo } } })
  const llenar = (cantidad: number) => tienda.call(cart.upsertItem, { body: { ...celda, cantidad } })
  const mandar = (version: string) => tienda.call(cart.toPedido, { body: { version } })
  const ver = (id: number) => tienda.call(pedidos.getUser, { params: { id } })

  test('a season that is closed while a cart is sent takes it or says that it is closed', async () => {
    const { temporadaId } = await admin.call(modelos.get, { params: { id: ALBA } })
    const nombre = { es: 'Una', en: 'Una', pt: 'Una', ca: 'Una' }
    const datos = { temporadaId, nombre, desde: '2027-05-01', hasta: '2027-05-31', cierre: null as string | null }
    const ventanaId = await admin.call(ventanas.create, { body: datos })
    await run(t.house.db, sql`update modelos set ventana_id = ${ventanaId} where id = ${ALBA}`)
    t.house.kept.drop(['modelos'])
    await varias(async () => {
      await admin.call(ventanas.update, { params: { id: ventanaId }, body: { ...datos, cierre: null } })
      await vaciar('programacion')
      const { version } = await llenar(12)
      const [enviado] = await aLaVez(
        () => mandar(version),
        () =>
          otra.call(ventanas.update, {
            params: { id: ventanaId },
            body: { ...datos, cierre: '2027-03-09', hasta: '2027-06-05' },
          }),
      )
      if (enviado?.status !== 200) return
      const { lineas } = await ver(enviado.value as number)
      expect(lineas.map(({ entregaHasta }) => entregaHasta)).toEqual(['2027-05-31'])
    })
    await admin.call(ventanas.update, { params: { id: ventanaId }, body: { ...datos, cierre: '2027-03-10' } })
    await vaciar('programacion')
    const { version } = await llenar(12)
    ahora = new Date('2027-03-10T23:30:00Z')
    expect((await aLaVez(() => mandar(version)))[0]).toMatchObject({ status: 400 })
    ahora = new Date('2027-03-10T10:00:00Z')
    await vaciar('servicio')
  })

  test('a price list that changes while a cart is sent: the order has the price that was shown, or is not sent', async () => {
    const grupoId = await admin.call(grupos.create, { body: { nombre: 'Carreras' } })
    await t.house.db.update(clientesTable).set({ grupoId }).where(eq(clientesTable.id, clienteId))
    const datos = { nombre: 'Carreras', desde: '2027-01-01', grupoIds: [grupoId] }
    const con = (dto: number) => ({ ...datos, reglas: [{ ambito: 'todo' as const, dto }] })
    const tarifaId = await admin.call(tarifas.create, { body: con(10) })
    await varias(async () => {
      await admin.call(tarifas.update, { params: { id: tarifaId }, body: con(10) })
      await vaciar('servicio')
      const { version, importes } = await llenar(12)
      const [enviado] = await aLaVez(
        () => mandar(version),
        () => otra.call(tarifas.update, { params: { id: tarifaId }, body: con(2) }),
      )
      if (enviado?.status === 200) expect((await ver(enviado.value as number)).importes.base).toBe(importes.base)
      else expect(enviado?.dicho).toMatch(/precio|cambiado/)
    })
  })

  test('a cart that two tabs send at once is one order', () =>
    varias(async () => {
      await vaciar('servicio')
      const { version } = await llenar(12)
      await unaSola(
        () => mandar(version),
        () => mandar(version),
      )
    }))
})
