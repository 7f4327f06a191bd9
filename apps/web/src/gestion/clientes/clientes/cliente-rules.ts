import { word } from '../../words.ts'

/** The sentences of the rules that only customers have. */
export const REGLAS = {
  'iban.pais': word(
    'Un IBAN empieza por las dos letras del país, como ES.',
    'An IBAN begins with the two letters of its country, such as ES.',
    'Um IBAN começa pelas duas letras do país, como PT.',
    'Un IBAN comença per les dues lletres del país, com ara ES.',
  ),
  'iban.largo': word(
    'Al IBAN le faltan o le sobran cifras.',
    'The IBAN has too few or too many characters.',
    'O IBAN tem algarismos a menos ou a mais.',
    'A l’IBAN hi falten o hi sobren xifres.',
  ),
  'iban.control': word(
    'Las cifras de control del IBAN no corresponden.',
    'The check digits of the IBAN do not match.',
    'Os algarismos de controlo do IBAN não correspondem.',
    'Les xifres de control de l’IBAN no corresponen.',
  ),
  'codigo-postal.es': word(
    'No es un código postal español: son cinco cifras, de 01 a 52 las dos primeras.',
    'It is not a Spanish postcode: five digits, the first two from 01 to 52.',
    'Não é um código postal espanhol: são cinco algarismos, os dois primeiros de 01 a 52.',
    'No és un codi postal espanyol: són cinc xifres, de 01 a 52 les dues primeres.',
  ),
  'cliente.dias-pago': word(
    'La ley no permite aplazar un pago más de 60 días.',
    'The law does not allow a payment to be put off more than 60 days.',
    'A lei não permite adiar um pagamento mais de 60 dias.',
    'La llei no permet ajornar un pagament més de 60 dies.',
  ),
}
