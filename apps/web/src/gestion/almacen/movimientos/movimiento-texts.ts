import { word } from '../../words.ts'
import { PAGINA } from './paginas.ts'

export const MOVIMIENTO = {
  titulo: word('Movimientos', 'Movements', 'Movimentos', 'Moviments'),
  documento: word('Documento', 'Document', 'Documento', 'Document'),
  recorrido: word('De → a', 'From → to', 'De → para', 'De → a'),
  de: word('De', 'From', 'De', 'De'),
  a: word('A', 'To', 'Para', 'A'),
  pedido: word('Pedido', 'Order', 'Encomenda', 'Comanda'),
  entrega: word('Albarán', 'Delivery note', 'Guia', 'Albarà'),
  orden: word('Orden de fabricación', 'Manufacturing order', 'Ordem de fabrico', 'Ordre de fabricació'),
  factura: word('Factura', 'Invoice', 'Fatura', 'Factura'),
  recuento: word(
    (n: number) => `Recuento ${n}`,
    (n) => `Count ${n}`,
    (n) => `Contagem ${n}`,
    (n) => `Recompte ${n}`,
  ),
  hoy: word('Hoy', 'Today', 'Hoje', 'Avui'),
  correcciones: word('Correcciones', 'Corrections', 'Correções', 'Correccions'),
  recepciones: word('Recepciones', 'Receipts', 'Receções', 'Recepcions'),
  entregas: word('Entregas', 'Deliveries', 'Entregas', 'Lliuraments'),
  recuentos: word('Recuentos', 'Counts', 'Contagens', 'Recomptes'),
  ninguno: word('No hay movimientos.', 'There are no movements.', 'Não há movimentos.', 'No hi ha moviments.'),
  todos: word('Ver todos en el libro', 'See all in the ledger', 'Ver todos no livro', 'Veure’ls tots al llibre'),
  enElLibro: word('Ver en el libro', 'See in the ledger', 'Ver no livro', 'Veure-ho al llibre'),
  ultimos: word(
    (n: string, todos: string) => `los ${n} últimos de ${todos}`,
    (n, todos) => `the last ${n} of ${todos}`,
    (n, todos) => `os últimos ${n} de ${todos}`,
    (n, todos) => `els darrers ${n} de ${todos}`,
  ),
}

export const CORREGIR = {
  titulo: word('Corregir existencias', 'Correct stock', 'Corrigir existências', 'Corregir existències'),
  pagina: PAGINA.corregir,
  verbo: word('Anotar corrección', 'Book the correction', 'Registar correção', 'Anotar la correcció'),
  que: word(
    'Escriba cuántas prendas hay de más (3) o de menos (−3) que en los libros; debajo está lo que dicen.',
    'Type how many garments there are more (3) or fewer (−3) than in the books; what they say is below.',
    'Escreva quantas peças há a mais (3) ou a menos (−3) do que nos livros; por baixo está o que dizem.',
    'Escriviu quantes peces hi ha de més (3) o de menys (−3) que als llibres; a sota hi ha el que diuen.',
  ),
  hecha: word(
    (n: number) => `Corrección anotada: ${n} ${n === 1 ? 'casilla' : 'casillas'}`,
    (n) => `Correction booked: ${n} ${n === 1 ? 'cell' : 'cells'}`,
    (n) => `Correção registada: ${n} ${n === 1 ? 'célula' : 'células'}`,
    (n) => `Correcció anotada: ${n} ${n === 1 ? 'casella' : 'caselles'}`,
  ),
}

export const CALIDAD = {
  titulo: word('Cambiar de calidad', 'Change of quality', 'Mudar de qualidade', 'Canviar de qualitat'),
  pagina: PAGINA.calidad,
  verbo: word('Anotar cambio', 'Book the change', 'Registar mudança', 'Anotar el canvi'),
  que: word(
    'Escriba cuántas prendas pasan de un sitio al otro; debajo está cuántas hay en el primero.',
    'Type how many garments go from one place to the other; how many the first holds is below.',
    'Escreva quantas peças passam de um local para o outro; por baixo está quantas há no primeiro.',
    'Escriviu quantes peces passen d’un lloc a l’altre; a sota hi ha quantes n’hi ha al primer.',
  ),
  hecho: word(
    (n: number) => `Cambio de calidad anotado: ${n} ${n === 1 ? 'casilla' : 'casillas'}`,
    (n) => `Change of quality booked: ${n} ${n === 1 ? 'cell' : 'cells'}`,
    (n) => `Mudança de qualidade registada: ${n} ${n === 1 ? 'célula' : 'células'}`,
    (n) => `Canvi de qualitat anotat: ${n} ${n === 1 ? 'casella' : 'caselles'}`,
  ),
}

export const MANO = {
  otro: word('Otro modelo', 'Another model', 'Outro modelo', 'Un altre model'),
  elegir: word('Elegir modelo…', 'Choose a model…', 'Escolher modelo…', 'Triar un model…'),
  motivoQue: word('Por qué', 'Why', 'Porquê', 'Per què'),
  faltaMotivo: word('Diga por qué.', 'Say why.', 'Diga porquê.', 'Digueu per què.'),
  faltanPrendas: word(
    'Escriba al menos una prenda.',
    'Type at least one garment.',
    'Escreva pelo menos uma peça.',
    'Escriviu almenys una peça.',
  ),
  noHayTantas: word(
    'En las casillas marcadas no hay tantas prendas.',
    'The marked cells do not hold that many garments.',
    'Nas células marcadas não há tantas peças.',
    'A les caselles marcades no hi ha tantes peces.',
  ),
  elMismo: word(
    'Los dos sitios son el mismo.',
    'Both places are the same.',
    'Os dois locais são o mesmo.',
    'Els dos llocs són el mateix.',
  ),
}

export const EXISTENCIAS = {
  titulo: word('Existencias', 'Stock', 'Existências', 'Existències'),
  alFinDe: word('Al final del día', 'At the end of', 'No fim do dia', 'Al final del dia'),
  nada: word('No había nada.', 'There was nothing.', 'Não havia nada.', 'No hi havia res.'),
  enTodo: word(
    (n: string) => (n === '1' ? '1 prenda en casa' : `${n} prendas en casa`),
    (n) => (n === '1' ? '1 garment in the house' : `${n} garments in the house`),
    (n) => (n === '1' ? '1 peça em casa' : `${n} peças em casa`),
    (n) => (n === '1' ? '1 peça a casa' : `${n} peces a casa`),
  ),
  contar: word('Contar…', 'Count…', 'Contar…', 'Comptar…'),
  todosLosColores: word('Todos los colores', 'All colours', 'Todas as cores', 'Tots els colors'),
  todasLasTallas: word('Todas las tallas', 'All sizes', 'Todos os tamanhos', 'Totes les talles'),
}
