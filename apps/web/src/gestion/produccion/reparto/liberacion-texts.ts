import { word } from '../../words.ts'

/** What a season says of the garments that are tied to its orders. */
export const LIBERACION = {
  never: word(
    'La temporada no tiene día de liberación: lo asignado sigue asignado.',
    'The season has no release day: what is allocated stays so.',
    'A estação não tem dia de libertação: o atribuído continua atribuído.',
    'La temporada no té dia d’alliberament: el que és assignat hi continua.',
  ),
  on: word(
    (fecha: string) => `El ${fecha} lo asignado que no haya salido queda libre.`,
    (fecha) => `On ${fecha} what is allocated and has not left becomes free.`,
    (fecha) => `A ${fecha} o atribuído que não tenha saído fica livre.`,
    (fecha) => `El ${fecha} el que és assignat i no hagi sortit queda lliure.`,
  ),
  done: word(
    (fecha: string) => `Lo asignado se liberó el ${fecha}; lo que llegue queda libre.`,
    (fecha) => `What was allocated was released on ${fecha}; what comes is free.`,
    (fecha) => `O atribuído foi libertado a ${fecha}; o que chegar fica livre.`,
    (fecha) => `El que era assignat es va alliberar el ${fecha}; el que arribi queda lliure.`,
  ),
  untied: word('No hay nada asignado.', 'Nothing is allocated.', 'Não há nada atribuído.', 'No hi ha res assignat.'),
  tied: word(
    (prendas: string, pedidos: string) => `Prendas asignadas: ${prendas}. Pedidos: ${pedidos}.`,
    (prendas, pedidos) => `Garments allocated: ${prendas}. Orders: ${pedidos}.`,
    (prendas, pedidos) => `Peças atribuídas: ${prendas}. Encomendas: ${pedidos}.`,
    (prendas, pedidos) => `Peces assignades: ${prendas}. Comandes: ${pedidos}.`,
  ),
  until: word('Entrega hasta', 'Deliver until', 'Entrega até', 'Lliurament fins a'),
  model: word('Modelo', 'Model', 'Modelo', 'Model'),
}
