import type { Idioma } from '@telar/domain/idioma'

interface FusionTexts {
  title: (n: number) => string
  keep: string
  vanish: (n: number) => string
  touches: (n: number) => string
  nothing: (n: number) => string
  rows: (n: number) => string
  added: (n: number) => string
  noWayBack: string
  merge: string
  merged: (name: string) => string
}

/** What the merging of colours says. */
export const FUSION: Record<Idioma, FusionTexts> = {
  es: {
    title: (n) => `Fusionar ${n} colores en uno`,
    keep: '¿Cuál se conserva?',
    vanish: (n) => (n === 1 ? 'El otro desaparece' : `Los otros ${n} desaparecen`),
    touches: (n) => `y pasa a su nombre todo lo que ${n === 1 ? 'lo' : 'los'} usa:`,
    nothing: (n) => `y nada ${n === 1 ? 'lo' : 'los'} usa: no hay más que cambiar.`,
    rows: (n) => (n === 1 ? '1 fila' : `${n} filas`),
    added: (n) => (n === 1 ? '1 se suma a otra que ya estaba' : `${n} se suman a otras que ya estaban`),
    noWayBack: 'No se puede deshacer.',
    merge: 'Fusionar',
    merged: (name) => `Fusionados en ${name}`,
  },
  en: {
    title: (n) => `Merge ${n} colours into one`,
    keep: 'Which one stays?',
    vanish: (n) => (n === 1 ? 'The other one disappears' : `The other ${n} disappear`),
    touches: (n) => `and everything that uses ${n === 1 ? 'it' : 'them'} goes over:`,
    nothing: (n) => `and nothing uses ${n === 1 ? 'it' : 'them'}: there is no more to change.`,
    rows: (n) => (n === 1 ? '1 row' : `${n} rows`),
    added: (n) => (n === 1 ? '1 is added to one already there' : `${n} are added to others already there`),
    noWayBack: 'This cannot be undone.',
    merge: 'Merge',
    merged: (name) => `Merged into ${name}`,
  },
  pt: {
    title: (n) => `Fundir ${n} cores numa só`,
    keep: 'Qual se conserva?',
    vanish: (n) => (n === 1 ? 'A outra desaparece' : `As outras ${n} desaparecem`),
    touches: (n) => `e passa para a que fica tudo o que ${n === 1 ? 'a' : 'as'} usa:`,
    nothing: (n) => `e nada ${n === 1 ? 'a' : 'as'} usa: não há mais que mudar.`,
    rows: (n) => (n === 1 ? '1 linha' : `${n} linhas`),
    added: (n) => (n === 1 ? '1 soma-se a outra que já estava' : `${n} somam-se a outras que já estavam`),
    noWayBack: 'Não se pode anular.',
    merge: 'Fundir',
    merged: (name) => `Fundidas em ${name}`,
  },
  ca: {
    title: (n) => `Fusionar ${n} colors en un`,
    keep: 'Quin es conserva?',
    vanish: (n) => (n === 1 ? 'L’altre desapareix' : `Els altres ${n} desapareixen`),
    touches: (n) => `i hi passa tot el que ${n === 1 ? 'el' : 'els'} fa servir:`,
    nothing: (n) => `i res no ${n === 1 ? 'el' : 'els'} fa servir: no hi ha res més a canviar.`,
    rows: (n) => (n === 1 ? '1 fila' : `${n} files`),
    added: (n) => (n === 1 ? '1 se suma a una que ja hi era' : `${n} se sumen a altres que ja hi eren`),
    noWayBack: 'No es pot desfer.',
    merge: 'Fusionar',
    merged: (name) => `Fusionats en ${name}`,
  },
}
