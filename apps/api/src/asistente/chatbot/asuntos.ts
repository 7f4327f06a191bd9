/** One of those that were shown, by its place: nobody remembers which stood there. */
export const UNA_DE_ELLAS =
  /^[^a-z]{0,5}(?:y |and |e |i )?(?:(?:only|just|solo|so|apenas|nomes) )?(?:the|el|la|o|a|l)[ ’'](?:first|second|third|last|other|primer[oa]?|segund[oa]|tercer[oa]?|ultim[oa]|otr[oa]|primeir[oa]|terceir[oa]|outr[oa]|segona?|darrer[oa]?|altre|altra)(?: one)?\b/

/** Whether anything is sold there is asked, and not what. */
export const FUERA = /\b(?:fuera|extranjero|abroad|overseas|outside|fora|estrangeiro|estranger)\b/

/** Whoever looks for a shop of the house somewhere is told where the house is. */
export const TIENDA =
  /\b(?:teneis|tienen|hay|have|there|got|tem|ha|teniu)(?: \S+){0,2} (?:tiendas?|puntos? de venta|stores?|shops?|stockists?|retailers?|outlets?|lojas?|pontos? de venda|botigu(?:a|es)|punts? de venda)\b/

/** Whether something gets somewhere in time is asked, whatever it is. */
export const LLEGA =
  /\b(llegan?|llegar|llegarian?|llegaran|arriben|arribar|arribaran?|chegam?|chegar|chegariam?|arrives?|arriving)\b/

/** So does whether it leaves on the day that it is ordered. */
export const SALE =
  /\b(?:salen?|enviais|mandais|enviam|mandam|saem|sai|surten|surt|envieu|ships?|shipped|send|goes out|leaves?|dispatch(?:ed)?)\b.{0,24}\b(?:hoy|hoje|avui|today|tomorrow|manana|amanha|dema|(?:mismo|mesmo|mateix|same) (?:dia|day))\b|\b(?:hoy|hoje|avui|today)\b.{0,24}\b(?:salen?|saem|sai|surten|surt|ships?|shipped|go(?:es)? out|leaves?)\b/

/** Whether anything is sent somewhere; when it gets there is another question. */
export const ENVIA_A =
  /\b(?:deliver|ship|send|post|mail|envios?|enviaments?|entregas?|enviais|enviar|mandais|mandar|servis|envian|enviam|mandam|entregam|envieu|enviar|serviu|lliureu)(?: \S+){0,2} (?:to|a|al|para|pra|pro|pras|pros|aos|em|na|no|nos|nas|cap a)\b/
export const CUANDO_LLEGA =
  /\b(?:how (?:long|soon|fast|quick\w*|many days)|when|days|by|before|time|cuanto tarda\w*|cuando|dias|antes|quanto tempo|quando|quant (?:triga|temps)|quan|dies|abans|plazos?|prazos?|terminis?|lead|charge|vat|iva|tax\w*)\b/

/** What it costs to have it sent; how long that takes is another question. */
export const CUANTO_EL_ENVIO =
  /\b(?:how much|costs?|price|charges?|fees?|cuanto (?:es|cuesta|sale|vale|seria)|precio|coste|quanto (?:e|custa|fica|sai|seria)|preco|custo|quant (?:es|costa|val|surt|seria)|preu)(?: \S{1,25}){0,3} (?:delivery|shipping|postage|carriage|entrega|envio|transporte|enviament|transport|lliurament)\b|\b(?:delivery|shipping|postage|carriage) (?:price|costs?|charges?|fees?|rates?)\b/
/** What was bought and does not sell. */
export const NO_SE_VENDE =
  /\bno (?:l[oa]s? |m l |ho |els |les )?(?:vendo|venda|vendemos|vendamos|vendi|he vendido|hemos vendido|vendiera|venc|vengui|venguem|he venut|hem venut)\b|\bnao (?:as? |os? )?(?:vendo|venda|vender|vendermos|vendi|vendemos|vendesse)\b|\b(?:does|do|did|can|could) ?n[o ]?t? (?:sell|shift)(?! (?:to|you))\b|\b(?:doesn|don|didn|can|couldn) t (?:sell|shift)(?! (?:to|you))\b|\bunsold\b/

/** The sizes that go together, and not the collection of that name. */
export const DE_CURVAS =
  /\b(?:curvas?|corb(?:a|es)|size curves?|(?:the|full|whole|entire|complete|half(?: (?:a|the))?|by|per|a) curve|curves)\b(?! (?:range|collection|dress|dresses|line|sizes))/

/** When money is taken. */
export const CUANDO_SE_PAGA =
  /\b(?:cuando|when|quando|quan)\b(?: \S{1,12}){0,3} (?:cobr\w{1,5}|pag\w{1,5}|pay|charged?|take (?:the )?(?:money|payment))\b|\b(?:pago|pagamos|pay|paguem)(?: \S{1,12}){0,2} (?:cuando|when|quando|quan|al pedir|al enviar)\b/

/** Whether the house sells or comes that far. */
export const VENDE_A =
  /\b(?:sell|supply|vendeis|venden|servis|vendem|servem|veneu|serviu|llegais|chegam|arribeu)(?: \S{1,12}){0,2} (?:to|in|a|al|para|pra|em|na|no)\b|\b(?:hi|alli|la) (?:arribeu|envieu|serviu|veneu|llegais|enviais)\b/

/** So much to somewhere: what is sent there. */
export const CUANTO_HASTA =
  /\b(?:how much|what would it cost|what s the cost|cuanto (?:me |nos |os )?(?:cuesta|costaria|cobra\w{0,4}|sale|saldria|subis|vale|valdria|seria|es)|quanto (?:me |nos )?(?:custa|custaria|fica|ficaria|cobram|sai|sairia|e|seria)|quant (?:em |ens |us )?(?:costa|costaria|cobre\w{0,3}|cobraria\w{0,2}|surt|sortiria|val|valdria|seria|es))\b.{1,60}\b(?:to|a|al|ate|para|pra|fins|cap)\b/
export const CUANTO_TIEMPO = /\b(?:time|long|days|notice|tiempo|tempo|temps|dias|dies)\b/

/** What came is not what was asked for. */
export const NO_ES_LO_MIO =
  /\bque no (?:era|es|son|eran|eren|he pedido|pedi|habia pedido|pedimos|havia demanat|vaig demanar|he demanat)\b|\bque nao (?:era|e|sao|eram|pedi|encomendei)\b|\b(?:equivocad|equivocat|errad|enganad|wrong)\w*|\bpor error\b|\bper error\b|\bpor engano\b|\bby mistake\b|\b(?:devolver\w*|devolv\w+|tornar|retornar|return(?:ing)?|send back|trocar|malament)\b|\b(?:en|em) (?:vez|lugar) de\b|\ben (?:lloc|comptes) de\b|\binstead of\b/

/** One thing was asked for and another came. */
export const PEDIDO_Y_LLEGADO =
  /\b(?:ordered|asked for)\b.{2,40}\b(?:and|but)\b(?: \S+){0,2} (?:got|received|sent|came)\b|\b(?:pedi|pedimos|habia pedido|encomendei|vaig demanar)\b.{2,40}\b(?:y|pero|e|mas|i)\b(?: \S+){0,2} (?:llego|llegado|recibido|mandado|enviado|recebi|veio|chegou|arribat|rebut|enviat)\b/

/** What has come has something to it. */
export const HA_LLEGADO_CON =
  /\b(?:ha llegado|han llegado|llego|vino|ha venido|ha arribat|han arribat|va arribar|ha vingut|chegou|chegaram|veio|vieram|arrived|has come|came|turned up)\b(?: \S{1,25}){0,3} (?:with|con|com|amb|without|sin|sem|sense)\b/

/** One that was sent: what is said of it is said of what came. */
export const LA_QUE_LLEGO =
  /\b(?:que (?:me|nos) (?:mandasteis|enviasteis|servisteis|habeis (?:mandado|enviado|servido)|mandaron|enviaron)|que (?:recibi|recibimos|he recibido|hemos recibido|recebi|recebemos|vaig rebre|he rebut|hem rebut)|(?:you|they) (?:sent|delivered|shipped)(?: (?:me|us))?|(?:i|we) (?:got|received|was sent|were sent)|que (?:me|nos) (?:enviaram|mandaram)|que (?:em|ens|m|ns) (?:vau enviar|heu enviat|van enviar))\b(?: \S{1,25}){0,2} (?:tiene|tienen|esta|estan|viene|vienen|ha|han|is|are|has|have|had|was|were|tem|esta|estao|vem|te|tenen|es|son|ve|with|con|com|amb)\b/

/** A garment that has come, with something that nobody here has a word for. */
export const HA_LLEGADO =
  /\b(?:ha llegado|han llegado|llego|vino|ha venido|ha arribat|han arribat|va arribar|ha vingut|chegou|chegaram|veio|vieram|arrived|has come|came|turned up)\b/

/** Money off: whoever is a customer sees it with the prices. */
export const REBAJA =
  /\b(?:descuent|discount|descont|descompt|rebaj|rebaix|oferta|ofertes|promo|saldos|on sale\b|clearance|bargain|marked down|black friday|cyber monday|(?:detalle|atencion|atencao|atencio|arreglo|jeitinho|gesto) (?:en|no|al|en el|con el|com o|amb el) (?:precio|preco|preu)|knock (?:\S{1,25} ){0,3}off)/

/** What something is, and not which of them there are. */
export const QUE_ES =
  /^\W*(?:what(?: is| are| s|'s) (?:an?|the)|que (?:es|son) (?:el|la|los|las|una?|els|les)|o que (?:e|sao) (?:os?|as?|uma?)) /

/** What a cloth or a cut is: one word, and nothing of which garments. */
export const QUE_ES_ESO =
  /^\W*(?:what(?: is| s|'s)|que es|o que e)(?: (?:an?|the|el|la|una?|os?|as?|uma?))? \p{L}+[?!. ]*$/u

/** How long the house has been there; how long something takes is another question. */
export const DESDE_CUANDO =
  /\bhow long (?:have|has|are|is)\b.{0,24}\b(?:been|going|around|business|established|open|exist\w*)\b/

/** The first or the last of the sizes: all of them tell it. */
export const EXTREMA = /^(small(?:est)?|littlest|tiniest|pequen[oa]s?|chic[oa]s?|petit[ae]?s?|mini?m[oa])$/

/** How tall or heavy somebody is: which size is theirs. */
export const ESTATURA = /\b1[.,m]\d{2}\b|\b\d{2,3} ?(?:kg|kilos|quilos|cm)\b|\b\d ?(?:ft|foot|feet)\b/

/** How long one of them is, and not whether it is. */
export const DE_LARGO =
  /\bhow (?:long|wide) (?:is|are)\b|\b(?:what|which) (?:length|width)\b|\blength of\b|\b(?:que|cual es el|cuanto tiene de|cuanto es de) (?:largo|ancho)\b|\bel (?:largo|ancho) de(?:l| la)\b|\b(?:comprimento|largura)\b|\b(?:llargada|amplada|quin llarg|quant fa de)\b/

/** One size for another. */
export const CAMBIA_TALLA =
  /\b(?:cambiar|cambio|trocar|troca|canviar|canvi|swap|exchange|change)\b.{0,24}\b(?:\d{2}|x{0,2}[sl]|m)\b.{0,12}\b(?:por|per|for|into)\b.{0,12}\b(?:\d{2}|x{0,2}[sl]|m)\b/

/** Prices are not to be seen, or it is asked where they stand. */
export const NO_SE_VEN =
  /\b(?:no|ningun|sin|not|t|nothing|without|nao|nenhum|sem|cap|sense)\b.{0,30}\b(?:ver|veo|sale|salen|aparecen?|ensena|muestra|pone|deja|hay|consigo|see|shows?|showing|display\w{0,3}|let|find|vejo|aparecem?|mostra|deixa|diz|consigo|veure|veig|surt|surten|ensenya|posa|apareixen?|aconsegueixo)\b|\b(?:donde|where|onde|on)\b.{0,20}\b(?:pone|sale|salen|dice|ver|veo|aparecen?|say|see|find|show|diz|esta|vejo|aparecem?|posa|surt|diu|veig|surten)\b|\b(?:see|show|shows|ver|veure)\b.{0,12}\b(?:how much|what|cuanto|lo que|quanto|o que|quant|que|el que)\b/

/** What is sent costs too, and that is another question. */
export const DEL_ENVIO =
  /\b(?:portes?|envios?|enviar|transportes?|mandar|delivery|shipping|postage|carriage|ship|send|entregas?|enviaments?|lliuraments?|ports)\b/

/** That no other size is wanted. */
export const NINGUNA_OTRA_TALLA =
  /\b(?:ninguna otra talla|ninguna talla mas|no other sizes?|none of the other sizes|nenhum outro tamanho|mais nenhum tamanho|cap altra (?:talla|mida)|cap talla mes)\b/

/** One's own have run out, and more are wanted. */
export const SE_HA_ACABADO =
  /\b(?:se (?:me|nos) (?:ha|han) (?:acabado|agotado|terminado)|(?:me|nos) (?:he|hemos) quedado sin|he vendido tod[oa]s?|reponer\w{0,3}|reposicion|run out of|sold out of|sold all|restock\w{0,3}|reorder\w{0,3}|acabou se|acabaram se|esgotou se|esgotei|vendi tod[oa]s|repor|s ha acabat|m ha acabat|s han acabat|he venut tot\w{0,2}|reposar|reposicio|back in stock|(?:be|come|coming) back in|vuelv\w{1,4} a (?:tener|haber|entrar)|volver\w{1,4} a (?:tener|haber|entrar)|cuando vuelv\w{1,4}|volt\w{1,4} a (?:ter|haver)|quando volt\w{1,4}|torn\w{1,5} a (?:tenir|haver)|quan torn\w{1,4})\b/

/** How long it takes until one may buy, and not until something arrives. */
export const CUANTO_EL_ALTA =
  /\b(?:cuanto|cuando|tarda\w{0,3}|plazo|how (?:long|soon|quick\w{0,2}|fast)|when|quanto|quando|demora\w{0,2}|quant|quan|trig\w{1,4}|termini)\b.{0,50}\b(?:de alta|el alta|l alta|(?:abr\w{1,5}|crea\w{1,4}|activ\w{1,6}|aprob\w{1,5}|aprueb\w{1,3}|valid\w{1,5}|open\w{0,3}|set up|approv\w{1,3}|verif\w{1,4}|criar|ativ\w{1,4}|aprov\w{1,5}|obr\w{1,4})(?: \S{1,25}){0,3} (?:cuentas?|registro|licencia|papeles|account|application|registration|contas?|registo|licenca|compte|registre|llicencia)|registrar\w{0,3}|registarme|registar|registrarme|approved|verified|sign(?:ed)? up)\b/

/** Taxes are asked of prices too. */
export const CON_IVA = /\b(?:iva|vat)\b/

/** Whether a size is a generous one: nobody has measured it here. */
export const COMO_TALLA =
  /\b(?:talla|tallas|size|tamanho|mida|vuestra|vuestro|vossa|vosso|vostra|your) ?(?:\d{2}|x{0,2}[sl]|m)\b.{0,16}\b(?:es|son|is|are|runs?|e|sao|queda|fica)\b.{0,16}\b(?:grand\w{1,2}|pequen\w{1,2}|ampli\w{1,2}|generos\w{1,2}|just[oa]s?|big|small|generous|tight|large|ampl[oae]s?|gran|petita?|estret\w{0,2})\b|^[^a-z]{0,5}(?:is|are|do|does) (?:your|the) (?:sizes? )?(?:\d{2}s?|x{0,2}[sl]|m)\b.{0,12}\b(?:big|small|generous|tight|large|roomy)\b/

/** How long it takes until there is more of what sells. */
export const CUANTO_REPONER =
  /\b(?:how (?:quick\w{0,2}|fast|soon|long)|lead time|turnaround|tard\w{1,6}|cuanto tiempo|en cuanto tiempo|con que rapidez|que plazo|quanto tempo|quanto demor\w{1,3}|em quanto tempo|com que rapidez|que prazo|quant trig\w{1,5}|quant de temps|en quant temps|quin termini|amb quina rapidesa)\b.{0,60}\b(?:restock\w{0,3}|re ?order\w{0,3}|replenish\w{0,3}|top up|repeat\w{0,3}|(?:make|get|send|have|do|deliver|give)(?: \S{1,12}){0,2} more|repon\w{1,6}|reposicion\w{0,4}|repet\w{1,4}|(?:hac\w{1,5}|tener|mand\w{1,5}|envi\w{1,5}|serv\w{1,5}|sac\w{1,4}) mas|repor|reposic\w{1,4}|(?:faz\w{1,3}|ter|envi\w{1,4}|mand\w{1,4}) mais|repos\w{1,5}|reposicio\w{0,2}|(?:f[ea]\w{1,3}|tenir|envi\w{1,4}|servi\w{0,3})(?: \S{1,4})? mes)\b/

/** How long it takes, said by its name; that of paying is another. */
export const PLAZO = /\b(?:plazos?|prazos?|terminis?|lead times?|turnaround|transit times?|delivery times?)\b/
export const DE_PAGAR =
  /\b(?:pag\w{1,6}|pay\w{0,5}|cobr\w{1,5}|factur\w{1,4}|fatur\w{1,4}|invoic\w{1,3}|credit\w{0,2}|venc\w{1,7}|devol\w{1,7}|return\w{0,3}|reclam\w{1,4}|alta|registr\w{1,4})\b/

/** So much money, of which an order is. */
export const TANTO_DINERO =
  /\b(?:\d{2,5}|cien|ciento|doscientos|trescientos|quinientos|mil|cem|duzentos|trezentos|quinhentos|cincuenta|sesenta|setenta|ochenta|noventa|cinquanta|seixanta|setanta|vuitanta|noranta|cinquenta|sessenta|oitenta|fifty|sixty|seventy|eighty|ninety|cent|cents|dos cents|tres cents|cinc cents|(?:a |one |two |three |five )?(?:hundred|thousand|grand))(?: de| d)? ?(?:euros?|eur|€|pounds?|quid)(?!\p{L})/u
export const DE_PEDIDO =
  /\b(?:pedidos?|pedir|pido|compras?|comprar|compro|encargo|encargar|orders?|ordering|buy|spend|encomendas?|encomendar|encomendo|comand(?:a|es)|demanar|demano|encarrec)\b/
export const BASTA_CON =
  /\b(?:menos de|menys de|less than|under|serv\w{1,4}|aten\w{1,7}|acept\w{1,4}|aceit\w{1,3}|accept\w{0,3}|admit\w{1,4}|admet\w{1,4}|vale|val|basta|llega\w{0,2}|chega|n hi ha prou|prou|enough|ok|okay|allowed|take|pued\w{1,3}|podr\w{1,5}|pod\w{1,3}|puc|posso|can|could|possible|posible|possivel|minim\w{0,2}|minimum|mand\w{1,4}|envi\w{1,4})\b/
export const NO_ES_MINIMO =
  /\b(?:portes?|ports|envios?|enviament\w?|transporte?|shipping|delivery|postage|carriage|gratis|gratuit\w{0,2}|free|descuent\w{1,2}|desconto|descompte|discount\w?|pag\w{1,6}|pay\w{0,5}|iva|vat|tax\w{0,2}|debo|debe|devo|dec|owe\w?|efectivo|cash|numerario|efectiu|credit\w?)\b/

/** When what is of a season is sent. */
export const SE_ENVIA_LA_TEMPORADA =
  /\b(?:cuando|when|quando|quan|que (?:dia|mes|fecha|data)|what (?:day|date|month))\b.{0,60}\b(?:sirv\w{1,4}|serv\w{1,4}|envi\w{1,5}|mand\w{1,5}|entreg\w{1,4}|repart\w{1,4}|ships?|shipp\w{2,3}|dispatch\w{0,3}|deliver\w{0,3}|sent|lliur\w{1,4})\b/

/** When what is ordered for a season leaves the house. */
export const SALE_LA_TEMPORADA =
  /\b(?:cuando|when|quando|quan|que (?:dia|mes|fecha|data)|what (?:day|date|month))\b.{0,60}\b(?:sal\w{1,4}|sirv\w{1,4}|serv\w{1,4}|envi\w{1,5}|mand\w{1,5}|entreg\w{1,4}|repart\w{1,4}|go(?:es)? out|ships?|shipp\w{2,3}|dispatch\w{0,3}|deliver\w{0,3}|leav\w{1,3}|sent|sa[ei]m?|surt\w{0,3}|lliur\w{1,4})\b/

/** An invoice that is not to be found is one's own. */
export const NO_HALLA_LA_FACTURA =
  /\b(?:no (?:encuentro|veo|localizo|trobo|veig|localitzo|m ha arribat|me ha llegado|he recibido|he rebut)|nao (?:encontro|vejo|localizo|recebi)|(?:can|could)(?:n| )?o?t? (?:find|see)|haven ?t (?:got|received|had)|he perdido|he perdut|perdi|lost)(?: \S{1,12}){1,2} (?:facturas?|faturas?|factures?|invoices?)\b/
