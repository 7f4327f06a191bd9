import { AppSettings, appsettings } from '@telar/contract/casa/appsettings'
import { imagenes } from '@telar/contract/casa/imagenes'
import { facturas } from '@telar/contract/facturacion/facturas'
import { pedidos } from '@telar/contract/ventas/pedidos'
import { desc, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { firstRow } from '../../db/rows.ts'
import { correosTable } from '../../db/schema/casa/correos.ts'
import type { Mail } from '../../gateways/mail.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { clientePara } from '../../testing/cliente.ts'
import { casaQueFactura, facturador, suelta } from '../../testing/factura.ts'
import { sendDue } from '../correo/jobs.ts'
import { CID_DEL_LOGO } from './logo.ts'

let t: TestApp
let admin: Awaited<ReturnType<TestApp['as']>>
beforeAll(async () => {
  t = await testApp()
  await casaQueFactura(t)
  admin = await t.as('admin@telar.test')
})
afterAll(() => t.close())

const PNG = () =>
  sharp({ create: { width: 2400, height: 400, channels: 4, background: { r: 0, g: 60, b: 120, alpha: 0.5 } } }).png()

async function subir(content: Buffer): Promise<number> {
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(content)]), 'logo.png')
  return (await admin.call(imagenes.upload, { body } as never)).id
}
const ajustes = async () => AppSettings.parse(await admin.call(appsettings.get, {}))
const ponerLogo = async (logoId: number | null) =>
  admin.call(appsettings.update, { body: { ...(await ajustes()), logoId } })
/** How many pictures a paper bears. */
const dibujos = async (pdf: Blob) =>
  (
    Buffer.from(await pdf.arrayBuffer())
      .toString('latin1')
      .match(/\/Subtype\s*\/Image/g) ?? []
  ).length

test('a logo stands in the shop, on papers and in mails instead of the name, and goes again', async () => {
  const clienteId = await clientePara(t, 'cliente@telar.test', { email: 'c@tienda.test' })
  const f = facturador(admin)
  const id = await f.emitir(clienteId, { lineas: [suelta(1, 10)] })
  const variante = await firstRow(
    t.owner,
    z.object({ colorId: z.int(), talla: z.string() }),
    sql`select color_id as "colorId", talla from modelo_variantes where modelo_id = 1 limit 1`,
  )
  const { colorId = 0, talla = '' } = variante ?? {}
  const lineas = [{ modeloId: 1, colorId, tallasCantidades: [{ talla, cantidad: 2 }] }]
  const pedidoId = await admin.call(pedidos.create, { body: { clienteId, lineas } })
  const papeles = async () => [
    await dibujos(await admin.call(facturas.pdf, { params: { id } })),
    await dibujos(await admin.call(pedidos.pdf, { params: { id: pedidoId } })),
  ]
  expect(await papeles()).toEqual([0, 0])

  const logoId = await subir(await PNG().toBuffer())
  const { logo } = await ponerLogo(logoId)
  expect(logo).toMatchObject({ id: logoId, ancho: 2400, alto: 400 })
  const publicos = await (await t.as()).call(appsettings.get, {})
  expect(publicos.logo).toEqual(logo)
  expect(JSON.stringify(await ajustes())).not.toContain('png')
  expect((await papeles()).every((n) => n > 0)).toBe(true)

  await admin.call(facturas.enviar, { params: { id }, body: {} })
  const [correo] = await t.house.db.select().from(correosTable).orderBy(desc(correosTable.id)).limit(1)
  expect(correo?.html).toContain(`<img src="cid:${CID_DEL_LOGO}" alt="`)
  const salidos: Mail[] = []
  const send = async (mail: Mail) => void salidos.push(mail)
  const adjuntar = new Proxy(
    {},
    { get: () => async () => ({ nombre: 'x.pdf', tipo: 'x', contenido: Buffer.from('x') }) },
  )
  while (await sendDue(t.house.db, { send, adjuntar: adjuntar as never, log: { warn: () => {} } }));
  const con = salidos.find(({ id: suyo }) => suyo === correo?.id)?.adjuntos?.find(({ cid }) => cid === CID_DEL_LOGO)
  const { width, height, format } = await sharp(con?.contenido).metadata()
  expect([format, width, height]).toEqual(['png', 960, 160])

  // Whoever saves the settings without a word of it leaves it as it is.
  const { logoId: _, logo: __, ...resto } = await ajustes()
  expect((await admin.call(appsettings.update, { body: resto })).logoId).toBe(logoId)
  expect((await ponerLogo(null)).logo).toBeNull()
  expect(await papeles()).toEqual([0, 0])
})

test('what is no picture of the house is refused beside the field', async () => {
  await expect(ponerLogo(123_456_789)).rejects.toMatchObject({ fields: { logoId: expect.any(Array) } })
})
