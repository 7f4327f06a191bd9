import type { Noun } from '../../declare/screen.ts'
import { fem } from '../../grammar.ts'
import { word } from '../../words.ts'

export const VIEWS = {
  label: word('Vistas', 'Views', 'Vistas', 'Vistes'),
  all: word(
    (noun: Noun) => fem(noun, 'Todos', 'Todas'),
    () => 'All',
    (noun) => fem(noun, 'Todos', 'Todas'),
    (noun) => fem(noun, 'Tots', 'Totes'),
  ),
  save: word('Guardar vista', 'Save view', 'Guardar vista', 'Desar la vista'),
  changed: word('Vista modificada', 'View changed', 'Vista alterada', 'Vista modificada'),
}

export const FILTERS = {
  filter: word('Filtro', 'Filter', 'Filtro', 'Filtre'),
  add: word('Añadir filtro', 'Add a filter', 'Adicionar filtro', 'Afegir un filtre'),
  change: word('Cambiar el filtro', 'Change the filter', 'Alterar o filtro', 'Canviar el filtre'),
  remove: word(
    (field: string) => `Quitar el filtro de ${field}`,
    (field) => `Remove the filter on ${field}`,
    (field) => `Tirar o filtro de ${field}`,
    (field) => `Treure el filtre de ${field}`,
  ),
  field: word('Dato', 'Field', 'Dado', 'Dada'),
  comparison: word('Comparación', 'Comparison', 'Comparação', 'Comparació'),
  today: word('hoy', 'today', 'hoje', 'avui'),
  value: word('Valor', 'Value', 'Valor', 'Valor'),
  apply: word('Aplicar', 'Apply', 'Aplicar', 'Aplicar'),
  all: word('se cumplen todos', 'all of them hold', 'cumprem-se todos', 'es compleixen tots'),
  any: word('se cumple alguno', 'any of them holds', 'cumpre-se algum', 'se’n compleix algun'),
  choices: {
    eq: word('es', 'is', 'é', 'és'),
    neq: word('no es', 'is not', 'não é', 'no és'),
    lt: word('<', '<', '<', '<'),
    lte: word('≤', '≤', '≤', '≤'),
    gt: word('>', '>', '>', '>'),
    gte: word('≥', '≥', '≥', '≥'),
    contains: word('contiene', 'contains', 'contém', 'conté'),
    startswith: word('empieza por', 'starts with', 'começa por', 'comença per'),
    endswith: word('acaba en', 'ends with', 'acaba em', 'acaba en'),
    empty: word('está vacío', 'is empty', 'está vazio', 'és buit'),
    filled: word('no está vacío', 'is not empty', 'não está vazio', 'no és buit'),
  },
  dates: {
    eq: word('es el', 'is on', 'é a', 'és el'),
    neq: word('no es el', 'is not on', 'não é a', 'no és el'),
    lt: word('antes del', 'before', 'antes de', 'abans del'),
    lte: word('hasta el', 'until', 'até', 'fins al'),
    gt: word('después del', 'after', 'depois de', 'després del'),
    gte: word('desde el', 'since', 'desde', 'des del'),
    contains: word('contiene', 'contains', 'contém', 'conté'),
    startswith: word('empieza por', 'starts with', 'começa por', 'comença per'),
    endswith: word('acaba en', 'ends with', 'acaba em', 'acaba en'),
    empty: word('está vacío', 'is empty', 'está vazio', 'és buit'),
    filled: word('no está vacío', 'is not empty', 'não está vazio', 'no és buit'),
  },
}
