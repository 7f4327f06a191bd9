import type { Noun } from '../../declare/screen.ts'
import { counted } from '../../grammar.ts'
import { word } from '../../words.ts'

/** What is said of changing several rows at once. */
export const CHANGE = {
  title: word(
    (n: string, count: number, noun: Noun) => `Cambiar ${n} ${counted(count, noun)}`,
    (n, count, noun) => `Change ${n} ${counted(count, noun)}`,
    (n, count, noun) => `Alterar ${n} ${counted(count, noun)}`,
    (n, count, noun) => `Canviar ${n} ${counted(count, noun)}`,
  ),
  what: word(
    'Todas a la vez o ninguna; se puede deshacer.',
    'All at once or none; it can be undone.',
    'Todas de uma vez ou nenhuma; pode anular-se.',
    'Totes alhora o cap; es pot desfer.',
  ),
  field: word('Campo', 'Field', 'Campo', 'Camp'),
  value: word('Valor nuevo', 'New value', 'Valor novo', 'Valor nou'),
  numberHint: word(
    '12,50 lo pone · +5 % o −2 lo suben o bajan',
    '12.50 sets it · +5 % or −2 raise or lower it',
    '12,50 define-o · +5 % ou −2 sobem ou baixam',
    '12,50 el posa · +5 % o −2 el pugen o baixen',
  ),
  same: word(
    (n: string, count: number) => (count === 1 ? `${n} queda como está.` : `${n} quedan como están.`),
    (n, count) => (count === 1 ? `${n} stays as it is.` : `${n} stay as they are.`),
    (n, count) => (count === 1 ? `${n} fica como está.` : `${n} ficam como estão.`),
    (n, count) => (count === 1 ? `${n} queda com està.` : `${n} queden com estan.`),
  ),
  refused: word(
    (n: string, count: number) => (count === 1 ? `${n} no puede cambiar:` : `${n} no pueden cambiar:`),
    (n) => `${n} cannot change:`,
    (n, count) => (count === 1 ? `${n} não pode mudar:` : `${n} não podem mudar:`),
    (n, count) => (count === 1 ? `${n} no pot canviar:` : `${n} no poden canviar:`),
  ),
  verb: word(
    (n: string) => `Cambiar ${n}`,
    (n) => `Change ${n}`,
    (n) => `Alterar ${n}`,
    (n) => `Canviar ${n}`,
  ),
  done: word(
    (field: string, n: string, count: number, noun: Noun) => `${field}: ${n} ${counted(count, noun)} al día`,
    (field, n, count, noun) => `${field}: ${n} ${counted(count, noun)} updated`,
    (field, n, count, noun) => `${field}: ${n} ${counted(count, noun)} em dia`,
    (field, n, count, noun) => `${field}: ${n} ${counted(count, noun)} al dia`,
  ),
  undone: word('Como estaba antes', 'As it was before', 'Como estava antes', 'Com estava abans'),
  tooMany: word(
    (max: string) => `De una vez se cambian como mucho ${max}. Marque menos.`,
    (max) => `At most ${max} change at once. Mark fewer.`,
    (max) => `De uma vez alteram-se no máximo ${max}. Marque menos.`,
    (max) => `D’un cop se’n canvien com a molt ${max}. Marqueu-ne menys.`,
  ),
}
