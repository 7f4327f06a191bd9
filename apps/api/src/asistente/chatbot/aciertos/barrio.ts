import type { Idioma } from '@telar/domain/idioma'
import type { Preguntada } from './preguntada.ts'

/**
 * From the neighbourhood: written when all the others had been mended. When the hundred were first asked 89 were answered as
 * meant and 5 wrongly, in English 19 of 25 and 4; these, the odd ones, may be read.
 */
export const BARRIO: Record<Idioma, readonly Preguntada[]> = {
  es: [
    ['tengo una boutique de tallas grandes en Badajoz, qué pantalones me irían', 'pantalon @grandes || pantalon 54'],
    ['¿la chaqueta Isaura es calentita?', 'modelo:5007'],
    ['camisas o blusas de rayas', '#rayas camisa'],
    ['¿el vestido Elvira tiene bolsillos?', 'modelo:1245 & dice:(\\bsi\\b|bolsillo)'],
    ['¿qué es la curva?', 'faq:tallas || personas'],
    ['pone que mi enlace ha caducado', 'personas || faq:alta || /login || /forgot-password'],
    ['busco vestidos de viscosa sin estampado hasta la 54', 'vestido %viscosa #liso 54'],
    ['¿cuántas blusas NO son lisas?', 'cuenta:blusa -#liso'],
    ['un abrigo corto en fucsia', 'abrigo #corto FUC'],
    ['¿tenéis corsés?', 'ninguno || dice:exactamente no || personas'],
    ['pantalones de lino pero que no sean ni caqui ni topo', 'pantalon lino -CAQ -TOP'],
    ['quítame los de crepé y enséñame el resto de abrigos', 'abrigo -crepe'],
    ['¿puedo ver los precios con IVA?', 'faq:precios || faq:facturas'],
  ],
  en: [
    ['I have a plus size shop in Cork, which trousers would suit', 'pantalon @grandes || pantalon 54 || personas'],
    ['two things: do you take visa, and how long is shipping to Galway?', 'faq:pago || faq:plazos'],
    ['does the Elvira dress have pockets', 'modelo:1245 & dice:(yes|pocket)'],
    ['what is a size curve', 'faq:tallas || personas'],
    ['plain viscose dresses up to 54', 'vestido %viscosa #liso 54'],
    ['how many blouses are not plain', 'cuenta:blusa -#liso'],
    ['a short coat in fuchsia', 'abrigo #corto FUC'],
    ['do you do corsets', 'ninguno || dice:not exactly || personas'],
    ['linen trousers but neither khaki nor taupe', 'pantalon lino -CAQ -TOP'],
    ['leave out the crepe ones and show me the other coats', 'abrigo -crepe'],
    ['need it by saturday in Porto, possible?', 'faq:plazos || personas'],
    ['jackets with one button', 'uno:5016|5022|5028'],
    ['which of your dresses has the most colours', 'uno:1260|1272 || personas'],
  ],
  pt: [
    [
      'tenho uma loja de tamanhos grandes em Beja, que calças me servem',
      'pantalon @grandes || pantalon 54 || personas',
    ],
    ['duas coisas: aceitam visa? e quanto tempo demora até Viseu?', 'faq:pago || faq:plazos'],
    ['o vestido Elvira tem bolsos?', 'modelo:1245 & dice:(\\bsim\\b|bolso)'],
    ['o que é a curva?', 'faq:tallas || personas'],
    ['vestidos de viscose lisos até ao 54', 'vestido %viscosa #liso 54'],
    ['quantas blusas não são lisas?', 'cuenta:blusa -#liso'],
    ['um sobretudo curto em fúcsia', 'abrigo #corto FUC'],
    ['têm espartilhos?', 'ninguno || dice:exatamente isso nao || personas'],
    ['calças de linho mas nem caqui nem toupeira', 'pantalon lino -CAQ -TOP'],
    ['tira os de crepe e mostra os outros sobretudos', 'abrigo -crepe'],
    ['casacos de um só botão', 'uno:5016|5022|5028 || personas'],
    ['passo recibos verdes, posso comprar?', 'faq:alta || /login || personas'],
    ['qual dos vestidos tem mais cores?', 'uno:1260|1272 || personas'],
  ],
  ca: [
    [
      "tinc una botiga de talles grans a Reus, quins pantalons m'anirien bé",
      'pantalon @grandes || pantalon 54 || personas',
    ],
    ['dues coses: accepteu visa? i quant triga a arribar a Tortosa?', 'faq:pago || faq:plazos'],
    ['el vestit Elvira té butxaques?', 'modelo:1245 & dice:(\\bsi\\b|butxac)'],
    ['què és la corba?', 'faq:tallas || personas'],
    ['vestits de viscosa llisos fins a la 54', 'vestido %viscosa #liso 54'],
    ['quantes bruses no són llises?', 'cuenta:blusa -#liso'],
    ['un abric curt de color fúcsia', 'abrigo #corto FUC'],
    ['teniu cotilles?', 'ninguno || dice:exactament no || personas'],
    ['pantalons de lli però ni caqui ni talp', 'pantalon lino -CAQ -TOP'],
    ["treu els de crepè i ensenya'm els altres abrics", 'abrigo -crepe'],
    ['camises o bruses de ratlles', '#rayas camisa'],
    ['puc veure els preus amb IVA?', 'faq:precios || faq:facturas'],
    ['quin dels vestits té més colors?', 'uno:1260|1272 || personas'],
  ],
}
