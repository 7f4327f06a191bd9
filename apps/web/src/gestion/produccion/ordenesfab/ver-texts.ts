import { word } from '../../words.ts'

/** What the record of a manufacturing order says. */
export const VER = {
  released: word(
    (fecha: string) =>
      `Lo asignado de la temporada se liberó el ${fecha}: lo que llegue de lo pedido antes queda libre.`,
    (fecha) => `What the season had allocated was released on ${fecha}: what comes for orders made before is free.`,
    (fecha) => `O atribuído da estação foi libertado a ${fecha}: o que chegar do encomendado antes fica livre.`,
    (fecha) =>
      `El que la temporada tenia assignat es va alliberar el ${fecha}: el que arribi del demanat abans queda lliure.`,
  ),
  edit: word('Editar', 'Edit', 'Editar', 'Editar'),
  sheet: word('Hoja de taller', 'Workshop sheet', 'Folha de oficina', 'Full de taller'),
  launch: word('Lanzar', 'Launch', 'Lançar', 'Llançar'),
  cut: word('Cortar…', 'Cut…', 'Cortar…', 'Tallar…'),
  cutMore: word('Cortar más…', 'Cut more…', 'Cortar mais…', 'Tallar-ne més…'),
  toWorkshop: word('Al taller', 'To the workshop', 'Para a oficina', 'Al taller'),
  receive: word('Recibir prendas…', 'Receive garments…', 'Receber peças…', 'Rebre peces…'),
  close: word('Cerrar la orden…', 'Close the order…', 'Fechar a ordem…', 'Tancar l’ordre…'),
  correct: word('Corregir las cuentas…', 'Put counts right…', 'Corrigir as contas…', 'Corregir els comptes…'),
  cancel: word('Anular la orden…', 'Cancel the order…', 'Anular a ordem…', 'Anul·lar l’ordre…'),
  needs: word('Qué materia necesita', 'What material it needs', 'Que matéria precisa', 'Quina matèria necessita'),
  moveTo: word(
    (estado: string) => `Pasar a ${estado.toLowerCase()}`,
    (estado) => `Move to ${estado.toLowerCase()}`,
    (estado) => `Passar a ${estado.toLowerCase()}`,
    (estado) => `Passar a ${estado.toLowerCase()}`,
  ),
  moved: word(
    (n: number, estado: string) =>
      n === 1 ? `Orden ${estado.toLowerCase()}` : `${n} órdenes: ${estado.toLowerCase()}`,
    (n, estado) => (n === 1 ? `Order ${estado.toLowerCase()}` : `${n} orders: ${estado.toLowerCase()}`),
    (n, estado) => (n === 1 ? `Ordem ${estado.toLowerCase()}` : `${n} ordens: ${estado.toLowerCase()}`),
    (n, estado) => (n === 1 ? `Ordre ${estado.toLowerCase()}` : `${n} ordres: ${estado.toLowerCase()}`),
  ),
  cancelTitle: word(
    (names: string[]) => (names.length === 1 ? `Anular la orden ${names[0]}` : `Anular ${names.length} órdenes`),
    (names) => (names.length === 1 ? `Cancel order ${names[0]}` : `Cancel ${names.length} orders`),
    (names) => (names.length === 1 ? `Anular a ordem ${names[0]}` : `Anular ${names.length} ordens`),
    (names) => (names.length === 1 ? `Anul·lar l’ordre ${names[0]}` : `Anul·lar ${names.length} ordres`),
  ),
  cancelWhat: word(
    'Una orden anulada ya no se fabrica y no vuelve atrás. Una orden cortada no se anula: antes corrija lo cortado.',
    'A cancelled order is not made and does not come back. One that is cut is not cancelled: put right what was cut first.',
    'Uma ordem anulada já não se fabrica nem volta atrás. Uma ordem cortada não se anula: corrija antes o que foi cortado.',
    'Una ordre anul·lada ja no es fabrica ni torna enrere. Una ordre tallada no s’anul·la: abans corregiu el que s’ha tallat.',
  ),
  cancelVerb: word('Anular', 'Cancel the order', 'Anular', 'Anul·lar'),
  closeTitle: word(
    (numero: string) => `Cerrar la orden ${numero}`,
    (numero) => `Close order ${numero}`,
    (numero) => `Fechar a ordem ${numero}`,
    (numero) => `Tancar l’ordre ${numero}`,
  ),
  closeWhat: word(
    'El coste real por prenda queda fijo y la orden ya no cambia.',
    'The real cost of a garment is fixed and the order changes no more.',
    'O custo real por peça fica fixo e a ordem já não muda.',
    'El cost real per peça queda fix i l’ordre ja no canvia.',
  ),
  closeMissing: word(
    (n: number) =>
      n === 1 ? 'Queda 1 prenda del plan: no se esperará más.' : `Quedan ${n} prendas del plan: no se esperarán más.`,
    (n) =>
      n === 1
        ? '1 garment of the plan has not come: it will not be awaited.'
        : `${n} garments of the plan have not come: they will not be awaited.`,
    (n) =>
      n === 1
        ? 'Resta 1 peça do plano: já não se espera por ela.'
        : `Restam ${n} peças do plano: já não se espera por elas.`,
    (n) => (n === 1 ? 'Queda 1 peça del pla: ja no s’esperarà.' : `Queden ${n} peces del pla: ja no s’esperaran.`),
  ),
  closeWhy: word(
    'Por qué no se esperan más',
    'Why they are no longer awaited',
    'Porque já não se esperam',
    'Per què ja no s’esperen',
  ),
  closePart: word(
    'Dejar de esperar prendas…',
    'Stop awaiting garments…',
    'Deixar de esperar peças…',
    'Deixar d’esperar peces…',
  ),
  closePartTitle: word(
    (numero: string) => `Dejar de esperar prendas de ${numero}`,
    (numero) => `Stop awaiting garments of ${numero}`,
    (numero) => `Deixar de esperar peças de ${numero}`,
    (numero) => `Deixar d’esperar peces de ${numero}`,
  ),
  closePartWhat: word(
    'Lo que queda de estos colores sale del plan: ni se espera ni se promete. Lo demás de la orden sigue.',
    'What is left of these colours leaves the plan: it is neither awaited nor promised. The rest of the order goes on.',
    'O que resta destas cores sai do plano: nem se espera nem se promete. O resto da ordem continua.',
    'El que queda d’aquests colors surt del pla: ni s’espera ni es promet. La resta de l’ordre continua.',
  ),
  closePartColour: word(
    (color: string, n: number) => `${color}: ${n} pendientes`,
    (color, n) => `${color}: ${n} to come`,
    (color, n) => `${color}: ${n} pendentes`,
    (color, n) => `${color}: ${n} pendents`,
  ),
  closePartVerb: word('No esperarlas', 'Do not await them', 'Não as esperar', 'No esperar-les'),
  closedPart: word(
    (n: number) => (n === 1 ? '1 prenda menos en el plan' : `${n} prendas menos en el plan`),
    (n) => (n === 1 ? '1 garment less in the plan' : `${n} garments less in the plan`),
    (n) => (n === 1 ? '1 peça a menos no plano' : `${n} peças a menos no plano`),
    (n) => (n === 1 ? '1 peça menys en el pla' : `${n} peces menys en el pla`),
  ),
  closeVerb: word('Cerrar la orden', 'Close the order', 'Fechar a ordem', 'Tancar l’ordre'),
  closed: word(
    'Orden cerrada: el coste real queda fijo',
    'Order closed: the real cost is fixed',
    'Ordem fechada: o custo real fica fixo',
    'Ordre tancada: el cost real queda fix',
  ),
  note: word('Nota', 'Note', 'Nota', 'Nota'),
  noteHint: word(
    'Queda en la historia de la orden.',
    'It stays in the order’s history.',
    'Fica na história da ordem.',
    'Queda en la història de l’ordre.',
  ),
  matrix: word('Tallas y colores', 'Sizes and colours', 'Tamanhos e cores', 'Talles i colors'),
  missing: word('Falta', 'Missing', 'Falta', 'Falta'),
  total: word('Total', 'Total', 'Total', 'Total'),
  received: word(
    (percent: string) => `${percent}\u00a0% recibido`,
    (percent) => `${percent}\u00a0% received`,
    (percent) => `${percent}\u00a0% recebido`,
    (percent) => `${percent}\u00a0% rebut`,
  ),
  days: word(
    (n: number) => (n === 1 ? '1 día tarde' : `${n} días tarde`),
    (n) => (n === 1 ? '1 day late' : `${n} days late`),
    (n) => (n === 1 ? '1 dia de atraso' : `${n} dias de atraso`),
    (n) => (n === 1 ? '1 dia tard' : `${n} dies tard`),
  ),
  dueOn: word(
    (day: string) => `para el ${day}`,
    (day) => `due ${day}`,
    (day) => `para ${day}`,
    (day) => `per al ${day}`,
  ),
  noDue: word('sin fecha de entrega', 'no due date', 'sem data de entrega', 'sense data de lliurament'),
  noWorkshop: word('sin taller', 'no workshop', 'sem oficina', 'sense taller'),
  history: word('Historial', 'History', 'Histórico', 'Historial'),
  garments: word(
    (n: number) => (n === 1 ? '1 prenda' : `${n} prendas`),
    (n) => (n === 1 ? '1 garment' : `${n} garments`),
    (n) => (n === 1 ? '1 peça' : `${n} peças`),
    (n) => (n === 1 ? '1 peça' : `${n} peces`),
  ),
  seconds: word(
    (n: number) => `${n} de segunda`,
    (n) => (n === 1 ? '1 second' : `${n} seconds`),
    (n) => `${n} de segunda`,
    (n) => `${n} de segona`,
  ),
  because: word(
    (motivo: string) => `Motivo: ${motivo}`,
    (motivo) => `Reason: ${motivo}`,
    (motivo) => `Motivo: ${motivo}`,
    (motivo) => `Motiu: ${motivo}`,
  ),
  house: word('La casa', 'The house', 'A casa', 'La casa'),
}
