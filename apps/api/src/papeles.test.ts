import { createHash } from 'node:crypto'
import { colores } from '@telar/contract/catalogo/colores'
import { modelos } from '@telar/contract/catalogo/modelos'
import { facturas } from '@telar/contract/facturacion/facturas'
import { ordenesfab } from '@telar/contract/produccion/ordenesfab'
import { pedidos } from '@telar/contract/ventas/pedidos'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from './testing/app.ts'
import { clientePara } from './testing/cliente.ts'
import { ponerEmpresa } from './testing/factura-de-prueba.ts'
import { escandalloPara, materiaPara, ordenPara, proveedorPara } from './testing/produccion.ts'

/** What was issued, confirmed or launched says the same for ever, whatever its names become. */
type Client = Awaited<ReturnType<TestApp['as']>>

const MODELO = 1
let t: TestApp
let admin: Client
let facturaId: number
let pedidoId: number
let ordenId: number
let colorIds: number[]
beforeAll(async () => {
  t = await testApp()
  await ponerEmpresa(t)
  await t.house.db.execute(sql`update modelo_variantes set stock = 100`)
  admin = await t.as('admin@telar.test')
  const clienteId = await clientePara(t, 'cliente@telar.test', { idioma: 'ca', dtoComercial: 5 })
  const { variantes } = await admin.call(modelos.get, { params: { id: MODELO } })
  colorIds = [...new Set(variantes.map(({ colorId }) => colorId))]
  const lineas = colorIds.map((colorId) => ({
    modeloId: MODELO,
    colorId,
    tallasCantidades: [{ talla: '40', cantidad: 2 }],
  }))
  pedidoId = await admin.call(pedidos.create, { body: { clienteId, lineas, notas: 'Llamar antes' } })
  await admin.call(pedidos.situacion, { body: { ids: [pedidoId], situacion: 'confirmado' } })
  facturaId = await admin.call(facturas.create, {
    body: {
      clienteId,
      lineas: [...lineas, { descripcion: 'Perchas', cantidad: 3, precio: 0.5 }],
      notas: 'Gracias',
      emitir: true,
    },
  })
  const materiaId = await materiaPara(admin, await proveedorPara(t, admin))
  await escandalloPara(admin, MODELO, materiaId)
  ordenId = (await ordenPara(t, admin, MODELO, { '38': 4, '40': 6 }, { notas: 'Doble costura' })).id
})
afterAll(() => t.close())

const huella = async (papel: Promise<Blob>) =>
  createHash('sha256')
    .update(new Uint8Array(await (await papel).arrayBuffer()))
    .digest('hex')

const papeles = async () => ({
  factura: await huella(admin.call(facturas.pdf, { params: { id: facturaId } })),
  ubl: await huella(admin.call(facturas.ubl, { params: { id: facturaId } })),
  pedido: await huella(admin.call(pedidos.pdf, { params: { id: pedidoId } })),
  orden: await huella(admin.call(ordenesfab.pdf, { params: { id: ordenId } })),
})

/** The tables whose rows the papers speak of, and that people may change. */
const TABLAS = [
  'modelos',
  'colores',
  'temporadas',
  'clientes',
  'app_settings',
  'countries',
  'proveedores',
  'materias',
  'escandallo_lineas',
  'escandallos',
  'pedidos',
  'pedido_lineas',
  'ordenes_fab',
  'orden_fab_celdas',
]
/** What says where a record stands, which the house itself reads. */
const MARCHA = ['situacion', 'estado', 'tipo', 'origen', 'version', 'id', 'confirmado', 'por_confirmar']

interface Columna {
  table_name: string
  column_name: string
  data_type: string
}

const columnas = async (): Promise<Columna[]> => {
  const { rows } = await t.house.db.execute<{ table_name: string; column_name: string; data_type: string }>(sql`
    select table_name, column_name, data_type from information_schema.columns
    where table_schema = 'public' and table_name in ${TABLAS} and column_name not in ${MARCHA} and is_generated = 'NEVER'
      and data_type in ('text', 'jsonb', 'numeric', 'date', 'boolean', 'integer') order by 1, 2`)
  return rows
}

const nueva = ({ data_type, column_name }: Columna) => {
  const columna = sql.identifier(column_name)
  switch (data_type) {
    case 'text':
      return sql`${columna} || 'ñ'`
    case 'jsonb':
      return sql`regexp_replace(regexp_replace(${columna}::text, '": "', '": "Ñ', 'g'), ': (\\d)', ': 1\\1', 'g')::jsonb`
    case 'boolean':
      return sql`not ${columna}`
    default:
      return sql`${columna} + 1`
  }
}

/** Writes another value into a column of every row; whether the database lets it. */
async function cambiar(columna: Columna): Promise<boolean> {
  try {
    await t.house.db.transaction((tx) =>
      tx.execute(
        sql`update ${sql.identifier(columna.table_name)} set ${sql.identifier(columna.column_name)} = ${nueva(columna)}`,
      ),
    )
    return true
  } catch {
    return false
  }
}

test('bytes stay when colours are merged', async () => {
  const antes = await papeles()
  const [destinoId = 0, ...origenIds] = colorIds
  await admin.call(colores.merge, { body: { destinoId, origenIds } })
  expect(await papeles()).toEqual(antes)
})

test('two runs of the press give the same bytes, a second apart', async () => {
  const antes = await papeles()
  await new Promise((done) => setTimeout(done, 1100))
  expect(await papeles()).toEqual(antes)
})

test('bytes stay whatever is renamed, priced anew, moved or merged', async () => {
  const antes = await papeles()
  const todas = await columnas()
  const cambiadas = new Set<string>()
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(fc.nat(todas.length - 1), { minLength: 8, maxLength: 30 }), async (indices) => {
      for (const i of indices) {
        const columna = todas[i] as Columna
        if (await cambiar(columna)) cambiadas.add(`${columna.table_name}.${columna.column_name}`)
      }
      expect(await papeles()).toEqual(antes)
    }),
    { numRuns: 5 },
  )
  for (const columna of todas) if (await cambiar(columna)) cambiadas.add(`${columna.table_name}.${columna.column_name}`)
  for (const columna of [
    'modelos.nombre',
    'modelos.numero',
    'colores.nombre',
    'clientes.razon_social',
    'app_settings.empresa',
    'materias.nombre',
    'pedidos.notas',
  ])
    expect(cambiadas).toContain(columna)
  expect(await papeles()).toEqual(antes)
}, 60_000)
