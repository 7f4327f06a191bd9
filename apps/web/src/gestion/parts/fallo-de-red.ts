import type { Textos } from '@telar/domain/idioma'
import { word } from '../words.ts'

/** What went wrong between two servers, by the words in which machines say it. */
const CAUSAS: readonly [RegExp, Textos][] = [
  [
    /ECONNREFUSED/,
    word('Allí no contesta nadie', 'Nobody answers there', 'Ali ninguém responde', 'Allà no contesta ningú'),
  ],
  [
    /ENOTFOUND|EAI_AGAIN|no such host/i,
    word(
      'Ese servidor no existe o no se encuentra',
      'There is no such server, or it cannot be found',
      'Esse servidor não existe ou não se encontra',
      'Aquest servidor no existeix o no es troba',
    ),
  ],
  [
    /ETIMEDOUT|timed? ?out|aborted/i,
    word('No contestó a tiempo', 'It did not answer in time', 'Não respondeu a tempo', 'No va contestar a temps'),
  ],
  [
    /ECONNRESET|EPIPE|socket hang up/i,
    word('Cortó la conexión', 'It cut the connection', 'Cortou a ligação', 'Va tallar la connexió'),
  ],
  [
    /certificate|self.signed|CERT_|ERR_TLS|SSL/i,
    word(
      'Su certificado no es de fiar',
      'Its certificate cannot be trusted',
      'O seu certificado não é de confiança',
      'El seu certificat no és de fiar',
    ),
  ],
  [
    /private network|refused: privada/i,
    word(
      'La dirección lleva a una red privada',
      'The address leads into a private network',
      'O endereço leva a uma rede privada',
      'L’adreça porta a una xarxa privada',
    ),
  ],
  [
    /EAUTH|\b53[45]\b|authentication/i,
    word(
      'No admite el usuario o la contraseña',
      'It does not accept the user or the password',
      'Não aceita o utilizador ou a palavra-passe',
      'No admet l’usuari o la contrasenya',
    ),
  ],
  [
    /\b55[0-4]\b/,
    word(
      'No admite esa dirección de correo',
      'It does not accept that e-mail address',
      'Não aceita esse endereço de e-mail',
      'No admet aquesta adreça de correu',
    ),
  ],
  [
    /^HTTP \d+/,
    word('Contestó con un error', 'It answered with an error', 'Respondeu com um erro', 'Va contestar amb un error'),
  ],
]

/** In words first, then as the machine said it, for who has to mend it. */
export function falloDeRed(dicho: string, word: (textos: Textos) => string): string {
  const causa = CAUSAS.find(([signo]) => signo.test(dicho))?.[1]
  return causa ? `${word(causa)} (${dicho})` : dicho
}
