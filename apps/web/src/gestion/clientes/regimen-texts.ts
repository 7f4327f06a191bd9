import type { Idioma } from '@telar/domain/idioma'

/** Why a sale is taxed as it is, in Spanish first. */
const es = {
  interior: () => 'Entrega en la península o Baleares: IVA general.',
  recargo: (day: string) =>
    day
      ? `El cliente declaró el recargo el ${day}: IVA y recargo.`
      : 'La ficha del cliente indica recargo: IVA y recargo.',
  intracomunitaria: (day: string, vat: string) =>
    `Entrega en otro país de la UE; ${vat || 'su NIF-IVA'} válido en VIES${day && ` el ${day}`}: exenta.`,
  unproved: (vat: string) =>
    `Entrega en otro país de la UE, pero ${vat || 'su NIF-IVA'} no consta como válido en VIES: IVA general.`,
  apart: () => 'Entrega en Canarias, Ceuta o Melilla: exenta como exportación.',
  outside: () => 'Entrega fuera de la UE: exenta como exportación.',
  forced: (reason: string) => (reason ? `Lo ha decidido la casa: ${reason}` : 'Lo ha decidido la casa.'),
}

/** Why a sale is taxed as it is. */
export const PORQUE: Record<Idioma, typeof es> = {
  es,
  en: {
    interior: () => 'Delivery in mainland Spain or the Balearics: general VAT.',
    recargo: (day) =>
      day
        ? `The customer declared the surcharge on ${day}: VAT and surcharge.`
        : 'The customer’s record says surcharge: VAT and surcharge.',
    intracomunitaria: (day, vat) =>
      `Delivery in another EU country; ${vat || 'their VAT number'} valid in VIES${day && ` on ${day}`}: exempt.`,
    unproved: (vat) =>
      `Delivery in another EU country, but ${vat || 'their VAT number'} is not known to be valid in VIES: general VAT.`,
    apart: () => 'Delivery in the Canary Islands, Ceuta or Melilla: exempt as an export.',
    outside: () => 'Delivery outside the EU: exempt as an export.',
    forced: (reason) => (reason ? `The house decided it: ${reason}` : 'The house decided it.'),
  },
  pt: {
    interior: () => 'Entrega na península ou nas Baleares: IVA geral.',
    recargo: (day) =>
      day
        ? `O cliente declarou o recargo em ${day}: IVA e recargo.`
        : 'A ficha do cliente indica recargo: IVA e recargo.',
    intracomunitaria: (day, vat) =>
      `Entrega noutro país da UE; ${vat || 'o seu NIF-IVA'} válido no VIES${day && ` em ${day}`}: isenta.`,
    unproved: (vat) =>
      `Entrega noutro país da UE, mas ${vat || 'o seu NIF-IVA'} não consta como válido no VIES: IVA geral.`,
    apart: () => 'Entrega nas Canárias, Ceuta ou Melilha: isenta como exportação.',
    outside: () => 'Entrega fora da UE: isenta como exportação.',
    forced: (reason) => (reason ? `Decidiu-o a casa: ${reason}` : 'Decidiu-o a casa.'),
  },
  ca: {
    interior: () => 'Lliurament a la península o les Balears: IVA general.',
    recargo: (day) =>
      day
        ? `El client va declarar el recàrrec el ${day}: IVA i recàrrec.`
        : 'La fitxa del client indica recàrrec: IVA i recàrrec.',
    intracomunitaria: (day, vat) =>
      `Lliurament en un altre país de la UE; ${vat || 'el seu NIF-IVA'} vàlid al VIES${day && ` el ${day}`}: exempta.`,
    unproved: (vat) =>
      `Lliurament en un altre país de la UE, però ${vat || 'el seu NIF-IVA'} no consta com a vàlid al VIES: IVA general.`,
    apart: () => 'Lliurament a les Canàries, Ceuta o Melilla: exempta com a exportació.',
    outside: () => 'Lliurament fora de la UE: exempta com a exportació.',
    forced: (reason) => (reason ? `Ho ha decidit la casa: ${reason}` : 'Ho ha decidit la casa.'),
  },
}
