import type { Noun } from '../declare/screen.ts'
import { capital, fem, participle } from '../grammar.ts'
import { word } from '../words.ts'

export const RECORD = {
  wrong: word(
    'Hay algo que corregir',
    'Something needs mending',
    'Há algo a corrigir',
    'Hi ha alguna cosa per corregir',
  ),
  tabs: word('Partes de la ficha', 'Parts of the record', 'Partes da ficha', 'Parts de la fitxa'),
  data: word('Ficha', 'Record', 'Ficha', 'Fitxa'),
  unsaved: word(
    (n: number) => (n === 1 ? '1 cambio sin guardar' : `${n} cambios sin guardar`),
    (n) => (n === 1 ? '1 unsaved change' : `${n} unsaved changes`),
    (n) => (n === 1 ? '1 alteração por guardar' : `${n} alterações por guardar`),
    (n) => (n === 1 ? '1 canvi sense desar' : `${n} canvis sense desar`),
  ),
  back: word(
    'Lo que había escrito sigue aquí, sin guardar',
    'What you had written is still here, not saved',
    'O que tinha escrito continua aqui, por guardar',
    'El que havíeu escrit continua aquí, sense desar',
  ),
  backOver: word(
    'Lo que había escrito sigue aquí, sin guardar. Otra persona ha cambiado lo mismo mientras tanto: compruébelo antes de guardar.',
    'What you had written is still here, not saved. Somebody has changed the same meanwhile: look at it before you save.',
    'O que tinha escrito continua aqui, por guardar. Outra pessoa alterou o mesmo entretanto: verifique antes de guardar.',
    'El que havíeu escrit continua aquí, sense desar. Mentrestant una altra persona ha canviat el mateix: comproveu-ho abans de desar.',
  ),
  saved: word('Guardado', 'Saved', 'Guardado', 'Desat'),
  created: word(
    (noun: Noun) => `${capital(noun.one)} ${fem(noun, 'creado', 'creada')}`,
    ({ one }) => `${capital(one)} created`,
    (noun) => `${capital(noun.one)} ${fem(noun, 'criado', 'criada')}`,
    (noun) => `${capital(noun.one)} ${participle(noun, 1, 'cre')}`,
  ),
  saveAndNew: word(
    (noun: Noun) => `Guardar y crear ${fem(noun, 'otro', 'otra')}`,
    () => 'Save and add another',
    (noun) => `Guardar e criar ${fem(noun, 'outro', 'outra')}`,
    (noun) => `Desar i crear-ne ${fem(noun, 'un altre', 'una altra')}`,
  ),
  more: word('Más acciones', 'More actions', 'Mais ações', 'Més accions'),
  duplicate: word('Duplicar', 'Duplicate', 'Duplicar', 'Duplicar'),
  previous: word('Anterior', 'Previous', 'Anterior', 'Anterior'),
  next: word('Siguiente', 'Next', 'Seguinte', 'Següent'),
  createdBy: word(
    (who: string, when: string) => `Creado por ${who}, ${when}`,
    (who, when) => `Created by ${who}, ${when}`,
    (who, when) => `Criado por ${who}, ${when}`,
    (who, when) => `Creat per ${who}, ${when}`,
  ),
  changedBy: word(
    (who: string, when: string) => `Cambiado por ${who}, ${when}`,
    (who, when) => `Changed by ${who}, ${when}`,
    (who, when) => `Alterado por ${who}, ${when}`,
    (who, when) => `Canviat per ${who}, ${when}`,
  ),
  original: word(
    'el español es el original',
    'Spanish is the original',
    'o espanhol é o original',
    'l’espanyol és l’original',
  ),
  untranslated: word('sin traducir', 'not translated', 'por traduzir', 'sense traduir'),
  pickColor: word('Elegir el color a ojo', 'Pick the colour by eye', 'Escolher a cor à vista', 'Triar el color a ull'),
  choose: word('Elija…', 'Choose…', 'Escolha…', 'Trieu…'),
  lookup: word('Escriba para buscar…', 'Type to search…', 'Escreva para procurar…', 'Escriviu per cercar…'),
}

export const LEAVE = {
  title: word('¿Salir sin guardar?', 'Leave without saving?', 'Sair sem guardar?', 'Voleu sortir sense desar?'),
  discard: word('Descartar y salir', 'Discard and leave', 'Descartar e sair', 'Descartar i sortir'),
  stay: word('Seguir aquí', 'Stay here', 'Ficar aqui', 'Quedar-me aquí'),
  save: word('Guardar y salir', 'Save and leave', 'Guardar e sair', 'Desar i sortir'),
}
