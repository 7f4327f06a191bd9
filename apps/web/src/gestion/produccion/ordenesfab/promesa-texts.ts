import { word } from '../../words.ts'

/** What can be promised of a cell, in words. */
export const PROMESA = {
  free: word(
    (n: string) => `${n} libres en almacén`,
    (n) => `${n} free in stock`,
    (n) => `${n} livres em armazém`,
    (n) => `${n} lliures al magatzem`,
  ),
  awaited: word(
    (n: string) => `${n} comprometidas en programación`,
    (n) => `${n} promised to season’s orders`,
    (n) => `${n} comprometidas em programação`,
    (n) => `${n} compromeses en programació`,
  ),
  coming: word(
    (n: string, numero: string, day: string) => `${n} en ${numero} ${day}`,
    (n, numero, day) => `${n} on ${numero} ${day}`,
    (n, numero, day) => `${n} em ${numero} ${day}`,
    (n, numero, day) => `${n} a ${numero} ${day}`,
  ),
  noDay: word('sin fecha', 'without a date', 'sem data', 'sense data'),
  cuttable: word(
    (n: string) => `se pueden cortar ${n} de la tela que hay`,
    (n) => `${n} can be cut from the cloth there is`,
    (n) => `podem cortar-se ${n} do tecido que há`,
    (n) => `se’n poden tallar ${n} de la roba que hi ha`,
  ),
  clothFrom: word(
    (day: string) => `tela en camino para el ${day}`,
    (day) => `cloth on its way for ${day}`,
    (day) => `tecido a caminho para ${day}`,
    (day) => `roba en camí per al ${day}`,
  ),
  cloth: word('tela', 'cloth', 'tecido', 'roba'),
  back: word(
    (day: string) => `para el ${day}`,
    (day) => `for ${day}`,
    (day) => `para ${day}`,
    (day) => `per al ${day}`,
  ),
}
