import { esIban } from '../../casa/cuenta.ts'
import { aCentimos, enEuros, sumarEuros } from '../../dinero.ts'
import { esDia } from '../../fecha.ts'
import { ReglaError } from '../../regla.ts'
import { comprobarSaldos, type Extracto, type MovimientoBancario } from './extracto.ts'
import { type Nodo, primero, texto, textoDe, todos } from './nodo.ts'

const IMPORTE = /^\d{1,13}(?:\.\d{1,5})?$/
const EURO = 'EUR'

function importeDe(cuenta: string, importe: Nodo | undefined, signo: string): number {
  const escrito = textoDe(importe)
  const moneda = typeof importe === 'object' ? textoDe(importe['@Ccy'] as Nodo | undefined) : ''
  if (!IMPORTE.test(escrito) || (signo !== 'CRDT' && signo !== 'DBIT')) throw new ReglaError('banco.fichero')
  if (moneda !== '' && moneda !== EURO) throw new ReglaError('banco.moneda', { cuenta })
  const euros = enEuros(Number(escrito))
  return signo === 'DBIT' && euros !== 0 ? -euros : euros
}

/** A day, or the day of a moment. */
function diaEn(nodo: Nodo | undefined, ...camino: string[]): string {
  const [fecha] = todos(nodo, ...camino)
  const dia = primero(texto(fecha, 'Dt'), texto(fecha, 'DtTm')).slice(0, 10)
  return esDia(dia) ? dia : ''
}

function saldo(cuenta: string, extracto: Nodo, ...clases: string[]): number | null {
  const saldos = todos(extracto, 'Bal')
  const [uno] = clases.flatMap((clase) => saldos.filter((bal) => texto(bal, 'Tp', 'CdOrPrtry', 'Cd') === clase))
  return uno ? importeDe(cuenta, todos(uno, 'Amt')[0], texto(uno, 'CdtDbtInd')) : null
}

/** Who is on the other side: the one who pays what comes in, the one who gets what goes out. */
function contraparteDe(detalle: Nodo | undefined, entra: boolean) {
  const lado = entra ? 'Dbtr' : 'Cdtr'
  const [partes] = todos(detalle, 'RltdPties')
  return {
    contraparte: primero(texto(partes, lado, 'Nm'), texto(partes, lado, 'Pty', 'Nm')),
    contraparteIban: texto(partes, `${lado}Acct`, 'Id', 'IBAN'),
  }
}

const NADA = 'NOTPROVIDED'

const referenciasDe = (detalle: Nodo | undefined): string[] =>
  [
    texto(detalle, 'Refs', 'EndToEndId'),
    texto(detalle, 'Refs', 'MndtId'),
    ...todos(detalle, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref').map(textoDe),
    ...todos(detalle, 'RmtInf', 'Strd', 'RfrdDocInf', 'Nb').map(textoDe),
  ].filter((una) => una !== '' && una !== NADA)

const codigoDe = (nodo: Nodo | undefined): string =>
  [
    texto(nodo, 'BkTxCd', 'Domn', 'Cd'),
    texto(nodo, 'BkTxCd', 'Domn', 'Fmly', 'Cd'),
    texto(nodo, 'BkTxCd', 'Domn', 'Fmly', 'SubFmlyCd'),
  ]
    .filter(Boolean)
    .join('-')

/** What an entry is made of: its transactions, where they add up to it; otherwise the entry as one. */
function partesDe(cuenta: string, apunte: Nodo, importe: number): { detalle: Nodo | undefined; importe: number }[] {
  const detalles = todos(apunte, 'NtryDtls', 'TxDtls')
  const signo = texto(apunte, 'CdtDbtInd')
  const partes = detalles.flatMap((detalle) => {
    const [propio] = [...todos(detalle, 'Amt'), ...todos(detalle, 'AmtDtls', 'TxAmt', 'Amt')]
    return propio === undefined
      ? []
      : [{ detalle, importe: importeDe(cuenta, propio, primero(texto(detalle, 'CdtDbtInd'), signo)) }]
  })
  const suman = aCentimos(sumarEuros(partes.map((parte) => parte.importe))) === aCentimos(importe)
  return partes.length > 1 && partes.length === detalles.length && suman
    ? partes
    : [{ detalle: detalles.length === 1 ? detalles[0] : undefined, importe }]
}

function movimientosDe(cuenta: string, apunte: Nodo): MovimientoBancario[] {
  if (primero(texto(apunte, 'Sts'), texto(apunte, 'Sts', 'Cd')) !== 'BOOK') return []
  const importe = importeDe(cuenta, todos(apunte, 'Amt')[0], texto(apunte, 'CdtDbtInd'))
  const fecha = diaEn(apunte, 'BookgDt')
  if (fecha === '') throw new ReglaError('banco.fichero')
  return partesDe(cuenta, apunte, importe).map(({ detalle, importe: parte }) => ({
    fecha,
    fechaValor: primero(diaEn(apunte, 'ValDt'), fecha),
    importe: parte,
    concepto: primero(codigoDe(detalle), codigoDe(apunte)),
    texto: [
      ...todos(detalle, 'RmtInf', 'Ustrd').map(textoDe),
      texto(detalle, 'AddtlTxInf'),
      texto(apunte, 'AddtlNtryInf'),
      texto(detalle, 'RtrInf', 'Rsn', 'Cd'),
    ]
      .filter(Boolean)
      .join(' '),
    referencia: [...referenciasDe(detalle), texto(apunte, 'AcctSvcrRef')].filter(Boolean).join(' '),
    ...contraparteDe(detalle, parte > 0),
  }))
}

function extractoDe(extracto: Nodo): Extracto {
  const cuenta = texto(extracto, 'Acct', 'Id', 'IBAN')
  if (!esIban(cuenta)) throw new ReglaError('banco.cuenta', { cuenta })
  const moneda = texto(extracto, 'Acct', 'Ccy')
  if (moneda !== '' && moneda !== EURO) throw new ReglaError('banco.moneda', { cuenta })
  const movimientos = todos(extracto, 'Ntry').flatMap((apunte) => movimientosDe(cuenta, apunte))
  const dias = movimientos.map(({ fecha }) => fecha).sort()
  const creado = texto(extracto, 'CreDtTm').slice(0, 10)
  const dicho = (campo: string) => texto(extracto, 'FrToDt', campo).slice(0, 10)
  const leido = {
    cuenta,
    desde: primero(dicho('FrDtTm'), dias[0] ?? '', creado),
    hasta: primero(dicho('ToDtTm'), dias.at(-1) ?? '', creado),
    saldoInicial: saldo(cuenta, extracto, 'OPBD', 'PRCD'),
    saldoFinal: saldo(cuenta, extracto, 'CLBD'),
    movimientos,
  }
  if (!esDia(leido.desde) || !esDia(leido.hasta)) throw new ReglaError('banco.fichero')
  comprobarSaldos(leido)
  return leido
}

/** Reads the statements of a camt.053 document, whose versions 02 to 08 differ in few places. */
export function leerCamt053(documento: Nodo): Extracto[] {
  const extractos = todos(documento, 'Document', 'BkToCstmrStmt', 'Stmt')
  if (extractos.length === 0) throw new ReglaError('banco.fichero')
  return extractos.map(extractoDe)
}
