import type { Idioma } from '@telar/domain/idioma'

/** A page of the house that answers a question by itself. */
export interface Pagina {
  ruta: string
  titulo: string
  /** Other words with which one asks for it. */
  claves: string
  texto: string
}

/** The pages that are always there, as the assistant tells of them. */
export const PAGINAS: Record<Idioma, readonly Pagina[]> = {
  es: [
    {
      ruta: '/about',
      titulo: 'La empresa',
      claves:
        'quiénes sois historia taller fábrica fabricación fabricado hecho España propia confección cosido patronaje años experiencia fabricante dónde se hace origen desde cuándo existís en qué año empezasteis qué año se fundó fundasteis cuánto tiempo lleváis en el negocio antigüedad',
      texto:
        'Diseñamos, cortamos y cosemos moda de mujer para tiendas en nuestro propio taller, cerca de Barcelona, desde hace unos treinta años. Todo se hace en España.',
    },
    {
      ruta: '/gallery',
      titulo: 'La galería',
      claves: 'catálogo galería colección completa ver todos los modelos',
      texto:
        'En la galería están todos los modelos publicados, con filtros por tipo, color, talla, colección y temporada.',
    },
    {
      ruta: '/forgot-password',
      titulo: 'Contraseña olvidada',
      claves:
        'he olvidado la contraseña no recuerdo mi contraseña he perdido la clave recuperar contraseña restablecer contraseña cambiar contraseña necesito una contraseña nueva nueva contraseña no puedo entrar en mi cuenta',
      texto:
        'Si ya es cliente y no recuerda la contraseña, escriba aquí su correo y le enviamos un enlace para elegir otra.',
    },
  ],
  en: [
    {
      ruta: '/about',
      titulo: 'The company',
      claves:
        'who are you history workshop factory own made manufactured Spain sewn pattern years experience manufacturer origin produced since when what year founded started how long have you been in business been around established how old is the company',
      texto:
        'We design, cut and sew womenswear for shops in our own workshop near Barcelona, and have done so for some thirty years. Everything is made in Spain.',
    },
    {
      ruta: '/gallery',
      titulo: 'The gallery',
      claves: 'catalogue catalog gallery whole collection see all lookbook',
      texto: 'The gallery holds every published style, with filters by type, colour, size, collection and season.',
    },
    {
      ruta: '/forgot-password',
      titulo: 'Forgotten password',
      claves:
        'forgot my password forgotten password lost my password reset password change my password recover password need a new password new password sign in problem cannot log in can t sign in locked out not let me in let me log in',
      texto:
        'If you are a customer and have forgotten your password, enter your e-mail here and we send you a link to choose another.',
    },
  ],
  pt: [
    {
      ruta: '/about',
      titulo: 'A empresa',
      claves:
        'quem são história oficina fábrica fabrico fabricado feito Espanha própria confeção cosido moldes anos experiência fabricante origem produção desde quando existem em que ano começaram em que ano foi fundada há quanto tempo existem antiguidade',
      texto:
        'Desenhamos, cortamos e cosemos moda de mulher para lojas na nossa própria oficina, perto de Barcelona, há cerca de trinta anos. Tudo é feito em Espanha.',
    },
    {
      ruta: '/gallery',
      titulo: 'A galeria',
      claves: 'catálogo galeria coleção completa ver todos',
      texto: 'Na galeria estão todos os modelos publicados, com filtros por tipo, cor, tamanho, coleção e estação.',
    },
    {
      ruta: '/forgot-password',
      titulo: 'Palavra-passe esquecida',
      claves:
        'esqueci-me da palavra-passe esqueci a palavra-passe perdi a palavra-passe recuperar palavra-passe mudar a palavra-passe nova palavra-passe preciso de outra palavra-passe nova senha esqueci a senha senha não consigo entrar na minha conta',
      texto:
        'Se já é cliente e não se lembra da palavra-passe, escreva aqui o seu e-mail e enviamos-lhe uma ligação para escolher outra.',
    },
  ],
  ca: [
    {
      ruta: '/about',
      titulo: 'L’empresa',
      claves:
        'qui sou història taller fàbrica fabricació fabricat fet Espanya pròpia confecció cosit patronatge anys experiència fabricant origen on es fa des de quan existiu en quin any vau començar quin any es va fundar quant de temps fa que hi sou antiguitat',
      texto:
        'Dissenyem, tallem i cosim moda de dona per a botigues al nostre propi taller, a prop de Barcelona, des de fa uns trenta anys. Tot es fa a Espanya.',
    },
    {
      ruta: '/gallery',
      titulo: 'La galeria',
      claves: 'catàleg galeria col·lecció completa veure tots',
      texto:
        'A la galeria hi ha tots els models publicats, amb filtres per tipus, color, talla, col·lecció i temporada.',
    },
    {
      ruta: '/forgot-password',
      titulo: 'Contrasenya oblidada',
      claves:
        'he oblidat la contrasenya no recordo la contrasenya he perdut la contrasenya recuperar contrasenya restablir contrasenya canviar contrasenya contrasenya nova em cal una altra contrasenya no puc entrar al meu compte',
      texto:
        'Si ja sou client i no recordeu la contrasenya, escriviu aquí el correu i us enviem un enllaç per triar-ne una altra.',
    },
  ],
}
