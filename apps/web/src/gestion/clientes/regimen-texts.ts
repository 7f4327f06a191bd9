import { word } from '../words.ts'

/** Why a sale is taxed as it is. */
export const PORQUE = {
  interior: word(
    () => 'Entrega en la península o Baleares: IVA general.',
    () => 'Delivery in mainland Spain or the Balearics: general VAT.',
    () => 'Entrega na península ou nas Baleares: IVA geral.',
    () => 'Lliurament a la península o les Balears: IVA general.',
  ),
  recargo: word(
    (day: string) =>
      day
        ? `El cliente declaró el recargo el ${day}: IVA y recargo.`
        : 'La ficha del cliente indica recargo: IVA y recargo.',
    (day) =>
      day
        ? `The customer declared the surcharge on ${day}: VAT and surcharge.`
        : 'The customer’s record says surcharge: VAT and surcharge.',
    (day) =>
      day
        ? `O cliente declarou o recargo em ${day}: IVA e recargo.`
        : 'A ficha do cliente indica recargo: IVA e recargo.',
    (day) =>
      day
        ? `El client va declarar el recàrrec el ${day}: IVA i recàrrec.`
        : 'La fitxa del client indica recàrrec: IVA i recàrrec.',
  ),
  intracomunitaria: word(
    (day: string, vat: string) =>
      `Entrega en otro país de la UE; ${vat || 'su NIF-IVA'} válido en VIES${day && ` el ${day}`}: exenta.`,
    (day, vat) =>
      `Delivery in another EU country; ${vat || 'their VAT number'} valid in VIES${day && ` on ${day}`}: exempt.`,
    (day, vat) => `Entrega noutro país da UE; ${vat || 'o seu NIF-IVA'} válido no VIES${day && ` em ${day}`}: isenta.`,
    (day, vat) =>
      `Lliurament en un altre país de la UE; ${vat || 'el seu NIF-IVA'} vàlid al VIES${day && ` el ${day}`}: exempta.`,
  ),
  unproved: word(
    (vat: string) =>
      `Entrega en otro país de la UE, pero ${vat || 'su NIF-IVA'} no consta como válido en VIES: IVA general.`,
    (vat) =>
      `Delivery in another EU country, but ${vat || 'their VAT number'} is not known to be valid in VIES: general VAT.`,
    (vat) => `Entrega noutro país da UE, mas ${vat || 'o seu NIF-IVA'} não consta como válido no VIES: IVA geral.`,
    (vat) =>
      `Lliurament en un altre país de la UE, però ${vat || 'el seu NIF-IVA'} no consta com a vàlid al VIES: IVA general.`,
  ),
  apart: word(
    () => 'Entrega donde no rige el IVA de la Unión (Canarias, Ceuta, Melilla, Åland…): exenta como exportación.',
    () =>
      'Delivery where the VAT of the Union is not in force (Canary Islands, Ceuta, Melilla, Åland…): exempt as an export.',
    () => 'Entrega onde não vigora o IVA da União (Canárias, Ceuta, Melilha, Åland…): isenta como exportação.',
    () => 'Lliurament a les Canàries, Ceuta o Melilla: exempta com a exportació.',
  ),
  outside: word(
    () => 'Entrega fuera de la UE: exenta como exportación.',
    () => 'Delivery outside the EU: exempt as an export.',
    () => 'Entrega fora da UE: isenta como exportação.',
    () => 'Lliurament fora de la UE: exempta com a exportació.',
  ),
  forced: word(
    (reason: string) => (reason ? `Lo ha decidido la casa: ${reason}` : 'Lo ha decidido la casa.'),
    (reason) => (reason ? `The house decided it: ${reason}` : 'The house decided it.'),
    (reason) => (reason ? `Decidiu-o a casa: ${reason}` : 'Decidiu-o a casa.'),
    (reason) => (reason ? `Ho ha decidit la casa: ${reason}` : 'Ho ha decidit la casa.'),
  ),
}
