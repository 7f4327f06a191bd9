import { appsettings } from '@telar/contract/casa/appsettings'
import { modelos } from '@telar/contract/catalogo/modelos'
import { webmodelos } from '@telar/contract/catalogo/webmodelos'
import { personal } from '@telar/contract/identidad/personal'
import { cart } from '@telar/contract/ventas/cart'
import { pedidos } from '@telar/contract/ventas/pedidos'
import { IDIOMAS } from '@telar/domain/idioma'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { appSettingsTable } from '../../db/schema/casa/ajustes.ts'
import { auditoriaTable } from '../../db/schema/casa/auditoria.ts'
import { correosTable } from '../../db/schema/casa/correos.ts'
import { clientesTable } from '../../db/schema/clientes/clientes.ts'
import { fechaEscrita } from '../../i18n/mensaje.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { clientePara } from '../../testing/cliente.ts'
import { enExistencias } from '../../testing/existencias.ts'
import { ultimoCorreo } from '../../testing/registros.ts'

type Client = Awaited<ReturnType<TestApp['as']>>

let t: TestApp
let admin: Client
let cliente: Client
let id: (numero: string) => Promise<number>
beforeAll(async () => {
  t = await testApp()
  await clientePara(t, 'cliente@telar.test', { dtoComercial: 10 })
  await t.house.db.update(appSettingsTable).set({ portes: [] })
  admin = await t.as('admin@telar.test')
  cliente = await t.as('cliente@telar.test')
  id = async (numero) => (await cliente.call(webmodelos.getAllAuth, {})).find((m) => m.numero === numero)?.id ?? 0
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.house.db.update(appSettingsTable).set({ pedidoMinimo: null })
  await cliente.call(cart.save, { body: { cart: { modelos: [], tipo: 'servicio' } } })
})

/** The first colour of a model. */
const primerColor = async (modeloId: number) =>
  (await cliente.call(webmodelos.getAuth, { params: { id: modeloId } })).colores[0]?.id ?? 0

async function celda(numero: string, talla: string, cantidad: number) {
  const modeloId = await id(numero)
  return { modeloId, colorId: await primerColor(modeloId), talla, cantidad }
}
const poner = async (numero: string, talla: string, cantidad: number, quien = cliente) =>
  quien.call(cart.upsertItem, { body: await celda(numero, talla, cantidad) })
const enviar = (aceptaPrecios = false) => cliente.call(cart.toPedido, { body: { aceptaPrecios } })
const libre = async (numero: string, talla: string) => {
  const modeloId = await id(numero)
  const page = await cliente.call(webmodelos.getAuth, { params: { id: modeloId } })
  return page.variantes.find((v) => v.colorId === page.colores[0]?.id && v.talla === talla)?.libre ?? 0
}

describe('a cart', () => {
  test('is empty for who has none', async () => {
    const nadie = await t.as('produccion@telar.test')
    expect(await nadie.call(cart.get, {})).toMatchObject({ modelos: [], prendas: 0, total: 0 })
  })

  test('holds cells by model, colour and size, with the server’s prices and totals', async () => {
    await poner('1215', '38', 3)
    const answer = await poner('1215', '40', 2)
    expect(answer.modelos).toMatchObject([
      {
        numero: '1215',
        precio: 27.9,
        prendas: 5,
        importe: 139.5,
        colores: [
          {
            tallasCantidades: [
              { talla: '38', cantidad: 3 },
              { talla: '40', cantidad: 2 },
            ],
          },
        ],
      },
    ])
    expect(answer).toMatchObject({ prendas: 5, total: 139.5 })
    expect(answer.importes).toMatchObject({
      bruto: 139.5,
      dtoComercial: 13.95,
      base: 125.55,
      cuotaIva: 26.37,
      total: 151.92,
    })
    expect(await cliente.call(cart.get, {})).toEqual(answer)
  })

  test('a price in the body is nobody’s business', async () => {
    const body = { ...(await celda('1215', '38', 1)), precio: 0.01, total: 0.01 }
    expect((await cliente.call(cart.upsertItem, { body })).total).toBe(27.9)
  })

  test('0 takes a cell out, and so does removing it', async () => {
    await poner('1215', '38', 3)
    expect((await poner('1215', '38', 0)).modelos).toEqual([])
    await poner('1215', '38', 3)
    const { cantidad: _, ...which } = await celda('1215', '38', 0)
    expect((await cliente.call(cart.removeItem, { body: which })).modelos).toEqual([])
  })

  test.each([-1, 1.5, 10_000])('%d is not a number of garments', async (cantidad) => {
    await expect(poner('1215', '38', cantidad)).rejects.toMatchObject({ fields: { cantidad: [expect.any(String)] } })
  })

  test('what is not on sale cannot be put in', async () => {
    await expect(poner('1215', 'XXL', 1)).rejects.toMatchObject({ messages: ['No está a la venta: 1215 Negro XXL.'] })
    const body = await celda('1215', 'XXL', 1)
    await expect((await t.as('cliente@telar.test', 'en')).call(cart.upsertItem, { body })).rejects.toMatchObject({
      messages: ['Not on sale: 1215 Black XXL.'],
    })
  })

  test('many at once, all or nothing; adding adds', async () => {
    const items = [await celda('1215', '38', 1), await celda('2108', 'M', 2)]
    expect((await cliente.call(cart.upsertItems, { body: { items, suma: true } })).prendas).toBe(3)
    expect((await cliente.call(cart.upsertItems, { body: { items, suma: true } })).prendas).toBe(6)
    const wrong = [...items, { ...(await celda('1215', '38', 1)), talla: 'XXL' }]
    await expect(cliente.call(cart.upsertItems, { body: { items: wrong, suma: true } })).rejects.toMatchObject({
      status: 400,
    })
    expect((await cliente.call(cart.get, {})).prendas).toBe(6)
  })

  test('what adds, and is sent again by who never heard the answer, adds once; the answer is of what is there by then', async () => {
    const items = [await celda('1215', '38', 2)]
    const sumar = (idempotencyKey: string) =>
      cliente.call(cart.upsertItems, { body: { items, suma: true } }, { idempotencyKey })
    const [una, otra] = [crypto.randomUUID(), crypto.randomUUID()]
    const { prendas } = await sumar(una)
    await poner('2108', 'M', 1)
    expect((await sumar(una)).prendas).toBe(prendas + 1)
    expect((await sumar(otra)).prendas).toBe(prendas + 3)
  })

  test('two tabs that fill different cells at once lose nothing', async () => {
    const tallas = ['36', '38', '40', '42', '44', '46']
    await Promise.all(tallas.map((talla) => poner('1215', talla, 2)))
    expect((await cliente.call(cart.get, {})).prendas).toBe(12)
  })

  test('of many tabs at once, the last to be written is answered with what all of them put', async () => {
    const tallas = ['36', '38', '40', '42']
    for (let vez = 0; vez < 10; vez++) {
      await cliente.call(cart.save, { body: { cart: { modelos: [] } } })
      const answers = await Promise.all(tallas.map((talla) => poner('1215', talla, 1)))
      expect(Math.max(...answers.map(({ prendas }) => prendas))).toBe(tallas.length)
    }
  })

  describe('among many that are filled at once', () => {
    const EMAILS = ['recargo@telar.test', 'porto@telar.test', 'canarias@telar.test']
    let otros: Client[]
    const vaciar = () => Promise.all(otros.map((uno) => uno.call(cart.save, { body: { cart: { modelos: [] } } })))
    beforeAll(async () => {
      for (const email of EMAILS) await clientePara(t, email)
      otros = await Promise.all(EMAILS.map((email) => t.as(email)))
    })
    beforeEach(vaciar)
    afterAll(vaciar)

    test('holds what its own customer put, and nothing else', async () => {
      const todos = [cliente, ...otros]
      for (let vez = 1; vez <= 5; vez++) {
        const tallas = ['36', '38', '40']
        await Promise.all(todos.flatMap((uno, i) => tallas.map((talla) => poner('1215', talla, vez + i, uno))))
        const carritos = await Promise.all(todos.map((uno) => uno.call(cart.get, {})))
        expect(carritos.map(({ prendas }) => prendas)).toEqual(todos.map((_, i) => tallas.length * (vez + i)))
        expect(new Set(carritos.map(({ userId }) => userId)).size).toBe(todos.length)
      }
    })

    test('is not spoilt by what another cannot have', async () => {
      const [uno, dos, tres] = otros as [Client, Client, Client]
      const dichos = await Promise.allSettled([
        ...[poner('1215', '36', 1), poner('1215', 'XXL', 1, uno), poner('1215', '\u0000', 1, dos)],
        ...[poner('1215', '38', 2, tres), poner('1215', '40', 1)],
      ])
      expect(dichos.map(({ status }) => status)).toEqual([
        ...['fulfilled', 'rejected', 'rejected', 'fulfilled', 'fulfilled'],
      ])
      expect((await cliente.call(cart.get, {})).prendas).toBe(2)
      expect((await tres.call(cart.get, {})).prendas).toBe(2)
    })

    test('waits for whoever is at it, and the others do not', async () => {
      await Promise.all([poner('1215', '36', 1), ...otros.map((uno) => poner('1215', '36', 1, uno))])
      const { id: userId } = await cliente.call(personal.profile, {})
      const ocupado = await t.house.pool.connect()
      await ocupado.query('begin')
      await ocupado.query('select from carts where user_id = $1 for update', [userId])
      let puesta = false
      const mia = poner('1215', '38', 1).finally(() => {
        puesta = true
      })
      const suyas = await Promise.all(otros.map((uno) => poner('1215', '38', 2, uno)))
      expect(suyas.map(({ prendas }) => prendas)).toEqual(otros.map(() => 3))
      expect(puesta).toBe(false)
      await ocupado.query('commit')
      ocupado.release()
      expect((await mia).prendas).toBe(2)
    })
  })

  test('says at once what its models cost now, also when somebody else has looked at them before', async () => {
    await poner('1230', '38', 1)
    const modeloId = await id('1230')
    const antes = (await cliente.call(cart.get, {})).modelos[0]
    const { version, precioMayor } = await admin.call(modelos.get, { params: { id: modeloId } })
    await admin.call(modelos.cambiar, { body: { filas: [{ id: modeloId, version, precioMayor: precioMayor + 1 }] } })
    const { modelos: ahora, problemas } = await cliente.call(cart.get, {})
    expect(antes?.precio).toBe(precioMayor)
    expect(ahora[0]?.precio).toBe(precioMayor + 1)
    expect(problemas.map(({ codigo }) => codigo)).toEqual(['precio-cambiado'])
  })

  test('says at once what the house asks for now, and soon what is known of its customer', async () => {
    await poner('1230', '38', 1)
    const settings = await admin.call(appsettings.get, {})
    for (const pedidoMinimo of [4000, null]) {
      await admin.call(appsettings.update, { body: { ...settings, version: null, pedidoMinimo } as never })
      expect((await cliente.call(cart.get, {})).pedidoMinimo).toBe(pedidoMinimo)
    }
    const dicho = async () => (await cliente.call(cart.get, {})).problemas.map(({ codigo }) => codigo)
    const bloquear = (bloqueado: boolean) => t.house.db.update(clientesTable).set({ bloqueado })
    await bloquear(true)
    await expect.poll(dicho).toEqual(['revision'])
    await bloquear(false)
    await expect.poll(dicho).toEqual([])
  })

  test('is nobody else’s', async () => {
    const { id: userId } = await cliente.call(personal.profile, {})
    const otro = await t.as('recargo@telar.test')
    const body = { userId, ...(await celda('1215', '38', 1)) }
    await expect(otro.call(cart.upsertItem, { body })).rejects.toMatchObject({ status: 403 })
    await expect(otro.call(cart.getDe, { params: { userId } })).rejects.toMatchObject({ status: 403 })
    expect((await cliente.call(cart.upsertItem, { body })).prendas).toBe(1)
    expect((await admin.call(cart.upsertItem, { body: { ...body, cantidad: 4 } })).prendas).toBe(4)
    expect((await cliente.call(cart.get, {})).prendas).toBe(4)
    const { rows } = await t.house.db.execute(
      sql`select usuario from auditoria where tabla = 'carts' and registro = ${userId}`,
    )
    expect(rows).toContainEqual({ usuario: 'admin@telar.test' })
  })

  test('looking at a customer’s cart writes nothing; acting for them is in its history with the change', async () => {
    const { id: userId } = await cliente.call(personal.profile, {})
    const historia = () =>
      t.house.db.$count(auditoriaTable, and(eq(auditoriaTable.tabla, 'carts'), eq(auditoriaTable.registro, userId)))
    const antes = await historia()
    expect((await admin.call(cart.getDe, { params: { userId } })).userId).toBe(userId)
    expect(await historia()).toBe(antes)
    const body = { userId, ...(await celda('1215', '38', 2)) }
    await admin.call(cart.upsertItem, { body })
    expect(await historia()).toBe(antes + 1)
    await expect(admin.call(cart.upsertItem, { body: { ...body, modeloId: 999_999 } })).rejects.toThrow()
    expect(await historia()).toBe(antes + 1)
  })
})

describe('sending', () => {
  test('makes an order with frozen prices, reserves its garments and empties the cart', async () => {
    const antes = await libre('1215', '38')
    await poner('1215', '38', 3)
    await cliente.call(cart.save, { body: { cart: { notas: 'Por la tarde', referenciaCliente: 'OC-7' } } })
    const pedidoId = await enviar()
    const pedido = await cliente.call(pedidos.getUser, { params: { id: pedidoId } })
    expect(pedido).toMatchObject({
      estado: 1,
      situacion: 'recibido',
      tipo: 'servicio',
      prendas: 3,
      notas: 'Por la tarde',
      referenciaCliente: 'OC-7',
      base: 75.33,
      lineas: [
        { numero: '1215', precio: 27.9, tallasCantidades: [{ talla: '38', cantidad: 3, servida: 0, anulada: 0 }] },
      ],
      hechos: [{ situacion: 'recibido' }],
    })
    expect(pedido.numero).toMatch(/^\d{4}\/\d{6}$/)
    expect(await cliente.call(cart.get, {})).toMatchObject({ modelos: [], notas: '', referenciaCliente: '' })
    expect(await libre('1215', '38')).toBe(antes - 3)
    const mails = await t.house.db.select().from(correosTable).where(eq(correosTable.para, 'cliente@telar.test'))
    expect(mails.map(({ asunto }) => asunto)).toContain(`Hemos recibido su pedido ${pedido.numero}`)
  })

  test('for the season, the mail says the day that the page of the order says', async () => {
    await poner('1215', '38', 30)
    await cliente.call(cart.save, { body: { cart: { tipo: 'programacion' } } })
    const pedido = await cliente.call(pedidos.getUser, { params: { id: await enviar() } })
    expect(pedido.fechaEntregaDesde).not.toBeNull()
    const [mail] = await t.house.db
      .select()
      .from(correosTable)
      .where(eq(correosTable.asunto, `Hemos recibido su pedido ${pedido.numero}`))
    expect(mail?.texto).toContain(`Sale a partir del ${fechaEscrita('es', pedido.fechaEntregaDesde ?? '')}.`)
  })

  test('holds what somebody was putting there when it was sent', async () => {
    await poner('1215', '38', 3)
    const { id: userId } = await cliente.call(personal.profile, {})
    const otra = await t.house.pool.connect()
    await otra.query('begin')
    await otra.query('update carts set modificado_en = now() where user_id = $1', [userId])
    await otra.query(
      `insert into cart_lineas (cart_id, modelo_id, color_id, talla, cantidad, precio)
       select cart_id, modelo_id, color_id, '40', 2, precio from cart_lineas l join carts k on k.id = l.cart_id
       where k.user_id = $1`,
      [userId],
    )
    const enviado = enviar()
    const esperan = sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    await expect.poll(async () => (await t.house.db.execute(esperan)).rowCount).toBe(1)
    await otra.query('commit')
    otra.release()
    expect(await cliente.call(pedidos.getUser, { params: { id: await enviado } })).toMatchObject({ prendas: 5 })
    expect(await cliente.call(cart.get, {})).toMatchObject({ modelos: [] })
  })

  test('an order for the season reserves nothing', async () => {
    const antes = await libre('1215', '40')
    await poner('1215', '40', 500)
    await cliente.call(cart.save, { body: { cart: { tipo: 'programacion' } } })
    await enviar()
    expect(await libre('1215', '40')).toBe(antes)
  })

  test('who chose a language that is no longer spoken is written to in the house’s', async () => {
    await t.house.db.update(clientesTable).set({ idioma: 'pt' })
    await t.house.db.update(appSettingsTable).set({ idiomas: ['es', 'en'] })
    await poner('1215', '40', 1)
    await enviar()
    expect(await ultimoCorreo(t, 'cliente@telar.test')).toMatchObject({ plantilla: 'pedido', idioma: 'es' })
    await t.house.db.update(appSettingsTable).set({ idiomas: [...IDIOMAS] })
  })

  test('fifty times at once is one order, with or without a key', async () => {
    await poner('2108', 'S', 1)
    const ids = await Promise.all(Array.from({ length: 50 }, () => enviar()))
    expect(new Set(ids).size).toBe(1)
  })

  test('of those who want the last garments at once, as many as there are get them and the others are told', async () => {
    const emails = ['porto@telar.test', 'canarias@telar.test', 'ventas@telar.test', 'comercial@telar.test']
    for (const email of emails) await clientePara(t, email)
    const quienes = [cliente, ...(await Promise.all(emails.map((email) => t.as(email))))]
    const modeloId = await id('1215')
    for (const quedan of [1, 2, 3]) {
      await enExistencias(t.house.db, quedan, sql`v.modelo_id = ${modeloId} and v.talla in ('36', '38')`)
      for (const quien of quienes) for (const talla of ['36', '38']) await poner('1215', talla, 1, quien)
      const sent = await Promise.allSettled(quienes.map((quien) => quien.call(cart.toPedido, { body: {} })))
      expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(quedan)
      for (const one of sent)
        if (one.status === 'rejected')
          expect(one.reason).toMatchObject({
            status: 400,
            messages: [/pide 1 y hay 0/, /./].map((said) => expect.stringMatching(said)),
          })
      for (const quien of quienes) await quien.call(cart.save, { body: { cart: { modelos: [] } } })
    }
  })

  test('only what was reviewed is sent', async () => {
    const { version: revisada } = await poner('1215', '44', 2)
    const otraPestana = await poner('1215', '44', 1)
    expect(otraPestana.version).not.toBe(revisada)
    const vieja = () => cliente.call(cart.toPedido, { body: { version: revisada } })
    await expect(vieja()).rejects.toMatchObject({ messages: [expect.stringMatching(/^El pedido ha cambiado/)] })
    const { version: anotada } = await cliente.call(cart.save, { body: { cart: { notas: 'Por la tarde' } } })
    expect(anotada).not.toBe(otraPestana.version)
    expect((await poner('1215', '44', 1)).version).toBe(anotada)
    const pedidoId = await cliente.call(cart.toPedido, { body: { version: anotada } })
    expect(await cliente.call(pedidos.getUser, { params: { id: pedidoId } })).toMatchObject({ prendas: 1 })
    await expect(vieja()).rejects.toMatchObject({ messages: ['Este pedido ya se ha enviado.'] })
  })

  test('what there is not enough of says how many were asked for and how many there are', async () => {
    const hay = await libre('1215', '42')
    const { problemas } = await poner('1215', '42', hay + 5)
    const mensaje = `Del 1215 Negro en la talla 42 pide ${hay + 5} y hay ${hay}.`
    expect(problemas).toMatchObject([{ codigo: 'sin-existencias', talla: '42', libre: hay, mensaje }])
  })

  test('an empty cart is told so', async () => {
    const nadie = await t.as('recargo@telar.test')
    await expect(nadie.call(cart.toPedido, { body: {} })).rejects.toMatchObject({
      messages: ['El carrito está vacío.'],
    })
  })

  test('everything that is wrong is told at once, before anything happens', async () => {
    await t.house.db.update(appSettingsTable).set({ pedidoMinimo: 50_000 })
    await poner('1215', '42', 900)
    await poner('4018', 'M', 1)
    await admin.call(modelos.publicar, { body: { ids: [await id('4018')], publicado: false } })
    const { problemas } = await cliente.call(cart.get, {})
    expect(problemas.map(({ codigo }) => codigo)).toEqual(['sin-existencias', 'modelo-retirado', 'minimo'])
    const refused = await enviar().catch((error) => error)
    expect(refused.messages).toEqual(problemas.map(({ mensaje }) => mensaje))
    expect(refused.messages.at(-1)).toMatch(/El pedido mínimo es de 50\.000,00/)
  })

  test('what is no longer on sale is in no figure of the cart, and is sent by nobody until it is taken out', async () => {
    const ids = [await id('3312')]
    const puesta = await poner('1215', '40', 2)
    const suya = await celda('3312', '38', 3)
    await cliente.call(cart.upsertItem, { body: suya })
    await admin.call(modelos.publicar, { body: { ids, publicado: false } })
    const ahora = await cliente.call(cart.get, {})
    expect(ahora.problemas.map(({ codigo, modeloId }) => [codigo, modeloId])).toEqual([['modelo-retirado', ids[0]]])
    const { prendas, total, importes, faltaParaMinimo } = puesta
    expect(ahora).toMatchObject({ prendas, total, importes, faltaParaMinimo })
    expect(ahora.modelos).toMatchObject([
      { numero: '1215', prendas: 2, importe: total },
      { numero: '3312', prendas: 3, importe: 0 },
    ])
    await expect(enviar()).rejects.toMatchObject({ messages: ['El modelo 3312 ya no está a la venta.'] })
    expect((await cliente.call(cart.upsertItem, { body: { ...suya, cantidad: 0 } })).problemas).toEqual([])
    await admin.call(modelos.publicar, { body: { ids, publicado: true } })
  })

  test('a price that has changed is told; accepting it is enough', async () => {
    await poner('3312', '38', 2)
    await t.house.db.execute(sql`update modelos set precio_mayor = 30 where numero = '3312'`)
    await expect(enviar()).rejects.toMatchObject({ messages: [expect.stringMatching(/28,90.*30,00/)] })
    const pedido = await cliente.call(pedidos.getUser, { params: { id: await enviar(true) } })
    expect(pedido.lineas[0]?.precio).toBe(30)
  })

  test('models sold by the curve go in whole curves', async () => {
    await t.house.db.execute(
      sql`update modelos set venta_por_curva = true, curva = '{"S":1,"M":2,"L":2,"XL":1}' where numero = '2108'`,
    )
    await poner('2108', 'S', 1)
    await expect(enviar()).rejects.toMatchObject({
      messages: [expect.stringMatching(/curvas completas \(S×1 M×2 L×2 XL×1\)/)],
    })
    await poner('2108', 'M', 2)
    await poner('2108', 'L', 2)
    await poner('2108', 'XL', 1)
    expect(await enviar()).toEqual(expect.any(Number))
  })

  test('an account without a customer cannot', async () => {
    await poner('1215', '38', 1, admin)
    await expect(admin.call(cart.toPedido, { body: {} })).rejects.toMatchObject({ status: 400 })
  })

  test('two carts for the last garments: one gets them, nobody gets half', async () => {
    const modeloId = await id('1230')
    const colorId = await primerColor(modeloId)
    await enExistencias(t.house.db, 5, sql`modelo_id = ${modeloId} and color_id = ${colorId}`)
    await clientePara(t, 'porto@telar.test')
    const otro = await t.as('porto@telar.test')
    const items = ['38', '40', '42'].map((talla) => ({ modeloId, colorId, talla, cantidad: 4 }))
    const [uno, dos] = [cliente, otro]
    await uno.call(cart.upsertItems, { body: { items } })
    await dos.call(cart.upsertItems, { body: { items: [...items].reverse() } })
    const send = (quien: Client) =>
      quien.call(cart.toPedido, { body: {} }).then(
        () => 'sent',
        () => 'refused',
      )
    expect((await Promise.all([send(uno), send(dos)])).sort()).toEqual(['refused', 'sent'])
    expect(await libre('1230', '38')).toBe(1)
  })
})

test('taxes and carriage are those of where the goods go', async () => {
  const settings = await admin.call(appsettings.get, {})
  await admin.call(appsettings.update, {
    body: { ...settings, version: null, portes: [{ zona: 'canarias', importe: 25, gratisDesde: 1000 }] } as never,
  })
  await clientePara(t, 'canarias@telar.test', { codigoPostal: '35001' })
  const isla = await t.as('canarias@telar.test')
  const few = await poner('1215', '38', 2, isla)
  expect(few.importes).toMatchObject({ portes: 25, base: 80.8, cuotaIva: 0, regimen: 4, motivo: 'territorio-aparte' })
  expect((await poner('1215', '38', 100, isla)).importes).toMatchObject({ portes: 0, base: 2790, total: 2790 })
})
