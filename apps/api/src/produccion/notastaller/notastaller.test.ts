import { escaner } from '@telar/contract/casa/escaner'
import { modelos } from '@telar/contract/catalogo/modelos'
import { recibidas } from '@telar/contract/facturacion/recibidas'
import { transferencias } from '@telar/contract/facturacion/transferencias'
import { liquidacionestaller } from '@telar/contract/produccion/liquidacionestaller'
import { notastaller } from '@telar/contract/produccion/notastaller'
import { operaciones } from '@telar/contract/produccion/operaciones'
import { ordenesfab } from '@telar/contract/produccion/ordenesfab'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { rows } from '../../db/rows.ts'
import { correosTable } from '../../db/schema/casa/correos.ts'
import { proveedoresTable } from '../../db/schema/produccion/proveedores.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { casaQueFactura } from '../../testing/factura.ts'
import { escandalloPara, materiaPara, ordenPara, proveedorPara } from '../../testing/produccion.ts'
import { cuadreDeProduccion } from '../cuadre.ts'

const ALBA = 1
const IBAN = 'ES9121000418450200051332'
let ahora = new Date('2027-03-10T10:00:00Z')

let t: TestApp
let produccion: Awaited<ReturnType<TestApp['as']>>
let ventas: Awaited<ReturnType<TestApp['as']>>
let tipos: Map<string, number>

beforeAll(async () => {
  t = await testApp({}, () => ahora)
  await casaQueFactura(t)
  produccion = await t.as('produccion@telar.test')
  ventas = await t.as('ventas@telar.test')
  await escandalloPara(produccion, ALBA, await materiaPara(produccion, await proveedorPara(t, produccion)))
  const { data } = await produccion.call(operaciones.search, { body: { pageSize: 50 } })
  tipos = new Map(data.map(({ codigo, id }) => [codigo, id]))
})
afterAll(() => t.close())

const tipo = (codigo: string) => tipos.get(codigo) as number
const dicho = (hecho: Promise<unknown>) =>
  hecho.then(
    () => '',
    (error: { messages: string[]; fields?: Record<string, string[]> }) =>
      [...error.messages, ...Object.values(error.fields ?? {}).flat()].join(' '),
  )
const ruta = (id: number) => produccion.call(ordenesfab.ruta, { params: { id } })
const linea = (colorId: number, celdas: Record<string, number>) => ({
  colorId,
  tallasCantidades: Object.entries(celdas).map(([talla, cantidad]) => ({ talla, cantidad })),
})
const enviar = (ordenOperacionId: number, colorId: number, celdas: Record<string, number>, datos: object = {}) =>
  produccion.call(notastaller.create, { body: { ordenOperacionId, lineas: [linea(colorId, celdas)], ...datos } })
const volver = (id: number, colorId: number, talla: string, cuentas: object, datos: object = {}) =>
  produccion.call(notastaller.volver, { params: { id }, body: { celdas: [{ colorId, talla, ...cuentas }], ...datos } })
const stock = async (colorId: number, talla: string) => {
  const { variantes } = await produccion.call(modelos.get, { params: { id: ALBA } })
  const { stock: buenas, segunda } = variantes.find((una) => una.colorId === colorId && una.talla === talla) ?? {}
  return { buenas, segunda }
}

/** An order of that route, launched and cut: the first workshop sews, another irons, the rest is done in the house. */
async function cortada(celdas: Record<string, number>, codigos = ['CONFECCION', 'PLANCHA']) {
  const { id, colorId, tallerId } = await ordenPara(t, produccion, ALBA, celdas, { tarifaTaller: 6 })
  const otro = await proveedorPara(t, produccion, 'taller')
  const [primera] = (await ruta(id)).pasos
  const pasos = codigos.map((codigo) => ({
    operacionId: tipo(codigo),
    id: codigo === 'CONFECCION' ? (primera?.id ?? null) : null,
    ...(codigo === 'CONFECCION' ? { tallerId, tarifa: 6, precioPerdida: 10 } : { tallerId: otro, tarifa: 0.5 }),
  }))
  await produccion.call(ordenesfab.guardarRuta, { params: { id }, body: { pasos } })
  await produccion.call(ordenesfab.cortar, {
    params: { id },
    body: { lineas: [linea(colorId, celdas)], motivo: 'Prueba' },
  })
  const { pasos: hechos } = await ruta(id)
  const paso = (codigo: string) => hechos.find(({ operacionId }) => operacionId === tipo(codigo))?.id as number
  return { id, colorId, tallerId, otro, paso }
}

const cuadra = async () => {
  for (const { nombre, sql } of cuadreDeProduccion)
    expect([nombre, await rows(t.house.db, z.object({ que: z.string() }), sql)]).toEqual([nombre, []])
}

describe('out and back', () => {
  test('garments go from the cut through each operation into the stock', async () => {
    const { id, colorId, paso } = await cortada({ '38': 10 })
    const antes = await stock(colorId, '38')
    const conf = paso('CONFECCION')
    const plancha = paso('PLANCHA')
    expect(await dicho(enviar(conf, colorId, { '38': 11 }))).toContain('10')
    expect(await dicho(enviar(plancha, colorId, { '38': 1 }))).toContain('0')
    const nota = await enviar(conf, colorId, { '38': 8 }, { fechaPrevista: '2027-03-20', acompana: 'Patrón 7' })
    expect(await produccion.call(ordenesfab.get, { params: { id } })).toMatchObject({ estado: 'enTaller' })
    expect(await produccion.call(notastaller.get, { params: { id: nota } })).toMatchObject({
      ...{ estado: 'fuera', fuera: 8, tarifa: 6, ultima: false, acompana: 'Patrón 7', precioPerdida: 10 },
      celdas: [{ talla: '38', cantidad: 8, fuera: 8 }],
    })
    expect(await dicho(volver(nota, colorId, '38', { buenas: 9 }))).toContain('8')
    expect(await dicho(volver(nota, colorId, '38', { segundas: 1 }))).toContain('por qué')
    await volver(nota, colorId, '38', { buenas: 5, segundas: 1, motivo: 'costura', detalle: 'Manga', perdidas: 1 })
    expect(await stock(colorId, '38')).toEqual({ ...antes, segunda: (antes.segunda ?? 0) + 1 })
    expect((await ruta(id)).pasos).toMatchObject([
      { porEnviar: 2, fuera: 1, buenas: 5, segundas: 1, perdidas: 1 },
      { porEnviar: 5, fuera: 0, buenas: 0 },
    ])
    const segunda = await enviar(plancha, colorId, { '38': 5 })
    await volver(segunda, colorId, '38', { buenas: 5 })
    expect(await stock(colorId, '38')).toEqual({ buenas: (antes.buenas ?? 0) + 5, segunda: (antes.segunda ?? 0) + 1 })
    expect(await produccion.call(ordenesfab.get, { params: { id } })).toMatchObject({
      ...{ estado: 'recibidaParcial', recibidas: 5, segundas: 1, perdidas: 1 },
    })
    await cuadra()
  })

  test('what is out with a note comes back by it; the rest may come by one act, through all that was left', async () => {
    const { id, colorId, paso } = await cortada({ '38': 10 })
    const nota = await enviar(paso('CONFECCION'), colorId, { '38': 4 })
    const recibir = (recibida: number, resto: object = {}) =>
      produccion.call(ordenesfab.recibir, {
        params: { id },
        body: { lineas: [{ colorId, tallasCantidades: [{ talla: '38', recibida, ...resto }] }] },
      })
    expect(await dicho(recibir(7))).toContain('4')
    await recibir(5, { segunda: 1, motivo: 'mancha' })
    expect((await ruta(id)).pasos).toMatchObject([
      { porEnviar: 0, fuera: 4, buenas: 6 },
      { porEnviar: 0, fuera: 0, buenas: 5, segundas: 1 },
    ])
    expect(await dicho(produccion.call(ordenesfab.cerrar, { params: { id }, body: { nota: 'Fin' } }))).toContain('4')
    await volver(nota, colorId, '38', { perdidas: 4 })
    await produccion.call(ordenesfab.cerrar, { params: { id }, body: { nota: '' } })
    await cuadra()
  })

  test('what was noted by mistake is taken back, while nothing has followed', async () => {
    const { id, colorId, paso } = await cortada({ '38': 6 })
    const antes = await stock(colorId, '38')
    const nota = await enviar(paso('CONFECCION'), colorId, { '38': 6 })
    const { vueltas } = await volver(nota, colorId, '38', { buenas: 4, segundas: 1, motivo: 'talla' })
    const otra = await enviar(paso('PLANCHA'), colorId, { '38': 3 })
    const anularVuelta = (vueltaId: number) => produccion.call(notastaller.anularVuelta, { params: { id: vueltaId } })
    const anular = (notaId: number) => produccion.call(notastaller.anular, { params: { id: notaId }, body: {} })
    expect(await dicho(anular(nota))).toContain('ya ha vuelto')
    expect(await dicho(anularVuelta(vueltas[0]?.id ?? 0))).toContain('siguiente')
    await anular(otra)
    expect(await dicho(volver(otra, colorId, '38', { buenas: 1 }))).toContain('anulada')
    await anularVuelta(vueltas[0]?.id ?? 0)
    expect(await dicho(anularVuelta(vueltas[0]?.id ?? 0))).toContain('anulada')
    expect(await stock(colorId, '38')).toEqual(antes)
    expect(await produccion.call(ordenesfab.get, { params: { id } })).toMatchObject({
      ...{ estado: 'enTaller', segundas: 0, recibidas: 0 },
    })
    await anular(nota)
    expect((await ruta(id)).pasos[0]).toMatchObject({ porEnviar: 6, fuera: 0 })
    await cuadra()
  })

  test('what is out with a note is told apart, and nothing but its note brings it back', async () => {
    const { id, colorId, paso } = await cortada({ '38': 3, '40': 2 }, ['CONFECCION'])
    const fuera = async () =>
      (await produccion.call(ordenesfab.get, { params: { id } })).lineas[0]?.tallasCantidades.map((una) => una.fuera)
    expect(await fuera()).toEqual([0, 0])
    const nota = await enviar(paso('CONFECCION'), colorId, { '38': 2, '40': 2 })
    expect(await fuera()).toEqual([2, 2])
    await volver(nota, colorId, '38', { buenas: 1 })
    expect(await fuera()).toEqual([1, 2])
  })

  test('a statement that is left without lines does not stay', async () => {
    const { colorId, tallerId, paso } = await cortada({ '38': 3 }, ['CONFECCION'])
    const nota = await enviar(paso('CONFECCION'), colorId, { '38': 3 })
    await volver(nota, colorId, '38', { buenas: 2 })
    await volver(nota, colorId, '38', { buenas: 1 })
    const id = await produccion.call(liquidacionestaller.create, { body: { tallerId, mes: '2027-03' } })
    const { vueltas } = await produccion.call(notastaller.get, { params: { id: nota } })
    const [una, otra] = vueltas.map((vuelta) => vuelta.id)
    const anular = (vueltaId = 0) => produccion.call(notastaller.anularVuelta, { params: { id: vueltaId } })
    await anular(una)
    expect((await produccion.call(liquidacionestaller.get, { params: { id } })).lineas).toHaveLength(1)
    await anular(otra)
    await expect(produccion.call(liquidacionestaller.get, { params: { id } })).rejects.toMatchObject({ status: 404 })
  })

  test('work that neither a workshop nor the sheet says a price of is paid at its usual rate', async () => {
    const { id, colorId, paso } = await cortada({ '38': 2 }, ['CONFECCION', 'PLANCHA'])
    const conUsual = async (tarifa: number, minutos: number | null) => {
      const { data } = await produccion.call(operaciones.search, { body: { pageSize: 50 } })
      const plancha = data.find(({ codigo }) => codigo === 'PLANCHA')
      if (!plancha) throw new Error('There is no ironing.')
      await produccion.call(operaciones.update, { params: { id: plancha.id }, body: { ...plancha, tarifa, minutos } })
    }
    const { pasos, version } = await ruta(id)
    const tallerId = await proveedorPara(t, produccion, 'taller')
    const sin = pasos.map((uno) => (uno.trabajo === 'acabado' ? { ...uno, tallerId, tarifa: null } : uno))
    await produccion.call(ordenesfab.guardarRuta, { params: { id }, body: { version, pasos: sin } })
    const plancha = async () => (await ruta(id)).pasos.find(({ trabajo }) => trabajo === 'acabado')
    expect(await plancha()).toMatchObject({ tarifaEfectiva: 0, origen: 'ninguno', minutos: null })
    await conUsual(0.4, 2.5)
    expect(await plancha()).toMatchObject({ tarifa: 0, tarifaEfectiva: 0.4, origen: 'habitual', minutos: 2.5 })
    await volver(await enviar(paso('CONFECCION'), colorId, { '38': 2 }), colorId, '38', { buenas: 2 })
    const nota = await enviar(paso('PLANCHA'), colorId, { '38': 2 })
    expect(await produccion.call(notastaller.get, { params: { id: nota } })).toMatchObject({ tarifa: 0.4 })
    await volver(nota, colorId, '38', { buenas: 2 })
    const { real } = await produccion.call(ordenesfab.coste, { params: { id } })
    expect(real.lineas.find(({ tipo: suyo }) => suyo === 'acabado')).toMatchObject({ precio: 0.4 })
    await conUsual(0, null)
  })

  test('two people at once send no more than there is, and bring back no more than left', async () => {
    const { colorId, paso } = await cortada({ '38': 5 }, ['CONFECCION'])
    const salidas = await Promise.allSettled([3, 3, 3].map((n) => enviar(paso('CONFECCION'), colorId, { '38': n })))
    const [hecha] = salidas.flatMap((salida) => (salida.status === 'fulfilled' ? [salida.value] : []))
    expect(salidas.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const vueltas = await Promise.allSettled([2, 2, 2].map((buenas) => volver(hecha ?? 0, colorId, '38', { buenas })))
    expect(vueltas.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await cuadra()
  })

  test('what left with a note is put right on the note, and no less was cut than left', async () => {
    const { id, colorId, paso } = await cortada({ '38': 6 })
    await enviar(paso('CONFECCION'), colorId, { '38': 4 })
    const corregir = (cuentas: object) =>
      produccion.call(ordenesfab.corregir, {
        params: { id },
        body: {
          lineas: [{ colorId, tallasCantidades: [{ talla: '38', cortada: 6, recibida: 0, segunda: 0, ...cuentas }] }],
          nota: 'Mal contado',
        },
      })
    expect(await dicho(corregir({ recibida: 1 }))).toContain('nota')
    expect(await dicho(corregir({ cortada: 3 }))).toContain('4')
    await corregir({ cortada: 5 })
    expect((await ruta(id)).pasos[0]).toMatchObject({ porEnviar: 1, fuera: 4 })
    await cuadra()
  })

  test('the note on paper keeps what it said and can be scanned; what is at a workshop is known', async () => {
    const { colorId, tallerId, paso } = await cortada({ '38': 3 })
    const nota = await enviar(
      paso('CONFECCION'),
      colorId,
      { '38': 3 },
      { fecha: '2027-03-01', fechaPrevista: '2027-03-05' },
    )
    const papel = await produccion.call(notastaller.pdf, { params: { id: nota } })
    expect(papel.size).toBeGreaterThan(5000)
    const { numero } = await produccion.call(notastaller.get, { params: { id: nota } })
    expect(await produccion.call(escaner.resolver, { body: { codigo: numero } })).toMatchObject({
      clase: 'nota',
      id: nota,
    })
    const talleres = await produccion.call(notastaller.enTaller, {})
    expect(talleres.find((uno) => uno.tallerId === tallerId)).toMatchObject({
      ...{ prendas: 3, atrasadas: 3, notas: [{ numero, dias: 9, atrasada: true }] },
    })
    await cuadra()
  })
})

describe('routes', () => {
  test('a new order takes the route of its model and the rates of its workshops', async () => {
    const { id, tallerId, otro } = await cortada({ '38': 1 })
    await produccion.call(operaciones.guardarTarifas, {
      params: { id: otro },
      body: { tarifas: [{ operacionId: tipo('PLANCHA'), tarifa: 0.7, precioPerdida: 12 }] },
    })
    const { pasos, version } = await ruta(id)
    const [conf, plancha] = pasos
    const suyos = [
      { id: conf?.id ?? 0, operacionId: tipo('CONFECCION'), tallerId, tarifa: 6 },
      { id: plancha?.id ?? 0, operacionId: tipo('PLANCHA'), tallerId: otro },
    ]
    await produccion.call(ordenesfab.guardarRuta, { params: { id }, body: { pasos: suyos, deModelo: true, version } })
    const nueva = await ordenPara(t, produccion, ALBA, { '38': 2 }, {}, 'borrador')
    expect((await ruta(nueva.id)).pasos).toMatchObject([
      { tallerId: nueva.tallerId, tarifa: 6 },
      { tallerId: otro, tarifa: 0.7, precioPerdida: 12 },
    ])
    await t.house.db.execute('delete from modelo_operaciones')
  })

  test('work in the house needs no workshop; what has garments stays where it is', async () => {
    const { id } = await ordenPara(t, produccion, ALBA, { '38': 2 }, {}, 'borrador')
    const dentro = { operacionId: tipo('CONFECCION'), dentro: true }
    await produccion.call(ordenesfab.guardarRuta, { params: { id }, body: { pasos: [dentro] } })
    expect(await produccion.call(ordenesfab.get, { params: { id } })).toMatchObject({ tallerId: null })
    await produccion.call(ordenesfab.estado, { body: { ids: [id], estado: 'lanzada' } })
    const otra = await cortada({ '38': 3 })
    await enviar(otra.paso('CONFECCION'), otra.colorId, { '38': 1 })
    const guardar = (pasos: { id?: number; operacionId: number }[]) =>
      produccion.call(ordenesfab.guardarRuta, { params: { id: otra.id }, body: { pasos } })
    expect(await dicho(guardar([{ operacionId: tipo('PLANCHA') }]))).toContain('con prendas')
    expect(await dicho(guardar([{ operacionId: tipo('CORTE') }]))).toContain('además del corte')
  })

  test('an outside cutter is paid for what was cut', async () => {
    const { id, colorId } = await ordenPara(t, produccion, ALBA, { '38': 4 }, { tarifaTaller: 6 })
    const cortador = await proveedorPara(t, produccion, 'taller')
    const [conf] = (await ruta(id)).pasos
    await produccion.call(ordenesfab.guardarRuta, {
      params: { id },
      body: {
        pasos: [
          { operacionId: tipo('CORTE'), tallerId: cortador, tarifa: 0.8 },
          { id: conf?.id ?? 0, operacionId: tipo('CONFECCION'), tallerId: conf?.tallerId ?? null, tarifa: 6 },
        ],
      },
    })
    const body = { lineas: [linea(colorId, { '38': 4 })], motivo: 'Prueba' }
    await produccion.call(ordenesfab.cortar, { params: { id }, body })
    const porLiquidar = await produccion.call(liquidacionestaller.porLiquidar, {})
    expect(porLiquidar.find(({ tallerId }) => tallerId === cortador)).toMatchObject({ prendas: 4, importe: 3.2 })
  })
})

test('a month is checked, settled once, invoiced and paid; what is noted late goes to the next', async () => {
  const { id, colorId, tallerId, paso } = await cortada({ '38': 20 })
  await t.house.db.update(proveedoresTable).set({ iban: IBAN, idioma: 'ca' }).where(eq(proveedoresTable.id, tallerId))
  const nota = await enviar(paso('CONFECCION'), colorId, { '38': 20 }, { fecha: '2027-02-01' })
  await volver(
    nota,
    colorId,
    '38',
    { buenas: 10, segundas: 2, motivo: 'costura', perdidas: 1 },
    { fecha: '2027-02-20' },
  )
  const preparar = (mes: string) => produccion.call(liquidacionestaller.create, { body: { tallerId, mes } })
  expect(await dicho(preparar('2027-05'))).toContain('no ha empezado')
  const dos = await Promise.allSettled([preparar('2027-02'), preparar('2027-02')])
  const [febrero = 0] = dos.flatMap((una) => (una.status === 'fulfilled' ? [una.value] : []))
  expect(dos.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const ver = (liquidacionId: number) => produccion.call(liquidacionestaller.get, { params: { id: liquidacionId } })
  const borrador = await ver(febrero)
  expect(borrador).toMatchObject({
    estado: 'borrador',
    importe: 62,
    nuevas: 0,
    lineas: [{ importe: 62, deAntes: false }],
  })
  const liquidar = (datos: object = {}) =>
    ventas.call(liquidacionestaller.liquidar, { params: { id: febrero }, body: { ...datos } })
  expect(await dicho(liquidar())).toContain('1')
  const revisar = (linea_: object) =>
    produccion.call(liquidacionestaller.revisar, {
      params: { id: febrero },
      body: { lineas: [{ id: borrador.lineas[0]?.id ?? 0, revisada: true, ...linea_ }] },
    })
  expect(await dicho(revisar({ corregido: 60 }))).toContain('por qué')
  expect(await revisar({ corregido: 60, motivo: 'Acordado' })).toMatchObject({ importe: 60 })
  const suyo = { params: { id: febrero }, body: {} }
  await expect(produccion.call(liquidacionestaller.liquidar, suyo)).rejects.toMatchObject({ status: 403 })
  const veces = await Promise.allSettled([liquidar({ para: 'taller@example.com' }), liquidar()])
  expect(veces.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const liquidada = await ver(febrero)
  expect(liquidada).toMatchObject({ estado: 'liquidada', numero: expect.stringMatching(/^LT2027\//), importe: 60 })
  expect(await dicho(revisar({}))).toContain('no se cambia')

  await volver(nota, colorId, '38', { buenas: 2 }, { fecha: '2027-02-25' })
  const marzo = await preparar('2027-03')
  expect((await ver(marzo)).lineas).toMatchObject([{ buenas: 2, importe: 12, deAntes: true }])
  const { vueltas } = await produccion.call(notastaller.get, { params: { id: nota } })
  const anular = (i: number) => produccion.call(notastaller.anularVuelta, { params: { id: vueltas[i]?.id ?? 0 } })
  expect(await dicho(anular(1))).toContain('LT2027')
  await anular(0)
  await expect(ver(marzo)).rejects.toMatchObject({ status: 404 })

  const libres = await ventas.call(recibidas.liquidacionesSinFactura, { params: { id: tallerId } })
  expect(libres).toMatchObject([{ id: febrero, importe: 60, mes: '2027-02' }])
  const dias = { fecha: '2027-03-02', fechaRecepcion: '2027-03-03' }
  const factura = await ventas.call(recibidas.create, {
    body: {
      ...{ proveedorId: tallerId, numero: 'T-1', ...dias, gasto: 'taller', liquidacionIds: [febrero] },
      ...{ tramos: [{ iva: 21, base: 62 }], vencimientos: [{ fecha: '2027-03-10', importe: 75.02 }] },
    },
  })
  const deLiquidacion = () => ventas.call(recibidas.deLiquidacion, { params: { id: febrero } })
  expect(await deLiquidacion()).toMatchObject({ facturas: [{ id: factura, diferencia: 2, pendiente: 75.02 }] })
  expect(await ventas.call(recibidas.liquidacionesSinFactura, { params: { id: tallerId } })).toEqual([])
  const otra = { proveedorId: tallerId, numero: 'T-2', ...dias, tramos: [{ iva: 21, base: 1 }] }
  expect(await dicho(ventas.call(recibidas.create, { body: { ...otra, liquidacionIds: [febrero] } }))).toContain(
    'liquidación',
  )
  const pagos = [{ clase: 'recibida' as const, documentoId: factura, vence: '2027-03-10' }]
  const hecha = await ventas.call(transferencias.crear, { body: { ejecucion: '2027-03-10', pagos } })
  await ventas.call(transferencias.pagar, { params: { id: hecha.id } })
  expect(await deLiquidacion()).toMatchObject({ facturas: [{ pendiente: 0 }] })

  const papel = await produccion.call(liquidacionestaller.pdf, { params: { id: febrero } })
  expect(papel.size).toBeGreaterThan(5000)
  const [correo] = await t.house.db.select().from(correosTable).where(eq(correosTable.plantilla, 'liquidacion-taller'))
  if (correo) expect(correo).toMatchObject({ idioma: 'ca', adjunto: { clase: 'liquidacion-taller', id: febrero } })

  const segundas = await produccion.call(notastaller.segundas, {
    body: { desde: '2027-02-01', hasta: '2027-02-28', tallerId },
  })
  expect(segundas).toMatchObject({
    talleres: [{ prendas: 13, segundas: 2, perdidas: 1, tasa: 15.4 }],
    filas: [{ motivo: 'costura', segundas: 2, modeloId: ALBA }],
  })
  expect(await produccion.call(ordenesfab.ruta, { params: { id } })).toMatchObject({ pasos: [{ fuera: 7 }, {}] })
  await cuadra()
})

test('an order costs what its operations were really paid', async () => {
  const { id, colorId, tallerId, paso } = await cortada({ '38': 10 }, ['CONFECCION'])
  const coste = async () => {
    const { real } = await produccion.call(ordenesfab.coste, { params: { id } })
    const { precio } = real.lineas.find(({ tipo: uno }) => uno === 'confeccion') ?? {}
    return [precio, real.origenManoDeObra]
  }
  expect(await coste()).toEqual([6, 'taller'])
  const nota = await enviar(paso('CONFECCION'), colorId, { '38': 10 })
  await volver(nota, colorId, '38', { buenas: 10 })
  await produccion.call(ordenesfab.cerrar, { params: { id }, body: { nota: '' } })
  const { costeReal: antes } = await produccion.call(ordenesfab.get, { params: { id } })
  ahora = new Date('2027-04-02T10:00:00Z')
  const liquidacion = await produccion.call(liquidacionestaller.create, { body: { tallerId, mes: '2027-03' } })
  const { lineas } = await produccion.call(liquidacionestaller.get, { params: { id: liquidacion } })
  await produccion.call(liquidacionestaller.revisar, {
    params: { id: liquidacion },
    body: { lineas: [{ id: lineas[0]?.id ?? 0, revisada: true, corregido: 70, motivo: 'Más trabajo' }] },
  })
  await ventas.call(liquidacionestaller.liquidar, { params: { id: liquidacion }, body: {} })
  expect(await coste()).toEqual([7, 'taller'])
  const { costeReal: luego } = await produccion.call(ordenesfab.get, { params: { id } })
  expect(luego).toBeGreaterThan(antes ?? 0)
  const { real } = await produccion.call(ordenesfab.coste, { params: { id } })
  expect(luego).toBe(real.coste)
  await cuadra()
})
