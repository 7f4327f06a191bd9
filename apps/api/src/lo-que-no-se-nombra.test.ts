import { contract } from '@telar/contract'
import { movimientos } from '@telar/contract/almacen/movimientos'
import { ubicaciones } from '@telar/contract/almacen/ubicaciones'
import { faq } from '@telar/contract/asistente/faq'
import { appsettings } from '@telar/contract/casa/appsettings'
import { imagenes } from '@telar/contract/casa/imagenes'
import { webhooks } from '@telar/contract/casa/webhooks'
import { colores } from '@telar/contract/catalogo/colores'
import { modelos } from '@telar/contract/catalogo/modelos'
import { modelotipos } from '@telar/contract/catalogo/modelotipos'
import { ventanas } from '@telar/contract/catalogo/ventanas'
import { webbanners } from '@telar/contract/catalogo/webbanners'
import { webcolecciones } from '@telar/contract/catalogo/webcolecciones'
import { clientes } from '@telar/contract/clientes/clientes'
import { comerciales } from '@telar/contract/clientes/comerciales'
import { contactos } from '@telar/contract/clientes/contactos'
import { grupos } from '@telar/contract/clientes/grupos'
import { promociones } from '@telar/contract/clientes/promociones'
import { tarifas } from '@telar/contract/clientes/tarifas'
import { cobros } from '@telar/contract/facturacion/cobros'
import { facturas } from '@telar/contract/facturacion/facturas'
import { recibidas } from '@telar/contract/facturacion/recibidas'
import { personal } from '@telar/contract/identidad/personal'
import { roles } from '@telar/contract/identidad/roles'
import { users } from '@telar/contract/identidad/users'
import { endpoints } from '@telar/contract/kit/contract'
import type { Bound } from '@telar/contract/kit/endpoint'
import { compras } from '@telar/contract/produccion/compras'
import { escandallos } from '@telar/contract/produccion/escandallos'
import { materias } from '@telar/contract/produccion/materias'
import { operaciones } from '@telar/contract/produccion/operaciones'
import { ordenesfab } from '@telar/contract/produccion/ordenesfab'
import { proveedores } from '@telar/contract/produccion/proveedores'
import { pedidos } from '@telar/contract/ventas/pedidos'
import { transportistas } from '@telar/contract/ventas/transportistas'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type TestApp, testApp } from './testing/app.ts'
import { clientePara } from './testing/cliente.ts'
import { casaQueFactura, suelta } from './testing/factura.ts'
import { liquidacionPara, materiaPara, piezasPara, proveedorPara } from './testing/produccion.ts'
import { paises } from './testing/registros.ts'

type Client = Awaited<ReturnType<TestApp['as']>>
type Row = Record<string, unknown>

let t: TestApp
let admin: Client
let tienda: Client
let imagenId: number
let clienteId: number
let pais: Record<string, number>
beforeAll(async () => {
  t = await testApp()
  admin = await t.as('admin@telar.test')
  tienda = await t.as('cliente@telar.test')
  await casaQueFactura(t)
  pais = await paises(t)
  clienteId = await clientePara(t, 'cliente@telar.test', { nombreComercial: 'La Percha', idioma: 'ca' })
  const foto = await sharp({ create: { width: 10, height: 10, channels: 3, background: '#123456' } })
    .png()
    .toBuffer()
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(foto)]), 'foto.png')
  imagenId = (await admin.call(imagenes.upload, { body } as never)).id
})
afterAll(() => t.close())

const textos = (es: string) => ({ es, en: `${es} (en)`, pt: `${es} (pt)`, ca: `${es} (ca)` })
const envio = { nombre: 'Almacén', calle: 'Nou, 3', codigoPostal: '08202', ciudad: 'Sabadell', provincia: 'Barcelona' }
const direccion = { ...envio, pais: 'ES', telefono: '600' }
const dni = (n: number) => `${n}${'TRWAGMYFPDXBNJZSQVHLCKE'[n % 23]}`
const ALBA = 1

/** A row in which nothing is as it would be by itself, the call that changes it and the one that reads it. */
interface Caso {
  put: Bound
  /** What a PUT must name, where it is not called as in the row. */
  debe?: (row: Row) => Row
  hacer: () => Promise<{ params?: Row; leer: () => Promise<Row>; por?: Client }>
}

interface Flat {
  create: Bound
  update: Bound
  get: Bound
}
const llano = ({ create, update, get }: Flat, body: () => Promise<Row> | Row): Caso => ({
  put: update,
  hacer: async () => {
    const id = await (admin.call as (e: Bound, input: object) => Promise<unknown>)(create, { body: await body() })
    const params = { id: Number.isNaN(Number(id)) ? id : Number(id) }
    return { params, leer: () => (admin.call as (e: Bound, input: object) => Promise<Row>)(get, { params }) }
  },
})
const flat = (resource: unknown) => resource as Flat

const primera = async () => {
  const { variantes } = await admin.call(modelos.get, { params: { id: ALBA } })
  return variantes[0] as { colorId: number; talla: string }
}
const facturaCon = async (datos: object) =>
  admin.call(facturas.create, {
    body: {
      clienteId,
      comercialId: 1,
      comision: 7,
      dtoComercial: 5,
      dtoProntoPago: 3,
      portes: 12,
      formaPago: 'giro',
      diasPago: [15],
      diasFijos: [5],
      mesesSinPago: [8],
      reabrePedido: true,
      soloServido: true,
      direccionEnvio: direccion,
      referenciaCliente: 'OC-7',
      notas: 'Con cuidado',
      pruebaTransporte: 'CMR 12',
      mercancia: 'segunda' as const,
      lineas: [suelta(1, 100, { dto: 3 })],
      ...datos,
    },
  })
const verFactura = (id: number) => () => admin.call(facturas.get, { params: { id } }) as Promise<Row>

const CASOS: Record<string, Caso> = {
  'a question': llano(flat(faq), () => ({
    ...{ pregunta: textos('¿Qué?'), respuesta: textos('Eso.'), claves: textos('cosa'), clave: 'que-cosa' },
    ...{ orden: 7, activa: false },
  })),
  'a season’s delivery': llano(flat(ventanas), () => ({
    ...{ temporadaId: 1, nombre: textos('Primera'), desde: '2027-02-01', hasta: '2027-02-28', cierre: '2027-01-15' },
  })),
  'a shelf': llano(flat(ubicaciones), () => ({ codigo: 'Z-99-9', zona: 'Patio', nota: 'Abrigos', activa: false })),
  'a colour': llano(flat(colores), () => ({
    codigo: 'RET',
    nombre: textos('Retirado'),
    hex: '#123456',
    activo: false,
  })),
  'a type': llano(flat(modelotipos), () => ({
    ...{ nombre: textos('Capas'), imagenId, orden: 9, visibleWeb: false, visibleHome: true },
  })),
  'a banner': llano(flat(webbanners), () => ({
    ...{ titulo: textos('Rebajas'), texto: textos('Todo'), accion: textos('Ver'), imagenId, enlace: '/x', orden: 3 },
    ...{ desde: '2027-01-01', hasta: '2027-02-01', activo: false },
  })),
  'an address that is told': {
    put: webhooks.cambiar,
    hacer: async () => {
      const entrada = { nombre: 'Tienda', url: 'https://tienda.example/avisos', eventos: ['modelo.cambiado'] as const }
      const { id } = await admin.call(webhooks.crear, { body: { ...entrada, eventos: [...entrada.eventos] } })
      await admin.call(webhooks.cambiar, { params: { id }, body: { activo: false } })
      const leer = async () => {
        const suyo = (await admin.call(webhooks.list, {})).find((uno) => uno.id === id)
        if (!suyo) throw new Error('It is gone.')
        return suyo
      }
      return { params: { id }, leer }
    },
  },
  'a collection': llano(flat(webcolecciones), () => ({
    ...{ nombre: textos('Lino'), descripcion: textos('Fresca'), temporadaId: 1, imagenId, orden: 4 },
    ...{ visibleHome: false, activa: false },
  })),
  'a model': llano(flat(modelos), async () => {
    const { colecciones, colorId } = {
      colecciones: [
        { id: await admin.call(webcolecciones.create, { body: { nombre: { es: 'Una' }, descripcion: {} } }) },
      ],
      colorId: (await primera()).colorId,
    }
    const desde = { temporadaId: 1, nombre: textos('Segunda'), desde: '2027-03-01', hasta: '2027-03-31' }
    const ventanaId = await admin.call(ventanas.create, { body: desde })
    return {
      ventanaId,
      ...{ numero: '9911', nombre: 'Capa Nieve', modeloTipoId: 1, temporadaId: 1, descripcion: textos('Larga') },
      ...{
        composicion: '100 % lana',
        nombres: { ...textos('Capa'), es: '' },
        cuidados: textos('A mano'),
        detalles: ['largo', 'liso'],
        tallas: ['S', 'M'],
        curva: { S: 1, M: 2 },
      },
      ...{
        ventaPorCurva: true,
        precioMayor: 40,
        pvpRecomendado: 99,
        precioSegunda: 20,
        taric: '6202',
        pesoGr: 900,
        publicado: true,
      },
      ...{ colecciones, variantes: [{ colorId, talla: 'S', ean: '12345670', stock: 8, disponibleWeb: false }] },
      fotos: [{ imagenId, colorId, alt: textos('De frente') }],
    }
  }),
  'a customer': llano(flat(clientes), async () => ({
    ...{ codigo: 'C-1', razonSocial: 'Rosa Bosch', nombreComercial: 'La Rosa', nif: dni(20_000_000) },
    ...{ nifIva: `ES${dni(20_000_000)}`, countryId: pais.ES, telefono: '972 20 01 12', email: 'rosa@example.com' },
    ...{ direccionFiscal: direccion, direccionesEnvio: [direccion], recargoEquivalencia: true, idioma: 'ca' },
    ...{
      regimenForzado: 1,
      regimenMotivo: 'Consulta vinculante',
      formaPago: 'giro',
      diasPago: [0, 60],
      diasFijos: [5],
      mesesSinPago: [8],
    },
    grupoId: await admin.call(grupos.create, { body: { nombre: 'Boutiques' } }),
    ...{ dtoComercial: 4, dtoProntoPago: 2, comercialId: 1, comision: 6, iban: 'ES9121000418450200051332' },
    ...{
      mandatoSepa: { referencia: 'M1', fecha: '2027-01-01', esquema: 'B2B', unico: true },
      dir3: { oficinaContable: 'L01081878', organoGestor: 'L01081878', unidadTramitadora: 'L01081878' },
      limiteRiesgo: 900,
      notas: 'Paga tarde',
      bloqueado: true,
      albaranValorado: true,
    },
    contactos: [{ contactoTipoId: 1, nombre: 'Ana', medios: [{ contactoMedioTipoId: 2, valor: '600 20 01 12' }] }],
  })),
  'what a customer changes of themselves': {
    put: clientes.cambiarMio,
    hacer: async () => {
      await tienda.call(clientes.cambiarMio, {
        body: { nombreComercial: 'La Percha', telefono: '937 20 02 99', direccionesEnvio: [direccion], idioma: 'ca' },
      })
      return { leer: () => tienda.call(clientes.mio, {}) as Promise<Row>, por: tienda }
    },
  },
  'a carrier': llano(flat(transportistas), () => ({
    ...{ nombre: 'Rápidos', clase: 'dhl', activo: false, predeterminado: true, paises: 'ES, PT', pesoMaxGr: 30_000 },
    ...{ horaCorte: '17:30', patron: 'https://x.example/{numero}', servicios: 'P Express', cuenta: '1', usuario: 'u' },
    ...{ secreto: 'shhh', notas: 'Llamar antes' },
  })),
  'a customer group': llano(flat(grupos), () => ({
    ...{ nombre: 'Mercados', segundas: false, segundaPorCiento: 40, segundasEnTienda: true, notas: 'de barrio' },
  })),
  'a price list': llano(flat(tarifas), async () => ({
    ...{ nombre: 'Verano', desde: '2027-05-01', hasta: '2027-08-31', activa: false, notas: 'solo playa' },
    grupoIds: [await admin.call(grupos.create, { body: { nombre: 'Playas' } })],
    reglas: [{ ambito: 'todo', cual: null, dto: 3 }],
    escalas: [{ de: 'pedido', desde: 60, dto: 2 }],
  })),
  'a promotion': llano(flat(promociones), async () => ({
    ...{ nombre: 'Semana', desde: '2027-05-01', hasta: '2027-05-08', activa: false, dto: 12, acumulable: true },
    ...{
      ambito: 'modelos',
      cuales: [ALBA],
      grupoIds: [await admin.call(grupos.create, { body: { nombre: 'Ferias' } })],
    },
  })),
  'a promotion at a price': llano(flat(promociones), () => ({
    ...{ nombre: 'Final', desde: '2027-06-01', hasta: '2027-06-08', dto: null, precio: 9.5 },
    ...{ ambito: 'modelos', cuales: [ALBA], grupoIds: [] },
  })),
  'a rep': llano(flat(comerciales), () => ({
    ...{ codigo: 'R-9', nombre: 'Pau', nif: dni(20_000_001), zona: 'Norte', email: 'pau@example.com', comision: 9 },
    ...{ telefono: '600 20 01 12', criterio: 'facturado', activo: false },
    iban: 'ES9121000418450200051332',
  })),
  'a contact of a customer': llano(flat(contactos), () => ({
    ...{ clienteId, contactoTipoId: 1, nombre: 'Eva', medios: [{ contactoMedioTipoId: 3, valor: 'eva@example.com' }] },
  })),
  'a contact of a supplier': llano(flat(contactos), async () => ({
    ...{ proveedorId: await proveedorPara(t, admin), contactoTipoId: 1, nombre: 'Eva' },
  })),
  'a contact of a rep': llano(flat(contactos), () => ({ comercialId: 1, contactoTipoId: 1, nombre: 'Eva' })),
  'a draft': {
    put: facturas.update,
    hacer: async () => {
      const id = await facturaCon({ fecha: '2026-02-03', fechaOperacion: '2026-02-01' })
      return { params: { id }, leer: verFactura(id) }
    },
  },
  'a deposit': {
    put: facturas.update,
    hacer: async () => {
      const id = await facturaCon({ anticipo: true })
      return { params: { id }, leer: verFactura(id) }
    },
  },
  'a correction': {
    put: facturas.update,
    hacer: async () => {
      const original = await facturaCon({ emitir: true })
      const id = await admin.call(facturas.rectificar, {
        params: { id: original },
        body: { tipo: 'R4', modo: 'S', motivo: 'Talla equivocada' },
      })
      return { params: { id }, leer: verFactura(id) }
    },
  },
  'an issued invoice': {
    put: facturas.update,
    hacer: async () => {
      const id = await facturaCon({ emitir: true })
      await admin.call(cobros.cobrar, { params: { id }, body: { medio: 'contado', importe: 10 } })
      return { params: { id }, leer: verFactura(id) }
    },
  },
  'an order': llano(flat(pedidos), async () => {
    const { colorId } = await primera()
    return {
      ...{ clienteId, tipo: 'programacion', origen: 'comercial', fechaEntregaDesde: '2027-01-01' },
      ...{ fechaEntregaHasta: '2027-02-01', direccionEnvio: direccion, dtoComercial: 6, dtoProntoPago: 1, portes: 33 },
      ...{ notas: 'Por la tarde', referenciaCliente: 'OC-8' },
      lineas: [{ modeloId: ALBA, colorId, dto: 5, tallasCantidades: [{ talla: '38', cantidad: 2 }] }],
    }
  }),
  'an order of seconds': llano(flat(pedidos), async () => {
    const { colorId, talla } = await primera()
    const celdas = [{ modeloId: ALBA, colorId, talla, cantidad: 2 }]
    await admin.call(movimientos.corregir, { body: { lugar: 'segunda', motivo: 'Taras', celdas } })
    const lineas = [{ modeloId: ALBA, colorId, tallasCantidades: [{ talla, cantidad: 2 }] }]
    return { clienteId, lugar: 'segunda', lineas }
  }),
  'a manufacturing order': {
    ...llano(flat(ordenesfab), async () => {
      const { colorId } = await primera()
      return {
        ...{ modeloId: ALBA, tallerId: await proveedorPara(t, admin, 'taller'), fechaEntrega: '2027-03-01' },
        ...{
          tarifaTaller: 4.5,
          notas: 'Con forro',
          lineas: [{ colorId, tallasCantidades: [{ talla: '38', cantidad: 3 }] }],
        },
      }
    }),
    debe: ({ lineas }) => ({
      lineas: (lineas as { tallasCantidades: { prevista: number }[] }[]).map(({ tallasCantidades, ...linea }) => ({
        ...linea,
        tallasCantidades: tallasCantidades.map(({ prevista, ...celda }) => ({ ...celda, cantidad: prevista })),
      })),
    }),
  },
  'a purchase order': llano(flat(compras), async () => {
    const proveedorId = await proveedorPara(t, admin)
    const materiaId = await materiaPara(admin, proveedorId)
    return { proveedorId, idioma: 'ca', referencia: 'SO-1', notas: 'Con prisa', lineas: [{ materiaId, pedida: 3 }] }
  }),
  'an operation': llano(flat(operaciones), () => ({
    ...{ codigo: 'OJAL', nombre: { es: 'Ojales', en: 'Buttonholes', pt: 'Casas', ca: 'Traus' }, orden: 33 },
    ...{ trabajo: 'acabado', minutos: 2.5, tarifa: 0.3, activa: false },
  })),
  'a material': llano(flat(materias), async () => ({
    ...{ codigo: 'KILO', nombre: 'Lana', tipo: 'tejido', unidad: 'kg', composicion: 'Lana', anchoCm: 140 },
    ...{ proveedorId: await proveedorPara(t, admin), precio: 9, stockMinimo: 5, notas: 'Pica', activa: false },
    ...{ taric: '51121100', pesoGr: 1000 },
  })),
  'a roll': {
    put: materias.updatePieza,
    hacer: async () => {
      const materiaId = await materiaPara(admin, await proveedorPara(t, admin))
      const { piezaIds } = await piezasPara(admin, materiaId, [12.5])
      const params = { id: piezaIds[0] as number }
      return { params, leer: () => admin.call(materias.getPieza, { params }) as Promise<Row> }
    },
  },
  'a supplier': llano(flat(proveedores), () => ({
    ...{ codigo: 'P-9', razonSocial: 'Telas, S.L.', nif: 'B12345674', direccion, countryId: pais.ES, tipo: 'materia' },
    ...{ iban: 'ES9121000418450200051332', formaPago: 'giro', email: 'telas@example.com', idioma: 'ca' },
  })),
  'a received invoice': {
    put: recibidas.update,
    hacer: async () => {
      const proveedorId = await proveedorPara(t, admin, 'taller')
      const { entradaId } = await piezasPara(admin, await materiaPara(admin, proveedorId), [10])
      const dias = { fecha: '2026-01-10', fechaOperacion: '2026-01-09', fechaRecepcion: '2026-01-12' }
      const id = await admin.call(recibidas.create, {
        body: {
          ...{ ...dias, proveedorId, numero: 'F-1', trato: 'inversion', gasto: 'taller', notas: 'Llegó por correo' },
          ...{ tramos: [{ iva: 21, base: 100 }], entradaIds: [entradaId], deducible: 50 },
          liquidacionIds: [await liquidacionPara(t, admin, proveedorId, ALBA)],
          vencimientos: [{ fecha: '2026-03-01', importe: 100 }],
        },
      })
      const params = { id }
      return { params, leer: () => admin.call(recibidas.get, { params }) as Promise<Row> }
    },
  },
  'a cost sheet': {
    put: escandallos.saveEscandallo,
    hacer: async () => {
      const params = { id: ALBA }
      const lineas = [{ tipo: 'corte' as const, concepto: 'Corte', precio: 0.9 }]
      await admin.call(escandallos.saveEscandallo, { params, body: { lineas, gastosGenerales: 11, margen: 44 } })
      return { params, leer: async () => (await admin.call(escandallos.getEscandallo, { params })) as Row }
    },
  },
  'a role': llano(flat(roles), () => ({ name: 'Escaparate', description: 'Solo mira' })),
  'an account': {
    put: users.update,
    hacer: async () => {
      const password = 'una-clave-bien-larga'
      const persona = { firstName: 'Ona', lastName: 'Pi', email: 'ona@telar.test', userName: 'ona', phoneNumber: '600' }
      const id = await admin.call(users.create, { body: { ...persona, password, confirmPassword: password } })
      await admin.call(users.update, { body: { ...persona, id, isActive: false, clienteId, comercialId: 1 } })
      return { leer: () => admin.call(users.get, { params: { id } }) as Promise<Row> }
    },
  },
  'one’s own data': {
    put: personal.updateProfile,
    hacer: async () => {
      await tienda.call(personal.updateProfile, {
        body: { firstName: 'Rosa', lastName: 'Pi', phoneNumber: '600 123 456' },
      })
      return { leer: () => tienda.call(personal.profile, {}) as Promise<Row>, por: tienda }
    },
  },
  'the settings': {
    put: appsettings.update,
    hacer: async () => {
      const leer = () => admin.call(appsettings.get, {}) as Promise<Row>
      const antes = (await leer()) as Row & { tema: Row; empresa: Row }
      const impuestos = [{ desde: '2012-09-01', iva: 21, re: 5.2, clave: 'general' }]
      const series = { ordinaria: 'F', rectificativa: 'X' }
      const portes = [{ zona: 'peninsula' as const, importe: 9, gratisDesde: 300 }]
      const produccion = { gastosGenerales: 9, margen: 30, terminaciones: [90], pvp: { desde: 2, hasta: 3 } }
      const tema = { ...antes.tema, primary: '#123456' }
      const empresa = { ...antes.empresa, horario: 'De 9 a 14', telefono: '937 00 00 00' }
      const body = {
        tema,
        empresa,
        anuncio: textos('Rebajas'),
        pedidoMinimo: 99,
        diasDevolucion: 45,
        logoId: imagenId,
        impuestos,
        series,
        portes,
        produccion,
      }
      await admin.call(appsettings.update, { body: body as never })
      return { leer }
    },
  },
}

/** These PUTs leave nothing out: every field that they have must be named, or is of the saving itself. */
const ENTEROS = [
  'PUT /api/v1/reclamaciones/clientes/:id',
  'PUT /api/v1/fichas/:recurso/:id/seguimientos/:parte/hecho',
  'PUT /api/personal/change-password',
  'PUT /api/roles/:id/permissions',
  'PUT /api/v1/materias/entradas/:id',
  'PUT /api/v1/usersettings/table-settings',
  'PUT /api/v1/electronicas/ajustes',
  'PUT /api/v1/verifactu/ajustes',
  'PUT /api/v1/webcolecciones/:id/modelos',
]
/** Of the saving, not of what is saved; or never told back. */
const DEL_ACTO = ['id', 'version', 'revision', 'antes', 'motivo', 'nota', 'cobros', 'metros']

const objetoDe = (body: unknown): z.ZodObject =>
  (body instanceof z.ZodUnion ? body.options[0] : body) as unknown as z.ZodObject
const opcionales = ({ body }: Bound): string[] =>
  Object.entries(objetoDe(body).shape).flatMap(([campo, schema]) =>
    (schema as z.ZodType).safeParse(undefined).success ? [campo] : [],
  )
/** What a new row gets where nothing is said. */
function porDefecto({ resource }: Bound, campo: string): unknown {
  const { create } = contract[resource as keyof typeof contract] as unknown as Record<string, Bound>
  const schema = create?.body ? (objetoDe(create.body).shape[campo] as z.ZodType | undefined) : undefined
  return schema?.safeParse(undefined).data ?? null
}
const distintos = new Map<string, Set<string>>()

const SELLO = ['id', 'version', 'revision', 'creadoEn', 'modificadoEn']
const sinSello = (row: Row): Row =>
  JSON.parse(JSON.stringify(row), (clave, valor) => (SELLO.includes(clave) ? undefined : valor))
const llamar = (quien: Client, put: Bound, input: object) =>
  (quien.call as (e: Bound, i: object) => Promise<unknown>)(put, input)

/** The row, and what of it a PUT must name. */
async function preparar({ put, hacer, debe: nombrado = () => ({}) }: Caso) {
  const { params, leer, por = admin } = await hacer()
  const antes = await leer()
  const faltan = opcionales(put)
  const debe = Object.keys(objetoDe(put.body).shape).filter((campo) => !faltan.includes(campo))
  const body = { ...Object.fromEntries(debe.map((campo) => [campo, antes[campo]])), ...nombrado(antes) }
  return { antes, leer, guardar: (extra: Row = {}) => llamar(por, put, { params, body: { ...body, ...extra } }) }
}

describe('what a PUT leaves out stays as it is', () => {
  test.each(Object.entries(CASOS))('%s', async (_, caso) => {
    const { antes, leer, guardar } = await preparar(caso)
    await guardar()
    expect(sinSello(await leer())).toEqual(sinSello(antes))
    const suyos = distintos.get(caso.put.path) ?? new Set()
    for (const campo of opcionales(caso.put))
      if (JSON.stringify(antes[campo] ?? null) !== JSON.stringify(porDefecto(caso.put, campo))) suyos.add(campo)
    distintos.set(caso.put.path, suyos)
  })

  test('every PUT is tried, with every field that it may leave out at something else than what a new one gets', async () => {
    const puts = endpoints(contract as never).filter(({ method }) => method === 'PUT')
    const probados = new Set(Object.values(CASOS).map(({ put }) => `PUT ${put.path}`))
    expect(puts.map(({ path }) => `PUT ${path}`).sort()).toEqual([...probados, ...ENTEROS].sort())
    for (const { path } of puts.filter((put) => probados.has(`PUT ${put.path}`))) {
      const put = puts.find((uno) => uno.path === path) as Bound
      const sueltos = opcionales(put).filter((campo) => !DEL_ACTO.includes(campo))
      expect(sueltos.filter((campo) => !distintos.get(path)?.has(campo)).map((campo) => `${path} ${campo}`)).toEqual([])
    }
    for (const path of ENTEROS) {
      const put = puts.find((uno) => `PUT ${uno.path}` === path) as Bound
      expect(opcionales(put).filter((campo) => !DEL_ACTO.includes(campo))).toEqual([])
    }
  })
})

describe('what is inside a list that was there before stays too', () => {
  test('the stock of a variant that is named without it', async () => {
    const { leer, guardar } = await preparar(
      llano(flat(modelos), async () => ({
        ...{ numero: '9912', nombre: 'Capa', modeloTipoId: 1, temporadaId: 1, descripcion: {}, cuidados: {} },
        ...{ tallas: ['S', 'M'], precioMayor: 40 },
        variantes: [
          { colorId: (await primera()).colorId, talla: 'S', ean: '96385074', stock: 8, disponibleWeb: false },
        ],
      })),
    )
    const { variantes } = (await leer()) as { variantes: { colorId: number; talla: string }[] }
    const nombradas = variantes.map(({ colorId, talla }) => ({ colorId, talla }))
    const nueva = { colorId: nombradas[0]?.colorId, talla: 'M' }
    await guardar({ variantes: [...nombradas, nueva] })
    expect((await leer()).variantes).toMatchObject([
      { talla: 'S', ean: '96385074', stock: 8, disponibleWeb: false },
      { talla: 'M', ean: null, stock: 0, disponibleWeb: true },
    ])
    await expect(guardar({ tallas: ['M'] })).rejects.toMatchObject({ fields: { variantes: [expect.any(String)] } })
  })

  test('how to reach a contact, and the discount of a line', async () => {
    const cliente = await preparar({ ...(CASOS['a customer'] as Caso), ...otroCliente })
    const { contactos: suyos } = (await cliente.leer()) as { contactos: { id: number; medios: object[] }[] }
    await cliente.guardar({ contactos: [{ id: suyos[0]?.id, contactoTipoId: 2, nombre: 'Ana Pi' }] })
    expect((await cliente.leer()).contactos).toMatchObject([{ nombre: 'Ana Pi', medios: suyos[0]?.medios }])
    const pedido = await preparar(CASOS['an order'] as Caso)
    const { lineas } = (await pedido.leer()) as { lineas: { dto: number }[] }
    await pedido.guardar({ lineas: lineas.map(({ dto: _, ...linea }) => linea) })
    expect((await pedido.leer()).lineas).toMatchObject([{ dto: 5 }])
  })

  test('each setting of a section', async () => {
    const { antes, leer, guardar } = await preparar(CASOS['the settings'] as Caso)
    await guardar({ tema: {}, empresa: { marca: 'Otra' }, anuncio: { es: 'Nuevo' } })
    const { tema, empresa, anuncio } = antes as Record<string, object>
    expect(await leer()).toMatchObject({
      ...{ tema, empresa: { ...empresa, marca: 'Otra' }, anuncio: { ...anuncio, es: 'Nuevo' } },
    })
  })
})

const otroCliente: Partial<Caso> = {
  hacer: async () => {
    const id = await admin.call(clientes.create, {
      body: {
        ...{ razonSocial: 'Otra', nif: dni(20_000_002), countryId: pais.ES as number, direccionFiscal: direccion },
        contactos: [{ contactoTipoId: 1, nombre: 'Ana', medios: [{ contactoMedioTipoId: 2, valor: '600 20 01 12' }] }],
      },
    })
    return { params: { id }, leer: () => admin.call(clientes.get, { params: { id } }) as Promise<Row> }
  },
}

/** Those that cannot be made twice, made otherwise. */
const frescos: Record<string, Caso> = {
  'a customer': llano(flat(clientes), () => ({
    ...{ razonSocial: 'Más', nif: dni(20_000_003), countryId: pais.ES, direccionFiscal: direccion },
    recargoEquivalencia: true,
  })),
  'a supplier': llano(flat(proveedores), () => ({
    ...{ codigo: 'P-10', razonSocial: 'Más telas, S.L.', nif: 'B12345674', direccion, countryId: pais.ES },
    tipo: 'materia',
  })),
}

describe('rules across fields hold for the row as it will be', () => {
  test.each([
    ['a contact of two', 'a contact of a rep', () => ({ clienteId }), 'clienteId'],
    [
      'a window that ends before it begins',
      'an order',
      () => ({ fechaEntregaHasta: '2026-12-01' }),
      'fechaEntregaHasta',
    ],
    ['a recargo without a person', 'a customer', () => ({ nif: 'B12345674' }), 'recargoEquivalencia'],
    ['a NIF of another country', 'a supplier', () => ({ nif: 'B12345675' }), 'nif'],
  ])('%s', async (_, caso, cambio, campo) => {
    const { antes, leer, guardar } = await preparar(frescos[caso] ?? (CASOS[caso] as Caso))
    await expect(guardar(cambio())).rejects.toMatchObject({ fields: { [campo]: [expect.any(String)] } })
    expect(sinSello(await leer())).toEqual(sinSello(antes))
  })
})

test('what is named is written, nothing too: a default must be said', async () => {
  const { leer, guardar } = await preparar(
    llano(flat(colores), () => ({ codigo: 'RET2', nombre: textos('Retirado'), hex: '#123456', activo: false })),
  )
  await guardar({ activo: true })
  expect(await leer()).toMatchObject({ activo: true })
  const factura = await preparar(CASOS['a draft'] as Caso)
  await factura.guardar({ dtoComercial: null, portes: 0, fechaOperacion: null, notas: '' })
  expect(await factura.leer()).toMatchObject({ dtoComercial: 0, portes: 0, fechaOperacion: null, notas: '' })
})

test('another id in the body than in the address is a mistake in every PUT', async () => {
  const conId = endpoints(contract as never).filter(({ method, path }) => method === 'PUT' && path.includes('/:id'))
  expect(conId.length).toBeGreaterThan(15)
  for (const { path } of conId) {
    const uuid = path.startsWith('/api/roles')
    const [id, otro] = uuid ? ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'] : [1, 2]
    const answer = await t.app.inject({
      method: 'PUT',
      url: path.replace(':id', String(id)).replace(':recurso', 'clientes').replace(':parte', '1'),
      headers: { authorization: `Bearer ${admin.tokens.get()?.token}` },
      payload: { id: otro },
    })
    expect([path, answer.statusCode, Object.keys(answer.json().errors ?? {})]).toEqual([path, 400, ['id']])
  }
})
