import { word } from '../../words.ts'

export const EMBALAR = {
  titulo: word('Embalar', 'Pack', 'Embalar', 'Embalar'),
  que: word(
    'Cada lectura pone una prenda en la caja abierta. Lo que no es del pedido, o sobra, no entra.',
    'Every scan puts a garment into the open box. What is not of the order, or is one too many, does not go in.',
    'Cada leitura põe uma peça na caixa aberta. O que não é da encomenda, ou está a mais, não entra.',
    'Cada lectura posa una peça a la caixa oberta. El que no és de la comanda, o sobra, no hi entra.',
  ),
  nuevaCaja: word('Caja nueva', 'New box', 'Caixa nova', 'Caixa nova'),
  caja: word(
    (n: number) => `Caja ${n}`,
    (n) => `Box ${n}`,
    (n) => `Caixa ${n}`,
    (n) => `Caixa ${n}`,
  ),
  abierta: word('abierta', 'open', 'aberta', 'oberta'),
  vacia: word('Vacía', 'Empty', 'Vazia', 'Buida'),
  peso: word('Peso, g', 'Weight, g', 'Peso, g', 'Pes, g'),
  quitarCaja: word('Quitar la caja', 'Take the box away', 'Tirar a caixa', 'Treure la caixa'),
  sacar: word(
    (que: string) => `Sacar ${que}`,
    (que) => `Take out ${que}`,
    (que) => `Tirar ${que}`,
    (que) => `Treure ${que}`,
  ),
  aLaAbierta: word(
    (que: string) => `Pasar ${que} a la caja abierta`,
    (que) => `Move ${que} to the open box`,
    (que) => `Passar ${que} para a caixa aberta`,
    (que) => `Passar ${que} a la caixa oberta`,
  ),
  poner: word(
    (que: string) => `Poner ${que}`,
    (que) => `Put in ${que}`,
    (que) => `Pôr ${que}`,
    (que) => `Posar ${que}`,
  ),
  faltan: word('Por meter', 'To be packed', 'Por meter', 'Per posar'),
  todo: word(
    'Todo lo pendiente está en cajas.',
    'All that waits is in boxes.',
    'Tudo o pendente está em caixas.',
    'Tot el pendent és en caixes.',
  ),
  servir: word(
    (n: number) => (n === 1 ? 'Servir 1 prenda' : `Servir ${n} prendas`),
    (n) => (n === 1 ? 'Serve 1 garment' : `Serve ${n} garments`),
    (n) => (n === 1 ? 'Servir 1 peça' : `Servir ${n} peças`),
    (n) => (n === 1 ? 'Servir 1 peça' : `Servir ${n} peces`),
  ),
  servido: word(
    'Servido: el albarán está en el pedido.',
    'Served: the delivery note is with the order.',
    'Servido: a guia está na encomenda.',
    'Servit: l’albarà és a la comanda.',
  ),
  cambiado: word(
    'El pedido ha cambiado. En las cajas hay prendas que ya no espera:',
    'The order has changed. There are garments in the boxes that it no longer waits for:',
    'A encomenda mudou. Nas caixas há peças que já não espera:',
    'La comanda ha canviat. A les caixes hi ha peces que ja no espera:',
  ),
  cerrado: word(
    'Este pedido ya no espera nada.',
    'This order waits for nothing any more.',
    'Esta encomenda já não espera nada.',
    'Aquesta comanda ja no espera res.',
  ),
  etiquetas: word('Etiquetas de las cajas', 'Labels of the boxes', 'Etiquetas das caixas', 'Etiquetes de les caixes'),
}
