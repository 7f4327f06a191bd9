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
  borrar: word('Borrar la entrada', 'Delete the delivery', 'Apagar a entrada', 'Esborrar l’entrada'),
  borrarQue: word(
    'Se borra con todas sus piezas. Solo se puede mientras no se haya cortado nada de ellas.',
    'It goes with all its rolls. Only possible while nothing has been cut from them.',
    'Apaga-se com todas as suas peças. Só se pode enquanto nada se tiver cortado delas.',
    'S’esborra amb totes les seves peces. Només es pot mentre no se n’hagi tallat res.',
  ),
  borrada: word('Entrada borrada', 'Delivery deleted', 'Entrada apagada', 'Entrada esborrada'),
}
