import type { Idioma } from '../idioma.ts'

/** A question that goes on from the last one begins so. */
export const SIGUE: Record<Idioma, RegExp> = {
  es: /^(y|e|pero|tambien|o|entonces|mejor|prefiero)\b|^no\s*[,.;:]|\b(ese|esa|esos|esas|este|esta|estos|estas|lo hay|la hay|los hay|las hay|lo haceis|lo teneis|lo tienen|la teneis|los teneis|las teneis|mismo|misma|la quiero|lo quiero)\b/,
  en: /^(and|or|but|also|then|what about|how about|rather|i meant|make it)\b|^no\s*[,.;:]|\b(it|that one|this one|that|those|them|same one|the same)\b/,
  pt: /^(e|ou|mas|tambem|entao|antes|prefiro)\b|^nao\s*[,.;:]|\b(esse|essa|esses|essas|este|esta|mesmo|mesma|desse|dessa|tem no|tem na)\b/,
  ca: /^(i|o|pero|tambe|llavors|millor|prefereixo)\b|^no\s*[,.;:]|\b(aquest|aquesta|aquests|aquestes|aquell|aquella|mateix|mateixa|el feu|la feu|els feu|les feu|el teniu|la teniu|els teniu|les teniu)\b/,
}

/** What a question is about, when it is none of garments. Numbers of the catalogue and words beside it do not matter. */
export const INTENCIONES = {
  saludo: {
    es: 'hola|buenas|buenos días|buenas tardes|buenas noches|qué tal',
    en: 'hello|hi|hey|good morning|good afternoon|good evening',
    pt: 'olá|ola|bom dia|boa tarde|boa noite|oi',
    ca: 'hola|bon dia|bona tarda|bones|bona nit',
  },
  gracias: {
    es: 'gracias|muchas gracias|adiós|hasta luego|perfecto|genial|vale gracias',
    en: 'thanks|thank you|bye|goodbye|great thanks|cheers',
    pt: 'obrigado|obrigada|adeus|até logo|muito obrigado|muito obrigada',
    ca: 'gràcies|moltes gràcies|adéu|fins aviat|merci|perfecte',
  },
  precio: {
    es: 'precio|precios|cuesta|cuestan|vale|valen|tarifa|tarifas|coste|costes|costo|euros|descuento|descuentos|barato|baratos|barata|rebaja|rebajas|oferta|ofertas|pvp|margen|márgenes|cuánto vale|cuánto cuesta',
    en: 'price|prices|pricing|priced|cost|costs|how much is|how much are|euros|discount|discounts|cheap|cheapest|cheaper|sale|rrp|margin|margins|price list|wholesale price',
    pt: 'preço|preços|custa|custam|custo|custos|tabela de preços|euros|desconto|descontos|barato|baratos|saldos|promoção|pvp|margem|quanto é',
    ca: 'preu|preus|costa|costen|val|valen|tarifa|tarifes|cost|costos|euros|descompte|descomptes|barat|barats|barata|rebaixes|oferta|ofertes|pvp|marge|quant val',
  },
  existencias: {
    es: 'stock|existencias|unidades|disponibles|disponible|disponibilidad|quedan|inventario|almacén',
    en: 'stock|in stock|units|available|availability|inventory|left|warehouse',
    pt: 'stock|estoque|unidades|disponíveis|disponível|disponibilidade|restam|inventário|armazém',
    ca: 'estoc|existències|unitats|disponibles|disponible|disponibilitat|queden|inventari|magatzem',
  },
  contacto: {
    es: 'teléfono|telefono|correo|email|e mail|mail|whatsapp|contacto|contactar|llamar|llamo|escribir|dirección|direccion|ubicados|ubicación|horario|horarios|abierto|abrís|abren|cerráis|dónde estáis|dónde están|persona|humano|agente|hablar con|instagram|mapa',
    en: 'phone|telephone|email|e mail|mail|whatsapp|contact|call you|call|reach you|address|located|location|opening hours|hours|open|human|person|agent|speak to|talk to|instagram|map|where are you',
    pt: 'telefone|correio|email|e mail|mail|whatsapp|contacto|contactar|contato|ligar|morada|endereço|localização|horário|horários|abertos|aberto|pessoa|humano|falar com|instagram|mapa|onde ficam|onde estão',
    ca: 'telèfon|correu|email|e mail|mail|whatsapp|contacte|contactar|trucar|adreça|ubicats|ubicació|horari|horaris|obert|obriu|persona|humà|parlar amb|instagram|mapa|on sou|on esteu',
  },
  empresa: {
    es: 'quiénes sois|quiénes son|quién sois|fabricáis|fabrican|fabricado|hecho en españa|hecha en españa|fábrica|taller|historia|empresa|marca|fundada|años|experiencia|made in spain|proveedor|fabricante',
    en: 'who are you|about you|manufacture|manufactured|made in spain|factory|workshop|history|company|brand|founded|years|experience|made|manufacturer|produce|produced|sewn',
    pt: 'quem são|quem sois|fabricam|fabricado|feito em espanha|fábrica|oficina|história|empresa|marca|fundada|anos|experiência|fabricante|produzem|produzido',
    ca: 'qui sou|fabriqueu|fabricat|fet a espanya|fàbrica|taller|història|empresa|marca|fundada|anys|experiència|fabricant|cosiu',
  },
  ayuda: {
    es: 'qué puedes hacer|qué sabes hacer|ayuda|ayúdame|cómo funciona esto|qué puedo preguntar|quién eres|eres un robot|eres una persona|eres humano',
    en: 'what can you do|help|help me|how does this work|what can i ask|who are you exactly|are you a robot|are you human|are you a bot',
    pt: 'o que podes fazer|o que sabes fazer|ajuda|ajude me|como funciona isto|o que posso perguntar|quem és|és um robô',
    ca: 'què pots fer|què saps fer|ajuda|ajuda m|com funciona això|què puc preguntar|qui ets|ets un robot',
  },
  cuantos: {
    es: 'cuántos|cuántas|qué cantidad de|número de modelos',
    en: 'how many|number of styles|number of models',
    pt: 'quantos|quantas|número de modelos',
    ca: 'quants|quantes|nombre de models',
  },
  comparar: {
    es: 'compara|comparar|compárame|compare|comparación|diferencia|diferencias|diferencian|se diferencia|versus|vs|mejor el',
    en: 'compare|comparison|difference|differences|differ|different from|versus|vs|compared',
    pt: 'compara|comparar|compare|comparação|diferença|diferenças|diferem|difere|versus|vs',
    ca: 'compara|comparar|compara m|comparació|diferència|diferències|diferencien|es diferencia|versus|vs',
  },
  masColores: {
    es: 'más colores|mayor número de colores|más variedad de colores|más tonos',
    en: 'most colours|most colors|widest choice of colours|more colours than',
    pt: 'mais cores|maior número de cores|mais tons',
    ca: 'més colors|més tons|major nombre de colors',
  },
  masTallas: {
    es: 'más tallas|mayor número de tallas|más tallaje',
    en: 'most sizes|widest size range|widest range of sizes',
    pt: 'mais tamanhos|maior número de tamanhos',
    ca: 'més talles|major nombre de talles',
  },
  medidas: {
    es: 'guía de tallas|tabla de tallas|medidas|centímetros|cm|equivalencia de tallas|qué talla soy',
    en: 'size guide|size chart|sizing chart|measurements|inches|centimetres|cm|size conversion|what size am i',
    pt: 'guia de tamanhos|tabela de tamanhos|medidas|centímetros|cm|que tamanho sou',
    ca: 'guia de talles|taula de talles|mesures|centímetres|cm|quina talla soc',
  },
  enfado: {
    es: 'mierda|inútil|inútiles|idiota|idiotas|imbécil|imbéciles|gilipollas|estúpido|estúpida|tonto|tonta|asco|porquería|basura|joder|vete a la|cabrón|cabrones|puta|puto|ladrones|estafa|estafadores|incompetentes',
    en: 'crap|shit|useless|idiot|idiots|stupid|dumb|fuck|fucking|fuck you|rubbish|garbage|moron|morons|asshole|bastards|damn|scam|scammers|suck|sucks|incompetent|pathetic',
    pt: 'merda|inútil|inúteis|idiota|idiotas|estúpido|estúpida|estúpidos|burro|burros|porcaria|lixo|caralho|foda|nojo|puta|ladrões|vigaristas|incompetentes|parvo|parvos',
    ca: 'merda|inútil|inútils|idiota|idiotes|imbècil|imbècils|estúpid|estúpida|estúpids|ruc|rucs|fàstic|porqueria|escombraries|puta|lladres|estafa|incompetents|burro|burros',
  },
} as const satisfies Record<string, Record<Idioma, string>>

export type Intencion = keyof typeof INTENCIONES
