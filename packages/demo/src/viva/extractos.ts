import { createHash } from 'node:crypto'
import type { Db } from '@telar/api/db/connection'
import { extractosTable, movimientosBancariosTable } from '@telar/api/db/schema/facturacion/banco'
import { enEuros, sumarEuros } from '@telar/domain/dinero'
import { type Extracto, identidades, type MovimientoBancario } from '@telar/domain/facturacion/banco/extracto'
import { diaDelMes, ejercicioDe, masDias, mesDe } from '@telar/domain/fecha'
import { type Casa, type ClienteVivo, laborable } from './casa.ts'
import type { CobroVivo } from './cobros.ts'
import type { PagoVivo } from './gastos.ts'
import type { RemesaViva } from './remesas.ts'
import { volcar } from './volcar.ts'

/** For how many months the bank's statements are kept. */
const MESES = 12
const SALDO = 214_318.35

/** What is paid every month, and every quarter, that no invoice says. */
const FIJOS = [
  { dia: 2, meses: 1, importe: 18.5, texto: 'COMISION DE MANTENIMIENTO', motivo: 'Comisión del banco' },
  { dia: 27, meses: 1, importe: 24_860.4, texto: 'NOMINAS', motivo: 'Nóminas' },
  { dia: 28, meses: 1, importe: 7_915.22, texto: 'TGSS SEGUROS SOCIALES', motivo: 'Seguros sociales' },
  { dia: 20, meses: 3, importe: 34_207.15, texto: 'AEAT MODELO 303', motivo: 'IVA del trimestre' },
]

/** A movement of the bank, and the payments that it is of. */
interface Anotado extends MovimientoBancario {
  cobros: CobroVivo[]
  devueltos: CobroVivo[]
  /** It pays no invoice: why. */
  motivo: string
}

/** Somebody who paid and whose payment nobody has booked. */
export interface PorCasar {
  cliente: ClienteVivo
  numeroCompleto: string
  importe: number
}

interface Movido {
  cobros: readonly CobroVivo[]
  remesas: readonly RemesaViva[]
  pagos: readonly PagoVivo[]
  /** Of each invoice, whose it is and its number. */
  facturas: ReadonlyMap<number, { cliente: ClienteVivo; numeroCompleto: string }>
  porCasar: readonly PorCasar[]
}

const apunte = (fecha: string, importe: number, texto: string, mas: Partial<Anotado> = {}): Anotado => ({
  ...{ fecha, fechaValor: fecha, importe: enEuros(importe), texto, concepto: '04', referencia: '', contraparte: '' },
  ...{ contraparteIban: '', cobros: [], devueltos: [], motivo: '', ...mas },
})

const deQuien = ({ razonSocial, iban }: ClienteVivo) => ({ contraparte: razonSocial, contraparteIban: iban ?? '' })

function apuntesDe(casa: Casa, { cobros, remesas, pagos, facturas, porCasar }: Movido): Anotado[] {
  const de = (cobro: CobroVivo) => facturas.get(cobro.facturaId) as { cliente: ClienteVivo; numeroCompleto: string }
  const transferidos = cobros
    .filter(({ medio }) => medio === 'transferencia')
    .map((cobro) => {
      const { cliente, numeroCompleto } = de(cobro)
      const texto = `${cobro.importe > 0 ? 'TRANSFERENCIA DE' : 'TRANSFERENCIA A'} ${cliente.razonSocial.toUpperCase()}`
      return apunte(cobro.fecha, cobro.importe, texto, {
        ...deQuien(cliente),
        referencia: numeroCompleto,
        cobros: [cobro],
      })
    })
  const deTarjeta = [
    ...Map.groupBy(
      cobros.filter(({ medio }) => medio === 'tarjeta'),
      ({ fecha }) => fecha,
    ),
  ].map(([fecha, suyos]) =>
    apunte(fecha, sumarEuros(suyos.map(({ importe }) => importe)), 'ABONO TPV VIRTUAL', {
      concepto: '12',
      cobros: suyos,
    }),
  )
  const remesados = remesas.map(({ cargo, numero, total, cobros: suyos }) =>
    apunte(cargo, total, `ABONO REMESA ${numero}`, { concepto: '03', referencia: numero, cobros: [...suyos] }),
  )
  const devueltos = cobros
    .filter(({ fechaImpagado, medio }) => fechaImpagado && medio === 'giro')
    .map((cobro) => {
      const { cliente, numeroCompleto } = de(cobro)
      const texto = `DEVOLUCION RECIBO ${cliente.razonSocial.toUpperCase()} ${numeroCompleto}`
      const referencia = cobro.referencia ?? ''
      return apunte(cobro.fechaImpagado as string, -cobro.importe, texto, {
        ...{ ...deQuien(cliente), concepto: '03', referencia, devueltos: [cobro] },
      })
    })
  const pagados = pagos.map(({ fecha, importe, proveedor }) =>
    apunte(fecha, -importe, `PAGO A ${proveedor.toUpperCase()}`, {
      contraparte: proveedor,
      motivo: 'Pago a proveedor',
    }),
  )
  const fijos = FIJOS.flatMap(({ dia, meses, importe, texto, motivo }) =>
    Array.from({ length: MESES }, (_, i) => mesDe(casa.hoy) - i)
      .filter((mes) => (mes + 2 * MESES) % meses === 1 % meses)
      .map((mes) => {
        const varia = 1 + (((mes + MESES) * 7) % 5) * 0.012 * Number(importe > 100)
        return apunte(laborable(diaDelMes(ejercicioDe(casa.hoy), mes, dia)), -importe * varia, texto, {
          concepto: '17',
          motivo,
        })
      }),
  )
  const sinCasar = porCasar.map(({ cliente, numeroCompleto, importe }, i) =>
    apunte(
      laborable(masDias(casa.hoy, -4 - (i % 2))),
      importe,
      `TRANSFERENCIA DE ${cliente.razonSocial.toUpperCase()}`,
      {
        ...{ ...deQuien(cliente), referencia: i % 3 === 2 ? '' : numeroCompleto },
      },
    ),
  )
  return [...transferidos, ...deTarjeta, ...remesados, ...devueltos, ...pagados, ...fijos, ...sinCasar]
}

const huellaDe = (texto: string) => createHash('sha256').update(texto).digest('hex')

/** The statements of the last months, with what was booked of each movement; payments are told which one they came with. */
export async function fillExtractos(db: Db, casa: Casa, movido: Movido): Promise<void> {
  const { iban: cuenta } = casa.ajustes.empresa
  const primero = diaDelMes(ejercicioDe(casa.hoy), mesDe(casa.hoy) - MESES + 1, 1)
  const ultimo = masDias(casa.hoy, -1)
  const apuntes = apuntesDe(casa, movido)
    .filter(({ fecha }) => fecha >= primero && fecha <= ultimo)
    .sort((a, b) => a.fecha.localeCompare(b.fecha))
  let saldo = SALDO
  let id = 0
  const extractos: (typeof extractosTable.$inferInsert & { id: number })[] = []
  const filas: (typeof movimientosBancariosTable.$inferInsert & { id: number })[] = []
  for (const [mes, suyos] of Map.groupBy(apuntes, ({ fecha }) => fecha.slice(0, 7))) {
    const movimientos = suyos.map(({ cobros: _, devueltos: __, motivo: ___, ...uno }) => uno)
    const hasta = [diaDelMes(Number(mes.slice(0, 4)), Number(mes.slice(5)), 31), ultimo].sort()[0] as string
    const saldoFinal = sumarEuros([saldo, ...movimientos.map(({ importe }) => importe)])
    const extracto: Extracto = { cuenta, desde: `${mes}-01`, hasta, saldoInicial: saldo, saldoFinal, movimientos }
    const claves = identidades(extracto)
    const extractoId = extractos.length + 1
    const cuando = `${hasta}T08:30:00Z`
    extractos.push({
      ...{
        id: extractoId,
        huella: huellaDe(`${cuenta} ${mes}`),
        formato: 'norma43',
        cuenta,
        desde: `${mes}-01`,
        hasta,
      },
      ...{
        saldoInicial: saldo,
        saldoFinal,
        movimientos: suyos.length,
        nuevos: suyos.length,
        quien: 'admin@telar.test',
      },
      creadoEn: cuando,
    })
    saldo = saldoFinal
    for (const [i, { cobros, devueltos, motivo, ...uno }] of suyos.entries()) {
      id++
      filas.push({
        ...{ id, extractoId, huella: huellaDe(claves[i] ?? ''), cuenta, ...uno, descartado: motivo !== '', motivo },
        ...{ creadoEn: cuando, modificadoEn: cuando },
      })
      for (const cobro of cobros) cobro.movimientoId = id
      for (const cobro of devueltos) cobro.devolucionId = id
    }
  }
  await volcar(db, extractosTable, extractos)
  await volcar(db, movimientosBancariosTable, filas)
}
