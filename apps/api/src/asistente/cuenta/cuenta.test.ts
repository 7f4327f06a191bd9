import { chatbot } from '@telar/contract/asistente/chatbot'
import { pedidos } from '@telar/contract/ventas/pedidos'
import { IDIOMAS, type Idioma } from '@telar/domain/idioma'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/app.ts'
import { clientePara } from '../../testing/cliente.ts'
import { enExistencias } from '../../testing/existencias.ts'
import { casaQueFactura, facturador, suelta } from '../../testing/factura.ts'
import { FUGAS_AJENAS } from '../chatbot/aciertos/fugas.ts'

type Client = Awaited<ReturnType<TestApp['as']>>

let t: TestApp
let cliente: Client
let mio: { numero: string; factura: string }
let ajeno: { numero: string; factura: string }

const preguntar = (quien: Client, message: string) =>
  quien.call(chatbot.completion, { body: { conversationId: crypto.randomUUID(), message } })

/** An order of so many garments and an invoice of that amount. */
async function comprar(ventas: Client, clienteId: number, cantidad: number, precio: number) {
  const { rows } = await t.house.db.execute<{ color: number }>(
    sql`select min(color_id) as color from modelo_variantes where modelo_id = 1`,
  )
  const lineas = [{ modeloId: 1, colorId: rows[0]?.color ?? 0, tallasCantidades: [{ talla: '38', cantidad }] }]
  const id = await ventas.call(pedidos.create, { body: { clienteId, lineas } })
  const { numero } = await ventas.call(pedidos.get, { params: { id } })
  const { emitir, ver } = facturador(ventas)
  const factura = await ver(await emitir(clienteId, { lineas: [suelta(1, precio)] }))
  return { numero, factura: factura.numeroCompleto ?? '' }
}

beforeAll(async () => {
  t = await testApp()
  await casaQueFactura(t)
  await enExistencias(t.house.db, 100)
  const [suyo, deOtro] = [
    await clientePara(t, 'cliente@telar.test'),
    await clientePara(t, 'porto@telar.test', { razonSocial: 'Boutique Rival', nif: 'B98765431' }),
  ]
  const ventas = await t.as('ventas@telar.test')
  mio = await comprar(ventas, suyo, 3, 100)
  ajeno = await comprar(ventas, deOtro, 7, 765.43)
  cliente = await t.as('cliente@telar.test')
  await t.house.db.execute(sql`delete from limites`)
})
afterAll(() => t.close())

test('a customer is told of their own orders, what comes, what they owe and what was invoiced', async () => {
  expect(await preguntar(cliente, '¿cómo van mis pedidos?')).toMatch(
    new RegExp(`${mio.numero}.*Prendas: 3. /pedido/\\d+`),
  )
  const llega = await preguntar(cliente, '¿cuándo llega el 1215?')
  expect(llega).toContain(`Pedido ${mio.numero} Vestido Alba`)
  expect(llega).toContain('Listas para enviar: 3.')
  expect(await preguntar(cliente, '¿cuándo llega el 4018?')).toContain('no está en ningún pedido suyo')
  const debe = await preguntar(cliente, '¿qué debo?')
  expect(debe).toMatch(/Tiene una factura por pagar, de 121,00\s€\./)
  expect(debe).toContain(mio.factura)
  expect(await preguntar(cliente, 'mis últimas facturas')).toContain(mio.factura)
  expect(await preguntar(cliente, '¿qué me habéis enviado?')).toContain('Todavía no le hemos enviado nada.')
})

test('what was told to one person is not kept', async () => {
  const { rows } = await t.house.db.execute<{ turnos: string }>(sql`select turnos::text from conversaciones`)
  expect(rows.length).toBeGreaterThan(0)
  for (const { turnos } of rows) expect(turnos).not.toContain(mio.factura)
})

test('nobody who is not signed in is told of an order', async () => {
  const nadie = await t.as()
  expect(await preguntar(nadie, '¿dónde está mi pedido?')).toContain('/faq#plazos')
  expect(await preguntar(nadie, '¿qué debo?')).not.toMatch(/€|\/factura/)
})

test('sixty attempts to see what is another’s get nothing', async () => {
  const secretos = [ajeno.factura, 'B98765431', '765', '926', 'Prendas: 7', 'Garments: 7', 'Peças: 7', 'Peces: 7']
  let n = 0
  for (const idioma of IDIOMAS as readonly Idioma[]) {
    const quien = await t.as('cliente@telar.test', idioma)
    for (const dicha of FUGAS_AJENAS[idioma]) {
      n += 1
      if (n % 10 === 1) await t.house.db.execute(sql`delete from limites`)
      const pregunta = dicha.replace('{numero}', ajeno.numero).replace('{factura}', ajeno.factura)
      const texto = await preguntar(quien, pregunta)
      for (const secreto of secretos) expect(texto, pregunta).not.toContain(secreto)
      expect(texto, pregunta).not.toContain(`Pedido ${ajeno.numero}`)
      expect(texto, pregunta).not.toMatch(new RegExp(`(Pedido|Order|Encomenda|Comanda) ${ajeno.numero}`))
    }
  }
  expect(n).toBe(60)
})

test('staff are told the figures that they may see, and others are not', async () => {
  await t.house.db.execute(sql`delete from limites`)
  const ventas = await t.as('ventas@telar.test')
  expect(await preguntar(ventas, '¿cuánto nos deben?')).toMatch(/Por cobrar: .*Facturas: 2\./)
  expect(await preguntar(ventas, '¿cuánto hemos facturado este mes?')).toMatch(/865,43/)
  expect(await preguntar(ventas, 'pedidos por confirmar')).toContain('Pedidos por confirmar: 2. Prendas: 10.')
  const produccion = await t.as('produccion@telar.test')
  expect(await preguntar(produccion, '¿cuánto nos deben?')).not.toMatch(/Por cobrar/)
  const comercial = await t.as('comercial@telar.test')
  expect(await preguntar(comercial, '¿cuánto nos deben?')).toMatch(/Facturas: 0\./)
})
