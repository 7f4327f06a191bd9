import { word } from '../../words.ts'

export const PRODUCCION = {
  escandallo: word('Escandallo', 'Cost sheets', 'Fichas de custo', 'Escandall'),
  escandalloQue: word(
    'lo que vale en las hojas que no dicen otra cosa',
    'what holds in sheets that do not say otherwise',
    'o que vale nas fichas que não dizem outra coisa',
    'el que val en els fulls que no diuen altra cosa',
  ),
  segundas: word('Segunda calidad', 'Second quality', 'Segunda qualidade', 'Segona qualitat'),
  segundasQue: word(
    'si se pagan, las prendas buenas llevan su tela y su trabajo; si no, ni una cosa ni la otra',
    'if they are paid for, the good garments bear their cloth and work; if not, neither',
    'se se pagam, as peças boas levam o tecido e o trabalho delas; se não, nem uma coisa nem outra',
    'si es paguen, les peces bones porten la seva roba i la seva feina; si no, ni una cosa ni l’altra',
  ),
  precio: word('Precio propuesto', 'Proposed price', 'Preço proposto', 'Preu proposat'),
  precioQue: word(
    'se redondea hacia arriba; con 50, 90 acaba en ,50 o en ,90; vacío, no se redondea',
    'rounded up; with 50, 90 it ends in .50 or .90; empty, it is not rounded',
    'arredonda-se para cima; com 50, 90 acaba em ,50 ou em ,90; vazio, não se arredonda',
    's’arrodoneix cap amunt; amb 50, 90 acaba en ,50 o en ,90; buit, no s’arrodoneix',
  ),
  pvp: word('PVP recomendado', 'Recommended retail price', 'PVP recomendado', 'PVP recomanat'),
  pvpQue: word(
    'cuántas veces el precio mayor, de menos a más',
    'how many times the wholesale price, from least to most',
    'quantas vezes o preço por grosso, de menos a mais',
    'quantes vegades el preu a l’engròs, de menys a més',
  ),
}
