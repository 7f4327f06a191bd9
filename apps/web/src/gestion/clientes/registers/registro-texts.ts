import { word } from '../../words.ts'

/** What the review of a registration says. */
export const REGISTRO = {
  unread: word('Sin leer', 'Unread', 'Por ler', 'Sense llegir'),
  queue: word('Por revisar', 'To review', 'Por rever', 'Per revisar'),
  compare: word(
    'La solicitud y el cliente, lado a lado',
    'The request and the customer, side by side',
    'O pedido e o cliente, lado a lado',
    'La sol·licitud i el client, de costat',
  ),
  licence: word('Licencia', 'Licence', 'Licença', 'Llicència'),
  noLicence: word(
    'Sin licencia: dice ser cliente de la casa.',
    'No licence: they say that we know them.',
    'Sem licença: diz ser cliente da casa.',
    'Sense llicència: diu que és client de la casa.',
  ),
  openLicence: word('Abrir', 'Open', 'Abrir', 'Obrir'),
  download: word('Descargar', 'Download', 'Transferir', 'Descarregar'),
  pdfHint: word(
    'Abrir el PDF en otra pestaña',
    'Open the PDF in another tab',
    'Abrir o PDF noutro separador',
    'Obrir el PDF en una altra pestanya',
  ),
  duplicates: word(
    'Puede que ya le conozcamos:',
    'We may know them already:',
    'Talvez já o conheçamos:',
    'Potser ja el coneixem:',
  ),
  sameAs: word(
    (marks: string) => `mismo ${marks}`,
    (marks) => `same ${marks}`,
    (marks) => `mesmo ${marks}`,
    (marks) => `mateix ${marks}`,
  ),
  marks: {
    nif: word('NIF', 'tax number', 'NIF', 'NIF'),
    email: word('correo', 'e-mail', 'e-mail', 'correu'),
    telefono: word('teléfono', 'phone', 'telefone', 'telèfon'),
  },
  customer: word('Cliente', 'Customer', 'Cliente', 'Client'),
  request: word('Registro', 'Registration', 'Registo', 'Registre'),
  account: word('Cuenta', 'Account', 'Conta', 'Compte'),
  decision: word('Decisión', 'Decision', 'Decisão', 'Decisió'),
  ways: {
    nuevo: word(
      'Aprobar como cliente nuevo',
      'Approve as a new customer',
      'Aprovar como cliente novo',
      'Aprovar com a client nou',
    ),
    vinculado: word(
      'Aprobar y vincular a un cliente',
      'Approve and tie to a customer',
      'Aprovar e ligar a um cliente',
      'Aprovar i vincular a un client',
    ),
    rechazo: word('Rechazar con motivo', 'Decline with a reason', 'Recusar com motivo', 'Rebutjar amb motiu'),
  },
  wayHints: {
    nuevo: word(
      'Completará sus datos y su contraseña con un enlace.',
      'They complete their data and password through a link.',
      'Completará os dados e a palavra-passe com uma ligação.',
      'Completarà les dades i la contrasenya amb un enllaç.',
    ),
    vinculado: word(
      'Tendrá acceso a la web en nombre de ese cliente.',
      'They get access to the web in that customer’s name.',
      'Terá acesso à web em nome desse cliente.',
      'Tindrà accés al web en nom d’aquest client.',
    ),
    rechazo: word(
      'Se le dirá por correo; puede aprobarse más tarde.',
      'They are told by mail; it can be approved later.',
      'Será avisado por e-mail; pode aprovar-se mais tarde.',
      'Se li dirà per correu; es pot aprovar més tard.',
    ),
  },
  reason: word('Motivo', 'Reason', 'Motivo', 'Motiu'),
  reasonHint: word(
    'Irá en el correo, tal como se escriba.',
    'It goes into the mail as it is written.',
    'Vai no e-mail tal como se escreva.',
    'Anirà al correu tal com s’escrigui.',
  ),
  mail: word('Correo que saldrá', 'The mail that will go out', 'E-mail que sairá', 'Correu que sortirà'),
  to: word('Para', 'To', 'Para', 'Per a'),
  subject: word('Asunto', 'Subject', 'Assunto', 'Assumpte'),
  skip: word('Saltar', 'Skip', 'Saltar', 'Saltar'),
  verb: {
    nuevo: word('Aprobar y enviar', 'Approve and send', 'Aprovar e enviar', 'Aprovar i enviar'),
    vinculado: word('Vincular y enviar', 'Tie and send', 'Ligar e enviar', 'Vincular i enviar'),
    rechazo: word('Rechazar y enviar', 'Decline and send', 'Recusar e enviar', 'Rebutjar i enviar'),
  },
  approved: word(
    (name: string) => `${name}: aprobado, correo en camino`,
    (name) => `${name}: approved, mail on its way`,
    (name) => `${name}: aprovado, e-mail a caminho`,
    (name) => `${name}: aprovat, correu en camí`,
  ),
  rejected: word(
    (name: string) => `${name}: rechazado, correo en camino`,
    (name) => `${name}: declined, mail on its way`,
    (name) => `${name}: recusado, e-mail a caminho`,
    (name) => `${name}: rebutjat, correu en camí`,
  ),
}
