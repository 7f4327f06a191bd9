import { word } from '../../words.ts'
import { P } from '../palabras.ts'

export const RECIBIR = {
  guardar: word('Recibir', 'Receive', 'Receber', 'Rebre'),
  esperada: word('Pedido que llega', 'Order that arrives', 'Encomenda que chega', 'Comanda que arriba'),
  ninguna: word(
    'Ninguno: llega sin pedir',
    'None: it comes unasked',
    'Nenhuma: chega sem pedir',
    'Cap: arriba sense demanar',
  ),
  precio: word('Precio por unidad', 'Price per unit', 'Preço por unidade', 'Preu per unitat'),
  pegar: word('Pegar packing list', 'Paste the packing list', 'Colar o packing list', 'Enganxar el packing list'),
  pegarQue: word(
    'Péguelo como lo mandó el proveedor: número, metros, lote, color y ubicación, con títulos o sin ellos.',
    'Paste it as the supplier sent it: number, metres, lot, colour and location, with headings or without.',
    'Cole-o como o fornecedor o mandou: número, metros, lote, cor e localização, com títulos ou sem eles.',
    'Enganxeu-lo tal com el va enviar el proveïdor: número, metres, lot, color i ubicació, amb títols o sense.',
  ),
  entendido: word('Entendido', 'Understood', 'Entendido', 'Entès'),
  cabecera: word('títulos', 'headings', 'títulos', 'títols'),
  sinColor: word('Sin color', 'No colour', 'Sem cor', 'Sense color'),
  quitar: word('Quitar la pieza', 'Remove the roll', 'Retirar a peça', 'Treure la peça'),
  teclado: word(
    'Intro baja a la siguiente; el número, el lote y la ubicación siguen solos.',
    'Enter goes down; number, lot and location follow by themselves.',
    'Enter desce à seguinte; o número, o lote e a localização seguem sozinhos.',
    'Retorn baixa a la següent; el número, el lot i la ubicació segueixen sols.',
  ),
  sinPiezas: word(
    'Escriba o pegue al menos una pieza.',
    'Type or paste at least one roll.',
    'Escreva ou cole pelo menos uma peça.',
    'Escriviu o enganxeu almenys una peça.',
  ),
  primeroMateria: word(
    'Elija primero la materia.',
    'Choose the material first.',
    'Escolha primeiro a matéria.',
    'Trieu primer la matèria.',
  ),
  quedara: word(
    (cuanto: string) => `En camino quedarán ${cuanto}`,
    (cuanto) => `${cuanto} will still be on its way`,
    (cuanto) => `A caminho ficarão ${cuanto}`,
    (cuanto) => `De camí en quedaran ${cuanto}`,
  ),
  habra: word('Habrá', 'There will be', 'Haverá', 'N’hi haurà'),
  errores: {
    'packing.metros': word(
      'no se ve cuánto mide',
      'its length cannot be read',
      'não se vê quanto mede',
      'no es veu quant mesura',
    ),
    'packing.numero': word(
      'falta el número de la pieza',
      'the number of the roll is missing',
      'falta o número da peça',
      'falta el número de la peça',
    ),
    'packing.repetida': word(
      'esta pieza está dos veces',
      'this roll is here twice',
      'esta peça está duas vezes',
      'aquesta peça hi és dues vegades',
    ),
  },
  faltas: {
    numero: word('Falta el número.', 'The number is missing.', 'Falta o número.', 'Falta el número.'),
    metros: word(
      'No se ve cuánto mide.',
      'The length cannot be read.',
      'Não se vê quanto mede.',
      'No es veu quant mesura.',
    ),
    entera: P.porUnidades,
    repetida: word(
      'Este número está dos veces.',
      'This number is here twice.',
      'Este número está duas vezes.',
      'Aquest número hi és dues vegades.',
    ),
  },
  noHayColor: word(
    (nombre: string) => `no hay ningún color «${nombre}»`,
    (nombre) => `there is no colour “${nombre}”`,
    (nombre) => `não há nenhuma cor «${nombre}»`,
    (nombre) => `no hi ha cap color «${nombre}»`,
  ),
  anadir: word(
    (n: number) => (n === 1 ? 'Añadir 1 pieza' : `Añadir ${n} piezas`),
    (n) => (n === 1 ? 'Add 1 roll' : `Add ${n} rolls`),
    (n) => (n === 1 ? 'Juntar 1 peça' : `Juntar ${n} peças`),
    (n) => (n === 1 ? 'Afegir 1 peça' : `Afegir ${n} peces`),
  ),
  yaEsta: word('ya está en la lista', 'already in the list', 'já está na lista', 'ja és a la llista'),
  malas: word(
    (n: number) =>
      n === 1 ? '1 línea no se entiende: corríjala aquí.' : `${n} líneas no se entienden: corríjalas aquí.`,
    (n) => (n === 1 ? '1 line cannot be read: mend it here.' : `${n} lines cannot be read: mend them here.`),
    (n) => (n === 1 ? '1 linha não se entende: corrija-a aqui.' : `${n} linhas não se entendem: corrija-as aqui.`),
    (n) => (n === 1 ? '1 línia no s’entén: corregiu-la aquí.' : `${n} línies no s’entenen: corregiu-les aquí.`),
  ),
  anadidas: word(
    (n: number) => (n === 1 ? '1 pieza añadida' : `${n} piezas añadidas`),
    (n) => (n === 1 ? '1 roll added' : `${n} rolls added`),
    (n) => (n === 1 ? '1 peça junta' : `${n} peças juntas`),
    (n) => (n === 1 ? '1 peça afegida' : `${n} peces afegides`),
  ),
  recibida: word(
    (piezas: number, cantidad: string) =>
      `Entrega recibida: ${piezas === 1 ? '1 pieza' : `${piezas} piezas`}, ${cantidad}`,
    (piezas, cantidad) => `Delivery received: ${piezas === 1 ? '1 roll' : `${piezas} rolls`}, ${cantidad}`,
    (piezas, cantidad) => `Entrega recebida: ${piezas === 1 ? '1 peça' : `${piezas} peças`}, ${cantidad}`,
    (piezas, cantidad) => `Lliurament rebut: ${piezas === 1 ? '1 peça' : `${piezas} peces`}, ${cantidad}`,
  ),
  sube: word(
    (por: string, antes: string) => `Sube un ${por}\u00a0%: costaba ${antes}.`,
    (por, antes) => `Up by ${por}\u00a0%: it cost ${antes}.`,
    (por, antes) => `Sobe ${por}\u00a0%: custava ${antes}.`,
    (por, antes) => `Puja un ${por}\u00a0%: costava ${antes}.`,
  ),
  baja: word(
    (por: string, antes: string) => `Baja un ${por}\u00a0%: costaba ${antes}.`,
    (por, antes) => `Down by ${por}\u00a0%: it cost ${antes}.`,
    (por, antes) => `Desce ${por}\u00a0%: custava ${antes}.`,
    (por, antes) => `Baixa un ${por}\u00a0%: costava ${antes}.`,
  ),
  deCantidad: word(
    (cantidad: string, fecha: string, proveedor: string) => `${cantidad}, pedidos el ${fecha} a ${proveedor}`,
    (cantidad, fecha, proveedor) => `${cantidad}, ordered on ${fecha} from ${proveedor}`,
    (cantidad, fecha, proveedor) => `${cantidad}, encomendados a ${fecha} a ${proveedor}`,
    (cantidad, fecha, proveedor) => `${cantidad}, demanats el ${fecha} a ${proveedor}`,
  ),
  celda: word(
    (que: string, numero: string) => `${que}, pieza ${numero}`,
    (que, numero) => `${que}, roll ${numero}`,
    (que, numero) => `${que}, peça ${numero}`,
    (que, numero) => `${que}, peça ${numero}`,
  ),
}
