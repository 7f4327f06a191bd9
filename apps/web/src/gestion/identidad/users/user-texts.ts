import { word } from '../../words.ts'

export const USER = {
  roles: word('Roles', 'Roles', 'Funções', 'Rols'),
  rolesHint: word(
    'lo que puede hacer es la suma de todos',
    'what they may do is the sum of all',
    'o que pode fazer é a soma de todas',
    'el que pot fer és la suma de tots',
  ),
  closeAccount: word('Cerrar la cuenta', 'Close the account', 'Fechar a conta', 'Tancar el compte'),
  reopen: word('Reabrir la cuenta', 'Reopen the account', 'Reabrir a conta', 'Reobrir el compte'),
  closed: word('Cuenta cerrada', 'Account closed', 'Conta fechada', 'Compte tancat'),
  wasClosed: word(
    (name: string) => `Cuenta de ${name} cerrada`,
    (name) => `Account of ${name} closed`,
    (name) => `Conta de ${name} fechada`,
    (name) => `Compte de ${name} tancat`,
  ),
  wasReopened: word(
    (name: string) => `Cuenta de ${name} reabierta`,
    (name) => `Account of ${name} reopened`,
    (name) => `Conta de ${name} reaberta`,
    (name) => `Compte de ${name} reobert`,
  ),
}
