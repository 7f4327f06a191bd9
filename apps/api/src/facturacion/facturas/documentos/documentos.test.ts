import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { InvoiceService } from '@e-invoice-eu/core'
import { appsettings } from '@telar/contract/casa/appsettings'
import { correo } from '@telar/contract/casa/correo'
import { facturas } from '@telar/contract/facturacion/facturas'
import { verifactu } from '@telar/contract/facturacion/verifactu'
import { eq, sql } from 'drizzle-orm'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendDue } from '../../../casa/correo/jobs.ts'
import { correosTable } from '../../../db/schema/casa/correos.ts'
import { clientesTable } from '../../../db/schema/clientes/clientes.ts'
import { usersTable } from '../../../db/schema/identidad/users.ts'
import { leerXml } from '../../../kit/formats/xml.ts'
import { salida } from '../../../salida.ts'
import { type TestApp, testApp } from '../../../testing/app.ts'
import { clientePara } from '../../../testing/cliente.ts'
import { facturaDePrueba, ponerEmpresa } from '../../../testing/factura-de-prueba.ts'
import { qrEnPapel, textoDePdf } from '../../../testing/papel.ts'
import { leerDocumentos } from './leer-documento.ts'
import { hojaDeFactura } from './papel.ts'
import { enUbl } from './ubl/ubl.ts'

type Client = Awaited<ReturnType<TestApp['as']>>

let t: TestApp
let ventas: Client
let clienteId: number
let portoId: number
const modelo = { id: 0, numero: '', colorId: 0, talla: '', precio: 0 }
beforeAll(async () => {
  t = await testApp()
  await ponerEmpresa(t)
  clienteId = await clientePara(t, 'cliente@telar.test', { razonSocial: 'Modas Sol SL', email: 'compras@sol.test' })
  portoId = await clientePara(t, 'porto@telar.test', {
    pais: 'PT',
    codigoPostal: '4000-001',
    idioma: 'pt',
    nifIva: 'PT509000126',
    viesResultado: 'valido',
  })
  ventas = await t.as('ventas@telar.test')
  await modo('test')
  const { rows } = await t.house.db.execute<typeof modelo>(sql`
    select m.id, m.numero, v.color_id as "colorId", v.talla, m.precio_mayor::float8 as precio
    from modelos m join modelo_variantes v on v.modelo_id = m.id order by m.id, v.id limit 1`)
  Object.assign(modelo, rows[0])
})
afterAll(() => t.close())

const modo = async (valor: 'off' | 'test' | 'real') => {
  const admin = await t.as('admin@telar.test')
  const ajustes = await admin.call(verifactu.ajustes, {})
  await admin.call(verifactu.guardarAjustes, { body: { ...ajustes, modo: valor } })
}
const papel = (id: number) => ventas.call(facturas.pdf, { params: { id } })
const hoja = async (id: number) => {
  const [documento] = await leerDocumentos(t.house.db, [id], undefined)
  if (!documento) throw new Error('not there')
  return hojaDeFactura(documento)
}

describe('issued through the API', () => {
  test('an invoice is registered in the same breath, and so is its annulment', async () => {
    const id = await ventas.call(facturas.create, {
      body: {
        clienteId,
        emitir: true,
        lineas: [
          { modeloId: modelo.id, colorId: modelo.colorId, tallasCantidades: [{ talla: modelo.talla, cantidad: 1 }] },
        ],
      },
    })
    const { numeroCompleto } = await ventas.call(facturas.get, { params: { id } })
    const registros = async () =>
      (await ventas.call(verifactu.search, { body: { keyword: numeroCompleto ?? '', orderBy: 'id' } })).data
    expect(await registros()).toMatchObject([{ facturaId: id, clase: 'alta', estado: 'pendiente' }])
    const admin = await t.as('admin@telar.test')
    await admin.call(facturas.anular, { params: { id }, body: { motivo: 'Duplicada' } })
    expect((await registros()).map(({ clase }) => clase)).toEqual(['alta', 'anulacion'])
    expect((await ventas.call(verifactu.comprobar, {})).roto).toBeNull()
  })
})

describe('on paper', () => {
  test('it says all that the law asks for, and its QR can be read', async () => {
    const id = await facturaDePrueba(t, clienteId, {
      lineas: [
        {
          descripcion: 'x',
          modeloId: modelo.id,
          colorId: modelo.colorId,
          tallasCantidades: [{ talla: modelo.talla, cantidad: 12 }],
          cantidad: 12,
          precio: 24.9,
        },
        { descripcion: 'Perchas', cantidad: 10, precio: 34.5, dto: 10 },
      ],
    })
    const { numeroCompleto, total } = await ventas.call(facturas.get, { params: { id } })
    const [pagina = ''] = await textoDePdf(await papel(id))
    for (const texto of [
      `Factura ${numeroCompleto}`,
      'Telar Moda SL',
      'NIF B12345674',
      'R. M. de Barcelona',
      'Modas Sol SL',
      'QR tributario:',
      'VERI*FACTU',
      modelo.numero,
      'Perchas',
      'ES91 2100 0418 4502 0005 1332',
      'Página 1 de 1',
    ])
      expect(pagina).toContain(texto)
    const qr = await ventas.call(facturas.qr, { params: { id } })
    if (!qr) throw new Error('no QR')
    const { direccion, lado, trazo } = qr
    expect(direccion).toContain(`numserie=${encodeURIComponent(numeroCompleto ?? '')}`)
    expect(direccion).toContain(`importe=${total.toFixed(2)}`)
    expect([lado > 40, trazo.startsWith('M')]).toEqual([true, true])
    const visto = await qrEnPapel(await hoja(id))
    expect(visto?.dice).toBe(direccion)
    expect(visto?.mm).toBeGreaterThan(30)
    expect(visto?.mm).toBeLessThan(40)
  })

  test.each([
    [2, ['Recargo de equivalencia.', '57,23', '1.388,99']],
    [4, ['Exención art. 21 Ley 37/1992', '1.100,63']],
  ] as const)('under regime %d it says why', async (regimen, textos) => {
    const id = await facturaDePrueba(t, clienteId, { regimen })
    const [pagina = ''] = await textoDePdf(await papel(id))
    for (const texto of textos) expect(pagina).toContain(texto)
  })

  test('it speaks the customer’s language', async () => {
    const id = await facturaDePrueba(t, portoId, { regimen: 3 })
    const [pagina = ''] = await textoDePdf(await papel(id))
    for (const texto of [
      'Fatura ',
      'NIF PT509000126',
      'NIF ESB12345674',
      'Transmissão intracomunitária isenta',
      'Página 1 de 1',
    ])
      expect(pagina).toContain(texto)
  })

  test('long ones repeat their head, several are in one document with pages of their own', async () => {
    const lineas = Array.from({ length: 60 }, (_, i) => ({ descripcion: `Prenda ${i + 1}`, cantidad: 1, precio: 10 }))
    const larga = await facturaDePrueba(t, clienteId, { lineas })
    const corta = await facturaDePrueba(t, clienteId)
    const paginas = await textoDePdf(await ventas.call(facturas.pdfs, { body: { ids: [larga, corta] } }))
    const n = paginas.length - 1
    expect(n).toBeGreaterThan(1)
    paginas.slice(0, n).forEach((pagina, i) => {
      expect(pagina).toContain(`Página ${i + 1} de ${n}`)
    })
    expect(paginas[1]).toContain('Concepto')
    const [sigue] = /Suma y sigue: [\d.,]+/.exec(paginas[0] ?? '') ?? []
    expect(sigue).toMatch(/\d/)
    expect(paginas[1]).toContain(sigue?.replace('Suma y sigue', 'Suma anterior'))
    expect(paginas[n - 1]).not.toContain('Suma y sigue')
    expect(paginas[n]).not.toMatch(/Suma (y sigue|anterior)/)
    expect(paginas[1]).toContain('Modas Sol SL')
    expect(paginas.filter((pagina) => pagina.includes('QR tributario:'))).toHaveLength(2)
    expect(paginas[n]).toContain('Página 1 de 1')
  })

  test('what it says of the agency is what was true when it was issued, for ever', async () => {
    const dice = async (id: number) => {
      const [pagina = ''] = await textoDePdf(await papel(id))
      const [registro] = (await ventas.call(verifactu.search, { body: { orderBy: 'id desc', pageSize: 1 } })).data
      const { cotejo } = await ventas.call(verifactu.get, { params: { id: registro?.id ?? 0 } })
      const qr = (await ventas.call(facturas.qr, { params: { id } }))?.direccion
      return {
        agencia: /VERI|QR tributario/.test(pagina),
        servicio: qr && new URL(qr).host,
        igual: (qr ?? null) === cotejo,
      }
    }
    await modo('off')
    const callada = await facturaDePrueba(t, clienteId)
    expect(await dice(callada)).toEqual({ agencia: false, servicio: undefined, igual: true })
    await modo('real')
    expect(await dice(callada)).toEqual({ agencia: false, servicio: undefined, igual: true })
    const enviada = await facturaDePrueba(t, clienteId)
    await modo('test')
    expect(await dice(enviada)).toEqual({ agencia: true, servicio: 'www2.agenciatributaria.gob.es', igual: true })
  })

  test('a draft says so, and has no QR', async () => {
    const id = await facturaDePrueba(t, clienteId, { borrador: true })
    const [pagina = ''] = await textoDePdf(await papel(id))
    expect(pagina).toContain('Borrador de factura')
    expect(pagina).not.toContain('QR tributario')
    expect(await qrEnPapel(await hoja(id))).toBeNull()
    await expect(ventas.call(facturas.qr, { params: { id } })).rejects.toMatchObject({ kind: 'validation' })
    await expect(ventas.call(facturas.ubl, { params: { id } })).rejects.toMatchObject({ kind: 'validation' })
  })

  test('customers have their own issued ones, and nobody else’s', async () => {
    const [suya, borrador, ajena] = [
      await facturaDePrueba(t, clienteId),
      await facturaDePrueba(t, clienteId, { borrador: true }),
      await facturaDePrueba(t, portoId, { regimen: 3 }),
    ]
    const cliente = await t.as('cliente@telar.test')
    expect((await cliente.call(facturas.pdfUser, { params: { id: suya } })).size).toBeGreaterThan(5000)
    expect((await cliente.call(facturas.qrUser, { params: { id: suya } }))?.direccion).toContain('ValidarQR')
    for (const id of [borrador, ajena]) {
      await expect(cliente.call(facturas.pdfUser, { params: { id } })).rejects.toMatchObject({ status: 404 })
      await expect(cliente.call(facturas.qrUser, { params: { id } })).rejects.toMatchObject({ status: 404 })
    }
    await expect(cliente.call(facturas.pdf, { params: { id: suya } })).rejects.toMatchObject({ status: 403 })
  })
})

describe('as UBL', () => {
  /** What we write is what the reference library writes of the same invoice, after checking it by its schema. */
  const ubl = async (id: number) => {
    const xml = await (await ventas.call(facturas.ubl, { params: { id } })).text()
    const [documento] = await leerDocumentos(t.house.db, [id], undefined)
    if (!documento) throw new Error('no invoice')
    const mudo = { log: () => {}, warn: () => {}, error: () => {} }
    const suyo = await new InvoiceService(mudo).generate(enUbl(documento), { format: 'UBL', lang: 'es' })
    expect(leerXml(xml)).toEqual(leerXml(suyo as string))
    return xml
  }
  const uno = (xml: string, nombre: string) => new RegExp(`<cbc:${nombre}[^>]*>([^<]*)<`).exec(xml)?.[1]

  test.each([
    [1, '12.00', '1100.63', ['<cbc:ID>S</cbc:ID>', 'ES', '231.13']],
    [2, '69.23', '1157.86', ['>57.23<', '>5.20<', '>231.13<', '<cbc:ID>E</cbc:ID>', '>1388.99<']],
    [4, '12.00', '1100.63', ['<cbc:ID>G</cbc:ID>', 'VATEX-EU-G']],
  ] as const)('under regime %d', async (regimen, cargos, sinIva, textos) => {
    const xml = await ubl(await facturaDePrueba(t, clienteId, { regimen }))
    for (const texto of textos) expect(xml).toContain(texto)
    expect(uno(xml, 'LineExtensionAmount')).toBe('1110.85')
    expect(uno(xml, 'AllowanceTotalAmount')).toBe('22.22')
    expect(uno(xml, 'ChargeTotalAmount')).toBe(cargos)
    expect(uno(xml, 'TaxExclusiveAmount')).toBe(sinIva)
  })

  test('an intra-Community supply, and one that corrects another', async () => {
    const original = await facturaDePrueba(t, portoId, { regimen: 3 })
    const xml = await ubl(original)
    expect(xml).toContain('VATEX-EU-IC')
    expect(xml).toContain('<cbc:CompanyID>PT509000126</cbc:CompanyID>')
    expect(uno(xml, 'InvoiceTypeCode')).toBe('380')
    const rectifica = await facturaDePrueba(t, portoId, {
      regimen: 3,
      ...{ tipo: 'R1', tipoRectificativa: 'I', rectifica: [original], motivoRectificacion: 'Devolución' },
      lineas: [
        { descripcion: 'Vestido', cantidad: -2, precio: 34.5 },
        { descripcion: 'Botón', cantidad: 8, precio: 0.0375 },
      ],
      portes: 0,
    })
    const otro = await ubl(rectifica)
    expect(uno(otro, 'InvoiceTypeCode')).toBe('384')
    expect(otro).toMatch(/<cac:BillingReference>[\s\S]*<cbc:ID>Z/)
    expect(otro).toMatch(/<cbc:PriceAmount[^>]*>3\.75<\/cbc:PriceAmount>\s*<cbc:BaseQuantity[^>]*>100</)
    expect(uno(otro, 'PayableAmount')).toBe('-67.33')
  })
})

describe('by mail', () => {
  const correos = () => t.house.db.select().from(correosTable).where(eq(correosTable.plantilla, 'factura'))

  test('it goes out with its document, made when it leaves', async () => {
    const id = await facturaDePrueba(t, portoId, { regimen: 3 })
    const { numeroCompleto } = await ventas.call(facturas.get, { params: { id } })
    const body = { para: 'loja@ribeira.test', mensaje: 'Obrigada por tudo.' }
    expect(await ventas.call(facturas.enviar, { params: { id }, body })).toEqual({ para: 'loja@ribeira.test' })
    const [guardado] = await correos()
    expect(guardado).toMatchObject({ idioma: 'pt', adjunto: { clase: 'factura', id } })
    expect(await sendDue(t.house.db, salida(t.house.config, { warn: () => {} }))).toBe(true)
    const carpeta = join(t.house.config.dataDir, 'correo')
    const [fichero = ''] = await readdir(carpeta)
    const mail = await PostalMime.parse(await readFile(join(carpeta, fichero)))
    expect(mail.subject).toBe(`A sua fatura ${numeroCompleto}`)
    expect(mail.text).toContain('Obrigada por tudo.')
    expect(mail.attachments[0]).toMatchObject({
      mimeType: 'application/pdf',
      filename: `fatura-${numeroCompleto?.replace('/', '-')}.pdf`,
    })
    const [pagina] = await textoDePdf(new Blob([mail.attachments[0]?.content as ArrayBuffer]))
    expect(pagina).toContain(`Fatura ${numeroCompleto}`)
    const admin = await t.as('admin@telar.test')
    expect((await admin.call(correo.get, { params: { id: guardado?.id ?? 0 } })).asunto).toContain('fatura')
  })

  test('to the customer when no other address is given; a draft never', async () => {
    const id = await facturaDePrueba(t, clienteId)
    expect(await ventas.call(facturas.enviar, { params: { id }, body: {} })).toEqual({ para: 'compras@sol.test' })
    const borrador = await facturaDePrueba(t, clienteId, { borrador: true })
    await expect(ventas.call(facturas.enviar, { params: { id: borrador }, body: {} })).rejects.toMatchObject({
      messages: [expect.stringMatching(/borrador/)],
    })
  })

  test('to the account that the customer buys with when the record has no address; to nobody without either', async () => {
    await t.house.db.update(clientesTable).set({ email: null }).where(eq(clientesTable.id, portoId))
    const sin = await facturaDePrueba(t, portoId, { regimen: 3 })
    expect(await ventas.call(facturas.enviar, { params: { id: sin }, body: {} })).toEqual({ para: 'porto@telar.test' })
    await t.house.db.update(usersTable).set({ isActive: false }).where(eq(usersTable.email, 'porto@telar.test'))
    await expect(ventas.call(facturas.enviar, { params: { id: sin }, body: {} })).rejects.toMatchObject({
      fields: { para: [expect.stringMatching(/no tiene correo/)] },
    })
  })
})

test('the certificate and the settings of sending are nobody’s to read in the public settings', async () => {
  const admin = await t.as('admin@telar.test')
  expect(Object.keys(await admin.call(appsettings.get, {}))).not.toContain('verifactu')
})
