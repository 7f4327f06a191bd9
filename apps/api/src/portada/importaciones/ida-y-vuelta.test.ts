import { ubicaciones } from '@telar/contract/almacen/ubicaciones'
import { importaciones } from '@telar/contract/casa/importaciones'
import { modelos } from '@telar/contract/catalogo/modelos'
import { clientes } from '@telar/contract/clientes/clientes'
import { contactos } from '@telar/contract/clientes/contactos'
import { materias } from '@telar/contract/produccion/materias'
import type { Importable } from '@telar/domain/casa/importar'
import { IDIOMAS, type Idioma } from '@telar/domain/idioma'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSheet } from '../../kit/formats/sheet.ts'
import { xlsx } from '../../kit/formats/xlsx.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { type Importador, importador } from '../../testing/importador.ts'

type Persona = Awaited<ReturnType<TestApp['as']>>

let t: TestApp
const personas = {} as Record<Idioma, Persona>
let suyo: Importador

/** What spreadsheets and their readers stumble over. */
const RARO = '=1+1 "Ñandú", 🧵; @2'
beforeAll(async () => {
  t = await testApp()
  for (const idioma of IDIOMAS) personas[idioma] = await t.as('admin@telar.test', idioma)
  suyo = importador(personas.es)
})
afterAll(() => t.close())

test('what spreadsheets stumble over is brought in', async () => {
  await suyo.escrita(
    'clientes',
    `Código;Razón social;Nombre comercial;NIF;Dirección;CP;Población;Teléfono\n007;"${RARO.replaceAll('"', '""')}";-5;10000000Z;Calle 1;08001;Barcelona;`,
  )
  await suyo.escrita('contactos', `Cliente;Nombre;Correo electrónico\n007;"+34 Ana ""la de lanas""";ana@q.es`)
  await suyo.escrita(
    'modelos',
    `Número;Nombre;Tipo;Temporada;Precio mayor;PVP;Color;Talla;Existencias\n00123;"${RARO.replaceAll('"', '""')}";Vestidos;I29;1234,50;2469;Malva;S;4`,
  )
  await suyo.escrita(
    'materias',
    'Código;Nombre;Tipo;Unidad;Proveedor;Precio;Mínimo\n0042;=Lino;tela;metros;Tejidos Nuevos SL;7,125;1500',
  )
  await suyo.escrita('piezas', 'Materia;Pieza;Metros;Lote\n0042;0001;1042,125;007')
  await suyo.escrita('ubicaciones', 'Código;Zona;Nota\nZZ-01;;=1+1 «faldas»')
})

type Titulos = readonly [es: string, en: string, pt: string, ca: string]
interface Columna {
  titulos: Titulos
  suma?: boolean
  siNo?: boolean
}
const col = (...titulos: Titulos): Columna => ({ titulos })

/** The lists as they are exported, with the headings of their screens, and a heading whose cells people mend. */
const LISTAS: {
  que: Importable
  call: typeof clientes.export | typeof contactos.export | typeof materias.exportPiezas
  columnas: Record<string, Columna>
  seCambia?: string
}[] = [
  {
    que: 'clientes',
    call: clientes.export,
    seCambia: 'nombreComercial',
    columnas: {
      codigo: col('Código', 'Code', 'Código', 'Codi'),
      razonSocial: col('Razón social', 'Legal name', 'Firma', 'Raó social'),
      nombreComercial: col('Nombre comercial', 'Trade name', 'Nome comercial', 'Nom comercial'),
      ciudad: col('Población', 'Town', 'Localidade', 'Població'),
      provincia: col('Provincia', 'Province', 'Distrito', 'Província'),
      nif: col('NIF', 'Tax number', 'NIF', 'NIF'),
      telefono: col('Teléfono', 'Phone', 'Telefone', 'Telèfon'),
      comercial: col('Comercial', 'Rep', 'Comercial', 'Comercial'),
      grupo: col('Grupo', 'Group', 'Grupo', 'Grup'),
      users: col('Cuentas', 'Accounts', 'Contas', 'Comptes'),
      bloqueado: { ...col('Bloqueado', 'Blocked', 'Bloqueado', 'Bloquejat'), siNo: true },
      email: col('Correo electrónico', 'E-mail', 'E-mail', 'Correu electrònic'),
      pais: col('País', 'Country', 'País', 'País'),
      recargoEquivalencia: {
        ...col(
          'Recargo de equivalencia',
          'Equivalence surcharge',
          'Recargo de equivalência',
          'Recàrrec d’equivalència',
        ),
        siNo: true,
      },
    },
  },
  {
    que: 'modelos',
    call: modelos.export,
    seCambia: 'nombre',
    columnas: {
      numero: col('Número', 'Number', 'Número', 'Número'),
      nombre: col('Nombre', 'Name', 'Nome', 'Nom'),
      tipo: col('Tipo', 'Type', 'Tipo', 'Tipus'),
      temporada: col('Temporada', 'Season', 'Estação', 'Temporada'),
      composicion: col('Composición', 'Composition', 'Composição', 'Composició'),
      precioMayor: col('Precio mayor', 'Wholesale', 'Preço grosso', 'Preu major'),
      pvpRecomendado: col('PVP', 'RRP', 'PVP', 'PVP'),
      publicado: { ...col('Publicado', 'Published', 'Publicado', 'Publicat'), siNo: true },
      colores: col('Colores', 'Colours', 'Cores', 'Colors'),
      fotos: col('Fotos', 'Pictures', 'Fotos', 'Fotos'),
      stock: { ...col('Stock', 'Stock', 'Stock', 'Estoc'), suma: true },
      libre: { ...col('Libre', 'Free', 'Livre', 'Lliure'), suma: true },
    },
  },
  {
    que: 'materias',
    call: materias.export,
    seCambia: 'nombre',
    columnas: {
      codigo: col('Código', 'Code', 'Código', 'Codi'),
      nombre: col('Nombre', 'Name', 'Nome', 'Nom'),
      tipo: col('Tipo', 'Kind', 'Tipo', 'Tipus'),
      proveedor: col('Proveedor', 'Supplier', 'Fornecedor', 'Proveïdor'),
      stock: col('Queda', 'Left', 'Resta', 'Queda'),
      precio: col('Precio', 'Price', 'Preço', 'Preu'),
      unidad: col('Se mide en', 'Measured in', 'Mede-se em', 'Es mesura en'),
      composicion: col('Composición', 'Composition', 'Composição', 'Composició'),
      anchoCm: col('Ancho (cm)', 'Width (cm)', 'Largura (cm)', 'Amplada (cm)'),
      taric: col('Código TARIC', 'TARIC code', 'Código TARIC', 'Codi TARIC'),
      pesoGr: col('Peso (g)', 'Weight (g)', 'Peso (g)', 'Pes (g)'),
      stockMinimo: col('Mínimo', 'Minimum', 'Mínimo', 'Mínim'),
    },
  },
  {
    que: 'contactos',
    call: contactos.export,
    columnas: {
      nombre: col('Nombre', 'Name', 'Nome', 'Nom'),
      dueno: col('De quién', 'Whose', 'De quem', 'De qui'),
      tipo: col('Para qué', 'For what', 'Para quê', 'Per a què'),
      datos: col('Cómo localizarle', 'How to reach them', 'Como contactar', 'Com localitzar-lo'),
      clienteId: col('Cliente', 'Customer', 'Cliente', 'Client'),
    },
  },
  {
    que: 'ubicaciones',
    call: ubicaciones.export,
    seCambia: 'nota',
    columnas: {
      orden: col('Recorrido', 'Walk', 'Percurso', 'Recorregut'),
      codigo: col('Código', 'Code', 'Código', 'Codi'),
      zona: col('Zona', 'Zone', 'Zona', 'Zona'),
      nota: col('Nota', 'Note', 'Nota', 'Nota'),
      activa: { ...col('En uso', 'In use', 'Em uso', 'En ús'), siNo: true },
    },
  },
  {
    que: 'piezas',
    call: materias.exportPiezas,
    columnas: {
      numero: col('Pieza', 'Roll', 'Peça', 'Peça'),
      codigo: col('Código', 'Code', 'Código', 'Codi'),
      materia: col('Materia', 'Material', 'Matéria', 'Matèria'),
      color: col('Color', 'Colour', 'Cor', 'Color'),
      lote: col('Lote', 'Dye lot', 'Lote', 'Lot'),
      restante: col('Queda', 'Left', 'Resta', 'Queda'),
      metros: col('Llegó con', 'Came with', 'Chegou com', 'Va arribar amb'),
      ubicacion: col('Ubicación', 'Location', 'Localização', 'Ubicació'),
    },
  },
]

const SI_NO: Record<Idioma, { true: string; false: string }> = {
  es: { true: 'Sí', false: 'No' },
  en: { true: 'Yes', false: 'No' },
  pt: { true: 'Sim', false: 'Não' },
  ca: { true: 'Sí', false: 'No' },
}

/** Contacts of suppliers and reps are in the list too; these are the customers'. */
const DE_CLIENTES = { advancedFilter: { field: 'clienteId', operator: 'gt', value: 0 } }

async function exportada(lista: (typeof LISTAS)[number], idioma: Idioma): Promise<Buffer> {
  const columnas = Object.entries(lista.columnas).map(([campo, { titulos, suma, siNo }]) => ({
    ...{ campo, titulo: titulos[IDIOMAS.indexOf(idioma)] ?? '', suma },
    ...(siNo ? { palabras: SI_NO[idioma] } : {}),
  }))
  const body = { columnas, ...(lista.que === 'contactos' ? DE_CLIENTES : {}) }
  return Buffer.from(
    await (await personas[idioma].call(lista.call as typeof clientes.export, { body: body as never })).arrayBuffer(),
  )
}

const dataDe = (hoja: Buffer) => `data:application/octet-stream;base64,${hoja.toString('base64')}`

describe.each(LISTAS)('$que', (lista) => {
  test.each(IDIOMAS)('what is exported in %s is read back, and nothing changes', async (idioma) => {
    const hoja = await exportada(lista, idioma)
    const filas = (await readSheet(hoja)) ?? []
    const conTotal = Object.values(lista.columnas).some(({ suma }) => suma)
    const leida = await importador(personas[idioma]).probar(lista.que, dataDe(hoja))
    expect(leida.filas.flatMap(({ etiqueta, errores }) => errores.map((error) => ({ etiqueta, ...error })))).toEqual([])
    expect(leida).toMatchObject({ crear: 0, cambiar: 0, iguales: filas.length - (conTotal ? 2 : 1) })
  })

  test('a cell that is mended changes its row, and no other; a text is never a formula', async () => {
    const { seCambia } = lista
    if (!seCambia) return
    const filas = (await readSheet(await exportada(lista, 'es'))) ?? []
    const columna = Object.keys(lista.columnas).indexOf(seCambia)
    const nuevas = filas.map((fila, n) =>
      fila.map((celda, c) => (n === 1 && c === columna ? RARO.toLowerCase() : celda)),
    )
    const { id } = await suyo.probar(lista.que, dataDe(await xlsx([{ name: 'x', rows: nuevas }])))
    expect(await suyo.quieta(id)).toMatchObject({ crear: 0, cambiar: 1, conErrores: 0 })
    await personas.es.call(importaciones.escribir, { params: { id } })
    expect(await suyo.quieta(id)).toMatchObject({ estado: 'hecha', cambiar: 1 })
    const vuelta = (await readSheet(await exportada(lista, 'es'))) ?? []
    expect(vuelta.flat().filter((celda) => celda === RARO.toLowerCase())).toHaveLength(1)
    await suyo.deshacer(id)
    expect(await readSheet(await exportada(lista, 'es'))).toEqual(filas)
  })
})
