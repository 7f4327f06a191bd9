import { plantilla } from '../../casa/correo/carta.ts'

/** Goes to who has forgotten a password, or has none yet. */
export const restablecer = plantilla<{ nombre: string; enlace: string }>('restablecer', {
  es: ({ nombre, enlace }) => ({
    asunto: 'Elija una contraseña nueva',
    saludo: `Hola, ${nombre}:`,
    parrafos: ['Nos ha pedido cambiar la contraseña de su cuenta. El enlace sirve una sola vez y caduca en una hora.'],
    boton: { texto: 'Elegir contraseña', enlace },
    pie: 'Si no lo ha pedido usted, no haga nada: su contraseña sigue siendo la misma.',
  }),
  en: ({ nombre, enlace }) => ({
    asunto: 'Choose a new password',
    saludo: `Hello ${nombre},`,
    parrafos: ['You asked us to change the password of your account. The link works once and expires in one hour.'],
    boton: { texto: 'Choose a password', enlace },
    pie: 'If it was not you, do nothing: your password stays as it is.',
  }),
  pt: ({ nombre, enlace }) => ({
    asunto: 'Escolha uma nova palavra-passe',
    saludo: `Olá, ${nombre}:`,
    parrafos: [
      'Pediu-nos para mudar a palavra-passe da sua conta. A ligação serve uma só vez e expira dentro de uma hora.',
    ],
    boton: { texto: 'Escolher palavra-passe', enlace },
    pie: 'Se o pedido não é seu, não faça nada: a palavra-passe continua a mesma.',
  }),
  ca: ({ nombre, enlace }) => ({
    asunto: 'Trieu una contrasenya nova',
    saludo: `Hola, ${nombre}:`,
    parrafos: [
      'Ens heu demanat de canviar la contrasenya del vostre compte. L’enllaç serveix una sola vegada i caduca d’aquí a una hora.',
    ],
    boton: { texto: 'Triar contrasenya', enlace },
    pie: 'Si no ho heu demanat vós, no feu res: la contrasenya continua sent la mateixa.',
  }),
})

/** Goes to whom an account was opened for, to choose its password. */
export const invitacion = plantilla<{ nombre: string; enlace: string; dias: number }>('invitacion', {
  es: ({ nombre, enlace, dias }) => ({
    asunto: 'Su cuenta está lista',
    saludo: `Hola, ${nombre}:`,
    parrafos: [
      `Le hemos abierto una cuenta. Elija su contraseña para entrar: el enlace sirve una sola vez y caduca en ${dias} días.`,
    ],
    boton: { texto: 'Elegir contraseña', enlace },
    pie: 'Si no sabe de qué se trata, no haga nada: sin contraseña nadie entra.',
  }),
  en: ({ nombre, enlace, dias }) => ({
    asunto: 'Your account is ready',
    saludo: `Hello ${nombre},`,
    parrafos: [
      `We have opened an account for you. Choose your password to come in: the link works once and expires in ${dias} days.`,
    ],
    boton: { texto: 'Choose a password', enlace },
    pie: 'If you do not know what this is about, do nothing: nobody comes in without a password.',
  }),
  pt: ({ nombre, enlace, dias }) => ({
    asunto: 'A sua conta está pronta',
    saludo: `Olá, ${nombre}:`,
    parrafos: [
      `Abrimos-lhe uma conta. Escolha a sua palavra-passe para entrar: a ligação serve uma só vez e expira dentro de ${dias} dias.`,
    ],
    boton: { texto: 'Escolher palavra-passe', enlace },
    pie: 'Se não sabe do que se trata, não faça nada: sem palavra-passe ninguém entra.',
  }),
  ca: ({ nombre, enlace, dias }) => ({
    asunto: 'El vostre compte és a punt',
    saludo: `Hola, ${nombre}:`,
    parrafos: [
      `Us hem obert un compte. Trieu la contrasenya per entrar: l’enllaç serveix una sola vegada i caduca d’aquí a ${dias} dies.`,
    ],
    boton: { texto: 'Triar contrasenya', enlace },
    pie: 'Si no sabeu de què es tracta, no feu res: sense contrasenya no hi entra ningú.',
  }),
})
