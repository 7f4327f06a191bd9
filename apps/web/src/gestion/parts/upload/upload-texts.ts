import { word } from '../../words.ts'

/** What sending a picture says. */
export const UPLOAD = {
  drop: word(
    'Suelte aquí una foto o',
    'Drop a picture here or',
    'Largue aqui uma fotografia ou',
    'Deixeu anar aquí una foto o',
  ),
  dropMany: word(
    'Suelte aquí las fotos o',
    'Drop the pictures here or',
    'Largue aqui as fotografias ou',
    'Deixeu anar aquí les fotos o',
  ),
  choose: word('elíjala', 'choose one', 'escolha-a', 'trieu-la'),
  chooseMany: word('elíjalas', 'choose them', 'escolha-as', 'trieu-les'),
  change: word('Cambiar la foto', 'Change the picture', 'Mudar a fotografia', 'Canviar la foto'),
  remove: word('Quitar la foto', 'Remove the picture', 'Retirar a fotografia', 'Treure la foto'),
  sending: word(
    (name: string) => `Subiendo ${name}`,
    (name) => `Uploading ${name}`,
    (name) => `A enviar ${name}`,
    (name) => `S’està pujant ${name}`,
  ),
  waiting: word('En espera', 'Waiting', 'Em espera', 'En espera'),
  tooLarge: word(
    'Pesa más de 20 MB. Guárdela más pequeña y vuelva a intentarlo.',
    'It is larger than 20 MB. Save it smaller and try again.',
    'Tem mais de 20 MB. Guarde-a mais pequena e tente de novo.',
    'Pesa més de 20 MB. Deseu-la més petita i torneu-ho a provar.',
  ),
  notPicture: word(
    'No es una foto. Valen JPG, PNG, WebP y AVIF.',
    'This is not a picture. JPG, PNG, WebP and AVIF will do.',
    'Não é uma fotografia. Servem JPG, PNG, WebP e AVIF.',
    'No és una foto. Valen JPG, PNG, WebP i AVIF.',
  ),
  formats: word(
    'JPG, PNG, WebP o AVIF, hasta 20 MB',
    'JPG, PNG, WebP or AVIF, up to 20 MB',
    'JPG, PNG, WebP ou AVIF, até 20 MB',
    'JPG, PNG, WebP o AVIF, fins a 20 MB',
  ),
  forget: word(
    (name: string) => `Olvidar ${name}`,
    (name) => `Forget ${name}`,
    (name) => `Esquecer ${name}`,
    (name) => `Oblidar ${name}`,
  ),
}
