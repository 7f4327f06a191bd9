import { plantilla } from '../../casa/correo/carta.ts'

export interface Aprobado {
  nombre: string
  enlace: string
  dias: number
}

export interface Rechazado {
  nombre: string
  motivo: string
}

interface Solicitante {
  nombre: string
  email: string
  telefono: string
  nif: string
}

export const registroRecibido = plantilla<{ nombre: string }>('registroRecibido', {
  es: ({ nombre }) => ({
    asunto: 'Hemos recibido su solicitud',
    saludo: `Hola, ${nombre}:`,
    parrafos: [
      'Gracias por querer trabajar con nosotros. Revisamos su solicitud en un día laborable y le escribimos a esta dirección con las instrucciones para activar su cuenta.',
    ],
    pie: 'Si no lo ha pedido usted, no haga nada: sin su confirmación no se abre ninguna cuenta.',
  }),
  en: ({ nombre }) => ({
    asunto: 'We have received your request',
    saludo: `Hello ${nombre},`,
    parrafos: [
      'Thank you for wanting to work with us. We review your request within one working day and write to this address with the instructions to activate your account.',
    ],
    pie: 'If it was not you, do nothing: no account is opened without your confirmation.',
  }),
  pt: ({ nombre }) => ({
    asunto: 'Recebemos o seu pedido',
    saludo: `Olá, ${nombre}:`,
    parrafos: [
      'Obrigado por querer trabalhar connosco. Analisamos o seu pedido num dia útil e escrevemos para este endereço com as instruções para ativar a sua conta.',
    ],
    pie: 'Se o pedido não é seu, não faça nada: sem a sua confirmação não se abre nenhuma conta.',
  }),
  ca: ({ nombre }) => ({
    asunto: 'Hem rebut la vostra sol·licitud',
    saludo: `Hola, ${nombre}:`,
    parrafos: [
      'Gràcies per voler treballar amb nosaltres. Revisem la vostra sol·licitud en un dia laborable i us escrivim a aquesta adreça amb les instruccions per activar el compte.',
    ],
    pie: 'Si no ho heu demanat vós, no feu res: sense la vostra confirmació no s’obre cap compte.',
  }),
})

const senas = (datos: Solicitante) =>
  [datos.nombre, datos.nif, datos.email, datos.telefono].filter((dato) => dato !== '').join(' · ')

/** Goes to the house itself. */
export const registroAviso = plantilla<Solicitante & { enlace: string }>('registroAviso', {
  es: (datos) => ({
    asunto: 'Solicitud de registro nueva',
    saludo: senas(datos),
    parrafos: ['Pide ser cliente. Espera que alguien revise sus datos.'],
    boton: { texto: 'Revisar la solicitud', enlace: datos.enlace },
    pie: 'Enviado al llegar la solicitud.',
  }),
  en: (datos) => ({
    asunto: 'New registration request',
    saludo: senas(datos),
    parrafos: ['Asks to become a customer, and waits for somebody to review it.'],
    boton: { texto: 'Review the request', enlace: datos.enlace },
    pie: 'Sent when the request arrived.',
  }),
  pt: (datos) => ({
    asunto: 'Novo pedido de registo',
    saludo: senas(datos),
    parrafos: ['Pede para ser cliente. Espera que alguém reveja os seus dados.'],
    boton: { texto: 'Rever o pedido', enlace: datos.enlace },
    pie: 'Enviado quando o pedido chegou.',
  }),
  ca: (datos) => ({
    asunto: 'Sol·licitud de registre nova',
    saludo: senas(datos),
    parrafos: ['Demana de ser client. Espera que algú en revisi les dades.'],
    boton: { texto: 'Revisar la sol·licitud', enlace: datos.enlace },
    pie: 'Enviat en arribar la sol·licitud.',
  }),
})

/** A new customer: the link leads to the rest of their data. */
export const registroAprobado = plantilla<Aprobado>('registroAprobado', {
  es: ({ nombre, enlace, dias }) => ({
    asunto: 'Active su cuenta',
    saludo: `Hola, ${nombre}:`,
    parrafos: [
      'Hemos aprobado su solicitud. Complete los datos de su tienda y elija una contraseña: en cuanto lo haga, su cuenta queda activa y verá los precios.',
      `El enlace sirve una sola vez y caduca en ${dias} días.`,
    ],
    boton: { texto: 'Completar mis datos', enlace },
    pie: 'Si no lo ha pedido usted, no haga nada: sin este paso no se abre ninguna cuenta.',
  }),
  en: ({ nombre, enlace, dias }) => ({
    asunto: 'Activate your account',
    saludo: `Hello ${nombre},`,
    parrafos: [
      'We have approved your request. Complete the data of your shop and choose a password: your account is active as soon as you do, and you will see prices.',
      `The link works once and expires in ${dias} days.`,
    ],
    boton: { texto: 'Complete my data', enlace },
    pie: 'If it was not you, do nothing: no account is opened without this step.',
  }),
  pt: ({ nombre, enlace, dias }) => ({
    asunto: 'Ative a sua conta',
    saludo: `Olá, ${nombre}:`,
    parrafos: [
      'Aprovámos o seu pedido. Complete os dados da sua loja e escolha uma palavra-passe: assim que o fizer, a conta fica ativa e verá os preços.',
      `A ligação serve uma só vez e expira dentro de ${dias} dias.`,
    ],
    boton: { texto: 'Completar os meus dados', enlace },
    pie: 'Se o pedido não é seu, não faça nada: sem este passo não se abre nenhuma conta.',
  }),
  ca: ({ nombre, enlace, dias }) => ({
    asunto: 'Activeu el vostre compte',
    saludo: `Hola, ${nombre}:`,
    parrafos: [
      'Hem aprovat la vostra sol·licitud. Completeu les dades de la botiga i trieu una contrasenya: tan bon punt ho feu, el compte queda actiu i veureu els preus.',
      `L’enllaç serveix una sola vegada i caduca d’aquí a ${dias} dies.`,
    ],
    boton: { texto: 'Completar les dades', enlace },
    pie: 'Si no ho heu demanat vós, no feu res: sense aquest pas no s’obre cap compte.',
  }),
})

/** A customer we know: the link only asks for a password. */
export const registroConocido = plantilla<Aprobado>('registroConocido', {
  es: ({ nombre, enlace, dias }) => ({
    asunto: 'Active su cuenta',
    saludo: `Hola, ${nombre}:`,
    parrafos: [
      'Ya es cliente nuestro: solo falta que elija una contraseña para comprar por la web.',
      `El enlace sirve una sola vez y caduca en ${dias} días.`,
    ],
    boton: { texto: 'Elegir contraseña', enlace },
    pie: 'Si no lo ha pedido usted, no haga nada: sin este paso no se abre ninguna cuenta.',
  }),
  en: ({ nombre, enlace, dias }) => ({
    asunto: 'Activate your account',
    saludo: `Hello ${nombre},`,
    parrafos: [
      'You are a customer of ours already: all that is missing is a password to buy on the web.',
      `The link works once and expires in ${dias} days.`,
    ],
    boton: { texto: 'Choose a password', enlace },
    pie: 'If it was not you, do nothing: no account is opened without this step.',
  }),
  pt: ({ nombre, enlace, dias }) => ({
    asunto: 'Ative a sua conta',
    saludo: `Olá, ${nombre}:`,
    parrafos: [
      'Já é nosso cliente: só falta escolher uma palavra-passe para comprar no site.',
      `A ligação serve uma só vez e expira dentro de ${dias} dias.`,
    ],
    boton: { texto: 'Escolher palavra-passe', enlace },
    pie: 'Se o pedido não é seu, não faça nada: sem este passo não se abre nenhuma conta.',
  }),
  ca: ({ nombre, enlace, dias }) => ({
    asunto: 'Activeu el vostre compte',
    saludo: `Hola, ${nombre}:`,
    parrafos: [
      'Ja sou client nostre: només falta que trieu una contrasenya per comprar al web.',
      `L’enllaç serveix una sola vegada i caduca d’aquí a ${dias} dies.`,
    ],
    boton: { texto: 'Triar contrasenya', enlace },
    pie: 'Si no ho heu demanat vós, no feu res: sense aquest pas no s’obre cap compte.',
  }),
})

export const registroRechazado = plantilla<Rechazado>('registroRechazado', {
  es: ({ nombre, motivo }) => ({
    asunto: 'Sobre su solicitud de registro',
    saludo: `Hola, ${nombre}:`,
    parrafos: ['Por ahora no podemos abrirle una cuenta.', motivo],
    pie: 'Si cree que es un error, responda a este correo o vuelva a enviar la solicitud.',
  }),
  en: ({ nombre, motivo }) => ({
    asunto: 'About your registration request',
    saludo: `Hello ${nombre},`,
    parrafos: ['For now we cannot open an account for you.', motivo],
    pie: 'If you think this is a mistake, answer this mail or send the request again.',
  }),
  pt: ({ nombre, motivo }) => ({
    asunto: 'Sobre o seu pedido de registo',
    saludo: `Olá, ${nombre}:`,
    parrafos: ['Por agora não podemos abrir-lhe uma conta.', motivo],
    pie: 'Se acha que é um engano, responda a este e-mail ou volte a enviar o pedido.',
  }),
  ca: ({ nombre, motivo }) => ({
    asunto: 'Sobre la vostra sol·licitud de registre',
    saludo: `Hola, ${nombre}:`,
    parrafos: ['De moment no us podem obrir cap compte.', motivo],
    pie: 'Si creieu que és un error, responeu aquest correu o torneu a enviar la sol·licitud.',
  }),
})

export const cuentaActivada = plantilla<{ nombre: string; enlace: string }>('cuentaActivada', {
  es: ({ nombre, enlace }) => ({
    asunto: 'Su cuenta está activa',
    saludo: `Hola, ${nombre}:`,
    parrafos: ['Ya puede entrar con su correo y su contraseña, ver los precios y hacer pedidos.'],
    boton: { texto: 'Iniciar sesión', enlace },
    pie: 'Si no ha sido usted, escríbanos enseguida.',
  }),
  en: ({ nombre, enlace }) => ({
    asunto: 'Your account is active',
    saludo: `Hello ${nombre},`,
    parrafos: ['You can now sign in with your e-mail and password, see prices and place orders.'],
    boton: { texto: 'Sign in', enlace },
    pie: 'If it was not you, write to us at once.',
  }),
  pt: ({ nombre, enlace }) => ({
    asunto: 'A sua conta está ativa',
    saludo: `Olá, ${nombre}:`,
    parrafos: ['Já pode entrar com o seu e-mail e a sua palavra-passe, ver os preços e fazer encomendas.'],
    boton: { texto: 'Iniciar sessão', enlace },
    pie: 'Se não foi da sua parte, escreva-nos de imediato.',
  }),
  ca: ({ nombre, enlace }) => ({
    asunto: 'El vostre compte és actiu',
    saludo: `Hola, ${nombre}:`,
    parrafos: ['Ja podeu entrar amb el correu i la contrasenya, veure els preus i fer comandes.'],
    boton: { texto: 'Iniciar sessió', enlace },
    pie: 'Si no heu estat vós, escriviu-nos de seguida.',
  }),
})
