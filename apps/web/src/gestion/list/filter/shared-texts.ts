import { word } from '../../words.ts'

export const SHARED = {
  name: word('Nombre de la vista', 'Name of the view', 'Nome da vista', 'Nom de la vista'),
  rename: word('Cambiar el nombre', 'Rename', 'Mudar o nome', 'Canviar el nom'),
  remove: word('Borrar la vista', 'Delete the view', 'Apagar a vista', 'Esborrar la vista'),
  removed: word(
    (name: string) => `Vista «${name}» borrada`,
    (name) => `View “${name}” deleted`,
    (name) => `Vista «${name}» apagada`,
    (name) => `Vista «${name}» esborrada`,
  ),
  menu: word(
    (name: string) => `Opciones de la vista ${name}`,
    (name) => `Options of the view ${name}`,
    (name) => `Opções da vista ${name}`,
    (name) => `Opcions de la vista ${name}`,
  ),
  share: word('Compartir con todos', 'Share with everybody', 'Partilhar com todos', 'Compartir amb tothom'),
  sharedNow: word(
    (name: string) => `Vista «${name}»: ahora la tienen todos`,
    (name) => `View “${name}”: everybody has it now`,
    (name) => `Vista «${name}»: agora todos a têm`,
    (name) => `Vista «${name}»: ara la té tothom`,
  ),
  removeShared: word(
    'Quitarla para todos',
    'Take it away from everybody',
    'Retirá-la a todos',
    'Treure-la per a tothom',
  ),
  by: word(
    (who: string) => `Para todos, de ${who}`,
    (who) => `For everybody, by ${who}`,
    (who) => `Para todos, de ${who}`,
    (who) => `Per a tothom, de ${who}`,
  ),
}
