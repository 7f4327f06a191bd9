import { word } from '../../../words.ts'

/** What the dictation of lines says. */
export const DICTADO = {
  label: word('Escriba o dicte líneas', 'Write or dictate lines', 'Escreva ou dite linhas', 'Escriviu o dicteu línies'),
  example: word(
    'Escriba o dicte: 5 del modelo 1215 en negro, 2 de la M y 3 de la L',
    'Write or dictate, in Spanish: 5 del modelo 1215 en negro, 2 de la M y 3 de la L',
    'Escreva ou dite, em espanhol: 5 del modelo 1215 en negro, 2 de la M y 3 de la L',
    'Escriviu o dicteu, en castellà: 5 del modelo 1215 en negro, 2 de la M y 3 de la L',
  ),
  understand: word('Entender', 'Understand', 'Entender', 'Entendre'),
  speak: word('Dictar', 'Dictate', 'Ditar', 'Dictar'),
  stop: word(
    (seconds: number) => `Parar, ${seconds} s`,
    (seconds) => `Stop, ${seconds} s`,
    (seconds) => `Parar, ${seconds} s`,
    (seconds) => `Aturar, ${seconds} s`,
  ),
  thinking: word('Escuchando…', 'Listening…', 'A ouvir…', 'Escoltant…'),
  noMicrophone: word(
    'El navegador no da paso al micrófono. La misma frase se puede escribir.',
    'The browser gives no way to the microphone. The same sentence can be typed.',
    'O navegador não dá acesso ao microfone. A mesma frase pode escrever-se.',
    'El navegador no dona pas al micròfon. La mateixa frase es pot escriure.',
  ),
  heard: word('Entendido', 'Understood', 'Entendido', 'Entès'),
  nothing: word(
    'No se ha entendido ninguna línea.',
    'No line was understood.',
    'Não se entendeu nenhuma linha.',
    'No s’ha entès cap línia.',
  ),
  sure: {
    alta: word('seguro', 'sure', 'seguro', 'segur'),
    media: word('compruebe', 'check', 'verifique', 'comproveu'),
    baja: word('dudoso', 'doubtful', 'duvidoso', 'dubtós'),
  },
  take: word('Incluir', 'Include', 'Incluir', 'Incloure'),
  model: word('Modelo', 'Model', 'Modelo', 'Model'),
  colour: word('Color', 'Colour', 'Cor', 'Color'),
  choose: word('Elija…', 'Choose…', 'Escolha…', 'Trieu…'),
  add: word(
    (n: number) => (n === 1 ? 'Añadir 1 línea' : `Añadir ${n} líneas`),
    (n) => (n === 1 ? 'Add 1 line' : `Add ${n} lines`),
    (n) => (n === 1 ? 'Acrescentar 1 linha' : `Acrescentar ${n} linhas`),
    (n) => (n === 1 ? 'Afegir 1 línia' : `Afegir ${n} línies`),
  ),
  discard: word('Descartar', 'Discard', 'Descartar', 'Descartar'),
  added: word(
    (n: number) => (n === 1 ? '1 línea añadida' : `${n} líneas añadidas`),
    (n) => (n === 1 ? '1 line added' : `${n} lines added`),
    (n) => (n === 1 ? '1 linha acrescentada' : `${n} linhas acrescentadas`),
    (n) => (n === 1 ? '1 línia afegida' : `${n} línies afegides`),
  ),
  dto: word(
    (rate: string) => `dto. ${rate}\u00a0%`,
    (rate) => `disc. ${rate}\u00a0%`,
    (rate) => `desc. ${rate}\u00a0%`,
    (rate) => `dte. ${rate}\u00a0%`,
  ),
}
