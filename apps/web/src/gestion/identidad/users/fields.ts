import type { Field } from '../../declare/values.ts'
import { word } from '../../words.ts'

const USER_NAME_HINT = word(
  'Si no se pone, el correo',
  'If left empty, the e-mail',
  'Se ficar vazio, o e-mail',
  'Si no es posa, el correu',
)

/** What is asked of every user. */
export const DATA: readonly Field[] = [
  { name: 'firstName', control: 'text' },
  { name: 'lastName', control: 'text' },
  { name: 'email', control: 'email' },
  { name: 'userName', control: 'text', width: 'short', hint: USER_NAME_HINT },
  { name: 'phoneNumber', control: 'tel' },
]

export const PASSWORDS: readonly Field[] = [
  { name: 'password', control: 'password', width: 'medium' },
  { name: 'confirmPassword', control: 'password', width: 'medium' },
]
