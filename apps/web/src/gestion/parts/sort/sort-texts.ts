import { word } from '../../words.ts'

/** What a grip says. */
export const SORT = {
  move: word(
    (name: string) => `Mover ${name}`,
    (name) => `Move ${name}`,
    (name) => `Mover ${name}`,
    (name) => `Moure ${name}`,
  ),
  how: word(
    'Arrastre, o Espacio y flechas',
    'Drag, or Space and arrows',
    'Arraste, ou Espaço e setas',
    'Arrossegueu, o Espai i fletxes',
  ),
  lifted: word(
    (name: string, at: number, of: number) =>
      `${name}: puesto ${at} de ${of}. Flechas para mover, Espacio para dejar, Esc para volver.`,
    (name, at, of) => `${name}: place ${at} of ${of}. Arrows to move, Space to leave it, Esc to go back.`,
    (name, at, of) => `${name}: lugar ${at} de ${of}. Setas para mover, Espaço para largar, Esc para voltar.`,
    (name, at, of) => `${name}: lloc ${at} de ${of}. Fletxes per moure, Espai per deixar, Esc per tornar.`,
  ),
}
