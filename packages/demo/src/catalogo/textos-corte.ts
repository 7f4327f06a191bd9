import type { Textos } from '@telar/domain/idioma'
import type { Familia } from '../pictures/prenda.ts'
import { t } from './base.ts'

/** How a garment is cut: the first sentence of its text. */
export const CORTES: Record<Familia, readonly Textos[]> = {
  vestido: [
    t(
      'Vestido midi con cintura marcada y falda con vuelo.',
      'Midi dress with a defined waist and a full skirt.',
      'Vestido midi de cintura marcada e saia rodada.',
      'Vestit midi amb la cintura marcada i faldilla amb vol.',
    ),
    t(
      'Vestido camisero recto, con bolsillos en las costuras.',
      'Straight shirt dress with pockets in the seams.',
      'Vestido-camisa direito, com bolsos nas costuras.',
      'Vestit camiser recte, amb butxaques a les costures.',
    ),
    t(
      'Vestido cruzado que se ata a un lado y se ajusta a cada cuerpo.',
      'Wrap dress that ties at the side and follows every figure.',
      'Vestido traçado que se ata de lado e se ajusta a cada corpo.',
      'Vestit creuat que es lliga de costat i s’ajusta a cada cos.',
    ),
    t(
      'Vestido largo de tirantes finos con espalda abierta.',
      'Long dress with thin straps and an open back.',
      'Vestido comprido de alças finas e costas abertas.',
      'Vestit llarg de tirants fins amb l’esquena oberta.',
    ),
    t(
      'Vestido corto de manga abullonada y canesú fruncido.',
      'Short dress with puff sleeves and a gathered yoke.',
      'Vestido curto de manga tufada e pala franzida.',
      'Vestit curt de màniga inflada i canesú frunzit.',
    ),
    t(
      'Vestido recto a la rodilla, con escote redondo y manga tres cuartos.',
      'Knee-length shift with a round neck and three-quarter sleeves.',
      'Vestido direito pelo joelho, decote redondo e manga três quartos.',
      'Vestit recte fins al genoll, amb escot rodó i màniga tres quarts.',
    ),
  ],
  blusa: [
    t(
      'Blusa fluida con lazo al cuello y puño ancho.',
      'Flowing blouse with a bow at the neck and wide cuffs.',
      'Blusa fluida com laço ao pescoço e punho largo.',
      'Brusa fluida amb llaç al coll i puny ample.',
    ),
    t(
      'Blusa de escote en pico con volante suave en la manga.',
      'V-neck blouse with a soft frill on the sleeve.',
      'Blusa de decote em bico com folho suave na manga.',
      'Brusa d’escot en punxa amb volant suau a la màniga.',
    ),
    t(
      'Blusa amplia de canesú y pliegues, para llevar por fuera.',
      'Loose blouse with a yoke and pleats, to wear untucked.',
      'Blusa ampla de pala e pregas, para usar por fora.',
      'Brusa ampla de canesú i plecs, per portar per fora.',
    ),
    t(
      'Blusa de cuello alto con botonadura pequeña en la espalda.',
      'High-neck blouse with tiny buttons down the back.',
      'Blusa de gola alta com botões pequenos nas costas.',
      'Brusa de coll alt amb botonadura petita a l’esquena.',
    ),
  ],
  camisa: [
    t(
      'Camisa recta de cuello clásico y bajo redondeado.',
      'Straight shirt with a classic collar and a curved hem.',
      'Camisa direita de colarinho clássico e bainha arredondada.',
      'Camisa recta de coll clàssic i baix arrodonit.',
    ),
    t(
      'Camisa amplia de hombro caído y bolsillo de parche.',
      'Oversized shirt with dropped shoulders and a patch pocket.',
      'Camisa larga de ombro descaído e bolso de chapa.',
      'Camisa ampla d’espatlla caiguda i butxaca de pegat.',
    ),
    t(
      'Camisa entallada con pinzas y puño doble.',
      'Fitted shirt with darts and double cuffs.',
      'Camisa cintada com pinças e punho duplo.',
      'Camisa entallada amb pinces i puny doble.',
    ),
  ],
  top: [
    t(
      'Top lencero de tirante fino y escote en pico.',
      'Slip top with thin straps and a V neck.',
      'Top de alça fina e decote em bico.',
      'Top llencer de tirant fi i escot en punxa.',
    ),
    t(
      'Top sin mangas de cuello redondo, con pinza en el pecho.',
      'Sleeveless round-neck top with bust darts.',
      'Top sem mangas de decote redondo, com pinça no peito.',
      'Top sense mànigues de coll rodó, amb pinça al pit.',
    ),
    t(
      'Top cruzado corto que deja ver la cinturilla.',
      'Cropped wrap top that shows the waistband.',
      'Top traçado curto que deixa ver o cós.',
      'Top creuat curt que deixa veure la cintura.',
    ),
  ],
  camiseta: [
    t(
      'Camiseta básica de cuello redondo y corte recto.',
      'Basic crew-neck T-shirt with a straight cut.',
      'T-shirt básica de decote redondo e corte direito.',
      'Samarreta bàsica de coll rodó i tall recte.',
    ),
    t(
      'Camiseta de escote en pico y manga corta vuelta.',
      'V-neck T-shirt with turned-up short sleeves.',
      'T-shirt de decote em bico e manga curta virada.',
      'Samarreta d’escot en punxa i màniga curta girada.',
    ),
    t(
      'Camiseta marinera de manga larga y escote barco.',
      'Long-sleeved sailor top with a boat neck.',
      'T-shirt de manga comprida e decote à barco.',
      'Samarreta marinera de màniga llarga i escot vaixell.',
    ),
  ],
  jersey: [
    t(
      'Jersey de punto grueso con cuello vuelto y puño largo.',
      'Chunky jumper with a roll neck and long cuffs.',
      'Camisola de malha grossa, gola alta e punho comprido.',
      'Jersei de punt gruixut amb coll girat i puny llarg.',
    ),
    t(
      'Jersey fino de cuello redondo, de los que se venden todo el año.',
      'Fine crew-neck jumper, the kind that sells all year round.',
      'Camisola fina de decote redondo, das que se vendem todo o ano.',
      'Jersei fi de coll rodó, dels que es venen tot l’any.',
    ),
    t(
      'Cárdigan de escote en pico con botones del mismo color.',
      'V-neck cardigan with matching buttons.',
      'Casaco de malha com decote em bico e botões da mesma cor.',
      'Càrdigan d’escot en punxa amb botons del mateix color.',
    ),
    t(
      'Jersey de manga murciélago, corto y ancho.',
      'Batwing jumper, short and wide.',
      'Camisola de manga morcego, curta e larga.',
      'Jersei de màniga ratpenat, curt i ample.',
    ),
  ],
  chaqueta: [
    t(
      'Americana entallada de un botón, con solapa de muesca.',
      'Fitted one-button blazer with notch lapels.',
      'Blazer cintado de um botão, com lapela de bico.',
      'Americana entallada d’un botó, amb solapa d’osca.',
    ),
    t(
      'Americana recta de doble botonadura y hombro suave.',
      'Straight double-breasted blazer with a soft shoulder.',
      'Blazer direito de trespasse e ombro suave.',
      'Americana recta de doble botonadura i espatlla suau.',
    ),
    t(
      'Chaqueta corta de cuello redondo y bolsillos de parche.',
      'Short collarless jacket with patch pockets.',
      'Casaco curto de decote redondo e bolsos de chapa.',
      'Jaqueta curta de coll rodó i butxaques de pegat.',
    ),
    t(
      'Sobrecamisa de botones con bolsillos en el pecho.',
      'Buttoned overshirt with chest pockets.',
      'Sobrecamisa de botões com bolsos no peito.',
      'Sobrecamisa de botons amb butxaques al pit.',
    ),
  ],
  abrigo: [
    t(
      'Abrigo largo recto, con solapa ancha y cinturón del mismo paño.',
      'Long straight coat with wide lapels and a belt of the same cloth.',
      'Sobretudo comprido e direito, com lapela larga e cinto do mesmo tecido.',
      'Abric llarg recte, amb solapa ampla i cinturó del mateix drap.',
    ),
    t(
      'Abrigo corto de doble botonadura, forrado por completo.',
      'Short double-breasted coat, fully lined.',
      'Casaco curto de trespasse, totalmente forrado.',
      'Abric curt de doble botonadura, folrat del tot.',
    ),
    t(
      'Gabardina de media estación con trabillas y bajo amplio.',
      'Mid-season trench with straps and a wide hem.',
      'Gabardina de meia-estação com presilhas e bainha ampla.',
      'Gavardina de mitja temporada amb travetes i baix ample.',
    ),
  ],
  pantalon: [
    t(
      'Pantalón palazzo de tiro alto con goma detrás.',
      'High-waisted palazzo trousers, elasticated at the back.',
      'Calças palazzo de cintura subida com elástico atrás.',
      'Pantaló palazzo de tir alt amb goma al darrere.',
    ),
    t(
      'Pantalón recto de pinzas con largo tobillero.',
      'Straight pleated trousers, ankle length.',
      'Calças direitas de pinças pelo tornozelo.',
      'Pantaló recte de pinces fins al turmell.',
    ),
    t(
      'Pantalón pitillo con un punto de elastano.',
      'Slim trousers with a touch of stretch.',
      'Calças justas com um toque de elastano.',
      'Pantaló pitillo amb un punt d’elastà.',
    ),
    t(
      'Culotte ancho a media pierna, con cinturilla plana.',
      'Wide mid-calf culottes with a flat waistband.',
      'Saia-calça larga a meia perna, com cós liso.',
      'Culotte ample a mitja cama, amb cintura plana.',
    ),
  ],
  falda: [
    t(
      'Falda midi plisada con cinturilla elástica.',
      'Pleated midi skirt with an elastic waistband.',
      'Saia midi plissada com cós elástico.',
      'Faldilla midi prisada amb cintura elàstica.',
    ),
    t(
      'Falda evasé a la rodilla con cremallera invisible.',
      'A-line skirt to the knee with a concealed zip.',
      'Saia evasê pelo joelho com fecho invisível.',
      'Faldilla evasé fins al genoll amb cremallera invisible.',
    ),
    t(
      'Falda recta de tiro alto con abertura detrás.',
      'High-waisted pencil skirt with a back slit.',
      'Saia direita de cintura subida com abertura atrás.',
      'Faldilla recta de tir alt amb obertura al darrere.',
    ),
    t(
      'Falda larga con volante en el bajo.',
      'Long skirt with a frill at the hem.',
      'Saia comprida com folho na bainha.',
      'Faldilla llarga amb volant al baix.',
    ),
  ],
  mono: [
    t(
      'Mono largo de escote cruzado y pernera ancha.',
      'Long jumpsuit with a wrap neckline and wide legs.',
      'Macacão comprido de decote traçado e perna larga.',
      'Granota llarga d’escot creuat i camal ample.',
    ),
    t(
      'Mono camisero con cinturón y bolsillos.',
      'Shirt jumpsuit with a belt and pockets.',
      'Macacão-camisa com cinto e bolsos.',
      'Granota camisera amb cinturó i butxaques.',
    ),
    t(
      'Mono recto sin mangas, con botones hasta la cintura.',
      'Straight sleeveless jumpsuit, buttoned to the waist.',
      'Macacão direito sem mangas, com botões até à cintura.',
      'Granota recta sense mànigues, amb botons fins a la cintura.',
    ),
  ],
  conjunto: [
    t(
      'Conjunto de dos piezas: parte de arriba holgada y pantalón con goma.',
      'Two-piece set: a loose top and elasticated trousers.',
      'Conjunto de duas peças: parte de cima larga e calças com elástico.',
      'Conjunt de dues peces: part de dalt balda i pantaló amb goma.',
    ),
    t(
      'Conjunto de top y falda a juego, que también se venden por separado.',
      'Matching top and skirt, also good sellers on their own.',
      'Conjunto de top e saia a condizer, que também se vendem bem em separado.',
      'Conjunt de top i faldilla a joc, que també es venen bé per separat.',
    ),
    t(
      'Conjunto de chaqueta corta y pantalón recto.',
      'Set of a short jacket and straight trousers.',
      'Conjunto de casaco curto e calças direitas.',
      'Conjunt de jaqueta curta i pantaló recte.',
    ),
  ],
}
