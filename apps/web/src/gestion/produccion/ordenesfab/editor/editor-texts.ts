import { word } from '../../../words.ts'

/** What the editor of a manufacturing order says, and the page that makes them from customers' orders. */
export const EDITOR = {
  pickModel: word(
    'Modelo: busque por número o nombre…',
    'Model: find by number or name…',
    'Modelo: procure por número ou nome…',
    'Model: busqueu per número o nom…',
  ),
  noModel: word(
    'Ningún modelo se llama así.',
    'No model has that name.',
    'Nenhum modelo tem esse nome.',
    'Cap model no es diu així.',
  ),
  otherModel: word('Otro modelo', 'Another model', 'Outro modelo', 'Un altre model'),
  whatFirst: word(
    'Elija el modelo: sus tallas y colores salen aquí.',
    'Choose the model: its sizes and colours appear here.',
    'Escolha o modelo: os tamanhos e cores aparecem aqui.',
    'Trieu el model: les talles i els colors surten aquí.',
  ),
  noCells: word(
    'Escriba cuántas prendas de cada color y talla.',
    'Write how many garments of each colour and size.',
    'Escreva quantas peças de cada cor e tamanho.',
    'Escriviu quantes peces de cada color i talla.',
  ),
  planFixed: word(
    'Ya se ha cortado: lo previsto no cambia.',
    'Something is cut: the plan no longer changes.',
    'Já se cortou: o previsto não muda.',
    'Ja s’ha tallat: el previst no canvia.',
  ),
  noSheet: word(
    'Este modelo todavía no tiene escandallo: no habrá coste previsto ni propuesta de piezas.',
    'This model has no cost sheet yet: there will be no planned cost and no rolls will be proposed.',
    'Este modelo ainda não tem ficha de custo: não haverá custo previsto nem proposta de rolos.',
    'Aquest model encara no té escandall: no hi haurà cost previst ni proposta de peces.',
  ),
  tallerHint: word(
    'Hace falta para lanzar la orden.',
    'Needed to launch the order.',
    'É preciso para lançar a ordem.',
    'Cal per llançar l’ordre.',
  ),
  stale: word(
    'La orden ha cambiado mientras tanto, por otra persona o en otra ventana.',
    'The order has changed meanwhile, by somebody else or in another window.',
    'A ordem mudou entretanto, por outra pessoa ou noutra janela.',
    'L’ordre ha canviat mentrestant, per una altra persona o en una altra finestra.',
  ),
  takeTheirs: word('Ver la suya', 'See theirs', 'Ver a sua', 'Veure la seva'),
  keepMine: word('Guardar la mía', 'Save mine', 'Guardar a minha', 'Desar la meva'),
}
