import { word } from '../../words.ts'

export const RECLAMACIONES = {
  pasos: {
    amable: word('Recordatorio', 'Reminder', 'Lembrete', 'Recordatori'),
    firme: word('Segundo aviso', 'Second notice', 'Segundo aviso', 'Segon avís'),
    ultimo: word('Último aviso', 'Final notice', 'Último aviso', 'Últim avís'),
  },
  pasoQue: word(
    'se propone pasados esos días del vencimiento; nadie recibe nada sin que se mire',
    'proposed once that many days have passed since the due date; nobody gets anything that was not looked at',
    'propõe-se passados esses dias do vencimento; ninguém recebe nada sem que se veja',
    'es proposa passats aquests dies del venciment; ningú no rep res sense que es miri',
  ),
  activo: word('En uso', 'In use', 'Em uso', 'En ús'),
  dias: word(
    'Días tras el vencimiento',
    'Days after the due date',
    'Dias após o vencimento',
    'Dies després del venciment',
  ),
  texto: word(
    'Texto propio (vacío: el de la casa)',
    'Text of your own (empty: the usual one)',
    'Texto próprio (vazio: o habitual)',
    'Text propi (buit: l’habitual)',
  ),
  intereses: word('Interés de demora', 'Interest for late payment', 'Juros de mora', 'Interès de demora'),
  interesesQue: word(
    'Ley 3/2004: se publica cada semestre en el BOE; solo se dice en la carta',
    'Ley 3/2004: published every half year in the BOE; it is only said in the letter',
    'Ley 3/2004: publica-se cada semestre no BOE; só se diz na carta',
    'Ley 3/2004: es publica cada semestre al BOE; només es diu a la carta',
  ),
  desde: word('Vale desde', 'Holds from', 'Vale desde', 'Val des de'),
  tipo: word('% anual', '% a year', '% anual', '% anual'),
  fuente: word('Publicado en', 'Published in', 'Publicado em', 'Publicat a'),
  falta: word(
    (dia: string) =>
      `Falta el tipo del semestre que empieza el ${dia}. Lo publica el Tesoro en el BOE; mientras falte, ninguna carta dice intereses.`,
    (dia) =>
      `The rate of the half-year that begins on ${dia} is missing. The Treasury publishes it in the BOE; until it is here, no letter says interest.`,
    (dia) =>
      `Falta a taxa do semestre que começa em ${dia}. O Tesouro publica-a no BOE; enquanto faltar, nenhuma carta diz juros.`,
    (dia) =>
      `Falta el tipus del semestre que comença el ${dia}. El publica el Tresor al BOE; mentre falti, cap carta no diu interessos.`,
  ),
  quitar: word('Quitar el tipo del', 'Remove the rate of', 'Tirar a taxa de', 'Treure el tipus del'),
  anadir: word('Añadir tipo', 'Add rate', 'Acrescentar taxa', 'Afegir tipus'),
}
