import type { Idioma } from '../idioma.ts'

/** A question that goes on from the last one begins so. */
export const SIGUE: Record<Idioma, RegExp> = {
  es: /^(y|e|pero|tambien|o|entonces|mejor|prefiero|solo|solamente)\b|^no\s*[,.;:]|\b(ese|esa|esos|esas|este|esta|estos|estas|lo hay|la hay|los hay|las hay|lo haceis|lo teneis|lo tienen|la teneis|los teneis|las teneis|mismo|misma|la quiero|lo quiero|de (?:l[oa]s|es[oa]s|est[oa]s) (?:dos|tres|cuatro)|de ell[oa]s|entre ell[oa]s)\b/,
  en: /^(and|or|but|also|then|what about|how about|rather|i meant|make it|only|just)\b|^no\s*[,.;:]|\b(it|that one|this one|that|those|them|same one|the same|of the (?:two|three|four)|of these|between the two)\b/,
  pt: /^(e|ou|mas|tambem|entao|antes|prefiro|so|apenas)\b|^nao\s*[,.;:]|\b(esse|essa|esses|essas|este|esta|mesmo|mesma|desse|dessa|tem no|tem na|d[oa]s (?:dois|duas|tres|quatro)|del[ea]s|dess[ea]s|dest[ea]s)\b/,
  ca: /^(i|o|pero|tambe|llavors|millor|prefereixo|nomes)\b|^no\s*[,.;:]|\b(aquest|aquesta|aquests|aquestes|aquell|aquella|mateix|mateixa|el feu|la feu|els feu|les feu|el teniu|la teniu|els teniu|les teniu|dels (?:dos|tres|quatre)|de les (?:dues|tres|quatre))\b/,
}

/** What a question is about, when it is none of garments. Numbers of the catalogue and words beside it do not matter. */
export const INTENCIONES = {
  saludo: {
    es: 'hola|buenas|buenos días|buenas tardes|buenas noches|qué tal|buen día|muy buenas|saludos|encantada|encantado|wenas|holi|holaa|buenass|ola',
    en: 'hello|hi|hey|good morning|good afternoon|good evening|hiya|good day|greetings|dear|morning|mornin|afternoon|howdy|hi there|hello there|hey there|evening all|morning all',
    pt: 'olá|ola|boas|bom dia|boa tarde|boa noite|oi|saudações|muito bom dia',
    ca: 'hola|bon dia|bona tarda|bones|bona nit|ei|salutacions|bones tardes',
  },
  gracias: {
    es: 'gracias|grax|graciass|muchas gracias|adiós|hasta luego|perfecto|genial|vale gracias|muy amable|mil gracias|te lo agradezco|se lo agradezco|agradecida|agradecido|estupendo|de acuerdo|hasta pronto|chao|nos vemos|ok|okey|entendido|perfecto',
    en: 'thanks|thx|tks|thank u|ty|thank you|bye|goodbye|great thanks|cheers|thank you so much|many thanks|ta|much appreciated|appreciated|lovely|brilliant|see you|have a nice day|have a good day|perfect|great|cool|ok|okay|got it|understood',
    pt: 'obrigado|obg|obgd|brigada|brigado|obrigada|adeus|até logo|muito obrigado|muito obrigada|obrigadíssimo|obrigadíssima|muito agradecida|muito agradecido|agradeço|até breve|até à próxima|tchau|perfeito|ótimo|valeu|obrigadão|brigadão|obrigadinha|obrigadinho|ok|percebi|entendido|está bem',
    ca: 'gràcies|moltes gràcies|adéu|fins aviat|merci|fins després|fins ara|fins demà|perfecte|mercès|us ho agraeixo|t ho agraeixo|molt amable|a reveure|adeu siau|genial|fantàstic|d acord|ok|entesos|entès|molt bé',
  },
  precio: {
    es: 'precio|precios|cuesta|cuestan|vale|valen|tarifa|tarifas|coste|costes|costo|euros|descuento|descuentos|barato|baratos|barata|rebaja|rebajas|oferta|ofertas|pvp|margen|márgenes|cuánto vale|cuánto cuesta|caro|cara|caros|caras|carísimo|más caro|económico|económica|económicos|económicas|asequible|asequibles|qué valor tiene|importe|por cuánto|a cuánto|cuánto me sale|cuánto sale|cuánto me saldría|cuánto pedís|cuánto pide|cuánto piden|cuánto cobráis|cuánto me costaría|cuánto sería|qué me costaría|a cómo|baratas|caras|más barato|más barata|dinerito|cuánto se paga|qué precio|a qué precio|precio por unidad|cuánto cuestan',
    en: 'price|prices|pricing|priced|cost|costs|how much is|how much are|euros|discount|discounts|cheap|cheapest|cheaper|sale|sales|rrp|margin|margins|price list|wholesale price|expensive|dear coat|dearest|pricey|affordable|inexpensive|priciest|how much for|how much does|how much do|what does it cost|budget|how much would|what would i pay|what do you charge|how much do you charge|what do i pay|what are you asking|how much you charge|on offer|special offer|special offers|offers on|reduced|marked down|knocked down|what s the damage|whats the damage|what do you want for|what would you want for|what would you take for|how much things are|how much anything|how much everything|how much they are|how much it all|cheaply|low cost|cost me|price point|price points|price range|what price|at what price|unit price|per piece price',
    pt: 'preço|preços|custa|custam|custo|custos|tabela de preços|euros|desconto|descontos|barato|baratos|saldos|promoção|pvp|margem|quanto é|caro|cara|caros|caras|mais caro|económico|económica|acessível|em conta|quanto custa|quanto fica|quanto vale|por quanto|quanto sai|quanto seria|quanto me fica|quanto pedem|quanto cobram|quanto me custaria|a quanto|a como|o que valem|o que vale|quanto valem|os valores|valores|que valor tem|o valor do|o valor da|mais baratas|barata|baratas|promoções|tabela',
    ca: 'preu|preus|costa|costen|val|valen|tarifa|tarifes|cost|costos|euros|descompte|descomptes|barat|barats|barata|rebaixes|oferta|ofertes|pvp|marge|quant val|car|cara|cars|cares|caríssim|econòmic|econòmica|assequible|quant costa|quin preu|per quant|a quant|quant surt|quant seria|quant demaneu|quant em surt|quant cobreu|quant em costaria|què val|què costa|a com|barates|més barat|més barata|els imports|a quin preu|preu per unitat|què em costaria|quant costen|quant valen',
  },
  existencias: {
    es: 'stock|existencias|unidades|disponibilidad|quedan|inventario|almacén',
    en: 'stock|in stock|stock level|stock levels|units|availability|inventory|left|warehouse',
    pt: 'stock|estoque|unidades|disponibilidade|restam|inventário|armazém',
    ca: 'estoc|existències|unitats|disponibilitat|queden|inventari|magatzem',
  },
  disponible: {
    es: 'disponible|disponibles',
    en: 'available',
    pt: 'disponível|disponíveis',
    ca: 'disponible|disponibles',
  },
  contacto: {
    es: 'teléfono|telefono|correo|email|e mail|mail|whatsapp|contacto|contactar|llamar|llamo|escribir|dirección|direccion|ubicados|ubicación|horario|horarios|abierto|abrís|abren|cerráis|dónde estáis|dónde están|persona|humano|agente|hablar con|mapa|calle|cómo llegar|cómo llego|a qué hora|qué horario|cerrado|fines de semana|sábado|sábados|domingo|domingos|festivos|dónde os encuentro|dónde queda|dónde quedáis|dónde os puedo encontrar|hablar con alguien|qué ciudad|en qué ciudad|en qué pueblo|instagram|facebook|redes sociales',
    en: 'phone|telephone|email|e mail|mail|whatsapp|contact|call you|call|reach you|address|located|location|opening hours|hours|open|human|person|agent|speak to|talk to|map|where are you|street|directions|how do i get there|get to you|what time|opening times|closing time|closing|you close|closed|saturday|saturdays|sunday|sundays|weekend|weekends|where can i find you|find you|based|speak with|talk with|real person|talk to someone|what city|which city|what town|which town|instagram|facebook|social media',
    pt: 'telefone|correio|email|e mail|mail|whatsapp|contacto|contactar|contato|ligar|morada|endereço|localização|horário|horários|abertos|aberto|pessoa|humano|falar com|mapa|onde ficam|onde estão|rua|como chegar|como chego|a que horas|que horário|fechado|fecham|sábado|sábados|domingo|domingos|fim de semana|onde vos encontro|onde é que ficam|onde se encontram|falar com alguém|que cidade|em que cidade|instagram|facebook|redes sociais',
    ca: 'telèfon|correu|email|e mail|mail|whatsapp|contacte|contactar|trucar|adreça|ubicats|ubicació|horari|horaris|obert|obriu|persona|humà|parlar amb|mapa|on sou|on esteu|carrer|com arribar|com arribo|a quina hora|quin horari|tancat|tanqueu|tanquen|dissabte|dissabtes|diumenge|diumenges|cap de setmana|on us trobo|on us puc trobar|on sou exactament|parlar amb algú|quina ciutat|a quina ciutat|quin poble|instagram|facebook|xarxes socials',
  },
  empresa: {
    es: 'quiénes sois|quiénes son|quién sois|cuánto tiempo lleváis|cuánto tiempo llevan|desde cuándo existís|desde cuándo existen|fabricáis|fabrican|fabricado|hecho en españa|hecha en españa|fábrica|taller|historia|empresa|marca|fundada|años|experiencia|made in spain|proveedor|fabricante|fabricantes|dónde se hace|dónde se hacen|dónde se cose|dónde hacéis|dónde coséis|dónde fabricáis|lo hacéis vosotros|la hacéis vosotros|los hacéis vosotros|las hacéis vosotros|lo hacéis todo|coséis|hecho en china|hecha en china|viene de china|de china|importado|importada|importáis|producción propia|dónde está hecho|dónde está hecha|dónde están hechas|dónde se fabrica|de dónde viene la ropa',
    en: 'who are you|about you|how long have you been|how long have yous been|how long have ye been|how long you been|how long are you in business|how long are you going|manufacture|manufactured|made in spain|factory|workshop|history|company|brand|founded|years|experience|made|manufacturer|manufacturers|produce|produced|sewn|make it yourselves|make them yourselves|make everything yourselves|imported|from china|made in china|own production|where is it made|where are they made|where s it made|make it all|made here|sew it yourselves|sew them|where does it come from',
    pt: 'quem são|quem sois|há quanto tempo existem|há quanto tempo existe a|desde quando existem|fabricam|fabricado|feito em espanha|fábrica|oficina|história|empresa|marca|fundada|anos|experiência|fabricante|fabricantes|produzem|produzido|onde se faz|onde se fazem|onde é feito|onde é feita|onde são feitas|onde são feitos|fazem tudo|fazem vocês|são vocês que fazem|feito na china|vem da china|da china|importado|importada|importam|produção própria|onde é que fazem|onde fazem|costuram|onde é produzido|de onde vem a roupa',
    ca: 'qui sou|quant de temps fa que existiu|quant temps fa que existiu|des de quan existiu|fabriqueu|fabricat|fet a espanya|fàbrica|taller|història|empresa|marca|fundada|anys|experiència|fabricant|fabricants|cosiu|on es fa|on es fan|on es cus|on feu la roba|on la feu|la feu vosaltres|ho feu vosaltres|els feu vosaltres|les feu vosaltres|ho feu tot|feta a la xina|fet a la xina|ve de la xina|de la xina|importat|importada|importeu|producció pròpia|on està feta|on està fet|on es fabrica|on feu|d on ve la roba|feu vosaltres',
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
    en: 'compare|comparison|difference|diffrence|diference|differences|differ|different from|versus|vs|compared',
    pt: 'compara|comparar|compare|comparação|diferença|diferenças|diferem|difere|versus|vs',
    ca: 'compara|comparar|compara m|comparació|diferència|diferències|diferencien|es diferencia|versus|vs',
  },
  masColores: {
    es: 'más colores|mayor número de colores|más variedad de colores|más variedad de color|más tonos|más gama de colores|más surtido de colores',
    en: 'most colours|most colors|most shades|most colour options|most color options|widest choice of colours|widest range of colours|widest colour range|biggest choice of colours|largest choice of colours|more colours than|more shades than|greatest number of colours',
    pt: 'mais cores|maior número de cores|mais tons|mais variedade de cores|maior variedade de cores|maior escolha de cores',
    ca: 'més colors|més tons|major nombre de colors|més varietat de colors|més gamma de colors',
  },
  masTallas: {
    es: 'más tallas|mayor número de tallas|más tallaje',
    en: 'most sizes|widest size range|widest range of sizes|biggest size range|largest size range|widest choice of sizes',
    pt: 'mais tamanhos|maior número de tamanhos',
    ca: 'més talles|major nombre de talles',
  },
  menosColores: {
    es: 'menos colores|menor número de colores|menos tonos|menos variedad de colores',
    en: 'fewest colours|fewest colors|fewest shades|least colours|least colors|smallest choice of colours|smallest number of colours',
    pt: 'menos cores|menor número de cores|menos tons|menos variedade de cores',
    ca: 'menys colors|menys tons|menor nombre de colors|menys varietat de colors',
  },
  menosTallas: {
    es: 'menos tallas|menor número de tallas|menos tallaje',
    en: 'fewest sizes|least sizes|smallest size range|narrowest size range|smallest number of sizes',
    pt: 'menos tamanhos|menor número de tamanhos',
    ca: 'menys talles|menor nombre de talles',
  },
  medidas: {
    es: 'guía de tallas|tabla de tallas|medidas|cuánto mide|cuánto miden|mide|miden|centímetros|cm|equivalencia de tallas|qué talla soy|sé mi talla|saber mi talla|cuál es mi talla|acertar la talla|acierto la talla|qué talla es una|qué talla es la|equivale|equivalen|equivalente|equivalencia|corresponde a la|talla francesa|talla italiana|talla inglesa|talla americana|talla alemana|talla europea|qué talla uso|qué talla necesito|cómo tallan|cómo talla|contorno|qué letra|a qué letra|qué número es|a qué número|qué talla sería|qué talla cojo|qué talla pido|cuánto de pecho|cuánto de cintura|cuánto de cadera',
    en: 'size guide|size chart|sizing chart|measurements|inches|centimetres|cm|size conversion|what size am i|what is my size|what s my size|know my size|find my size|work out my size|right size|what size should|what size is a|what size is an|equivalent|equivalents|convert|uk size|uk sizes|us size|us sizes|french size|italian size|what size do i need|run small|run large|true to size|how does it fit|how do they fit|the bust|bust size|bust sizes|bust measurement|across the bust|measurement|what letter|which letter|in your sizing|in your sizes|uk 8|uk 10|uk 12|uk 14|uk 16|uk 18|uk 20|uk 22|us 8|us 10|us 12|us 14|what size would|which size would|come up small|come up big|come up large|size up|size down|fit true|hip measurement|waist measurement',
    pt: 'guia de tamanhos|tabela de tamanhos|medidas|quanto mede|mede|medem|centímetros|cm|que tamanho sou|sei o meu tamanho|saber o meu tamanho|qual é o meu tamanho|que tamanho é um|que tamanho é o|equivale|equivalem|equivalente|equivalência|corresponde ao|tamanho francês|tamanho italiano|tamanho inglês|que tamanho uso|que tamanho preciso|medida|busto|que letra|a que letra|que número é|a que número|que tamanho seria|que tamanho peço|quanto tem de peito|quanto tem de cintura|medidas de peito',
    ca: 'guia de talles|taula de talles|mesures|quant fa de llarg|quant mesura|centímetres|cm|quina talla soc|sé la meva talla|saber la meva talla|quina és la meva talla|quina talla és una|quina talla és la|equival|equivalen|equivalent|equivalència|correspon a la|talla francesa|talla italiana|talla anglesa|quina talla faig|quina talla necessito|mesura|contorn|quina lletra|a quina lletra|quin número és|a quin número|quina talla seria|quina talla demano|quina talla agafo|quant de pit|quant de cintura',
  },
  particular: {
    es: 'soy particular|soy un particular|soy una particular|no tengo tienda|no soy tienda|no soy una tienda|no tengo comercio|no tengo negocio|no tengo empresa|no soy empresa|es para mi misma|para mi misma|uso personal|para uso propio|para uso personal|cliente final|consumidor final|consumidora|regalo para mi|para mi hija|para mi madre|solo vendéis a|vendéis solo a|vendéis a particulares|vendéis al público|venta al público|vendéis a cualquiera|todavía no tengo tienda|aún no tengo tienda|sin tener tienda|sin tienda',
    en: 'not a shop|not a store|not a retailer|not a business|don t have a shop|don t have a store|don t own a shop|don t own a store|have no shop|haven t got a shop|private customer|private individual|private person|for myself|for personal use|personal use|end customer|just for me|as an individual|for my mum|for my daughter|without a shop|only sell to|sell only to|sell to the public|sell to individuals|sell to private|sell to anyone|sell direct to|no shop yet|no store yet|not got a shop|without a business|private buyer',
    pt: 'sou particular|sou uma particular|não tenho loja|não sou loja|não sou uma loja|não tenho empresa|não tenho negócio|não sou empresa|para mim|uso pessoal|uso próprio|cliente final|consumidor final|consumidora|para a minha filha|para a minha mãe|só vendem a|vendem só a|vendem a particulares|vendem ao público|vendem a qualquer|ainda não tenho loja|sem ter loja|sem loja',
    ca: 'soc particular|soc un particular|soc una particular|no tinc botiga|no soc botiga|no soc cap botiga|no soc una botiga|no tinc cap botiga|no tinc empresa|no tinc negoci|no soc empresa|per a mi|per mi|ús personal|ús propi|client final|consumidor final|consumidora|per a la meva filla|per a la meva mare|només veneu a|veneu només a|veneu a particulars|veneu al públic|veneu a qualsevol|encara no tinc botiga|sense tenir botiga|sense botiga',
  },
  visita: {
    es: 'en persona|podríamos pasar|podemos pasar|podríamos ir|podemos ir|ver las muestras|ver muestras|puedo ir|puedo pasar|puedo venir|podría pasar|podría ir|ir a ver|ir a veros|pasar a ver|venir a ver|venir a veros|pasarme por|pasarnos por|acercarme|acercarnos|ver la ropa|ver las prendas|ver la colección|ir al taller|venir al taller|visitar|visitaros|visita|showroom|pedir cita|sin cita|con cita|cita previa|hace falta cita|pedir hora|sin avisar|se puede ir|se puede pasar|se puede visitar|se puede venir|nos recibís|me recibís|podría visitar|podemos visitar|acercarnos a|subir a veros|ir a veros|enseñáis lo nuevo|nos enseñáis',
    en: 'in person|can i come|could i come|come and see|come by|come over|come round|see the clothes|see the collection|see your collection|drop by|drop in|stop by|pop in|pop by|call in|visit|visit you|visiting|showroom|appointment|an appointment|book a visit|walk in|turn up unannounced|without booking|come up and|come down and|swing by|come see|have a look in person|view in person|show us round|see it all in person|have a nosey',
    pt: 'ao vivo|podemos ir|podíamos ir|podemos passar|ver as amostras|posso ir|posso passar|posso vir|em pessoa|pessoalmente|ir ver|ir aí|passar por aí|passar aí|ver as peças|ver a roupa|ver as roupas|ver a coleção|visitar|visitar vos|visita|showroom|marcação|com marcação|sem marcação|hora marcada|sem avisar|pode-se ir|pode-se visitar|marcar visita|marcar uma visita|recebem-nos|recebem me|dar um salto|aparecer aí|ir até aí|passar no showroom',
    ca: 'en persona|podríem venir|podem venir|podríem passar|podem passar|veure les mostres|puc venir|puc anar|puc passar|podria venir|venir a veure|anar a veure|passar a veure|passar me|passar per aquí|veure la roba|veure les peces|veure la col·lecció|visitar|visitar vos|visita|venir al taller|showroom|demanar hora|sense hora|sense cita|amb cita|cita prèvia|cal cita|sense avisar|es pot venir|es pot anar|es pot visitar|es pot passar|em rebeu|ens rebeu|acostar me|pujar a veure|baixar a veure|venir un dia|concertar una visita',
  },
  pocas: {
    es: 'solo una|solo uno|solo un|solo dos|solo tres|solo cuatro|solo unas|solo unos|un par de|una sola|uno solo|unas pocas|unos pocos|muy pocas|pocas prendas|pocas piezas|dos o tres|para probar|para empezar|poca cantidad|cuatro cosas|cuatro cositas|cuatro prendas|unas cosillas|pedido de dos|pedido de tres|pedido de cuatro|pedido de cinco|pedido de seis|pedido pequeño|pedido pequeñito|pedidito|solo quiero|solo querría|tres o cuatro|cinco o seis',
    en: 'just one|only one|just two|only two|just three|only three|just a couple|a couple of|only a few|just a few|two or three|to try out|to start with|to begin with|a single piece|one piece|to try|to test|buy one|order one|just buy one|just order one|take one|just take|only take|just get|only get|a few bits|a few things|bits and bobs|a handful|just a handful|half a dozen|order of one|order of two|order of three|order of four|order of five|order of six|small order|tiny order|little order|three or four|a few pieces|only want a few',
    pt: 'só uma|só um|só duas|só dois|só três|apenas uma|apenas um|apenas duas|apenas dois|um par de|uma única|poucas peças|duas ou três|para experimentar|para começar|quatro coisas|umas coisinhas|meia dúzia|encomenda de duas|encomenda de três|encomenda de quatro|encomenda de cinco|encomenda de seis|encomenda pequena|encomendazinha|três ou quatro|só umas|umas poucas',
    ca: 'només una|només un|només dues|només dos|només tres|un parell de|una sola|un sol|unes poques|poques peces|dues o tres|per provar|per començar|quatre coses|quatre cosetes|quatre peces|comanda de dues|comanda de tres|comanda de quatre|comanda de cinc|comanda de sis|comanda petita|comanda petiteta|pedido petitet|petitet|tres o quatre|només unes',
  },
  opinion: {
    es: 'vale la pena|valen la pena|merece la pena|se va a llevar|se llevará|más vendido|más vendidos|más vendida|más vendidas|superventas|best seller|recomiendas|recomendáis|recomienda|recomiendan|aconsejas|aconsejáis|más popular|más bonito|más bonita|mejor calidad|a medida|hechos a medida|personalizado|parecido a|parecido al|parecida a|parecidos a|similar a|similar al|algo como el|algo como la|queda bien|quedan bien|sienta bien|sienta mejor|combina con|combinan con|pega con|se lleva este|se lleva esta|se lleva ahora|se llevará|está de moda|tendencia|tendencias|algo parecido|algo similar|del estilo del|del estilo de la|por el estilo|de ese estilo|que se le parezca|que se parezca|se lleva más|se llevan más|se vende más|se venden más|vendéis más|me pongo con|ponerme con|le pongo a|con qué combino|con qué me pongo|con qué se lleva',
    en: 'worth it|worth buying|best seller|best sellers|bestseller|bestsellers|best selling|most popular|more popular|popular|recommend|recommended|do you suggest|suggest|prettiest|nicest|best quality|made to measure|to measure|custom made|bespoke|similar to|something like the|anything like the|one like the|alternative to|go with|goes with|go well|look good|looks good|match with|suit me|in fashion|trending|trend|trends|anything similar|something similar|else is similar|similar ones|in the same vein|along the same lines|similar style|sell most of|sells the most|sell the most|sells best|sell best|sells most|what to wear with|wear with|put with|pair with|team with|would go well',
    pt: 'vale a pena|valem a pena|se vai usar|mais vendido|mais vendidos|mais vendida|mais vendidas|recomendas|recomendam|recomenda|aconselham|aconselhas|mais popular|mais bonito|mais bonita|melhor qualidade|por medida|à medida|personalizado|parecido com|parecida com|semelhante a|semelhante ao|algo como o|algo como a|fica bem|ficam bem|combina com|combinam com|condiz com|se usa este|se usa esta|se usa agora|está na moda|tendência|tendências|algo parecido|algo semelhante|algo do género|do género do|do género da|do estilo do|do estilo da|que se pareça|se usa mais|se usam mais|vende mais|vendem mais|vende-se mais|com que combino|fica bem com|combinem com|combinar com',
    ca: 'val la pena|valen la pena|paga la pena|es portarà|es durà|més venut|més venuts|més venuda|més venudes|recomanes|recomaneu|aconselleu|aconselles|més popular|més bonic|més bonica|millor qualitat|a mida|fet a mida|personalitzat|semblant al|semblant a|semblants a|similar al|similar a|com el vestit|queda bé|queden bé|combina amb|combinen amb|lliga amb|es porta aquest|es porta aquesta|es porta ara|està de moda|tendència|tendències|alguna cosa semblant|res semblant|de l estil|per l estil|que s assembli|que se li assembli|es porta més|es porten més|es ven més|es venen més|veneu més|em poso amb|amb què combino|combini amb|combinin amb|combinar amb',
  },
  terceros: {
    es: 'tienda de al lado|tienda de enfrente|la competencia|otra tienda|otras tiendas|otro cliente|otros clientes|lista de clientes|vuestros clientes|tus clientes|sus clientes|de un cliente|datos de clientes|qué clientes|qué tiendas|contraseña de|contraseña del|la contraseña del administrador|administrador',
    en: 'shop next door|store next door|shop across|competitor|competitors|another shop|other shops|another store|another customer|other customers|your customers|list of customers|customer list|one of your customers|which shops|which stores|s password|admin password|administrator',
    pt: 'loja do lado|loja ao lado|loja em frente|a concorrência|outra loja|outras lojas|outro cliente|outros clientes|lista de clientes|vossos clientes|teus clientes|seus clientes|um cliente vosso|que clientes|que lojas|palavra passe do|senha do|administrador',
    ca: 'botiga del costat|botiga de davant|la competència|una altra botiga|altres botigues|un altre client|altres clients|llista de clients|vostres clients|teus clients|els teus clients|els vostres clients|un client vostre|quins clients|quines botigues|contrasenya de|administrador',
  },
  enfado: {
    es: 'mierda|inútil|inútiles|idiota|idiotas|imbécil|imbéciles|gilipollas|estúpido|estúpida|tonto|tonta|asco|porquería|basura|joder|vete a la|cabrón|cabrones|puta|puto|ladrones|estafa|estafadores|incompetentes|sinvergüenza|sinvergüenzas|vergüenza|payaso|payasos|patético|patética|tontos|tontas|imbécil|subnormal|burro|burros|ridículo|ridícula|cállate|calla|que te den|no servís para nada|no sirves para nada|no sirve para nada|qué desastre|menudo desastre|sois un desastre|eres un desastre|no valéis para nada|no tenéis ni idea|ni puta idea|mentirosos|mentiroso|timadores|chorizos|te odio|os odio|malditos|maldito|horrible|pésimo|pésima|vaya mierda|cretino|cretinos|que os zurzan|que te zurzan|idos a paseo|vete a paseo|sois lo peor|eres lo peor|mala gente|impresentables|chapuceros|chapuza',
    en: 'crap|shit|useless|idiot|idiots|stupid|dumb|fuck|fucking|fuck you|rubbish|garbage|moron|morons|asshole|bastards|damn|scam|scammers|suck|sucks|incompetent|pathetic|hopeless|shut up|liar|liars|thief|thieves|clown|clowns|ridiculous|terrible|awful|worst|go to hell|screw you|piss off|hate you|disgusting|disgrace|disgraceful|shame on you|jerk|jerks|loser|losers|fool|fools|you suck|bloody|bollocks|good for nothing|what a mess|what a joke|you re hopeless|pack it in|waste of time|rip off|crooks|crook|get lost|you lot are|cheats|cheaters|bunch of|appalling|go away',
    pt: 'merda|inútil|inúteis|idiota|idiotas|estúpido|estúpida|estúpidos|burro|burros|porcaria|lixo|caralho|foda|nojo|puta|ladrões|vigaristas|incompetentes|parvo|parvos|vergonha|vergonhoso|ridículo|ridícula|péssimo|péssima|palhaço|palhaços|mentiroso|mentirosos|aldrabões|aldrabão|imbecil|imbecis|cala te|calem se|vai te lixar|vão se lixar|vai à merda|não prestam|não presta|não servem para nada|não serves para nada|não serve para nada|que desastre|és um desastre|são um desastre|otário|otários|cretino|gatunos|odeio vos|nojentos|horrível|vão se catar|vai te catar|trapaceiros|burlões|impostores|sem vergonha|são o pior',
    ca: 'merda|inútil|inútils|idiota|idiotes|imbècil|imbècils|estúpid|estúpida|estúpids|ruc|rucs|fàstic|porqueria|escombraries|puta|lladres|estafa|incompetents|burro|burros|vergonya|vergonyós|pallasso|pallassos|tonto|tonta|tontos|ximple|ximples|beneit|mentider|mentiders|pèssim|pèssima|fastigós|calla|ves a pastar fang|ves a pastar|ves a la merda|ves a cagar|no serviu per a res|no serveixes per a res|no serveixes per res|no serviu per res|no serveix per res|quin desastre|ets un desastre|sou un desastre|no serveix per a res|ridícul|ridícula|estafadors|cabró|cabrons|imbècil|capsigrany|sapastre|sapastres|us odio|horrible|estafador|tramposos|desgraciats|sou el pitjor|aneu a pastar|aneu a la merda|brètols|xapusses',
  },
} as const satisfies Record<string, Record<Idioma, string>>

export type Intencion = keyof typeof INTENCIONES
