import type { Idioma, Textos } from '@telar/domain/idioma'
import type { TipoDeLinea } from '@telar/domain/produccion/escandallo'
import { word } from '../../words.ts'

/** What lines that are no material are called when they enter. */
export const CONCEPTO: Record<Exclude<TipoDeLinea, 'materia' | 'avio'>, Textos> = {
  corte: word('Corte', 'Cutting', 'Corte', 'Tall'),
  confeccion: word('Confección', 'Sewing', 'Confeção', 'Confecció'),
  acabado: word('Plancha y acabado', 'Pressing and finish', 'Engomadoria e acabamento', 'Planxa i acabat'),
  transporte: word('Transporte', 'Carriage', 'Transporte', 'Transport'),
  otro: word('Otro concepto', 'Something else', 'Outro conceito', 'Un altre concepte'),
}

export const HOJA = {
  titulo: word('Escandallo', 'Cost sheet', 'Ficha de custo', 'Escandall'),
  porPrenda: word('por prenda', 'per garment', 'por peça', 'per peça'),
  concepto: word('Concepto', 'Item', 'Conceito', 'Concepte'),
  consumo: word('Consumo', 'Consumption', 'Consumo', 'Consum'),
  merma: word('Merma %', 'Waste %', 'Desperdício %', 'Minva %'),
  precio: word('Precio', 'Price', 'Preço', 'Preu'),
  importe: word('Importe', 'Amount', 'Valor', 'Import'),
  buscar: word(
    'Añadir materia o avío…',
    'Add a material or trimming…',
    'Juntar matéria ou aviamento…',
    'Afegir matèria o fornitura…',
  ),
  ninguna: word(
    'Ninguna materia con ese nombre.',
    'No material of that name.',
    'Nenhuma matéria com esse nome.',
    'Cap matèria amb aquest nom.',
  ),
  anadir: word('Mano de obra y otros', 'Labour and others', 'Mão de obra e outros', 'Mà d’obra i altres'),
  vacia: word(
    'Este modelo no tiene escandallo. Añada sus materias, o cópielo de otro.',
    'This model has no cost sheet. Add its materials, or copy it from another.',
    'Este modelo não tem ficha de custo. Junte as suas matérias, ou copie-a de outro.',
    'Aquest model no té escandall. Afegiu les seves matèries, o copieu-lo d’un altre.',
  ),
  copiar: word('Copiar de…', 'Copy from…', 'Copiar de…', 'Copiar de…'),
  sinFuentes: word(
    'Aún no hay de dónde copiar: ni versiones, ni órdenes, ni modelos parecidos.',
    'There is nothing to copy from yet: no versions, orders or models like it.',
    'Ainda não há de onde copiar: nem versões, nem ordens, nem modelos parecidos.',
    'Encara no hi ha d’on copiar: ni versions, ni ordres, ni models semblants.',
  ),
  deHoy: word('Precios de hoy', 'Today’s prices', 'Preços de hoje', 'Preus d’avui'),
  guardar: word('Guardar versión', 'Save version', 'Guardar versão', 'Desar versió'),
  nota: word(
    'Qué cambia en esta versión',
    'What changes in this version',
    'O que muda nesta versão',
    'Què canvia en aquesta versió',
  ),
  porTallas: word('Consumo por tallas', 'Consumption by size', 'Consumo por tamanhos', 'Consum per talles'),
  porTallasQue: word(
    'Vacía, la talla gasta lo mismo que las demás.',
    'Left empty, a size takes what the others do.',
    'Vazio, o tamanho gasta o mesmo que os outros.',
    'Buida, la talla gasta el mateix que les altres.',
  ),
  tallas: word('tallas', 'sizes', 'tamanhos', 'talles'),
  coste: word('Coste', 'Cost', 'Custo', 'Cost'),
  materiales: word('Materiales', 'Materials', 'Materiais', 'Materials'),
  taller: word('Mano de obra y otros', 'Labour and others', 'Mão de obra e outros', 'Mà d’obra i altres'),
  gastos: word('Gastos generales', 'General costs', 'Gastos gerais', 'Despeses generals'),
  subtotal: word('Subtotal', 'Subtotal', 'Subtotal', 'Subtotal'),
  precios: word('Precio', 'Price', 'Preço', 'Preu'),
  alEscribir: word(
    'se recalcula al escribir',
    'worked out as you type',
    'recalcula-se ao escrever',
    'es recalcula en escriure',
  ),
  margen: word('Margen objetivo %', 'Target margin %', 'Margem objetivo %', 'Marge objectiu %'),
  gastosPor: word('Gastos generales %', 'General costs %', 'Gastos gerais %', 'Despeses generals %'),
  exacto: word('Exacto, sin redondear', 'Exact, before rounding', 'Exato, sem arredondar', 'Exacte, sense arrodonir'),
  propuesto: word('Propuesto', 'Proposed', 'Proposto', 'Proposat'),
  actual: word('Precio mayor de hoy', 'Wholesale price today', 'Preço grosso de hoje', 'Preu major d’avui'),
  margenReal: word('Margen real', 'Margin it leaves', 'Margem real', 'Marge real'),
  pvp: word('PVP', 'RRP', 'PVP', 'PVP'),
  porTalla: word('Coste por talla', 'Cost by size', 'Custo por tamanho', 'Cost per talla'),
  versiones: word('Versiones', 'Versions', 'Versões', 'Versions'),
  sinVersiones: word(
    'Aún no se ha guardado ninguna.',
    'None saved yet.',
    'Ainda não se guardou nenhuma.',
    'Encara no se n’ha desat cap.',
  ),
  vigente: word('vigente', 'in force', 'em vigor', 'vigent'),
  partir: word('Partir de esta', 'Start from this one', 'Partir desta', 'Partir d’aquesta'),
  real: word('Coste real', 'Real cost', 'Custo real', 'Cost real'),
  realQue: word(
    'de sus órdenes de fabricación',
    'of its manufacturing orders',
    'das suas ordens de fabrico',
    'de les seves ordres de fabricació',
  ),
  sinOrdenes: word(
    'Cuando se corte una orden de este modelo se verá aquí lo que cuesta de verdad.',
    'Once an order of this model is cut, what it really costs is seen here.',
    'Quando se cortar uma ordem deste modelo, ver-se-á aqui o que custa de verdade.',
    'Quan es talli una ordre d’aquest model es veurà aquí què costa de debò.',
  ),
  previsto: word('Previsto', 'Planned', 'Previsto', 'Previst'),
  enReal: word('Real', 'Real', 'Real', 'Real'),
  desvio: word('Desvío', 'Difference', 'Desvio', 'Desviació'),
  sinMedir: word('sin medir', 'not measured', 'sem medir', 'sense mesurar'),
  suya: word('Ver la suya', 'See theirs', 'Ver a dele', 'Veure la seva'),
  mia: word('Guardar la mía encima', 'Save mine over it', 'Guardar a minha por cima', 'Desar la meva a sobre'),
  origen: {
    version: word(
      'Versiones de este modelo',
      'Versions of this model',
      'Versões deste modelo',
      'Versions d’aquest model',
    ),
    ordenfab: word(
      'Lo que costaron sus órdenes',
      'What its orders came to',
      'O que custaram as suas ordens',
      'El que van costar les seves ordres',
    ),
    modelo: word('Modelos parecidos', 'Models like it', 'Modelos parecidos', 'Models semblants'),
  },
}

interface Frases {
  version: (n: number, cuando: string) => string
  nueva: string
  deCasa: (n: string) => string
  poner: (precio: string) => string
  puesto: (precio: string) => string
  copiado: (de: string) => string
  guardada: (n: number) => string
  quitada: (concepto: string) => string
  quitar: (concepto: string) => string
  celda: (que: string, concepto: string) => string
  hoy: (precio: string) => string
  prendas: (n: string) => string
  viendo: (n: number) => string
}

export const FRASES: Record<Idioma, Frases> = {
  es: {
    version: (n, cuando) => `versión ${n}, ${cuando}`,
    nueva: 'sin guardar todavía',
    deCasa: (n) => `Vacío, el de la casa: ${n}`,
    poner: (precio) => `Poner ${precio} como precio mayor`,
    puesto: (precio) => `Precio mayor: ${precio}. Falta guardar el modelo.`,
    copiado: (de) => `Copiado de ${de}; falta guardarlo`,
    guardada: (n) => `Versión ${n} guardada`,
    quitada: (concepto) => `${concepto} fuera del escandallo`,
    quitar: (concepto) => `Quitar ${concepto}`,
    celda: (que, concepto) => `${que}, ${concepto}`,
    hoy: (precio) => `hoy ${precio}`,
    prendas: (n) => `${n} prendas`,
    viendo: (n) => `Versión ${n}`,
  },
  en: {
    version: (n, cuando) => `version ${n}, ${cuando}`,
    nueva: 'not saved yet',
    deCasa: (n) => `Empty, the house’s: ${n}`,
    poner: (precio) => `Make ${precio} the wholesale price`,
    puesto: (precio) => `Wholesale price: ${precio}. The model is still to be saved.`,
    copiado: (de) => `Copied from ${de}; not saved yet`,
    guardada: (n) => `Version ${n} saved`,
    quitada: (concepto) => `${concepto} taken out of the sheet`,
    quitar: (concepto) => `Remove ${concepto}`,
    celda: (que, concepto) => `${que}, ${concepto}`,
    hoy: (precio) => `today ${precio}`,
    prendas: (n) => `${n} garments`,
    viendo: (n) => `Version ${n}`,
  },
  pt: {
    version: (n, cuando) => `versão ${n}, ${cuando}`,
    nueva: 'ainda por guardar',
    deCasa: (n) => `Vazio, o da casa: ${n}`,
    poner: (precio) => `Pôr ${precio} como preço grosso`,
    puesto: (precio) => `Preço grosso: ${precio}. Falta guardar o modelo.`,
    copiado: (de) => `Copiado de ${de}; falta guardá-lo`,
    guardada: (n) => `Versão ${n} guardada`,
    quitada: (concepto) => `${concepto} fora da ficha`,
    quitar: (concepto) => `Retirar ${concepto}`,
    celda: (que, concepto) => `${que}, ${concepto}`,
    hoy: (precio) => `hoje ${precio}`,
    prendas: (n) => `${n} peças`,
    viendo: (n) => `Versão ${n}`,
  },
  ca: {
    version: (n, cuando) => `versió ${n}, ${cuando}`,
    nueva: 'encara sense desar',
    deCasa: (n) => `Buit, el de la casa: ${n}`,
    poner: (precio) => `Posar ${precio} com a preu major`,
    puesto: (precio) => `Preu major: ${precio}. Falta desar el model.`,
    copiado: (de) => `Copiat de ${de}; falta desar-lo`,
    guardada: (n) => `Versió ${n} desada`,
    quitada: (concepto) => `${concepto} fora de l’escandall`,
    quitar: (concepto) => `Treure ${concepto}`,
    celda: (que, concepto) => `${que}, ${concepto}`,
    hoy: (precio) => `avui ${precio}`,
    prendas: (n) => `${n} peces`,
    viendo: (n) => `Versió ${n}`,
  },
}
