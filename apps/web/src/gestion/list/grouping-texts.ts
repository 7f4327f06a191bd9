import { word } from '../words.ts'

export const GROUPING = {
  group: word('Agrupar', 'Group', 'Agrupar', 'Agrupar'),
  groups: word(
    (many: string) => `${many.charAt(0).toUpperCase()}${many.slice(1)} por grupos`,
    (many) => `${many.charAt(0).toUpperCase()}${many.slice(1)} by group`,
    (many) => `${many.charAt(0).toUpperCase()}${many.slice(1)} por grupos`,
    (many) => `${many.charAt(0).toUpperCase()}${many.slice(1)} per grups`,
  ),
  groupBy: word('Agrupar por', 'Group by', 'Agrupar por', 'Agrupar per'),
  howMany: word('Cuántos', 'How many', 'Quantos', 'Quants'),
  month: word(
    (field: string) => `${field}, por meses`,
    (field) => `${field}, by month`,
    (field) => `${field}, por meses`,
    (field) => `${field}, per mesos`,
  ),
}
