import { word } from '../words.ts'

export const PARTS = {
  yes: word('Sí', 'Yes', 'Sim', 'Sí'),
  no: word('No', 'No', 'Não', 'No'),
  save: word('Guardar', 'Save', 'Guardar', 'Desar'),
  discard: word('Descartar', 'Discard', 'Descartar', 'Descartar'),
  remove: word('Borrar', 'Delete', 'Apagar', 'Esborrar'),
  undo: word('Deshacer', 'Undo', 'Anular', 'Desfer'),
  retry: word('Reintentar', 'Try again', 'Tentar de novo', 'Tornar-ho a provar'),
  open: word('Abrir', 'Open', 'Abrir', 'Obrir'),
  close: word('Cerrar', 'Close', 'Fechar', 'Tancar'),
  back: word('Volver', 'Go back', 'Voltar', 'Tornar'),
  notWhole: word(
    (text: string, max: number) => `«${text}» no es un número entero de 0 a ${max}. Nada ha cambiado.`,
    (text, max) => `“${text}” is not a whole number from 0 to ${max}. Nothing has changed.`,
    (text, max) => `«${text}» não é um número inteiro de 0 a ${max}. Nada mudou.`,
    (text, max) => `«${text}» no és un nombre enter de 0 a ${max}. No ha canviat res.`,
  ),
  notGood: word(
    (text: string) => `«${text}» no vale aquí: corríjalo antes de seguir.`,
    (text) => `“${text}” will not do here: put it right before going on.`,
    (text) => `«${text}» não serve aqui: corrija-o antes de continuar.`,
    (text) => `«${text}» no val aquí: corregiu-lo abans de continuar.`,
  ),
  notices: word('Avisos', 'Notices', 'Avisos', 'Avisos'),
  languages: {
    es: word('Español', 'Spanish', 'Espanhol', 'Espanyol'),
    en: word('Inglés', 'English', 'Inglês', 'Anglès'),
    pt: word('Portugués', 'Portuguese', 'Português', 'Portuguès'),
    ca: word('Catalán', 'Catalan', 'Catalão', 'Català'),
  },
}

export const ERRORS = {
  network: word(
    'No hay conexión con el servidor.',
    'The server cannot be reached.',
    'Não há ligação ao servidor.',
    'No hi ha connexió amb el servidor.',
  ),
  forbidden: word(
    'No tiene permiso para hacer esto.',
    'You are not allowed to do this.',
    'Não tem permissão para isto.',
    'No teniu permís per fer això.',
  ),
  gone: word(
    'Ya no existe: se ha borrado mientras tanto, por otra persona o en otra ventana. Lo que ha escrito sigue aquí, para que pueda copiarlo.',
    'It is no longer there: it was deleted meanwhile, by somebody else or in another window. What you wrote is still here, for you to copy.',
    'Já não existe: foi apagado entretanto, por outra pessoa ou noutra janela. O que escreveu continua aqui, para o poder copiar.',
    'Ja no existeix: s’ha esborrat mentrestant, per una altra persona o en una altra finestra. El que heu escrit és aquí, perquè el pugueu copiar.',
  ),
  unknown: word('Algo ha fallado.', 'Something went wrong.', 'Algo falhou.', 'Alguna cosa ha fallat.'),
  reference: word(
    (id: string) => `Referencia ${id}.`,
    (id) => `Reference ${id}.`,
    (id) => `Referência ${id}.`,
    (id) => `Referència ${id}.`,
  ),
}
