import type { Idioma } from '@telar/domain/idioma'
import type { Preguntada } from './preguntada.ts'

/** Overheard on the rambla: the half, drawn by lot, of which only the rate may be looked at. */
export const RAMBLA_APARTE: Record<Idioma, readonly Preguntada[]> = {
  es: [
    ['¿la americana Judit lleva forro?', 'modelo:5010 || personas'],
    ['¿qué diferencia hay entre la falda Iria y la Lidia?', 'frente:4015 4021'],
    ['tops de talla única en negro', 'top TU NEG'],
    ['…mejor en beis', 'top TU BEI'],
    ['si me quedo con género sin vender, ¿os lo devuelvo?', 'faq:devoluciones'],
    ['¿me garantizáis que no vendéis a la tienda de enfrente?', 'personas'],
    ['¿hacéis factura con recargo?', 'faq:facturas'],
  ],
  en: [
    ["which of your coats aren't black at all", 'abrigo -NEG'],
    ['anything knitted but not stripy, dresses please', 'vestido punto -#rayas'],
    ['do the linen trousers come in a 44', 'pantalon lino 44'],
    ['how many jumpsuits have you got in linen', 'cuenta:mono lino'],
    ["what's the difference between the Joana and the Mafalda trousers", 'frente:3303 3309'],
    ['which skirt comes in the most colours', 'uno:4024|4030 || personas'],
    ["we're based in Limerick, will there be VAT on our bill", 'faq:facturas'],
    ['my customer ripped the dress after two weeks, can she get her money back', 'faq:devoluciones || personas'],
    ['do I have to buy loads the first time round', 'faq:minimo'],
    ['im opening a wee shop in the spring, how do I get set up with you', 'faq:alta || /login'],
    ['burgandy jumpers plz', 'jersey BUR'],
    ['something for a wedding guest, size 50, not trousers', 'uno:1230|5016'],
    ['do any of your jackets come in brown?', 'ninguno || chaqueta CAM|TOP|BEI|CAQ || personas'],
    ['is the Vega cardigan machine washable', 'modelo:6016 & dice:(30|wash)'],
    ['I only want plain shirts, no checks, no stripes', 'camisa #liso'],
    ["what's the biggest size you make dresses in", 'dice:54'],
  ],
  pt: [
    ['que calças há sem ser pretas, no 50?', 'pantalon -NEG 50'],
    ['quantas t-shirts às riscas têm', 'cuenta:camiseta #rayas'],
    ['posso pagar a prestações?', 'faq:pago'],
    ['quantos dias até chegar ao Funchal', 'faq:plazos || personas'],
    ['se não vender a coleção toda aceitam de volta?', 'faq:devoluciones'],
    ['tenho de comprar quantas peças no mínimo?', 'faq:minimo'],
    ['que horas são em Tóquio', 'personas'],
    ['vstidos de linho cor de rosa', 'vestido lino ROS'],
    ['bom dia, quero registar a loja e saber se aceitam mbway', 'faq:alta || faq:pago || personas'],
    ['camisolas de gola alta', 'jersey #cuelloalto'],
  ],
  ca: [
    ['quina brusa surt en més colors?', 'uno:2128|2131|2134|2143|2149 || personas'],
    ['faldilles texanes sense llunars', 'falda denim -#lunares'],
    ['…i en negre?', 'falda denim NEG -#lunares'],
    ['hi ha una compra mínima per començar?', 'faq:minimo'],
    ['puc passar pel taller a veure la col·lecció?', 'faq:showroom'],
    ['ets un inútil', 'cortesia || personas'],
    ['samarretes de màniga llarga que no siguin blau marí', 'camiseta #mangalarga -MAR'],
  ],
}
