import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { comoAnterior, type Eslabon, primerRoto } from './cadena.ts'
import {
  type Alta,
  type Anulacion,
  cadenaDe,
  descripcionDeOperacion,
  desglosar,
  destinatarioDe,
  direccionDeCotejo,
  fechaLiteral,
  importeLiteral,
  numSerieValido,
  type RegistroFacturacion,
  servicioDeCotejo,
} from './verifactu.ts'

const hash = (texto: string) => createHash('sha256').update(texto, 'utf8').digest('hex').toUpperCase()

const sistema = { nombreRazon: 'Telar SL', nif: 'B00000000', nombre: 'Telar', id: 'TL', version: '1', instalacion: '1' }
const alta = (datos: Partial<Alta> = {}): Alta => ({
  clase: 'alta',
  factura: { nif: '89890001K', numSerie: '12345678/G33', fecha: '01-01-2024' },
  anterior: null,
  sistema,
  generado: '2024-01-01T19:20:30+01:00',
  emisor: 'Certificado uno',
  subsanacion: false,
  rechazoPrevio: null,
  tipo: 'F1',
  tipoRectificativa: null,
  rectificadas: [],
  importeRectificacion: null,
  fechaOperacion: null,
  descripcion: 'Venta',
  destinatario: { nombre: 'Cliente', nif: '89890002E' },
  desglose: [],
  cuotaTotal: '12.35',
  importeTotal: '123.45',
  ...datos,
})
const anulacion = (datos: Partial<Anulacion> = {}): Anulacion => ({
  clase: 'anulacion',
  factura: { nif: '89890001K', numSerie: '12345679/G34', fecha: '01-01-2024' },
  anterior: null,
  sistema,
  generado: '2024-01-01T19:20:40+01:00',
  sinRegistroPrevio: false,
  rechazoPrevio: false,
  ...datos,
})

const PRIMERA = '3C464DAF61ACB827C65FDA19F352A4E3BDC2C640E9E9FC4CC058073F38F12F60'
const SEGUNDA = 'F7B94CFD8924EDFF273501B01EE5153E4CE8F259766F88CF6ACB8935802A2B97'
const id = (numSerie: string) => ({ nif: '89890001K', numSerie, fecha: '01-01-2024' })

describe('the hashes of the agency’s own document', () => {
  test.each<[string, RegistroFacturacion, string]>([
    ['the first record', alta(), PRIMERA],
    [
      'the second, after the first',
      alta({
        factura: id('12345679/G34'),
        anterior: { ...id('12345678/G33'), huella: PRIMERA },
        generado: '2024-01-01T19:20:35+01:00',
      }),
      SEGUNDA,
    ],
    [
      'an annulment, after the second',
      anulacion({ anterior: { ...id('12345679/G34'), huella: SEGUNDA } }),
      '177547C0D57AC74748561D054A9CEC14B4C4EA23D1BEFD6F2E69E3A388F90C68',
    ],
  ])('%s', (_, registro, huella) => {
    expect(hash(cadenaDe(registro))).toBe(huella)
  })

  test('values are trimmed, the first predecessor is empty and nothing follows the last value', () => {
    const cadena = cadenaDe(alta({ factura: { nif: ' 89890001K ', numSerie: 'A&B/1', fecha: '01-01-2024' } }))
    expect(cadena).toBe(
      'IDEmisorFactura=89890001K&NumSerieFactura=A&B/1&FechaExpedicionFactura=01-01-2024&TipoFactura=F1&CuotaTotal=12.35&ImporteTotal=123.45&Huella=&FechaHoraHusoGenRegistro=2024-01-01T19:20:30+01:00',
    )
  })
})

describe('a chain', () => {
  const cadena = (n: number): Eslabon[] => {
    const eslabones: Eslabon[] = []
    for (let i = 1; i <= n; i += 1) {
      const previo = eslabones.at(-1)
      const comun = { factura: id(`A24/${i}`), anterior: previo ? comoAnterior(previo) : null }
      const generado = `2024-01-01T10:00:${String(i).padStart(2, '0')}+01:00`
      const registro = i % 5 === 0 ? anulacion({ ...comun, generado }) : alta({ ...comun, generado })
      eslabones.push({ id: i, registro, huella: hash(cadenaDe(registro)) })
    }
    return eslabones
  }
  const cambiado = (i: number, cambio: (eslabon: Eslabon) => Eslabon) =>
    cadena(12).map((eslabon) => (eslabon.id === i ? cambio(eslabon) : eslabon))

  test('that nobody touched is whole', () => {
    expect(primerRoto(cadena(12), hash)).toBeUndefined()
  })

  test('is checked by pieces too', () => {
    const entera = cadena(12)
    expect(primerRoto(entera.slice(6), hash, entera[5])).toBeUndefined()
    expect(primerRoto(entera.slice(7), hash, entera[5])).toMatchObject({ id: 8, rotura: 'encadenamiento' })
  })

  test.each<[string, Eslabon[], number, string]>([
    [
      'another amount',
      cambiado(4, (e) => ({ ...e, registro: { ...(e.registro as Alta), importeTotal: '1.00' } })),
      4,
      'huella',
    ],
    [
      'another amount with its hash made anew breaks the next',
      cambiado(4, (e) => {
        const registro = { ...(e.registro as Alta), importeTotal: '1.00' }
        return { ...e, registro, huella: hash(cadenaDe(registro)) }
      }),
      5,
      'encadenamiento',
    ],
    ['one taken out', cadena(12).filter((e) => e.id !== 7), 8, 'encadenamiento'],
    ['the first taken out', cadena(12).slice(1), 2, 'encadenamiento'],
    ['two swapped', [...cadena(3), ...cadena(5).slice(3).reverse()], 5, 'encadenamiento'],
  ])('%s: the first broken one is named', (_, eslabones, roto, rotura) => {
    expect(primerRoto(eslabones, hash)).toEqual({ id: roto, numSerie: `A24/${roto}`, rotura })
  })

  test('time does not run backwards', () => {
    const [primero] = cadena(1)
    if (!primero) throw new Error('empty')
    const registro = alta({ factura: id('A24/2'), anterior: comoAnterior(primero), generado: '2023-12-31T10:00:00Z' })
    expect(primerRoto([primero, { id: 2, registro, huella: hash(cadenaDe(registro)) }], hash)?.rotura).toBe('orden')
  })
})

describe('literals', () => {
  test.each([
    [0, '0.00'],
    [0.05, '0.05'],
    [1331.76, '1331.76'],
    [-10.61, '-10.61'],
    [-0.4, '-0.40'],
    [21, '21.00'],
    [1_000_000, '1000000.00'],
    [1.005, '1.00'],
  ])('%d € is %s', (euros, literal) => {
    expect(importeLiteral(euros)).toBe(literal)
  })

  test('days go the other way round', () => {
    expect(fechaLiteral('2026-11-05')).toBe('05-11-2026')
  })

  test.each([
    ['A26/000123', true],
    ['12345678/G33', true],
    ['A 26-1_#&%', true],
    ['', false],
    ['A'.repeat(61), false],
    ['A"1', false],
    ["A'1", false],
    ['A<1', false],
    ['A>1', false],
    ['A=1', false],
    ['Año/1', false],
    ['A\n1', false],
    [' A1', false],
  ])('%j as series and number: %s', (numSerie, valido) => {
    expect(numSerieValido(numSerie)).toBe(valido)
  })
})

describe('the breakdown by regime', () => {
  const tramo = { iva: 21, re: 0, base: 1100.63, cuotaIva: 231.13, cuotaRe: 0 }
  const exento = { iva: 0, re: 0, base: 1100.63, cuotaIva: 0, cuotaRe: 0 }
  test.each([
    ['general', 1, tramo, { clave: '01', calificacion: 'S1', tipo: '21.00', base: '1100.63', cuota: '231.13' }],
    [
      'recargo',
      2,
      { ...tramo, re: 5.2, cuotaRe: 57.23 },
      {
        clave: '01',
        calificacion: 'S1',
        tipo: '21.00',
        base: '1100.63',
        cuota: '231.13',
        tipoRecargo: '5.20',
        cuotaRecargo: '57.23',
      },
    ],
    ['intracomunitaria', 3, exento, { clave: '01', exenta: 'E5', base: '1100.63' }],
    ['exportación', 4, exento, { clave: '02', exenta: 'E2', base: '1100.63' }],
  ] as const)('%s', (_, regimen, uno, detalle) => {
    expect(desglosar(regimen, [uno])).toEqual([detalle])
  })
})

describe('who it is made out to', () => {
  const cliente = { razonSocial: 'Tienda', nif: 'B12345674', nifIva: 'PT 509000126', pais: 'ES' }
  test.each([
    ['a Spanish customer', { ...cliente }, 1, { nombre: 'Tienda', nif: 'B12345674' }],
    ['one in Canarias', { ...cliente }, 4, { nombre: 'Tienda', nif: 'B12345674' }],
    [
      'one of the Union with a valid number',
      { ...cliente, pais: 'PT' },
      3,
      { nombre: 'Tienda', otro: { tipo: '02', id: 'PT509000126' } },
    ],
    [
      'one of the Union without',
      { ...cliente, pais: 'PT', nif: '509000126' },
      1,
      { nombre: 'Tienda', otro: { tipo: '04', id: '509000126', pais: 'PT' } },
    ],
    [
      'one from Andorra',
      { ...cliente, pais: 'AD', nif: 'L123456A' },
      4,
      { nombre: 'Tienda', otro: { tipo: '04', id: 'L123456A', pais: 'AD' } },
    ],
  ] as const)('%s', (_, quien, regimen, destinatario) => {
    expect(destinatarioDe(quien, regimen)).toEqual(destinatario)
  })
})

test('the address in the QR has its values encoded', () => {
  const factura = { nif: 'B12345674', numSerie: 'A26/000123 &', fecha: '05-11-2026' }
  expect(direccionDeCotejo(servicioDeCotejo('real') ?? '', factura, '1331.76')).toBe(
    'https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/ValidarQR?nif=B12345674&numserie=A26%2F000123%20%26&fecha=05-11-2026&importe=1331.76',
  )
  expect([servicioDeCotejo('test'), servicioDeCotejo('off')]).toEqual([
    'https://prewww2.aeat.es/wlpl/TIKE-CONT/ValidarQR',
    null,
  ])
})

describe('the description of the operation says what was sold', () => {
  const linea = (cantidad: number, descripcion: string) => ({ cantidad, descripcion })
  test.each([
    [
      { tipo: 'F1', anticipo: false },
      [linea(2, 'Vestido  Alba'), linea(1, 'Falda'), linea(3, 'Vestido Alba')],
      'Venta: 5 Vestido Alba; 1 Falda',
    ],
    [{ tipo: 'F1', anticipo: true }, [linea(1, 'A cuenta')], 'Anticipo: 1 A cuenta'],
    [{ tipo: 'R1', anticipo: true }, [linea(-2, 'Falda')], 'Rectificación: -2 Falda'],
    [{ tipo: 'F1', anticipo: false }, [], 'Venta'],
  ] as const)('%o', (clase, lineas, dicho) => {
    expect(descripcionDeOperacion({ ...clase, lineas })).toBe(dicho)
  })

  test('in at most 500 signs, whatever there is', () => {
    const muchas = Array.from({ length: 200 }, (_, i) => linea(1, `Prenda ${i}`))
    const dicho = descripcionDeOperacion({ tipo: 'F1', anticipo: false, lineas: muchas })
    expect([dicho.length <= 500, /Prenda \d+ y más$/.test(dicho)]).toEqual([true, true])
    expect(descripcionDeOperacion({ tipo: 'F1', anticipo: false, lineas: [linea(1, 'x'.repeat(600))] })).toHaveLength(
      500,
    )
  })

  test('and cuts no letter in two', () => {
    for (const antes of ['', 'a'])
      expect(
        descripcionDeOperacion({
          tipo: 'F1',
          anticipo: false,
          lineas: [linea(1, antes + '🧵'.repeat(300))],
        }).isWellFormed(),
      ).toBe(true)
  })
})
