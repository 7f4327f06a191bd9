import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { colores } from '@telar/contract/catalogo/colores'
import { modelos } from '@telar/contract/catalogo/modelos'
import { facturas } from '@telar/contract/facturacion/facturas'
import { ordenesfab } from '@telar/contract/produccion/ordenesfab'
import { entregas } from '@telar/contract/ventas/entregas'
import { pedidos } from '@telar/contract/ventas/pedidos'
import { IDIOMAS, type Idioma } from '@telar/domain/idioma'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appSettingsTable } from './db/schema/casa/ajustes.ts'
import { type TestApp, testApp } from './testing/app.ts'
import { clientePara } from './testing/cliente.ts'
import { enExistencias } from './testing/existencias.ts'
import { ponerEmpresa } from './testing/factura-de-prueba.ts'
import { textoDePdf } from './testing/papel.ts'
import { escandalloPara, materiaPara, ordenPara, proveedorPara } from './testing/produccion.ts'
import { ultimoCorreo } from './testing/registros.ts'

/** What was issued, confirmed or launched says the same for ever, whatever its names become. */
type Client = Awaited<ReturnType<TestApp['as']>>

const MODELO = 1
let t: TestApp
let admin: Client
let facturaId: number
let pedidoId: number
let ordenId: number
let entregaId: number
let colorIds: number[]
beforeAll(async () => {
  t = await testApp()
  await ponerEmpresa(t)
  await enExistencias(t.house.db, 100)
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
  const { lineas: suyas } = await admin.call(pedidos.get, { params: { id: pedidoId } })
  const salen = suyas.map(({ id }) => ({ lineaId: id, tallasCantidades: [{ talla: '40', cantidad: 1 }] }))
  const servido = await admin.call(pedidos.entrega, { params: { id: pedidoId }, body: { lineas: salen } })
  entregaId = servido.entregas[0]?.id ?? 0
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
  albaran: await huella(admin.call(entregas.pdf, { params: { id: entregaId } })),
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
  'entrega_lineas',
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

test('what was given out before papers were kept says what it says today', async () => {
  const antes = await papeles()
  const { owner: db } = t
  const carpeta = join(import.meta.dirname, 'db/migrations')
  const puestas = readdirSync(carpeta)
    .filter((nombre) => nombre.endsWith('.sql'))
    .flatMap((nombre) => readFileSync(join(carpeta, nombre), 'utf8').split('--> statement-breakpoint'))
    .map((sentencia) => sentencia.replace(/^\s*--.*$/gm, ''))
    .filter((sentencia) => sentencia.trim().startsWith('insert into papeles'))
  expect(puestas).toHaveLength(4)
  await db.execute(sql`alter table papeles disable trigger user`)
  await db.execute(sql`delete from papeles`)
  for (const sentencia of puestas) await db.execute(sql.raw(sentencia))
  await db.execute(sql`alter table papeles enable trigger user`)
  expect(await papeles()).toEqual(antes)
})

test('bytes stay when colours are merged', async () => {
  const antes = await papeles()
  const [destinoId = 0, ...origenIds] = colorIds
  await admin.call(colores.merge, { body: { destinoId, origenIds } })
  expect(await papeles()).toEqual(antes)
})

test('a language that is no longer spoken: what was given out keeps it, what goes out from then on is in the house’s', async () => {
  const antes = await papeles()
  const { clienteId } = await admin.call(pedidos.get, { params: { id: pedidoId } })
  const lineas = [
    { modeloId: MODELO, colorId: colorIds[0] as number, tallasCantidades: [{ talla: '38', cantidad: 1 }] },
  ]
  const hablar = (idiomas: readonly Idioma[]) => t.house.db.update(appSettingsTable).set({ idiomas: [...idiomas] })
  const dice = async (papel: Promise<Blob>) => (await textoDePdf(await papel)).join(' ')
  await hablar(['es', 'en'])
  const pedido = await admin.call(pedidos.create, { body: { clienteId, lineas } })
  expect(await dice(admin.call(pedidos.pdf, { params: { id: pedido } }))).toContain('Sin confirmar')
  await admin.call(pedidos.situacion, { body: { ids: [pedido], situacion: 'confirmado' } })
  const [linea] = (await admin.call(pedidos.get, { params: { id: pedido } })).lineas
  const salen = [{ lineaId: linea?.id ?? 0, tallasCantidades: [{ talla: '38', cantidad: 1 }] }]
  const { entregas: salidas } = await admin.call(pedidos.entrega, { params: { id: pedido }, body: { lineas: salen } })
  const borrador = await admin.call(facturas.create, { body: { clienteId, lineas } })
  expect(await dice(admin.call(facturas.pdf, { params: { id: borrador } }))).toContain('Fecha')
  const factura = await admin.call(facturas.create, { body: { clienteId, lineas, emitir: true } })
  await admin.call(facturas.enviar, { params: { id: factura }, body: { para: 'tienda@percha.test' } })
  expect(await ultimoCorreo(t, 'tienda@percha.test')).toMatchObject({ idioma: 'es', plantilla: 'factura' })
  await hablar(IDIOMAS)
  expect(await dice(admin.call(pedidos.pdf, { params: { id: pedido } }))).toContain('Confirmación de pedido')
  expect(await dice(admin.call(entregas.pdf, { params: { id: salidas[0]?.id ?? 0 } }))).toContain('Albarán')
  expect((await admin.call(facturas.get, { params: { id: factura } })).clienteCopia?.idioma).toBe('es')
  expect(await papeles()).toEqual(antes)
})

test('what a document said is nobody’s to change, and an invoice’s nobody’s to delete', async () => {
  const { owner: db } = t
  const intentos = [
    sql`update papeles set contenido = '{}' where clase = 'orden'`,
    sql`update papeles set huella = '' where clase = 'factura'`,
    sql`delete from papeles where clase = 'factura'`,
    sql`truncate papeles`,
  ]
  for (const intento of intentos) await expect(db.execute(intento)).rejects.toMatchObject({ cause: { code: '23001' } })
  const { rows } = await db.execute<{ rotos: number }>(sql`
    select count(*)::int as rotos from papeles
    where huella <> encode(sha256(convert_to(contenido::text, 'UTF8')), 'hex')`)
  expect(rows).toEqual([{ rotos: 0 }])
})

test('an order that changes is confirmed anew, and until then says that it is not', async () => {
  const clienteId = await clientePara(t, 'porto@telar.test', {})
  const con = (cantidad: number) => [
    { modeloId: MODELO, colorId: colorIds[0] as number, tallasCantidades: [{ talla: '38', cantidad }] },
  ]
  const id = await admin.call(pedidos.create, { body: { clienteId, lineas: con(1) } })
  const dice = async () => (await textoDePdf(await admin.call(pedidos.pdf, { params: { id } }))).join(' ')
  const confirmar = () => admin.call(pedidos.situacion, { body: { ids: [id], situacion: 'confirmado' } })
  const ver = () => admin.call(pedidos.get, { params: { id } })
  expect(await dice()).toContain('Sin confirmar')
  await confirmar()
  expect(await dice()).toContain('Confirmación de pedido')
  await expect(confirmar()).rejects.toMatchObject({ kind: 'validation' })
  await admin.call(pedidos.situacion, { body: { ids: [id], situacion: 'enPreparacion' } })
  await admin.call(pedidos.update, {
    params: { id },
    body: { clienteId, lineas: con(3), version: (await ver()).version },
  })
  expect((await ver()).porConfirmar).toBe(true)
  expect(await dice()).toMatch(/Sin confirmar.*No es una confirmación/s)
  await confirmar()
  expect(await ver()).toMatchObject({ porConfirmar: false, situacion: 'enPreparacion', prendas: 3 })
  expect(await dice()).toMatch(/Revisión\s+2/)
})

test('an order says the unit price by which its lines come to what they do, and thousands as the invoice does', async () => {
  const clienteId = await clientePara(t, 'porto@telar.test', {})
  await enExistencias(t.house.db, 2000)
  await t.house.db.execute(sql`update modelos set precio_mayor = 27.1255 where id = ${MODELO}`)
  const lineas = [
    { modeloId: MODELO, colorId: colorIds[0] as number, tallasCantidades: [{ talla: '38', cantidad: 1000 }] },
  ]
  const id = await admin.call(pedidos.create, { body: { clienteId, lineas } })
  const dice = (await textoDePdf(await admin.call(pedidos.pdf, { params: { id } }))).join(' ')
  expect(dice.replace(/\s/g, ' ')).toMatch(/27,1255 €.* 1\.000 27\.125,50 €/)
})

test('an annulled invoice says what it said, and that it is annulled', async () => {
  const clienteId = await clientePara(t, 'porto@telar.test', {})
  const id = await admin.call(facturas.create, {
    body: {
      clienteId,
      lineas: [{ modeloId: MODELO, colorId: colorIds[0] as number, tallasCantidades: [{ talla: '38', cantidad: 1 }] }],
      emitir: true,
    },
  })
  const dice = async () => (await textoDePdf(await admin.call(facturas.pdf, { params: { id } }))).join(' ')
  const antes = await dice()
  await admin.call(facturas.update, { params: { id }, body: { notas: 'Apunte de la casa' } })
  expect(await dice()).toBe(antes)
  await t.house.db.execute(sql`update modelos set nombre = 'Otro nombre' where id = ${MODELO}`)
  await admin.call(facturas.anular, { params: { id }, body: { motivo: 'Duplicada' } })
  const [marca = '', resto = ''] = (await dice()).split(/(?<=ANUL\s*ADA)/)
  expect(marca.replace(/\s/g, '')).toBe('ANULADA')
  expect(resto.trim()).toBe(antes.trim())
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
})
