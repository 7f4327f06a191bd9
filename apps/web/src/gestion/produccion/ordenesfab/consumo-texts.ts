import type { Textos } from '@telar/domain/idioma'
import type { OrigenDeManoDeObra } from '@telar/domain/produccion/coste-de-orden'
import { word } from '../../words.ts'

/** What the record of a manufacturing order says of rolls and of cost. */
export const CONSUMO = {
  pieces: word('Piezas consumidas', 'Rolls used', 'Rolos consumidos', 'Peces de roba consumides'),
  noPieces: word(
    'Todavía no se ha cortado de ninguna pieza.',
    'Nothing has been cut from any roll yet.',
    'Ainda não se cortou de nenhum rolo.',
    'Encara no s’ha tallat de cap peça.',
  ),
  piece: word('Pieza', 'Roll', 'Rolo', 'Peça'),
  lot: word('Lote', 'Lot', 'Lote', 'Lot'),
  taken: word('Cortado', 'Cut', 'Cortado', 'Tallat'),
  rest: word('Quedó', 'Left', 'Ficou', 'Va quedar'),
  unitCost: word('€/ud.', '€/unit', '€/un.', '€/ut.'),
  giveBack: word(
    (numero: string) => `Devolver la pieza ${numero}`,
    (numero) => `Give back roll ${numero}`,
    (numero) => `Devolver o rolo ${numero}`,
    (numero) => `Tornar la peça ${numero}`,
  ),
  giveBackTitle: word(
    (numero: string) => `Devolver lo cortado de ${numero}`,
    (numero) => `Give back what was cut from ${numero}`,
    (numero) => `Devolver o cortado de ${numero}`,
    (numero) => `Tornar el que s’ha tallat de ${numero}`,
  ),
  giveBackWhat: word(
    (cuanto: string) => `${cuanto} vuelven a la pieza y dejan de contar en el coste de esta orden.`,
    (cuanto) => `${cuanto} go back to the roll and no longer count in this order’s cost.`,
    (cuanto) => `${cuanto} voltam ao rolo e deixam de contar no custo desta ordem.`,
    (cuanto) => `${cuanto} tornen a la peça i deixen de comptar en el cost d’aquesta ordre.`,
  ),
  giveBackVerb: word('Devolver', 'Give back', 'Devolver', 'Tornar'),
  gaveBack: word(
    (numero: string) => `Lo anotado de ${numero} ha vuelto a la pieza`,
    (numero) => `What was noted of ${numero} is back on the roll`,
    (numero) => `O anotado de ${numero} voltou ao rolo`,
    (numero) => `El que s’havia anotat de ${numero} ha tornat a la peça`,
  ),
  lots: word(
    (materia: string, lotes: string) => `${materia}: un mismo color mezcla los lotes ${lotes}.`,
    (materia, lotes) => `${materia}: one colour mixes lots ${lotes}.`,
    (materia, lotes) => `${materia}: a mesma cor mistura os lotes ${lotes}.`,
    (materia, lotes) => `${materia}: un mateix color barreja els lots ${lotes}.`,
  ),
  lotsHint: word(
    'Puede haber diferencia de tono: separe las prendas por lote.',
    'The shade may differ: keep garments apart by lot.',
    'Pode haver diferença de tom: separe as peças por lote.',
    'Hi pot haver diferència de to: separeu les peces per lot.',
  ),
  cost: word('Coste por prenda', 'Cost per garment', 'Custo por peça', 'Cost per peça'),
  plannedReal: word('previsto y real', 'planned and real', 'previsto e real', 'previst i real'),
  planned: word('Previsto', 'Planned', 'Previsto', 'Previst'),
  real: word('Real', 'Real', 'Real', 'Real'),
  deviation: word('Desvío', 'Difference', 'Desvio', 'Desviació'),
  overheads: word(
    (percent: string) => `Gastos generales ${percent}\u00a0%`,
    (percent) => `General costs ${percent}\u00a0%`,
    (percent) => `Gastos gerais ${percent}\u00a0%`,
    (percent) => `Despeses generals ${percent}\u00a0%`,
  ),
  costTotal: word('Coste', 'Cost', 'Custo', 'Cost'),
  provisional: word(
    (n: number) =>
      n === 1
        ? 'Provisional, sobre 1 prenda. Se fija al cerrar la orden.'
        : `Provisional, sobre ${n} prendas. Se fija al cerrar la orden.`,
    (n) =>
      n === 1
        ? 'Provisional, over 1 garment. Fixed when the order is closed.'
        : `Provisional, over ${n} garments. Fixed when the order is closed.`,
    (n) =>
      n === 1
        ? 'Provisório, sobre 1 peça. Fixa-se ao fechar a ordem.'
        : `Provisório, sobre ${n} peças. Fixa-se ao fechar a ordem.`,
    (n) =>
      n === 1
        ? 'Provisional, sobre 1 peça. Es fixa en tancar l’ordre.'
        : `Provisional, sobre ${n} peces. Es fixa en tancar l’ordre.`,
  ),
  final: word(
    (n: number) => (n === 1 ? 'Fijo, sobre 1 prenda buena.' : `Fijo, sobre ${n} prendas buenas.`),
    (n) => (n === 1 ? 'Fixed, over 1 good garment.' : `Fixed, over ${n} good garments.`),
    (n) => (n === 1 ? 'Fixo, sobre 1 peça boa.' : `Fixo, sobre ${n} peças boas.`),
    (n) => (n === 1 ? 'Fix, sobre 1 peça bona.' : `Fix, sobre ${n} peces bones.`),
  ),
  secondsPaid: word(
    'Las segundas se pagan: su tela y su trabajo los llevan las buenas.',
    'Seconds are paid for: the good ones bear their cloth and work.',
    'As segundas pagam-se: o tecido e o trabalho delas recaem nas boas.',
    'Les segones es paguen: les bones porten la seva roba i la seva feina.',
  ),
  secondsUnpaid: word(
    'Las segundas no se pagan: no cargan ni tela ni trabajo a las buenas.',
    'Seconds are not paid for: the good ones bear neither their cloth nor their work.',
    'As segundas não se pagam: as boas não levam nem o tecido nem o trabalho delas.',
    'Les segones no es paguen: les bones no en porten ni la roba ni la feina.',
  ),
  noCost: word(
    'Se calcula en cuanto hay prendas cortadas.',
    'It is calculated as soon as garments are cut.',
    'Calcula-se assim que houver peças cortadas.',
    'Es calcula així que hi ha peces tallades.',
  ),
  noSheet: word(
    'El modelo no tenía escandallo al lanzar la orden: no hay coste previsto.',
    'The model had no cost sheet when the order was launched: there is no planned cost.',
    'O modelo não tinha ficha de custo ao lançar a ordem: não há custo previsto.',
    'El model no tenia escandall en llançar l’ordre: no hi ha cost previst.',
  ),
}

/** Where what the work costs is taken from. */
export const MANO_DE_OBRA: Record<OrigenDeManoDeObra, Textos> = {
  taller: word(
    'Confección a la tarifa del taller.',
    'Sewing at the workshop’s rate.',
    'Confeção à tarifa da oficina.',
    'Confecció a la tarifa del taller.',
  ),
  hoja: word(
    'Sin tarifa del taller: la confección es la del escandallo.',
    'No rate of the workshop: sewing is the cost sheet’s.',
    'Sem tarifa da oficina: a confeção é a da ficha de custo.',
    'Sense tarifa del taller: la confecció és la de l’escandall.',
  ),
  ninguno: word(
    'Sin tarifa del taller ni escandallo: la confección no está contada.',
    'Neither a rate nor a cost sheet: sewing is not counted.',
    'Sem tarifa nem ficha de custo: a confeção não está contada.',
    'Sense tarifa ni escandall: la confecció no està comptada.',
  ),
}
