import { registers } from '@telar/contract/clientes/registers'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { correosTable } from '../../db/schema/casa/correos.ts'
import { registersTable } from '../../db/schema/clientes/registers.ts'
import { limitesTable } from '../../db/schema/maquina.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { clientePara } from '../../testing/cliente.ts'
import { paises, solicitar, solicitudNueva, ultimoCorreo } from '../../testing/registros.ts'

let t: TestApp
let ventas: Awaited<ReturnType<TestApp['as']>>
beforeAll(async () => {
  t = await testApp({ PUBLIC_URL: 'https://moda.example' })
  ventas = await t.as('ventas@telar.test')
})
afterAll(() => t.close())
beforeEach(() => t.house.db.delete(limitesTable))

const post = (body: object, language = 'es') =>
  t.app.inject({ method: 'POST', url: registers.create.path, payload: body, headers: { 'accept-language': language } })

describe('a request', () => {
  test('of a new customer reaches the queue with its licence, and both sides get a mail', async () => {
    const body = await solicitudNueva(t, { nif: 'b-62.000.104', idioma: 'pt' })
    const { id } = await solicitar(t, body)
    expect(await ventas.call(registers.get, { params: { id } })).toMatchObject({
      estado: 'solicitado',
      visitado: false,
      nif: 'B62000104',
      telefono: '+34 972 20 01 12',
      pais: 'ES',
      direccion: { provincia: 'Girona' },
      licencia: { nombre: 'licencia.pdf', tipo: 'pdf' },
    })
    expect((await ultimoCorreo(t, body.email)).asunto).toBe('Recebemos o seu pedido')
    const aviso = await ultimoCorreo(t, 'tiendas@marenda.example')
    expect(aviso).toMatchObject({ plantilla: 'registroAviso', idioma: 'es' })
    expect(aviso.texto).toContain(`https://moda.example/gestion/registers/${id}`)
  })

  test('of a known customer needs no licence', async () => {
    const body = { tipo: 'existente' as const, nombre: 'Covadonga', email: 'hola@naranco.example' }
    await (await t.as(undefined, 'ca')).call(registers.create, { body })
    const { data } = await ventas.call(registers.search, { body: { keyword: 'naranco.example' } })
    expect(data[0]).toMatchObject({ tipo: 'existente', licencia: null, idioma: 'ca', estado: 'solicitado' })
    expect(data[0]?.consentimiento).toBeNull()
  })

  test('keeps that its sender agreed to the privacy policy, and to which wording', async () => {
    const { id } = await solicitar(t, await solicitudNueva(t, { acepta: true }))
    const { consentimiento } = await ventas.call(registers.get, { params: { id } })
    expect(consentimiento).toMatchObject({ edicion: 1 })
    expect(Math.abs(Date.parse(consentimiento?.en ?? '') - Date.now())).toBeLessThan(60_000)
    const refused = await post({ ...(await solicitudNueva(t)), acepta: false })
    expect(refused.json().errors.acepta).toEqual(['Hay que aceptar la política de privacidad.'])
  })

  test.each([
    ['letter', { nif: '12345678A' }, 'nif', 'La letra del NIF no corresponde.'],
    ['telephone', { telefono: '12' }, 'telefono', 'No es un número de teléfono'],
    [
      'postcode',
      { direccion: { calle: 'x', codigoPostal: '99999', ciudad: 'x', pais: 'ES' } },
      'direccion.codigoPostal',
      'No es un código postal',
    ],
    [
      'country',
      { direccion: { calle: 'x', codigoPostal: '1000-001', ciudad: 'x', pais: 'PT' } },
      'direccion.pais',
      'del país del NIF',
    ],
    ['licence', { licencia: undefined }, 'licencia', 'Hay que rellenarlo.'],
  ])('with a wrong %s is told beside the field', async (_, wrong, field, sentence) => {
    const answer = await post({ ...(await solicitudNueva(t)), ...wrong })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors[field][0]).toContain(sentence)
  })

  test('says the same, byte for byte, whether or not the e-mail is known, and works as hard', async () => {
    const [known, unknown] = [await solicitudNueva(t, { email: 'cliente@telar.test' }), await solicitudNueva(t)]
    const mails = async () => t.house.db.$count(correosTable)
    const before = await mails()
    const [a, between, b] = [await post(known), await mails(), await post(unknown)]
    expect(a.body).toBe(b.body)
    expect([a.statusCode, a.headers['content-type'], a.headers['content-length']]).toEqual([
      b.statusCode,
      b.headers['content-type'],
      b.headers['content-length'],
    ])
    expect(between - before).toBe((await mails()) - between)
  })

  test('cannot be repeated without end', async () => {
    const body = await solicitudNueva(t)
    for (let i = 0; i < 5; i++) expect((await post(body)).statusCode).toBe(200)
    expect((await post(body)).statusCode).toBe(429)
  })
})

describe('the review', () => {
  test('marks as visited', async () => {
    const { id } = await solicitar(t, await solicitudNueva(t))
    await ventas.call(registers.setVisitado, { body: { id } })
    expect((await ventas.call(registers.get, { params: { id } })).visitado).toBe(true)
    await expect(ventas.call(registers.setVisitado, { body: { id: 999_999 } })).rejects.toMatchObject({ status: 404 })
  })

  test('warns about the same NIF, e-mail or telephone elsewhere', async () => {
    const body = await solicitudNueva(t, {
      nif: 'B62000104',
      email: 'Recargo@telar.test',
      telefono: '+34 985 20 03 33',
    })
    const { id } = await solicitar(t, body)
    const { registers: otros, clientes, users } = await ventas.call(registers.duplicados, { params: { id } })
    expect(clientes).toMatchObject([
      { codigo: '0001', coincide: ['email'] },
      { codigo: '0002', coincide: ['nif'] },
      { codigo: '0003', coincide: ['telefono'] },
    ])
    expect(users).toMatchObject([{ email: 'recargo@telar.test', coincide: ['email'] }])
    expect(otros).toContainEqual(expect.objectContaining({ nombre: 'Naranco Gijón, S.L.', coincide: ['telefono'] }))
    expect(otros.map((otro) => otro.id)).not.toContain(id)
  })

  test('shows the mail that will go out, without a key', async () => {
    const { id } = await solicitar(t, await solicitudNueva(t, { idioma: 'ca' }))
    const yes = await ventas.call(registers.previewMail, { body: { id, accion: 'approve' } })
    expect(yes).toMatchObject({ idioma: 'ca', asunto: 'Activeu el vostre compte' })
    expect(yes.texto).toContain('https://moda.example/set-new-customer-data/•••')
    const no = await ventas.call(registers.previewMail, { body: { id, accion: 'reject', motivo: 'Falta el segell.' } })
    expect(no.html).toContain('Falta el segell.')
    expect((await ventas.call(registers.get, { params: { id } })).estado).toBe('solicitado')
  })

  test('declines with a reason that the mail repeats', async () => {
    const body = await solicitudNueva(t, { idioma: 'en' })
    const { id } = await solicitar(t, body)
    await expect(ventas.call(registers.reject, { body: { id, motivo: ' ' } })).rejects.toMatchObject({
      fields: { motivo: ['Hay que rellenarlo.'] },
    })
    await ventas.call(registers.reject, { body: { id, motivo: 'The licence is not readable.' } })
    expect(await ventas.call(registers.get, { params: { id } })).toMatchObject({
      estado: 'rechazado',
      motivo: 'The licence is not readable.',
      resueltoPor: 'ventas@telar.test',
    })
    const mail = await ultimoCorreo(t, body.email)
    expect(mail.asunto).toBe('About your registration request')
    expect(mail.texto).toContain('The licence is not readable.')
    await expect(ventas.call(registers.reject, { body: { id, motivo: 'again' } })).rejects.toMatchObject({
      status: 400,
    })
  })

  test('of two who decide on what both read, the second is told, and nothing more is sent', async () => {
    const body = await solicitudNueva(t)
    const { id } = await solicitar(t, body)
    const { version } = await ventas.call(registers.get, { params: { id } })
    const hecho = await Promise.allSettled([
      ventas.call(registers.approve, { body: { id, version } }),
      ventas.call(registers.reject, { body: { id, version, motivo: 'No se lee.' } }),
      ventas.call(registers.approve, { body: { id, version } }),
    ])
    expect(hecho.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const tarde = { status: 409, messages: [expect.stringMatching(/^ventas@telar.test ha decidido mientras tanto/)] }
    const ahora = await ventas.call(registers.get, { params: { id } })
    await expect(ventas.call(registers.approve, { body: { id, version } })).rejects.toMatchObject(tarde)
    expect(await ventas.call(registers.get, { params: { id } })).toEqual(ahora)
    await ventas.call(registers.approve, { body: { id, version: ahora.version } })
  })

  test('refuses an account that works for the house', async () => {
    const { id } = await solicitar(t, await solicitudNueva(t, { email: 'admin@telar.test' }))
    await expect(ventas.call(registers.approve, { body: { id } })).rejects.toMatchObject({
      messages: [expect.stringContaining('alguien de la casa')],
    })
  })

  test('refuses to link what is not there', async () => {
    const { id } = await solicitar(t, await solicitudNueva(t))
    await expect(ventas.call(registers.approve, { body: { id, clienteId: 999_999 } })).rejects.toMatchObject({
      fields: { clienteId: [expect.any(String)] },
    })
  })

  test('deletes a request with its licence', async () => {
    const { id, licencia } = await solicitar(t, await solicitudNueva(t))
    const file = licencia?.fichero as string
    expect(await t.house.files.get(file)).not.toBeNull()
    await ventas.call(registers.remove, { body: { ids: [id] } })
    expect(await t.house.files.get(file)).toBeNull()
  })

  test('never shows a key, nor where the licence lies', async () => {
    const { id } = await solicitar(t, await solicitudNueva(t, { countryId: (await paises(t)).ES as number }))
    await ventas.call(registers.approve, { body: { id } })
    const [row] = await t.house.db.select().from(registersTable).where(eq(registersTable.id, id))
    const shown = JSON.stringify([
      await ventas.call(registers.get, { params: { id } }),
      await ventas.call(registers.search, { body: { pageSize: 100 } }),
    ])
    expect(shown).not.toContain(row?.claveHash)
    expect(shown).not.toContain('licencias/')
  })
})

describe('from a customer', () => {
  test('somebody is invited at once; another e-mail than the customer’s wants a reason', async () => {
    const clienteId = await clientePara(t, 'porto@telar.test')
    const body = { clienteId, nombre: 'Rita', email: 'rita@porto.example', telefono: '' }
    await expect(ventas.call(registers.invitar, { body })).rejects.toMatchObject({ kind: 'validation' })
    const id = await ventas.call(registers.invitar, { body: { ...body, motivo: 'Es la encargada' } })
    expect(await ventas.call(registers.get, { params: { id } })).toMatchObject({ estado: 'aprobado', clienteId })
    expect((await ultimoCorreo(t, body.email))?.texto).toContain('/set-password-known-customer/')
    await expect(
      ventas.call(registers.invitar, { body: { ...body, email: ' RITA@porto.example', motivo: 'Otra vez' } }),
    ).rejects.toMatchObject({ status: 409, messages: [expect.stringMatching(/^ventas@telar.test ya ha invitado/)] })
  })

  test('of two who invite the same person at once, one does', async () => {
    const clienteId = await clientePara(t, 'porto@telar.test')
    const body = { clienteId, nombre: 'Nuno', email: 'nuno@porto.example', telefono: '', motivo: 'Es el dueño' }
    const dos = await Promise.allSettled([1, 2].map(() => ventas.call(registers.invitar, { body })))
    expect(dos.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('nobody is invited for two customers at once', async () => {
    const [una, otra] = [await clientePara(t, 'porto@telar.test'), await clientePara(t, 'porto@telar.test')]
    const body = { nombre: 'Inês', email: 'ines@porto.example', telefono: '' }
    const motivo = 'Lleva las dos tiendas'
    const id = await ventas.call(registers.invitar, { body: { ...body, motivo, clienteId: una } })
    const no = { status: 409, messages: [expect.stringMatching(/para otro cliente/)] }
    const paraOtra = { ...body, clienteId: otra }
    await expect(ventas.call(registers.invitar, { body: { ...paraOtra, motivo } })).rejects.toMatchObject(no)
    const pide = await ventas.call(registers.porTelefono, { body: paraOtra })
    const decide = { id: pide, clienteId: otra, motivo }
    await expect(ventas.call(registers.approve, { body: decide })).rejects.toMatchObject(no)
    await ventas.call(registers.reject, { body: { id, motivo: 'No era de esa tienda' } })
    await ventas.call(registers.approve, { body: decide })
    expect(await ventas.call(registers.get, { params: { id: pide } })).toMatchObject({ estado: 'aprobado' })
  })

  test('somebody who asked by telephone waits to be decided', async () => {
    const clienteId = await clientePara(t, 'porto@telar.test')
    const body = { clienteId, nombre: 'Luis', email: 'luis@porto.example', telefono: '' }
    const id = await ventas.call(registers.porTelefono, { body })
    expect(await ventas.call(registers.get, { params: { id } })).toMatchObject({
      estado: 'solicitado',
      tipo: 'existente',
      clienteId,
    })
    await expect(ultimoCorreo(t, body.email)).rejects.toThrow('no mail')
  })
})
