import { word } from '../../words.ts'

const plural = (n: number, uno: string, varios: string) => `${n} ${n === 1 ? uno : varios}`

export const RECUENTO = {
  nuevo: word('Nuevo recuento', 'New count', 'Nova contagem', 'Nou recompte'),
  de: word(
    (n: number, cuando: string) => `Recuento ${n}, ${cuando}`,
    (n, cuando) => `Count ${n}, ${cuando}`,
    (n, cuando) => `Contagem ${n}, ${cuando}`,
    (n, cuando) => `Recompte ${n}, ${cuando}`,
  ),
  aCiegas: word('Contar a ciegas', 'Count blind', 'Contar às cegas', 'Comptar a cegues'),
  aCiegasQue: word(
    'Sin ver lo que dicen los libros',
    'Without seeing what the books say',
    'Sem ver o que dizem os livros',
    'Sense veure què diuen els llibres',
  ),
  notaQue: word('Estantería, motivo…', 'Shelf, reason…', 'Estante, motivo…', 'Prestatge, motiu…'),
  lugarFijo: word(
    'Ya hay casillas contadas en este sitio.',
    'Cells of this place have been counted already.',
    'Já há células contadas neste local.',
    'Ja hi ha caselles comptades en aquest lloc.',
  ),
  empezar: word(
    'Escanee la etiqueta de un estante para contar lo que hay en él, o busque los modelos y escriba cuántas prendas ve de cada color y talla. Una casilla vacía no se cuenta; un 0 dice que no hay ninguna.',
    'Scan the label of a shelf to count what lies on it, or find the models and type how many garments you see of each colour and size. An empty cell is not counted; a 0 says that there are none.',
    'Leia a etiqueta de uma prateleira para contar o que há nela, ou procure os modelos e escreva quantas peças vê de cada cor e tamanho. Uma célula vazia não se conta; um 0 diz que não há nenhuma.',
    'Escanegeu l’etiqueta d’un prestatge per comptar el que hi ha, o busqueu els models i escriviu quantes peces veieu de cada color i talla. Una casella buida no es compta; un 0 diu que no n’hi ha cap.',
  ),
  delEstante: word(
    (codigo: string, n: number) => `${codigo}: ${plural(n, 'casilla', 'casillas')} por contar`,
    (codigo, n) => `${codigo}: ${plural(n, 'cell', 'cells')} to count`,
    (codigo, n) => `${codigo}: ${plural(n, 'célula', 'células')} por contar`,
    (codigo, n) => `${codigo}: ${plural(n, 'casella', 'caselles')} per comptar`,
  ),
  enVarios: word(
    'Está en más de un estante: cuente también los otros y escriba la suma.',
    'It lies on more than one shelf: count the others, too, and type the sum.',
    'Está em mais de uma prateleira: conte também as outras e escreva a soma.',
    'És en més d’un prestatge: compteu també els altres i escriviu-ne la suma.',
  ),
  estante: word('Contar un estante…', 'Count a shelf…', 'Contar uma prateleira…', 'Comptar un prestatge…'),
  noHalladas: word(
    'Por contar: no estaban donde se buscaron',
    'To be counted: they were not where they were looked for',
    'Por contar: não estavam onde se procuraram',
    'Per comptar: no eren on es van buscar',
  ),
  contarlas: word(
    (n: number) => (n === 1 ? 'Contarla' : `Contar las ${n}`),
    (n) => (n === 1 ? 'Count it' : `Count the ${n}`),
    (n) => (n === 1 ? 'Contá-la' : `Contar as ${n}`),
    (n) => (n === 1 ? 'Comptar-la' : `Comptar les ${n}`),
  ),
  porContar: word('Por contar', 'To be counted', 'Por contar', 'Per comptar'),
  recuperado: word(
    'Sigue el recuento que dejó sin anotar.',
    'This is the count that you left unbooked.',
    'Continua a contagem que deixou por registar.',
    'Segueix el recompte que vau deixar sense anotar.',
  ),
  deNuevo: word('Empezar de nuevo', 'Start again', 'Começar de novo', 'Tornar a començar'),
  vaciado: word('Recuento vaciado', 'Count emptied', 'Contagem esvaziada', 'Recompte buidat'),
  vaciasACero: word('Las vacías, a 0', 'Empty ones to 0', 'As vazias, a 0', 'Les buides, a 0'),
  quitar: word('Quitar el modelo', 'Remove the model', 'Tirar o modelo', 'Treure el model'),
  quitado: word(
    (numero: string) => `${numero}: quitado del recuento`,
    (numero) => `${numero}: removed from the count`,
    (numero) => `${numero}: tirado da contagem`,
    (numero) => `${numero}: tret del recompte`,
  ),
  sinCasillas: word(
    'Este modelo no tiene colores ni tallas.',
    'This model has no colours and sizes.',
    'Este modelo não tem cores nem tamanhos.',
    'Aquest model no té colors ni talles.',
  ),
  revisar: word('Revisar', 'Review', 'Rever', 'Revisar'),
  anotar: word('Anotar recuento', 'Book the count', 'Registar contagem', 'Anotar el recompte'),
  titulo: word('Esto se anotará', 'This will be booked', 'Isto será registado', 'Això s’anotarà'),
  contadas: word(
    (celdas: number, prendas: number) =>
      `${plural(celdas, 'casilla contada', 'casillas contadas')}, ${plural(prendas, 'prenda', 'prendas')}.`,
    (celdas, prendas) => `${plural(celdas, 'cell', 'cells')} counted, ${plural(prendas, 'garment', 'garments')}.`,
    (celdas, prendas) =>
      `${plural(celdas, 'célula contada', 'células contadas')}, ${plural(prendas, 'peça', 'peças')}.`,
    (celdas, prendas) =>
      `${plural(celdas, 'casella comptada', 'caselles comptades')}, ${plural(prendas, 'peça', 'peces')}.`,
  ),
  yaContadas: word(
    'Alguien más las ha contado desde que usted empezó: vuelva a contarlas.',
    'Somebody else has counted these since you began: count them again.',
    'Alguém as contou desde que começou: volte a contá-las.',
    'Algú altre les ha comptades des que heu començat: torneu-les a comptar.',
  ),
  seMovieron: word(
    'Se han movido desde que las contó, y se entiende que entonces aún no. Si no es así, vuelva a contarlas.',
    'These have moved since you counted them; it is taken that they had not moved yet then. If they had, count them again.',
    'Mexeram-se desde que as contou, e entende-se que então ainda não. Se não for assim, volte a contá-las.',
    'S’han mogut des que les vau comptar, i s’entén que llavors encara no. Si no és així, torneu-les a comptar.',
  ),
  deA: word(
    (habia: number, hay: number) => `los libros decían ${habia}, ahora ${hay}`,
    (habia, hay) => `the books said ${habia}, now ${hay}`,
    (habia, hay) => `os livros diziam ${habia}, agora ${hay}`,
    (habia, hay) => `els llibres deien ${habia}, ara ${hay}`,
  ),
  otraVez: word('Volver a contarlas', 'Count again', 'Voltar a contar', 'Tornar a comptar'),
  cuadra: word(
    'Todo cuadra con los libros: se guarda el recuento y no se mueve nada.',
    'Everything agrees with the books: the count is kept and nothing moves.',
    'Tudo bate certo com os livros: guarda-se a contagem e nada se move.',
    'Tot quadra amb els llibres: es desa el recompte i no es mou res.',
  ),
  pierden: word(
    'Pierden prendas que tenían asignadas',
    'These lose garments that were tied to them',
    'Perdem peças que tinham atribuídas',
    'Perden peces que tenien assignades',
  ),
  nadiePierde: word(
    'Nadie pierde prendas asignadas.',
    'Nobody loses garments that were tied to them.',
    'Ninguém perde peças atribuídas.',
    'Ningú perd peces assignades.',
  ),
  anotado: word(
    (sobran: number, faltan: number) => `Recuento anotado: sobran ${sobran}, faltan ${faltan}`,
    (sobran, faltan) => `Count booked: ${sobran} too many, ${faltan} missing`,
    (sobran, faltan) => `Contagem registada: sobram ${sobran}, faltam ${faltan}`,
    (sobran, faltan) => `Recompte anotat: en sobren ${sobran}, en falten ${faltan}`,
  ),
  soloDiferencias: word('Solo las diferencias', 'Differences only', 'Só as diferenças', 'Només les diferències'),
  sinDiferencias: word(
    'No hubo diferencias.',
    'There were no differences.',
    'Não houve diferenças.',
    'No hi va haver diferències.',
  ),
  contado: word('Lo contado', 'What was counted', 'O contado', 'El que es va comptar'),
}
