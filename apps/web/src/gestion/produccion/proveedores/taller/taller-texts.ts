import { word } from '../../../words.ts'

export const TALLER = {
  titulo: word('Taller', 'Workshop', 'Oficina', 'Taller'),
  tarifas: word('Tarifas', 'Rates', 'Tarifas', 'Tarifes'),
  tarifasQue: word(
    'Lo que pide por cada operación. Las órdenes nuevas la toman; las que están en marcha conservan la suya.',
    'What it asks for each operation. New orders take it; those under way keep theirs.',
    'O que pede por cada operação. As ordens novas tomam-na; as que estão em curso conservam a sua.',
    'El que demana per cada operació. Les ordres noves la prenen; les que estan en marxa conserven la seva.',
  ),
  operacion: word('Operación', 'Operation', 'Operação', 'Operació'),
  tarifa: word('Tarifa', 'Rate', 'Tarifa', 'Tarifa'),
  perdida: word('Por prenda perdida', 'Per lost garment', 'Por peça perdida', 'Per peça perduda'),
  cambiar: word('Cambiar', 'Change', 'Mudar', 'Canviar'),
  guardada: word('Tarifa guardada', 'Rate saved', 'Tarifa guardada', 'Tarifa desada'),
  ahora: word('Lo que tiene ahora', 'What it has now', 'O que tem agora', 'El que té ara'),
  nada: word('No tiene nada nuestro.', 'It has nothing of ours.', 'Não tem nada nosso.', 'No té res nostre.'),
  liquidaciones: word('Liquidaciones', 'Statements', 'Liquidações', 'Liquidacions'),
  sinLiquidaciones: word('Ninguna todavía.', 'None yet.', 'Nenhuma ainda.', 'Cap encara.'),
  segundas: word('Segundas', 'Seconds', 'Segundas', 'Segones'),
  soloTaller: word(
    'Este proveedor no es un taller.',
    'This supplier is not a workshop.',
    'Este fornecedor não é uma oficina.',
    'Aquest proveïdor no és un taller.',
  ),
}
