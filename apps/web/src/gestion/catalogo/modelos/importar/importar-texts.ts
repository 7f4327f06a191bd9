import type { Idioma } from '@telar/domain/idioma'

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
type Columna = (typeof COLUMNAS)[number]

interface ImportarTexts {
  title: string
  drop: string
  choose: string
  formats: string
  another: string
  reading: string
  import: (n: number) => string
  importing: string
  columns: string
  column: string
  writes: string
  required: string
  template: string
  meaning: Record<Columna, string>
  row: string
  number: string
  name: string
  action: string
  problems: string
  actions: Record<'crear' | 'cambiar', string>
  creates: (n: number) => string
  changes: (n: number) => string
  wrong: (n: number) => string
  onlyWrong: string
  allRight: string
  nothingWritten: string
  done: (created: number, changed: number) => string
  toList: string
}

/** What importing models says. */
export const IMPORTAR: Record<Idioma, ImportarTexts> = {
  es: {
    title: 'Importar modelos',
    drop: 'Suelte aquí la hoja de cálculo o',
    choose: 'elíjala',
    formats: '.xlsx o .csv, hasta 2000 filas. Antes de escribir nada verá qué pasará con cada una.',
    another: 'Otro archivo',
    reading: 'Leyendo la hoja…',
    import: (n) => (n === 1 ? 'Importar 1 modelo' : `Importar ${n} modelos`),
    importing: 'Importando…',
    columns: 'Columnas de la hoja',
    column: 'Columna',
    writes: 'Qué se escribe',
    required: 'obligatoria',
    template: 'Descargar la plantilla',
    meaning: {
      numero: 'El número del modelo. Si ya existe en esa temporada, se cambia.',
      nombre: 'El nombre con que se vende.',
      tipo: 'El nombre del tipo, en cualquier idioma: Vestidos.',
      temporada: 'El código de la temporada: V27.',
      precio: 'Precio al por mayor sin IVA: 27,90.',
      tallas: 'Separadas por comas: 36, 38, 40.',
      colores: 'Códigos o nombres, separados por comas: NEG, Rojo.',
      pvp: 'PVP recomendado: 64,00.',
      composicion: '96 % poliéster, 4 % elastano.',
      descripcion: 'En español; las demás lenguas se escriben en la ficha.',
      cuidados: 'En español: Lavar a 30°.',
    },
    row: 'Fila',
    number: 'Número',
    name: 'Nombre',
    action: 'Qué pasará',
    problems: 'Qué corregir',
    actions: { crear: 'Se crea', cambiar: 'Se cambia' },
    creates: (n) => (n === 1 ? '1 nuevo' : `${n} nuevos`),
    changes: (n) => (n === 1 ? '1 cambia' : `${n} cambian`),
    wrong: (n) => (n === 1 ? '1 fila con errores' : `${n} filas con errores`),
    onlyWrong: 'Ver solo las filas con errores',
    allRight: 'Todas las filas están bien.',
    nothingWritten: 'No se ha escrito nada. Corrija la hoja y vuelva a soltarla.',
    done: (created, changed) =>
      `Hecho: ${created === 1 ? '1 modelo creado' : `${created} modelos creados`} y ${changed === 1 ? '1 cambiado' : `${changed} cambiados`}.`,
    toList: 'Ver los modelos',
  },
  en: {
    title: 'Import models',
    drop: 'Drop the spreadsheet here or',
    choose: 'choose it',
    formats: '.xlsx or .csv, up to 2000 rows. You will see what happens to each before anything is written.',
    another: 'Another file',
    reading: 'Reading the sheet…',
    import: (n) => (n === 1 ? 'Import 1 model' : `Import ${n} models`),
    importing: 'Importing…',
    columns: 'Columns of the sheet',
    column: 'Column',
    writes: 'What to write',
    required: 'required',
    template: 'Download the template',
    meaning: {
      numero: 'The model’s number. If the season has it already, it is changed.',
      nombre: 'The name it is sold under.',
      tipo: 'The type’s name, in any language: Dresses.',
      temporada: 'The season’s code: V27.',
      precio: 'Wholesale price without VAT: 27.90.',
      tallas: 'Separated by commas: 36, 38, 40.',
      colores: 'Codes or names, separated by commas: NEG, Red.',
      pvp: 'Recommended retail price: 64.00.',
      composicion: '96 % polyester, 4 % elastane.',
      descripcion: 'In Spanish; the other languages are written in the record.',
      cuidados: 'In Spanish: Lavar a 30°.',
    },
    row: 'Row',
    number: 'Number',
    name: 'Name',
    action: 'What will happen',
    problems: 'What to mend',
    actions: { crear: 'Created', cambiar: 'Changed' },
    creates: (n) => `${n} new`,
    changes: (n) => `${n} changed`,
    wrong: (n) => (n === 1 ? '1 row with errors' : `${n} rows with errors`),
    onlyWrong: 'Only the rows with errors',
    allRight: 'Every row is right.',
    nothingWritten: 'Nothing has been written. Mend the sheet and drop it again.',
    done: (created, changed) =>
      `Done: ${created === 1 ? '1 model' : `${created} models`} created and ${changed} changed.`,
    toList: 'See the models',
  },
  pt: {
    title: 'Importar modelos',
    drop: 'Largue aqui a folha de cálculo ou',
    choose: 'escolha-a',
    formats: '.xlsx ou .csv, até 2000 linhas. Antes de escrever seja o que for verá o que acontece a cada uma.',
    another: 'Outro ficheiro',
    reading: 'A ler a folha…',
    import: (n) => (n === 1 ? 'Importar 1 modelo' : `Importar ${n} modelos`),
    importing: 'A importar…',
    columns: 'Colunas da folha',
    column: 'Coluna',
    writes: 'O que se escreve',
    required: 'obrigatória',
    template: 'Descarregar o modelo de folha',
    meaning: {
      numero: 'O número do modelo. Se já existe nessa estação, altera-se.',
      nombre: 'O nome com que se vende.',
      tipo: 'O nome do tipo, em qualquer língua: Vestidos.',
      temporada: 'O código da estação: V27.',
      precio: 'Preço por grosso sem IVA: 27,90.',
      tallas: 'Separados por vírgulas: 36, 38, 40.',
      colores: 'Códigos ou nomes, separados por vírgulas: NEG, Vermelho.',
      pvp: 'PVP recomendado: 64,00.',
      composicion: '96 % poliéster, 4 % elastano.',
      descripcion: 'Em espanhol; as outras línguas escrevem-se na ficha.',
      cuidados: 'Em espanhol: Lavar a 30°.',
    },
    row: 'Linha',
    number: 'Número',
    name: 'Nome',
    action: 'O que vai acontecer',
    problems: 'O que corrigir',
    actions: { crear: 'Cria-se', cambiar: 'Altera-se' },
    creates: (n) => (n === 1 ? '1 novo' : `${n} novos`),
    changes: (n) => (n === 1 ? '1 altera-se' : `${n} alteram-se`),
    wrong: (n) => (n === 1 ? '1 linha com erros' : `${n} linhas com erros`),
    onlyWrong: 'Ver só as linhas com erros',
    allRight: 'Todas as linhas estão bem.',
    nothingWritten: 'Não se escreveu nada. Corrija a folha e volte a largá-la.',
    done: (created, changed) =>
      `Feito: ${created === 1 ? '1 modelo criado' : `${created} modelos criados`} e ${changed === 1 ? '1 alterado' : `${changed} alterados`}.`,
    toList: 'Ver os modelos',
  },
  ca: {
    title: 'Importar models',
    drop: 'Deixeu anar aquí el full de càlcul o',
    choose: 'trieu-lo',
    formats: '.xlsx o .csv, fins a 2000 files. Abans d’escriure res veureu què passarà amb cadascuna.',
    another: 'Un altre fitxer',
    reading: 'S’està llegint el full…',
    import: (n) => (n === 1 ? 'Importar 1 model' : `Importar ${n} models`),
    importing: 'S’està important…',
    columns: 'Columnes del full',
    column: 'Columna',
    writes: 'Què s’hi escriu',
    required: 'obligatòria',
    template: 'Descarregar la plantilla',
    meaning: {
      numero: 'El número del model. Si ja existeix en aquella temporada, es canvia.',
      nombre: 'El nom amb què es ven.',
      tipo: 'El nom del tipus, en qualsevol llengua: Vestits.',
      temporada: 'El codi de la temporada: V27.',
      precio: 'Preu a l’engròs sense IVA: 27,90.',
      tallas: 'Separades per comes: 36, 38, 40.',
      colores: 'Codis o noms, separats per comes: NEG, Vermell.',
      pvp: 'PVP recomanat: 64,00.',
      composicion: '96 % polièster, 4 % elastà.',
      descripcion: 'En castellà; les altres llengües s’escriuen a la fitxa.',
      cuidados: 'En castellà: Lavar a 30°.',
    },
    row: 'Fila',
    number: 'Número',
    name: 'Nom',
    action: 'Què passarà',
    problems: 'Què cal corregir',
    actions: { crear: 'Es crea', cambiar: 'Es canvia' },
    creates: (n) => (n === 1 ? '1 de nou' : `${n} de nous`),
    changes: (n) => (n === 1 ? '1 canvia' : `${n} canvien`),
    wrong: (n) => (n === 1 ? '1 fila amb errors' : `${n} files amb errors`),
    onlyWrong: 'Veure només les files amb errors',
    allRight: 'Totes les files són correctes.',
    nothingWritten: 'No s’ha escrit res. Corregiu el full i torneu-lo a deixar anar.',
    done: (created, changed) =>
      `Fet: ${created === 1 ? '1 model creat' : `${created} models creats`} i ${changed === 1 ? '1 canviat' : `${changed} canviats`}.`,
    toList: 'Veure els models',
  },
}
