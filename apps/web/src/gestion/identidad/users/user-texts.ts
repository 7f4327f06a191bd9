import { word } from '../../words.ts'

export const USER = {
  invited: word(
    'Sin contraseña, se le envía una invitación por correo para que la elija.',
    'Without a password, an invitation to choose one is sent by mail.',
    'Sem palavra-passe, envia-se um convite por correio para que a escolha.',
    'Sense contrasenya, se li envia una invitació per correu perquè la triï.',
  ),
  lastSeen: word(
    (when: string) => `Último acceso: ${when}`,
    (when) => `Last access: ${when}`,
    (when) => `Último acesso: ${when}`,
    (when) => `Darrer accés: ${when}`,
  ),
  neverSeen: word(
    'Aún no ha entrado nunca.',
    'Has never signed in yet.',
    'Ainda nunca entrou.',
    'Encara no ha entrat mai.',
  ),
  roles: word('Roles', 'Roles', 'Funções', 'Rols'),
  rolesHint: word(
    'lo que puede hacer es la suma de todos',
    'what they may do is the sum of all',
    'o que pode fazer é a soma de todas',
    'el que pot fer és la suma de tots',
  ),
  own: word(
    'Es su propia cuenta: la cierra o la borra otra persona.',
    'This is your own account: somebody else closes or deletes it.',
    'É a sua própria conta: fecha-a ou apaga-a outra pessoa.',
    'És el vostre propi compte: el tanca o l’esborra una altra persona.',
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
