import { contract } from '@telar/contract'
import { correo } from '@telar/contract/casa/correo'
import { fichas } from '@telar/contract/casa/fichas'
import { webhooks } from '@telar/contract/casa/webhooks'
import { colores } from '@telar/contract/catalogo/colores'
import { registers } from '@telar/contract/clientes/registers'
import { llaves } from '@telar/contract/identidad/llaves'
import { roles } from '@telar/contract/identidad/roles'
import { users } from '@telar/contract/identidad/users'
import { endpoints } from '@telar/contract/kit/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { correosTable } from '../../db/schema/casa/correos.ts'
import { idempotenciaTable } from '../../db/schema/maquina.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { clientePara } from '../../testing/cliente.ts'

let t: TestApp
let admin: Awaited<ReturnType<TestApp['as']>>
beforeAll(async () => {
  t = await testApp({ WEBHOOKS_PRIVATE: 'on' })
  admin = await t.as('admin@telar.test')
})
afterAll(() => t.close())

/** Calls that know nobody again who never heard the answer, and why they need not. */
const SIN_CLAVE: Record<string, readonly string[]> = {
  'says how something is: again, it is the same': [
    'appsettings.darPaso',
    'avisos.leidos',
    'cajas.pesar',
    'cart.removeItem',
    'cart.save',
    'cart.upsertItem',
    'compras.guardarCondicion',
    'faq.ordenar',
    'modelos.asignarColeccion',
    'modelos.publicar',
    'operaciones.guardarTarifas',
    'registers.setVisitado',
    'ubicaciones.asignar',
    'ubicaciones.ordenar',
    'users.setRoles',
    'vistas.compartir',
    'webbanners.ordenar',
    'webcolecciones.ordenar',
  ],
  'takes away by ids: gone is gone': [
    'clientes.remove',
    'colores.remove',
    'comerciales.remove',
    'compras.remove',
    'contactos.deleteClientes',
    'contactos.deleteComerciales',
    'contactos.deleteProveedores',
    'facturas.remove',
    'faq.remove',
    'fichas.borrarAdjunto',
    'fichas.borrarNota',
    'fichas.borrarSeguimiento',
    'grupos.remove',
    'liquidacionestaller.remove',
    'llaves.revocar',
    'materias.deleteEntradas',
    'materias.remove',
    'modelos.remove',
    'modelotipos.remove',
    'operaciones.remove',
    'ordenesfab.remove',
    'pedidos.remove',
    'preguntas.remove',
    'promociones.remove',
    'proveedores.remove',
    'recibidas.remove',
    'registers.remove',
    'roles.remove',
    'tarifas.remove',
    'temporadas.remove',
    'transportistas.remove',
    'ubicaciones.remove',
    'users.remove',
    'ventanas.remove',
    'vistas.retirar',
    'webbanners.remove',
    'webcolecciones.remove',
    'webhooks.borrar',
  ],
  'only asks, or only hands out': ['chatbot.completion', 'clientes.vies', 'copias.descargar', 'remesas.leerDevueltos'],
  'one at a time, and goes on by itself': ['copias.hacer', 'cuadre.comprobar'],
  'makes the one before it worthless': ['pedidos.enlace', 'registers.renewKey', 'users.forgotPassword'],
  'opens an account or a session, and is known by what opens it': [
    'tokens.byEmail',
    'tokens.create',
    'tokens.refresh',
    'tokens.revoke',
  ],
}

test('every call that makes something, or has it happen, is known again by its key', () => {
  const sin = endpoints(contract)
    .filter(({ kind, method, creates }) => kind === 'write' && method !== 'PUT' && !creates)
    .map(({ resource, name }) => `${resource}.${name}`)
  expect(sin.toSorted()).toEqual(Object.values(SIN_CLAVE).flat().toSorted())
})

/** Sent, and sent again by who never heard the answer: the same is answered, and nothing happens twice. */
async function otraVez<R>(hecho: (idempotencyKey: string) => Promise<R>): Promise<R> {
  const clave = crypto.randomUUID()
  const primera = await hecho(clave)
  expect(await hecho(clave)).toEqual(primera)
  return primera
}

test('a key for a program is made once, and its secret is kept where nobody reads it', async () => {
  const body = { nombre: 'Contable', permisos: ['Permissions.Facturas.View' as const] }
  const { id, llave } = await otraVez((idempotencyKey) => admin.call(llaves.crear, { body }, { idempotencyKey }))
  expect((await admin.call(llaves.list, {})).map((una) => una.id)).toEqual([id])
  expect(JSON.stringify(await t.house.db.select().from(idempotenciaTable))).not.toContain(llave)
})

test('an address is told of things once, its secret changes once, and it is tried once', async () => {
  const body = { nombre: 'Tienda', url: 'http://127.0.0.1:9/telar', eventos: ['pedido.creado' as const] }
  const { id, secreto } = await otraVez((idempotencyKey) => admin.call(webhooks.crear, { body }, { idempotencyKey }))
  const params = { id }
  const girado = await otraVez((idempotencyKey) => admin.call(webhooks.girar, { params }, { idempotencyKey }))
  expect(girado.secreto).not.toBe(secreto)
  await otraVez((idempotencyKey) => admin.call(webhooks.probar, { params }, { idempotencyKey }))
  expect(await admin.call(webhooks.envios, { params, query: {} })).toHaveLength(1)
  const guardado = JSON.stringify(await t.house.db.select().from(idempotenciaTable))
  expect([secreto, girado.secreto].filter((uno) => guardado.includes(uno))).toEqual([])
})

test('a request is noted and decided once, a role and a person are there once', async () => {
  const clienteId = await clientePara(t, 'cliente@telar.test')
  const quien = { clienteId, nombre: 'Berta Pla', email: 'berta@example.com' }
  const id = await otraVez((idempotencyKey) => admin.call(registers.porTelefono, { body: quien }, { idempotencyKey }))
  const decidir = { body: { id, clienteId, motivo: 'Es su socia' } }
  await otraVez((idempotencyKey) => admin.call(registers.approve, decidir, { idempotencyKey }))
  await otraVez((idempotencyKey) =>
    admin.call(registers.deshacer, { body: { id, motivo: 'No lo es' } }, { idempotencyKey }),
  )
  const role = { body: { name: 'Almacén', description: '' } }
  await otraVez((idempotencyKey) => admin.call(roles.create, role, { idempotencyKey }))
  const persona = { body: { firstName: 'Nora', lastName: 'Vila', email: 'nora@telar.test', userName: 'nora' } }
  const nora = await otraVez((idempotencyKey) => admin.call(users.create, persona, { idempotencyKey }))
  const antes = await t.house.db.$count(correosTable)
  await otraVez((idempotencyKey) => admin.call(users.invitar, { params: { id: nora } }, { idempotencyKey }))
  expect(await t.house.db.$count(correosTable)).toBe(antes + 1)
})

test('a file is attached once, a trial mail leaves once, and what was changed together is changed once', async () => {
  const params = { recurso: 'colores', id: '1' }
  const data = `data:application/pdf;base64,${Buffer.from('%PDF-1.4\n%%EOF').toString('base64')}`
  await otraVez((idempotencyKey) =>
    admin.call(fichas.adjuntar, { params, body: { nombre: 'carta.pdf', data } }, { idempotencyKey }),
  )
  expect((await admin.call(fichas.get, { params })).adjuntos).toHaveLength(1)
  const probar = { body: { para: 'nora@telar.test' } }
  await otraVez((idempotencyKey) => admin.call(correo.probar, probar, { idempotencyKey }))
  const { version } = await admin.call(colores.get, { params: { id: 1 } })
  const cambiar = { body: { filas: [{ id: 1, version, activo: false }] } }
  await otraVez((idempotencyKey) => admin.call(colores.cambiar, cambiar, { idempotencyKey }))
})
