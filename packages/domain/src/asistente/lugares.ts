import { palabrasDe } from './palabras.ts'

/** Where shops are and goods go: a place says where, and never what is asked. */
const LUGARES = `
españa spain espanha espanya portugal francia france frança italia italy itália itàlia alemania germany alemanha alemanya
bélgica belgium bèlgica holanda netherlands holland irlanda ireland austria áustria àustria suiza switzerland suíça suïssa
polonia poland polónia polònia grecia greece grécia grècia suecia sweden suécia suècia dinamarca denmark noruega norway
finlandia finland finlândia finlàndia inglaterra england anglaterra escocia scotland escócia escòcia gales wales uk
luxemburgo luxembourg luxemburg malta chipre cyprus xipre hungría hungary hungria rumanía romania roménia bulgaria bulgária
croacia croatia croácia croàcia chequia czechia eslovaquia eslovenia estonia letonia lituania turquía turkey turquia
marruecos morocco marrocos marroc méxico mexico mèxic argentina chile xile colombia colômbia colòmbia perú peru brasil
brazil canadá canada japón japan japão japó china xina rusia russia rússia ucrania ukraine ucrânia australia austrália
angola mozambique moçambique andorra gibraltar europa europe américa america usa eeuu áfrica africa asia ásia
cataluña catalonia catalunha catalunya andalucía andaluzia andalusia galicia galiza galícia asturias cantabria aragón
aragó navarra rioja murcia múrcia extremadura castilla castella valencia valência valència baleares balearics balears
canarias canaries canárias canàries ceuta melilla mallorca majorca menorca ibiza eivissa formentera tenerife lanzarote
fuerteventura palmas madeira açores azores algarve alentejo
madrid barcelona sevilla seville zaragoza saragossa málaga malaga bilbao alicante alacant córdoba valladolid vigo gijón
oviedo granada murcia palma santander pamplona burgos salamanca león cádiz huelva jaén almería toledo cuenca ávila
segovia soria teruel huesca lleida lérida girona gerona tarragona reus sabadell terrassa manresa vic mataró granollers
castellón castelló vitoria donostia lugo ourense pontevedra coruña santiago albacete badajoz cáceres logroño
lisboa lisbon oporto porto braga coimbra faro aveiro setúbal évora leiria viseu guimarães funchal
parís paris lyon marsella marseille toulouse burdeos bordeaux perpiñán perpignan perpinyà montpellier niza nice lille
roma rome milán milan milão milà nápoles turín florencia berlín berlin múnich munich hamburgo fráncfort colonia viena
vienna bruselas brussels bruxelas brusselles ámsterdam amsterdam londres london mánchester dublín dublin dublim cork
frances francesa francès french francês aleman alemana alemany german alemão portugues portuguesa portuguès portuguese ingles inglesa anglès
english inglês italiano italiana italià italian irlandes irlandesa irish español española spanish espanhol espanyol
ginebra zúrich zurich praga varsovia atenas estocolmo oslo copenhague helsinki budapest bucarest lima bogotá`

const PALABRAS = new Set(palabrasDe(LUGARES))

export const esLugar = (palabra: string): boolean => PALABRAS.has(palabra)
