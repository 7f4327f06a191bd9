import { contract } from '@telar/contract'
import { clientes } from '@telar/contract/clientes/clientes'
import { endpoints, permissions } from '@telar/contract/kit/contract'
import type { Bound } from '@telar/contract/kit/endpoint'
import { envios } from '@telar/contract/ventas/envios'
import { manifiestos } from '@telar/contract/ventas/manifiestos'
import { pedidos } from '@telar/contract/ventas/pedidos'
import { HOJAS } from '@telar/domain/casa/etiquetas'
import { permisosIniciales } from '@telar/domain/identidad/acceso'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { modeloVariantesTable } from '../../db/schema/catalogo/modelos.ts'
import { clientesTable } from '../../db/schema/clientes/clientes.ts'
import { contactosTable, contactoTiposTable } from '../../db/schema/clientes/contactos.ts'
import { anticiposTable } from '../../db/schema/facturacion/anticipos.ts'
import { devolucionesTable } from '../../db/schema/facturacion/devoluciones.ts'
import { cobrosTable } from '../../db/schema/facturacion/facturas.ts'
import { liquidacionesTable } from '../../db/schema/facturacion/tesoreria.ts'
import { usersTable } from '../../db/schema/identidad/users.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { ask } from '../../testing/ask.ts'
import { clientePara } from '../../testing/cliente.ts'
import { transportistaPara } from '../../testing/envio.ts'
import { facturaDePrueba } from '../../testing/factura-de-prueba.ts'

/** What stands in an address, and whose it is: another customer's and another rep's. */
interface Ajeno {
  cliente: number
  contacto: number
  pedido: number
  entrega: number
  factura: number
  cobro: number
  anticipo: number
  devolucion: number
  envio: number
  manifiesto: number
  liquidacion: number
  user: string
}

const NADIE = '00000000-0000-4000-8000-000000000009'
const NOWHERE: Ajeno = {
  ...{ cliente: 1_999_999_991, contacto: 1_999_999_992, pedido: 1_999_999_993, entrega: 1_999_999_996 },
  ...{
    cobro: 1_999_999_997,
    devolucion: 1_999_999_989,
    envio: 1_999_999_988,
    manifiesto: 1_999_999_987,
    anticipo: 1_999_999_998,
    factura: 1_999_999_994,
    liquidacion: 1_999_999_995,
    user: NADIE,
  },
}

type Case = [address: (de: Ajeno) => string, body?: (de: Ajeno) => object]
const item = { modeloId: 1, colorId: 1, talla: '38', cantidad: 1 }
const linea = (colorId: number) => ({ modeloId: 1, colorId, tallasCantidades: [{ talla: '38', cantidad: 1 }] })

/** Every call that names a row of somebody: how it is asked for another's. */
const OWNED: Record<string, Case> = {
  'GET /api/v1/clientes/:id': [({ cliente }) => `clientes/${cliente}`],
  'PUT /api/v1/clientes/:id': [({ cliente }) => `clientes/${cliente}`, () => ficha],
  'POST /api/v1/clientes/clientes-list-by-ids': [
    () => 'clientes/clientes-list-by-ids',
    ({ cliente }) => ({ ids: [cliente] }),
  ],
  'GET /api/v1/cuentas/:id/pdf': [({ cliente }) => `cuentas/${cliente}/pdf`],
  'GET /api/v1/reclamaciones/clientes/:id': [({ cliente }) => `reclamaciones/clientes/${cliente}`],
  'POST /api/v1/reclamaciones/vista': [
    () => 'reclamaciones/vista',
    ({ cliente }) => ({ clienteId: cliente, tono: 'amable', vencimientos: [{ facturaId: 1, vence: '2026-01-01' }] }),
  ],
  'GET /api/v1/tarifas/de-cliente/:id': [({ cliente }) => `tarifas/de-cliente/${cliente}`],
  'POST /api/v1/tarifas/calcular': [() => 'tarifas/calcular', ({ cliente }) => ({ clienteId: cliente, lineas: [] })],
  'GET /api/v1/clientes/:id/credito': [({ cliente }) => `clientes/${cliente}/credito`],
  'GET /api/v1/clientes/:id/regimen': [({ cliente }) => `clientes/${cliente}/regimen`],
  'POST /api/v1/clientes/:id/vies': [({ cliente }) => `clientes/${cliente}/vies`],
  'GET /api/v1/clientes/:id/datos': [({ cliente }) => `clientes/${cliente}/datos`],
  'GET /api/v1/fichas/:recurso/:id': [({ cliente }) => `fichas/clientes/${cliente}`],
  'GET /api/v1/fichas/:recurso/:id/historia': [({ cliente }) => `fichas/clientes/${cliente}/historia`],
  'POST /api/v1/fichas/:recurso/:id/historia/:parte/deshacer': [
    ({ cliente }) => `fichas/clientes/${cliente}/historia/1/deshacer`,
  ],
  'GET /api/v1/fichas/:recurso/:id/correos': [({ cliente }) => `fichas/clientes/${cliente}/correos`],
  'POST /api/v1/fichas/:recurso/:id/correos/:parte/reenviar': [
    ({ cliente }) => `fichas/clientes/${cliente}/correos/1/reenviar`,
  ],
  'POST /api/v1/fichas/:recurso/:id/notas': [
    ({ cliente }) => `fichas/clientes/${cliente}/notas`,
    () => ({ texto: 'mío' }),
  ],
  'DELETE /api/v1/fichas/:recurso/:id/notas/:parte': [({ cliente }) => `fichas/clientes/${cliente}/notas/1`],
  'POST /api/v1/fichas/:recurso/:id/adjuntos': [
    ({ cliente }) => `fichas/clientes/${cliente}/adjuntos`,
    () => ({ nombre: 'mío', data: 'data:;base64,' }),
  ],
  'GET /api/v1/fichas/:recurso/:id/adjuntos/:parte': [({ cliente }) => `fichas/clientes/${cliente}/adjuntos/1`],
  'DELETE /api/v1/fichas/:recurso/:id/adjuntos/:parte': [({ cliente }) => `fichas/clientes/${cliente}/adjuntos/1`],
  'POST /api/v1/fichas/:recurso/:id/seguimientos': [
    ({ cliente }) => `fichas/clientes/${cliente}/seguimientos`,
    () => ({ medio: 'llamada', fecha: '2026-03-02', texto: 'mío' }),
  ],
  'PUT /api/v1/fichas/:recurso/:id/seguimientos/:parte/hecho': [
    ({ cliente }) => `fichas/clientes/${cliente}/seguimientos/1/hecho`,
    () => ({ hecho: true }),
  ],
  'DELETE /api/v1/fichas/:recurso/:id/seguimientos/:parte': [
    ({ cliente }) => `fichas/clientes/${cliente}/seguimientos/1`,
  ],
  'GET /api/v1/contactos/:id': [({ contacto }) => `contactos/${contacto}`],
  'POST /api/v1/contactos': [
    () => 'contactos',
    ({ cliente }) => ({ clienteId: cliente, contactoTipoId: 1, nombre: 'Eva', medios: [] }),
  ],
  'PUT /api/v1/contactos/:id': [
    ({ contacto }) => `contactos/${contacto}`,
    () => ({ contactoTipoId: 1, nombre: 'Eva', medios: [] }),
  ],
  'POST /api/v1/contactos/deleteclientes': [() => 'contactos/deleteclientes', ({ contacto }) => ({ ids: [contacto] })],
  'POST /api/v1/contactos/deleteproveedores': [
    () => 'contactos/deleteproveedores',
    ({ contacto }) => ({ ids: [contacto] }),
  ],
  'POST /api/v1/contactos/deletecomerciales': [
    () => 'contactos/deletecomerciales',
    ({ contacto }) => ({ ids: [contacto] }),
  ],
  'POST /api/v1/facturas/pendientes': [() => 'facturas/pendientes', ({ cliente }) => ({ clienteId: cliente })],
  'POST /api/v1/facturas/pendientes-facturas': [
    () => 'facturas/pendientes-facturas',
    ({ cliente }) => ({ clienteId: cliente }),
  ],
  'POST /api/v1/facturas/comisiones': [() => 'facturas/comisiones', () => ({ comercialId: 1_999_999_990 })],
  'GET /api/v1/facturas/liquidaciones/:id': [({ liquidacion }) => `facturas/liquidaciones/${liquidacion}`],
  'GET /api/v1/devoluciones/:id': [({ devolucion }) => `devoluciones/${devolucion}`],
  'GET /api/v1/devoluciones/:id/pdf': [({ devolucion }) => `devoluciones/${devolucion}/pdf`],
  'GET /api/v1/devoluciones/:id/fotos/:parte': [({ devolucion }) => `devoluciones/${devolucion}/fotos/1`],
  'GET /api/v1/devoluciones/mias/:id/pdf': [({ devolucion }) => `devoluciones/mias/${devolucion}/pdf`],
  'GET /api/v1/devoluciones/mias/:id/fotos/:parte': [({ devolucion }) => `devoluciones/mias/${devolucion}/fotos/1`],
  'GET /api/v1/devoluciones/devolvibles/:id': [({ entrega }) => `devoluciones/devolvibles/${entrega}`],
  'POST /api/v1/devoluciones': [
    () => 'devoluciones',
    ({ entrega }) => ({ entregaId: entrega, lineas: [{ entregaLineaId: 1, cantidad: 1, motivo: 'otro' }] }),
  ],
  'POST /api/v1/devoluciones/:id/fotos': [
    ({ devolucion }) => `devoluciones/${devolucion}/fotos`,
    () => ({ nombre: 'mío', data: 'data:;base64,' }),
  ],
  'POST /api/v1/devoluciones/:id/retirar': [({ devolucion }) => `devoluciones/${devolucion}/retirar`],
  'GET /api/v1/envios/:id': [({ envio }) => `envios/${envio}`],
  'GET /api/v1/envios/:id/justificante': [({ envio }) => `envios/${envio}/justificante`],
  'POST /api/v1/envios/etiquetas': [() => 'envios/etiquetas', ({ envio }) => ({ ids: [envio] })],
  'POST /api/v1/envios/zpl': [() => 'envios/zpl', ({ envio }) => ({ ids: [envio] })],
  'GET /api/v1/manifiestos/:id/pdf': [({ manifiesto }) => `manifiestos/${manifiesto}/pdf`],
  'GET /api/v1/manifiestos/:id/csv': [({ manifiesto }) => `manifiestos/${manifiesto}/csv`],
  'GET /api/v1/anticipos/:id': [({ anticipo }) => `anticipos/${anticipo}`],
  'GET /api/v1/anticipos/:id/pdf': [({ anticipo }) => `anticipos/${anticipo}/pdf`],
  'GET /api/v1/facturas/cobros/:id': [({ cobro }) => `facturas/cobros/${cobro}`],
  'GET /api/v1/facturas/:id': [({ factura }) => `facturas/${factura}`],
  'GET /api/v1/facturas/get-web/:id': [({ factura }) => `facturas/get-web/${factura}`],
  'POST /api/v1/facturas/facturas-by-ids': [() => 'facturas/facturas-by-ids', ({ factura }) => ({ ids: [factura] })],
  'POST /api/v1/facturas/facturaslist-by-ids': [
    () => 'facturas/facturaslist-by-ids',
    ({ factura }) => ({ ids: [factura] }),
  ],
  'POST /api/v1/facturas/cambiar': [
    () => 'facturas/cambiar',
    ({ factura }) => ({ filas: [{ id: factura, version: 1, fecha: '2027-05-01' }] }),
  ],
  'POST /api/v1/facturas/reparos': [() => 'facturas/reparos', ({ factura }) => ({ ids: [factura] })],
  'GET /api/v1/cajas/pedido/:id': [({ pedido }) => `cajas/pedido/${pedido}`],
  'POST /api/v1/cajas/pedido/:id/etiquetas': [
    ({ pedido }) => `cajas/pedido/${pedido}/etiquetas`,
    () => ({ hoja: HOJAS['A4-8 (99,1 × 67,7)'] }),
  ],
  'POST /api/v1/cajas/pedido/:id/zpl': [
    ({ pedido }) => `cajas/pedido/${pedido}/zpl`,
    () => ({ rollo: { ancho: 100, alto: 50 } }),
  ],
  'GET /api/v1/facturas/de-pedido/:id': [({ pedido }) => `facturas/de-pedido/${pedido}`],
  'GET /api/v1/facturas/user/de-pedido/:id': [({ pedido }) => `facturas/user/de-pedido/${pedido}`],
  'GET /api/v1/facturas/:id/pdf': [({ factura }) => `facturas/${factura}/pdf`],
  'GET /api/v1/facturas/user/:id/pdf': [({ factura }) => `facturas/user/${factura}/pdf`],
  'POST /api/v1/pedidos/pdf': [() => 'pedidos/pdf', ({ pedido }) => ({ ids: [pedido] })],
  'POST /api/v1/facturas/pdf': [() => 'facturas/pdf', ({ factura }) => ({ ids: [factura] })],
  'GET /api/v1/facturas/:id/qr': [({ factura }) => `facturas/${factura}/qr`],
  'GET /api/v1/facturas/user/:id/qr': [({ factura }) => `facturas/user/${factura}/qr`],
  'GET /api/v1/facturas/:id/ubl': [({ factura }) => `facturas/${factura}/ubl`],
  'GET /api/v1/facturas/:id/facturae': [({ factura }) => `facturas/${factura}/facturae`],
  'GET /api/v1/cart/de/:userId': [({ user }) => `cart/de/${user}`],
  'POST /api/v1/cart': [() => 'cart', ({ user }) => ({ userId: user, cart: { notas: 'mío' } })],
  'POST /api/v1/cart/upsert-item': [() => 'cart/upsert-item', ({ user }) => ({ userId: user, ...item })],
  'POST /api/v1/cart/upsert-items': [() => 'cart/upsert-items', ({ user }) => ({ userId: user, items: [item] })],
  'POST /api/v1/cart/remove-item': [() => 'cart/remove-item', ({ user }) => ({ userId: user, ...item })],
  'POST /api/v1/cart/cart-to-pedido': [() => 'cart/cart-to-pedido', ({ user }) => ({ userId: user })],
  'GET /api/v1/pedidos/:id': [({ pedido }) => `pedidos/${pedido}`],
  'POST /api/v1/pedidos': [() => 'pedidos', ({ cliente }) => ({ clienteId: cliente, lineas: [linea(1)] })],
  'PUT /api/v1/pedidos/:id': [
    ({ pedido }) => `pedidos/${pedido}`,
    ({ cliente }) => ({ clienteId: cliente, lineas: [linea(1)] }),
  ],
  'GET /api/v1/pedidos/user/:id': [({ pedido }) => `pedidos/user/${pedido}`],
  'POST /api/v1/clientes/cambiar': [
    () => 'clientes/cambiar',
    ({ cliente }) => ({ filas: [{ id: cliente, version: 1, idioma: 'ca' }] }),
  ],
  'POST /api/v1/pedidos/cambiar': [
    () => 'pedidos/cambiar',
    ({ pedido }) => ({ filas: [{ id: pedido, version: 1, fechaEntregaHasta: '2027-05-01' }] }),
  ],
  'POST /api/v1/pedidos/reparos': [() => 'pedidos/reparos', ({ pedido }) => ({ ids: [pedido] })],
  'POST /api/v1/pedidos/situacion': [
    () => 'pedidos/situacion',
    ({ pedido }) => ({ ids: [pedido], situacion: 'confirmado' }),
  ],
  'POST /api/v1/pedidos/:id/entrega': [
    ({ pedido }) => `pedidos/${pedido}/entrega`,
    () => ({ lineas: [{ lineaId: 1, tallasCantidades: [{ talla: '38', cantidad: 1 }] }] }),
  ],
  'POST /api/v1/pedidos/:id/cerrar': [({ pedido }) => `pedidos/${pedido}/cerrar`, () => ({ nota: 'mío' })],
  'POST /api/v1/entregas/:id/deshacer': [
    ({ entrega }) => `entregas/${entrega}/deshacer`,
    () => ({ motivo: 'no es mío' }),
  ],
  'GET /api/v1/entregas/:id/pdf': [({ entrega }) => `entregas/${entrega}/pdf`],
  'GET /api/v1/entregas/:id/pdf-user': [({ entrega }) => `entregas/${entrega}/pdf-user`],
  'GET /api/v1/pedidos/:id/pdf': [({ pedido }) => `pedidos/${pedido}/pdf`],
  'GET /api/v1/pedidos/user/:id/pdf': [({ pedido }) => `pedidos/user/${pedido}/pdf`],
}

/** Calls that name a row which is everybody's, or that answer by who asks and name nothing. */
const EVERYBODYS = new Set([
  'GET /api/v1/imagenes/:id/original',
  'GET /api/v1/colores/:id',
  'GET /api/v1/modelos/:id',
  // another's notice is passed over without a word
  'POST /api/v1/avisos/leidos',
  'GET /api/v1/vistas/de-tabla/:id',
  'GET /api/v1/tarifas/de-modelo/:id',
  // a model, in orders of one's own customers
  'GET /api/v1/pedidos/de-modelo/:id',
  'POST /api/v1/modelos/modeloslist-by-ids',
  'GET /api/v1/modelotipos/:id',
  'GET /api/v1/temporadas/:id',
  'GET /api/v1/ventanas/:id',
  // a customer whom one does not reach has nothing to leave, as one that is not there
  'GET /api/v1/pedidos/entregas-previstas/:id',
  // an order that one does not reach has no shipments, as one that is not there
  'GET /api/v1/envios/pedido/:id',
  'GET /api/v1/envios/mios/:id',
  // a season's delivery, in orders of one's own customers
  'GET /api/v1/pedidos/plazos/:id',
  'POST /api/v1/pedidos/plazos/:id',
  'GET /api/v1/webcolecciones/:id',
  'GET /api/v1/webcolecciones/:id/modelos',
  'GET /api/v1/webmodelos/auth/:id',
  'GET /api/v1/ordenesfab/fechas/:id',
  // by the person and the name of a table
  'GET /api/v1/usersettings/table-settings/:id',
  'PUT /api/v1/usersettings/table-settings',
  // models and colours
  'POST /api/v1/pedidos/new-pedido-entrada-web',
])

const keyOf = ({ method, path }: Bound) => `${method} ${path}`
/** A spreadsheet has the rows that a search of the same person finds, and of these the ones it names. */
const chooses = ({ path }: Bound) => path.includes('/excel-')
const namesARow = (one: Bound) =>
  !chooses(one) && (one.path.includes(':') || JSON.stringify(fieldsOf(one.body)).match(/"(ids|filas|\w+Id)"/))
const fieldsOf = (body: Bound['body']) =>
  Object.keys((body as { shape?: object; def?: { in?: { shape?: object } } })?.shape ?? {})

let t: TestApp
let ajeno: Ajeno
/** A whole customer, as the form sends it. */
let ficha: object = {}
const tokens: Record<'Cliente' | 'Comercial', string> = { Cliente: '', Comercial: '' }

beforeAll(async () => {
  t = await testApp()
  const { db } = t.house
  const [jordi] = await db.select().from(usersTable).where(eq(usersTable.email, 'comercial@telar.test'))
  const otroRep = await otroComercial(jordi?.comercialId ?? 0)
  await clientePara(t, 'cliente@telar.test')
  const cliente = await clientePara(t, 'recargo@telar.test', { comercialId: otroRep })
  const [user] = await db.select().from(usersTable).where(eq(usersTable.email, 'recargo@telar.test'))
  const [tipo] = await db.select().from(contactoTiposTable).limit(1)
  const [contacto] = await db
    .insert(contactosTable)
    .values({ clienteId: cliente, contactoTipoId: tipo?.id ?? 0, nombre: 'Rosa' })
    .returning()
  const [liquidacion] = await db
    .insert(liquidacionesTable)
    .values({
      ...{ comercialId: otroRep, hasta: '2026-06-30', fecha: '2026-07-01', criterio: 'facturado' as const },
      ...{ facturas: 1, importe: 10, quien: 'Rosa' },
    })
    .returning()
  const admin = await t.as('admin@telar.test')
  const [variante] = await db.select().from(modeloVariantesTable).where(eq(modeloVariantesTable.modeloId, 1)).limit(1)
  const colorId = variante?.colorId ?? 0
  const pedido = await admin.call(pedidos.create, { body: { clienteId: cliente, lineas: [linea(colorId)] } })
  const { lineas } = await admin.call(pedidos.get, { params: { id: pedido } })
  const salen = [{ lineaId: lineas[0]?.id ?? 0, tallasCantidades: [{ talla: '38', cantidad: 1 }] }]
  const servido = await admin.call(pedidos.entrega, { params: { id: pedido }, body: { lineas: salen } })
  const factura = await facturaDePrueba(t, cliente)
  const [cobro] = await db
    .insert(cobrosTable)
    .values({ facturaId: factura, fecha: '2026-07-01', medio: 'contado', importe: 1 })
    .returning()
  const [anticipo] = await db
    .insert(anticiposTable)
    .values({
      ...{ numero: 'ANT/2026/0001', clienteId: cliente, fecha: '2026-07-01', medio: 'transferencia' as const },
      ...{ importe: 1, quien: 'Rosa' },
    })
    .returning()
  const [devolucion] = await db
    .insert(devolucionesTable)
    .values({
      entregaId: servido.entregas[0]?.id ?? 0,
      pedidoId: pedido,
      clienteId: cliente,
      fecha: '2026-07-01',
      quien: 'Rosa',
    })
    .returning()
  const transportistaId = await transportistaPara(admin)
  const envio = await admin.call(envios.preparar, { body: { entregaIds: [servido.entregas[0]?.id ?? 0] } })
  await admin.call(envios.etiquetar, { body: { ids: [envio] } })
  const manifiesto = await admin.call(manifiestos.crear, { body: { transportistaId } })
  ajeno = {
    cliente,
    envio,
    manifiesto,
    devolucion: devolucion?.id ?? 0,
    contacto: contacto?.id ?? 0,
    liquidacion: liquidacion?.id ?? 0,
    user: user?.id ?? '',
    pedido: await admin.call(pedidos.create, { body: { clienteId: cliente, lineas: [linea(colorId)] } }),
    entrega: servido.entregas[0]?.id ?? 0,
    factura,
    cobro: cobro?.id ?? 0,
    anticipo: anticipo?.id ?? 0,
  }
  const { contactos: _, id: __, version: ___, ...suya } = await admin.call(clientes.get, { params: { id: cliente } })
  ficha = suya
  tokens.Cliente = (await t.as('cliente@telar.test')).tokens.get()?.token ?? ''
  tokens.Comercial = (await t.as('comercial@telar.test')).tokens.get()?.token ?? ''
})
afterAll(() => t.close())

async function otroComercial(suyo: number): Promise<number> {
  const [otro] = await t.house.db
    .select({ id: clientesTable.comercialId })
    .from(clientesTable)
    .then((rows) => rows.filter(({ id }) => id !== null && id !== suyo))
  if (!otro?.id) throw new Error('the demo has one rep only')
  return otro.id
}

/** What was answered, without what tells two answers of the same kind apart. */
const stripped = ({ statusCode, body }: { statusCode: number; body: string }) =>
  `${statusCode} ${body}`
    .replace(/\S+ Not Found\./, 'N Not Found.')
    .replace(/"errorId":"[^"]*"|"traceId":"[^"]*"|"supportMessage":"[^"]*"/g, '')

for (const rol of ['Cliente', 'Comercial'] as const) {
  const may = new Set<string>(permisosIniciales(rol, permissions(contract)))
  const reached = endpoints(contract).filter(({ access }) => access === 'signed-in' || may.has(access))

  describe(`${rol}: a row of somebody else looks exactly like one that is not there`, () => {
    for (const endpoint of reached.filter((one) => OWNED[keyOf(one)])) {
      const [address, body] = OWNED[keyOf(endpoint)] as Case
      test(keyOf(endpoint), async () => {
        const asked = (de: Ajeno) =>
          ask(t.app, endpoint, {
            url: `/api/v1/${address(de)}`,
            headers: { authorization: `Bearer ${tokens[rol]}` },
            ...(body ? { payload: body(de) } : {}),
          })
        const [theirs, missing] = [await asked(ajeno), await asked(NOWHERE)]
        expect(stripped(theirs)).toBe(stripped(missing))
        expect(theirs.body).not.toContain('Rosa')
        const refused = theirs.body.includes('"clienteId":') ? 400 : 404
        expect([200, 403, refused], theirs.body).toContain(theirs.statusCode)
      })
    }

    test('every call that names a row is known to be somebody’s or everybody’s', () => {
      const unknown = reached
        .filter((one) => namesARow(one))
        .map(keyOf)
        .filter((key) => !OWNED[key] && !EVERYBODYS.has(key))
      expect(unknown).toEqual([])
    })
  })
}
