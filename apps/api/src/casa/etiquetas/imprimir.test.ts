import { ean13 } from '@telar/domain/casa/codigos'
import { type Etiqueta, HOJAS } from '@telar/domain/casa/etiquetas'
import { expect, test } from 'vitest'
import { barrasEnPapel } from '../../testing/papel.ts'
import { enHojas, PLANTILLA } from './imprimir.ts'

const EAN = ean13('8412345', 77)
const LARGA: Etiqueta = {
  titulo: 'Vestido camisero midi de lino lavado con cinturón y botones de nácar María del Carmen',
  lineas: ['1215 · Verde botella oscuro con flores pequeñas', '100 % lino europeo', 'Hecho en Sabadell'],
  ...{ grande: 'XXL', precio: '129,95 €', cantidad: 1 },
  barras: { clase: 'ean13', valor: EAN },
}

test.each(Object.entries(HOJAS))(
  'on a label of %s the bars keep their room, however much there is to say',
  async (_, medidas) => {
    const leidos = await barrasEnPapel(PLANTILLA, await enHojas([LARGA], { idioma: 'es', medidas }))
    expect(leidos).toEqual([EAN])
  },
)
