import { movimientos } from '@telar/contract/almacen/movimientos'
import { modelos } from '@telar/contract/catalogo/modelos'
import { comerciales } from '@telar/contract/clientes/comerciales'
import { grupos } from '@telar/contract/clientes/grupos'
import { cobros } from '@telar/contract/facturacion/cobros'
import { facturas } from '@telar/contract/facturacion/facturas'
import { Id } from '@telar/contract/kit/crud'
import { escandallos } from '@telar/contract/produccion/escandallos'
import { materias } from '@telar/contract/produccion/materias'
import { ordenesfab } from '@telar/contract/produccion/ordenesfab'
import { proveedores } from '@telar/contract/produccion/proveedores'
import { pedidos } from '@telar/contract/ventas/pedidos'
import { transportistas } from '@telar/contract/ventas/transportistas'
import { SIN_TEXTOS } from '@telar/domain/idioma'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { firstRow, rows, run } from '../db/rows.ts'
import type { House } from '../kit/house.ts'
import type { Mundo } from './mundo.ts'
import { TALLAS } from './paso.ts'
import { correoDe, TIENDAS } from './personas.ts'

type Hace = Pick<Mundo, 'hacer'>

const UnId = z.object({ id: Id })
const Casa = z.object({ countryId: Id, tipo: Id, temporada: Id })
type Casa = z.output<typeof Casa>

async function hecho({ hacer }: Hace, ...args: Parameters<Mundo['hacer']>) {
  const { status, body } = await hacer(...args)
  if (status !== 200) throw new Error(`The world could not be made: ${args[0].path} ${status} ${JSON.stringify(body)}`)
  return body
}

const creado = async (mundo: Hace, ...args: Parameters<Mundo['hacer']>): Promise<number> => {
  const body = await hecho(mundo, ...args)
  return typeof body === 'number' ? body : body.id
}

/** Four customers, of whom one is blocked and two have a rep; three of them buy in the shop. */
async function ponerClientes({ db }: House, mundo: Hace): Promise<void> {
  const comercialId = await creado(mundo, comerciales.create, {
    body: { codigo: 'H', nombre: 'Rep', comision: 10, criterio: 'cobrado' },
  } as never)
  await run(
    db,
    sql`
    insert into clientes (codigo, razon_social, nif, direccion_fiscal, country_id, recargo_equivalencia, dto_comercial,
      dto_pronto_pago, comercial_id, bloqueado, dias_pago)
    select 'H' || n, 'Tienda ' || n, 'H' || n, jsonb_build_object('nombre', '', 'calle', 'Carrer Nou, ' || n, 'codigoPostal', '08201',
      'ciudad', 'Sabadell', 'provincia', 'Barcelona', 'pais', 'ES', 'telefono', ''), c.id, n = 2, case n when 3 then 5.5 else 0 end,
      case n when 3 then 2.25 else 0 end, case when n < 3 then ${comercialId}::int end, n = 4, case n when 1 then '[30, 60]'::jsonb else '[0]' end
    from generate_series(1, 4) n, countries c where c.iso2 = 'ES'`,
  )
  for (const tienda of TIENDAS)
    await run(
      db,
      sql`
      update users set cliente_id = (select id from clientes where codigo = ${`H${tienda.at(-1)}`})
      where email = ${correoDe(tienda)}`,
    )
  await run(db, sql`update users set comercial_id = ${comercialId} where email = ${correoDe('comercial')}`)
}

interface ModeloNuevo {
  numero: string
  precioMayor: number
  stock: number
  colores: number[]
  proveedorId: number
}

/** What is kept of a model: its garments, its cloth and its sheet. */
async function ponerModelo(
  mundo: Hace,
  { tipo: modeloTipoId, temporada: temporadaId }: Casa,
  { numero, precioMayor, stock, colores, proveedorId }: ModeloNuevo,
): Promise<number> {
  const modeloId = await creado(mundo, modelos.create, {
    body: {
      ...{ numero, nombre: `Modelo ${numero}`, modeloTipoId, temporadaId, precioMayor, publicado: true },
      ...{ descripcion: SIN_TEXTOS, cuidados: SIN_TEXTOS, tallas: [...TALLAS] },
      variantes: colores.flatMap((colorId) => TALLAS.map((talla) => ({ colorId, talla, stock }))),
    },
  } as never)
  const materiaId = await creado(mundo, materias.create, {
    body: { codigo: `H-${numero}`, nombre: `Tejido ${numero}`, tipo: 'tejido', proveedorId, precio: 3.2 },
  } as never)
  await hecho(mundo, escandallos.saveEscandallo, {
    params: { id: modeloId },
    body: {
      lineas: [
        { tipo: 'materia', materiaId, concepto: 'Tela', consumo: 1.85, merma: 5 },
        { tipo: 'confeccion', concepto: 'Confección', precio: 5.5 },
      ],
    },
  } as never)
  await hecho(mundo, materias.recibir, {
    body: { materiaId, piezas: [60, 24.5].map((metros, n) => ({ numero: `${numero}-${n}`, metros })) },
  } as never)
  await hecho(mundo, materias.pedir, { body: { materiaId, pedida: 80 } } as never)
  return modeloId
}

const linea = (modeloId: number, colorId: number, ...cantidades: number[]) => ({
  modeloId,
  colorId,
  tallasCantidades: cantidades.map((cantidad, i) => ({ talla: TALLAS[i], cantidad })),
})

/** Orders of every kind, an order of manufacture under way, invoices of which one is paid. */
async function ponerEnMarcha(
  { db }: House,
  mundo: Hace,
  modeloIds: number[],
  [color, otro]: number[],
  tallerId: number,
): Promise<void> {
  const clientes = await rows(db, UnId, sql`select id from clientes where codigo ~ '^H[0-9]$' order by codigo`)
  const [uno, dos, tres, cuatro] = clientes.map(({ id }) => id)
  const [m1, m2, m3] = modeloIds as [number, number, number]
  const [c1, c2] = [color as number, otro as number]
  const pedir = (clienteId: number | undefined, tipo: string, ...lineas: object[]) =>
    creado(mundo, pedidos.create, { body: { clienteId, tipo, lineas } } as never)
  const servicio = await pedir(uno, 'servicio', linea(m1, c1, 2, 1), linea(m2, c1, 1))
  await pedir(tres, 'servicio', linea(m2, c2, 1, 1, 2))
  await pedir(cuatro, 'servicio', linea(m3, c1, 2))
  const temporada = await pedir(uno, 'programacion', linea(m1, c1, 3, 5, 2), linea(m1, c2, 2, 2))
  await pedir(dos, 'programacion', linea(m1, c1, 2, 4), linea(m2, c1, 14, 3), linea(m3, c2, 12))
  await hecho(mundo, pedidos.situacion, { body: { ids: [servicio, temporada], situacion: 'confirmado' } } as never)

  const lineas = [
    { colorId: c1, tallasCantidades: [5, 9, 2].map((cantidad, i) => ({ talla: TALLAS[i], cantidad })) },
    { colorId: c2, tallasCantidades: [2, 2].map((cantidad, i) => ({ talla: TALLAS[i], cantidad })) },
  ]
  const planear = (modeloId: number) =>
    creado(mundo, ordenesfab.create, { body: { modeloId, tallerId, lineas } } as never)
  const orden = await planear(m1)
  await planear(m3)
  await hecho(mundo, ordenesfab.estado, { body: { ids: [orden, await planear(m1)], estado: 'lanzada' } } as never)
  const telas = await hecho(mundo, ordenesfab.porCortar, { params: { id: orden }, body: { lineas } } as never)
  const consumos = telas.flatMap(({ piezas }: { piezas: { id: number; propuesta: number }[] }) =>
    piezas.filter(({ propuesta }) => propuesta > 0).map(({ id, propuesta }) => ({ piezaId: id, cantidad: propuesta })),
  )
  await hecho(mundo, ordenesfab.cortar, {
    params: { id: orden },
    body: { lineas, consumos, motivo: 'Historia' },
  } as never)
  const llegan = [{ colorId: c1, tallasCantidades: [{ talla: TALLAS[1], recibida: 4, segunda: 1 }] }]
  await hecho(mundo, ordenesfab.recibir, { params: { id: orden }, body: { lineas: llegan } } as never)

  const pedido = await hecho(mundo, pedidos.get, { params: { id: servicio } } as never)
  const salen = pedido.lineas.map(({ id, tallasCantidades }: { id: number; tallasCantidades: object[] }) => ({
    lineaId: id,
    tallasCantidades,
  }))
  await hecho(mundo, pedidos.entrega, { params: { id: servicio }, body: { lineas: salen } } as never)
  const borrador = await hecho(mundo, facturas.fromPedido, {
    params: { id: servicio },
    query: { servido: true },
  } as never)
  const factura = await creado(mundo, facturas.create, { body: { ...borrador, emitir: true } } as never)
  await hecho(mundo, cobros.cobrar, { params: { id: factura }, body: { medio: 'giro', importe: 20 } } as never)
  const anticipo = { descripcion: 'Anticipo', cantidad: 1, precio: 250 }
  await creado(mundo, facturas.create, {
    body: { clienteId: uno, anticipo: true, emitir: true, lineas: [anticipo] },
  } as never)
}

/** A small house at work: three models in three colours and sizes and one nobody has ordered, a workshop, cloth, people. */
export async function poblar(house: House, mundo: Hace): Promise<void> {
  const { db } = house
  await run(
    db,
    sql`
    update app_settings set pedido_minimo = null, portes = '[]', empresa = empresa || '{"razonSocial":"Telar, S.L.","nif":"B12345674"}'`,
  )
  await ponerClientes(house, mundo)
  const casa = await firstRow(
    db,
    Casa,
    sql`select (select id from countries where iso2 = 'ES') as "countryId", (select min(id) from modelo_tipos) as tipo,
      (select max(id) from temporadas) as temporada`,
  )
  if (!casa) throw new Error('The demo is empty.')
  const proveedor = (tipo: string) =>
    creado(mundo, proveedores.create, {
      body: {
        ...{ codigo: `H-${tipo}`, razonSocial: `Proveedor ${tipo}`, countryId: casa.countryId, tipo },
        direccion: { calle: 'Carrer Nou, 1', ciudad: 'Sabadell', codigoPostal: '08201', pais: 'ES' },
      },
    } as never)
  const proveedorId = await proveedor('materia')
  const tallerId = await proveedor('taller')
  const colores = (await rows(db, UnId, sql`select id from colores order by id limit 3`)).map(({ id }) => id)
  const ids: number[] = []
  for (const [i, numero] of ['H1', 'H2', 'H3', 'H4'].entries()) {
    const nuevo = { numero, precioMayor: 10.33 + 7 * i, stock: 6 + i, colores, proveedorId }
    ids.push(await ponerModelo(mundo, casa, nuevo))
  }
  const grupoId = await creado(mundo, grupos.create, { body: { nombre: 'Historias', segundasEnTienda: true } } as never)
  await run(db, sql`update clientes set grupo_id = ${grupoId} where codigo in ('H1', 'H3')`)
  for (const [i, a] of (['segunda', 'outlet'] as const).entries())
    await hecho(mundo, movimientos.calidad, {
      body: {
        ...{ de: 'almacen', a, motivo: 'Historia' },
        celdas: TALLAS.map((talla) => ({ modeloId: ids[i], colorId: colores[2], talla, cantidad: 2 })),
      },
    } as never)
  await creado(mundo, transportistas.create, { body: { nombre: 'Historias', predeterminado: true } } as never)
  await ponerEnMarcha(house, mundo, ids, colores, tallerId)
}
