import { facturas } from '@telar/contract/facturacion/facturas'
import { libros } from '@telar/contract/facturacion/libros'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/app.ts'
import { clientePara } from '../../testing/cliente.ts'
import { casaQueFactura, facturador } from '../../testing/factura.ts'
import { mientrasSeEspera } from '../../testing/mientras.ts'

type Client = Awaited<ReturnType<TestApp['as']>>

/** The last second of a year in Madrid and the first of the next, as the world's clock says them. */
const ANTES = '2027-12-31T22:59:59Z'
const DESPUES = '2027-12-31T23:00:01Z'
const VIEJO = ['2027-12-31', 2027, 'A27/']
const NUEVO = ['2028-01-01', 2028, 'A28/']

let ahora = new Date(ANTES)
let t: TestApp
let una: Client
let otra: Client
let clienteId: number
beforeAll(async () => {
  t = await testApp({}, () => ahora)
  await casaQueFactura(t)
  clienteId = await clientePara(t, 'cliente@telar.test')
  una = await t.as('ventas@telar.test')
  otra = await t.as('admin@telar.test')
})
afterAll(() => t.close())

const emitir = (quien: Client, cuando: string) => () => {
  ahora = new Date(cuando)
  return facturador(quien).emitir(clienteId)
}
const ver = (ids: readonly unknown[]) =>
  Promise.all(ids.map((id) => una.call(facturas.get, { params: { id: id as number } })))
type Vista = Awaited<ReturnType<typeof ver>>[number]
const deQueAno = ({ fecha, ejercicio, numeroCompleto }: Vista) => [fecha, ejercicio, numeroCompleto?.slice(0, 4)]
const numeroDe = ({ numeroCompleto }: Vista) => Number(numeroCompleto?.split('/').at(-1))

/** Which of them the book of a year has, in the order of their numbers. */
async function enElLibro(suyas: readonly Vista[], ano: number) {
  const filters = [
    { field: 'fecha', operator: 'gte' as const, value: `${ano}-01-01` },
    { field: 'fecha', operator: 'lte' as const, value: `${ano}-12-31` },
  ]
  const { data } = await una.call(libros.searchExpedidas, {
    body: { advancedFilter: { logic: 'and', filters }, orderBy: 'numeroCompleto asc', pageSize: 100 },
  })
  return data.flatMap(({ facturaId }) => suyas.filter(({ id }) => id === facturaId).map(numeroDe))
}

test('who issues while another year begins beside them: each of its own year, series and book, without a gap', async () => {
  const [primera] = await ver([await emitir(una, ANTES)()])
  const ultimo = primera ? numeroDe(primera) : 0
  const aLaVez = [emitir(una, ANTES), emitir(otra, DESPUES), emitir(una, DESPUES)]
  const hechas = await ver(await mientrasSeEspera(t, sql`select tomar_cadena()`, aLaVez))
  expect(hechas.map(deQueAno)).toEqual([VIEJO, NUEVO, NUEVO])
  expect(await enElLibro(hechas, 2027)).toEqual([ultimo + 1])
  expect(await enElLibro(hechas, 2028)).toEqual([1, 2])
})

test('what was begun in the old year and has to wait into the new one is of the new', async () => {
  const aLaVez = [emitir(una, ANTES), emitir(otra, DESPUES)]
  const hechas = await ver(await mientrasSeEspera(t, sql`lock table facturas in exclusive mode`, aLaVez))
  expect(hechas.map(deQueAno)).toEqual([NUEVO, NUEVO])
  expect(await enElLibro(hechas, 2027)).toEqual([])
  expect(await enElLibro(hechas, 2028)).toEqual([3, 4])
})
