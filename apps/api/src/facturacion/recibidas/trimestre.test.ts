import { impuestos } from '@telar/contract/facturacion/impuestos'
import { pases } from '@telar/contract/facturacion/pases'
import { recibidas } from '@telar/contract/facturacion/recibidas'
import { casillas303 } from '@telar/domain/facturacion/agencia/modelo303'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { rows } from '../../db/rows.ts'
import { proveedoresTable } from '../../db/schema/produccion/proveedores.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { casaQueFactura } from '../../testing/factura.ts'
import { proveedorPara } from '../../testing/produccion.ts'

type Client = Awaited<ReturnType<TestApp['as']>>
type Quien = 'aqui' | 'porto' | 'china'

const TRIMESTRE = { desde: '2027-01-01', hasta: '2027-03-31' }

/** Who it is of, its number, its dates, its rates and what else it says. */
const RECIBIDAS: [Quien, string, { fecha: string; fechaRecepcion: string }, [number, number][], object?][] = [
  [
    'aqui',
    'TRES-TIPOS',
    { fecha: '2027-01-15', fechaRecepcion: '2027-01-16' },
    [
      [21, 1000.1],
      [10, 200.05],
      [4, 50.55],
    ],
  ],
  [
    'aqui',
    'A-MEDIAS',
    { fecha: '2027-01-20', fechaRecepcion: '2027-01-21' },
    [[21, 333.33]],
    { gasto: 'servicio', deducible: 50 },
  ],
  [
    'porto',
    'TELA-PT',
    { fecha: '2027-03-10', fechaRecepcion: '2027-03-20' },
    [[21, 800.4]],
    { trato: 'intracomunitaria' },
  ],
  [
    'porto',
    'PATRON-PT',
    { fecha: '2027-04-02', fechaRecepcion: '2027-04-03' },
    [[21, 120.15]],
    { trato: 'intracomunitaria', gasto: 'servicio', fechaOperacion: '2027-03-31' },
  ],
  [
    'porto',
    'TELA-PT-2',
    { fecha: '2027-04-05', fechaRecepcion: '2027-04-06' },
    [[21, 400]],
    { trato: 'intracomunitaria', fechaOperacion: '2027-03-28' },
  ],
  ['china', 'CN-1', { fecha: '2027-02-01', fechaRecepcion: '2027-02-03' }, [[0, 5000]], { trato: 'exenta' }],
  [
    'aqui',
    '27ES00081110000001',
    { fecha: '2027-02-10', fechaRecepcion: '2027-02-12' },
    [[21, 5400]],
    { trato: 'importacion' },
  ],
  ['aqui', 'ABONO-DE-2026', { fecha: '2027-02-10', fechaRecepcion: '2027-02-11' }, [[21, -150.25]]],
  [
    'aqui',
    'DE-2026',
    { fecha: '2026-12-20', fechaRecepcion: '2027-01-12' },
    [[21, 2000]],
    { gasto: 'inmovilizado', fechaOperacion: '2026-12-18' },
  ],
  [
    'aqui',
    'TALLER',
    { fecha: '2027-03-31', fechaRecepcion: '2027-04-04' },
    [[21, 3000.05]],
    { trato: 'inversion', gasto: 'taller' },
  ],
  ['aqui', 'LLEGO-EN-ABRIL', { fecha: '2027-03-30', fechaRecepcion: '2027-04-02' }, [[21, 100]]],
]

let t: TestApp
let ventas: Client
let de: Record<Quien, number>
beforeAll(async () => {
  t = await testApp({}, () => new Date('2027-04-20T10:00:00Z'))
  await casaQueFactura(t)
  ventas = await t.as('ventas@telar.test')
  const produccion = await t.as('produccion@telar.test')
  de = {
    aqui: await proveedorPara(t, produccion),
    porto: await proveedorPara(t, produccion, 'materia', 'PT'),
    china: await proveedorPara(t, produccion, 'materia', 'CN'),
  }
  await t.house.db.update(proveedoresTable).set({ nif: 'PT501442600' }).where(eq(proveedoresTable.id, de.porto))
  for (const [quien, numero, dias, tramos, resto] of RECIBIDAS) {
    const id = await ventas.call(recibidas.create, {
      body: {
        ...{ proveedorId: de[quien], numero, ...dias, ...resto },
        tramos: tramos.map(([iva, base]) => ({ iva, base })),
      },
    })
    if (numero !== 'TRES-TIPOS') continue
    const pago = { fecha: '2027-03-31', importe: 741.38 }
    await ventas.call(recibidas.pagar, { params: { id }, body: pago })
  }
})
afterAll(() => t.close())

test('each asks for what its paper says, and half of one is paid', async () => {
  const { data } = await ventas.call(recibidas.search, { body: { orderBy: 'id asc', pageSize: 50 } })
  const suyas = data.filter(({ numero }) => RECIBIDAS.some(([, cual]) => cual === numero))
  expect(suyas.map(({ numero, ejercicio, total, pendiente }) => [numero, ejercicio, total, pendiente])).toEqual([
    ['TRES-TIPOS', 2027, 1482.75, 741.37],
    ['A-MEDIAS', 2027, 403.33, 403.33],
    ['TELA-PT', 2027, 800.4, 800.4],
    ['PATRON-PT', 2027, 120.15, 120.15],
    ['TELA-PT-2', 2027, 400, 400],
    ['CN-1', 2027, 5000, 5000],
    ['27ES00081110000001', 2027, 1134, 1134],
    ['ABONO-DE-2026', 2027, -181.8, -181.8],
    ['DE-2026', 2027, 2420, 2420],
    ['TALLER', 2027, 3000.05, 3000.05],
    ['LLEGO-EN-ABRIL', 2027, 121, 121],
  ])
})

test('the book has each rate on the day on which it counts', async () => {
  const { data } = await ventas.call(recibidas.searchLibro, {
    body: {
      orderBy: 'id asc',
      pageSize: 50,
      advancedFilter: {
        logic: 'and',
        filters: [
          { field: 'fecha', operator: 'gte', value: TRIMESTRE.desde },
          { field: 'fecha', operator: 'lte', value: TRIMESTRE.hasta },
        ],
      },
    },
  })
  expect(
    data.map((una) => [una.numero, una.fecha, una.iva, una.base, una.cuota, una.cuotaDeducible, una.rectificativa]),
  ).toEqual([
    ['TRES-TIPOS', '2027-01-16', 21, 1000.1, 210.02, 210.02, false],
    ['TRES-TIPOS', '2027-01-16', 10, 200.05, 20.01, 20.01, false],
    ['TRES-TIPOS', '2027-01-16', 4, 50.55, 2.02, 2.02, false],
    ['A-MEDIAS', '2027-01-21', 21, 333.33, 70, 35, false],
    ['TELA-PT', '2027-03-10', 21, 800.4, 168.08, 168.08, false],
    ['PATRON-PT', '2027-03-31', 21, 120.15, 25.23, 25.23, false],
    ['CN-1', '2027-02-03', 0, 5000, 0, 0, false],
    ['27ES00081110000001', '2027-02-12', 21, 5400, 1134, 1134, false],
    ['ABONO-DE-2026', '2027-02-11', 21, -150.25, -31.55, -31.55, true],
    ['DE-2026', '2027-01-12', 21, 2000, 420, 420, false],
    ['TALLER', '2027-03-31', 21, 3000.05, 630.01, 630.01, false],
  ])
})

test('the returns of the quarter, box by box', async () => {
  const { modelo303, compras347, compras349 } = await ventas.call(impuestos.impuestos, { body: TRIMESTRE })
  const llenas = [...casillas303(modelo303)].filter(([, importe]) => importe !== 0).toSorted(([a], [b]) => a - b)
  expect(llenas).toEqual([
    [10, 920.55],
    [11, 193.31],
    [12, 3000.05],
    [13, 630.01],
    [27, 823.32],
    [28, 4417.42],
    [29, 897.06],
    [30, 2000],
    [31, 420],
    [32, 5400],
    [33, 1134],
    [36, 920.55],
    [37, 193.31],
    [40, -150.25],
    [41, -31.55],
    [45, 2612.82],
    [46, -1789.5],
    [64, -1789.5],
    [66, -1789.5],
    [69, -1789.5],
    [71, -1789.5],
  ])
  expect(compras347.map(({ proveedorId, total }) => [proveedorId, total])).toEqual([[de.aqui, 7754.34]])
  expect(compras349.map(({ proveedorId, clave, base }) => [proveedorId, clave, base])).toEqual([
    [de.porto, 'A', 800.4],
    [de.porto, 'I', 120.15],
  ])
  const fichero = await ventas.call(impuestos.ficheroDeModelo, {
    body: { modelo: '349', ejercicio: 2027, periodo: '1T' },
  })
  const [cabeza, ...suyas] = (await fichero.text()).split('\r\n').filter(Boolean)
  expect(cabeza?.slice(137, 161)).toBe('000000002000000000092055')
  expect(suyas.map((linea) => linea.slice(132, 146))).toEqual(['A0000000080040', 'I0000000012015'])
})

test('the entries of the quarter, account by account', async () => {
  await ventas.call(pases.pase, { body: TRIMESTRE })
  const saldos = await rows(
    t.house.db,
    z.object({ grupo: z.string(), saldo: z.number() }),
    sql`
    select left(cuenta, 3) as grupo, sum(debe - haber)::float8 as saldo from pase_apuntes
    where fecha between ${TRIMESTRE.desde} and ${TRIMESTRE.hasta} group by 1 order by 1`,
  )
  expect(saldos.map(({ grupo, saldo }) => [grupo, saldo])).toEqual([
    ['219', 2000],
    ['400', -12_914.02],
    ['410', -523.48],
    ['472', 2612.82],
    ['477', -823.32],
    ['572', -741.38],
    ['601', 6900.85],
    ['607', 3000.05],
    ['629', 488.48],
  ])
})
