import type { Textos } from '@telar/domain/idioma'
import { word } from '../../words.ts'

/** Why banks give charges back, by ISO 20022's codes. */
export const MOTIVOS: Record<string, Textos> = {
  AC01: word('Cuenta equivocada', 'Wrong account', 'Conta errada', 'Compte equivocat'),
  AC04: word('Cuenta cerrada', 'Account closed', 'Conta encerrada', 'Compte tancat'),
  AC06: word('Cuenta bloqueada', 'Account blocked', 'Conta bloqueada', 'Compte bloquejat'),
  AC13: word(
    'La cuenta es de un consumidor',
    'It is a consumer’s account',
    'A conta é de um consumidor',
    'El compte és d’un consumidor',
  ),
  AG01: word(
    'La cuenta no admite adeudos',
    'The account takes no direct debits',
    'A conta não admite débitos',
    'El compte no admet càrrecs',
  ),
  AG02: word(
    'Secuencia o tipo equivocado',
    'Wrong sequence or kind',
    'Sequência ou tipo errado',
    'Seqüència o tipus equivocat',
  ),
  AM04: word('Sin fondos', 'No money', 'Sem fundos', 'Sense fons'),
  AM05: word('Adeudo repetido', 'Charged twice', 'Débito repetido', 'Càrrec repetit'),
  BE05: word('Acreedor desconocido', 'Creditor unknown', 'Credor desconhecido', 'Creditor desconegut'),
  CNOR: word(
    'El banco del acreedor no participa',
    'The creditor’s bank takes no part',
    'O banco do credor não participa',
    'El banc del creditor no hi participa',
  ),
  DNOR: word(
    'El banco del cliente no participa',
    'The customer’s bank takes no part',
    'O banco do cliente não participa',
    'El banc del client no hi participa',
  ),
  FF01: word('Formato incorrecto', 'Wrong format', 'Formato incorreto', 'Format incorrecte'),
  MD01: word('Sin mandato válido', 'No valid mandate', 'Sem mandato válido', 'Sense mandat vàlid'),
  MD02: word(
    'Faltan datos del mandato',
    'The mandate’s data are missing',
    'Faltam dados do mandato',
    'Falten dades del mandat',
  ),
  MD06: word(
    'El cliente pide que se devuelva',
    'The customer asks for it back',
    'O cliente pede a devolução',
    'El client en demana el retorn',
  ),
  MD07: word('El titular ha fallecido', 'The holder has died', 'O titular faleceu', 'El titular ha mort'),
  MS02: word('El cliente lo rechaza', 'The customer refuses it', 'O cliente recusa-o', 'El client el rebutja'),
  MS03: word(
    'Sin motivo dicho por el banco',
    'No reason given by the bank',
    'Sem motivo indicado pelo banco',
    'Sense motiu dit pel banc',
  ),
  RC01: word('Banco desconocido', 'Bank unknown', 'Banco desconhecido', 'Banc desconegut'),
  RR01: word(
    'Falta la cuenta o el nombre',
    'Account or name missing',
    'Falta a conta ou o nome',
    'Falta el compte o el nom',
  ),
  SL01: word(
    'El cliente tiene bloqueado el adeudo',
    'The customer has blocked the charge',
    'O cliente bloqueou o débito',
    'El client té bloquejat el càrrec',
  ),
}

/** A reason in words, with its code; one that is not known as it came. */
export const motivoDicho = (motivo: string, word: (textos: Textos) => string): string => {
  const conocido = MOTIVOS[motivo]
  return conocido ? `${word(conocido)} (${motivo})` : motivo
}
