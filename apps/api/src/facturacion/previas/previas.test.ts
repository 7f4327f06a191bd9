import { clientes } from '@telar/contract/clientes/clientes'
import { cobros } from '@telar/contract/facturacion/cobros'
import { facturas } from '@telar/contract/facturacion/facturas'
import { impuestos } from '@telar/contract/facturacion/impuestos'
import { pases } from '@telar/contract/facturacion/pases'
import { reclamaciones } from '@telar/contract/facturacion/reclamaciones'
import { remesas } from '@telar/contract/facturacion/remesas'
import { verifactu } from '@telar/contract/facturacion/verifactu'
import { cuadre } from '@telar/contract/portada/cuadre'
import { inicio } from '@telar/contract/portada/inicio'
import { diaDe, masDias } from '@telar/domain/fecha'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { firstRow } from '../../db/rows.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { clientePara } from '../../testing/cliente.ts'
import { casaQueFactura, facturador, suelta } from '../../testing/factura.ts'
import { type Importador, importador } from '../../testing/importador.ts'
import { leerCuenta } from '../cuentas/cuenta.ts'

const HOY = diaDe(new Date())
const EMITIDA = masDias(HOY, -90)
const VENCIDA = masDias(HOY, -40)
const LEJOS = masDias(HOY, 20)

type Client = Awaited<ReturnType<TestApp['as']>>
let t: TestApp
let admin: Client
let previas: Importador
let clienteId: number
beforeAll(async () => {
  t = await testApp()
  await casaQueFactura(t)
  admin = await t.as('admin@telar.test')
  previas = importador(admin)
  clienteId = await clientePara(t, 'cliente@telar.test', {
    ...{ codigo: 'ANTES', razonSocial: 'Modas de Antes SL', email: 'paga@antes.test' },
    ...{ formaPago: 'giro', iban: 'ES9121000418450200051332', limiteRiesgo: 5000 },
    mandatoSepa: { referencia: 'ANTES-1', fecha: masDias(HOY, -300), tipo: 'CORE', secuencia: 'RCUR' } as never,
  })
})
afterAll(() => t.close())

/** As another program would have it: in two instalments, in one, and one in the customer's favour. */
const HOJA = `Factura;NIF;Fecha factura;Vencimiento;Pendiente de cobro
2025-118;ANTES;${EMITIDA};${VENCIDA};1.000,00
2025-118;ANTES;${EMITIDA};${LEJOS};2.500,50
2025-120;ANTES;${EMITIDA};${LEJOS};300
AB-7;ANTES;${EMITIDA};;-50,25`
const DEBE = 3750.25

const llamada = async (numero: string) => {
  const { data } = await admin.call(facturas.search, { body: { pageNumber: 1, pageSize: 5, keyword: numero } })
  return data.find(({ numeroCompleto }) => numeroCompleto === numero)
}
const pendiente = async () =>
  (await admin.call(cobros.pendientes, { body: {} })).clientes.find((uno) => uno.clienteId === clienteId)
const Fiscal = z.object({ n: z.int(), total: z.number() })
const fiscal = async () => {
  const ejercicio = Number(EMITIDA.slice(0, 4))
  const periodo = { desde: `${ejercicio}-01-01`, hasta: HOY }
  return {
    impuestos: await admin.call(impuestos.impuestos, { body: periodo }),
    pase: await admin.call(pases.pasePrevio, { body: periodo }),
    semanas: (await admin.call(inicio.inicio, {})).semanas,
    comerciales: (await admin.call(inicio.inicio, {})).comerciales,
    total: (await admin.call(facturas.sumaTotales, { body: {} })).total,
    registros: (await admin.call(verifactu.resumen, {})).sinRegistro,
    libro: await firstRow(
      t.owner,
      Fiscal,
      sql`select count(*)::int as n, sum(importe)::float8 as total from libro_expedidas`,
    ),
    contadores: await firstRow(
      t.owner,
      Fiscal,
      sql`select count(*)::int as n, sum(ultimo)::float8 as total from contadores`,
    ),
  }
}

describe('what another program left to be collected', () => {
  test('each row says what is wrong with it, and nothing is written', async () => {
    const id = await facturador(admin).emitir(clienteId, { lineas: [suelta(1, 10)] })
    const nuestra = (await facturador(admin).ver(id)).numeroCompleto
    const mala = await previas.probada(
      'previas',
      `Número de factura;Cliente;Fecha;Vence;Pendiente
X1;NADIE;${EMITIDA};;10
X2;ANTES;${masDias(HOY, 1)};;10
X3;ANTES;${EMITIDA};${masDias(EMITIDA, -1)};10
X4;ANTES;${EMITIDA};;0
X5;ANTES;${EMITIDA};;muchos
X6;ANTES;31/02/2026;;10
${nuestra};ANTES;${EMITIDA};;10
X7;ANTES;${EMITIDA};;10`,
    )
    expect(mala.filas.map(({ errores }) => errores[0]?.campo)).toEqual([
      ...[
        'Cliente (código, NIF o nombre)',
        'Fecha',
        'Vence',
        'Pendiente',
        'Pendiente',
        'Fecha',
        'Número de factura',
        undefined,
      ],
    ])
    expect(mala).toMatchObject({ conErrores: 7, crear: 1 })
    expect(await llamada('X7')).toBeUndefined()
  })

  test.each([
    ['en', 'Date;Num;Due;Client;Description;Subtotal;IVA;Total;Collected;Pending;Status'],
    ['es', 'Fecha;Num;Vencimiento;Cliente;Descripción;Subtotal;IVA;Total;Cobrado;Pendiente;Estado'],
  ])('comes as Holded lists it (%s), and goes whole', async (idioma, cabecera) => {
    const dia = (fecha: string) => fecha.split('-').reverse().join('/')
    const numero = `FV-${idioma}-0041`
    const hoja = `${cabecera}\n${dia(EMITIDA)};${numero};${dia(LEJOS)};Modas de Antes SL;Temporada;826,45;173,55;1.000,00;250,00;750,00;Pending`
    const antes = await pendiente()
    const { id, origen, crear } = await previas.escrita('previas', hoja)
    expect([origen, crear]).toEqual(['holded', 1])
    expect(await llamada(numero)).toMatchObject({ fecha: EMITIDA, vence: LEJOS, total: 750, pendiente: 750 })
    expect((await pendiente())?.total).toBe((antes?.total ?? 0) + 750)
    await previas.deshacer(id)
    expect(await llamada(numero)).toBeUndefined()
    expect(await pendiente()).toEqual(antes)
  })

  test('is owed wherever debts are, and is nothing to the tax agency, the accounts or sales', async () => {
    const antes = await fiscal()
    const deudaDeAntes = (await admin.call(clientes.credito, { params: { id: clienteId }, query: {} })).saldo
    const traida = await previas.escrita('previas', HOJA)
    expect(traida).toMatchObject({ crear: 3, reversible: true })
    const una = await llamada('2025-118')
    expect(una).toMatchObject({ tipo: 'previa', situacion: 'vencida', total: 3500.5, base: 0, vence: VENCIDA })

    const credito = await admin.call(clientes.credito, { params: { id: clienteId }, query: {} })
    expect(credito).toMatchObject({ saldo: deudaDeAntes + DEBE, vencidoDesde: VENCIDA })
    expect(await pendiente()).toMatchObject({ facturas: 4, total: deudaDeAntes + DEBE })
    const cuenta = await leerCuenta(t.house.db, clienteId, { desde: EMITIDA, hasta: HOY }, undefined)
    expect(cuenta.saldo).toBe(deudaDeAntes + DEBE)
    const { cartas } = await admin.call(reclamaciones.propuestas, { body: {} })
    expect(cartas.find((carta) => carta.clienteId === clienteId)?.debidas).toMatchObject([
      { numeroCompleto: '2025-118', vence: VENCIDA, importe: 1000 },
    ])
    const giros = await admin.call(remesas.candidatos, { body: { hasta: LEJOS, cargo: masDias(HOY, 5) } })
    expect(giros.filter((giro) => giro.facturaId === una?.id).map(({ importe }) => importe)).toEqual([1000, 2500.5])
    const suya = await t.as('cliente@telar.test')
    expect((await suya.call(facturas.getWeb, { params: { id: una?.id ?? 0 } })).importes.total).toBe(3500.5)
    expect(await fiscal()).toEqual(antes)

    await previas.deshacer(traida.id)
    expect(await llamada('2025-118')).toBeUndefined()
    expect(await pendiente()).toMatchObject({ facturas: 1 })
  })

  test('is collected here, and then stays', async () => {
    const traida = await previas.escrita('previas', HOJA)
    const id = (await llamada('2025-118'))?.id ?? 0
    const tras = await admin.call(cobros.cobrar, { params: { id }, body: { medio: 'transferencia', importe: 1000 } })
    expect(tras).toMatchObject({ pendiente: 2500.5, vence: LEJOS })
    await expect(previas.deshacer(traida.id)).rejects.toMatchObject({
      messages: [expect.stringContaining('2025-118')],
    })
    expect(await llamada('AB-7')).toBeDefined()

    const { asientos } = await admin.call(pases.pasePrevio, { body: { desde: HOY, hasta: HOY } })
    expect(asientos).toBeGreaterThan(0)
    const abono = (await llamada('AB-7'))?.id ?? 0
    await admin.call(cobros.cobrar, {
      params: { id },
      body: { medio: 'compensacion', importe: 50.25, contraparteId: abono },
    })
    expect(await llamada('AB-7')).toMatchObject({ situacion: 'cobrada' })

    const cobro = (await admin.call(facturas.get, { params: { id } })).cobros
    for (const { id: cobroId } of cobro) await admin.call(cobros.borrarCobro, { params: { id, cobroId } })
    await previas.deshacer(traida.id)
    expect(await llamada('AB-7')).toBeUndefined()
  })

  test('a list that is exported is read back unchanged, and changed by what was changed', async () => {
    const traida = await previas.escrita('previas', HOJA)
    const ids = await Promise.all(['2025-118', '2025-120', 'AB-7'].map(async (n) => (await llamada(n))?.id ?? 0))
    await admin.call(cobros.cobrar, { params: { id: ids[0] ?? 0 }, body: { medio: 'transferencia', importe: 100 } })
    const titulos = {
      numeroCompleto: 'Número',
      cliente: 'Cliente',
      fecha: 'Fecha',
      vence: 'Vence',
      pendiente: 'Pendiente',
    }
    const columnas = Object.entries(titulos).map(([campo, titulo]) => ({ campo, titulo }))
    const hoja = Buffer.from(await (await admin.call(facturas.export, { body: { columnas, ids } })).arrayBuffer())
    const data = `data:application/octet-stream;base64,${hoja.toString('base64')}`
    expect(await previas.probar('previas', data)).toMatchObject({ iguales: 3, cambiar: 0, crear: 0, conErrores: 0 })

    expect(await previas.probada('previas', HOJA)).toMatchObject({ iguales: 3 })

    const cambiada = HOJA.replace(';300\n', ';280\n').replace('1.000,00', '950')
    const otra = await previas.probada('previas', cambiada)
    expect(otra).toMatchObject({ cambiar: 1, conErrores: 1 })
    expect(otra.filas.find(({ errores }) => errores.length > 0)?.etiqueta).toBe('2025-118')
    const menos = await previas.escrita(
      'previas',
      cambiada
        .split('\n')
        .filter((fila) => !fila.startsWith('2025-118'))
        .join('\n'),
    )
    expect(await llamada('2025-120')).toMatchObject({ total: 280, pendiente: 280 })
    await previas.deshacer(menos.id)
    expect(await llamada('2025-120')).toMatchObject({ total: 300, pendiente: 300 })
    await expect(previas.deshacer(traida.id)).rejects.toMatchObject({
      messages: [expect.stringContaining('2025-118')],
    })
  })

  test('is no invoice of ours: it is not sent, copied, corrected, annulled or posted', async () => {
    const id = (await llamada('2025-120'))?.id ?? 0
    const rehusa = { status: 409, messages: [expect.stringContaining('2025-120')] }
    await expect(admin.call(facturas.pdf, { params: { id } })).rejects.toMatchObject(rehusa)
    await expect(admin.call(facturas.enviar, { params: { id }, body: {} })).rejects.toMatchObject(rehusa)
    await expect(admin.call(facturas.duplicar, { params: { id }, body: {} })).rejects.toMatchObject(rehusa)
    await expect(admin.call(facturas.anular, { params: { id }, body: { motivo: 'No' } })).rejects.toMatchObject(rehusa)
    await expect(admin.call(pases.pase, { body: { ids: [id] } })).rejects.toMatchObject(rehusa)
    const rectificar = { tipo: 'R1', modo: 'I', motivo: 'No' } as const
    await expect(admin.call(facturas.rectificar, { params: { id }, body: rectificar })).rejects.toMatchObject(rehusa)
    await expect(admin.call(facturas.remove, { body: { ids: [id] } })).rejects.toMatchObject({ status: 409 })
    await expect(t.owner.execute(sql`delete from facturas where numero is not null`)).rejects.toThrow()
  })

  test('the books agree after all of it', async () => {
    expect((await admin.call(cuadre.comprobar, {})).ultimo).toMatchObject({ cuadra: true })
  })
})
