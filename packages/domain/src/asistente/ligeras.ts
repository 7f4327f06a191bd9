import { enCadaIdioma, type Idioma } from '../idioma.ts'
import { palabrasDe } from './palabras.ts'

/** Endings of a verb, by the class of its infinitive; letters are already without accents. */
const FINALES: Record<Exclude<Idioma, 'en'>, Record<string, string>> = {
  es: {
    ar: 'o as a amos ais an e aste o asteis aron aba abas abamos abais aban are aras ara aremos areis aran aria arias ariamos ariais arian es emos eis en ase asen ando ado ada ados adas ar',
    er: 'o es e emos eis en i iste io isteis ieron ia ias iamos iais ian ere eras era eremos ereis eran eria erias eriamos eriais erian a as amos ais an iera ieran iese iesen iendo ido ida idos idas er',
    ir: 'o es e imos is en i iste io isteis ieron ia ias iamos iais ian ire iras ira iremos ireis iran iria irias iriamos iriais irian a as amos ais an iera ieran iese iesen iendo ido ida idos idas ir',
  },
  pt: {
    ar: 'o as a amos ais am ei aste ou aram ava avas avamos avam arei aras ara aremos arao aria arias ariamos ariam e es emos em asse assem ando ado ada ados adas ar ares armos arem',
    er: 'o es e emos eis em i este eu eram ia ias iamos iam erei eras era eremos erao eria erias eriamos eriam a as amos am esse essem endo ido ida idos idas er eres ermos erem',
    ir: 'o es e imos is em i iste iu iram ia ias iamos iam irei iras ira iremos irao iria irias iriamos iriam a as amos am isse issem indo ido ida idos idas ir ires irmos irem',
  },
  ca: {
    ar: 'o es a em eu en ava aves avem aveu aven are aras ara arem areu aran aria aries ariem arieu arien i is in es essis essin ant at ada ats ades ar',
    re: 'o c s em eu en ia ies iem ieu ien re ras ra rem reu ran ria ries riem rieu rien i is in a gui guis guin gues guessin ent ut uda uts udes re',
    ir: 'o es eix em im iu en eixen ia ies iem ieu ien ire iras ira irem ireu iran iria iries iriem irieu irien eixi eixin i is in is issin int it ida its ides ir',
  },
}

/** What hangs from a verb, written together with it or parted from it by a hyphen. */
const PEGADOS: Record<Exclude<Idioma, 'en'>, string> = {
  es: 'me te se nos os le les lo la los las melo mela melos melas noslo nosla',
  pt: 'me te se nos lhe lhes lo la los las',
  ca: 'me te se nos vos li los la les ho hi ne ns us m t s l n',
}

/** Verbs that say that one wants, has, finds or is shown something, or how it comes: nothing of what it is. */
const VERBOS: Record<Exclude<Idioma, 'en'>, string> = {
  es: 'necesitar buscar busqu+ar encontrar encuentr+ar mirar ensenar mostrar muestr+ar dejar llevar gustar interesar pasar quedar llegar llegu+ar sacar saqu+ar deber creer traer pedir pid+ir existir incluir incluy+er ofrecer ofrezc+er conocer conozc+er coger coj+er apetecer apetezc+er preferir prefier+ir pensar piens+ar disponer ayudar entrar faltar tratar esperar permitir contar cuent+ar seguir sig+ir empezar empiez+ar bastar molar tocar valer convenir',
  pt: 'precisar procurar encontrar olhar mostrar deixar levar gostar interessar passar ficar fiqu+ar chegar chegu+ar dever achar pedir pec+ir existir incluir oferecer conhecer pegar apetecer preferir prefir+ir pensar ajudar entrar faltar tratar esperar permitir contar seguir sig+ir comecar bastar convir arranjar tirar dar',
  ca: 'necessitar buscar busqu+ar cercar cerqu+ar trobar mirar ensenyar mostrar deixar portar dur agradar interessar passar quedar arribar demanar oferir preferir pensar ajudar entrar faltar tractar esperar permetre comptar seguir comencar bastar treure caldre tocar posar agafar anar fer tenir venir voler poder haver dir veure',
}

/** The forms that no rule gives. */
const SUELTAS: Record<Idioma, string> = {
  es: 'delante detras usais usamos utilizais utilizan preferencia preferiblemente sugieres sugieren sugeris sugeririas resumen listado poneis pondriais pondreis ponemos clienta clientas cliente clientes senora senoras visten gastan usan calzan vestimos guapa guapo maja majo hija cielo carino reina nena corazon bueno buenos buena oye oiga mira pues venga tambien vida vende venden vendeis vendes vender parece parecen pareceria parezca parezcan soy eres es somos sois son era eras eran eramos sea seas seamos sean fue fueron fuera fueran fuese fuesen seria serias serian siendo sido sera seran estoy estas esta estamos estais estan este esten estuviera estuviese estaria estarian estaba estaban he has ha hemos habeis han hay haya hayan habia habian hubo hubiera hubiese habra habran habria habrian habido tengo tienes tiene tenemos teneis tienen tenga tengas tengan tengamos tuve tuvo tuvieron tuviera tuvieran tuviese tenia teniamos tenian tendre tendra tendran tendria tendriais tendrian teniendo tenido hago haces hace hacemos haceis hacen haga hagas hagan hice hizo hicieron hiciera hiciese haria harian hara haran hacia hecho quiero quieres quiere queremos quereis quieren quiera quieran quise quisiera quisieramos querria querriamos querais queriamos puedo puedes puede podemos podeis pueden pueda puedan pudiera pudiese podria podrias podriais podrian podriamos podra podran voy vas va vamos vais van vaya vayan iba ibamos iban yendo vengo vienes viene venimos venis vienen venga vengan vino vinieron viniera vendria vendran digo dices dice decimos decis dicen diga digan dime digame doy das da damos dais dan de den diera daria pongo pones pone ponen ponga pongan puesto veo ves ve vemos veis ven vea vean visto vi veia salgo sale salen salga salgan saldria sabes sabeis sabe saben sepa supiera traigo traiga traigan trae traen quepa cabe caben oigo huelo debo debe deben deberia traigais hagais tengais podais veais digais pongais vengais vayais salgais seais esteis deis tragais pongo cogeis',
  en: 'front use uses used using summary rundown overview customer customers clients clientele ladies gals love hun dear darling luv sweetheart well alright right sorry bother bothering even idea rough roughly show shows showing shown look looks looking looked find finds finding found need needs needed needing want wants wanted wanting got get gets getting gotten give gives giving gave take takes taking took taken make makes making made do does doing did done have has having had be is are was were been being come comes coming came go goes going went gone see sees seeing saw seen let lets letting put puts putting keep keeps keeping kept bring brings brought sell sells selling carry carries carrying carried offer offers offering offered like likes liked fancy fancies fancied love loves loved prefer prefers preferred suggest reach reaches wear wears wearing wore worn hunt hunting seek seeking chase chasing reckon reckons suppose supposing wondering wonder wondered curious hoping hope mean means meant seem seems seemed appear appears happen happens tend tends sort sorted stick sticking throw throwing grab grabbing pick picking choose choosing possibly probably maybe perhaps definitely certainly basically honestly simply obviously ideally preferably mainly already yet ever quite rather fairly somewhat kinda sorta anyway though although however besides too also then thing things stuff bits pieces number folk folks lads lasses guys mate pal duck hun hon luv poss possible if whether weve youve theyve ive youre theyre whats hows wheres whos thats its hasnt havent wont wouldnt couldnt shouldnt didnt wasnt werent aint wanna gonna gotta dunno innit',
  pt: 'frente usamos utilizam afinal preferencia preferencialmente sugere sugerem sugeres ando anda andamos resumo listagem cliente clientes minha minhas meu meus senhora senhoras vestem gastam usam querida querido amiga amigo linda fofa olha pronto entao pois bem vende vendem vender parece parecem parecia pareca sou es e somos sao era eram seja sejam fui foi foram fosse fossem seria seriam sendo sido sera serao estou esta estamos estao esteja estejam estava estavam estaria tenho tens tem temos tinha tinhamos tinham tenha tenham tive teve tiveram tivesse tivessem tiver tiverem teria teriam tera terao tendo tido ha haja houve houver houvesse haveria havera havia faco fazes faz fazemos fazem faca facam fiz fez fizeram fizesse fizer faria fariam feito fazendo quero queres quer queremos querem queira quis quisesse quiser queria queriamos posso podes pode podemos podem possa possam pude pudesse puder podia podiamos poderia poderiam vou vais vai vamos vao va ia iamos indo venho vens vem vimos venha venham veio vieram viesse vier viria digo dizes diz dizem diga digam disse dou das da damos dao de deem desse der daria dava ponho poe poem ponha por posto vejo ves ve vemos veem veja vejam visto vi via saio sai saem saia saiam sei sabes sabe sabem saiba trago traz trazem traga tragam cabe cabem deve devem deveria gostava gostavamos gostaria gostariamos',
  ca: 'davant darrere useu utilitzeu feu servir preferencia preferiblement suggeriu suggeriries suggereixes resum llistat poseu posarieu client clients clienta clientes meva meves meu meus senyora senyores vesteixen gasten fan usen maca maco reina guapa nena bonica escolta miri mira doncs vinga tambe ven venen veneu vendre sembla semblen semblaria sembli soc ets es som sou son era eren sigui siguis siguin siguem fos fossin seria serien sent estat sera seran estic estas esta estem esteu estan estigui estiguin estigues estava estaria he has ha hem heu han hi hagi hagin hagues haguessin hauria haurien haura hauran havia tinc tens te tenim teniu tenen tingui tinguis tinguin tinguem tingues tinguessin tindria tindrieu tindrien tindra tindran tenia tingut faig fas fa fem feu fan faci facis facin fes fessin faria farieu farien fara faran feia fet vull vols vol volem voleu volen vulgui vulguin volgues voldria voldriem voldrieu volia puc pots pot podem podeu poden pugui puguis puguin pogues podria podrieu podrien podra podran podia vaig vas va anem aneu van vagi vagin anes aniria anirien anava vinc vens ve venim veniu venen vingui vinguin vingues vindria vindrien dic dius diu diem dieu diuen digui digueu digues dono dones dona donem doneu donen doni donin donaria donat poso posa posen posi posin posat veig veus veu veiem veieu veuen vegi vegin vist veia surt surten surti surtin sortiria se saps sap sabem sabeu saben sapiga duc duu dueu duen dugui duguin porto porta porten porti portin portes portessin arribi arribin deixi deixin deixeu cal calen calgui caldria caldrien convingui conve toca diguin escaigui escau aneu doneu poseu feu cap gaire gens potser segurament sobretot tambe encara ja oi vaja doncs aixi',
}

const conClase = (idioma: Exclude<Idioma, 'en'>, verbo: string): string[] => {
  const [raiz = '', clase = verbo.slice(-2)] = verbo.includes('+') ? verbo.split('+') : [verbo.slice(0, -2)]
  return (FINALES[idioma][clase] ?? '').split(' ').map((fin) => `${raiz}${fin}`)
}

/** Infinitives and orders take what hangs from them. */
const conPegados = (idioma: Exclude<Idioma, 'en'>, formas: readonly string[]): string[] =>
  formas
    .filter((forma) => /(?:r|ndo|nt|re|a|e|ad|eu|em)$/.test(forma))
    .flatMap((forma) => PEGADOS[idioma].split(' ').map((suyo) => `${forma}${suyo}`))

const LIGERAS = enCadaIdioma((idioma): ReadonlySet<string> => {
  const sueltas = palabrasDe(SUELTAS[idioma])
  if (idioma === 'en') return new Set(sueltas)
  const formas = VERBOS[idioma].split(' ').flatMap((verbo) => conClase(idioma, verbo))
  return new Set([...sueltas, ...formas, ...conPegados(idioma, formas)])
})

/** Whether a word only says that something is wanted, had, shown or found. */
export const esLigera = (palabra: string, idioma: Idioma): boolean => LIGERAS[idioma].has(palabra)
