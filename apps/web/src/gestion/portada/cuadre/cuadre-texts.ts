import { word } from '../../words.ts'

export const CUADRE = {
  comprobar: word('Comprobar ahora', 'Check now', 'Verificar agora', 'Comprovar ara'),
  comprobando: word('Comprobando…', 'Checking…', 'A verificar…', 'Comprovant…'),
  nunca: word(
    'Todavía no se ha comprobado nunca. Se hace cada noche, y cuando se pide aquí.',
    'The books have never been checked yet. It is done every night, and whenever it is asked for here.',
    'Ainda nunca se verificou. Faz-se todas as noites, e quando se pede aqui.',
    'Encara no s’ha comprovat mai. Es fa cada nit, i quan es demana aquí.',
  ),
  cuadra: word('Todo cuadra', 'Everything agrees', 'Está tudo certo', 'Tot quadra'),
  noCuadra: word(
    'Hay cuentas que no cuadran',
    'Some of the books do not agree',
    'Há contas que não batem certo',
    'Hi ha comptes que no quadren',
  ),
  deNoche: word('de noche', 'at night', 'de noite', 'de nit'),
  reglas: word('Lo que se comprueba', 'What is checked', 'O que se verifica', 'El que es comprova'),
  sinMirar: word(
    'No dio tiempo a comprobarlo.',
    'There was not enough time to check it.',
    'Não houve tempo para o verificar.',
    'No hi va haver temps de comprovar-ho.',
  ),
  que: word('Qué', 'What', 'O quê', 'Què'),
  esperado: word('Debería ser', 'Should be', 'Deveria ser', 'Hauria de ser'),
  hallado: word('Es', 'Is', 'É', 'És'),
  desde: word('Desde', 'Since', 'Desde', 'Des de'),
  mas: word('y más:', 'and more:', 'e mais:', 'i més:'),
  de: word('de', 'of', 'de', 'de'),
}
