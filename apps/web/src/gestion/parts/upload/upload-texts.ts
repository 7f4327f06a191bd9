import type { Idioma } from '@telar/domain/idioma'

interface UploadTexts {
  drop: string
  dropMany: string
  choose: string
  chooseMany: string
  change: string
  remove: string
  sending: (name: string) => string
  waiting: string
  tooLarge: string
  notPicture: string
  formats: string
  forget: (name: string) => string
}

/** What sending a picture says. */
export const UPLOAD: Record<Idioma, UploadTexts> = {
  es: {
    drop: 'Suelte aquí una foto o',
    dropMany: 'Suelte aquí las fotos o',
    choose: 'elíjala',
    chooseMany: 'elíjalas',
    change: 'Cambiar la foto',
    remove: 'Quitar la foto',
    sending: (name) => `Subiendo ${name}`,
    waiting: 'En espera',
    tooLarge: 'Pesa más de 20 MB. Guárdela más pequeña y vuelva a intentarlo.',
    notPicture: 'No es una foto. Valen JPG, PNG, WebP y AVIF.',
    formats: 'JPG, PNG, WebP o AVIF, hasta 20 MB',
    forget: (name) => `Olvidar ${name}`,
  },
  en: {
    drop: 'Drop a picture here or',
    dropMany: 'Drop the pictures here or',
    choose: 'choose one',
    chooseMany: 'choose them',
    change: 'Change the picture',
    remove: 'Remove the picture',
    sending: (name) => `Uploading ${name}`,
    waiting: 'Waiting',
    tooLarge: 'It is larger than 20 MB. Save it smaller and try again.',
    notPicture: 'This is not a picture. JPG, PNG, WebP and AVIF will do.',
    formats: 'JPG, PNG, WebP or AVIF, up to 20 MB',
    forget: (name) => `Forget ${name}`,
  },
  pt: {
    drop: 'Largue aqui uma fotografia ou',
    dropMany: 'Largue aqui as fotografias ou',
    choose: 'escolha-a',
    chooseMany: 'escolha-as',
    change: 'Mudar a fotografia',
    remove: 'Retirar a fotografia',
    sending: (name) => `A enviar ${name}`,
    waiting: 'Em espera',
    tooLarge: 'Tem mais de 20 MB. Guarde-a mais pequena e tente de novo.',
    notPicture: 'Não é uma fotografia. Servem JPG, PNG, WebP e AVIF.',
    formats: 'JPG, PNG, WebP ou AVIF, até 20 MB',
    forget: (name) => `Esquecer ${name}`,
  },
  ca: {
    drop: 'Deixeu anar aquí una foto o',
    dropMany: 'Deixeu anar aquí les fotos o',
    choose: 'trieu-la',
    chooseMany: 'trieu-les',
    change: 'Canviar la foto',
    remove: 'Treure la foto',
    sending: (name) => `S’està pujant ${name}`,
    waiting: 'En espera',
    tooLarge: 'Pesa més de 20 MB. Deseu-la més petita i torneu-ho a provar.',
    notPicture: 'No és una foto. Valen JPG, PNG, WebP i AVIF.',
    formats: 'JPG, PNG, WebP o AVIF, fins a 20 MB',
    forget: (name) => `Oblidar ${name}`,
  },
}
