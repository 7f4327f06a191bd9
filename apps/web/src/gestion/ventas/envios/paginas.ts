import { word } from '../../words.ts'

/** What the head of the list says: its page, and what of it waits. */
export const PAGINA = {
  entregar: word('Entregar al transportista', 'Hand over', 'Entregar ao transportador', 'Lliurar al transportista'),
  atender: word('Atender', 'Look after', 'Atender', 'Atendre'),
  incidencias: word('Con incidencia', 'Gone wrong', 'Com incidência', 'Amb incidència'),
  sinEtiqueta: word('Por etiquetar', 'To be labelled', 'Por etiquetar', 'Per etiquetar'),
  etiquetar: word('Etiquetar', 'Label', 'Etiquetar', 'Etiquetar'),
}
