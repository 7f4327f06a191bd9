import { enCadaIdioma, type Idioma } from '../idioma.ts'
import { palabrasDe } from './palabras.ts'

/** Words of every day that are but a letter away from one of the catalogue: they are written as they are meant. */
const COMUNES: Record<Idioma, string> = {
  es: 'alma banco beber boca cama capaz cariño carta causa cine cola dolor fuego fumar gana ganas hambre huevo junto lago lata liga medio meta nadie negar nombre norma norte padre pared paseo pena piso planta playa pollo raro rato reto risa sueño tema valle vela vivo monta rocas lindo panal',
  en: 'fewest fewer think weather wife wind winner wipe wise wood word words alive angle bake basis beat blank block blow boost boss bother bowl bridge cake calm case clue coast dare dream edit eight fail feet fellow fight fill flag format fuel grab greet grown guess heap hook hope hoping kinda king kiss knew lack lake lane loyal mate mates mend menu mess mile mind minds moral night nights noon normal nurse officer oven pace pain paint painted palm park partly pile plan plans planning plant pleased plug point points pool pound pounds pride printer raise rare ride risk role rope rush said scare scary shoot shore shot shout sight site sites sort sorts sorted sound sounds strike string suffer swim team teams tear tight tone tunnel twin vast violent skim liner paints jumped coasts blaze seats racket packet packets rocket cheek lone wing flour core corn crown hose sofa pillar vegan paul martin',
  pt: 'alma banco beber bolo braço cabelo cair cama capaz carga causa cela curso dona estrela feio força forte junto lago lata leite letra lindo morte norma norte pasta pedra pena povo praça prato preso seca sono susto tenda tinta tomar vela vila saída',
  ca: 'allà camp carta causa cert clau curs fira fusta germà lluna manta metre nord norma pala pedra pena poma pont sala tema text valor vela vila vora',
}
const PALABRAS = enCadaIdioma((idioma) => new Set(palabrasDe(COMUNES[idioma])))

export const esComun = (palabra: string, idioma: Idioma): boolean => PALABRAS[idioma].has(palabra)
