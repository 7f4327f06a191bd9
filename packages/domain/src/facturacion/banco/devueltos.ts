import { enEuros } from '../../dinero.ts'
import { esDia } from '../../fecha.ts'
import { ReglaError } from '../../regla.ts'
import { type Nodo, primero, texto, textoDe, todos } from './nodo.ts'

/** A charge that the bank did not take, or gave back. */
export interface Devuelto {
  /** The reference under which it was sent. */
  referencia: string
  /** ISO's code of why: AC01 wrong account, AM04 no money, MD01 no mandate, MS02 the customer said no, … */
  motivo: string
  /** Not every bank says it again. */
  importe: number | null
  fecha: string
}

const NADA = 'NOTPROVIDED'
const RECHAZADO = 'RJCT'

const importeDe = (nodo: Nodo | undefined): number | null => {
  const escrito = textoDe(nodo)
  return escrito === '' ? null : enEuros(Number(escrito))
}

const motivoDe = (nodo: Nodo | undefined, ...camino: string[]): string =>
  primero(texto(nodo, ...camino, 'Cd'), texto(nodo, ...camino, 'Prtry'))

function diaDicho(...dichos: string[]): string {
  const dia = primero(...dichos).slice(0, 10)
  if (!esDia(dia)) throw new ReglaError('banco.fichero')
  return dia
}

/** What a status report (pain.002) says was refused before it was charged. A group or batch that was refused whole names no charge: it is refused here too, because whose it is cannot be known. */
function rechazados(informe: Nodo): Devuelto[] {
  const fecha = diaDicho(texto(informe, 'GrpHdr', 'CreDtTm'))
  const enteros = [
    texto(informe, 'OrgnlGrpInfAndSts', 'GrpSts'),
    ...todos(informe, 'OrgnlPmtInfAndSts', 'PmtInfSts').map(textoDe),
  ]
  const unos = todos(informe, 'OrgnlPmtInfAndSts', 'TxInfAndSts').filter((uno) => texto(uno, 'TxSts') === RECHAZADO)
  if (unos.length === 0 && enteros.includes(RECHAZADO)) throw new ReglaError('banco.rechazo-entero')
  return unos.map((uno) => ({
    referencia: texto(uno, 'OrgnlEndToEndId'),
    motivo: motivoDe(uno, 'StsRsnInf', 'Rsn'),
    importe: importeDe([...todos(uno, 'OrgnlTxRef', 'Amt', 'InstdAmt'), ...todos(uno, 'OrgnlTxRef', 'InstdAmt')][0]),
    fecha,
  }))
}

/** What a notification (camt.054) says came back after it was charged: what left the account with a reason of return. */
function devueltos(aviso: Nodo): Devuelto[] {
  return todos(aviso, 'Ntry').flatMap((apunte) => {
    if (texto(apunte, 'CdtDbtInd') !== 'DBIT') return []
    return todos(apunte, 'NtryDtls', 'TxDtls').flatMap((detalle) => {
      const motivo = motivoDe(detalle, 'RtrInf', 'Rsn')
      if (motivo === '') return []
      return [
        {
          referencia: texto(detalle, 'Refs', 'EndToEndId'),
          motivo,
          importe: importeDe([...todos(detalle, 'Amt'), ...todos(detalle, 'AmtDtls', 'TxAmt', 'Amt')][0]),
          fecha: diaDicho(texto(apunte, 'BookgDt', 'Dt'), texto(apunte, 'BookgDt', 'DtTm'), texto(aviso, 'CreDtTm')),
        },
      ]
    })
  })
}

/** Reads what a bank says it did not charge or gave back: pain.002 or camt.054, whose versions differ in few places. */
export function leerDevueltos(documento: Nodo): Devuelto[] {
  const informes = todos(documento, 'Document', 'CstmrPmtStsRpt')
  const avisos = todos(documento, 'Document', 'BkToCstmrDbtCdtNtfctn', 'Ntfctn')
  if (informes.length + avisos.length === 0) throw new ReglaError('banco.fichero')
  return [...informes.flatMap(rechazados), ...avisos.flatMap(devueltos)].filter(
    ({ referencia }) => referencia !== '' && referencia !== NADA,
  )
}
