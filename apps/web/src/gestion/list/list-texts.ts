import type { Noun } from '../declare/screen.ts'
import { counted, elCa, elEs, fem, oPt, participle } from '../grammar.ts'
import { word } from '../words.ts'

export const LIST = {
  create: word(
    (noun: Noun) => `${fem(noun, 'Nuevo', 'Nueva')} ${noun.one}`,
    ({ one }) => `New ${one}`,
    (noun) => `${fem(noun, 'Novo', 'Nova')} ${noun.one}`,
    (noun) => `${fem(noun, 'Nou', 'Nova')} ${noun.one}`,
  ),
  rows: word(
    ({ many }: Noun) => `Lista de ${many}`,
    ({ many }) => `List of ${many}`,
    ({ many }) => `Lista de ${many}`,
    ({ many }) => `Llista de ${many}`,
  ),
  search: word('Buscar en la lista…', 'Search the list…', 'Procurar na lista…', 'Cercar a la llista…'),
  exporting: word('Preparando…', 'Preparing…', 'A preparar…', 'S’està preparant…'),
  count: word(
    (text: string, n: number, noun: Noun) => `${text} ${counted(n, noun)}`,
    (text, n, noun) => `${text} ${counted(n, noun)}`,
    (text, n, noun) => `${text} ${counted(n, noun)}`,
    (text, n, noun) => `${text} ${counted(n, noun)}`,
  ),
  wholeFilter: word('en todo el filtro', 'in the whole filter', 'em todo o filtro', 'en tot el filtre'),
  position: word(
    (at: string, total: string) => `${at} de ${total}`,
    (at, total) => `${at} of ${total}`,
    (at, total) => `${at} de ${total}`,
    (at, total) => `${at} de ${total}`,
  ),
  marked: word(
    (text: string, n: number, noun: Noun) =>
      `${text} ${counted(n, noun)} ${fem(noun, 'marcado', 'marcada')}${n === 1 ? '' : 's'}`,
    (text, n, noun) => `${text} ${counted(n, noun)} marked`,
    (text, n, noun) => `${text} ${counted(n, noun)} ${fem(noun, 'marcado', 'marcada')}${n === 1 ? '' : 's'}`,
    (text, n, noun) => `${text} ${counted(n, noun)} ${participle(noun, n, 'marc')}`,
  ),
  markAll: word(
    (total: string) => `Marcar los ${total} del filtro`,
    (total) => `Mark all ${total} in the filter`,
    (total) => `Marcar os ${total} do filtro`,
    (total) => `Marcar els ${total} del filtre`,
  ),
  markEvery: word('Marcar todo el filtro', 'Mark the whole filter', 'Marcar todo o filtro', 'Marcar tot el filtre'),
  markRow: word(
    (label: string) => `Marcar ${label}`,
    (label) => `Mark ${label}`,
    (label) => `Marcar ${label}`,
    (label) => `Marcar ${label}`,
  ),
  unmark: word('Quitar', 'Unmark', 'Desmarcar', 'Desmarcar'),
  needs: {
    one: word('Marque solo uno', 'Mark just one', 'Marque só um', 'Marqueu-ne només un'),
    'two-or-more': word('Marque dos o más', 'Mark two or more', 'Marque dois ou mais', 'Marqueu-ne dos o més'),
    any: word('Marque alguno', 'Mark some', 'Marque algum', 'Marqueu-ne algun'),
  },
  failed: word(
    'No se ha podido actualizar.',
    'The list could not be refreshed.',
    'Não foi possível atualizar.',
    'No s’ha pogut actualitzar.',
  ),
  keptFrom: word(
    (time: string) => `Se ven los datos de las ${time}.`,
    (time) => `You see the data as of ${time}.`,
    (time) => `Vê os dados das ${time}.`,
    (time) => `Es veuen les dades de les ${time}.`,
  ),
  none: word(
    (noun: Noun) => `Aún no hay ${fem(noun, 'ningún', 'ninguna')} ${noun.one}.`,
    ({ many }) => `No ${many} yet.`,
    (noun) => `Ainda não há ${fem(noun, 'nenhum', 'nenhuma')} ${noun.one}.`,
    (noun) => `Encara no hi ha cap ${noun.one}.`,
  ),
  noneFor: word(
    (q: string) => `Nada coincide con «${q}».`,
    (q) => `Nothing matches “${q}”.`,
    (q) => `Nada corresponde a «${q}».`,
    (q) => `Res no coincideix amb «${q}».`,
  ),
  clearSearch: word('Quitar la búsqueda', 'Clear the search', 'Limpar a pesquisa', 'Treure la cerca'),
  noneByFilter: word(
    (n: number) => (n === 1 ? 'Nada coincide con este filtro.' : `Nada coincide con estos ${n} filtros.`),
    (n) => (n === 1 ? 'Nothing matches this filter.' : `Nothing matches these ${n} filters.`),
    (n) => (n === 1 ? 'Nada corresponde a este filtro.' : `Nada corresponde a estes ${n} filtros.`),
    (n) => (n === 1 ? 'Res no coincideix amb aquest filtre.' : `Res no coincideix amb aquests ${n} filtres.`),
  ),
  without: word(
    (condition: string, count: string) => `Sin «${condition}» hay ${count}.`,
    (condition, count) => `Without “${condition}” there are ${count}.`,
    (condition, count) => `Sem «${condition}» há ${count}.`,
    (condition, count) => `Sense «${condition}» n’hi ha ${count}.`,
  ),
  removeThat: word('Quitar ese filtro', 'Remove that filter', 'Tirar esse filtro', 'Treure aquest filtre'),
  removeAll: word('Quitar todos', 'Remove all', 'Tirar todos', 'Treure’ls tots'),
  preview: word('Vista previa', 'Preview', 'Pré-visualização', 'Vista prèvia'),
  noCurrent: word(
    'Muévase por la lista con J y K para ver cada fila aquí.',
    'Move through the list with J and K to see each row here.',
    'Percorra a lista com J e K para ver aqui cada linha.',
    'Moveu-vos per la llista amb J i K per veure aquí cada fila.',
  ),
  deleteOne: word(
    (noun: Noun, label: string) => `Borrar ${elEs(noun)} ${noun.one} ${label}`,
    ({ one }, label) => `Delete the ${one} ${label}`,
    (noun, label) => `Apagar ${oPt(noun)} ${noun.one} ${label}`,
    (noun, label) => `Esborrar ${elCa(noun)}${noun.one} ${label}`,
  ),
  deleteMany: word(
    (count: string) => `Borrar ${count}`,
    (count) => `Delete ${count}`,
    (count) => `Apagar ${count}`,
    (count) => `Esborrar ${count}`,
  ),
  noWayBack: word('No se puede deshacer.', 'This cannot be undone.', 'Não se pode anular.', 'No es pot desfer.'),
  andMore: word(
    (n: string) => `y ${n} más`,
    (n) => `and ${n} more`,
    (n) => `e mais ${n}`,
    (n) => `i ${n} més`,
  ),
  deleted: word(
    (count: string, n: number, noun: Noun) => `${count} ${fem(noun, 'borrado', 'borrada')}${n === 1 ? '' : 's'}`,
    (count) => `${count} deleted`,
    (count, n, noun) => `${count} ${fem(noun, 'apagado', 'apagada')}${n === 1 ? '' : 's'}`,
    (count, n, noun) => `${count} ${participle(noun, n, 'esborr')}`,
  ),
  notDeleted: word(
    'No se ha borrado nada.',
    'Nothing has been deleted.',
    'Não se apagou nada.',
    'No s’ha esborrat res.',
  ),
  someFailed: word(
    (n: string, total: string) => `${n} de ${total} no se han podido hacer:`,
    (n, total) => `${n} of ${total} could not be done:`,
    (n, total) => `${n} de ${total} não se puderam fazer:`,
    (n, total) => `${n} de ${total} no s’han pogut fer:`,
  ),
}
