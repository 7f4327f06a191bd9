import type { Idioma } from '@telar/domain/idioma'
import type { Preguntada } from './preguntada.ts'

/** Conversations: each question goes on from the one before. */
export const TURNOS: [Idioma, readonly Preguntada[]][] = [
  [
    'en',
    [
      ['show me the Valentina coat', 'modelo:5503'],
      ['no, blue', 'modelo:5503 & dice:royal blue'],
      ['and in white?', 'modelo:5503 & dice:does not come'],
    ],
  ],
  [
    'es',
    [
      ['el abrigo Valentina', 'modelo:5503'],
      ['no, en azul', 'modelo:5503 & dice:azulon'],
    ],
  ],
  [
    'en',
    [
      ['fuzzy coats', 'personas'],
      ['and no checks', 'abrigo -#cuadros & dice:fuzzy'],
    ],
  ],
  [
    'es',
    [
      ['conjuntos con falda', 'uno:7019|7022'],
      ['mejor con pantalón', 'uno:7004|7007|7010|7013|7016'],
    ],
  ],
  [
    'ca',
    [
      ['quant triga a arribar a Girona', 'faq:plazos'],
      ['i a les Canàries?', 'faq:plazos'],
      ['faldilles negres', 'falda NEG'],
      ['i a Portugal?', 'personas'],
    ],
  ],
  [
    'pt',
    [
      ['quanto custa o transporte para o Porto', 'faq:portes'],
      ['e para a Madeira?', 'faq:portes'],
    ],
  ],
  [
    'ca',
    [
      ['vestits vermells', 'modelo:1257'],
      ['i abrics?', 'modelo:5509'],
    ],
  ],
  [
    'en',
    [
      ['skirts', 'falda'],
      ['with a zip', 'uno:4036|4039'],
      ['thanks, and how long is delivery', 'faq:plazos'],
    ],
  ],
  [
    'es',
    [
      ['faldas de lino', 'falda lino'],
      ['menos la Odette', 'modelo:4018'],
    ],
  ],
  [
    'en',
    [
      ['short dresses in black', 'vestido #corto NEG'],
      ['no, pink', 'vestido #corto ROS|FUC'],
    ],
  ],
  [
    'en',
    [
      ['coats', 'abrigo'],
      ['is the third one lined?', 'modelo:5509 & dice:lined'],
    ],
  ],
  [
    'es',
    [
      ['soy Marta y busco abrigos negros', 'abrigo NEG'],
      ['¿y el segundo en qué tallas viene?', 'modelo:5506'],
    ],
  ],
  [
    'ca',
    [
      ['faldilles prisades', 'falda #plisado'],
      ['la primera de què està feta?', 'modelo:4012'],
    ],
  ],
  [
    'pt',
    [
      ['vestidos midi de festa', 'vestido #midi @fiesta'],
      ['só pelo joelho', 'vestido #rodilla @fiesta'],
    ],
  ],
  [
    'en',
    [
      ['red trousers', 'pantalon ROJ'],
      ['sorry I meant skirts', 'falda ROJ'],
    ],
  ],
  [
    'pt',
    [
      ['vestidos vermelhos', 'vestido ROJ'],
      ['desculpe, saias', 'falda ROJ'],
    ],
  ],
  [
    'ca',
    [
      ['vestits vermells', 'vestido ROJ'],
      ['ui no, faldilles', 'falda ROJ'],
    ],
  ],
  [
    'es',
    [
      ['vestidos rojos', 'vestido ROJ'],
      ['perdona, ¿tenéis abrigos?', 'abrigo'],
    ],
  ],
]
