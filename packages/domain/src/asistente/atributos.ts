import type { Idioma } from '../idioma.ts'

/** What a question asks of a garment that it names. */
export type Atributo = 'colores' | 'tallas' | 'composicion' | 'cuidados' | 'tipos' | 'colecciones'

/** The words by which each is asked. */
export const ATRIBUTOS: Record<Idioma, Record<Atributo, RegExp>> = {
  es: {
    colores: /^(color|colores|tonos?)$/,
    tallas: /^(tallas?|talles?|tallaje)$/,
    composicion: /^(composicion|tejidos?|materiales|material|telas?|hech[oa]s?|compuest[oa]|fibras?)$/,
    cuidados:
      /^(lav\w+|cuid\w+|planch\w+|secadora|lejia|grados|temperatura|tintoreria|limpiar\w{0,4}|limpian?|limpieza)$/,
    tipos: /^(tipos?|categorias?|catalogo|vendeis|venden|fabricais)$/,
    colecciones: /^colecci(on|ones)$/,
  },
  en: {
    colores: /^(colou?rs?|shades?)$/,
    tallas: /^(sizes?|sizing)$/,
    composicion: /^(fabrics?|composition|materials?|cloth|made|fibres?|fibers?)$/,
    cuidados: /^(wash\w*|care|iron\w*|dry|dryer|tumble|clean\w*|bleach|degrees?|grados|temperature|launder\w*)$/,
    tipos: /^(types?|kinds?|categor\w+|catalogue|catalog|range)$/,
    colecciones: /^collections?$/,
  },
  pt: {
    colores: /^(cor|cores|tons?)$/,
    tallas: /^(tamanhos?)$/,
    composicion: /^(composicao|tecidos?|materia\w*|feit[oa]s?|fibras?)$/,
    cuidados:
      /^(lav\w+|cuid\w+|ferro|secar|passar|lixivia|graus|grados|temperatura|limpar\w{0,4}|limpam?|limpeza|engom\w+)$/,
    tipos: /^(tipos?|categorias?|catalogo|vendem)$/,
    colecciones: /^colec(ao|oes)$/,
  },
  ca: {
    colores: /^(colors?|tons?)$/,
    tallas: /^(talla|talles|mida|mides)$/,
    composicion: /^(composicio|teixits?|materials?|tela|fet|feta|fets|fetes|fibres?)$/,
    cuidados: /^(rent\w+|cuid\w+|planx\w+|assec\w+|lleixiu|graus|grados|temperatura|tintoreria|netej\w+)$/,
    tipos: /^(tipus|categori\w+|cataleg|veneu)$/,
    colecciones: /^col(leccio|leccions)$/,
  },
}

/** What is said beside it and asks nothing more. */
const CON_ELLO: Partial<Record<Atributo, RegExp>> = {
  cuidados:
    /^(meter\w{0,4}|poner\w{0,4}|posar\w{0,4}|ficar|colocar|por|put|pop|throw|chuck|machine|maquina|lavadora|rentadora|agua|water|aigua|safe|cycle|usar|use|using|servir|echar\w{0,4}|tirar|aguant\w{1,4}|soport\w{1,4}|resist\w{1,4}|aguent\w{1,4}|suport\w{1,4}|withstand|hot|caliente|quente|calent)$/,
  composicion:
    /^(contains?|contiene|contienen|contem|conte|contenen|percentage|percent|porcentaje|percentagem|percentatge|proporcion|proportion|proporcao|proporcio|parte|part|pesa|predomina|exactly|type)$/,
  tallas: /^(runs?|range|ranges|goes|go|up|empieza|empiezan|comeca|comenca|llega|llegan|chega|chegam|arriba|arriben)$/,
  colores: /^(tonalidad\w{0,3}|disponibl\w{0,3}|options?)$/,
}

/** Whether a word only goes with what is asked. */
export const acompana = (palabra: string, atributos: readonly Atributo[]): boolean =>
  atributos.some((uno) => CON_ELLO[uno]?.test(palabra) === true)
