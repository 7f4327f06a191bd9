import { clientes } from '@telar/contract/clientes/clientes'
import { registers } from '@telar/contract/clientes/registers'
import { personal } from '@telar/contract/identidad/personal'
import { tokens } from '@telar/contract/identidad/tokens'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { correosTable } from '../../db/schema/casa/correos.ts'
import { clientesTable } from '../../db/schema/clientes/clientes.ts'
import { registersTable } from '../../db/schema/clientes/registers.ts'
import { usersTable } from '../../db/schema/identidad/users.ts'
import { limitesTable } from '../../db/schema/maquina.ts'
import { hashKey } from '../../identidad/keys.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { claveDe, paises, solicitar, solicitudNueva, ultimoCorreo } from '../../testing/registros.ts'

let t: TestApp
let ventas: Awaited<ReturnType<TestApp['as']>>
let nadie: Awaited<ReturnType<TestApp['as']>>
let es: number
beforeAll(async () => {
  t = await testApp({ PUBLIC_URL: 'https://moda.example' })
  ventas = await t.as('ventas@telar.test')
  nadie = await t.as()
  es = (await paises(t)).ES as number
})
afterAll(() => t.close())
beforeEach(() => t.house.db.delete(limitesTable))

const password = 'una-clave-bien-larga'
const clienteId = async (codigo: string) =>
  (await t.house.db.select().from(clientesTable).where(eq(clientesTable.codigo, codigo)))[0]?.id as number

/** A request that has been approved, and the key of its mail. */
async function aprobado(extra: object = {}, linked?: number) {
  const body = await solicitudNueva(t, extra)
  const { id } = await solicitar(t, body)
  await ventas.call(registers.approve, {
    body: { id, ...(linked ? { clienteId: linked, motivo: 'Es su otra tienda' } : {}) },
  })
  return { id, email: body.email, key: claveDe(await ultimoCorreo(t, body.email)) }
}

let n = 0
const LETRAS = 'TRWAGMYFPDXBNJZSQVHLCKE'
/** Somebody's NIF, another every time. */
const nuevoNif = () => {
  n += 1
  const numero = 50_000_000 + n
  return `${numero}${LETRAS[numero % 23]}`
}
const datos = (key: string, extra: object = {}) => ({
  key,
  password,
  confirmPassword: password,
  razonSocial: 'Nova, S.L.',
  nif: nuevoNif(),
  countryId: es,
  telefono: '972 20 01 12',
  direccionFiscal: { calle: 'Carrer Nou, 1', codigoPostal: '17001', ciudad: 'Girona', pais: 'ES' },
  direccionesEnvio: [
    { nombre: 'Magatzem', calle: 'Carrer Vell, 2', codigoPostal: '08201', ciudad: 'Sabadell', pais: 'ES' },
  ],
  idioma: 'ca' as const,
  ...extra,
})
const conocido = (key: string) => ({ key, password, confirmPassword: password })
const expire = (id: number) =>
  t.house.db.update(registersTable).set({ caducaEn: sql`now() - interval '1 minute'` }).where(eq(registersTable.id, id))

describe('a new customer', () => {
  test('approved in their language, completes the data, and signs in', async () => {
    const { id, email, key } = await aprobado({ idioma: 'pt', nombre: 'Loja Nova' })
    const mail = await ultimoCorreo(t, email)
    expect(mail).toMatchObject({ asunto: 'Ative a sua conta', idioma: 'pt' })
    expect(mail.texto).toContain(`https://moda.example/set-new-customer-data/${key}`)
    expect(await nadie.call(registers.getByKey, { params: { key } })).toMatchObject({
      nombre: 'Loja Nova',
      email,
      conocido: false,
    })

    const body = datos(key, { recargoEquivalencia: true })
    expect(await nadie.call(registers.setNewCustomerData, { body })).toContain('Su cuenta ha sido activada.')
    const registro = await ventas.call(registers.get, { params: { id } })
    expect(registro).toMatchObject({ estado: 'activado', cliente: 'Nova, S.L.' })
    const cliente = await ventas.call(clientes.get, { params: { id: registro.clienteId as number } })
    expect(cliente).toMatchObject({
      codigo: '0009',
      nif: body.nif,
      email,
      telefono: '+34 972 20 01 12',
      provincia: 'Girona',
      recargoEquivalencia: true,
      direccionesEnvio: [{ nombre: 'Magatzem', provincia: 'Barcelona' }],
      users: [{ email }],
    })
    expect((await ultimoCorreo(t, email)).asunto).toBe('El vostre compte és actiu')

    const shop = await t.as()
    shop.tokens.set(await shop.call(tokens.byEmail, { body: { email, password } }))
    expect(await shop.call(personal.profile, {})).toMatchObject({ email, clienteId: cliente.id, emailConfirmed: true })
    expect(await shop.call(personal.permissions, {})).toEqual([])
  })

  test('with something wrong keeps the key, and nothing is written', async () => {
    const { email, key } = await aprobado()
    const before = await t.house.db.$count(clientesTable)
    for (const [extra, field] of [
      [{ nif: '12345678A' }, 'nif'],
      [{ nif: '40311254M' }, 'nif'],
      [{ nif: 'B33000217', recargoEquivalencia: true }, 'recargoEquivalencia'],
      [{ nifIva: 'PT509000127' }, 'nifIva'],
      [{ password: 'short' }, 'password'],
      [{ confirmPassword: 'another-long-password' }, 'confirmPassword'],
    ] as const) {
      await expect(nadie.call(registers.setNewCustomerData, { body: datos(key, extra) })).rejects.toMatchObject({
        fields: { [field]: [expect.any(String)] },
      })
    }
    expect(await t.house.db.$count(clientesTable)).toBe(before)
    expect(await t.house.db.$count(usersTable, eq(usersTable.email, email))).toBe(0)
    await nadie.call(registers.setNewCustomerData, { body: datos(key) })
  })
})

describe('a customer we know', () => {
  test('only chooses a password', async () => {
    const oviedo = await clienteId('0003')
    const { id, email, key } = await aprobado({}, oviedo)
    expect((await ultimoCorreo(t, email)).texto).toContain(`https://moda.example/set-password-known-customer/${key}`)
    expect(await nadie.call(registers.setExistingCustomerFirstPassword, { body: conocido(key) })).toContain('activada')
    expect(await ventas.call(registers.get, { params: { id } })).toMatchObject({
      estado: 'activado',
      clienteId: oviedo,
    })
    const shop = await t.as()
    shop.tokens.set(await shop.call(tokens.byEmail, { body: { email, password } }))
    expect((await shop.call(personal.profile, {})).clienteId).toBe(oviedo)
  })

  test('whose account is closed opens it again; whoever was signed in no longer is', async () => {
    const email = 'porto@telar.test'
    const before = await t.as(email)
    const { key } = await aprobado({ email }, await clienteId('0005'))
    await nadie.call(registers.setExistingCustomerFirstPassword, { body: conocido(key) })
    await expect(before.call(personal.profile, {})).rejects.toMatchObject({ kind: 'authentication' })
    await nadie.call(tokens.byEmail, { body: { email, password } })
  })

  test('cannot be given the account of another', async () => {
    const { id } = await solicitar(t, await solicitudNueva(t, { email: 'canarias@telar.test' }))
    const body = { id, clienteId: await clienteId('0003') }
    await expect(ventas.call(registers.approve, { body })).rejects.toMatchObject({ kind: 'validation' })
  })
})

describe('a key', () => {
  test('is kept hashed', async () => {
    const { id, key } = await aprobado()
    const [row] = await t.house.db.select().from(registersTable).where(eq(registersTable.id, id))
    expect(row?.claveHash).toBe(hashKey(key))
    expect(JSON.stringify(row)).not.toContain(key)
  })

  test('works once', async () => {
    const { key } = await aprobado()
    await nadie.call(registers.setNewCustomerData, { body: datos(key) })
    await expect(nadie.call(registers.setNewCustomerData, { body: datos(key) })).rejects.toMatchObject({
      status: 410,
      title: 'Register Key Used.',
    })
    await expect(nadie.call(registers.getByKey, { params: { key } })).rejects.toMatchObject({ status: 410 })
  })

  test('used again by who never heard the answer answers the same; to whom else it says that it is used', async () => {
    const nuevo = datos((await aprobado()).key)
    const suyo = conocido((await aprobado({}, await clienteId('0003'))).key)
    for (const abrir of [
      (idempotencyKey: string) => nadie.call(registers.setNewCustomerData, { body: nuevo }, { idempotencyKey }),
      (idempotencyKey: string) =>
        nadie.call(registers.setExistingCustomerFirstPassword, { body: suyo }, { idempotencyKey }),
    ]) {
      const clave = crypto.randomUUID()
      const dicho = await abrir(clave)
      expect(await abrir(clave)).toBe(dicho)
      await expect(abrir(crypto.randomUUID())).rejects.toMatchObject({ status: 410 })
    }
  })

  test('used ten times at once makes one customer and one account', async () => {
    const { email, key } = await aprobado()
    const before = await t.house.db.$count(clientesTable)
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, () => nadie.call(registers.setNewCustomerData, { body: datos(key) })),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await t.house.db.$count(clientesTable)).toBe(before + 1)
    expect(await t.house.db.$count(usersTable, eq(usersTable.email, email))).toBe(1)
  })

  test('expires after seven days, and a new one goes to the same mailbox', async () => {
    const { id, email, key } = await aprobado()
    await expire(id)
    expect((await ventas.call(registers.get, { params: { id } })).estado).toBe('caducado')
    const filter = { field: 'estado', operator: 'eq', value: 'caducado' } as const
    const { data } = await ventas.call(registers.search, { body: { advancedFilter: filter } })
    expect(data.map((row) => row.id)).toEqual([id])
    for (const call of [
      () => nadie.call(registers.getByKey, { params: { key } }),
      () => nadie.call(registers.setNewCustomerData, { body: datos(key) }),
    ])
      await expect(call()).rejects.toMatchObject({ status: 410, title: 'Register Key Expired.' })

    await nadie.call(registers.renewKey, { body: { key } })
    const fresh = claveDe(await ultimoCorreo(t, email))
    expect(fresh).not.toBe(key)
    await expect(nadie.call(registers.getByKey, { params: { key } })).rejects.toMatchObject({ status: 404 })
    await nadie.call(registers.setNewCustomerData, { body: datos(fresh) })
  })

  test('that does not exist, is of the other page or was withdrawn is simply not known', async () => {
    const ofKnown = await aprobado({}, await clienteId('0003'))
    const ofNew = await aprobado()
    const withdrawn = await aprobado()
    await ventas.call(registers.reject, { body: { id: withdrawn.id, motivo: 'No.' } })
    const set = (key: string) => nadie.call(registers.setNewCustomerData, { body: datos(key) })
    const first = (key: string) => nadie.call(registers.setExistingCustomerFirstPassword, { body: conocido(key) })
    const missing = {
      status: 404,
      title: 'Register Not Found.',
      messages: ['Este enlace no es válido. Compruebe que lo ha copiado entero.'],
    }
    await expect(set('x'.repeat(43))).rejects.toMatchObject(missing)
    await expect(set(ofKnown.key)).rejects.toMatchObject(missing)
    await expect(first(ofNew.key)).rejects.toMatchObject(missing)
    await expect(set(withdrawn.key)).rejects.toMatchObject(missing)
    await expect(nadie.call(registers.getByKey, { params: { key: 'nothing' } })).rejects.toMatchObject(missing)
  })

  test('renewed says the same whatever it was, and mails nobody without reason', async () => {
    const { key } = await aprobado()
    const before = await t.house.db.$count(correosTable)
    const renew = (body: object) =>
      t.app.inject({
        method: 'POST',
        url: registers.renewKey.path,
        payload: body,
        headers: { 'accept-language': 'es' },
      })
    const expired = await aprobado()
    await expire(expired.id)
    const sent = await t.house.db.$count(correosTable)
    const answers = [await renew({ key }), await renew({ key: 'nothing' })]
    expect(await t.house.db.$count(correosTable)).toBe(sent)
    answers.push(await renew({ key: expired.key }))
    expect(await t.house.db.$count(correosTable)).toBe(sent + 1)
    expect(sent).toBeGreaterThan(before)
    expect(new Set(answers.map(({ body, statusCode }) => `${statusCode} ${body}`)).size).toBe(1)
  })

  test('sent again by the house takes the place of the earlier one', async () => {
    const { id, email, key } = await aprobado()
    await ventas.call(registers.approve, { body: { id } })
    await expect(nadie.call(registers.getByKey, { params: { key } })).rejects.toMatchObject({ status: 404 })
    await nadie.call(registers.getByKey, { params: { key: claveDe(await ultimoCorreo(t, email)) } })
  })
})

describe('tied to a customer', () => {
  const delCliente = async (codigo: string) => {
    const [uno] = await t.house.db.select().from(clientesTable).where(eq(clientesTable.codigo, codigo))
    if (!uno) throw new Error('no customer')
    return uno
  }
  const otro = async () => (await t.house.db.select().from(clientesTable).limit(1))[0]?.codigo as string
  const pedir = async (extra: object = {}) => (await solicitar(t, await solicitudNueva(t, extra))).id

  test('with another NIF or e-mail only by who says why, which is kept', async () => {
    const cliente = await delCliente(await otro())
    const id = await pedir({ nif: nuevoNif() })
    const accion = { id, clienteId: cliente.id }
    const visto = await ventas.call(registers.previewMail, { body: { ...accion, accion: 'approve' } })
    expect(visto.diferencias).toEqual(['nif', 'email'])
    await expect(ventas.call(registers.approve, { body: accion })).rejects.toMatchObject({
      messages: ['El cliente elegido tiene otro NIF y otro correo: diga por qué se le vincula.'],
    })
    await ventas.call(registers.approve, { body: { ...accion, motivo: 'Llamó el gerente' } })
    expect(await ventas.call(registers.get, { params: { id } })).toMatchObject({ motivo: 'Llamó el gerente' })
  })

  test('with the same ones without a word', async () => {
    const cliente = await delCliente(await otro())
    await t.house.db.update(clientesTable).set({ email: 'misma@example.com' }).where(eq(clientesTable.id, cliente.id))
    const id = await pedir({ nif: cliente.nif, email: 'Misma@example.com' })
    await ventas.call(registers.approve, { body: { id, clienteId: cliente.id } })
  })

  test('can be taken back: before, the link opens nothing; after, the account sees nothing', async () => {
    const { id: linked } = await delCliente(await otro())
    const antes = await aprobado({}, linked)
    const deshacer = (id: number) => ventas.call(registers.deshacer, { body: { id, motivo: 'No era' } })
    await deshacer(antes.id)
    const abrir = { key: antes.key, password, confirmPassword: password }
    await expect(nadie.call(registers.setExistingCustomerFirstPassword, { body: abrir })).rejects.toMatchObject({
      status: 404,
    })
    const { id, email, key } = await aprobado({}, linked)
    await nadie.call(registers.setExistingCustomerFirstPassword, { body: { ...abrir, key } })
    const ella = await t.as()
    ella.tokens.set(await ella.call(tokens.byEmail, { body: { email, password } }))
    expect((await ella.call(personal.profile, {})).clienteId).toBe(linked)
    await deshacer(id)
    await expect(ella.call(personal.profile, {})).rejects.toMatchObject({ kind: 'authentication' })
    const [cuenta] = await t.house.db.select().from(usersTable).where(eq(usersTable.email, email))
    expect(cuenta?.clienteId).toBeNull()
    expect(await ventas.call(registers.get, { params: { id } })).toMatchObject({
      estado: 'solicitado',
      clienteId: null,
    })
  })

  test('a customer of its own is not undone here', async () => {
    const { id, key } = await aprobado()
    await nadie.call(registers.setNewCustomerData, { body: datos(key) })
    await expect(ventas.call(registers.deshacer, { body: { id, motivo: 'No era' } })).rejects.toMatchObject({
      messages: ['Esta solicitud ya es un cliente propio: bloquéelo o borre sus datos.'],
    })
  })
})

test('who the house invites agrees when the account opens, and finds it in their data', async () => {
  const email = 'invitada@example.com'
  const body = { clienteId: await clienteId('0003'), nombre: 'Marta', email, motivo: 'Es la encargada' }
  const id = await ventas.call(registers.invitar, { body })
  const key = claveDe(await ultimoCorreo(t, email))
  expect(await nadie.call(registers.getByKey, { params: { key } })).toMatchObject({ conocido: true, acepto: false })
  await expect(
    nadie.call(registers.setExistingCustomerFirstPassword, { body: { ...conocido(key), acepta: false } }),
  ).rejects.toMatchObject({ status: 400 })
  await nadie.call(registers.setExistingCustomerFirstPassword, { body: { ...conocido(key), acepta: true } })
  const { consentimiento } = await ventas.call(registers.get, { params: { id } })
  expect(consentimiento).toMatchObject({ edicion: expect.any(Number), en: expect.any(String) })
  const suyo = await t.as()
  suyo.tokens.set(await suyo.call(tokens.byEmail, { body: { email, password } }))
  const datos = JSON.parse(await (await suyo.call(clientes.misDatos, {})).text())
  expect(datos.registers).toContainEqual(expect.objectContaining({ id, consentimiento }))
})
