import { describe, expect, test } from 'vitest'
import type { Idioma } from '../idioma.ts'
import { diccionario, type Nombres, rasgosDe, temporadaEn } from './diccionario.ts'
import { entender } from './entender.ts'
import { continuar, estadoDe, sigue } from './estado.ts'
import { raiz } from './palabras.ts'
import { sinDatosPersonales } from './privado.ts'
import { NADA, type Ranuras, type Senas, SIN_SENAS } from './ranuras.ts'
import { RASGOS } from './rasgos.ts'

const t = (es: string, en: string, pt: string, ca: string) => ({ es, en, pt, ca })
const NOMBRES: Nombres = {
  tipos: [
    { id: 1, nombre: t('Vestidos', 'Dresses', 'Vestidos', 'Vestits') },
    { id: 2, nombre: t('Camisas', 'Shirts', 'Camisas', 'Camises') },
    { id: 3, nombre: t('Camisetas', 'T-shirts', 'T-shirts', 'Samarretes') },
    { id: 4, nombre: t('Pantalones', 'Trousers', 'Calças', 'Pantalons') },
  ],
  colores: [
    { id: 1, nombre: t('Negro', 'Black', 'Preto', 'Negre') },
    { id: 2, nombre: t('Marino', 'Navy', 'Azul-marinho', 'Marí') },
    { id: 3, nombre: t('Azulón', 'Royal blue', 'Azulão', 'Blau elèctric') },
    { id: 4, nombre: t('Verde botella', 'Bottle green', 'Verde-garrafa', 'Verd ampolla') },
  ],
  colecciones: [{ id: 1, nombre: t('Fiesta', 'Occasion', 'Festa', 'Festa') }],
  temporadas: [
    { codigo: 'V27', nombre: 'Verano 27' },
    { codigo: 'I26', nombre: 'Invierno 26' },
  ],
  tallas: ['36', '44', 'S', 'M', 'L', 'XL', 'TU'],
  numeros: new Set(['1215']),
  propios: new Set(['alba']),
}

const rasgo = (clave: string) => RASGOS.findIndex(({ fibra, detalle }) => clave === fibra || clave === detalle)

/** What texts say of garments. */
const DE_TEXTOS = new Set(
  (
    [
      ['es', 'volantes'],
      ['en', 'double'],
      ['en', 'breasted'],
      ['en', 'crease'],
      ['ca', 'goma'],
    ] as const
  ).map(([idioma, palabra]) => `${idioma} ${raiz(palabra, idioma)}`),
)

const leer = (idioma: Idioma, pregunta: string): Ranuras =>
  entender(pregunta, diccionario(NOMBRES, idioma), {
    conocida: (una) => una === 'falt',
    dePrendas: (una) => DE_TEXTOS.has(`${idioma} ${una}`),
  })

test.each<[Idioma, string, string]>([
  ['es', 'vestidos', 'vestido'],
  ['es', 'rojas', 'rojo'],
  ['es', 'devoluciones', 'devolucion'],
  ['en', 'dresses', 'dress'],
  ['en', 'deliveries', 'delivery'],
  ['pt', 'encomendas', 'encomenda'],
  ['ca', 'faldilles', 'faldilla'],
  ['ca', 'pantalons', 'pantalo'],
])('%s: %s and %s are one word', (idioma, uno, otro) => {
  expect(raiz(uno, idioma)).toBe(raiz(otro, idioma))
})

test.each<[Idioma, string, string]>([
  ['es', 'camisas', 'camisetas'],
  ['es', 'talla', 'taller'],
  ['en', 'dress', 'dre'],
])('%s: %s and %s are two', (idioma, uno, otro) => {
  expect(raiz(uno, idioma)).not.toBe(raiz(otro, idioma))
})

describe('a question is taken apart', () => {
  test.each<[Idioma, string, Partial<Ranuras>]>([
    ['es', 'vestidos negros en la 44', { tipos: [1], colores: [1], tallas: ['44'] }],
    ['es', 'vestdos', { tipos: [1] }],
    ['es', '¿qué falta?', { tipos: [], resto: ['falta'] }],
    ['es', 'bestidos berdes', { tipos: [1], colores: [4] }],
    ['es', 'vestidos con cueyo alto', { tipos: [1], rasgos: [rasgo('cuelloAlto')] }],
    ['en', 'blak dreses', { tipos: [1], colores: [1] }],
    ['es', '¿sabes cocinar croquetas?', { tipos: [], resto: ['cocinar', 'croquetas'] }],
    ['es', 'una tienda en Zaragoza', { lugares: ['zaragoza'], resto: [] }],
    ['es', 'algo morado', { colores: [expect.any(Number)], resto: [] }],
    ['pt', 'qual é a vossa morada?', { colores: [] }],
    ['es', 'camisetas talla M o L', { tipos: [3], tallas: ['M', 'L'] }],
    ['es', 'en 44 horas', { tallas: [] }],
    ['es', 'azules', { colores: [2, 3] }],
    ['es', 'azul marino', { colores: [2] }],
    ['es', 'para una boda este verano', { colecciones: [1], temporadas: ['V27'] }],
    ['es', 'el 1215 y el 9876', { numeros: ['1215'], ajenos: ['9876'] }],
    ['es', 'dress de lino', { tipos: [1], rasgos: [0] }],
    ['en', 't-shirts', { tipos: [3] }],
    ['en', 'S27 shirts in one size', { tipos: [2], temporadas: ['V27'], tallas: ['TU'] }],
    ['en', 'what’s the Alba like', { propios: ['alba'], tallas: [] }],
    ['pt', 'calças azul-marinho', { tipos: [4], colores: [2] }],
    ['ca', 'samarretes d’hivern', { tipos: [3], temporadas: ['I26'] }],
  ])('%s: %s', (idioma, pregunta, ranuras) => {
    expect(leer(idioma, pregunta)).toMatchObject(ranuras)
  })

  test.each<[Idioma, string, string]>([
    ['es', '¿cuánto cuesta el 1215?', 'precio'],
    ['en', 'how many units are in stock', 'existencias'],
    ['pt', 'onde ficam?', 'contacto'],
    ['ca', 'qui sou?', 'empresa'],
  ])('%s: %s is about %s', (idioma, pregunta, intencion) => {
    expect(leer(idioma, pregunta).intenciones).toContain(intencion)
  })
})

test('what is found by words of the texts alone is gone on from', () => {
  const antes = estadoDe(leer('es', 'pantalones con goma'), null, ['goma'])
  expect(continuar(leer('es', '¿y en negro?'), antes)).toMatchObject({ tipos: [4], colores: [1], resto: ['goma'] })
})

test.each<[Idioma, string]>([
  ['es', '¿en qué calle estáis?'],
  ['es', '¿hacéis uniformes con bordado para hoteles?'],
  ['ca', 'de coll alt'],
])('%s: %s is not rude', (idioma, pregunta) => {
  expect(leer(idioma, pregunta).intenciones).not.toContain('enfado')
})

test('a question goes on from the one before, and says what is different', () => {
  const antes = estadoDe(leer('es', 'vestidos negros en la 44'), null)
  const luego = leer('es', '¿y en azul marino?')
  expect(sigue('¿y en azul marino?', luego, 'es')).toBe(true)
  expect(continuar(luego, antes)).toMatchObject({ tipos: [1], colores: [2], tallas: ['44'] })
  expect(sigue('pantalones en azul', leer('es', 'pantalones en azul'), 'es')).toBe(false)
  expect(sigue('¿cuánto tarda un pedido?', leer('es', '¿cuánto tarda un pedido?'), 'es')).toBe(false)
})

describe('what is denied is what comes after, and no more', () => {
  test.each<[Idioma, string, Partial<Senas>, Partial<Senas>]>([
    ['es', 'vestidos que no sean negros', { tipos: [1] }, { colores: [1] }],
    ['es', 'vestidos que no sean negros en la 44', { tipos: [1], tallas: ['44'] }, { colores: [1] }],
    ['es', 'no quiero vestidos negros', { tipos: [1] }, { colores: [1] }],
    ['es', '¿no tenéis vestidos negros?', { tipos: [1], colores: [1] }, {}],
    ['es', 'no quiero lino, ¿qué vestidos hay?', { tipos: [1] }, { rasgos: [rasgo('LI')] }],
    ['es', 'vestidos sin mangas', { tipos: [1], rasgos: [rasgo('sinMangas')] }, {}],
    ['es', 'vestidos ni negros ni verdes', { tipos: [1] }, { colores: [1, 4] }],
    ['es', 'no, en negro', { colores: [1] }, {}],
    [
      'en',
      'dresses without polyester but with pockets',
      { tipos: [1], rasgos: [rasgo('bolsillos')] },
      { rasgos: [rasgo('PES')] },
    ],
    ['en', 'don’t you have black dresses?', { tipos: [1], colores: [1] }, {}],
    ['en', 'anything but black shirts', { tipos: [2] }, { colores: [1] }],
    ['pt', 'camisas que não sejam pretas', { tipos: [2] }, { colores: [1] }],
    ['ca', 'vestits sense polièster', { tipos: [1] }, { rasgos: [rasgo('PES')] }],
  ])('%s: %s', (idioma, pregunta, si, no) => {
    const r = leer(idioma, pregunta)
    expect(r).toMatchObject({ ...SIN_SENAS, ...si })
    expect(r.no).toEqual({ ...NADA.no, ...no })
  })
})

describe('words of the texts are denied too', () => {
  test.each<[Idioma, string, Partial<Ranuras>]>([
    [
      'es',
      'vestidos sin volantes y con bolsillos',
      { sinDecir: ['volantes'], rasgos: [rasgo('bolsillos')], resto: [] },
    ],
    ['es', 'vestidos sin tachuelas en negro', { sinDecir: [], colores: [1], resto: ['tachuelas'] }],
    ['en', 'shirts that are not double breasted', { sinDecir: ['double', 'breasted'], resto: [] }],
    ['en', 'shirts that do not crease', { sinDecir: [], resto: ['crease'] }],
    ['ca', 'pantalons que no tinguin goma', { sinDecir: ['goma'], resto: [] }],
  ])('%s: %s', (idioma, pregunta, ranuras) => {
    expect(leer(idioma, pregunta)).toMatchObject(ranuras)
  })
})

test.each<[Idioma, string, Partial<Ranuras>]>([
  ['es', 'pantalones en la talla 60', { tallas: ['60'] }],
  ['es', 'a pagar en 60 días', { tallas: [] }],
  ['es', 'treinta camisas', { tipos: [2], resto: [] }],
  ['es', '¿lo podéis cortar?', { rasgos: [] }],
  ['en', 'hola, black dresses', { colores: [1], tipos: [1], resto: [] }],
])('%s: %s', (idioma, pregunta, ranuras) => {
  expect(leer(idioma, pregunta)).toMatchObject(ranuras)
})

test('a season is called as in each language', () => {
  expect(temporadaEn('Invierno 26', 'es')).toBe('invierno 26')
  expect(temporadaEn('Invierno 26', 'en')).toBe('winter 26')
  expect(temporadaEn('Cápsula', 'en')).toBe('Cápsula')
})

test.each<[Idioma, string, number, boolean]>([
  ['es', 'vestidos con más del 90 % de viscosa', 90, true],
  ['en', 'dresses of at least 95% viscose', 95, false],
  ['pt', 'vestidos de pura viscose', 100, false],
  ['ca', 'vestits amb un 50 per cent de viscosa', 50, false],
])('%s: %s asks for so much of a fibre', (idioma, pregunta, porCiento, estricto) => {
  expect(leer(idioma, pregunta).minimos).toEqual([{ rasgo: rasgo('CV'), porCiento, estricto }])
})

test.each<[Idioma, string]>([
  ['es', 'todos los vestidos menos el Alba'],
  ['es', 'vestidos que no sean el 1215'],
  ['en', 'dresses, not the Alba'],
  ['en', 'every dress but the Alba'],
  ['pt', 'vestidos sem ser o Alba'],
  ['ca', 'a part de l’Alba, quins vestits hi ha?'],
])('%s: %s leaves a model out', (idioma, pregunta) => {
  const { tipos, propios, numeros, salvo } = leer(idioma, pregunta)
  expect({ tipos, propios, numeros }).toEqual({ tipos: [1], propios: [], numeros: [] })
  expect(salvo).toHaveLength(1)
})

test.each<[Idioma, string, string[]]>([
  ['es', 'vestidos camisa', ['camisa']],
  ['es', 'vestidos y camisas', []],
  ['ca', 'vestits, camises', []],
])('%s: %s may be a third kind: %j', (idioma, pregunta, dudosas) => {
  expect(leer(idioma, pregunta).dudosas).toEqual(dudosas)
})

test('what a garment is made of, and how', () => {
  const rasgos = rasgosDe('55 % lino, 45 % viscosa', ['flores'])
  expect([...rasgos]).toEqual([
    [rasgo('LI'), 55],
    [rasgo('CV'), 45],
    [rasgo('flores'), 100],
  ])
})

test.each([
  ['Soy Ana, ana@tienda.es', 'Soy …, …'],
  ['Hola, me llamo marta y busco vestidos', 'Hola, me llamo … y busco vestidos'],
  ['Mi nombre es Ana María de la Fuente, de Vigo', 'Mi nombre es …, de Vigo'],
  ['I’m Kate Moss-Brown from Leeds', 'I’m … from Leeds'],
  ['my name is joe, any dresses?', 'my name is …, any dresses?'],
  ['sou Joana da Silva e quero camisas', 'sou … e quero camisas'],
  ['Em dic Núria Puig. Teniu faldilles?', 'Em dic …. Teniu faldilles?'],
  ['soy una tienda de Vigo', 'soy una tienda de Vigo'],
  ['¿el vestido Alba soy yo?', '¿el vestido Alba soy yo?'],
  ['llámeme al +34 612 34 56 78 por favor', 'llámeme al … por favor'],
  ['mi NIF es B12345674', 'mi NIF es …'],
  ['IBAN ES7921000813610123456789', 'IBAN …'],
  ['mire www.mitienda.es/x', 'mire …'],
  ['¿tenéis el 1215 en la 44?', '¿tenéis el 1215 en la 44?'],
  ['pago a 30, 60 y 90 días', 'pago a 30, 60 y 90 días'],
])('%s is kept as %s', (dicho, queda) => {
  expect(sinDatosPersonales(dicho)).toBe(queda)
})
