import type { Field } from '../../declare/values.ts'

/** What is asked of every user. */
export const DATA: readonly Field[] = [
  { name: 'firstName', control: 'text' },
  { name: 'lastName', control: 'text' },
  { name: 'email', control: 'email' },
  { name: 'userName', control: 'text', width: 'short' },
  { name: 'phoneNumber', control: 'tel' },
]

export const PASSWORDS: readonly Field[] = [
  { name: 'password', control: 'password', width: 'medium' },
  { name: 'confirmPassword', control: 'password', width: 'medium' },
]
