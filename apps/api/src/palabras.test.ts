import { movimientos } from '@telar/contract/almacen/movimientos'
import { cobros } from '@telar/contract/facturacion/cobros'
import { facturalineas } from '@telar/contract/facturacion/facturalineas'
import { entregas } from '@telar/contract/ventas/entregas'
import { pedidos } from '@telar/contract/ventas/pedidos'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from './testing/app.ts'
import { clientePara } from './testing/cliente.ts'
import { albaranPara } from './testing/envio.ts'
import { casaQueFactura, facturador, suelta } from './testing/factura.ts'

type Client = Awaited<ReturnType<TestApp['as']>>

let t: TestApp
let admin: Client
beforeAll(async () => {
  t = await testApp()
  admin = await t.as('admin@telar.test')
  await casaQueFactura(t)
  const factura = facturador(admin)
  for (const [email, razonSocial] of [
    ['cliente@telar.test', 'Prat Moda, S.L.'],
    ['porto@telar.test', 'Confeções Algodão, Lda'],
  ] as const) {
    const clienteId = await clientePara(t, email, { razonSocial })
    await albaranPara(t, admin, clienteId)
    const { id } = await factura.ver(
      await factura.emitir(clienteId, { lineas: [suelta(2, 30), suelta(1, 9, { descripcion: 'Bajo de algodón' })] }),
    )
    await admin.call(cobros.cobrar, {
      params: { id },
      body: { medio: 'tarjeta', importe: 20, referencia: 'TPV Prat 7' },
    })
  }
  await t.house.db.execute(sql`insert into recuentos (quien, celdas) values ('admin@telar.test', 1)`)
  await t.house.db.execute(sql`
    insert into movimientos (causa, modelo_id, color_id, talla, cantidad, de, a, motivo, recuento_id)
    select 'recuento', modelo_id, color_id, talla, 1, 'merma', 'almacen', 'Caída del estante', (select max(id) from recuentos)
    from modelo_variantes order by id limit 3`)
})
afterAll(() => t.close())

/** Words of names, of numbers, of what was written, of many and of none. */
const PALABRAS = ['prat', 'MODA', 'vestido', 'arreglo', 'AL0000', '2', 'algodao', 'algodón', 'caida', 'tpv prat', 'zzz']

/** Looked for field by field, in every row; a keyword is looked for where it stands. */
test.each([
  ['movements', movimientos.search],
  ['deliveries', entregas.search],
  ['payments', cobros.searchCobros],
  ['lines of invoices', facturalineas.searchLineas],
  ['orders', pedidos.search],
] as const)('%s: a word finds the rows in which it stands, no more and no fewer', async (_, call) => {
  const ids = async (body: object) => {
    const { data, totalCount } = await admin.call(call as typeof entregas.search, {
      body: { ...body, pageSize: 1000 },
    })
    return { ids: data.map(({ id }) => id), totalCount }
  }
  const halladas: number[] = []
  for (const keyword of PALABRAS) {
    const hallado = await ids({ keyword })
    expect([keyword, hallado]).toEqual([keyword, await ids({ advancedSearch: { keyword } })])
    halladas.push(hallado.totalCount)
  }
  expect(halladas.at(-1)).toBe(0)
  expect(halladas.filter((cuantas) => cuantas > 0).length).toBeGreaterThan(2)
})
