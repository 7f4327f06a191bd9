import { word } from '../../words.ts'

export const PREGUNTA = {
  asked: word(
    (n: number, language: string, when: string) =>
      `Preguntado ${n === 1 ? 'una vez' : `${n} veces`} en ${language}, la última ${when}.`,
    (n, language, when) => `Asked ${n === 1 ? 'once' : `${n} times`} in ${language}, last ${when}.`,
    (n, language, when) => `Perguntado ${n === 1 ? 'uma vez' : `${n} vezes`} em ${language}, a última ${when}.`,
    (n, language, when) => `Preguntat ${n === 1 ? 'un cop' : `${n} cops`} en ${language}, l’últim ${when}.`,
  ),
  answered: word(
    'Ya está en las preguntas frecuentes.',
    'It is among the frequent questions already.',
    'Já está nas perguntas frequentes.',
    'Ja és a les preguntes freqüents.',
  ),
  how: word(
    'Contéstela aquí y pasará a la página de preguntas y al asistente. En los idiomas que deje vacíos se verá en español.',
    'Answer it here and it goes to the page of questions and to the assistant. Languages left empty show the Spanish text.',
    'Responda aqui e passará para a página de perguntas e para o assistente. Nos idiomas que deixar vazios ver-se-á em espanhol.',
    'Contesteu-la aquí i passarà a la pàgina de preguntes i a l’assistent. En els idiomes que deixeu buits es veurà en castellà.',
  ),
  variants: word(
    '¿Es otra forma de preguntar una de estas?',
    'Is it another way of asking one of these?',
    'É outra forma de perguntar uma destas?',
    'És una altra manera de preguntar una d’aquestes?',
  ),
  varied: word(
    'Desde ahora el asistente la contesta con esta respuesta.',
    'From now on the assistant answers it with this.',
    'A partir de agora o assistente responde-lhe com isto.',
    'Des d’ara l’assistent la contesta amb aquesta resposta.',
  ),
  added: word(
    'La pregunta está en la página de preguntas.',
    'The question is on the page of questions.',
    'A pergunta está na página de perguntas.',
    'La pregunta és a la pàgina de preguntes.',
  ),
}
