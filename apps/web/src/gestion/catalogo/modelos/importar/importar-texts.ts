import { word } from '../../../words.ts'

/** The columns that a spreadsheet may have, by the names the server knows. */
export const COLUMNAS = [
  'numero',
  'nombre',
  'tipo',
  'temporada',
  'precio',
  'tallas',
  'colores',
  'pvp',
  'composicion',
  'descripcion',
  'cuidados',
] as const

/** What importing models says. */
export const IMPORTAR = {
  title: word('Importar modelos', 'Import models', 'Importar modelos', 'Importar models'),
  drop: word(
    'Suelte aquí la hoja de cálculo o',
    'Drop the spreadsheet here or',
    'Largue aqui a folha de cálculo ou',
    'Deixeu anar aquí el full de càlcul o',
  ),
  choose: word('elíjala', 'choose it', 'escolha-a', 'trieu-lo'),
  formats: word(
    '.xlsx o .csv, hasta 2000 filas. Antes de escribir nada verá qué pasará con cada una.',
    '.xlsx or .csv, up to 2000 rows. You will see what happens to each before anything is written.',
    '.xlsx ou .csv, até 2000 linhas. Antes de escrever seja o que for verá o que acontece a cada uma.',
    '.xlsx o .csv, fins a 2000 files. Abans d’escriure res veureu què passarà amb cadascuna.',
  ),
  another: word('Otro archivo', 'Another file', 'Outro ficheiro', 'Un altre fitxer'),
  reading: word('Leyendo la hoja…', 'Reading the sheet…', 'A ler a folha…', 'S’està llegint el full…'),
  import: word(
    (n: number) => (n === 1 ? 'Importar 1 modelo' : `Importar ${n} modelos`),
    (n) => (n === 1 ? 'Import 1 model' : `Import ${n} models`),
    (n) => (n === 1 ? 'Importar 1 modelo' : `Importar ${n} modelos`),
    (n) => (n === 1 ? 'Importar 1 model' : `Importar ${n} models`),
  ),
  importing: word('Importando…', 'Importing…', 'A importar…', 'S’està important…'),
  columns: word('Columnas de la hoja', 'Columns of the sheet', 'Colunas da folha', 'Columnes del full'),
  column: word('Columna', 'Column', 'Coluna', 'Columna'),
  writes: word('Qué se escribe', 'What to write', 'O que se escreve', 'Què s’hi escriu'),
  required: word('obligatoria', 'required', 'obrigatória', 'obligatòria'),
  template: word(
    'Descargar la plantilla',
    'Download the template',
    'Descarregar o modelo de folha',
    'Descarregar la plantilla',
  ),
  meaning: {
    numero: word(
      'El número del modelo. Si ya existe en esa temporada, se cambia.',
      'The model’s number. If the season has it already, it is changed.',
      'O número do modelo. Se já existe nessa estação, altera-se.',
      'El número del model. Si ja existeix en aquella temporada, es canvia.',
    ),
    nombre: word(
      'El nombre con que se vende.',
      'The name it is sold under.',
      'O nome com que se vende.',
      'El nom amb què es ven.',
    ),
    tipo: word(
      'El nombre del tipo, en cualquier idioma: Vestidos.',
      'The type’s name, in any language: Dresses.',
      'O nome do tipo, em qualquer língua: Vestidos.',
      'El nom del tipus, en qualsevol llengua: Vestits.',
    ),
    temporada: word(
      'El código de la temporada: V27.',
      'The season’s code: V27.',
      'O código da estação: V27.',
      'El codi de la temporada: V27.',
    ),
    precio: word(
      'Precio al por mayor sin IVA: 27,90.',
      'Wholesale price without VAT: 27.90.',
      'Preço por grosso sem IVA: 27,90.',
      'Preu a l’engròs sense IVA: 27,90.',
    ),
    tallas: word(
      'Separadas por comas: 36, 38, 40.',
      'Separated by commas: 36, 38, 40.',
      'Separados por vírgulas: 36, 38, 40.',
      'Separades per comes: 36, 38, 40.',
    ),
    colores: word(
      'Códigos o nombres, separados por comas: NEG, Rojo.',
      'Codes or names, separated by commas: NEG, Red.',
      'Códigos ou nomes, separados por vírgulas: NEG, Vermelho.',
      'Codis o noms, separats per comes: NEG, Vermell.',
    ),
    pvp: word(
      'PVP recomendado: 64,00.',
      'Recommended retail price: 64.00.',
      'PVP recomendado: 64,00.',
      'PVP recomanat: 64,00.',
    ),
    composicion: word(
      '96 % poliéster, 4 % elastano.',
      '96 % polyester, 4 % elastane.',
      '96 % poliéster, 4 % elastano.',
      '96 % polièster, 4 % elastà.',
    ),
    descripcion: word(
      'En español; las demás lenguas se escriben en la ficha.',
      'In Spanish; the other languages are written in the record.',
      'Em espanhol; as outras línguas escrevem-se na ficha.',
      'En castellà; les altres llengües s’escriuen a la fitxa.',
    ),
    cuidados: word(
      'En español: Lavar a 30°.',
      'In Spanish: Lavar a 30°.',
      'Em espanhol: Lavar a 30°.',
      'En castellà: Lavar a 30°.',
    ),
  },
  row: word('Fila', 'Row', 'Linha', 'Fila'),
  number: word('Número', 'Number', 'Número', 'Número'),
  name: word('Nombre', 'Name', 'Nome', 'Nom'),
  action: word('Qué pasará', 'What will happen', 'O que vai acontecer', 'Què passarà'),
  problems: word('Qué corregir', 'What to mend', 'O que corrigir', 'Què cal corregir'),
  actions: {
    crear: word('Se crea', 'Created', 'Cria-se', 'Es crea'),
    cambiar: word('Se cambia', 'Changed', 'Altera-se', 'Es canvia'),
  },
  creates: word(
    (n: number) => (n === 1 ? '1 nuevo' : `${n} nuevos`),
    (n) => `${n} new`,
    (n) => (n === 1 ? '1 novo' : `${n} novos`),
    (n) => (n === 1 ? '1 de nou' : `${n} de nous`),
  ),
  changes: word(
    (n: number) => (n === 1 ? '1 cambia' : `${n} cambian`),
    (n) => `${n} changed`,
    (n) => (n === 1 ? '1 altera-se' : `${n} alteram-se`),
    (n) => (n === 1 ? '1 canvia' : `${n} canvien`),
  ),
  wrong: word(
    (n: number) => (n === 1 ? '1 fila con errores' : `${n} filas con errores`),
    (n) => (n === 1 ? '1 row with errors' : `${n} rows with errors`),
    (n) => (n === 1 ? '1 linha com erros' : `${n} linhas com erros`),
    (n) => (n === 1 ? '1 fila amb errors' : `${n} files amb errors`),
  ),
  onlyWrong: word(
    'Ver solo las filas con errores',
    'Only the rows with errors',
    'Ver só as linhas com erros',
    'Veure només les files amb errors',
  ),
  allRight: word(
    'Todas las filas están bien.',
    'Every row is right.',
    'Todas as linhas estão bem.',
    'Totes les files són correctes.',
  ),
  nothingWritten: word(
    'No se ha escrito nada. Corrija la hoja y vuelva a soltarla.',
    'Nothing has been written. Mend the sheet and drop it again.',
    'Não se escreveu nada. Corrija a folha e volte a largá-la.',
    'No s’ha escrit res. Corregiu el full i torneu-lo a deixar anar.',
  ),
  done: word(
    (created: number, changed: number) =>
      `Hecho: ${created === 1 ? '1 modelo creado' : `${created} modelos creados`} y ${changed === 1 ? '1 cambiado' : `${changed} cambiados`}.`,
    (created, changed) => `Done: ${created === 1 ? '1 model' : `${created} models`} created and ${changed} changed.`,
    (created, changed) =>
      `Feito: ${created === 1 ? '1 modelo criado' : `${created} modelos criados`} e ${changed === 1 ? '1 alterado' : `${changed} alterados`}.`,
    (created, changed) =>
      `Fet: ${created === 1 ? '1 model creat' : `${created} models creats`} i ${changed === 1 ? '1 canviat' : `${changed} canviats`}.`,
  ),
  toList: word('Ver los modelos', 'See the models', 'Ver os modelos', 'Veure els models'),
}
