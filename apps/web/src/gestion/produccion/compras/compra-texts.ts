import type { Textos } from '@telar/domain/idioma'
import type { AjusteDePedido, SituacionDeCompra } from '@telar/domain/produccion/compra'
import type { StateWord } from '../../declare/values.ts'
import { word, words } from '../../words.ts'
import { P } from '../palabras.ts'
import { PAGINA } from './paginas.ts'

export const ESTADO: Record<SituacionDeCompra, StateWord> = {
  borrador: { mark: 'dotted', label: word('Borrador', 'Draft', 'Rascunho', 'Esborrany') },
  enviada: { mark: 'ring', label: word('Enviado', 'Sent', 'Enviada', 'Enviada') },
  confirmada: { mark: 'most', label: word('Confirmado', 'Confirmed', 'Confirmada', 'Confirmada') },
  parcial: { mark: 'half', label: word('Recibido en parte', 'Partly received', 'Recebida em parte', 'Rebuda en part') },
  recibida: { mark: 'done', label: word('Recibido', 'Received', 'Recebida', 'Rebuda') },
  cerrada: { mark: 'done', label: word('Cerrado corto', 'Closed short', 'Fechada com falta', 'Tancada curta') },
  anulada: { mark: 'blocked', label: word('Anulado', 'Cancelled', 'Anulada', 'Anul·lada') },
}

export const COMPRA_LABELS = {
  numero: word('Número', 'Number', 'Número', 'Número'),
  proveedor: P.proveedor,
  proveedorId: P.proveedor,
  estado: words.estado,
  fecha: P.fecha,
  idioma: word('Idioma', 'Language', 'Idioma', 'Idioma'),
  referencia: word('Su referencia', 'Their reference', 'A sua referência', 'La seva referència'),
  notas: words.notas,
  lineas: word('Líneas', 'Lines', 'Linhas', 'Línies'),
  materias: word('Materias', 'Materials', 'Matérias', 'Matèries'),
  importe: P.importe,
  abierto: word('Por llegar', 'Still to come', 'Por chegar', 'Per arribar'),
  fechaPrevista: P.fechaPrevista,
  atrasada: PAGINA.atrasada,
}

/** Why more is asked for than is missing. */
export const AJUSTE: Record<AjusteDePedido, Textos> = {
  minimo: word('por el mínimo', 'by the minimum', 'pelo mínimo', 'pel mínim'),
  multiplo: word('por el múltiplo', 'by whole packs', 'pelo múltiplo', 'pel múltiple'),
}

const texto = (
  es: (n: string) => string,
  en: (n: string) => string,
  pt: (n: string) => string,
  ca: (n: string) => string,
) => ({
  ...{ es, en, pt, ca },
})

export const COMPRA = {
  precioMal: word('Un precio como 7,50.', 'A price such as 7.50.', 'Um preço como 7,50.', 'Un preu com 7,50.'),
  vuelveMal: word(
    (cuanto: string) => `Escriba una cantidad de hasta ${cuanto}.`,
    (cuanto) => `Write an amount of up to ${cuanto}.`,
    (cuanto) => `Escreva uma quantidade até ${cuanto}.`,
    (cuanto) => `Escriviu una quantitat de fins a ${cuanto}.`,
  ),
  stale: word(
    'El pedido ha cambiado mientras tanto, por otra persona o en otra ventana.',
    'The order has changed meanwhile, by somebody else or in another window.',
    'A encomenda mudou entretanto, por outra pessoa ou noutra janela.',
    'La comanda ha canviat mentrestant, per una altra persona o en una altra finestra.',
  ),
  takeTheirs: word('Ver el suyo', 'See theirs', 'Ver a dela', 'Veure la seva'),
  keepMine: word('Guardar el mío', 'Save mine', 'Guardar a minha', 'Desar la meva'),
  piezasMientras: word(
    (cuales: string) =>
      `Mientras tenía esto abierto ha cambiado lo que queda (${cuales}). Compruebe lo escrito y hágalo otra vez.`,
    (cuales) => `While you had this open what is left has changed (${cuales}). Check what is written and do it again.`,
    (cuales) =>
      `Enquanto tinha isto aberto mudou o que resta (${cuales}). Verifique o que está escrito e faça-o outra vez.`,
    (cuales) =>
      `Mentre ho teníeu obert ha canviat el que queda (${cuales}). Comproveu el que hi ha escrit i torneu-ho a fer.`,
  ),
  llegaron: word(
    (cuales: string) =>
      `Mientras tenía esto abierto ha llegado parte: ${cuales}. Lo escrito sigue aquí: recíbalo solo si es otra entrega.`,
    (cuales) =>
      `While you had this open a part came: ${cuales}. What you wrote is still here: receive it only if it is another delivery.`,
    (cuales) =>
      `Enquanto tinha isto aberto chegou parte: ${cuales}. O que escreveu continua aqui: receba-o só se for outra entrega.`,
    (cuales) =>
      `Mentre ho teníeu obert n’ha arribat part: ${cuales}. El que heu escrit continua aquí: rebeu-ho només si és un altre lliurament.`,
  ),
  quedaDe: word(
    (materia: string, queda: string) => `${materia}: ${queda ? `quedan ${queda}` : 'ya no se espera'}`,
    (materia, queda) => `${materia}: ${queda ? `${queda} left` : 'no longer awaited'}`,
    (materia, queda) => `${materia}: ${queda ? `restam ${queda}` : 'já não se espera'}`,
    (materia, queda) => `${materia}: ${queda ? `en queden ${queda}` : 'ja no s’espera'}`,
  ),
  ...PAGINA,
  editar: word('Editar', 'Edit', 'Editar', 'Editar'),
  papel: word('Papel', 'Paper', 'Papel', 'Paper'),
  enviar: word('Enviar…', 'Send…', 'Enviar…', 'Enviar…'),
  enviarOtra: word('Enviar otra vez…', 'Send again…', 'Enviar de novo…', 'Tornar a enviar…'),
  enviarQue: word(
    'Desde ahora está en camino. Sin dirección de correo queda como enviado por otro medio.',
    'From now on it is on its way. Without an address it counts as sent by other means.',
    'A partir de agora está a caminho. Sem endereço de correio fica como enviada por outro meio.',
    'Des d’ara està en camí. Sense adreça de correu queda com a enviada per un altre mitjà.',
  ),
  enviado: word('Pedido enviado', 'Order sent', 'Encomenda enviada', 'Comanda enviada'),
  para: word('Correo', 'Mail', 'Correio', 'Correu'),
  mensaje: word('Mensaje', 'Message', 'Mensagem', 'Missatge'),
  confirmar: word('Confirmar fechas…', 'Confirm dates…', 'Confirmar datas…', 'Confirmar dates…'),
  confirmarQue: word(
    'Lo que el proveedor dice que llega, y cuándo. Las necesidades cuentan con estas fechas.',
    'What the supplier says comes, and when. Needs count on these days.',
    'O que o fornecedor diz que chega, e quando. As necessidades contam com estas datas.',
    'El que el proveïdor diu que arriba, i quan. Les necessitats compten amb aquestes dates.',
  ),
  confirmado: word('Fechas confirmadas', 'Dates confirmed', 'Datas confirmadas', 'Dates confirmades'),
  confirmada: word('Confirmada', 'Confirmed', 'Confirmada', 'Confirmada'),
  cerrar: word('Cerrar lo que falta…', 'Close the rest…', 'Fechar o que falta…', 'Tancar el que falta…'),
  cerrarQue: word(
    'Lo que no ha llegado deja de esperarse.',
    'What has not come is no longer awaited.',
    'O que não chegou deixa de se esperar.',
    'El que no ha arribat deixa d’esperar-se.',
  ),
  cerrado: word('Ya no se espera', 'No longer awaited', 'Já não se espera', 'Ja no s’espera'),
  reabrir: word('Volver a esperar', 'Await again', 'Voltar a esperar', 'Tornar a esperar'),
  reabierto: word('Se vuelve a esperar', 'Awaited again', 'Volta a esperar-se', 'Es torna a esperar'),
  donde: word('Queda en el pedido.', 'It stays with the order.', 'Fica na encomenda.', 'Queda a la comanda.'),
  pedido: word('Pedido', 'Ordered', 'Encomendado', 'Demanat'),
  llegado: word('Llegado', 'Come', 'Chegado', 'Arribat'),
  devuelto: word('Devuelto', 'Returned', 'Devolvido', 'Tornat'),
  deshacer: word('Deshacer la entrega…', 'Undo the delivery…', 'Desfazer a entrega…', 'Desfer el lliurament…'),
  deshacerQue: word(
    'Se borra todo lo que se recibió con este albarán, de este pedido y de otros, con sus piezas. Solo mientras nadie haya cortado de ellas.',
    'All that was received with this note goes, of this order and of others, with its rolls. Only while nobody has cut from them.',
    'Apaga-se tudo o que se recebeu com esta guia, desta encomenda e de outras, com as suas peças. Só enquanto ninguém cortou delas.',
    'S’esborra tot el que es va rebre amb aquest albarà, d’aquesta comanda i d’altres, amb les seves peces. Només mentre ningú no n’hagi tallat.',
  ),
  deshecha: word('Entrega deshecha', 'Delivery undone', 'Entrega desfeita', 'Lliurament desfet'),
  otraMateria: word(
    'Ha venido otra materia…',
    'Another material has come…',
    'Veio outra matéria…',
    'Ha vingut una altra matèria…',
  ),
  ningunaMateria: word('Ninguna materia', 'No material', 'Nenhuma matéria', 'Cap matèria'),
  sinPedir: word('sin pedir', 'not asked for', 'não encomendada', 'sense demanar'),
  entregas: word('Entregas', 'Deliveries', 'Entregas', 'Lliuraments'),
  devoluciones: word('Devoluciones', 'Returns', 'Devoluções', 'Devolucions'),
  sinEntregas: word('Nada ha llegado aún.', 'Nothing has come yet.', 'Ainda nada chegou.', 'Encara no ha arribat res.'),
  revision: texto(
    (n) => `revisión ${n}`,
    (n) => `revision ${n}`,
    (n) => `revisão ${n}`,
    (n) => `revisió ${n}`,
  ),
  enviadoA: texto(
    (n) => `Enviado a ${n}`,
    (n) => `Sent to ${n}`,
    (n) => `Enviada a ${n}`,
    (n) => `Enviada a ${n}`,
  ),
  nueva: word('Añadir línea', 'Add a line', 'Acrescentar linha', 'Afegir línia'),
  quitar: word('Quitar línea', 'Remove line', 'Tirar linha', 'Treure línia'),
  sinColor: word('Sin color', 'No colour', 'Sem cor', 'Sense color'),
  recibirQue: word(
    'Todo lo que trae el albarán, materia por materia. Lo que no viene se deja en blanco y sigue en camino.',
    'All that the note brings, material by material. What does not come is left empty and stays on its way.',
    'Tudo o que traz a guia, matéria a matéria. O que não vem deixa-se em branco e continua a caminho.',
    'Tot el que porta l’albarà, matèria per matèria. El que no ve es deixa en blanc i segueix en camí.',
  ),
  deQuien: word('¿De qué proveedor?', 'From which supplier?', 'De que fornecedor?', 'De quin proveïdor?'),
  nadaPorLlegar: word(
    'De este proveedor no se espera nada.',
    'Nothing is awaited of this supplier.',
    'Deste fornecedor nada se espera.',
    'D’aquest proveïdor no s’espera res.',
  ),
  recibido: word('Entrega recibida', 'Delivery received', 'Entrega recebida', 'Lliurament rebut'),
  esperadas: texto(
    (n) => `se esperan ${n}`,
    (n) => `${n} awaited`,
    (n) => `esperam-se ${n}`,
    (n) => `se n’esperen ${n}`,
  ),
  demas: texto(
    (n) => `${n} de más`,
    (n) => `${n} too much`,
    (n) => `${n} a mais`,
    (n) => `${n} de més`,
  ),
  demenos: texto(
    (n) => `quedan ${n} por llegar`,
    (n) => `${n} still to come`,
    (n) => `ficam ${n} por chegar`,
    (n) => `queden ${n} per arribar`,
  ),
  otroPrecio: texto(
    (n) => `se pidió a ${n}`,
    (n) => `was ordered at ${n}`,
    (n) => `encomendou-se a ${n}`,
    (n) => `es va demanar a ${n}`,
  ),
  motivo: word('Por qué llega de más', 'Why more comes', 'Porque chega a mais', 'Per què arriba de més'),
  deOtro: word(
    (pieza: string) => `${pieza}: no queda nada de ella, o es de otro proveedor`,
    (pieza) => `${pieza}: nothing of it is left, or it is another supplier’s`,
    (pieza) => `${pieza}: não resta nada dele, ou é de outro fornecedor`,
    (pieza) => `${pieza}: no en queda res, o és d’un altre proveïdor`,
  ),
  devolverQue: word(
    'Las piezas, o los metros que vuelven de cada una. Sale del almacén con su nota.',
    'The rolls, or the metres of each that go back. It leaves the stock with its note.',
    'As peças, ou os metros que voltam de cada uma. Sai do armazém com a sua nota.',
    'Les peces, o els metres que tornen de cadascuna. Surt del magatzem amb la seva nota.',
  ),
  faltaMotivo: word('Diga por qué.', 'Say why.', 'Diga porquê.', 'Digueu per què.'),
  porQue: word('Motivo', 'Reason', 'Motivo', 'Motiu'),
  repone: word(
    'Lo repone: se vuelve a esperar',
    'They replace it: awaited again',
    'Repõe-no: volta a esperar-se',
    'Ho reposa: es torna a esperar',
  ),
  devolver_: word('Devolver', 'Return', 'Devolver', 'Tornar'),
  devuelta: word('Devolución hecha', 'Return made', 'Devolução feita', 'Devolució feta'),
  vuelve: word('Vuelve', 'Goes back', 'Volta', 'Torna'),
  anularDevolucion: word('Anular', 'Cancel', 'Anular', 'Anul·lar'),
  devolucionAnulada: word('Devolución anulada', 'Return cancelled', 'Devolução anulada', 'Devolució anul·lada'),
  pedirLoQueFalta: word(
    'Pedir lo que falta',
    'Order what is missing',
    'Encomendar o que falta',
    'Demanar el que falta',
  ),
  pedirQue: word(
    'Un borrador para cada proveedor; las cantidades, como las vende.',
    'A draft for each supplier; quantities as they sell them.',
    'Um rascunho para cada fornecedor; as quantidades, como as vende.',
    'Un esborrany per a cada proveïdor; les quantitats, com les ven.',
  ),
  falta: word('Falta', 'Missing', 'Falta', 'Falta'),
  enBorrador: word(
    'Ya en un borrador sin enviar:',
    'In a draft already that was not sent:',
    'Já num rascunho por enviar:',
    'Ja en un esborrany per enviar:',
  ),
  sePide: word('Se pide', 'Ordered', 'Encomenda-se', 'Es demana'),
  crear: word('Crear pedidos', 'Make the orders', 'Criar encomendas', 'Crear comandes'),
  creados: texto(
    (n) => `Pedidos creados: ${n}`,
    (n) => `Orders made: ${n}`,
    (n) => `Encomendas criadas: ${n}`,
    (n) => `Comandes creades: ${n}`,
  ),
}
