import type { EstadoDeNota } from '@telar/domain/produccion/operacion'
import type { StateWord } from '../../declare/values.ts'
import { word, words } from '../../words.ts'
import { PAGINA } from './paginas.ts'

export const ESTADO: Record<EstadoDeNota, StateWord> = {
  fuera: { mark: 'ring', label: word('En taller', 'At the workshop', 'Em oficina', 'Al taller') },
  parcial: { mark: 'half', label: word('Vuelta en parte', 'Partly back', 'Voltou em parte', 'Tornada en part') },
  vuelta: { mark: 'done', label: word('Vuelta', 'Back', 'Voltou', 'Tornada') },
  anulada: { mark: 'blocked', label: word('Anulada', 'Cancelled', 'Anulada', 'Anul·lada') },
}

export const NOTA_LABELS = {
  numero: word('Número', 'Number', 'Número', 'Número'),
  orden: word('Orden', 'Order', 'Ordem', 'Ordre'),
  modelo: word('Modelo', 'Model', 'Modelo', 'Model'),
  nombre: words.nombre,
  operacion: word('Operación', 'Operation', 'Operação', 'Operació'),
  taller: word('Taller', 'Workshop', 'Oficina', 'Taller'),
  estado: words.estado,
  fecha: word('Salió', 'Left', 'Saiu', 'Va sortir'),
  fechaPrevista: word('Ha de volver', 'Due back', 'Deve voltar', 'Ha de tornar'),
  tarifa: word('Tarifa', 'Rate', 'Tarifa', 'Tarifa'),
  cantidad: word('Salieron', 'Left', 'Saíram', 'Van sortir'),
  buenas: word('Buenas', 'Good', 'Boas', 'Bones'),
  segundas: word('Segundas', 'Seconds', 'Segundas', 'Segones'),
  perdidas: word('Perdidas', 'Lost', 'Perdidas', 'Perdudes'),
  fuera: word('Fuera', 'Out', 'Fora', 'Fora'),
  quien: word('La hizo', 'Made by', 'Feita por', 'La va fer'),
  atrasada: PAGINA.atrasada,
}

export const NOTA = {
  ...PAGINA,
  papel: word('Nota en papel', 'Note on paper', 'Nota em papel', 'Nota en paper'),
  enCasa: word('En casa', 'In the house', 'Em casa', 'A casa'),
  recibir: word('Recibir de taller', 'Receive from workshop', 'Receber da oficina', 'Rebre del taller'),
  recibirN: word(
    (n: string) => `Recibir ${n}`,
    (n) => `Receive ${n}`,
    (n) => `Receber ${n}`,
    (n) => `Rebre ${n}`,
  ),
  recibidas: word(
    (n: string) => `${n} prendas recibidas de taller`,
    (n) => `${n} garments received from the workshop`,
    (n) => `${n} peças recebidas da oficina`,
    (n) => `${n} peces rebudes del taller`,
  ),
  anular: word('Anular nota…', 'Cancel note…', 'Anular nota…', 'Anul·lar nota…'),
  anularQue: word(
    'Como si no hubiera salido: las prendas quedan donde estaban. El papel ya no vale.',
    'As if it had never left: the garments stay where they were. The paper is void.',
    'Como se não tivesse saído: as peças ficam onde estavam. O papel já não vale.',
    'Com si no hagués sortit: les peces queden on eren. El paper ja no val.',
  ),
  anulada: word('Nota anulada', 'Note cancelled', 'Nota anulada', 'Nota anul·lada'),
  vueltas: word('Lo que ha vuelto', 'What has come back', 'O que voltou', 'El que ha tornat'),
  sinVueltas: word(
    'Aún no ha vuelto nada.',
    'Nothing has come back yet.',
    'Ainda não voltou nada.',
    'Encara no ha tornat res.',
  ),
  anularVuelta: word('Anular', 'Cancel', 'Anular', 'Anul·lar'),
  anularVueltaQue: word(
    'Lo que se anotó no volvió: si había entrado en el almacén, sale de él.',
    'What was noted did not come back: if it had gone into the stock, it leaves it.',
    'O que se anotou não voltou: se tinha entrado no armazém, sai dele.',
    'El que es va anotar no va tornar: si havia entrat al magatzem, en surt.',
  ),
  vueltaAnulada: word('Anulada', 'Cancelled', 'Anulada', 'Anul·lada'),
  liquidada: word('En una liquidación', 'On a statement', 'Numa liquidação', 'En una liquidació'),
  acompana: word('Acompaña', 'Goes with it', 'Acompanha', 'Acompanya'),
  talla: word('Talla', 'Size', 'Tamanho', 'Talla'),
  salieron: word('Salieron', 'Left', 'Saíram', 'Van sortir'),
  quedan: word('Quedan', 'Still out', 'Faltam', 'Queden'),
  deN: word(
    (n: string) => `quedan ${n}`,
    (n) => `${n} out`,
    (n) => `faltam ${n}`,
    (n) => `en queden ${n}`,
  ),
  total: word('Total', 'Total', 'Total', 'Total'),
  todas: word('Todas buenas', 'All good', 'Todas boas', 'Totes bones'),
  ninguna: word('Ninguna', 'None', 'Nenhuma', 'Cap'),
  motivo: word('Motivo', 'Reason', 'Motivo', 'Motiu'),
  elegir: word('Elija…', 'Choose…', 'Escolha…', 'Trieu…'),
  detalle: word('Detalle', 'Detail', 'Pormenor', 'Detall'),
  faltaMotivo: word(
    'Diga por qué son segundas.',
    'Say why they are seconds.',
    'Diga porque são segundas.',
    'Digueu per què són segones.',
  ),
  nota: word('Nota', 'Note', 'Nota', 'Nota'),
  notaDonde: word(
    'Queda en la historia de la orden.',
    'It stays in the order’s history.',
    'Fica na história da ordem.',
    'Queda a la història de l’ordre.',
  ),
  ultima: word(
    'Es la última operación: las buenas entran en el almacén.',
    'It is the last operation: the good ones go into the stock.',
    'É a última operação: as boas entram no armazém.',
    'És l’última operació: les bones entren al magatzem.',
  ),
  noUltima: word(
    'Las buenas esperan la operación siguiente; las segundas entran en el almacén de segundas.',
    'The good ones wait for the next operation; seconds go into the stock of seconds.',
    'As boas esperam a operação seguinte; as segundas entram no armazém de segundas.',
    'Les bones esperen l’operació següent; les segones entren al magatzem de segones.',
  ),
  noEsperada: word(
    (que: string) => `${que} no está en esta nota, o ya ha vuelto.`,
    (que) => `${que} is not on this note, or is back already.`,
    (que) => `${que} não está nesta nota, ou já voltou.`,
    (que) => `${que} no és en aquesta nota, o ja ha tornat.`,
  ),
  noEsNota: word(
    (que: string) => `${que} no es una nota de taller.`,
    (que) => `${que} is not a workshop note.`,
    (que) => `${que} não é uma nota de oficina.`,
    (que) => `${que} no és una nota de taller.`,
  ),
  mas: word(
    (que: string) => `Una más: ${que}`,
    (que) => `One more: ${que}`,
    (que) => `Mais uma: ${que}`,
    (que) => `Una més: ${que}`,
  ),
  menos: word(
    (que: string) => `Una menos: ${que}`,
    (que) => `One less: ${que}`,
    (que) => `Menos uma: ${que}`,
    (que) => `Una menys: ${que}`,
  ),
}

export const EN_TALLER = {
  que: word(
    'Lo que está fuera ahora, taller por taller: desde cuándo y para cuándo.',
    'What is out now, workshop by workshop: since when and until when.',
    'O que está fora agora, oficina por oficina: desde quando e para quando.',
    'El que és fora ara, taller per taller: des de quan i per a quan.',
  ),
  nada: word(
    'No hay nada en taller.',
    'Nothing is at a workshop.',
    'Não há nada em oficina.',
    'No hi ha res al taller.',
  ),
  prendas: word(
    (n: string) => `${n} prendas`,
    (n) => `${n} garments`,
    (n) => `${n} peças`,
    (n) => `${n} peces`,
  ),
  tarde: word(
    (n: string) => `${n} con retraso`,
    (n) => `${n} late`,
    (n) => `${n} em atraso`,
    (n) => `${n} amb retard`,
  ),
  dias: word(
    (n: number) => (n === 1 ? 'hace 1 día' : `hace ${n} días`),
    (n) => (n === 1 ? '1 day ago' : `${n} days ago`),
    (n) => (n === 1 ? 'há 1 dia' : `há ${n} dias`),
    (n) => (n === 1 ? 'fa 1 dia' : `fa ${n} dies`),
  ),
  hoy: word('hoy', 'today', 'hoje', 'avui'),
}

export const SEGUNDAS = {
  que: word(
    'Cuántas prendas vuelven con falta, de qué taller, de qué modelo y por qué.',
    'How many garments come back with a fault, from which workshop, of which model and why.',
    'Quantas peças voltam com defeito, de que oficina, de que modelo e porquê.',
    'Quantes peces tornen amb defecte, de quin taller, de quin model i per què.',
  ),
  desde: word('Desde', 'From', 'Desde', 'Des de'),
  hasta: word('Hasta', 'Until', 'Até', 'Fins a'),
  nada: word(
    'No ha vuelto nada en este tiempo.',
    'Nothing has come back in this time.',
    'Não voltou nada neste tempo.',
    'No ha tornat res en aquest temps.',
  ),
  sinSegundas: word('Ninguna segunda.', 'No seconds.', 'Nenhuma segunda.', 'Cap segona.'),
  volvieron: word('Volvieron', 'Came back', 'Voltaram', 'Van tornar'),
  tasa: word('Tasa', 'Rate', 'Taxa', 'Taxa'),
  sinMotivo: word('Sin decir', 'Not said', 'Sem dizer', 'Sense dir'),
}
