import type { Idioma } from '@telar/domain/idioma'

interface UserTexts {
  roles: string
  rolesHint: string
  closeAccount: string
  reopen: string
  closed: string
  wasClosed: (name: string) => string
  wasReopened: (name: string) => string
}

export const USER: Record<Idioma, UserTexts> = {
  es: {
    roles: 'Roles',
    rolesHint: 'lo que puede hacer es la suma de todos',
    closeAccount: 'Cerrar la cuenta',
    reopen: 'Reabrir la cuenta',
    closed: 'Cuenta cerrada',
    wasClosed: (name) => `Cuenta de ${name} cerrada`,
    wasReopened: (name) => `Cuenta de ${name} reabierta`,
  },
  en: {
    roles: 'Roles',
    rolesHint: 'what they may do is the sum of all',
    closeAccount: 'Close the account',
    reopen: 'Reopen the account',
    closed: 'Account closed',
    wasClosed: (name) => `Account of ${name} closed`,
    wasReopened: (name) => `Account of ${name} reopened`,
  },
  pt: {
    roles: 'Funções',
    rolesHint: 'o que pode fazer é a soma de todas',
    closeAccount: 'Fechar a conta',
    reopen: 'Reabrir a conta',
    closed: 'Conta fechada',
    wasClosed: (name) => `Conta de ${name} fechada`,
    wasReopened: (name) => `Conta de ${name} reaberta`,
  },
  ca: {
    roles: 'Rols',
    rolesHint: 'el que pot fer és la suma de tots',
    closeAccount: 'Tancar el compte',
    reopen: 'Reobrir el compte',
    closed: 'Compte tancat',
    wasClosed: (name) => `Compte de ${name} tancat`,
    wasReopened: (name) => `Compte de ${name} reobert`,
  },
}
