import type { Idioma } from '@telar/domain/idioma'
import { formatFor } from '../../format.ts'
import { word } from '../../words.ts'

export const TAB = {
  datos: word('Datos', 'Data', 'Dados', 'Dades'),
  precios: word('Precios', 'Prices', 'Preços', 'Preus'),
  usada: word('Usada en', 'Used in', 'Usada em', 'Usada en'),
}

const counted = (idioma: Idioma, n: number, one: string, many: string) =>
  `${formatFor(idioma).number(n)} ${n === 1 ? one : many}`

export const MATERIA = {
  stock: word('Existencias', 'Stock', 'Existências', 'Existències'),
  ultimo: word('Último precio', 'Last price', 'Último preço', 'Últim preu'),
  duplicada: word('Materia duplicada', 'Material duplicated', 'Matéria duplicada', 'Matèria duplicada'),
  duplicar: word('Duplicar', 'Duplicate', 'Duplicar', 'Duplicar'),
  sinEntradas: word(
    'Todavía no ha llegado ni se ha pedido nada.',
    'Nothing has come or been ordered yet.',
    'Ainda não chegou nem se encomendou nada.',
    'Encara no ha arribat ni s’ha demanat res.',
  ),
  recibirla: word('Recibirla', 'Receive it', 'Recebê-la', 'Rebre’l'),
  porProveedor: word('Por proveedor', 'By supplier', 'Por fornecedor', 'Per proveïdor'),
  desde: word('Desde', 'Since', 'Desde', 'Des de'),
  medio: word('Pagado de media', 'Paid on average', 'Pago em média', 'Pagat de mitjana'),
  comprado: word('Comprado', 'Bought', 'Comprado', 'Comprat'),
  historia: word('Historial', 'History', 'Histórico', 'Historial'),
  origen: word('De dónde sale', 'Where it comes from', 'De onde vem', 'D’on surt'),
  tarifa: word('Ficha', 'Record', 'Ficha', 'Fitxa'),
  cambio: word('Cambio', 'Change', 'Variação', 'Canvi'),
  sinPrecios: word('Sin precios apuntados.', 'No prices noted.', 'Sem preços anotados.', 'Sense preus apuntats.'),
  escandallos: word('Escandallos', 'Cost sheets', 'Fichas de custo', 'Escandalls'),
  ordenes: word('Órdenes de fabricación', 'Manufacturing orders', 'Ordens de fabrico', 'Ordres de fabricació'),
  consumo: word('Por prenda', 'Per garment', 'Por peça', 'Per peça'),
  cortado: word('Cortado', 'Cut', 'Cortado', 'Tallat'),
  vigente: word('Vigente', 'In force', 'Em vigor', 'Vigent'),
  antigua: word('Anterior', 'Earlier', 'Anterior', 'Anterior'),
  abierta: word('Abierta', 'Open', 'Aberta', 'Oberta'),
  terminada: word('Terminada', 'Finished', 'Terminada', 'Acabada'),
  sinUso: word(
    'No la lleva ningún escandallo ni ninguna orden: se puede borrar si no le quedan piezas.',
    'No cost sheet or order takes it: it can be deleted if no rolls are left.',
    'Nenhuma ficha de custo nem ordem a leva: pode apagar-se se não restarem peças.',
    'No la porta cap escandall ni cap ordre: es pot esborrar si no li queden peces.',
  ),
  bajo: word(
    (falta: string) => `Está bajo mínimo: faltan ${falta}.`,
    (falta) => `It is under its minimum: ${falta} missing.`,
    (falta) => `Está abaixo do mínimo: faltam ${falta}.`,
    (falta) => `Està sota mínim: falten ${falta}.`,
  ),
  noSeBorra: word(
    (hojas: number, ordenes: number) =>
      `No se puede borrar mientras la lleven ${counted('es', hojas, 'escandallo', 'escandallos')} y ${counted('es', ordenes, 'orden', 'órdenes')}. Si ya no se compra, quítele «Activa».`,
    (hojas, ordenes) =>
      `It cannot be deleted while ${counted('en', hojas, 'cost sheet', 'cost sheets')} and ${counted('en', ordenes, 'order', 'orders')} take it. If it is no longer bought, untick “Active”.`,
    (hojas, ordenes) =>
      `Não se pode apagar enquanto a levarem ${counted('pt', hojas, 'ficha de custo', 'fichas de custo')} e ${counted('pt', ordenes, 'ordem', 'ordens')}. Se já não se compra, tire-lhe «Ativa».`,
    (hojas, ordenes) =>
      `No es pot esborrar mentre la portin ${counted('ca', hojas, 'escandall', 'escandalls')} i ${counted('ca', ordenes, 'ordre', 'ordres')}. Si ja no es compra, traieu-li «Activa».`,
  ),
}
