import { word } from '../../words.ts'

/** What the head of the list says: its pages, and what of it waits. */
export const PAGINA = {
  recibir: word('Recibir pedido', 'Receive an order', 'Receber encomenda', 'Rebre comanda'),
  devolver: word('Devolver a proveedor', 'Return to a supplier', 'Devolver ao fornecedor', 'Tornar a proveïdor'),
  atrasada: word('Con retraso', 'Late', 'Em atraso', 'Amb retard'),
}
