import { word } from '../../words.ts'

const cuantos = (n: number, uno: string, varios: string) => `${n} ${n === 1 ? uno : varios}`

export const UBICACION_LABELS = {
  codigo: word('Código', 'Code', 'Código', 'Codi'),
  zona: word('Zona', 'Zone', 'Zona', 'Zona'),
  orden: word('Recorrido', 'Walk', 'Percurso', 'Recorregut'),
  nota: word('Nota', 'Note', 'Nota', 'Nota'),
  activa: word('En uso', 'In use', 'Em uso', 'En ús'),
  celdas: word('Casillas', 'Cells', 'Células', 'Caselles'),
  prendas: word('Prendas', 'Garments', 'Peças', 'Peces'),
}

export const UBICACION = {
  prendas: word('Prendas', 'Garments', 'Peças', 'Peces'),
  codigoQue: word(
    'Como está en la etiqueta: zona, estantería y altura. A-3-2 y A-03-2 son el mismo.',
    'As on the label: zone, rack and level. A-3-2 and A-03-2 are the same.',
    'Como está na etiqueta: zona, estante e altura. A-3-2 e A-03-2 são a mesma.',
    'Com és a l’etiqueta: zona, prestatgeria i alçada. A-3-2 i A-03-2 són el mateix.',
  ),
  zonaQue: word(
    'Vacía: lo primero del código.',
    'Empty: what the code begins with.',
    'Vazia: o início do código.',
    'Buida: el començament del codi.',
  ),
  codigoMal: word(
    'El código lleva letras o cifras, como A-03-2.',
    'The code has letters or figures, like A-03-2.',
    'O código tem letras ou algarismos, como A-03-2.',
    'El codi porta lletres o xifres, com A-03-2.',
  ),
  etiquetas: word('Etiquetas…', 'Labels…', 'Etiquetas…', 'Etiquetes…'),
  contar: word('Contar', 'Count', 'Contar', 'Comptar'),
  vacio: word(
    'Aquí no hay ninguna prenda. Colóquelas con el escáner.',
    'No garment lies here. Put them away with the scanner.',
    'Aqui não há nenhuma peça. Arrume-as com o leitor.',
    'Aquí no hi ha cap peça. Col·loqueu-les amb l’escàner.',
  ),
  colocar: word('Colocar aquí', 'Put away here', 'Arrumar aqui', 'Col·locar aquí'),
  quitar: word(
    (que: string) => `Quitar ${que} de este estante`,
    (que) => `Take ${que} off this shelf`,
    (que) => `Tirar ${que} desta prateleira`,
    (que) => `Treure ${que} d’aquest prestatge`,
  ),
  quitada: word(
    (que: string, donde: string) => `${que} ya no está en ${donde}`,
    (que, donde) => `${que} is no longer on ${donde}`,
    (que, donde) => `${que} já não está em ${donde}`,
    (que, donde) => `${que} ja no és a ${donde}`,
  ),
  tambien: word(
    (donde: string) => `también en ${donde}`,
    (donde) => `also on ${donde}`,
    (donde) => `também em ${donde}`,
    (donde) => `també a ${donde}`,
  ),
  primeroEn: word(
    (donde: string) => `primero en ${donde}`,
    (donde) => `first on ${donde}`,
    (donde) => `primeiro em ${donde}`,
    (donde) => `primer a ${donde}`,
  ),
  porCodigo: word('Recorrer por su código', 'Walk by their codes', 'Percorrer pelo código', 'Recórrer pel seu codi'),
  alReves: word('Recorrer al revés', 'Walk the other way', 'Percorrer ao contrário', 'Recórrer al revés'),
  ordenados: word('Recorrido cambiado', 'Walk changed', 'Percurso alterado', 'Recorregut canviat'),
}

export const GENERAR = {
  titulo: word('Crear muchos estantes', 'Make many shelves', 'Criar muitas prateleiras', 'Crear molts prestatges'),
  desde: word('Del estante', 'From shelf', 'Da prateleira', 'Del prestatge'),
  hasta: word('Al estante', 'To shelf', 'À prateleira', 'Al prestatge'),
  que: word(
    'De A-01-1 a A-12-4 salen las doce estanterías con sus cuatro alturas. Las cifras y una letra suelta pueden ir de una a otra.',
    'From A-01-1 to A-12-4 come the twelve racks with their four levels. Figures and a single letter may go from one to another.',
    'De A-01-1 a A-12-4 saem as doze estantes com as suas quatro alturas. Os algarismos e uma letra só podem ir de um a outro.',
    'De A-01-1 a A-12-4 surten les dotze prestatgeries amb les seves quatre alçades. Les xifres i una lletra sola poden anar d’una a una altra.',
  ),
  serian: word(
    (n: number) => cuantos(n, 'estante', 'estantes'),
    (n) => cuantos(n, 'shelf', 'shelves'),
    (n) => cuantos(n, 'prateleira', 'prateleiras'),
    (n) => cuantos(n, 'prestatge', 'prestatges'),
  ),
  mal: word(
    'No se entiende de cuál a cuál: escríbalos con las mismas partes, como A-01-1 y A-12-4.',
    'It is not clear from which to which: write them with the same parts, like A-01-1 and A-12-4.',
    'Não se percebe de qual a qual: escreva-as com as mesmas partes, como A-01-1 e A-12-4.',
    'No s’entén de quin a quin: escriviu-los amb les mateixes parts, com A-01-1 i A-12-4.',
  ),
  crear: word(
    (n: number) => (n === 0 ? 'Crear' : `Crear ${cuantos(n, 'estante', 'estantes')}`),
    (n) => (n === 0 ? 'Make' : `Make ${cuantos(n, 'shelf', 'shelves')}`),
    (n) => (n === 0 ? 'Criar' : `Criar ${cuantos(n, 'prateleira', 'prateleiras')}`),
    (n) => (n === 0 ? 'Crear' : `Crear ${cuantos(n, 'prestatge', 'prestatges')}`),
  ),
  hechos: word(
    (creadas: number, estaban: number) =>
      `${cuantos(creadas, 'estante creado', 'estantes creados')}${estaban > 0 ? `; ${estaban} ya estaban` : ''}`,
    (creadas, estaban) =>
      `${cuantos(creadas, 'shelf made', 'shelves made')}${estaban > 0 ? `; ${estaban} were there already` : ''}`,
    (creadas, estaban) =>
      `${cuantos(creadas, 'prateleira criada', 'prateleiras criadas')}${estaban > 0 ? `; ${estaban} já estavam` : ''}`,
    (creadas, estaban) =>
      `${cuantos(creadas, 'prestatge creat', 'prestatges creats')}${estaban > 0 ? `; ${estaban} ja hi eren` : ''}`,
  ),
}

export const COLOCAR = {
  primero: word(
    'Escanee la etiqueta de un estante; después, las prendas que se ponen en él.',
    'Scan the label of a shelf; then the garments that are put on it.',
    'Leia a etiqueta de uma prateleira; depois, as peças que se põem nela.',
    'Escanegeu l’etiqueta d’un prestatge; després, les peces que s’hi posen.',
  ),
  elegir: word(
    'O búsquelo por su código…',
    'Or find it by its code…',
    'Ou procure-a pelo código…',
    'O busqueu-lo pel seu codi…',
  ),
  ninguno: word('Ningún estante', 'No shelf', 'Nenhuma prateleira', 'Cap prestatge'),
  en: word(
    (codigo: string) => `Se coloca en ${codigo}`,
    (codigo) => `Putting away on ${codigo}`,
    (codigo) => `Arruma-se em ${codigo}`,
    (codigo) => `Es col·loca a ${codigo}`,
  ),
  otro: word(
    'Escanee prendas, o la etiqueta de otro estante para seguir en él.',
    'Scan garments, or the label of another shelf to go on there.',
    'Leia peças, ou a etiqueta de outra prateleira para continuar nela.',
    'Escanegeu peces, o l’etiqueta d’un altre prestatge per seguir-hi.',
  ),
  ademas: word(
    'Dejarlas también donde estaban',
    'Leave them where they were as well',
    'Deixá-las também onde estavam',
    'Deixar-les també on eren',
  ),
  colocada: word(
    (que: string, donde: string) => `${que} → ${donde}`,
    (que, donde) => `${que} → ${donde}`,
    (que, donde) => `${que} → ${donde}`,
    (que, donde) => `${que} → ${donde}`,
  ),
  estaba: word(
    (donde: string) => `estaba en ${donde}`,
    (donde) => `it was on ${donde}`,
    (donde) => `estava em ${donde}`,
    (donde) => `era a ${donde}`,
  ),
  sinEstante: word(
    'Escanee antes el estante.',
    'Scan the shelf first.',
    'Leia antes a prateleira.',
    'Escanegeu abans el prestatge.',
  ),
  noEs: word(
    (que: string) => `${que}: no es una prenda ni un estante`,
    (que) => `${que}: it is neither a garment nor a shelf`,
    (que) => `${que}: não é uma peça nem uma prateleira`,
    (que) => `${que}: no és una peça ni un prestatge`,
  ),
  ultimas: word('Lo último', 'The last ones', 'As últimas', 'Les últimes'),
  deshacer: word('Deshacer lo último', 'Undo the last', 'Desfazer a última', 'Desfer l’última'),
  deshecho: word(
    (que: string) => `${que}: vuelve donde estaba`,
    (que) => `${que}: back where it was`,
    (que) => `${que}: volta para onde estava`,
    (que) => `${que}: torna on era`,
  ),
}

export const ESTANTES = {
  titulo: word('Estantes', 'Shelves', 'Prateleiras', 'Prestatges'),
  que: word(
    'Dónde se mira cada color y talla: primero en el primer estante. El número de prendas es el de los libros, en todo el almacén.',
    'Where each colour and size is looked for: on the first shelf first. The number of garments is that of the books, over the whole warehouse.',
    'Onde se procura cada cor e tamanho: primeiro na primeira prateleira. O número de peças é o dos livros, em todo o armazém.',
    'On es busca cada color i talla: primer al primer prestatge. El nombre de peces és el dels llibres, a tot el magatzem.',
  ),
  poner: word('Poner en un estante…', 'Put on a shelf…', 'Pôr numa prateleira…', 'Posar en un prestatge…'),
  todas: word(
    (color: string) => `Todo ${color}`,
    (color) => `All of ${color}`,
    (color) => `Todo ${color}`,
    (color) => `Tot ${color}`,
  ),
  quitar: word(
    (donde: string, que: string) => `Quitar ${donde} de ${que}`,
    (donde, que) => `Take ${donde} from ${que}`,
    (donde, que) => `Tirar ${donde} de ${que}`,
    (donde, que) => `Treure ${donde} de ${que}`,
  ),
  guardado: word('Estantes guardados', 'Shelves saved', 'Prateleiras guardadas', 'Prestatges desats'),
  dondeVa: word('Dónde va', 'Where it goes', 'Onde vai', 'On va'),
  sinSitio: word('Sin estante', 'No shelf', 'Sem prateleira', 'Sense prestatge'),
  sinVariantes: word(
    'Este modelo no tiene colores ni tallas.',
    'This model has no colours and sizes.',
    'Este modelo não tem cores nem tamanhos.',
    'Aquest model no té colors ni talles.',
  ),
}
