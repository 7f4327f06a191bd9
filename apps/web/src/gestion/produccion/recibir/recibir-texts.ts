import type { Idioma } from '@telar/domain/idioma'
import { word } from '../../words.ts'

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
  habra: word('Habrá', 'There will be', 'Haverá', 'N’hi haurà'),
}

interface Frases {
  errores: Record<'packing.metros' | 'packing.numero' | 'packing.repetida', string>
  faltas: Record<'numero' | 'metros' | 'repetida', string>
  noHayColor: (nombre: string) => string
  anadir: (n: number) => string
  yaEsta: string
  malas: (n: number) => string
  anadidas: (n: number) => string
  recibida: (piezas: number, cantidad: string) => string
  sube: (por: string, antes: string) => string
  baja: (por: string, antes: string) => string
  esperada: (cantidad: string, fecha: string, proveedor: string) => string
  celda: (que: string, numero: string) => string
}

export const FRASES: Record<Idioma, Frases> = {
  es: {
    errores: {
      'packing.metros': 'no se ve cuánto mide',
      'packing.numero': 'falta el número de la pieza',
      'packing.repetida': 'esta pieza está dos veces',
    },
    faltas: { numero: 'Falta el número.', metros: 'No se ve cuánto mide.', repetida: 'Este número está dos veces.' },
    noHayColor: (nombre) => `no hay ningún color «${nombre}»`,
    anadir: (n) => (n === 1 ? 'Añadir 1 pieza' : `Añadir ${n} piezas`),
    yaEsta: 'ya está en la lista',
    malas: (n) =>
      n === 1 ? '1 línea no se entiende: corríjala aquí.' : `${n} líneas no se entienden: corríjalas aquí.`,
    anadidas: (n) => (n === 1 ? '1 pieza añadida' : `${n} piezas añadidas`),
    recibida: (piezas, cantidad) => `Entrega recibida: ${piezas === 1 ? '1 pieza' : `${piezas} piezas`}, ${cantidad}`,
    sube: (por, antes) => `Sube un ${por} %: costaba ${antes}.`,
    baja: (por, antes) => `Baja un ${por} %: costaba ${antes}.`,
    esperada: (cantidad, fecha, proveedor) => `${cantidad}, pedidos el ${fecha} a ${proveedor}`,
    celda: (que, numero) => `${que}, pieza ${numero}`,
  },
  en: {
    errores: {
      'packing.metros': 'its length cannot be read',
      'packing.numero': 'the number of the roll is missing',
      'packing.repetida': 'this roll is here twice',
    },
    faltas: {
      numero: 'The number is missing.',
      metros: 'The length cannot be read.',
      repetida: 'This number is here twice.',
    },
    noHayColor: (nombre) => `there is no colour “${nombre}”`,
    anadir: (n) => (n === 1 ? 'Add 1 roll' : `Add ${n} rolls`),
    yaEsta: 'already in the list',
    malas: (n) => (n === 1 ? '1 line cannot be read: mend it here.' : `${n} lines cannot be read: mend them here.`),
    anadidas: (n) => (n === 1 ? '1 roll added' : `${n} rolls added`),
    recibida: (piezas, cantidad) => `Delivery received: ${piezas === 1 ? '1 roll' : `${piezas} rolls`}, ${cantidad}`,
    sube: (por, antes) => `Up by ${por} %: it cost ${antes}.`,
    baja: (por, antes) => `Down by ${por} %: it cost ${antes}.`,
    esperada: (cantidad, fecha, proveedor) => `${cantidad}, ordered on ${fecha} from ${proveedor}`,
    celda: (que, numero) => `${que}, roll ${numero}`,
  },
  pt: {
    errores: {
      'packing.metros': 'não se vê quanto mede',
      'packing.numero': 'falta o número da peça',
      'packing.repetida': 'esta peça está duas vezes',
    },
    faltas: { numero: 'Falta o número.', metros: 'Não se vê quanto mede.', repetida: 'Este número está duas vezes.' },
    noHayColor: (nombre) => `não há nenhuma cor «${nombre}»`,
    anadir: (n) => (n === 1 ? 'Juntar 1 peça' : `Juntar ${n} peças`),
    yaEsta: 'já está na lista',
    malas: (n) =>
      n === 1 ? '1 linha não se entende: corrija-a aqui.' : `${n} linhas não se entendem: corrija-as aqui.`,
    anadidas: (n) => (n === 1 ? '1 peça junta' : `${n} peças juntas`),
    recibida: (piezas, cantidad) => `Entrega recebida: ${piezas === 1 ? '1 peça' : `${piezas} peças`}, ${cantidad}`,
    sube: (por, antes) => `Sobe ${por} %: custava ${antes}.`,
    baja: (por, antes) => `Desce ${por} %: custava ${antes}.`,
    esperada: (cantidad, fecha, proveedor) => `${cantidad}, encomendados a ${fecha} a ${proveedor}`,
    celda: (que, numero) => `${que}, peça ${numero}`,
  },
  ca: {
    errores: {
      'packing.metros': 'no es veu quant mesura',
      'packing.numero': 'falta el número de la peça',
      'packing.repetida': 'aquesta peça hi és dues vegades',
    },
    faltas: {
      numero: 'Falta el número.',
      metros: 'No es veu quant mesura.',
      repetida: 'Aquest número hi és dues vegades.',
    },
    noHayColor: (nombre) => `no hi ha cap color «${nombre}»`,
    anadir: (n) => (n === 1 ? 'Afegir 1 peça' : `Afegir ${n} peces`),
    yaEsta: 'ja és a la llista',
    malas: (n) => (n === 1 ? '1 línia no s’entén: corregiu-la aquí.' : `${n} línies no s’entenen: corregiu-les aquí.`),
    anadidas: (n) => (n === 1 ? '1 peça afegida' : `${n} peces afegides`),
    recibida: (piezas, cantidad) => `Lliurament rebut: ${piezas === 1 ? '1 peça' : `${piezas} peces`}, ${cantidad}`,
    sube: (por, antes) => `Puja un ${por} %: costava ${antes}.`,
    baja: (por, antes) => `Baixa un ${por} %: costava ${antes}.`,
    esperada: (cantidad, fecha, proveedor) => `${cantidad}, demanats el ${fecha} a ${proveedor}`,
    celda: (que, numero) => `${que}, peça ${numero}`,
  },
}
