import type { Textos } from '@telar/domain/idioma'
import type { Familia } from '../pictures/prenda.ts'
import { t } from './base.ts'
import type { Estampado, Tejido } from './tipos.ts'

/** What it is made of: the second sentence. */
export const TEJIDOS: Record<Tejido, readonly Textos[]> = {
  crepe: [
    t(
      'El crepé cae con peso y no se arruga en la maleta.',
      'The crêpe hangs well and does not crease in a suitcase.',
      'O crepe cai com peso e não se amarrota na mala.',
      'El crep cau amb pes i no s’arruga a la maleta.',
    ),
    t(
      'En un crepé mate que perdona el lavado y casi no pide plancha.',
      'In a matt crêpe that takes washing well and hardly needs ironing.',
      'Num crepe mate que aguenta as lavagens e quase não pede ferro.',
      'En un crep mat que perdona la rentada i gairebé no demana planxa.',
    ),
  ],
  viscosa: [
    t(
      'La viscosa es fresca, suave y de caída ligera.',
      'The viscose is cool, soft and light.',
      'A viscose é fresca, suave e de queda leve.',
      'La viscosa és fresca, suau i de caiguda lleugera.',
    ),
    t(
      'En viscosa de buen gramaje, que no transparenta.',
      'In a good-weight viscose that does not show through.',
      'Em viscose de boa gramagem, que não deixa ver.',
      'En viscosa de bon gramatge, que no transparenta.',
    ),
  ],
  lino: [
    t(
      'La mezcla de lino respira como el puro y se arruga la mitad.',
      'The linen blend breathes like pure linen and creases half as much.',
      'A mistura de linho respira como o puro e amarrota metade.',
      'La barreja de lli respira com el pur i s’arruga la meitat.',
    ),
    t(
      'Lino lavado, con ese tacto de prenda que ya es tuya.',
      'Washed linen, with the feel of something you have always owned.',
      'Linho lavado, com aquele toque de peça que já é sua.',
      'Lli rentat, amb aquell tacte de peça que ja és teva.',
    ),
  ],
  popelin: [
    t(
      'Popelín de algodón con un punto de elastano: se plancha solo.',
      'Cotton poplin with a touch of stretch: it almost irons itself.',
      'Popelina de algodão com um toque de elastano: quase se passa sozinha.',
      'Popelín de cotó amb un punt d’elastà: es planxa sol.',
    ),
  ],
  punto: [
    t(
      'El punto es suave, no pica y no hace bolas.',
      'The knit is soft, does not itch and does not pill.',
      'A malha é suave, não pica e não faz borboto.',
      'El punt és suau, no pica i no fa boletes.',
    ),
    t(
      'Tejido con hilo peinado, para que dure más de una temporada.',
      'Knitted in combed yarn, to last more than one season.',
      'Tricotado com fio penteado, para durar mais do que uma estação.',
      'Teixit amb fil pentinat, perquè duri més d’una temporada.',
    ),
  ],
  denim: [
    t(
      'Denim lavado, cómodo desde el primer día.',
      'Washed denim, comfortable from day one.',
      'Ganga lavada, confortável desde o primeiro dia.',
      'Denim rentat, còmode des del primer dia.',
    ),
  ],
  gasa: [
    t(
      'La gasa va forrada: se mueve al andar y no se ve lo que no debe.',
      'The chiffon is lined: it moves as you walk and shows nothing it should not.',
      'A gaze é forrada: mexe-se ao andar e não mostra o que não deve.',
      'La gasa va folrada: es mou en caminar i no ensenya el que no toca.',
    ),
    t(
      'En gasa ligera, con costuras limpias por dentro.',
      'In light chiffon, with clean seams inside.',
      'Em gaze leve, com costuras limpas por dentro.',
      'En gasa lleugera, amb costures netes per dins.',
    ),
  ],
  pano: [
    t(
      'Paño con lana, de los que abrigan sin pesar.',
      'Wool-blend cloth that keeps you warm without the weight.',
      'Fazenda com lã, daquelas que agasalham sem pesar.',
      'Drap amb llana, dels que abriguen sense pesar.',
    ),
    t(
      'El paño es doble y el forro, de los buenos.',
      'The cloth is double-faced and the lining is a good one.',
      'A fazenda é dupla e o forro é dos bons.',
      'El drap és doble i el folre, dels bons.',
    ),
  ],
}

/** Instead of the cloth, what is printed on it. */
export const ESTAMPADOS: Record<Exclude<Estampado, 'liso'>, Textos> = {
  rayas: t(
    'La raya está cortada para que case en los costados.',
    'The stripe is cut to match at the side seams.',
    'A risca é cortada para casar nas costuras laterais.',
    'La ratlla està tallada perquè casi als costats.',
  ),
  lunares: t(
    'El lunar es pequeño y regular: favorece y no cansa.',
    'The dots are small and even: flattering, and easy to live with.',
    'As pintas são pequenas e regulares: favorecem e não cansam.',
    'El lunar és petit i regular: afavoreix i no cansa.',
  ),
  cuadros: t(
    'El cuadro casa en bolsillos y costuras, como debe ser.',
    'The check matches at pockets and seams, as it should.',
    'O xadrez casa nos bolsos e nas costuras, como deve ser.',
    'El quadre casa a butxaques i costures, com ha de ser.',
  ),
  flores: t(
    'El estampado de flor menuda lo dibujamos en casa.',
    'The small floral print is our own drawing.',
    'O estampado de flor miúda é desenhado em casa.',
    'L’estampat de flor menuda el dibuixem a casa.',
  ),
}

const DIARIO = t(
  'Lo repiten las tiendas que visten a diario.',
  'Shops that dress people every day reorder it.',
  'As lojas que vestem o dia a dia repetem-no.',
  'El repeteixen les botigues que vesteixen cada dia.',
)
const EVENTO = t(
  'Para invitadas que quieren volver a ponérselo.',
  'For wedding guests who mean to wear it again.',
  'Para convidadas que o querem voltar a usar.',
  'Per a convidades que se’l volen tornar a posar.',
)
const OFICINA = t(
  'De la oficina a la cena sin cambiarse.',
  'From the office to dinner without changing.',
  'Do escritório ao jantar sem mudar de roupa.',
  'De l’oficina al sopar sense canviar-se.',
)
const TALLAJE = t(
  'Tallaje generoso y parejo en todas las tallas.',
  'Generous, even sizing throughout.',
  'Tamanhos generosos e iguais em toda a escala.',
  'Tallatge generós i parell en totes les talles.',
)
const COMBINA = t(
  'Combina con media colección, y eso se nota en caja.',
  'It goes with half the collection, and the till notices.',
  'Combina com meia coleção, e isso nota-se na caixa.',
  'Combina amb mitja col·lecció, i això es nota a la caixa.',
)
const REPOSICION = t(
  'Lo reponemos en dos semanas mientras haya tela.',
  'We restock it in two weeks while there is cloth.',
  'Repomo-lo em duas semanas enquanto houver tecido.',
  'El reposem en dues setmanes mentre hi hagi tela.',
)
const CAPAS = t(
  'Solo o en capas, desde febrero hasta noviembre.',
  'Alone or layered, from February to November.',
  'Sozinho ou em camadas, de fevereiro a novembro.',
  'Sol o en capes, des del febrer fins al novembre.',
)
const FRIO = t(
  'Llega a tienda antes del primer frío.',
  'It reaches the shop before the first cold days.',
  'Chega à loja antes do primeiro frio.',
  'Arriba a la botiga abans del primer fred.',
)

/** How it sells: the last sentence. */
export const USOS: Record<Familia, readonly Textos[]> = {
  vestido: [EVENTO, OFICINA, DIARIO, TALLAJE, REPOSICION],
  blusa: [OFICINA, COMBINA, TALLAJE, REPOSICION],
  camisa: [DIARIO, OFICINA, COMBINA, REPOSICION],
  top: [COMBINA, CAPAS, REPOSICION],
  camiseta: [DIARIO, CAPAS, REPOSICION],
  jersey: [CAPAS, DIARIO, FRIO, TALLAJE],
  chaqueta: [OFICINA, COMBINA, TALLAJE],
  abrigo: [FRIO, TALLAJE, REPOSICION],
  pantalon: [DIARIO, OFICINA, TALLAJE, REPOSICION],
  falda: [OFICINA, COMBINA, REPOSICION],
  mono: [EVENTO, OFICINA, TALLAJE],
  conjunto: [DIARIO, CAPAS, REPOSICION],
}
