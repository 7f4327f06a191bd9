import type { Alta, Anulacion, RegistroFacturacion } from '@telar/domain/facturacion/verifactu/verifactu'
import { desglosar, destinatarioDe } from '@telar/domain/facturacion/verifactu/verifactu'
import { describe, expect, test } from 'vitest'
import { erroresDeRemesa } from '../../testing/xsd.ts'
import { huellaDe } from './huella.ts'
import { remesaXml, sobre } from './xml.ts'

const sistema = { nombreRazon: 'Telar SL', nif: 'B12345674', nombre: 'Telar', id: 'TL', version: '1', instalacion: '1' }
const factura = { nif: 'B12345674', numSerie: 'A26/000123', fecha: '15-11-2026' }
const tramo = { iva: 21, re: 0, base: 1100.63, cuotaIva: 231.13, cuotaRe: 0 }
const exento = { iva: 0, re: 0, base: 1100.63, cuotaIva: 0, cuotaRe: 0 }
const cliente = { razonSocial: 'Modas "Sol" & <Luna>', nif: 'B12345674', nifIva: 'PT509000126', pais: 'ES' }

const alta = (datos: Partial<Alta> = {}): Alta => ({
  clase: 'alta',
  factura,
  anterior: null,
  sistema,
  generado: '2026-11-15T10:20:30+01:00',
  emisor: 'Telar & Hijas SL',
  subsanacion: false,
  rechazoPrevio: null,
  tipo: 'F1',
  tipoRectificativa: null,
  rectificadas: [],
  importeRectificacion: null,
  fechaOperacion: null,
  descripcion: 'Venta de prendas de vestir',
  destinatario: destinatarioDe(cliente, 1),
  desglose: desglosar(1, [tramo]),
  cuotaTotal: '231.13',
  importeTotal: '1331.76',
  ...datos,
})
const anulacion = (datos: Partial<Anulacion> = {}): Anulacion => ({
  clase: 'anulacion',
  factura,
  anterior: { ...factura, huella: 'A'.repeat(64) },
  sistema,
  generado: '2026-11-15T10:20:30+01:00',
  sinRegistroPrevio: false,
  rechazoPrevio: false,
  ...datos,
})
const remesa = (...registros: RegistroFacturacion[]) =>
  remesaXml(
    { nombreRazon: 'Telar SL', nif: 'B12345674' },
    registros.map((registro) => ({ registro, huella: huellaDe(registro) })),
  )

const rectificada = [{ ...factura, numSerie: 'A26/000100' }]
const CASOS: [string, RegistroFacturacion, RegExp][] = [
  ['F1 under the general regime', alta(), /<sf:TipoImpositivo>21\.00<.*<sf:PrimerRegistro>S</],
  [
    'recargo',
    alta({ desglose: desglosar(2, [{ ...tramo, re: 5.2, cuotaRe: 57.23 }]), cuotaTotal: '288.36' }),
    /<sf:TipoRecargoEquivalencia>5\.20<.*<sf:CuotaRecargoEquivalencia>57\.23</,
  ],
  [
    'intracomunitaria',
    alta({ destinatario: destinatarioDe({ ...cliente, pais: 'PT' }, 3), desglose: desglosar(3, [exento]) }),
    /<sf:IDType>02<.*<sf:ID>PT509000126<.*<sf:OperacionExenta>E5</,
  ],
  [
    'exportación',
    alta({ destinatario: destinatarioDe({ ...cliente, pais: 'AD' }, 4), desglose: desglosar(4, [exento]) }),
    /<sf:CodigoPais>AD<.*<sf:IDType>04<.*<sf:ClaveRegimen>02<.*<sf:OperacionExenta>E2</,
  ],
  [
    'R1 by difference',
    alta({
      tipo: 'R1',
      tipoRectificativa: 'I',
      rectificadas: rectificada,
      desglose: desglosar(1, [{ ...tramo, base: -50.5, cuotaIva: -10.61 }]),
      cuotaTotal: '-10.61',
      importeTotal: '-61.11',
    }),
    /<sf:TipoRectificativa>I<.*A26\/000100.*<sf:ImporteTotal>-61\.11</,
  ],
  [
    'R4 by substitution, with recargo',
    alta({
      tipo: 'R4',
      tipoRectificativa: 'S',
      rectificadas: rectificada,
      importeRectificacion: { base: '100.00', cuota: '21.00', recargo: '5.20' },
      fechaOperacion: '01-11-2026',
    }),
    /<sf:BaseRectificada>100\.00<.*<sf:FechaOperacion>01-11-2026</,
  ],
  ['subsanación of one that was refused', alta({ subsanacion: true, rechazoPrevio: 'X' }), /<sf:RechazoPrevio>X</],
  ['anulación', anulacion(), /<sf:NumSerieFacturaAnulada>A26\/000123<.*<sf:RegistroAnterior>/],
  ['anulación of one that never arrived', anulacion({ sinRegistroPrevio: true, rechazoPrevio: true }), /SinRegistro/],
]

describe('records are valid by the agency’s schemas', () => {
  test.each(CASOS)('%s', async (_, registro, says) => {
    const xml = remesa(registro)
    expect(await erroresDeRemesa(xml)).toEqual([])
    expect(xml).toMatch(says)
  })

  test('many at once, in their envelope', async () => {
    const xml = remesa(...CASOS.map(([, registro]) => registro))
    expect(await erroresDeRemesa(xml)).toEqual([])
    expect(sobre(xml)).toMatch(/^<\?xml .*<soapenv:Body><lr:RegFactu.*<\/soapenv:Envelope>$/)
  })

  test('one that comes late through a mishap', async () => {
    const registro = alta()
    const xml = remesaXml(
      { nombreRazon: 'Telar SL', nif: 'B12345674' },
      [{ registro, huella: huellaDe(registro) }],
      true,
    )
    expect(await erroresDeRemesa(xml)).toEqual([])
    expect(xml).toContain('<sf:Incidencia>S<')
  })

  test('the schema does refuse what is wrong', async () => {
    expect(await erroresDeRemesa(remesa(alta({ cuotaTotal: '1,5' })))).not.toEqual([])
  })
})

test('what people write cannot break out of its element', async () => {
  const nombre = `]]></sf:NIF><!-- & "x" 'y' \u0000\u0008\ud800 ñ 🧵`
  const xml = remesa(alta({ destinatario: { nombre, nif: 'B12345674' } }))
  expect(await erroresDeRemesa(xml)).toEqual([])
  expect(xml).toContain(']]&gt;&lt;/sf:NIF&gt;&lt;!-- &amp; &quot;x&quot; &apos;y&apos;  ñ 🧵')
})
