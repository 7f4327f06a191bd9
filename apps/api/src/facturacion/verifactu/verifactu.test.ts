import { appsettings } from '@telar/contract/casa/appsettings'
import { verifactu } from '@telar/contract/facturacion/verifactu'
import type { Alta } from '@telar/domain/facturacion/verifactu/verifactu'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Db } from '../../db/connection.ts'
import { facturasTable } from '../../db/schema/facturacion/facturas.ts'
import {
  registrosFacturacionTable as registros,
  verifactuTurnoTable as turno,
} from '../../db/schema/facturacion/verifactu.ts'
import { type AgenciaDePrueba, agenciaDePrueba } from '../../testing/aeat.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { clientePara } from '../../testing/cliente.ts'
import { facturaDePrueba, ponerEmpresa } from '../../testing/factura-de-prueba.ts'
import { aeat } from './aeat.ts'
import { leerAjustes } from './ajustes.ts'
import { comprobarCadena } from './comprobar.ts'
import { cuadreDeRegistros } from './cuadre.ts'
import { enviarRemesa } from './jobs.ts'
import { leerFactura, registrarAnulacion, tomarCadena } from './registrar.ts'

type Client = Awaited<ReturnType<TestApp['as']>>
const log = { warn: () => {} } as never

let t: TestApp
let agencia: AgenciaDePrueba
let admin: Client
let clienteId: number
let portoId: number
beforeAll(async () => {
  agencia = await agenciaDePrueba()
  t = await testApp({ VERIFACTU_URL: agencia.url })
  await ponerEmpresa(t)
  clienteId = await clientePara(t, 'cliente@telar.test', { nif: 'B65123456', razonSocial: 'Modas Sol SL' })
  portoId = await clientePara(t, 'porto@telar.test', {
    pais: 'PT',
    codigoPostal: '4000-001',
    nifIva: 'PT509000126',
    viesResultado: 'valido',
  })
  admin = await t.as('admin@telar.test')
})
afterAll(async () => {
  await t.close()
  await agencia.close()
})

const modo = async (valor: 'off' | 'test' | 'real', desde: string | null = null) => {
  const actual = await admin.call(verifactu.ajustes, {})
  await admin.call(verifactu.guardarAjustes, { body: { ...actual, modo: valor, desde } })
}
const enviar = () => enviarRemesa(t.house.db, aeat(t.house.config), log)
const ultimos = async (n: number) =>
  (await admin.call(verifactu.search, { body: { orderBy: 'id desc', pageSize: n } })).data.reverse()
const pasaElTiempo = () => t.house.db.update(turno).set({ esperaHasta: null, ocupadoHasta: null, reintentoEn: null })
const anular = async (tx: Db, id: number) =>
  registrarAnulacion(tx, await tomarCadena(tx, await leerAjustes(tx), t.house.reloj), await leerFactura(tx, id))
const factura = (datos: Parameters<typeof facturaDePrueba>[2] = {}) => facturaDePrueba(t, clienteId, datos)

beforeEach(async () => {
  agencia.juzgar = () => ({ estado: 'Correcto' })
  agencia.humores = []
  agencia.espera = 0
  agencia.remesas = []
  await modo('test')
  await pasaElTiempo()
  while (await enviar()) await pasaElTiempo()
  agencia.recibidos = []
  agencia.remesas = []
})
afterEach(() => modo('off'))

describe('records', () => {
  test('are chained as invoices are issued, whoever comes first', async () => {
    await Promise.all(Array.from({ length: 12 }, () => factura()))
    const { data } = await admin.call(verifactu.search, { body: { orderBy: 'id', pageSize: 1000 } })
    const whole = await Promise.all(data.map(({ id }) => admin.call(verifactu.get, { params: { id } })))
    whole.forEach((uno, i) => {
      expect(uno.huellaAnterior).toBe(whole[i - 1]?.huella ?? '')
    })
    expect(await admin.call(verifactu.comprobar, {})).toEqual({ comprobados: data.length, roto: null })
  })

  test('are counted and kept once more, apart: whoever takes the last away, or writes there, is found out', async () => {
    await factura()
    const db = t.owner
    const testigo = cuadreDeRegistros.find(({ nombre }) => nombre === 'facturacion.testigo')
    const distintos = async (como: Db) => (await como.execute(testigo?.sql ?? sql`select 1`)).rows
    expect(await distintos(db)).toEqual([])
    const quitado = db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.execute(sql`delete from registros_facturacion where id = (select max(id) from registros_facturacion)`)
      expect(await distintos(tx)).toMatchObject([{ hallado: '–' }])
      throw new Error('undone')
    })
    await expect(quitado).rejects.toThrow('undone')
    for (const mano of [
      sql`insert into registros_testigo (n, registro_id, huella) values (9999, 9999, 'X')`,
      sql`update registros_testigo set huella = 'X'`,
      sql`delete from registros_testigo`,
      sql`truncate registros_testigo`,
    ])
      await expect(db.execute(mano)).rejects.toMatchObject({ cause: { code: '23001' } })
  })

  test('say what the invoice says, under each regime', async () => {
    await factura()
    await factura({ regimen: 2 })
    await facturaDePrueba(t, portoId, { regimen: 3 })
    const original = await factura()
    await factura({ tipo: 'R1', tipoRectificativa: 'S', rectifica: [original], motivoRectificacion: 'Precio' })
    const filas = await ultimos(5)
    const [general, recargo, intra, , sustituye] = await Promise.all(
      filas.map(({ id }) => admin.call(verifactu.get, { params: { id } })),
    )
    expect(general?.cadena).toMatch(/CuotaTotal=231\.13&ImporteTotal=1331\.76/)
    expect(general?.cotejo).toMatch(/^https:\/\/prewww2.*importe=1331\.76$/)
    expect(recargo?.cadena).toMatch(/CuotaTotal=288\.36&ImporteTotal=1388\.99/)
    expect(intra?.cadena).toMatch(/CuotaTotal=0\.00&ImporteTotal=1100\.63/)
    expect(intra?.xml).toMatch(/<sf:IDType>02<.*PT509000126.*E5/)
    expect(sustituye?.xml).toMatch(/TipoRectificativa>S<.*<sf:BaseRectificada>1100\.63<.*<sf:CuotaRectificada>231\.13</)
  })

  test('say what was sold, in the words of the lines', async () => {
    await factura()
    const [uno] = await ultimos(1)
    const { xml } = await admin.call(verifactu.get, { params: { id: uno?.id ?? 0 } })
    expect(xml).toContain(
      '<sf:DescripcionOperacion>Venta: 12 Blusa Nora; 10 Vestido Alba; 15 Falda Inés; 7 Pantalón Lía</sf:DescripcionOperacion>',
    )
  })

  test('go with the invoice: the database lets none be issued nor annulled without its own', async () => {
    const [borrador, emitida] = [await factura({ borrador: true }), await factura()]
    const copias = sql`numero = 9999, numero_completo = 'Z26/009999', emitida_en = now(),
      emisor_copia = (select emisor_copia from facturas where id = ${emitida}),
      cliente_copia = (select cliente_copia from facturas where id = ${emitida})`
    for (const cambio of [
      sql`update facturas set estado = 'emitida', ${copias} where id = ${borrador}`,
      sql`update facturas set estado = 'anulada', anulada_en = now() where id = ${emitida}`,
    ])
      await expect(t.house.db.execute(cambio)).rejects.toMatchObject({ cause: { code: '23001' } })
  })

  test('neither change nor go, not even by SQL', async () => {
    await factura()
    const [uno] = await ultimos(1)
    const fila = eq(registros.id, uno?.id ?? 0)
    await expect(t.house.db.update(registros).set({ importeTotal: 1 }).where(fila)).rejects.toThrow()
    await expect(t.house.db.update(registros).set({ huella: 'X' }).where(fila)).rejects.toThrow()
    await expect(t.house.db.delete(registros).where(fila)).rejects.toThrow()
    await expect(t.house.db.execute(sql`truncate registros_facturacion`)).rejects.toThrow()
  })

  test('of an issue that fails leave nothing behind', async () => {
    const before = (await admin.call(verifactu.resumen, {})).registros
    const id = await factura()
    await t.house.db
      .transaction(async (tx) => {
        await anular(tx, id)
        throw new Error('no')
      })
      .catch(() => {})
    await factura()
    expect((await admin.call(verifactu.resumen, {})).registros).toBe(before + 2)
    expect((await admin.call(verifactu.comprobar, {})).roto).toBeNull()
  })
})

describe('sending', () => {
  test('is in order, and what is said is kept', async () => {
    await factura()
    await factura()
    const id = await factura()
    await t.house.db.transaction((tx) => anular(tx, id))
    agencia.estricta = true
    expect(await enviar()).toBe(true)
    agencia.estricta = false
    expect(agencia.remesas).toEqual([4])
    expect(agencia.incidencias.at(-1)).toBe(false)
    const filas = await ultimos(4)
    expect(agencia.recibidos.map(({ numSerie, operacion }) => `${operacion} ${numSerie}`)).toEqual(
      filas.map(({ numSerie, clase }) => `${clase === 'alta' ? 'Alta' : 'Anulacion'} ${numSerie}`),
    )
    expect(new Set(filas.map(({ estado, entorno }) => `${estado} ${entorno}`))).toEqual(new Set(['Correcto test']))
    expect((await admin.call(verifactu.get, { params: { id: filas[0]?.id ?? 0 } })).csv).toBe('A-PRUEBA12345678')
    expect(await enviar()).toBe(false)
  })

  test('waits as the answer says', async () => {
    agencia.espera = 60
    await factura()
    expect(await enviar()).toBe(true)
    await factura()
    expect(await enviar()).toBe(false)
    const { porEnviar, esperaHasta } = await admin.call(verifactu.resumen, {})
    expect(porEnviar).toBe(1)
    expect(Date.parse(esperaHasta ?? '') - Date.now()).toBeGreaterThan(50_000)
    await pasaElTiempo()
    expect(await enviar()).toBe(true)
  })

  test('a thousand at most, and a thousand do not wait', async () => {
    const primera = await factura()
    await t.house.db.transaction((tx) => anular(tx, primera))
    agencia.espera = 60
    await enviar()
    await t.house.db.execute(sql`
      insert into registros_facturacion (factura_id, clase, num_serie, fecha, importe_total, contenido, huella_anterior, huella)
      select factura_id, clase, num_serie, fecha, importe_total, contenido, 'P' || n, 'Q' || n
      from registros_facturacion, generate_series(1, 1001) n where factura_id = ${primera} and clase = 'alta'`)
    expect(await enviar()).toBe(true)
    expect(agencia.remesas.at(-1)).toBe(1000)
    expect(await enviar()).toBe(false)
    await t.owner.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.execute(sql`delete from registros_facturacion where huella like 'Q%'`)
      await tx.execute(sql`delete from registros_testigo where huella like 'Q%'`)
    })
  })

  test('a wrong record is set apart, mended by another, and blocks nobody', async () => {
    const mala = await factura()
    const buena = await factura()
    const [filaMala, filaBuena] = await ultimos(2)
    agencia.juzgar = (numSerie) =>
      numSerie === filaMala?.numSerie
        ? { estado: 'Incorrecto', codigo: 1110, descripcion: 'El NIF no está identificado.' }
        : { estado: 'AceptadoConErrores', codigo: 2004, descripcion: 'Reloj.' }
    await enviar()
    expect(await ultimos(2)).toMatchObject([
      { facturaId: mala, estado: 'Incorrecto', codigoError: 1110, descripcionError: 'El NIF no está identificado.' },
      { facturaId: buena, estado: 'AceptadoConErrores' },
    ])
    expect(await admin.call(verifactu.resumen, {})).toMatchObject({ incorrectos: 1, porEnviar: 0 })
    agencia.juzgar = () => ({ estado: 'Correcto' })
    const id = filaMala?.id ?? 0
    const nueva = await admin.call(verifactu.subsanar, {
      params: { id },
      body: { nombre: 'Modas Sol, S.L.', nif: 'B65123457' },
    })
    const enmienda = await admin.call(verifactu.get, { params: { id: nueva } })
    expect(enmienda).toMatchObject({ subsanaId: id, destinatario: { nombre: 'Modas Sol, S.L.', nif: 'B65123457' } })
    expect(enmienda.xml).toMatch(/<sf:Subsanacion>S<\/sf:Subsanacion><sf:RechazoPrevio>X</)
    await expect(admin.call(verifactu.subsanar, { params: { id }, body: {} })).rejects.toMatchObject({
      messages: [expect.stringMatching(/no necesita enmienda/)],
    })
    await pasaElTiempo()
    await enviar()
    expect(await admin.call(verifactu.resumen, {})).toMatchObject({ incorrectos: 0 })
    expect((await ultimos(1))[0]).toMatchObject({ id: nueva, estado: 'Correcto' })
    const otra = await admin.call(verifactu.subsanar, { params: { id: filaBuena?.id ?? 0 }, body: {} })
    const { xml } = await admin.call(verifactu.get, { params: { id: otra } })
    expect(xml).toContain('<sf:Subsanacion>S<')
    expect(xml).not.toContain('RechazoPrevio')
    expect((await admin.call(verifactu.comprobar, {})).roto).toBeNull()
  })

  test('a record that breaks the schema is found among the others, which go through', async () => {
    await factura()
    await factura()
    const id = await factura()
    await factura()
    const estropear = (valor: string) =>
      t.owner.transaction(async (tx) => {
        await tx.execute(sql`set local session_replication_role = replica`)
        await tx.execute(sql`update registros_facturacion
          set contenido = jsonb_set(contenido, '{descripcion}', to_jsonb(${valor}::text)) where factura_id = ${id}`)
      })
    await estropear('x'.repeat(501))
    agencia.estricta = true
    for (let i = 0; i < 20 && (await enviar()); i += 1) await pasaElTiempo()
    const filas = await ultimos(4)
    expect(filas.map(({ estado }) => estado)).toEqual(['Correcto', 'Correcto', 'Incorrecto', 'Correcto'])
    expect(filas[2]?.codigoError).toBe(4102)
    agencia.estricta = false
    await estropear('Venta de prendas de vestir')
    await admin.call(verifactu.subsanar, { params: { id: filas[2]?.id ?? 0 }, body: {} })
  })

  test.each(['basura', 'rechaza', 'corta'] as const)('an agency that %s loses nothing', async (humor) => {
    await factura()
    agencia.humores = [humor]
    await enviar()
    const [caida] = await ultimos(1)
    expect(caida).toMatchObject({ estado: 'pendiente', intentos: 1 })
    expect((await admin.call(verifactu.resumen, {})).ultimoError).toMatch(
      humor === 'rechaza' ? /titular del certificado/ : /no ha respondido/,
    )
    expect(await enviar()).toBe(false)
    expect(await admin.call(verifactu.enviar, {})).toBe(1)
    expect(await enviar()).toBe(true)
    expect((await ultimos(1))[0]).toMatchObject({ estado: 'Correcto', codigoError: null })
    expect((await admin.call(verifactu.resumen, {})).ultimoError).toBeNull()
    expect(agencia.recibidos.filter(({ numSerie }) => numSerie === caida?.numSerie)).toHaveLength(1)
    expect(agencia.incidencias.at(-1)).toBe(true)
  })

  test('what is on its way is not sent a second time by who cannot wait, not even after a failure', async () => {
    await factura()
    agencia.humores = ['corta']
    await enviar()
    agencia.remesas = []
    await admin.call(verifactu.enviar, {})
    const salio = Promise.withResolvers<void>()
    const llega = Promise.withResolvers<void>()
    const lenta = enviarRemesa(
      t.house.db,
      async (...dado) => {
        salio.resolve()
        await llega.promise
        return aeat(t.house.config)(...dado)
      },
      log,
    )
    await salio.promise
    await admin.call(verifactu.enviar, {})
    expect(await enviar()).toBe(false)
    llega.resolve()
    expect(await lenta).toBe(true)
    expect(agencia.remesas).toHaveLength(1)
  })

  test('what is sent late says so, even if nothing failed: nobody was there to send it', async () => {
    await factura()
    await enviar()
    expect(agencia.incidencias.at(-1)).toBe(false)
    const vieja = await factura()
    await t.owner.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.execute(
        sql`update registros_facturacion set creado_en = now() - interval '10 minutes' where factura_id = ${vieja}`,
      )
    })
    await pasaElTiempo()
    await enviar()
    expect(agencia.incidencias.at(-1)).toBe(true)
    // A wait that the agency itself asked for is no mishap.
    const otra = await factura()
    await t.owner.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.execute(
        sql`update registros_facturacion set creado_en = now() - interval '10 minutes' where factura_id = ${otra}`,
      )
      await tx.execute(
        sql`update verifactu_turno set ultimo_envio = now() - interval '15 minutes', espera_hasta = now()`,
      )
    })
    await enviar()
    expect(agencia.incidencias.at(-1)).toBe(false)
  })

  test('annulling what was refused says that the agency has no record of it', async () => {
    const [rechazada, aceptada] = [await factura(), await factura()]
    const [fila] = await ultimos(2)
    agencia.juzgar = (numSerie) =>
      numSerie === fila?.numSerie ? { estado: 'Incorrecto', codigo: 1110, descripcion: 'NIF' } : { estado: 'Correcto' }
    await enviar()
    const dice = async (id: number) => {
      const registro = await t.house.db.transaction((tx) => anular(tx, id))
      return /SinRegistroPrevio>S</.test((await admin.call(verifactu.get, { params: { id: registro } })).xml)
    }
    expect([await dice(rechazada), await dice(aceptada)]).toEqual([true, false])
  })

  test('two senders never send the same', async () => {
    await factura()
    const sent = await Promise.all([enviar(), enviar(), enviar()])
    expect(sent.filter(Boolean)).toHaveLength(1)
    expect(agencia.recibidos).toHaveLength(1)
  })

  test('off sends nothing; what the trial service heard is sent again for real, from its day on', async () => {
    const vieja = await factura({ fecha: '2026-01-02' })
    const nueva = await factura()
    await modo('off')
    expect(await enviar()).toBe(false)
    await modo('test')
    await enviar()
    agencia.recibidos = []
    const [filaVieja, filaNueva] = await ultimos(2)
    expect([filaVieja?.facturaId, filaNueva?.facturaId]).toEqual([vieja, nueva])
    await modo('real', '2026-02-01')
    await pasaElTiempo()
    await enviar()
    const numeros = agencia.recibidos.map(({ numSerie }) => numSerie)
    expect(numeros).toContain(filaNueva?.numSerie)
    expect(numeros).not.toContain(filaVieja?.numSerie)
    expect((await ultimos(1))[0]).toMatchObject({ estado: 'Correcto', entorno: 'real' })
  })
})

describe('a chain that somebody tampered with', () => {
  const aEscondidas = (cambio: ReturnType<typeof sql>) =>
    t.owner.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.execute(cambio)
    })

  test('names the first broken record', async () => {
    await factura()
    const id = await factura()
    await factura()
    const fila = (await ultimos(2))[0]
    const contenido = (await t.house.db.select().from(registros).where(eq(registros.facturaId, id)))[0]
      ?.contenido as Alta
    const poner = (importe: string) =>
      aEscondidas(
        sql`update registros_facturacion set contenido = jsonb_set(contenido, '{importeTotal}', to_jsonb(${importe}::text)) where factura_id = ${id}`,
      )
    await poner('1.00')
    expect((await admin.call(verifactu.comprobar, {})).roto).toEqual({
      id: fila?.id,
      numSerie: fila?.numSerie,
      rotura: 'huella',
    })
    await poner(contenido.importeTotal)
    expect((await admin.call(verifactu.comprobar, {})).roto).toBeNull()
  })

  const VICTIMA = sql`id = (select max(id) from facturas where estado <> 'borrador')`
  const REGISTRO = sql`id = (select max(id) from registros_facturacion)`
  const en = (columna: string, ruta: string, valor: string) =>
    sql`${sql.raw(columna)} = jsonb_set(${sql.raw(columna)}, ${ruta}::text[], ${valor}::jsonb)`
  const CAMBIOS = [
    ['another total', 'factura', sql`update facturas set total = 2, base = 2, cuota_iva = 0 where ${VICTIMA}`],
    ['another kind', 'factura', sql`update facturas set tipo = 'R1', tipo_rectificativa = 'I' where ${VICTIMA}`],
    [
      'another day',
      'factura',
      sql`update facturas set fecha = fecha - 1, ejercicio = extract(year from fecha - 1) where ${VICTIMA}`,
    ],
    [
      'base for quota',
      'desglose',
      sql`update facturas set base = base + 1, cuota_iva = cuota_iva - 1 where ${VICTIMA}`,
    ],
    [
      'another base at its rate',
      'desglose',
      sql`update facturas set ${en('tramos', '{0,base}', '1')} where ${VICTIMA}`,
    ],
    [
      'another issuer',
      'emisor',
      sql`update facturas set ${en('emisor_copia', '{nif}', '"B65123456"')} where ${VICTIMA}`,
    ],
    [
      'another customer',
      'destinatario',
      sql`update facturas set ${en('cliente_copia', '{nif}', '"B12345674"')} where ${VICTIMA}`,
    ],
    [
      'another recipient told',
      'destinatario',
      sql`update registros_facturacion set ${en('contenido', '{destinatario,nombre}', '"Otra"')} where ${REGISTRO}`,
    ],
    [
      'another breakdown told',
      'desglose',
      sql`update registros_facturacion set ${en('contenido', '{desglose,0,base}', '"1.00"')} where ${REGISTRO}`,
    ],
    [
      'another quantity',
      'lineas',
      sql`update factura_lineas set cantidad = cantidad + 1, importe = round((cantidad + 1) * precio * (100 - dto) / 100, 2)
      where orden = 0 and factura_id = (select max(id) from facturas where estado <> 'borrador')`,
    ],
    [
      'a line less',
      'lineas',
      sql`delete from factura_lineas where orden = 0 and factura_id = (select max(id) from facturas where estado <> 'borrador')`,
    ],
    [
      'other words',
      'lineas',
      sql`update factura_lineas set descripcion = 'Otra'
        where orden = 0 and factura_id = (select max(id) from facturas where estado <> 'borrador')`,
    ],
    [
      'another copy',
      'testigo',
      sql`update registros_testigo set huella = 'X' where n = (select max(n) from registros_testigo)`,
    ],
    ['the last one gone', 'final', sql`delete from registros_facturacion where ${REGISTRO}`],
  ] as const

  test('is found out, whatever was changed', async () => {
    await factura()
    const halladas: [string, string | undefined][] = []
    for (const [que, , cambio] of CAMBIOS)
      await t.owner
        .transaction(async (tx) => {
          await tx.execute(sql`set local session_replication_role = replica`)
          await tx.execute(cambio)
          halladas.push([que, (await comprobarCadena(tx)).roto?.rotura])
          throw new Error('undone')
        })
        .catch((error: Error) => expect(error.message).toBe('undone'))
    expect(halladas).toEqual(CAMBIOS.map(([que, rotura]) => [que, rotura]))
    expect((await admin.call(verifactu.comprobar, {})).roto).toBeNull()
  })
})

describe('the rest', () => {
  test('the list is searched, exported and does not show a draft', async () => {
    const id = await factura()
    await factura({ borrador: true })
    const [factu] = await t.house.db.select().from(facturasTable).where(eq(facturasTable.id, id))
    const found = await admin.call(verifactu.search, { body: { keyword: factu?.numeroCompleto ?? '' } })
    expect(found.data).toMatchObject([{ facturaId: id, cliente: 'Modas Sol SL', tipo: 'F1', importeTotal: 1331.76 }])
    expect((await admin.call(verifactu.export, { body: {} })).size).toBeGreaterThan(1000)
  })

  test('settings are the administrator’s, and the public never sees them', async () => {
    const ventas = await t.as('ventas@telar.test')
    await expect(ventas.call(verifactu.ajustes, {})).rejects.toMatchObject({ status: 403 })
    expect(await ventas.call(verifactu.resumen, {})).toMatchObject({ modo: 'test', certificado: true })
    expect(JSON.stringify(await (await t.as()).call(appsettings.get, {}))).not.toContain('verifactu')
  })

  test('the declaration names producer, program and version', async () => {
    const { apartados, firmado } = await (await t.as('cliente@telar.test')).call(verifactu.declaracion, {})
    expect(apartados.map(({ letra }) => letra).join('')).toBe('abcdefghijkl')
    expect(firmado).toBe('Telar Moda SL')
    expect(JSON.stringify(apartados)).toMatch(/1007\/2023.*15 nov 2026, Sabadell/)
  })
})
