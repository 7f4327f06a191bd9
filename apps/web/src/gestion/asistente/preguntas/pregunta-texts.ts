import type { Idioma } from '@telar/domain/idioma'

interface PreguntaTexts {
  asked: (n: number, language: string, when: string) => string
  answered: string
  how: string
  added: string
}

export const PREGUNTA: Record<Idioma, PreguntaTexts> = {
  es: {
    asked: (n, language, when) => `Preguntado ${n === 1 ? 'una vez' : `${n} veces`} en ${language}, la última ${when}.`,
    answered: 'Ya está en las preguntas frecuentes.',
    how: 'Contéstela aquí y pasará a la página de preguntas y al asistente. En los idiomas que deje vacíos se verá en español.',
    added: 'La pregunta está en la página de preguntas.',
  },
  en: {
    asked: (n, language, when) => `Asked ${n === 1 ? 'once' : `${n} times`} in ${language}, last ${when}.`,
    answered: 'It is among the frequent questions already.',
    how: 'Answer it here and it goes to the page of questions and to the assistant. Languages left empty show the Spanish text.',
    added: 'The question is on the page of questions.',
  },
  pt: {
    asked: (n, language, when) => `Perguntado ${n === 1 ? 'uma vez' : `${n} vezes`} em ${language}, a última ${when}.`,
    answered: 'Já está nas perguntas frequentes.',
    how: 'Responda aqui e passará para a página de perguntas e para o assistente. Nos idiomas que deixar vazios ver-se-á em espanhol.',
    added: 'A pergunta está na página de perguntas.',
  },
  ca: {
    asked: (n, language, when) => `Preguntat ${n === 1 ? 'un cop' : `${n} cops`} en ${language}, l’últim ${when}.`,
    answered: 'Ja és a les preguntes freqüents.',
    how: 'Contesteu-la aquí i passarà a la pàgina de preguntes i a l’assistent. En els idiomes que deixeu buits es veurà en castellà.',
    added: 'La pregunta és a la pàgina de preguntes.',
  },
}
