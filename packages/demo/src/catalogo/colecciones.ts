import type { Textos } from '@telar/domain/idioma'
import { t } from './base.ts'
import type { DemoColeccion } from './modelos.ts'

export const DEMO_COLECCIONES: Record<DemoColeccion, { nombre: Textos; descripcion: Textos }> = {
  basicos: {
    nombre: t('Básicos', 'Essentials', 'Básicos', 'Bàsics'),
    descripcion: t(
      'Lo que se vende todo el año, siempre en stock.',
      'What sells all year round, always in stock.',
      'O que se vende todo o ano, sempre em stock.',
      'El que es ven tot l’any, sempre en estoc.',
    ),
  },
  fiesta: {
    nombre: t('Fiesta', 'Occasion', 'Festa', 'Festa'),
    descripcion: t(
      'Para bodas, cenas y domingos que lo merecen.',
      'For weddings, dinners and Sundays that deserve it.',
      'Para casamentos, jantares e domingos que o merecem.',
      'Per a casaments, sopars i diumenges que s’ho mereixen.',
    ),
  },
  lino: {
    nombre: t('Lino', 'Linen', 'Linho', 'Lli'),
    descripcion: t(
      'Mezclas de lino lavado para los meses de calor.',
      'Washed linen blends for the warm months.',
      'Misturas de linho lavado para os meses de calor.',
      'Barreges de lli rentat per als mesos de calor.',
    ),
  },
  grandes: {
    nombre: t('Tallas grandes', 'Curve', 'Tamanhos grandes', 'Talles grans'),
    descripcion: t(
      'De la 36 a la 54 con el mismo patrón y el mismo precio.',
      'Sizes 36 to 54, same pattern, same price.',
      'Do 36 ao 54 com o mesmo molde e o mesmo preço.',
      'De la 36 a la 54 amb el mateix patró i el mateix preu.',
    ),
  },
}

/** The hero of the home page. */
export const DEMO_BANNERS = [
  {
    titulo: t(
      'El verano se corta *en casa*',
      'Summer, cut *in-house*',
      'O verão corta-se *em casa*',
      'L’estiu es talla *a casa*',
    ),
    texto: t(
      'Modelos cortados y cosidos en nuestro taller, de la talla 36 a la 54. Servimos a tiendas desde hace treinta años.',
      'Designs cut and sewn in our own workshop, in sizes 36 to 54. We have supplied shops for thirty years.',
      'Modelos cortados e cosidos na nossa oficina, do tamanho 36 ao 54. Servimos lojas há trinta anos.',
      'Models tallats i cosits al nostre taller, de la talla 36 a la 54. Servim botigues des de fa trenta anys.',
    ),
    accion: t('Ver la colección', 'See the collection', 'Ver a coleção', 'Veure la col·lecció'),
    enlace: '/gallery',
  },
]
