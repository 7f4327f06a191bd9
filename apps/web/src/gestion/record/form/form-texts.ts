import type { Textos } from '@telar/domain/idioma'
import { type Said, word } from '../../words.ts'

const ISSUES = {
  required: word('Hay que rellenarlo.', 'This must be filled in.', 'É preciso preencher.', 'Cal omplir-ho.'),
  short: word(
    (n: number) => `Ha de tener al menos ${n} caracteres.`,
    (n) => `It needs at least ${n} characters.`,
    (n) => `Tem de ter pelo menos ${n} caracteres.`,
    (n) => `Ha de tenir com a mínim ${n} caràcters.`,
  ),
  long: word(
    (n: number) => `Ha de tener como mucho ${n} caracteres.`,
    (n) => `At most ${n} characters fit.`,
    (n) => `Tem de ter no máximo ${n} caracteres.`,
    (n) => `Ha de tenir com a màxim ${n} caràcters.`,
  ),
  min: word(
    (n: number) => `Ha de ser ${n} o más.`,
    (n) => `It must be ${n} or more.`,
    (n) => `Tem de ser ${n} ou mais.`,
    (n) => `Ha de ser ${n} o més.`,
  ),
  max: word(
    (n: number) => `Ha de ser ${n} o menos.`,
    (n) => `It must be ${n} or less.`,
    (n) => `Tem de ser ${n} ou menos.`,
    (n) => `Ha de ser ${n} o menys.`,
  ),
  multiple: word(
    (step: number) => (step < 1 ? 'Demasiados decimales.' : `Ha de ser múltiplo de ${step}.`),
    (step) => (step < 1 ? 'Too many decimals.' : `It must be a multiple of ${step}.`),
    (step) => (step < 1 ? 'Demasiadas casas decimais.' : `Tem de ser múltiplo de ${step}.`),
    (step) => (step < 1 ? 'Massa decimals.' : `Ha de ser múltiple de ${step}.`),
  ),
  number: word('Ha de ser un número.', 'It must be a number.', 'Tem de ser um número.', 'Ha de ser un nombre.'),
  integer: word(
    'Ha de ser un número entero.',
    'It must be a whole number.',
    'Tem de ser um número inteiro.',
    'Ha de ser un nombre enter.',
  ),
  email: word(
    'No es una dirección de correo.',
    'This is not an e-mail address.',
    'Não é um endereço de e-mail.',
    'No és una adreça de correu.',
  ),
  date: word('No es una fecha.', 'This is not a date.', 'Não é uma data.', 'No és una data.'),
  format: word('No es válido.', 'This is not valid.', 'Não é válido.', 'No és vàlid.'),
}

/** Sentences of rules that the contract names by a code. */
const RULES: Record<string, Textos> = {
  'color.hex': word(
    'Ha de ser un color como #1B2A49.',
    'It must be a colour such as #1B2A49.',
    'Tem de ser uma cor como #1B2A49.',
    'Ha de ser un color com ara #1B2A49.',
  ),
  acreedor: word(
    'No es un identificador SEPA: son ES, dos cifras de control, tres de sufijo y el NIF.',
    'This is no SEPA identifier: it is ES, two check digits, three of suffix and the NIF.',
    'Não é um identificador SEPA: são ES, dois algarismos de controlo, três de sufixo e o NIF.',
    'No és un identificador SEPA: són ES, dues xifres de control, tres de sufix i el NIF.',
  ),
  url: word(
    'Ha de ser una dirección que empiece por https://.',
    'It must be an address that starts with https://.',
    'Tem de ser um endereço que comece por https://.',
    'Ha de ser una adreça que comenci per https://.',
  ),
  'password.no-coincide': word(
    'Las dos contraseñas no son iguales.',
    'The two passwords are not the same.',
    'As duas palavras-passe não são iguais.',
    'Les dues contrasenyes no són iguals.',
  ),
  'idiomas.siempre': word(
    'El castellano se habla siempre.',
    'Spanish is always spoken.',
    'O castelhano fala-se sempre.',
    'El castellà es parla sempre.',
  ),
  'serie.letras': word(
    'De una a cuatro letras mayúsculas.',
    'One to four capital letters.',
    'De uma a quatro letras maiúsculas.',
    'D’una a quatre lletres majúscules.',
  ),
  'serie.repetida': word(
    'Las rectificativas llevan una serie propia.',
    'Corrective invoices have a series of their own.',
    'As retificativas levam uma série própria.',
    'Les rectificatives porten una sèrie pròpia.',
  ),
  'reclamacion.orden': word(
    'Cada paso ha de llegar más tarde que el anterior.',
    'Every step has to come later than the one before.',
    'Cada passo tem de chegar mais tarde do que o anterior.',
    'Cada pas ha d’arribar més tard que l’anterior.',
  ),
  'pvp.orden': word(
    'Ha de ser igual o mayor que el primero.',
    'It has to be the first one or more.',
    'Tem de ser igual ou maior do que o primeiro.',
    'Ha de ser igual o més gran que el primer.',
  ),
}

/** What is said beside a field that is not right. */
export const FORM = { issues: ISSUES, rules: RULES }

export type FormTexts = Said<typeof FORM>
