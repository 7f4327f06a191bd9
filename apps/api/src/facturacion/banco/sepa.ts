import { pideDireccion } from '@telar/domain/casa/cuenta'
import {
  type Adeudo,
  type Domicilio,
  enLetrasSepa,
  enReferenciaSepa,
  type LoteDeAdeudos,
  lotesDe,
  type Orden,
  sumaDe,
} from '@telar/domain/facturacion/banco/sepa'
import { enElRelojDeCasa } from '@telar/domain/fecha'
import { DECLARACION, elemento, escapar } from '../../kit/formats/xml.ts'

const LARGO_DE_NOMBRE = 70
const LARGO_DE_CONCEPTO = 140
const LARGO_DE_POSTAL = 16
const LARGO_DE_CIUDAD = 35
const NO_DICHO = 'NOTPROVIDED'

/** Who sends a file to the bank, and the account that it is about. */
export interface Ordenante {
  nombre: string
  iban: string
  domicilio: Domicilio
}

/** Where the house is, as its settings say. */
export const domicilioDe = (
  empresa: { direccion: string; codigoPostal: string; ciudad: string; pais: string } | undefined,
): Domicilio => ({
  calle: empresa?.direccion ?? '',
  codigoPostal: empresa?.codigoPostal ?? '',
  ciudad: empresa?.ciudad ?? '',
  pais: empresa?.pais || 'ES',
})

interface Fichero {
  /** By which the bank knows the file. */
  mensaje: string
  creado: Date
}

const e = elemento
const dicho = (nombre: string, texto: string) => e(nombre, escapar(texto))
/** A name in other letters than banks take leaves nothing. */
const nombre = (texto: string) => dicho('Nm', enLetrasSepa(texto, LARGO_DE_NOMBRE) || NO_DICHO)
/** Where somebody is: asked for of who is charged in, or pays to, a country outside the Economic Area. */
const domicilio = ({ calle, codigoPostal, ciudad, pais }: Domicilio) => {
  const parte = (campo: string, texto: string, largo: number) => {
    const letras = enLetrasSepa(texto, largo)
    return letras === '' ? '' : dicho(campo, letras)
  }
  return e(
    'PstlAdr',
    parte('StrtNm', calle, LARGO_DE_NOMBRE) +
      parte('PstCd', codigoPostal, LARGO_DE_POSTAL) +
      dicho('TwnNm', enLetrasSepa(ciudad, LARGO_DE_CIUDAD) || NO_DICHO) +
      dicho('Ctry', pais),
  )
}
const cuenta = (iban: string) => e('Id', dicho('IBAN', iban.replaceAll(' ', '')))
const euros = (importe: number) => importe.toFixed(2)
/** Banks find the other by its account. */
const BANCO_POR_CUENTA = e('FinInstnId', e('Othr', dicho('Id', NO_DICHO)))
const momento = (creado: Date) => enElRelojDeCasa(creado).toISOString().slice(0, 19)

const cuantasYSuma = (ordenes: readonly Orden[]) =>
  dicho('NbOfTxs', String(ordenes.length)) + dicho('CtrlSum', euros(sumaDe(ordenes)))

const cabecera = ({ mensaje, creado }: Fichero, ordenes: readonly Orden[], quien: string) =>
  e(
    'GrpHdr',
    dicho('MsgId', enReferenciaSepa(mensaje)) +
      dicho('CreDtTm', momento(creado)) +
      cuantasYSuma(ordenes) +
      e('InitgPty', quien),
  )

const documento = (clase: string, raiz: string, dentro: string) =>
  DECLARACION + e('Document', e(raiz, dentro), { xmlns: `urn:iso:std:iso:20022:tech:xsd:${clase}` })

const concepto = (texto: string) => e('RmtInf', dicho('Ustrd', enLetrasSepa(texto, LARGO_DE_CONCEPTO)))

/** The same mandate, and another account than was charged by it last: a bank that is not told refuses it. */
const OTRA_CUENTA =
  dicho('AmdmntInd', 'true') + e('AmdmntInfDtls', e('OrgnlDbtrAcct', e('Id', e('Othr', dicho('Id', 'SMNDA')))))

const mandatoDe = ({ mandato: { referencia, fecha }, otraCuenta }: Adeudo) =>
  dicho('MndtId', enReferenciaSepa(referencia)) + dicho('DtOfSgntr', fecha) + (otraCuenta ? OTRA_CUENTA : '')

const adeudo = (uno: Adeudo) => {
  const { referencia, nombre: deudor, iban, importe, concepto: porque } = uno
  return e(
    'DrctDbtTxInf',
    e('PmtId', dicho('EndToEndId', enReferenciaSepa(referencia))) +
      e('InstdAmt', euros(importe), { Ccy: 'EUR' }) +
      e('DrctDbtTx', e('MndtRltdInf', mandatoDe(uno))) +
      e('DbtrAgt', BANCO_POR_CUENTA) +
      e('Dbtr', nombre(deudor) + (pideDireccion(iban) ? domicilio(uno.domicilio) : '')) +
      e('DbtrAcct', cuenta(iban)) +
      concepto(porque),
  )
}

/** The house as a creditor: its identifier is the bank's way to know who may charge. */
export interface Acreedor extends Ordenante {
  identificador: string
}

const loteDeAdeudos =
  (mensaje: string, { nombre: suyo, iban, identificador }: Acreedor) =>
  ({ esquema, secuencia, cargo, adeudos }: LoteDeAdeudos, i: number) =>
    e(
      'PmtInf',
      dicho('PmtInfId', enReferenciaSepa(`${mensaje}-${i + 1}`)) +
        dicho('PmtMtd', 'DD') +
        dicho('BtchBookg', 'true') +
        cuantasYSuma(adeudos) +
        e(
          'PmtTpInf',
          e('SvcLvl', dicho('Cd', 'SEPA')) + e('LclInstrm', dicho('Cd', esquema)) + dicho('SeqTp', secuencia),
        ) +
        dicho('ReqdColltnDt', cargo) +
        e('Cdtr', nombre(suyo)) +
        e('CdtrAcct', cuenta(iban)) +
        e('CdtrAgt', BANCO_POR_CUENTA) +
        dicho('ChrgBr', 'SLEV') +
        e(
          'CdtrSchmeId',
          e('Id', e('PrvtId', e('Othr', dicho('Id', identificador) + e('SchmeNm', dicho('Prtry', 'SEPA'))))),
        ) +
        adeudos.map(adeudo).join(''),
    )

/** Charges for the bank, as pain.008.001.08. */
export function enPain008(fichero: Fichero, acreedor: Acreedor, adeudos: readonly Adeudo[]): string {
  const quien = nombre(acreedor.nombre) + e('Id', e('OrgId', e('Othr', dicho('Id', acreedor.identificador))))
  return documento(
    'pain.008.001.08',
    'CstmrDrctDbtInitn',
    cabecera(fichero, adeudos, quien) + lotesDe(adeudos).map(loteDeAdeudos(fichero.mensaje, acreedor)).join(''),
  )
}

const transferencia = ({ referencia, nombre: beneficiario, iban, importe, concepto: porque }: Orden) =>
  e(
    'CdtTrfTxInf',
    e('PmtId', dicho('EndToEndId', enReferenciaSepa(referencia))) +
      e('Amt', e('InstdAmt', euros(importe), { Ccy: 'EUR' })) +
      e('Cdtr', nombre(beneficiario)) +
      e('CdtrAcct', cuenta(iban)) +
      concepto(porque),
  )

/** Transfers for the bank on one day, as pain.001.001.09. */
export function enPain001(
  fichero: Fichero & { fecha: string },
  ordenante: Ordenante,
  ordenes: readonly Orden[],
): string {
  const { mensaje, fecha } = fichero
  const lejos = ordenes.some(({ iban }) => pideDireccion(iban))
  const pago = e(
    'PmtInf',
    dicho('PmtInfId', enReferenciaSepa(`${mensaje}-1`)) +
      dicho('PmtMtd', 'TRF') +
      dicho('BtchBookg', 'true') +
      cuantasYSuma(ordenes) +
      e('PmtTpInf', e('SvcLvl', dicho('Cd', 'SEPA'))) +
      e('ReqdExctnDt', dicho('Dt', fecha)) +
      e('Dbtr', nombre(ordenante.nombre) + (lejos ? domicilio(ordenante.domicilio) : '')) +
      e('DbtrAcct', cuenta(ordenante.iban)) +
      e('DbtrAgt', BANCO_POR_CUENTA) +
      dicho('ChrgBr', 'SLEV') +
      ordenes.map(transferencia).join(''),
  )
  return documento('pain.001.001.09', 'CstmrCdtTrfInitn', cabecera(fichero, ordenes, nombre(ordenante.nombre)) + pago)
}
