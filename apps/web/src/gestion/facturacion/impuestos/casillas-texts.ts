import type { Partida390 } from '@telar/domain/facturacion/agencia/modelo390'
import type { Textos } from '@telar/domain/idioma'
import { word } from '../../words.ts'
import { IMPUESTOS } from './impuestos-texts.ts'

export const CASILLAS = {
  titulo: word('Casillas del 390', 'Boxes of the 390', 'Casas do 390', 'Caselles del 390'),
  que: word(
    'Para copiarlas en el formulario de la Agencia. No incluyen prorrata ni compensaciones de otros años.',
    'To be copied into the agency’s form. Without pro rata or set-offs of other years.',
    'Para copiar no formulário da Agência. Sem pro rata nem compensações de outros anos.',
    'Per copiar-les al formulari de l’Agència. Sense prorrata ni compensacions d’altres anys.',
  ),
  suma: word(
    (partida: string) => `${partida}, suma`,
    (partida) => `${partida}, total`,
    (partida) => `${partida}, soma`,
    (partida) => `${partida}, suma`,
  ),
  casillaBase: word('Casilla base', 'Box of net', 'Casa da base', 'Casella base'),
  casillaCuota: word('Casilla cuota', 'Box of tax', 'Casa do imposto', 'Casella quota'),
}

export const PARTIDA_390: Record<Partida390, Textos> = {
  ordinario: IMPUESTOS.regimenGeneral,
  bienesUE: word(
    'Adquisiciones intracomunitarias de bienes',
    'Intra-Community acquisitions of goods',
    'Aquisições intracomunitárias de bens',
    'Adquisicions intracomunitàries de béns',
  ),
  serviciosUE: word(
    'Adquisiciones intracomunitarias de servicios',
    'Intra-Community acquisitions of services',
    'Aquisições intracomunitárias de serviços',
    'Adquisicions intracomunitàries de serveis',
  ),
  inversion: IMPUESTOS.inversion,
  modificacion: IMPUESTOS.modificacion,
  totalIva: word('Total bases y cuotas de IVA', 'Total net and VAT', 'Total bases e IVA', 'Total bases i quotes d’IVA'),
  recargo: IMPUESTOS.recargo,
  modificacionRecargo: IMPUESTOS.modificacionRe,
  devengado: IMPUESTOS.devengado,
  corrientes: IMPUESTOS.soportado,
  inmovilizado: IMPUESTOS.soportadoInversion,
  importado: IMPUESTOS.importado,
  inmovilizadoImportado: IMPUESTOS.inmovilizadoImportado,
  corrientesUE: IMPUESTOS.soportadoIntracomunitario,
  inmovilizadoUE: word(
    'Adquisiciones intracomunitarias de bienes de inversión',
    'Intra-Community acquisitions of capital goods',
    'Aquisições intracomunitárias de bens de investimento',
    'Adquisicions intracomunitàries de béns d’inversió',
  ),
  serviciosUEDeducibles: word(
    'Servicios intracomunitarios, deducible',
    'Intra-Community services, deductible',
    'Serviços intracomunitários, dedutível',
    'Serveis intracomunitaris, deduïble',
  ),
  rectificacion: IMPUESTOS.rectificacion,
  deducible: IMPUESTOS.deducible,
  resultado: IMPUESTOS.resultado,
  diferido: word('IVA de aduana diferido', 'Customs’ VAT put off', 'IVA da alfândega diferido', 'IVA de duana diferit'),
  volumenGeneral: word(
    'Operaciones en régimen general',
    'Operations under the ordinary regime',
    'Operações em regime geral',
    'Operacions en règim general',
  ),
  volumenUE: IMPUESTOS.intracomunitarias,
  volumenExportado: IMPUESTOS.exportaciones,
  volumen: IMPUESTOS.volumen,
}
