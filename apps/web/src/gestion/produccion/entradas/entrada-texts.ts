import { word } from '../../words.ts'

export const ENTRADA = {
  otra: word('Recibir otra', 'Receive another', 'Receber outra', 'Rebre’n una altra'),
  recibirla: word('Recibir', 'Receive', 'Receber', 'Rebre'),
  corregida: word('Entrada corregida', 'Delivery corrected', 'Entrada corrigida', 'Entrada corregida'),
  corregirQue: word(
    'Si cambia el precio, cambia el coste de sus piezas y de lo cortado en órdenes sin cerrar.',
    'If the price changes, so does the cost of its rolls and of what open orders have cut from them.',
    'Se mudar o preço, muda o custo das suas peças e do que se cortou em ordens por fechar.',
    'Si canvia el preu, canvia el cost de les seves peces i del que s’ha tallat en ordres sense tancar.',
  ),
  deUnPedido: word('Parte de un pedido', 'Part of an order', 'Parte de uma encomenda', 'Part d’una comanda'),
  cerrar: word('No esperar más…', 'Await no more…', 'Não esperar mais…', 'No esperar més…'),
  cerrarTitulo: word(
    (cuanto: string) => `No esperar más: faltan ${cuanto}`,
    (cuanto) => `Await no more: ${cuanto} missing`,
    (cuanto) => `Não esperar mais: faltam ${cuanto}`,
    (cuanto) => `No esperar més: en falten ${cuanto}`,
  ),
  cerrarQue: word(
    'Lo que no ha llegado deja de estar en camino.',
    'What has not come is no longer on its way.',
    'O que não chegou deixa de estar a caminho.',
    'El que no ha arribat deixa d’estar de camí.',
  ),
  cerrarVerbo: word('No esperar más', 'Await no more', 'Não esperar mais', 'No esperar més'),
  cerrarPorque: word('Por qué', 'Why', 'Porquê', 'Per què'),
  cerrarDonde: word('Queda en el pedido.', 'It stays with the order.', 'Fica na encomenda.', 'Queda a la comanda.'),
  cerrada: word('Ya no se espera', 'No longer awaited', 'Já não se espera', 'Ja no s’espera'),
  borrar: word('Borrar la entrada', 'Delete the delivery', 'Apagar a entrada', 'Esborrar l’entrada'),
  borrarQue: word(
    'Se borra con todas sus piezas. Solo se puede mientras no se haya cortado nada de ellas.',
    'It goes with all its rolls. Only possible while nothing has been cut from them.',
    'Apaga-se com todas as suas peças. Só se pode enquanto nada se tiver cortado delas.',
    'S’esborra amb totes les seves peces. Només es pot mentre no se n’hagi tallat res.',
  ),
  borrada: word('Entrada borrada', 'Delivery deleted', 'Entrada apagada', 'Entrada esborrada'),
}
