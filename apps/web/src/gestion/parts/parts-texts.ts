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
    'Se ha borrado mientras tanto. Lo que ha escrito sigue aquí.',
    'It was deleted meanwhile. What you wrote is still here.',
    'Foi apagado entretanto. O que escreveu continua aqui.',
    'S’ha esborrat mentrestant. El que heu escrit és aquí.',
  ),
  unknown: word('Algo ha fallado.', 'Something went wrong.', 'Algo falhou.', 'Alguna cosa ha fallat.'),
  reference: word(
    (id: string) => `Referencia ${id}.`,
    (id) => `Reference ${id}.`,
    (id) => `Referência ${id}.`,
    (id) => `Referència ${id}.`,
  ),
}
