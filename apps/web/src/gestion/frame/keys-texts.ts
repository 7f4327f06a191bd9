import { word } from '../words.ts'

export const KEYS = {
  names: {
    space: word('Espacio', 'Space', 'Espaço', 'Espai'),
    delete: word('Supr', 'Del', 'Del', 'Supr'),
  },
  title: word(
    'Teclas que funcionan aquí',
    'Keys that work here',
    'Teclas que funcionam aqui',
    'Tecles que funcionen aquí',
  ),
  help: word('todas', 'all', 'todas', 'totes'),
  palette: word('buscar o ir a', 'search or go to', 'procurar ou ir a', 'cercar o anar a'),
  down: word('bajar', 'down', 'descer', 'baixar'),
  up: word('subir', 'up', 'subir', 'pujar'),
  preview: word('vista previa', 'preview', 'pré-visualizar', 'vista prèvia'),
  open: word('abrir', 'open', 'abrir', 'obrir'),
  mark: word('marcar', 'mark', 'marcar', 'marcar'),
  markRange: word('marcar el tramo', 'mark the range', 'marcar o intervalo', 'marcar el tram'),
  search: word('buscar', 'search', 'procurar', 'cercar'),
  create: word('crear', 'new', 'criar', 'crear'),
  back: word('soltar', 'let go', 'largar', 'deixar anar'),
  print: word('imprimir la lista', 'print the list', 'imprimir a lista', 'imprimir la llista'),
  toList: word('a la lista', 'to the list', 'para a lista', 'a la llista'),
}

export const PALETTE = {
  placeholder: word('Código, nombre, pantalla…', 'Code, name, screen…', 'Código, nome, ecrã…', 'Codi, nom, pantalla…'),
  everything: word('Todo', 'Everything', 'Tudo', 'Tot'),
  results: word('Resultados', 'Results', 'Resultados', 'Resultats'),
  places: word('Ir a', 'Go to', 'Ir para', 'Anar a'),
  actions: word('Acciones', 'Actions', 'Ações', 'Accions'),
  none: word('Nada con ese nombre.', 'Nothing by that name.', 'Nada com esse nome.', 'Res amb aquest nom.'),
  move: word('mover', 'move', 'mover', 'moure'),
  open: word('abrir', 'open', 'abrir', 'obrir'),
  newTab: word('en otra pestaña', 'in a new tab', 'noutro separador', 'en una altra pestanya'),
  searching: word('Buscando…', 'Searching…', 'A procurar…', 'Cercant…'),
  toActions: word('acciones', 'actions', 'ações', 'accions'),
  goOn: word('Siga escribiendo.', 'Type on.', 'Continue a escrever.', 'Continueu escrivint.'),
  onlyActions: word('> acciones', '> actions', '> ações', '> accions'),
  onlyCustomers: word('@ clientes', '@ customers', '@ clientes', '@ clients'),
  onlyPapers: word('# nº de documento', '# document number', '# n.º de documento', '# núm. de document'),
}
