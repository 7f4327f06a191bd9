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
    pie: 'Se não foi o senhor nem a senhora a pedir, não faça nada: a palavra-passe continua a mesma.',
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
