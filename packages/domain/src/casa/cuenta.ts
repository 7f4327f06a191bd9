const LETRA = /[A-Z]/g
const CIFRAS = 7

/** What is left of a long number, in which letters stand for two digits (A is 10), when it is divided by 97. */
function resto97(numero: string): number {
  let resto = ''
  let cola = numero.toUpperCase().replace(LETRA, (letra) => String(letra.charCodeAt(0) - 55))
  while (cola !== '') {
    resto = String(Number(resto + cola.slice(0, CIFRAS)) % 97)
    cola = cola.slice(CIFRAS)
  }
  return Number(resto)
}

const dosCifras = (n: number) => String(n).padStart(2, '0')
const PESOS = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6]

/** The control digit of ten figures of a Spanish account. */
function controlDe(cifras: string): number {
  const suma = PESOS.reduce((total, peso, i) => total + peso * Number(cifras[i]), 0)
  const control = 11 - (suma % 11)
  return control < 10 ? control : 11 - control
}

/** A Spanish account by its bank, office and number, as an IBAN. */
export function ibanDeCuenta(entidad: string, oficina: string, numero: string): string {
  const bban = `${entidad}${oficina}${controlDe(`00${entidad}${oficina}`)}${controlDe(numero)}${numero}`
  return `ES${dosCifras(98 - resto97(`${bban}ES00`))}${bban}`
}

const IBAN = /^[A-Z]{2}\d\d[A-Z0-9]{11,30}$/

/** Whether the control digits of an account belong to it. */
export const esIban = (iban: string): boolean => IBAN.test(iban) && resto97(iban.slice(4) + iban.slice(0, 4)) === 1

/** Countries of the area in which euros are moved by SEPA; those outside the Economic Area ask for who pays or is charged by address. */
const DEL_ESPACIO = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(
  ' ',
)
const FUERA_DEL_ESPACIO = 'AD AL CH GB GI MC MD ME MK RS SM VA'.split(' ')

/** Whether a bank can move euros to or from an account by SEPA. */
export const esDeSepa = (iban: string): boolean => [...DEL_ESPACIO, ...FUERA_DEL_ESPACIO].includes(iban.slice(0, 2))

export const pideDireccion = (iban: string): boolean => FUERA_DEL_ESPACIO.includes(iban.slice(0, 2))

const ACREEDOR = /^[A-Z]{2}\d\d[A-Z0-9]{4,31}$/

/** Whether a SEPA creditor's identifier holds: its control digits leave out the three letters of the business. */
export const esAcreedorSepa = (acreedor: string): boolean =>
  ACREEDOR.test(acreedor) && resto97(acreedor.slice(7) + acreedor.slice(0, 4)) === 1

/** The number of an account four figures at a time, as banks write it. */
export const ibanEscrito = (cuenta: string): string => cuenta.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ')
