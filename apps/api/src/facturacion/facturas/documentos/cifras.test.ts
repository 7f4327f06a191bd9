import { sumarEuros } from '@telar/domain/dinero'
import { type Cifras, noCuadra } from '@telar/domain/facturacion/ecuaciones'
import { sinIva } from '@telar/domain/facturacion/simplificada'
import { importesDeLineas, totales } from '@telar/domain/ventas/totales'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { documentoDe, facturaCualquiera, LINEA, TIPOS } from '../../../testing/documento.ts'
import type { LineaDeDocumento } from './dicho.ts'
import type { Documento } from './leer-documento.ts'
import { hojaDeFactura } from './papel.ts'
import { enUbl } from './ubl/ubl.ts'

const guardadas = ({ factura: fila, lineas }: Documento): Cifras => {
  const { dtoComercial, dtoProntoPago, portes } = fila
  const { dtoComercial: comercial, dtoProntoPago: pronto } = totales(lineas, { dtoComercial, dtoProntoPago, portes })
  const { bruto, tramos, base, cuotaIva, cuotaRe, total } = fila
  return {
    ...{ bruto, portes, tramos, base, cuotaIva, cuotaRe, total, descuentos: [comercial, pronto] },
    lineas: lineas.map(({ importe }) => importe),
    vencimientos: fila.vencimientos.map(({ importe }) => importe),
  }
}

/** 1.234,50 € as a number. */
const leido = (escrito: string) =>
  Number(
    escrito
      .replace('−', '-')
      .replace(/[^\d,-]/g, '')
      .replace(',', '.'),
  )

function impresas(documento: Documento): Cifras {
  const { bloques, totales: filas, tramos, total, vencimientos } = hojaDeFactura(documento)
  const dice = (rotulo: RegExp) => filas.filter((fila) => rotulo.test(fila.rotulo)).map(({ valor }) => leido(valor))
  const [base = Number.NaN] = dice(/^Base imponible$/)
  return {
    lineas: bloques.flatMap((bloque) => bloque.filas.map(({ importe }) => leido(importe))),
    bruto: dice(/^Suma$/)[0] ?? base,
    descuentos: dice(/^(Descuento comercial|Pronto pago)/).map((n) => -n),
    portes: dice(/^Portes$/)[0] ?? 0,
    base,
    cuotaIva: dice(/^IVA$/)[0] ?? 0,
    cuotaRe: dice(/^Recargo/)[0] ?? 0,
    tramos: tramos.filas.map((fila) => {
      const [suya = 0, iva = 0, cuotaIva = 0, re = 0, cuotaRe = 0] = fila.map(leido)
      return { base: suya, iva, cuotaIva, re, cuotaRe }
    }),
    total: leido(total.valor),
    vencimientos: vencimientos.map(([, importe]) => leido(importe)),
  }
}

type Cuerpo = ReturnType<typeof enUbl>['ubl:Invoice']

function deUbl(ubl: Cuerpo): Cifras {
  const sumas = ubl['cac:LegalMonetaryTotal']
  const cargos = (ubl['cac:AllowanceCharge'] ?? []).map((uno) => ({
    cargo: uno['cbc:ChargeIndicator'] === 'true',
    esRecargo: uno['cac:TaxCategory']['cbc:ID'] === 'E',
    tipo: Number(uno['cbc:MultiplierFactorNumeric']),
    importe: Number(uno['cbc:Amount']),
  }))
  const recargos = cargos.filter(({ esRecargo }) => esRecargo)
  const cuotaRe = sumarEuros(recargos.map(({ importe }) => importe))
  const impuestos = ubl['cac:TaxTotal'] ?? []
  return {
    lineas: ubl['cac:InvoiceLine'].map((una) => Number(una['cbc:LineExtensionAmount'])),
    bruto: Number(sumas['cbc:LineExtensionAmount']),
    descuentos: cargos.filter(({ cargo }) => !cargo).map(({ importe }) => importe),
    portes: sumarEuros(cargos.filter(({ cargo, esRecargo }) => cargo && !esRecargo).map(({ importe }) => importe)),
    tramos: impuestos
      .flatMap((uno) => uno['cac:TaxSubtotal'] ?? [])
      .filter((uno) => uno['cac:TaxCategory']['cbc:ID'] !== 'E')
      .map((uno) => {
        const iva = Number(uno['cac:TaxCategory']['cbc:Percent'])
        const suyo = recargos.find(({ tipo }) => tipo === TIPOS.find((otro) => otro.iva === iva)?.re)
        return {
          ...{ base: Number(uno['cbc:TaxableAmount']), iva, cuotaIva: Number(uno['cbc:TaxAmount']) },
          ...{ re: suyo?.tipo ?? 0, cuotaRe: suyo?.importe ?? 0 },
        }
      }),
    base: sumarEuros([Number(sumas['cbc:TaxExclusiveAmount']), -cuotaRe]),
    cuotaIva: sumarEuros(impuestos.map((uno) => Number(uno['cbc:TaxAmount']))),
    cuotaRe,
    total: Number(sumas['cbc:PayableAmount']),
    vencimientos: [],
  }
}

test('stored, printed and sent, the figures of any invoice satisfy the same equations', () => {
  fc.assert(
    fc.property(facturaCualquiera, (documento) => {
      const { 'ubl:Invoice': ubl } = enUbl(documento)
      const [almacen, papel, fichero] = [guardadas(documento), impresas(documento), deUbl(ubl)]
      expect({ almacen: noCuadra(almacen), papel: noCuadra(papel), fichero: noCuadra(fichero) }).toEqual({
        almacen: [],
        papel: [],
        fichero: [],
      })
      expect([papel.bruto, papel.total, fichero.bruto, fichero.total, fichero.portes]).toEqual([
        ...[almacen.bruto, almacen.total, almacen.bruto, almacen.total, almacen.portes],
      ])
    }),
    { numRuns: 80 },
  )
})

test('a simplified invoice says what is paid of each line, which is its total, and the tax in it', () => {
  const linea = fc.record({
    pvp: fc.integer({ min: 0, max: 99_999 }).map((n) => n / 100),
    cantidad: fc.integer({ min: -3, max: 30 }),
    dto: fc.constantFrom(0, 10, 33.33),
    tipo: fc.constantFrom(...TIPOS),
  })
  fc.assert(
    fc.property(fc.array(linea, { minLength: 1, maxLength: 9 }), fc.constantFrom('F2', 'R5'), (vendidas, tipo) => {
      const gravadas = vendidas.map(({ tipo: { iva }, ...una }) => ({
        ...{ ...LINEA, ...una, iva, precio: sinIva(una.pvp, iva), neta: false },
      }))
      const importes = importesDeLineas(gravadas)
      const lineas = gravadas.map((una, i) => ({ ...una, importe: (importes[i] ?? 0) / 100 }))
      const documento = documentoDe(1, lineas, {}, { factura: { tipo } })
      const { bloques, totales: filas, tramos, total } = hojaDeFactura(documento)
      const renglones = bloques.flatMap((bloque) => bloque.filas)
      expect(renglones.map(({ precio }) => leido(precio))).toEqual(vendidas.map(({ pvp }) => pvp))
      expect(filas).toEqual([])
      const sumas = [
        sumarEuros(renglones.map(({ importe }) => leido(importe))),
        leido(renglones.at(-1)?.suma ?? ''),
        sumarEuros(tramos.filas.flatMap(([base = '', , cuota = '']) => [leido(base), leido(cuota)])),
        leido(total.valor),
      ]
      expect(sumas).toEqual(sumas.map(() => documento.factura.total))
      expect(total.rotulo).toBe('Total, IVA incluido')
    }),
    { numRuns: 60 },
  )
})

test('a simplified invoice of before prices had their tax in them says them as it did', () => {
  const documento = documentoDe(1, [{ ...LINEA, precio: 10, importe: 10 }], {}, { factura: { tipo: 'F2' } })
  const { bloques, totales: filas, total } = hojaDeFactura(documento)
  expect(bloques[0]?.filas[0]?.precio).toMatch(/^10,00/)
  expect([filas.length, total.rotulo]).toEqual([2, 'Total'])
})

test('where rates differ, each line says its own, and every line what they come to with it', () => {
  const lineas = [21, 10].map((iva) => ({ ...LINEA, cantidad: 2, precio: 10, importe: 20, iva }))
  const cabecera = { dtoComercial: 0, dtoProntoPago: 0, portes: 0, plazos: [] }
  const filas = (unas: LineaDeDocumento[]) =>
    hojaDeFactura(documentoDe(1, unas, cabecera)).bloques.flatMap((bloque) =>
      bloque.filas.map(({ tipo, suma }) => [tipo, leido(suma)]),
    )
  expect(filas(lineas)).toEqual([
    ['IVA 21 %', 20],
    ['IVA 10 %', 40],
  ])
  expect(filas(lineas.slice(0, 1))).toEqual([['', 20]])
})

test('a discount says what it is of where a deposit is left out of it', () => {
  const linea = (cantidad: number, precio: number, neta: boolean) => ({
    ...{ ...LINEA, cantidad, precio, importe: cantidad * precio, neta },
  })
  const cabecera = { dtoComercial: 10, dtoProntoPago: 0, portes: 0, plazos: [] }
  const { totales: filas } = hojaDeFactura(documentoDe(1, [linea(10, 100, false), linea(-1, 200, true)], cabecera))
  expect(filas.map(({ rotulo, valor }) => `${rotulo}: ${leido(valor)}`.replace(/\s/g, ' '))).toEqual([
    'Suma: 800',
    'Descuento comercial 10 % de 1.000,00 €: -100',
    'Base imponible: 700',
    'IVA: 147',
  ])
})
