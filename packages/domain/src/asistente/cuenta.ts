import type { Idioma } from '../idioma.ts'
import { plano } from '../texto.ts'

/** What somebody asks of their own: where it is, what they owe, what was invoiced or sent. */
export type DeLaCuenta = 'deuda' | 'facturas' | 'entregas' | 'llegada' | 'pedidos'

/** What the house may ask of itself. */
export type DeLaCasa = 'porCobrar' | 'vencido' | 'vendido' | 'porConfirmar'

const CUENTA: Record<Idioma, Record<DeLaCuenta, RegExp>> = {
  es: {
    deuda:
      /\b(que|cuanto)( dinero)?( os| te)? (debo|debemos|adeudo)\b|\b(mi|nuestra) deuda\b|\bmi saldo\b|pendientes? de pago|\b(tengo|tenemos|me queda) (algo |alguna factura )?(pendiente|por pagar)|facturas? (?:(?:que )?(?:tengo|tenemos) )?(pendientes?|sin pagar|vencidas?|por pagar)|\bvence\w{0,2} (?:mi|mis|la|las|nuestras?) facturas?\b|\b(mi|mis|nuestras?) facturas? vence|\b(?:estoy|estamos|voy) al (?:corriente|dia)\b/,
    facturas:
      /\b(mi|mis|nuestras?) (ultimas? )?facturas?\b|\b(ultima|ultimas) facturas?\b|\bfacturas? del? (?:mi |el )?(?:ultimo )?pedido\b/,
    entregas:
      /\b(me|nos) (habeis|han|ha) (enviado|mandado|servido|entregado)|\b(mi|mis|nuestras?) (ultim[oa]s? )?(albaran|albaranes|entregas?|envios?)\b|\bultim[oa] (entrega|envio|albaran)\b/,
    llegada:
      /\b(cuando|que dia|para cuando)( me| nos)?( l[oa]s?)? (llega|llegan|llegara|llegaran|recibo|recibire|recibimos|sale|salen|entregais|tendre|tengo|viene|vienen)\b|\bdonde (esta|estan|anda) (mi|mis|el|nuestro) pedidos?\b|\bmi pedido no (ha )?lleg|\b(?:ha salido|habeis enviado|habeis mandado|han enviado|se ha enviado|por donde va|va)(?: ya)? (?:mi|el|nuestro) pedido\b|\b(?:me|nos) falta(?:n)? (?:por )?(?:recibir|llegar)\b|\bcuando (?:me|nos) (?:mandais|enviais|servis) (?:lo|el|mi|la)\b/,
    pedidos:
      /\b(mi|mis|nuestros?) (ultimos? )?pedidos?\b|\bestado (de|del) (mi |mis )?pedidos?\b|\bque (he|hemos) (?:pedido|comprado)\b|\bque (?:compre|compramos|pedi|pedimos) (?:la |el )?(?:ultima|vez|ano|mes)|\bultimos? pedidos?\b|\b(?:tengo|tenemos) (?:algun|algunos|mas) pedidos?\b|\b(mi|mis) (?:ultimas? )?compras?\b/,
  },
  en: {
    deuda:
      /\b(what|how much) (do|did) (i|we) (still )?owe\b|\b(my|our) (balance|debt)\b|\b(my |our )?(outstanding|unpaid|overdue|open) (invoices?|balance|amount)|\banything (?:(left )?to pay|outstanding|overdue|unpaid)\b|\b(?:my|our) invoices? (?:is |are )?(?:due|overdue)\b|\b(?:is|are|of) (?:my|our) invoices? (?:are |is )?(?:due|overdue)\b|\bup to date with (?:my |our )?payments?\b/,
    facturas: /\b(my|our) (last |latest )?invoices?\b|\b(last|latest) invoices?\b/,
    entregas:
      /\b(have|did) you (sent|send|shipped|ship|delivered|deliver)( to)? (me|us)\b|\b(my|our) (last |latest )?(deliveries|delivery notes?|shipments?)\b|\blast (delivery|shipment)\b/,
    llegada:
      /\bwhen (does|do|will|is|are)\b.{0,60}\b(arrive|arriving|come|coming|get here|ship|delivered|reach|expect|receive|get|be (here|there|in))\b|\bwhere (is|are) (my|our|the) orders?\b|\bmy order (has not|hasn t|never) (arrived|come)|\bwhere s (?:my|our|the) (?:orders?|parcel|delivery|stuff)\b|\bwhere (?:is|are) (?:my|our) (?:parcels?|deliver(?:y|ies)|stuff|goods)\b|\b(?:has|have) (?:my|our) (?:orders?|parcel|stuff|goods) (?:been )?(?:shipped|sent|left|gone|dispatched)\b|\bwhen s (?:my|our) (?:next )?(?:order|delivery|parcel)\b/,
    pedidos:
      /\b(my|our) (last |latest )?orders?\b|\b(order status|status of (my|our) orders?)\b|\bwhat (have|did) (i|we) (?:order|buy|bought|get last|got on order)/,
  },
  pt: {
    deuda:
      /\b(que|quanto)( e que)?(?: ainda)?( vos| lhes)?(?: ainda)? (devo|devemos)\b|\bvence(?:m)? (?:a minha|as minhas|a nossa) faturas?\b|\b(?:tenho|temos|estou|estamos) (?:tudo )?em dia\b|\b(a )?(minha|nossa) divida\b|\bmeu saldo\b|\b(?:tenho|temos|falta|ficou|fica|ficaram|algo|coisa|faturas?|contas?)(?: \S{1,12}){0,2} por pagar\b(?! (?:com|em|por))|faturas? (pendentes?|em atraso|vencidas?)/,
    facturas: /\b(minhas?|nossas?) (ultimas? )?faturas?\b|\bultimas? faturas?\b/,
    entregas:
      /\b(me|nos) (enviaram|mandaram|entregaram)\b|\benviaram me\b|\b(minhas?|nossas?) (ultimas? )?(entregas?|guias?|remessas?)\b|\bultima (entrega|remessa)\b/,
    llegada:
      /\b(quando|que dia)( e que)?( me| nos| o| a)? (tenho|chega|chegam|chegara|chegarao|recebo|recebemos|sai|saem|vem|vou receber)\b|\bonde esta(o)? (a minha|as minhas|a nossa) encomendas?\b|\b(?:ja )?(?:enviaram|mandaram|saiu|expediram|despacharam)(?: ja)? (?:a minha|as minhas|a nossa) encomendas?\b|\b(?:me|nos) falta(?:m)? (?:receber|chegar)\b/,
    pedidos:
      /\b(minhas?|nossas?) (ultimas? )?encomendas?\b|\bestado da(s)? (minhas? )?encomendas?\b|\bo que (?:e que )?(encomendei|encomendamos|comprei|compramos)\b|\bultimas? encomendas?\b/,
  },
  ca: {
    deuda:
      /\b(que|quant)( us)? (dec|devem|dec encara)\b|\bel meu (deute|saldo)\b|pendents? de pagament|\b(tinc|tenim) (res |alguna factura |cap factura )?(pendent|per pagar)|factur(a|es) (pendents?|sense pagar|vencud(a|es)|per pagar)|\bvenc(?:en)? (?:la meva|les meves|les nostres) factur(?:a|es)\b|\b(?:estic|estem) al (?:corrent|dia)\b/,
    facturas: /\b(la meva|les meves|les nostres) (ultim(a|es) )?factur(a|es)\b|\bultim(a|es) factur(a|es)\b/,
    entregas:
      /\b(m heu|ens heu) (enviat|servit|lliurat)\b|\b(el meu|els meus|les meves) (ultim(a|es|s)? )?(albara|albarans|lliuraments?|enviaments?|entregues)\b|\bultim (lliurament|enviament)\b/,
    llegada:
      /\b(quan|quin dia)( em| ens| m| rebre| ho)? ?(tinc|arriba|arriben|arribara|arribaran|rebo|rebre|rebem|surt|surten|ve|venen|tindre)\b|\bon (es|son) (la meva|les meves|la nostra) comand(a|es)\b|\b(?:ja )?(?:heu enviat|ha sortit|s ha enviat)(?: ja)? (?:la meva|les meves|la nostra) comand(?:a|es)\b|\b(?:em|ens) falt(?:a|en) (?:per )?(?:rebre|arribar)\b/,
    pedidos:
      /\b(la meva|les meves|les nostres) (ultim(a|es) )?comand(a|es)\b|\bestat de (la|les) (meva |meves )?comand(a|es)\b|\bque (he|hem) (?:demanat|comprat)\b|\bque (?:vaig|vam) (?:comprar|demanar)\b|\bultimes comandes\b/,
  },
}

const CASA: Record<Idioma, Record<DeLaCasa, RegExp>> = {
  es: {
    vencido: /\b(vencid[oa]s?|impagad[oa]s?|morosos?)\b/,
    porCobrar: /\b(nos deben?|pendiente de cobro|por cobrar|queda por cobrar)\b/,
    vendido:
      /\b(hemos (vendido|facturado)|llevamos (vendido|facturado)|vendimos|facturamos|ventas|facturacion|facturado)\b/,
    porConfirmar:
      /\bpedidos? (?:(?:que )?(?:hay|tengo|tenemos|quedan|estan) )?(por confirmar|sin confirmar|nuevos?|recibidos?)\b/,
  },
  en: {
    vencido: /\b(overdue|past due)\b/,
    porCobrar: /\b(owed to us|owes? us|are we owed|we are owed|do (they|customers) owe|receivables?|outstanding)\b/,
    vendido: /\b(have we (sold|invoiced)|did we (sell|invoice)|sales|invoiced|turnover)\b/,
    porConfirmar:
      /\borders? (?:are |is |waiting |still )*(to confirm|unconfirmed|to be confirmed)\b|\b(unconfirmed|new) orders?\b/,
  },
  pt: {
    vencido: /\b(vencid[oa]s?|em atraso)\b/,
    porCobrar: /\b(nos devem|por cobrar|por receber)\b/,
    vendido: /\b(vendemos|faturamos|vendas|faturacao|faturado)\b/,
    porConfirmar: /\bencomendas? (por confirmar|novas?|recebidas?)\b/,
  },
  ca: {
    vencido: /\b(vencuts?|vencut|vencud[oa]?s?|vencudes|impagats?|impagades)\b/,
    porCobrar: /\b(ens deuen|per cobrar|pendent de cobrament)\b/,
    vendido: /\b(hem (venut|facturat)|portem (venut|facturat)|vendes|facturacio|facturat)\b/,
    porConfirmar:
      /\bcomand(a|es) (?:(?:que )?(?:hi ha|tinc|tenim|queden) )?(per confirmar|sense confirmar|noves|nova|rebudes)\b/,
  },
}

const PERIODO = {
  hoy: /\b(hoy|today|hoje|avui)\b/,
  mes: /\b(mes|month)\b/,
  ano: /\b(ano|year|any)\b/,
}
export type Periodo = keyof typeof PERIODO

const llana = (pregunta: string) => plano(pregunta.replace(/[’'`´]/g, ' ')).replace(/[^\p{L}\p{N}]+/gu, ' ')

const primera = <C extends string>(de: Record<C, RegExp>, pregunta: string): C | undefined => {
  const dicha = llana(pregunta)
  return (Object.entries(de) as [C, RegExp][]).find(([, dicho]) => dicho.test(dicha))?.[0]
}

/** What a question asks of the account of whoever asks it, if anything. */
export const deLaCuenta = (pregunta: string, idioma: Idioma): DeLaCuenta | undefined =>
  primera(CUENTA[idioma], pregunta)

/** What a question asks of the house's own figures, if anything. */
export const deLaCasa = (pregunta: string, idioma: Idioma): DeLaCasa | undefined => primera(CASA[idioma], pregunta)

export const periodoDe = (pregunta: string): Periodo => primera(PERIODO, pregunta) ?? 'mes'

const PEDIDO = /\b(pedidos?|orders?|encomendas?|comand(a|es))\b/

/** Whether it asks for an order as only whoever made it may be told. */
export const deUnPedido = (pregunta: string, idioma: Idioma): boolean => {
  const que = deLaCuenta(pregunta, idioma)
  return (que === 'llegada' || que === 'pedidos') && PEDIDO.test(llana(pregunta))
}

/** A shop that somebody calls by its name, and not as theirs. */
const OTRA_TIENDA =
  /(?<!\b(?:mi|nuestra|my|our|minha|nossa|meva|nostra|soy|somos|sou|soc|som|am|are)\s(?:la\s|the\s|a\s)?)\b(?:[Bb]outique|[Tt]ienda|[Mm]odas|[Ss]hop|[Ss]tore|[Ll]oja|[Bb]otiga)\s+\p{Lu}\p{Ll}+/u
/** What one would know of it: what it buys, owes or pays. */
const SUS_TRATOS =
  /\b(?:pendientes?|pendents?|debe|deben|deve|devem|deu|deuen|owes?|compr\w+|bought|buys?|pedido|pedidos|pide|orders?|ordered|encomend\w+|comand\w+|demana|demanat|pag[oaou]\w*|pays?|paid|factur\w+|fatur\w+|invoices?|gasta\w*|spends?|spent)\b/

/** Whether it asks for the dealings of a shop that is named. */
export const deOtraTienda = (pregunta: string): boolean =>
  OTRA_TIENDA.test(pregunta) && SUS_TRATOS.test(llana(pregunta))

/** The number of an order, as papers write it. */
export const numeroDePedido = (pregunta: string): string | undefined => /\b\d{4}\/\d+\b/.exec(pregunta)?.[0]
