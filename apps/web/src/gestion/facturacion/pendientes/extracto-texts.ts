import { word } from '../../words.ts'

export const EXTRACTO = {
  extracto: word('Extracto de cuenta', 'Statement of account', 'Extrato de conta', 'Extracte de compte'),
  fichero: word('extracto', 'statement', 'extrato', 'extracte'),
  enviar: word('Enviar extracto…', 'Send statement…', 'Enviar extrato…', 'Enviar extracte…'),
  titulo: word(
    (cliente: string) => `Enviar su extracto a ${cliente}`,
    (cliente) => `Send ${cliente} their statement`,
    (cliente) => `Enviar o extrato a ${cliente}`,
    (cliente) => `Enviar l’extracte a ${cliente}`,
  ),
  que: word(
    (dia: string) => `Del 1 de enero al ${dia}, en PDF y en su idioma, a su correo electrónico.`,
    (dia) => `From 1 January to ${dia}, as PDF and in their language, to their e-mail.`,
    (dia) => `De 1 de janeiro a ${dia}, em PDF e na sua língua, para o seu e-mail.`,
    (dia) => `De l’1 de gener al ${dia}, en PDF i en el seu idioma, al seu correu electrònic.`,
  ),
  mensaje: word('Mensaje', 'Message', 'Mensagem', 'Missatge'),
  mensajeQue: word('Va al principio.', 'It comes first.', 'Vai no início.', 'Va al principi.'),
  enviado: word(
    (para: string) => `Extracto enviado a ${para}`,
    (para) => `Statement sent to ${para}`,
    (para) => `Extrato enviado a ${para}`,
    (para) => `Extracte enviat a ${para}`,
  ),
}
