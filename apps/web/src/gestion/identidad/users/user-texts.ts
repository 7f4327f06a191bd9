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
  invite: word('Invitar otra vez', 'Invite again', 'Convidar outra vez', 'Convidar un altre cop'),
  newPassword: word(
    'Enviar enlace de contraseña',
    'Send a password link',
    'Enviar ligação de palavra-passe',
    'Enviar enllaç de contrasenya',
  ),
  wasInvited: word(
    (email: string) => `Invitación enviada a ${email}`,
    (email) => `Invitation sent to ${email}`,
    (email) => `Convite enviado a ${email}`,
    (email) => `Invitació enviada a ${email}`,
  ),
  wasSent: word(
    (email: string) => `Enlace para elegir contraseña enviado a ${email}; vale una hora`,
    (email) => `Link to choose a password sent to ${email}; it holds for one hour`,
    (email) => `Ligação para escolher palavra-passe enviada a ${email}; vale uma hora`,
    (email) => `Enllaç per triar contrasenya enviat a ${email}; val una hora`,
  ),
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
