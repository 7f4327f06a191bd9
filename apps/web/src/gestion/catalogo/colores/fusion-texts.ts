import { word } from '../../words.ts'

/** What the merging of colours says. */
export const FUSION = {
  title: word(
    (n: number) => `Fusionar ${n} colores en uno`,
    (n) => `Merge ${n} colours into one`,
    (n) => `Fundir ${n} cores numa só`,
    (n) => `Fusionar ${n} colors en un`,
  ),
  keep: word('¿Cuál se conserva?', 'Which one stays?', 'Qual se conserva?', 'Quin es conserva?'),
  vanish: word(
    (n: number) => (n === 1 ? 'El otro desaparece' : `Los otros ${n} desaparecen`),
    (n) => (n === 1 ? 'The other one disappears' : `The other ${n} disappear`),
    (n) => (n === 1 ? 'A outra desaparece' : `As outras ${n} desaparecem`),
    (n) => (n === 1 ? 'L’altre desapareix' : `Els altres ${n} desapareixen`),
  ),
  touches: word(
    (n: number) => `y pasa a su nombre todo lo que ${n === 1 ? 'lo' : 'los'} usa:`,
    (n) => `and everything that uses ${n === 1 ? 'it' : 'them'} goes over:`,
    (n) => `e passa para a que fica tudo o que ${n === 1 ? 'a' : 'as'} usa:`,
    (n) => `i hi passa tot el que ${n === 1 ? 'el' : 'els'} fa servir:`,
  ),
  nothing: word(
    (n: number) => `y nada ${n === 1 ? 'lo' : 'los'} usa: no hay más que cambiar.`,
    (n) => `and nothing uses ${n === 1 ? 'it' : 'them'}: there is no more to change.`,
    (n) => `e nada ${n === 1 ? 'a' : 'as'} usa: não há mais que mudar.`,
    (n) => `i res no ${n === 1 ? 'el' : 'els'} fa servir: no hi ha res més a canviar.`,
  ),
  rows: word(
    (n: number) => (n === 1 ? '1 fila' : `${n} filas`),
    (n) => (n === 1 ? '1 row' : `${n} rows`),
    (n) => (n === 1 ? '1 linha' : `${n} linhas`),
    (n) => (n === 1 ? '1 fila' : `${n} files`),
  ),
  added: word(
    (n: number) => (n === 1 ? '1 se suma a otra que ya estaba' : `${n} se suman a otras que ya estaban`),
    (n) => (n === 1 ? '1 is added to one already there' : `${n} are added to others already there`),
    (n) => (n === 1 ? '1 soma-se a outra que já estava' : `${n} somam-se a outras que já estavam`),
    (n) => (n === 1 ? '1 se suma a una que ja hi era' : `${n} se sumen a altres que ja hi eren`),
  ),
  noWayBack: word('No se puede deshacer.', 'This cannot be undone.', 'Não se pode anular.', 'No es pot desfer.'),
  merge: word('Fusionar', 'Merge', 'Fundir', 'Fusionar'),
  merged: word(
    (name: string) => `Fusionados en ${name}`,
    (name) => `Merged into ${name}`,
    (name) => `Fundidas em ${name}`,
    (name) => `Fusionats en ${name}`,
  ),
}
