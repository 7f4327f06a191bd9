import type { Adeudo } from '@telar/domain/facturacion/banco/sepa'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leerXml, todos } from '../../kit/formats/xml.ts'
import { erroresDePain } from '../../testing/iso20022/validar.ts'
import { type Acreedor, enPain001, enPain008 } from './sepa.ts'

const IBAN = 'ES9121000418450200051332'
const ACREEDOR: Acreedor = {
  nombre: 'Tejidos Señor & Hijos, S.L.',
  iban: 'ES91 2100 0418 4502 0005 1332',
  identificador: 'ES63000B12345674',
  domicilio: { calle: 'Carrer de la Llana, 3', codigoPostal: '08201', ciudad: 'Sabadell', pais: 'ES' },
}
const FICHERO = { mensaje: 'REM/2027/000003', creado: new Date('2027-03-01T10:20:30Z') }

const adeudo = (cambios: Partial<Adeudo> = {}): Adeudo => ({
  ...{
    referencia: 'A/2027/000012-1',
    nombre: 'Modas Núria',
    iban: IBAN,
    importe: 1210.5,
    concepto: 'Factura A/2027/000012',
  },
  mandato: { referencia: 'M 17', fecha: '2026-11-02', esquema: 'CORE', unico: false },
  ...{ secuencia: 'FRST', cargo: '2027-03-05', otraCuenta: false },
  domicilio: { calle: 'Av. Meritxell 7', codigoPostal: 'AD500', ciudad: 'Andorra la Vella', pais: 'AD' },
  ...cambios,
})
const cifras = (xml: string, nombre: string) => todos(leerXml(xml), nombre)

describe('charges', () => {
  test('are written as the standard wants them, by batch', async () => {
    const xml = enPain008(FICHERO, ACREEDOR, [
      adeudo(),
      adeudo({ referencia: 'A/2027/000013-1', secuencia: 'RCUR', importe: 0.1 }),
      adeudo({ referencia: 'A/2027/000014-1', secuencia: 'RCUR', importe: 0.2 }),
      adeudo({ referencia: 'A/2027/000015-1', mandato: { ...adeudo().mandato, esquema: 'B2B' } }),
    ])
    expect(await erroresDePain(xml, 'pain.008.001.08')).toEqual([])
    expect(cifras(xml, 'CtrlSum')).toEqual(['2421.30', '1210.50', '1210.50', '0.30'])
    expect(cifras(xml, 'NbOfTxs')).toEqual(['4', '1', '1', '2'])
    expect(cifras(xml, 'LclInstrm')).toEqual([{ Cd: 'B2B' }, { Cd: 'CORE' }, { Cd: 'CORE' }])
    expect(cifras(xml, 'SeqTp')).toEqual(['FRST', 'FRST', 'RCUR'])
    expect(cifras(xml, 'MndtId')[0]).toBe('M17')
    expect(xml).toContain('<Nm>Tejidos Senor + Hijos, S.L.</Nm>')
  })

  test('whatever the names and texts are', async () => {
    const texto = fc.string({ unit: 'binary', minLength: 1, maxLength: 150 }).map((uno) => `x${uno}`)
    const uno = fc.record({
      ...{ referencia: texto, nombre: texto, concepto: texto },
      importe: fc.integer({ min: 1, max: 99_999_999 }).map((centimos) => centimos / 100),
      secuencia: fc.constantFrom('FRST', 'RCUR', 'FNAL', 'OOFF'),
      cargo: fc.constantFrom('2027-03-05', '2027-12-31'),
    })
    const muestras = fc.sample(fc.array(uno, { minLength: 1, maxLength: 6 }), { numRuns: 4, seed: 20_022 })
    for (const cosas of muestras) {
      const xml = enPain008(
        FICHERO,
        ACREEDOR,
        cosas.map((cosa) => adeudo(cosa as Partial<Adeudo>)),
      )
      expect(await erroresDePain(xml, 'pain.008.001.08')).toEqual([])
      const [todo, ...partes] = cifras(xml, 'CtrlSum').map((cifra) => Math.round(Number(cifra) * 100))
      expect(partes.reduce((suma, parte) => suma + parte, 0)).toBe(todo)
    }
  })

  test('by a mandate whose account is another now say so, and those of outside the Economic Area where they are', async () => {
    const deAndorra = 'AD1200012030200359100100'
    const xml = enPain008(FICHERO, ACREEDOR, [
      adeudo({ secuencia: 'RCUR', otraCuenta: true, iban: deAndorra }),
      adeudo(),
    ])
    expect(await erroresDePain(xml, 'pain.008.001.08')).toEqual([])
    expect(cifras(xml, 'OrgnlDbtrAcct')).toEqual([{ Id: { Othr: { Id: 'SMNDA' } } }])
    expect(cifras(xml, 'PstlAdr')).toEqual([
      { StrtNm: 'Av. Meritxell 7', PstCd: 'AD500', TwnNm: 'Andorra la Vella', Ctry: 'AD' },
    ])
  })

  test('to somebody whose name has none of the banks’ letters are still charges', async () => {
    const xml = enPain008(FICHERO, ACREEDOR, [adeudo({ nombre: 'Μόδα' })])
    expect(await erroresDePain(xml, 'pain.008.001.08')).toEqual([])
    expect(xml).toContain('<Dbtr><Nm>NOTPROVIDED</Nm></Dbtr>')
  })

  test('say the hour of the house', () => {
    const xml = enPain008({ ...FICHERO, creado: new Date('2027-02-28T23:30:00Z') }, ACREEDOR, [adeudo()])
    expect(xml).toContain('<CreDtTm>2027-03-01T00:30:00</CreDtTm>')
  })

  test('of nothing, or against nobody’s debt, are none', () => {
    expect(() => enPain008(FICHERO, ACREEDOR, [])).toThrow('remesa.vacia')
    expect(() => enPain008(FICHERO, ACREEDOR, [adeudo({ importe: -1 })])).toThrow('remesa.importe')
  })
})

test('transfers are written as the standard wants them', async () => {
  const orden = { referencia: 'R-7/2', nombre: 'Hilaturas Peña', iban: IBAN, importe: 330.25, concepto: 'Factura 88' }
  const xml = enPain001({ ...FICHERO, fecha: '2027-03-10' }, ACREEDOR, [orden, { ...orden, importe: 10 }])
  expect(await erroresDePain(xml, 'pain.001.001.09')).toEqual([])
  expect(cifras(xml, 'CtrlSum')).toEqual(['340.25', '340.25'])
  expect(cifras(xml, 'ReqdExctnDt')).toEqual([{ Dt: '2027-03-10' }])
})

test('transfers to outside the Economic Area say where who pays is', async () => {
  const orden = {
    referencia: 'R-8',
    nombre: 'Andtex',
    iban: 'AD1200012030200359100100',
    importe: 5,
    concepto: 'Factura 9',
  }
  const xml = enPain001({ ...FICHERO, fecha: '2027-03-10' }, ACREEDOR, [orden])
  expect(await erroresDePain(xml, 'pain.001.001.09')).toEqual([])
  expect(cifras(xml, 'PstlAdr')).toEqual([
    { StrtNm: 'Carrer de la Llana, 3', PstCd: '08201', TwnNm: 'Sabadell', Ctry: 'ES' },
  ])
})

test('the check itself refuses what the standard refuses', async () => {
  const xml = enPain008(FICHERO, ACREEDOR, [adeudo()])
  const roto = xml.replace('<SeqTp>FRST</SeqTp>', '<SeqTp>OTRA</SeqTp>')
  expect(await erroresDePain(roto, 'pain.008.001.08')).not.toEqual([])
  const revuelto = xml.replace(/(<DbtrAgt>.*?<\/DbtrAgt>)(<Dbtr>.*?<\/Dbtr>)/, '$2$1')
  expect(await erroresDePain(revuelto, 'pain.008.001.08')).not.toEqual([])
})
