import type { EstadoDeLiquidacion } from '@telar/domain/produccion/liquidacion'
import type { StateWord } from '../../declare/values.ts'
import { word, words } from '../../words.ts'
import { PAGINA } from './paginas.ts'

export const ESTADO: Record<EstadoDeLiquidacion, StateWord> = {
  borrador: { mark: 'half', label: PAGINA.porRevisar },
  liquidada: { mark: 'done', label: word('Liquidada', 'Settled', 'Liquidada', 'Liquidada') },
}

export const LIQUIDACION_LABELS = {
  numero: word('Número', 'Number', 'Número', 'Número'),
  tallerId: word('Taller', 'Workshop', 'Oficina', 'Taller'),
  taller: word('Taller', 'Workshop', 'Oficina', 'Taller'),
  mes: word('Mes', 'Month', 'Mês', 'Mes'),
  estado: words.estado,
  fecha: word('Liquidada el', 'Settled on', 'Liquidada em', 'Liquidada el'),
  lineas: word('Líneas', 'Lines', 'Linhas', 'Línies'),
  revisadas: word('Revisadas', 'Checked', 'Revistas', 'Revisades'),
  prendas: word('Prendas', 'Garments', 'Peças', 'Peces'),
  segundas: word('Segundas', 'Seconds', 'Segundas', 'Segones'),
  importe: word('Importe', 'Amount', 'Valor', 'Import'),
}

export const LIQUIDACION = {
  ...PAGINA,
  papel: word('Papel', 'Paper', 'Papel', 'Paper'),
  liquidar: word('Liquidar…', 'Settle…', 'Liquidar…', 'Liquidar…'),
  liquidarQue: word(
    'Queda fija, con su número. Con correo, se le envía al taller en su idioma.',
    'It stays as it is, with its number. With an address it is mailed to the workshop in its language.',
    'Fica fixa, com o seu número. Com correio, envia-se à oficina no seu idioma.',
    'Queda fixa, amb el seu número. Amb correu, s’envia al taller en el seu idioma.',
  ),
  liquidada: word('Liquidación hecha', 'Statement settled', 'Liquidação feita', 'Liquidació feta'),
  enviar: word('Enviar otra vez…', 'Send again…', 'Enviar de novo…', 'Tornar a enviar…'),
  enviarQue: word(
    'La misma que se liquidó, en el idioma del taller.',
    'The same that was settled, in the workshop’s language.',
    'A mesma que se liquidou, no idioma da oficina.',
    'La mateixa que es va liquidar, en l’idioma del taller.',
  ),
  enviada: word('Liquidación enviada', 'Statement sent', 'Liquidação enviada', 'Liquidació enviada'),
  enviadaA: word(
    (para: string) => `Enviada a ${para}`,
    (para) => `Sent to ${para}`,
    (para) => `Enviada a ${para}`,
    (para) => `Enviada a ${para}`,
  ),
  para: word('Correo', 'Mail', 'Correio', 'Correu'),
  mensaje: word('Mensaje', 'Message', 'Mensagem', 'Missatge'),
  borrar: word('Deshacer borrador…', 'Undo the draft…', 'Desfazer rascunho…', 'Desfer esborrany…'),
  borrarQue: word(
    'Lo que lleva queda otra vez por liquidar.',
    'What is on it is to be settled again.',
    'O que leva fica outra vez por liquidar.',
    'El que porta queda un altre cop per liquidar.',
  ),
  borrada: word('Borrador deshecho', 'Draft undone', 'Rascunho desfeito', 'Esborrany desfet'),
  nuevas: word(
    (n: number) =>
      n === 1 ? 'Ha vuelto 1 entrega más desde entonces.' : `Han vuelto ${n} entregas más desde entonces.`,
    (n) => (n === 1 ? '1 more return has come since.' : `${n} more returns have come since.`),
    (n) => (n === 1 ? 'Voltou mais 1 entrega desde então.' : `Voltaram mais ${n} entregas desde então.`),
    (n) => (n === 1 ? 'Ha tornat 1 lliurament més des de llavors.' : `Han tornat ${n} lliuraments més des de llavors.`),
  ),
  anadir: word('Añadir', 'Add', 'Juntar', 'Afegir'),
  todas: word('Dar todas por buenas', 'Check all', 'Dar todas por boas', 'Donar-les totes per bones'),
  corregir: word('Corregir', 'Correct', 'Corrigir', 'Corregir'),
  corregirQue: word(
    'El importe que se liquida en lugar del que sale, y por qué. El taller lo lee en su papel.',
    'The amount that is settled instead of what it comes to, and why. The workshop reads it on its paper.',
    'O valor que se liquida em vez do que sai, e porquê. A oficina lê-o no seu papel.',
    'L’import que es liquida en lloc del que surt, i per què. El taller ho llegeix al seu paper.',
  ),
  corregido: word('Se liquida', 'Settled at', 'Liquida-se', 'Es liquida'),
  motivo: word('Motivo', 'Reason', 'Motivo', 'Motiu'),
  guardada: word('Línea corregida', 'Line corrected', 'Linha corrigida', 'Línia corregida'),
  revisada: word('Revisada', 'Checked', 'Revista', 'Revisada'),
  nota: word('Nota', 'Note', 'Nota', 'Nota'),
  sinNota: word('Sin nota', 'No note', 'Sem nota', 'Sense nota'),
  orden: word('Orden', 'Order', 'Ordem', 'Ordre'),
  operacion: word('Operación', 'Operation', 'Operação', 'Operació'),
  vuelta: word('Vuelta', 'Returned', 'Volta', 'Tornada'),
  buenas: word('Buenas', 'Good', 'Boas', 'Bones'),
  segundas: word('Segundas', 'Seconds', 'Segundas', 'Segones'),
  noSePagan: word('no se pagan', 'not paid', 'não se pagam', 'no es paguen'),
  perdidas: word('Perdidas', 'Lost', 'Perdidas', 'Perdudes'),
  tarifa: word('Tarifa', 'Rate', 'Tarifa', 'Tarifa'),
  deAntes: word(
    'de un mes ya liquidado',
    'of a month settled before',
    'de um mês já liquidado',
    'd’un mes ja liquidat',
  ),
  total: word('Total sin IVA', 'Total without VAT', 'Total sem IVA', 'Total sense IVA'),
  prepararQue: word(
    'Lo que ha vuelto de cada taller y no está en ninguna liquidación. Se prepara hasta el fin de un mes, se revisa y se liquida.',
    'What has come back from each workshop and is on no statement. It is prepared up to the end of a month, checked and settled.',
    'O que voltou de cada oficina e não está em nenhuma liquidação. Prepara-se até ao fim de um mês, revê-se e liquida-se.',
    'El que ha tornat de cada taller i no és a cap liquidació. Es prepara fins a final d’un mes, es revisa i es liquida.',
  ),
  nada: word(
    'Todo lo que ha vuelto está liquidado.',
    'All that has come back is settled.',
    'Tudo o que voltou está liquidado.',
    'Tot el que ha tornat està liquidat.',
  ),
  desde: word('Desde', 'Since', 'Desde', 'Des de'),
  hasta: word('Hasta fin de', 'Up to the end of', 'Até ao fim de', 'Fins a final de'),
  prepararVerbo: word('Preparar', 'Prepare', 'Preparar', 'Preparar'),
}
