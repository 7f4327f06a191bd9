import type { Textos } from '@telar/domain/idioma'
import type { CausaDeMetros } from '@telar/domain/produccion/materia'
import { word } from '../../words.ts'

export const PIEZA = {
  stale: word(
    'La pieza ha cambiado mientras tanto, por otra persona o en otra ventana.',
    'The roll has changed meanwhile, by somebody else or in another window.',
    'A peça mudou entretanto, por outra pessoa ou noutra janela.',
    'La peça ha canviat mentrestant, per una altra persona o en una altra finestra.',
  ),
  takeTheirs: word('Ver la suya', 'See theirs', 'Ver a sua', 'Veure la seva'),
  keepMine: word('Guardar la mía', 'Save mine', 'Guardar a minha', 'Desar la meva'),
  titulo: word('Pieza', 'Roll', 'Peça', 'Peça'),
  datos: word('Corregir la pieza', 'Correct the roll', 'Corrigir a peça', 'Corregir la peça'),
  datosQue: word(
    'dónde está, de qué lote y color es, cuánto queda',
    'where it lies, its lot and colour, how much is left',
    'onde está, de que lote e cor é, quanto resta',
    'on és, de quin lot i color és, quant en queda',
  ),
  motivo: word(
    'Motivo del cambio de medida',
    'Why the length changes',
    'Motivo da mudança de medida',
    'Motiu del canvi de mida',
  ),
  cortada: word('Lo que se ha cortado', 'What was cut from it', 'O que se cortou', 'El que se n’ha tallat'),
  sinCortar: word(
    'Aún no se ha cortado nada.',
    'Nothing has been cut yet.',
    'Ainda não se cortou nada.',
    'Encara no s’ha tallat res.',
  ),
  orden: word('Orden', 'Order', 'Ordem', 'Ordre'),
  ajustes: word('Cambios de medida', 'Changes of length', 'Mudanças de medida', 'Canvis de mida'),
  sinAjustes: word(
    'La medida no se ha tocado.',
    'The length was never changed.',
    'A medida nunca mudou.',
    'La mida no s’ha tocat.',
  ),
  movimientos: word('Movimientos', 'Movements', 'Movimentos', 'Moviments'),
  causa: word('Qué pasó', 'What happened', 'O que aconteceu', 'Què va passar'),
  porque: word('Motivo', 'Reason', 'Motivo', 'Motiu'),
  quien: word('Quién', 'Who', 'Quem', 'Qui'),
}

/** Why metres came into a roll or left it. */
export const CAUSA_DE_METROS: Record<CausaDeMetros, Textos> = {
  entrada: word('Llegó', 'Came', 'Chegou', 'Va arribar'),
  corte: word('Cortado', 'Cut', 'Cortado', 'Tallat'),
  devolucion: word('Devuelto', 'Given back', 'Devolvido', 'Tornat'),
  ajuste: word('Medido de nuevo', 'Measured again', 'Medido de novo', 'Mesurat de nou'),
  proveedor: word('Al proveedor', 'To the supplier', 'Ao fornecedor', 'Al proveïdor'),
}
