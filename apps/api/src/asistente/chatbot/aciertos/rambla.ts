import type { Idioma } from '@telar/domain/idioma'
import type { Preguntada } from './preguntada.ts'

/**
 * Overheard on the rambla: written before the understanding was opened and halved by lot. When the eighty were first asked 74
 * were answered as meant and 2 wrongly, in English 27 of 32; these may be read.
 */
export const RAMBLA: Record<Idioma, readonly Preguntada[]> = {
  es: [
    ['faldas largas que no lleven flores', 'falda #largo -#flores'],
    ['cuántos abrigos salen en la 52', 'cuenta:abrigo 52'],
    ['algo de punto que no sea ni jersey ni camiseta', 'punto -jersey -camiseta'],
    ['¿cuánto tarda en llegar a Las Palmas?', 'faq:plazos'],
    ['vaya porquería de máquina', 'cortesia || personas'],
    ['q tal, teneis pantalones blancos xa verano?', 'pantalon BLA V27 || pantalon BLA'],
    ['¿se puede planchar el vestido Jimena?', 'modelo:1227 & dice:planch'],
  ],
  en: [
    ['is there any wool in the Amaia coat', 'modelo:5506 & dice:(yes|wool)'],
    ['Got any tops in mustard?', 'top MOS'],
    ['…and without flowers?', 'top MOS -#flores'],
    ['can we settle up sixty days after the invoice', 'faq:pago'],
    ['how quickly would a parcel reach Tenerife', 'faq:plazos'],
    ['could you post me some fabric swatches before I commit', 'personas || faq:showroom'],
    ['would I be the only shop in Kilkenny with your label', 'personas'],
    ['is it ok if we drop by next tuesday to see the range', 'faq:showroom'],
    ["who's going to win the election", 'personas'],
    ['this bot is useless, you muppet', 'cortesia || personas'],
    ['hi! quick q – do u ship 2 the azores n how much', 'faq:portes || personas'],
    ['skirts that go below the knee', 'uno:4009|4012|4018|4027|4033 || personas'],
    ['hola, do you have any vestidos in azul royal', 'vestido AZU'],
    ['how long have you been in business', '/about || personas'],
    ['what do the blouses cost', 'faq:precios'],
    ['dresses with sleeves, nothing strappy', 'vestido -#tirantes'],
  ],
  pt: [
    ['sobretudos que não sejam de lã', 'abrigo -%lana'],
    ['de que é feita a saia Odette', 'modelo:4030 & dice:linho'],
    ['qual é mais comprido, o Alba ou o Nadia?', 'frente:1215 1212'],
    ['macacões com bolsos', 'uno:1703|1715|1718'],
    ['…e em vermelho?', 'modelo:1718'],
    ['a minha loja é em Braga, cobram-me IVA?', 'faq:facturas'],
    ['dá pra ir aí ver as peças ao vivo?', 'faq:showroom'],
    ['mandam amostras de tecido?', 'personas || faq:showroom'],
    ['dão exclusividade na minha rua?', 'personas'],
    ['és burro que nem uma porta', 'cortesia || personas'],
  ],
  ca: [
    ['abrics que no siguin de quadres ni negres', 'abrigo -#cuadros -NEG'],
    ['de què està feta la jaqueta Tina?', 'modelo:5034 & dice:coto'],
    ['quants vestits teniu de ratlles?', 'cuenta:vestido #rayas'],
    ['es pot pagar amb bizum?', 'faq:pago'],
    ["soc de Perpinyà, m'heu de cobrar l'IVA?", 'faq:facturas'],
    ['quan triga a arribar una comanda a Menorca?', 'faq:plazos'],
    ["com em dono d'alta si tinc una parada al mercat?", 'faq:alta'],
  ],
}
