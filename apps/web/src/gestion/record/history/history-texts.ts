import { word } from '../../words.ts'

export const HISTORY = {
  title: word('Historial', 'History', 'Histórico', 'Historial'),
  none: word('Sin cambios apuntados.', 'No changes on record.', 'Sem alterações registadas.', 'Sense canvis anotats.'),
  system: word('La casa', 'The house', 'A casa', 'La casa'),
  before: word('Antes', 'Before', 'Antes', 'Abans'),
  after: word('Después', 'After', 'Depois', 'Després'),
  actions: {
    crear: word('lo creó', 'created it', 'criou-o', 'ho va crear'),
    cambiar: word('lo cambió', 'changed it', 'alterou-o', 'ho va canviar'),
    borrar: word('lo borró', 'deleted it', 'apagou-o', 'ho va esborrar'),
  },
  together: word(
    (n: string) => `Se cambió a la vez en ${n} registros.`,
    (n) => `Changed in ${n} records at once.`,
    (n) => `Alterou-se ao mesmo tempo em ${n} registos.`,
    (n) => `Es va canviar alhora en ${n} registres.`,
  ),
  undo: word('Deshacer en todos', 'Undo in all', 'Anular em todos', 'Desfer en tots'),
  undone: word(
    (n: string, count: number) => (count === 1 ? 'Un registro como estaba' : `${n} registros como estaban`),
    (n, count) => (count === 1 ? 'One record as it was' : `${n} records as they were`),
    (n, count) => (count === 1 ? 'Um registo como estava' : `${n} registos como estavam`),
    (n, count) => (count === 1 ? 'Un registre com estava' : `${n} registres com estaven`),
  ),
  older: word(
    (n: number) => (n === 1 ? 'y 1 cambio anterior' : `y ${n} cambios anteriores`),
    (n) => (n === 1 ? 'and 1 earlier change' : `and ${n} earlier changes`),
    (n) => (n === 1 ? 'e 1 alteração anterior' : `e ${n} alterações anteriores`),
    (n) => (n === 1 ? 'i 1 canvi anterior' : `i ${n} canvis anteriors`),
  ),
  picture: word('una foto', 'a picture', 'uma foto', 'una foto'),
}
