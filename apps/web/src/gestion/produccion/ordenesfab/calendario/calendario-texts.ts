import { word } from '../../../words.ts'

export const CALENDARIO = {
  titulo: word('Calendario', 'Calendar', 'Calendário', 'Calendari'),
  que: word(
    'Lo que ha de llegar cada semana, por taller. Una orden se arrastra a otra semana, o se mueve con ← y →.',
    'What is due each week, by workshop. An order is dragged to another week, or moved with ← and →.',
    'O que há de chegar cada semana, por oficina. Uma ordem arrasta-se para outra semana, ou move-se com ← e →.',
    'El que ha d’arribar cada setmana, per taller. Una ordre s’arrossega a una altra setmana, o es mou amb ← i →.',
  ),
  taller: word('Taller', 'Workshop', 'Oficina', 'Taller'),
  sinTaller: word('Sin taller', 'No workshop', 'Sem oficina', 'Sense taller'),
  antes: word('Antes, o sin día', 'Before, or no day', 'Antes, ou sem dia', 'Abans, o sense dia'),
  anterior: word('Semanas anteriores', 'Earlier weeks', 'Semanas anteriores', 'Setmanes anteriors'),
  siguiente: word('Semanas siguientes', 'Later weeks', 'Semanas seguintes', 'Setmanes següents'),
  hoy: word('Hoy', 'Today', 'Hoje', 'Avui'),
  nada: word(
    'No hay órdenes abiertas.',
    'There are no open orders.',
    'Não há ordens abertas.',
    'No hi ha ordres obertes.',
  ),
  retraso: word('con retraso', 'late', 'com atraso', 'amb retard'),
  unaAntes: word(
    (numero: string) => `${numero}: una semana antes`,
    (numero) => `${numero}: a week sooner`,
    (numero) => `${numero}: uma semana antes`,
    (numero) => `${numero}: una setmana abans`,
  ),
  unaDespues: word(
    (numero: string) => `${numero}: una semana después`,
    (numero) => `${numero}: a week later`,
    (numero) => `${numero}: uma semana depois`,
    (numero) => `${numero}: una setmana després`,
  ),
  mover: word('Mover', 'Move', 'Mover', 'Moure'),
  movida: word('Entrega movida', 'Due day moved', 'Entrega movida', 'Lliurament mogut'),
  nadie: word(
    'Ningún pedido espera prendas de esta orden.',
    'No customer’s order waits for garments of it.',
    'Nenhuma encomenda espera peças desta ordem.',
    'Cap comanda no espera peces d’aquesta ordre.',
  ),
  cambian: word(
    'Para estos pedidos cambia el día:',
    'For these orders the day changes:',
    'Para estas encomendas muda o dia:',
    'Per a aquestes comandes canvia el dia:',
  ),
  tarde: word(
    'llega tarde para su ventana',
    'too late for its window',
    'tarde para a sua janela',
    'tard per a la seva finestra',
  ),
  de: {
    es: (numero: string, antes: string, ahora: string) => `${numero}: de ${antes} a ${ahora}`,
    en: (numero: string, antes: string, ahora: string) => `${numero}: from ${antes} to ${ahora}`,
    pt: (numero: string, antes: string, ahora: string) => `${numero}: de ${antes} para ${ahora}`,
    ca: (numero: string, antes: string, ahora: string) => `${numero}: de ${antes} a ${ahora}`,
  },
  prendas: {
    es: (n: string) => `${n} prendas`,
    en: (n: string) => `${n} garments`,
    pt: (n: string) => `${n} peças`,
    ca: (n: string) => `${n} peces`,
  },
}
