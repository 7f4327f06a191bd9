import { word, words } from '../../words.ts'

/** The sides of a model's record. */
export const TAB = {
  datos: word('Datos', 'Data', 'Dados', 'Dades'),
  variantes: word('Variantes', 'Variants', 'Variantes', 'Variants'),
  fotos: word('Fotos', 'Pictures', 'Fotos', 'Fotos'),
  textos: word('Textos', 'Texts', 'Textos', 'Textos'),
  web: word('Web', 'Web', 'Web', 'Web'),
}

/** How a composition is written. */
export const COMPOSICION_DICHA = word(
  'Con palabras o códigos: 96 % poliéster, 4 % elastano, o 96 PES 4 EA',
  'In words or codes: 96 % polyester, 4 % elastane, or 96 PES 4 EA',
  'Por palavras ou códigos: 96 % poliéster, 4 % elastano, ou 96 PES 4 EA',
  'Amb paraules o codis: 96 % polièster, 4 % elastà, o 96 PES 4 EA',
)

/** The fields of a model, in the list and in the record. */
export const MODELO_LABELS = {
  imagenId: words.foto,
  numero: word('Número', 'Number', 'Número', 'Número'),
  nombre: words.nombre,
  nombres: word('Nombre en otros idiomas', 'Name in other languages', 'Nome noutras línguas', 'Nom en altres idiomes'),
  modeloTipoId: word('Tipo', 'Type', 'Tipo', 'Tipus'),
  tipo: word('Tipo', 'Type', 'Tipo', 'Tipus'),
  temporadaId: words.temporada,
  temporada: words.temporada,
  ventanaId: word('Entrega', 'Delivery', 'Entrega', 'Lliurament'),
  ventana: word('Entrega', 'Delivery', 'Entrega', 'Lliurament'),
  composicion: word('Composición', 'Composition', 'Composição', 'Composició'),
  descripcion: words.descripcion,
  cuidados: word('Cuidados', 'Care', 'Cuidados', 'Cura'),
  detalles: word('Detalles', 'Details', 'Detalhes', 'Detalls'),
  tallas: word('Tallas', 'Sizes', 'Tamanhos', 'Talles'),
  curva: word('Curva de tallas', 'Size curve', 'Curva de tamanhos', 'Corba de talles'),
  ventaPorCurva: word(
    'Se vende por curvas enteras',
    'Sold by whole size curves',
    'Vende-se por curvas inteiras',
    'Es ven per corbes senceres',
  ),
  precioMayor: word('Precio mayor', 'Wholesale', 'Preço por grosso', 'Preu a l’engròs'),
  pvpRecomendado: word('PVP', 'RRP', 'PVP', 'PVP'),
  precioSegunda: word('Precio de segunda', 'Price of seconds', 'Preço de segunda', 'Preu de segona'),
  segundaA: word('Precio de segunda', 'Price of seconds', 'Preço de segunda', 'Preu de segona'),
  taric: word('Código TARIC', 'TARIC code', 'Código TARIC', 'Codi TARIC'),
  pesoGr: word('Peso (g)', 'Weight (g)', 'Peso (g)', 'Pes (g)'),
  publicado: word('Publicado', 'Published', 'Publicado', 'Publicat'),
  publicadoEn: word('Publicado el', 'Published on', 'Publicado em', 'Publicat el'),
  colecciones: word('Colecciones', 'Collections', 'Coleções', 'Col·leccions'),
  variantes: TAB.variantes,
  colores: word('Colores', 'Colours', 'Cores', 'Colors'),
  fotos: TAB.fotos,
  stock: word('Stock', 'Stock', 'Stock', 'Estoc'),
  libre: word('Libre', 'Free', 'Livre', 'Lliure'),
  segundas: word('Segundas', 'Seconds', 'Segundas', 'Segones'),
}

export const ENTREGA_VACIA = word(
  'Con qué entrega de su temporada sale. Vacío: con ninguna en particular.',
  'With which delivery of its season it leaves. Empty: with none in particular.',
  'Com que entrega da sua estação sai. Vazio: com nenhuma em particular.',
  'Amb quin lliurament de la seva temporada surt. Buit: amb cap en particular.',
)

export const SEGUNDA_VACIA = word(
  'Vacío: la parte de la tarifa que digan los ajustes.',
  'Empty: the part of the price list that the settings say.',
  'Vazio: a parte da tabela que as definições disserem.',
  'Buit: la part de la tarifa que digui la configuració.',
)

/** Views and actions of the list. */
export const PUBLICACION = {
  publicados: word('Publicados', 'Published', 'Publicados', 'Publicats'),
  borradores: word('Borradores', 'Drafts', 'Rascunhos', 'Esborranys'),
  sinFotos: word('Sin fotos', 'Without pictures', 'Sem fotografias', 'Sense fotos'),
  conSegundas: word('Con segundas', 'With seconds', 'Com segundas', 'Amb segones'),
  agotados: word('Publicados y agotados', 'Published and sold out', 'Publicados e esgotados', 'Publicats i esgotats'),
  publicar: word('Publicar', 'Publish', 'Publicar', 'Publicar'),
  retirar: word('Retirar de la web', 'Take off the web', 'Retirar da web', 'Retirar del web'),
  aColeccion: word(
    'Añadir a una colección…',
    'Add to a collection…',
    'Juntar a uma coleção…',
    'Afegir a una col·lecció…',
  ),
  deColeccion: word(
    'Quitar de una colección…',
    'Take out of a collection…',
    'Retirar de uma coleção…',
    'Treure d’una col·lecció…',
  ),
}
