import { cobros } from '@telar/contract/facturacion/cobros'
import { comisiones } from '@telar/contract/facturacion/comisiones'
import { facturas } from '@telar/contract/facturacion/facturas'
import { CRITERIOS_DE_COMISION } from '@telar/domain/clientes/cliente'
import { aCentimos } from '@telar/domain/dinero'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { comercialesTable } from '../../db/schema/clientes/clientes.ts'
import { liquidacionFacturasTable } from '../../db/schema/facturacion/tesoreria.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { clientePara } from '../../testing/cliente.ts'
import { casaQueFactura, facturador, suelta } from '../../testing/factura.ts'

let t: TestApp
let ventas: Awaited<ReturnType<TestApp['as']>>
let f: ReturnType<typeof facturador>

beforeAll(async () => {
  t = await testApp()
  await casaQueFactura(t)
  ventas = await t.as('ventas@telar.test')
  f = facturador(ventas)
})
afterAll(() => t.close())

type Comercial = typeof comercialesTable.$inferInsert

let n = 0
async function rep(datos: Partial<Comercial> = {}) {
  n += 1
  const alta = { codigo: `R${n}`, nombre: `Rep ${n}`, comision: 10, ...datos }
  const [suya] = await t.house.db.insert(comercialesTable).values(alta).returning()
  const comercialId = suya?.id ?? 0
  const suyas = async () => (await ventas.call(comisiones.comisiones, { body: { comercialId } }))[0]
  return {
    comercialId,
    clienteId: await clientePara(t, 'cliente@telar.test', { comercialId }),
    cambia: (set: Partial<Comercial>) =>
      t.house.db.update(comercialesTable).set(set).where(eq(comercialesTable.id, comercialId)),
    suyas,
    debe: async () => (await suyas())?.importe ?? 0,
    liquidar: (importe: number) => ventas.call(comisiones.liquidar, { body: { comercialId, importe } }),
  }
}

const cobrar = (id: number, importe: number) =>
  ventas.call(cobros.cobrar, { params: { id }, body: { medio: 'transferencia', importe } })
async function rectificada(id: number, modo: 'I' | 'S') {
  const suya = await ventas.call(facturas.rectificar, { params: { id }, body: { modo, motivo: 'Error' } })
  await ventas.call(facturas.emitir, { body: { ids: [suya] } })
  return suya
}

test('an invoice pays its rep by what was agreed when it was issued', async () => {
  const { clienteId, cambia, suyas, debe, liquidar } = await rep({ criterio: 'facturado' })
  const primera = await f.emitir(clienteId)
  await liquidar(10)
  await cambia({ criterio: 'cobrado' })
  expect(await debe()).toBe(0)
  const segunda = await f.emitir(clienteId)
  expect(await debe()).toBe(0)
  await cobrar(primera, 121)
  await cobrar(segunda, 60.5)
  expect(await suyas()).toMatchObject({ criterio: 'cobrado', importe: 5, facturas: [{ id: segunda, importe: 5 }] })
  await cambia({ criterio: 'facturado' })
  expect(await suyas()).toMatchObject({ criterio: 'cobrado', facturas: [{ id: segunda, criterio: 'cobrado' }] })
  const tercera = await f.emitir(clienteId)
  expect(await suyas()).toMatchObject({
    criterio: 'facturado',
    importe: 15,
    facturas: [
      { id: segunda, criterio: 'cobrado', importe: 5 },
      { id: tercera, criterio: 'facturado', importe: 10 },
    ],
  })
  const id = await liquidar(15)
  const { detalle } = await ventas.call(comisiones.liquidacion, { params: { id } })
  expect(detalle.map(({ criterio }) => criterio)).toEqual(['cobrado', 'facturado'])
  expect(await debe()).toBe(0)
})

test('a correction pays and takes back by what the invoice that it corrects was agreed at', async () => {
  const { clienteId, cambia, debe } = await rep({ criterio: 'cobrado' })
  const id = await f.emitir(clienteId)
  await cambia({ criterio: 'facturado' })
  await rectificada(id, 'I')
  expect(await debe()).toBe(0)
  const otra = await f.emitir(clienteId)
  expect(await debe()).toBe(10)
  await cambia({ criterio: 'cobrado' })
  await rectificada(otra, 'S')
  expect(await debe()).toBe(10)
})

const cual = fc.nat({ max: 50 })
const paso = fc.oneof(
  fc.record({ hace: fc.constant('emitir' as const), precio: fc.integer({ min: 1, max: 99_999 }) }),
  fc.record({ hace: fc.constant('cobrar' as const), cual, parte: fc.constantFrom(0.3, 0.5, 1) }),
  fc.record({ hace: fc.constantFrom('devolver', 'abonar', 'sustituir', 'compensar' as const), cual }),
  fc.record({
    hace: fc.constant('acordar' as const),
    criterio: fc.constantFrom(...CRITERIOS_DE_COMISION),
    comision: fc.constantFrom(0, 3.5, 10, 12.75),
  }),
  fc.constant({ hace: 'liquidar' as const }),
)

test('whatever happens in whatever order, what is settled of an invoice is what its own agreement says, once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(paso, { minLength: 8, maxLength: 22 }), async (pasos) => {
      const suyo = await rep({ criterio: 'cobrado' })
      const emitidas = new Map<number, { criterio: string; reemplazada: boolean }>()
      let criterio: string = 'cobrado'
      const una = (indice: number) => [...emitidas.keys()][indice % Math.max(emitidas.size, 1)]
      const corregir = async (id: number, modo: 'I' | 'S') => {
        const de = emitidas.get(id)
        const nueva = await rectificada(id, modo)
        emitidas.set(nueva, { criterio: de?.criterio ?? '', reemplazada: false })
        if (modo === 'S' && de) de.reemplazada = true
      }
      const dar = async (cada: typeof paso extends fc.Arbitrary<infer T> ? T : never) => {
        if (cada.hace === 'emitir') {
          const lineas = [suelta(1, cada.precio / 100), suelta(2, 7.77, { comision: 5 })]
          const id = await f.emitir(suyo.clienteId, { lineas, portes: 3 })
          emitidas.set(id, { criterio, reemplazada: false })
        } else if (cada.hace === 'acordar') {
          await suyo.cambia({ criterio: cada.criterio, comision: cada.comision })
          criterio = cada.criterio
        } else if (cada.hace === 'liquidar') {
          const debe = await suyo.debe()
          if (debe <= 0) return
          await suyo.liquidar(debe)
          expect(await suyo.suyas()).toBeUndefined()
          await comprobar()
        } else {
          const id = una(cada.cual)
          if (!id) return
          const { pendiente, cobros: suyos } = await f.ver(id)
          if (cada.hace === 'cobrar' && pendiente !== 0)
            await cobrar(id, Math.round(pendiente * cada.parte * 100) / 100 || pendiente)
          if (cada.hace === 'devolver') {
            const ultimo = suyos.find(({ impagado, medio }) => !impagado && medio === 'transferencia')
            if (ultimo)
              await ventas.call(cobros.impagado, { params: { id, cobroId: ultimo.id }, body: {} }).catch(refused)
          }
          if (cada.hace === 'abonar') await corregir(id, 'I').catch(refused)
          if (cada.hace === 'sustituir') await corregir(id, 'S').catch(refused)
          if (cada.hace === 'compensar') {
            const abonos = await t.house.db.execute<{ id: number; pendiente: number }>(sql`
              select id, pendiente::float8 as pendiente from facturas
              where cliente_id = ${suyo.clienteId} and estado = 'emitida' and pendiente < 0 order by id limit 1`)
            const [abono] = abonos.rows
            if (!abono || pendiente <= 0) return
            const importe = Math.min(pendiente, -abono.pendiente)
            const body = { medio: 'compensacion' as const, importe, contraparteId: abono.id }
            await ventas.call(cobros.cobrar, { params: { id }, body }).catch(refused)
          }
        }
      }
      const comprobar = async () => {
        const { rows } = await t.house.db.execute<
          Record<'id' | 'entera' | 'liquidada' | 'suma' | 'total' | 'cobrado', number>
        >(sql`
          select f.id, f.comision_total::float8 as entera, f.comision_liquidada::float8 as liquidada, f.total::float8 as total,
            f.cobrado::float8 as cobrado, coalesce((select sum(d.importe) from ${liquidacionFacturasTable} d
              where d.factura_id = f.id), 0)::float8 as suma
          from facturas f where f.comercial_id = ${suyo.comercialId}`)
        for (const { id, entera, liquidada, suma, total, cobrado } of rows) {
          const { criterio: suyoPropio, reemplazada } = emitidas.get(id) ?? { criterio: '?', reemplazada: false }
          const parte = suyoPropio === 'facturado' || total === 0 ? 1 : cobrado / total
          const ganado = reemplazada ? 0 : aCentimos(entera) * parte
          expect(
            Math.abs(aCentimos(liquidada) - ganado),
            JSON.stringify({ id, suyoPropio, entera, liquidada, total, cobrado }),
          ).toBeLessThan(0.51)
          expect(aCentimos(suma)).toBe(aCentimos(liquidada))
        }
      }
      for (const cada of pasos) await dar(cada)
    }),
    { numRuns: 12, seed: 7 },
  )
})

const refused = (error: { status?: number }) => {
  if (error.status !== 409 && error.status !== 400) throw error
}
