import { movimientos } from '@telar/contract/almacen/movimientos'
import { ubicaciones } from '@telar/contract/almacen/ubicaciones'
import { importaciones } from '@telar/contract/casa/importaciones'
import { modelos } from '@telar/contract/catalogo/modelos'
import { clientes } from '@telar/contract/clientes/clientes'
import { cuadre } from '@telar/contract/portada/cuadre'
import { pedidos } from '@telar/contract/ventas/pedidos'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { firstRow, rows } from '../../db/rows.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { hojaDe, type Importador, importador } from '../../testing/importador.ts'

let t: TestApp
let admin: Awaited<ReturnType<TestApp['as']>>
let probada: Importador['probada']
let escrita: Importador['escrita']
let deshacer: Importador['deshacer']
let quieta: Importador['quieta']
beforeAll(async () => {
  t = await testApp()
  admin = await t.as('admin@telar.test')
  ;({ probada, escrita, deshacer, quieta } = importador(admin))
})
afterAll(() => t.close())

const cuenta = async (tabla: string) =>
  (await firstRow(t.owner, z.object({ n: z.int() }), sql`select count(*)::int as n from ${sql.identifier(tabla)}`))?.n
const todos = async (que: 'clientes' | 'modelos') =>
  (await admin.call(que === 'clientes' ? clientes.search : modelos.search, { body: { pageNumber: 1, pageSize: 1000 } }))
    .data as { id: number; numero?: string; razonSocial?: string }[]

const CLIENTES = `Código;Razón social;NIF;Dirección;CP;Población;Forma de pago;Dto;Teléfono
Z1;Modas Zeta SL;B12345674;Calle Mayor 1;08001;Barcelona;recibo;5;600111222
Z2;Boutique Eta SL;B87654323;Calle Menor 2;28001;Madrid;transferencia;2,5;`

describe('customers', () => {
  test('every row says what is wrong with it, and nothing is written', async () => {
    const antes = await cuenta('clientes')
    const mala = await probada('clientes', CLIENTES.replace('B12345674', 'B1').replace('recibo', 'sellos'))
    expect(mala).toMatchObject({ estado: 'probada', conErrores: 1, crear: 1 })
    expect(mala.filas[0]).toMatchObject({ fila: 2, etiqueta: 'Modas Zeta SL', errores: [{ campo: 'Forma de pago' }] })
    await expect(admin.call(importaciones.escribir, { params: { id: mala.id } })).rejects.toMatchObject({ status: 409 })
    expect(await cuenta('clientes')).toBe(antes)
  })

  test('are made, read back unchanged, changed, and taken back whole', async () => {
    const antes = await cuenta('clientes')
    const primera = await escrita('clientes', CLIENTES)
    expect(primera).toMatchObject({ estado: 'hecha', crear: 2, reversible: true })
    const [z1] = (await todos('clientes')).filter(({ razonSocial }) => razonSocial === 'Modas Zeta SL')
    const uno = await admin.call(clientes.get, { params: { id: z1?.id ?? 0 } })
    expect(uno).toMatchObject({ codigo: 'Z1', formaPago: 'giro', dtoComercial: 5, telefono: '+34 600 11 12 22' })
    expect(uno.direccionFiscal).toMatchObject({ calle: 'Calle Mayor 1', provincia: 'Barcelona', pais: 'ES' })
    expect(await probada('clientes', CLIENTES)).toMatchObject({ iguales: 2, crear: 0, cambiar: 0 })
    const segunda = await escrita('clientes', CLIENTES.replace('Calle Menor 2', 'Calle Menor 22'))
    expect(segunda).toMatchObject({ cambiar: 1, iguales: 1 })
    await expect(deshacer(primera.id)).resolves.toBe(primera.id)
    expect(await cuenta('clientes')).toBe(antes)
    await expect(deshacer(segunda.id)).rejects.toMatchObject({
      messages: [expect.stringContaining('No se ha deshecho nada')],
    })
  })

  test('an undo is refused in words when somebody has changed what was changed', async () => {
    await escrita('clientes', CLIENTES)
    const { id } = await escrita('clientes', CLIENTES.replace('2,5', '3'))
    const z2 = (await todos('clientes')).find(({ razonSocial }) => razonSocial === 'Boutique Eta SL')?.id ?? 0
    const { version, ...actual } = await admin.call(clientes.get, { params: { id: z2 } })
    await admin.call(clientes.update, { params: { id: z2 }, body: { ...actual, version, notas: 'Llamar' } as never })
    await expect(deshacer(id)).rejects.toMatchObject({
      messages: [expect.stringContaining('Boutique Eta SL')],
    })
  })

  test('what a spreadsheet does to letters, postcodes and numbers is put right, or said', async () => {
    const texto =
      'Razón social;NIF;Dirección;Código postal;Población;Límite de riesgo\nModas Núñez SL;B12345674;Calle Ñ 1;8201;Sabadell;1.500,00'
    const hecha = await escrita('clientes', Buffer.from(texto, 'latin1'))
    const suyo = (await todos('clientes')).find(({ razonSocial }) => razonSocial === 'Modas Núñez SL')
    const cliente = await admin.call(clientes.get, { params: { id: suyo?.id ?? 0 } })
    expect(cliente).toMatchObject({
      limiteRiesgo: 1500,
      direccionFiscal: { codigoPostal: '08201', calle: 'Calle Ñ 1' },
    })
    await deshacer(hecha.id)
    const dudosa = await probada('clientes', texto.replace('1.500,00', '1.500'))
    expect(dudosa).toMatchObject({ conErrores: 1 })
  })

  test('how the columns were understood is remembered, by what it is and whose it is', async () => {
    const data = hojaDe('Clave;Razón social;NIF\n7;X SL;B12345674')
    const leida = await admin.call(importaciones.leer, { body: { que: 'contactos', data } })
    expect(leida.recordado).toBe(false)
    const mapa = {
      ...leida.mapa,
      cliente: { columna: 'Clave', fijo: '' },
      nombre: { columna: 'Razón social', fijo: '' },
    }
    await quieta(
      await admin.call(importaciones.probar, {
        body: { que: 'contactos', data, origen: 'propia', mapa, fichero: 'x' },
      }),
    )
    const otra = await admin.call(importaciones.leer, { body: { que: 'contactos', data } })
    expect(otra).toMatchObject({ recordado: true, mapa: { cliente: { columna: 'Clave' } } })
  })
})

const MODELOS = `Número;Nombre;Tipo;Temporada;Precio mayor;Color;Talla;EAN;Existencias
9901;Vestido Brisa;Vestidos;I29;27,90;Malva;S;8412345678905;4
9901;Vestido Brisa;Vestidos;I29;27,90;Malva;M;;2`

describe('the catalogue and what is of it', () => {
  test('models come with their variants, prices and first stock, and go with what was made for them', async () => {
    const habia = [await cuenta('modelos'), await cuenta('colores'), await cuenta('temporadas')]
    const { id, crear } = await escrita('modelos', MODELOS)
    expect(crear).toBe(1)
    const modelo = (await todos('modelos')).find(({ numero }) => numero === '9901')?.id ?? 0
    expect(await admin.call(modelos.get, { params: { id: modelo } })).toMatchObject({
      nombre: 'Vestido Brisa',
      precioMayor: 27.9,
      variantes: [
        { talla: 'S', stock: 4, ean: '8412345678905' },
        { talla: 'M', stock: 2 },
      ],
    })
    expect(await probada('modelos', MODELOS)).toMatchObject({ iguales: 1 })

    const existencias = await escrita('existencias', 'Modelo;Color;Talla;Contadas\n9901;Malva;S;9\n9901;Malva;M;2')
    expect(existencias).toMatchObject({ cambiar: 1 })
    const hay = await admin.call(movimientos.existencias, { params: { id: modelo }, query: {} })
    expect(hay.map(({ almacen }) => almacen).sort()).toEqual([2, 9])
    await deshacer(existencias.id)

    await escrita('clientes', CLIENTES)
    const PEDIDO = 'Pedido;Cliente;Modelo;Color;Talla;Cantidad;Precio\nP-77;Z1;9901;Malva;S;3;25,00'
    const pedido = await escrita('pedidos', PEDIDO)
    const [suyo] = (await admin.call(pedidos.search, { body: { pageNumber: 1, pageSize: 1, keyword: 'P-77' } })).data
    expect(suyo).toMatchObject({ referenciaCliente: 'P-77', prendas: 3 })
    expect(await probada('pedidos', PEDIDO)).toMatchObject({ iguales: 1 })
    await expect(deshacer(id)).rejects.toMatchObject({ messages: [expect.stringContaining('Vestido Brisa')] })
    await deshacer(pedido.id)
    await deshacer(id)
    expect([await cuenta('modelos'), await cuenta('colores'), await cuenta('temporadas')]).toEqual(habia)
  })

  test('a size that a sheet adds to a model comes with its stock and goes with it; the books agree meanwhile', async () => {
    const { id: primera } = await escrita('modelos', MODELOS.replaceAll('9901', '9902').replace('8412345678905', ''))
    const modelo = (await todos('modelos')).find(({ numero }) => numero === '9902')?.id ?? 0
    const hay = async () =>
      (await admin.call(modelos.get, { params: { id: modelo } })).variantes.map(
        ({ talla, stock }) => `${talla} ${stock}`,
      )
    const mas = 'Número;Nombre;Temporada;Color;Talla;Existencias\n9902;Vestido Brisa;I29;Malva;L;5'
    const segunda = await escrita('modelos', mas)
    expect(segunda).toMatchObject({ cambiar: 1, crear: 0 })
    expect(await hay()).toEqual(['S 4', 'M 2', 'L 5'])
    expect(await probada('modelos', mas)).toMatchObject({ iguales: 1 })
    expect((await admin.call(cuadre.comprobar, {})).ultimo).toMatchObject({ cuadra: true })
    const contada = await escrita('existencias', 'Modelo;Color;Talla;Contadas\n9902;Malva;L;4')
    await expect(deshacer(segunda.id)).rejects.toMatchObject({
      messages: [expect.stringContaining('quedan 4 prendas')],
    })
    await deshacer(contada.id)
    await deshacer(segunda.id)
    expect(await hay()).toEqual(['S 4', 'M 2'])
    expect((await admin.call(cuadre.comprobar, {})).ultimo).toMatchObject({ cuadra: true })
    await deshacer(primera)
  })

  test('what a list exports is read back and changes nothing', async () => {
    const antes = await rows(t.owner, z.object({ version: z.int() }), sql`select version from modelos order by id`)
    const [uno, dos] = await todos('modelos')
    const columnas = (['numero', 'nombre', 'temporada', 'precioMayor', 'colores', 'stock'] as const).map((campo) => ({
      campo,
      titulo: {
        numero: 'Número',
        nombre: 'Nombre',
        temporada: 'Temporada',
        precioMayor: 'Precio mayor',
        colores: 'Colores',
        stock: 'Existencias',
      }[campo],
    }))
    const body = { columnas, ids: [uno?.id ?? 0, dos?.id ?? 0] }
    const hoja = Buffer.from(await (await admin.call(modelos.export, { body })).arrayBuffer())
    const data = `data:application/octet-stream;base64,${hoja.toString('base64')}`
    const { mapa } = await admin.call(importaciones.leer, { body: { que: 'modelos', data } })
    const id = await admin.call(importaciones.probar, {
      body: { que: 'modelos', data, origen: 'propia', mapa, fichero: 'modelos.xlsx' },
    })
    expect(await quieta(id)).toMatchObject({ iguales: 2, crear: 0, cambiar: 0, conErrores: 0 })
    const despues = await rows(t.owner, z.object({ version: z.int() }), sql`select version from modelos order by id`)
    expect(despues).toEqual(antes)
  })

  test('materials bring their suppliers, and rolls their metres', async () => {
    const materias = await escrita(
      'materias',
      'Código;Nombre;Tipo;Unidad;Proveedor;Precio\nLINO-9;Lino lavado;tela;metros;Tejidos Nuevos SL;7,25',
    )
    const piezas = await escrita('piezas', 'Materia;Pieza;Metros;Lote\nLINO-9;P1;42,5;L7\nLINO-9;P2;10;L7')
    expect(piezas).toMatchObject({ crear: 2 })
    await expect(deshacer(materias.id)).rejects.toMatchObject({ messages: [expect.stringContaining('Lino lavado')] })
    await deshacer(piezas.id)
    await deshacer(materias.id)
  })

  test('what is counted by the piece comes in whole numbers', async () => {
    const { id } = await escrita(
      'materias',
      'Código;Nombre;Tipo;Unidad;Proveedor;Precio\nBOT-9;Botón nácar;avio;ud;Botones Nuevos SL;0,25',
    )
    expect(await probada('piezas', 'Materia;Pieza;Metros\nBOT-9;B1;120,5\nBOT-9;B2;120')).toMatchObject({
      ...{ crear: 1, conErrores: 1 },
    })
    await deshacer(id)
  })

  test('series follow the last number that was given elsewhere', async () => {
    const { id } = await escrita('numeros', 'Serie;Año;Último número;Fecha\nZZ;2025;137;31/12/2025')
    const [fila] = await rows(
      t.owner,
      z.object({ ultimo: z.int(), desde: z.int() }),
      sql`select ultimo, desde from contadores where serie = 'ZZ'`,
    )
    expect(fila).toEqual({ ultimo: 137, desde: 137 })
    await deshacer(id)
    const mal = await probada('numeros', 'Serie;Año;Último número\nz9;2025;1')
    expect(mal.filas[0]?.errores).toMatchObject([{ campo: 'Serie' }])
  })
})

const SHOPIFY = `Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Barcode
vestido-de-lino-muy-largo,Vestido de lino,"<p>Largo, <b>fluido</b></p>",Casa,Vestidos,"lino, verano",TRUE,Color,Negro,Size,S,7701-NEG-S,3,39.95,8412345678912
vestido-de-lino-muy-largo,,,,,,,Color,Negro,Size,M,7701-NEG-M,0,39.95,
vestido-de-lino-muy-largo,,,,,,,Color,Teja,Size,S,7701-TEJ-S,1,39.95,`

const WOOCOMMERCE = `ID,Type,SKU,"GTIN, UPC, EAN, or ISBN",Name,Published,Description,Stock,Regular price,Categories,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)
10,variable,7702,,Falda midi,1,De vuelo,,,"Ropa > Faldas",,Color,"Negro, Rojo",Talla,"36, 38"
11,variation,7702-1,,Falda midi - Negro 36,1,,5,24.5,,7702,Color,Negro,Talla,36
12,variation,7702-2,,Falda midi - Rojo 38,1,,2,24.5,,7702,Color,Rojo,Talla,38`

const PRESTASHOP = `Product ID*;Product Reference;Product name;Category;Attribute (Name:Type:Position)*;Value (Value:Position)*;Reference;EAN13;Price tax excluded;Quantity
1;7703;Blusa lazo;Blusas;Talla:select:0, Color:color:1;S:0, Blanco:1;7703-S;;19,90;4
1;7703;Blusa lazo;Blusas;Talla:select:0, Color:color:1;M:0, Blanco:1;7703-M;;19,90;1`

const ODOO = `Internal Reference,Name,Variant Values,Sales Price,Barcode,Product Category,Quantity On Hand
7704-N-S,Pantalón recto,"Color: Negro, Size: S",29.00,,All / Saleable / Pantalones,2.0
7704-N-M,Pantalón recto,"Color: Negro, Size: M",29.00,,All / Saleable / Pantalones,3.0`

const HOLDED = `DO NOT MODIFY,SKU,Name,Description,Type,Barcode,Factory code,Categories
5f1,7705,Top básico,Punto liso,Simple,8412345000027,F1,Camisetas
5f2,7706,Top largo,,Simple,,,Camisetas`

describe('the exports of other programs', () => {
  test('models of Holded, by the columns that its help names; the price is said by whoever brings them', async () => {
    const { origen, id, crear } = await escrita('modelos', HOLDED, { temporada: 'V27', precio: '12,50' })
    expect([origen, crear]).toEqual(['holded', 2])
    const suyo = (await todos('modelos')).find(({ numero }) => numero === '7705')?.id ?? 0
    expect(await admin.call(modelos.get, { params: { id: suyo } })).toMatchObject({
      ...{ nombre: 'Top básico', precioMayor: 12.5, variantes: [{ ean: '8412345000027' }] },
    })
    await deshacer(id)
  })

  test.each([
    ['Shopify', SHOPIFY, { numero: '7701', nombre: 'Vestido de lino', precioMayor: 39.95 }, ['M 0', 'S 1', 'S 3']],
    ['WooCommerce', WOOCOMMERCE, { numero: '7702', nombre: 'Falda midi', precioMayor: 24.5 }, ['36 5', '38 2']],
    ['PrestaShop', PRESTASHOP, { numero: '7703', nombre: 'Blusa lazo', precioMayor: 19.9 }, ['M 1', 'S 4']],
    ['Odoo', ODOO, { numero: '7704-N', nombre: 'Pantalón recto', precioMayor: 29 }, ['M 3', 'S 2']],
  ])('models of %s', async (programa, texto, modelo, variantes) => {
    const { origen, id } = await escrita('modelos', texto, { temporada: 'V27' })
    expect(origen).toBe(programa.toLowerCase())
    const suyo = (await todos('modelos')).find(({ numero }) => numero === modelo.numero)?.id ?? 0
    const leido = await admin.call(modelos.get, { params: { id: suyo } })
    expect(leido).toMatchObject(modelo)
    expect(leido.variantes.map(({ talla, stock }) => `${talla} ${stock}`).sort()).toEqual(variantes)
    await deshacer(id)
  })

  test.each([
    [
      'prestashop',
      'Alias*;Customer e-mail*;Company;Lastname*;Firstname*;Address 1*;Zipcode*;City*;Country*;VAT number\nCasa;ana@q.es;;Gil;Ana;Calle A 1;08001;Barcelona;Spain;12345678Z',
      'Ana Gil',
    ],
    [
      'odoo',
      'Name,Tax ID,Street,Zip,City,Country,Email\nOdoo Modas SL,ESB12345674,Calle B 2,08001,Barcelona,Spain,b@q.es',
      'Odoo Modas SL',
    ],
    [
      'holded',
      'Fiscal name*;Trade name;Contact person;Contact ID*;Contact email;Address;Population;Postal code;Province;Country\nHold SL;Hold;Pep;B12345674;c@q.es;Calle C 3;Barcelona;08001;Barcelona;España',
      'Hold SL',
    ],
    [
      'holded',
      "Fiscal name*;Trade name;Contact person;Contact NIF*;Contact's e-mail address;Phone;Mobile;Address;Town;Postal code;Province;Country;IBAN;Notes\nHold Dos SL;Hold;Pep;B12345674;c@q.es;;600100200;Calle C 3;Barcelona;08001;Barcelona;España;;",
      'Hold Dos SL',
    ],
    [
      'holded',
      'Creado;Nombre;ID;Email;Teléfono;Móvil;Dirección;Población;Código postal;Provincia;País;Código país;Dto %\n01/02/2025;Hold Tres SL;B12345674;c@q.es;930100200;;Calle C 3;Barcelona;08001;Barcelona;España;ES;5',
      'Hold Tres SL',
    ],
    [
      'woocommerce',
      'billing_company,billing_first_name,billing_last_name,billing_address_1,billing_postcode,billing_city,billing_country,billing_nif,billing_email\nWoo SL,Eva,Mas,Calle D 4,08001,Barcelona,ES,B12345674,d@q.es',
      'Woo SL',
    ],
    [
      'shopify',
      'First Name,Last Name,Email,Default Address Company,Default Address Address1,Default Address City,Default Address Zip,Default Address Country Code,Tax ID\nLia,Pi,e@q.es,Shop SL,Calle E 5,Barcelona,08001,ES,B12345674',
      'Shop SL',
    ],
  ])('customers of %s', async (origen, texto, razonSocial) => {
    const previos = (await todos('clientes')).filter((uno) => uno.razonSocial?.startsWith('Modas Zeta'))
    if (previos.length > 0) await admin.call(clientes.remove, { body: { ids: previos.map(({ id }) => id) } })
    const hecha = await escrita('clientes', texto)
    expect(hecha).toMatchObject({ origen, crear: 1 })
    expect((await todos('clientes')).some((uno) => uno.razonSocial === razonSocial)).toBe(true)
    await deshacer(hecha.id)
  })
})

test('the books agree after all of it', async () => {
  expect((await admin.call(cuadre.comprobar, {})).ultimo).toMatchObject({ cuadra: true })
})

test('shelves come in by their code, are put right by it, and leave again', async () => {
  const estantes = async () =>
    (await admin.call(ubicaciones.search, { body: { pageSize: 500 } })).data
      .filter(({ codigo }) => codigo.startsWith('ZI'))
      .map(({ codigo, zona, nota }) => [codigo, zona, nota])
  const mala = await probada('ubicaciones', 'Código;Zona;Nota\n???;Fondo;')
  expect(mala).toMatchObject({ conErrores: 1, crear: 0 })
  const traida = await escrita('ubicaciones', 'Estante;Zona;Nota\nZI-01;;Faldas\nZI-02;Fondo;')
  expect(traida).toMatchObject({ crear: 2 })
  expect(await estantes()).toEqual([
    ['ZI-01', 'ZI', 'Faldas'],
    ['ZI-02', 'Fondo', ''],
  ])
  const otra = await escrita('ubicaciones', 'Código;Nota\nzi-1;Blusas\nZI-02;')
  expect(otra).toMatchObject({ cambiar: 1, crear: 0 })
  expect((await estantes())[0]).toEqual(['ZI-01', 'ZI', 'Blusas'])
  await deshacer(otra.id)
  expect((await estantes())[0]).toEqual(['ZI-01', 'ZI', 'Faldas'])
  await deshacer(traida.id)
  expect(await estantes()).toEqual([])
})
