import { word } from '../words.ts'

/** An invoice is not as it was when a payment of it was begun. */
export const MUDADA = word(
  (left: string) =>
    `Mientras tenía esto abierto la factura ha cambiado; quedan ${left}. Compruebe el importe y hágalo otra vez.`,
  (left) => `While you had this open the invoice has changed; ${left} are left. Check the amount and do it again.`,
  (left) => `Enquanto tinha isto aberto a fatura mudou; restam ${left}. Verifique o valor e faça-o outra vez.`,
  (left) => `Mentre ho teníeu obert la factura ha canviat; queden ${left}. Comproveu l’import i torneu-ho a fer.`,
)
