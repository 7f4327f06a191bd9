import { facturas } from '@telar/contract/facturacion/facturas'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from '../../db/rows.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { clientePara } from '../../testing/cliente.ts'
import { casaQueFactura, facturador } from '../../testing/factura.ts'

let t: TestApp
let admin: Awaited<ReturnType<TestApp['as']>>
let f: ReturnType<typeof facturador>
let marina: number
beforeAll(async () => {
  t = await testApp()
  await casaQueFactura(t)
  admin = await t.as('admin@telar.test')
  f = facturador(admin)
  marina = await clientePara(t, 'cliente@telar.test', { razonSocial: 'Confeccions Mariña 12' })
  const sol = await clientePara(t, 'porto@telar.test', { razonSocial: 'Solmarina, Lda.' })
  for (const fecha of ['2026-03-01', '2026-05-02', '2026-05-02']) await f.crear(marina, { fecha })
  await f.crear(sol, { fecha: '2026-04-01' })
  await f.emitir(sol)
})
afterAll(() => t.close())

/** Leads to the same rows by another way: every invoice has an id. */
const LEIDAS = { field: 'id', operator: 'gt', value: 0 } as const
const SIEMPRE = { logic: 'or', filters: [LEIDAS, { field: 'cliente', operator: 'contains', value: 'x' }] } as const

const hallar = async (keyword: string, pedido: object = {}) => {
  const { data, totalCount } = await admin.call(facturas.search, { body: { keyword, pageSize: 2, ...pedido } })
  return { nombres: data.map(({ cliente }) => cliente), ids: data.map(({ id }) => id), totalCount }
}

test.each(['marina', 'MARIÑA', 'marina 12', 'solmar', 'rina, l'])(
  'by "%s" as much is found as there is',
  async (palabra) => {
    const { data } = await admin.call(facturas.search, { body: { pageSize: 1000, orderBy: ['fecha desc'] } })
    const llana = (texto: string) => texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    const suyas = data.filter(({ cliente }) => llana(cliente).includes(llana(palabra)))
    expect(suyas.length).toBeGreaterThan(0)
    const ids = []
    for (let pageNumber = 1; ids.length < suyas.length; pageNumber++) {
      const pagina = await hallar(palabra, { pageNumber })
      expect(pagina.totalCount).toBe(suyas.length)
      expect(pagina.ids).toEqual((await hallar(palabra, { pageNumber, advancedFilter: SIEMPRE })).ids)
      expect(pagina.ids.length).toBeGreaterThan(0)
      ids.push(...pagina.ids)
    }
    expect(ids).toEqual(suyas.map(({ id }) => id))
    expect((await admin.call(facturas.sumaTotales, { body: { keyword: palabra } })).borradores.facturas).toBe(
      suyas.filter(({ estado }) => estado === 'borrador').length,
    )
  },
)

test('an invoice is found by the name it bears, also when its customer is called otherwise since', async () => {
  const id = await f.emitir(marina)
  await run(t.house.db, sql`update clientes set razon_social = 'Ona Nova' where id = ${marina}`)
  const nueva = await f.emitir(marina)
  expect((await hallar('ona nova', { pageSize: 10 })).ids).toEqual([nueva])
  expect((await hallar('mariña 12', { pageSize: 10 })).ids).toContain(id)
  expect((await hallar('mariña 12', { pageSize: 10 })).ids).not.toContain(nueva)
})

test('a word that also stands in a reference finds both', async () => {
  const [delNombre, deLaReferencia] = [
    await f.crear(await clientePara(t, 'recargo@telar.test', { razonSocial: 'Casa Tramuntana' })),
    await f.crear(marina, { referenciaCliente: 'Tramuntana, segunda entrega' }),
  ]
  expect((await hallar('tramuntana')).ids.toSorted()).toEqual([delNombre, deLaReferencia].toSorted())
})

test('a rep finds by name those of their customers alone', async () => {
  const rep = await t.as('comercial@telar.test')
  const { data } = await rep.call(facturas.search, { body: { keyword: 'solmarina' } })
  expect(data).toEqual([])
})
