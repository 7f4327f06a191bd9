import type { Idioma, Textos } from '@telar/domain/idioma'
import type { EstadoDeSalud, QuePunto, Razon } from '@telar/domain/portada/salud'
import { word } from '../../words.ts'

export const QUE: Record<QuePunto, Textos> = {
  correo: word('Correo', 'Mail', 'Correio', 'Correu'),
  agencia: word('Agencia Tributaria', 'Tax agency', 'Agência Tributária', 'Agència Tributària'),
  banco: word('Banco', 'Bank', 'Banco', 'Banc'),
  disco: word('Disco', 'Disk', 'Disco', 'Disc'),
  copias: word('Copias de seguridad', 'Backups', 'Cópias de segurança', 'Còpies de seguretat'),
  cuadre: word('Cuadre de los libros', 'Check of the books', 'Conferência das contas', 'Quadre dels llibres'),
  webhooks: word('Webhooks', 'Webhooks', 'Webhooks', 'Webhooks'),
}

export const ESTADO: Record<EstadoDeSalud, Textos> = {
  bien: word('Bien', 'Well', 'Bem', 'Bé'),
  atencion: word('Atención', 'Look at it', 'Atenção', 'Atenció'),
  mal: word('Mal', 'Not well', 'Mal', 'Malament'),
  apagado: word('No se usa', 'Not in use', 'Não se usa', 'No es fa servir'),
}

/** What is said of a thing, with how many and since when. */
type Dicho = Record<Idioma, (cuantos: string, cuando: string) => string>

/** What is said of what is well. */
export const BIEN: Record<QuePunto, Dicho> = {
  correo: word(
    () => 'Los correos salen.',
    () => 'Mails go out.',
    () => 'As mensagens saem.',
    () => 'Els correus surten.',
  ),
  agencia: word(
    (cuantos: string) => `Los registros llegan. Por enviar: ${cuantos}.`,
    (cuantos) => `Records arrive. To be sent: ${cuantos}.`,
    (cuantos) => `Os registos chegam. Por enviar: ${cuantos}.`,
    (cuantos) => `Els registres arriben. Per enviar: ${cuantos}.`,
  ),
  banco: word(
    (_: string, cuando: string) => `El último extracto llega hasta ${cuando}.`,
    (_, cuando) => `The last statement goes up to ${cuando}.`,
    (_, cuando) => `O último extrato vai até ${cuando}.`,
    (_, cuando) => `L’últim extracte arriba fins a ${cuando}.`,
  ),
  disco: word(
    (cuantos: string) => `Quedan ${cuantos}.`,
    (cuantos) => `${cuantos} are left.`,
    (cuantos) => `Restam ${cuantos}.`,
    (cuantos) => `Queden ${cuantos}.`,
  ),
  copias: word(
    (_: string, cuando: string) => `La última es de ${cuando}.`,
    (_, cuando) => `The last one was made ${cuando}.`,
    (_, cuando) => `A última é de ${cuando}.`,
    (_, cuando) => `L’última és de ${cuando}.`,
  ),
  cuadre: word(
    (_: string, cuando: string) => `Todo cuadraba ${cuando}.`,
    (_, cuando) => `All agreed ${cuando}.`,
    (_, cuando) => `Tudo batia certo ${cuando}.`,
    (_, cuando) => `Tot quadrava ${cuando}.`,
  ),
  webhooks: word(
    (cuantos: string) => `Responden todos: ${cuantos}.`,
    (cuantos) => `All answer: ${cuantos}.`,
    (cuantos) => `Respondem todos: ${cuantos}.`,
    (cuantos) => `Responen tots: ${cuantos}.`,
  ),
}

interface Remedio {
  pasa: Dicho
  /** What to do about it. */
  hacer: Textos | null
}

export const RAZON: Record<Razon, Remedio> = {
  'correo.sin-servidor': {
    pasa: word(
      () => 'No hay servidor de correo: los correos quedan en ficheros y no salen.',
      () => 'There is no mail server: mails stay in files and do not go out.',
      () => 'Não há servidor de correio: as mensagens ficam em ficheiros e não saem.',
      () => 'No hi ha servidor de correu: els correus queden en fitxers i no surten.',
    ),
    hacer: word(
      'Ponga la dirección del servidor en SMTP_URL y reinicie Telar.',
      'Put the server’s address in SMTP_URL and restart Telar.',
      'Ponha o endereço do servidor em SMTP_URL e reinicie o Telar.',
      'Poseu l’adreça del servidor a SMTP_URL i reinicieu Telar.',
    ),
  },
  'correo.atascado': {
    pasa: word(
      (cuantos: string) => `Correos que se han intentado enviar sin éxito: ${cuantos}.`,
      (cuantos) => `Mails tried in vain: ${cuantos}.`,
      (cuantos) => `Mensagens tentadas sem êxito: ${cuantos}.`,
      (cuantos) => `Correus que s’han provat d’enviar sense èxit: ${cuantos}.`,
    ),
    hacer: word(
      'Mire qué responde el servidor de correo y pulse «Reintentar» en la lista de correos.',
      'Look at what the mail server answers, and press “Try again” in the list of mails.',
      'Veja o que responde o servidor de correio e prima «Tentar de novo» na lista de mensagens.',
      'Mireu què respon el servidor de correu i premeu «Tornar-ho a provar» a la llista de correus.',
    ),
  },
  'correo.fallidos': {
    pasa: word(
      (cuantos: string) => `Correos que se dieron por perdidos: ${cuantos}.`,
      (cuantos) => `Mails given up: ${cuantos}.`,
      (cuantos) => `Mensagens dadas como perdidas: ${cuantos}.`,
      (cuantos) => `Correus que es van donar per perduts: ${cuantos}.`,
    ),
    hacer: word(
      'Compruebe las direcciones en la lista de correos y reinténtelos.',
      'Check the addresses in the list of mails and try again.',
      'Verifique os endereços na lista de mensagens e tente de novo.',
      'Comproveu les adreces a la llista de correus i torneu-ho a provar.',
    ),
  },
  'agencia.apagada': {
    pasa: word(
      () => 'No se envía nada a la Agencia.',
      () => 'Nothing is sent to the agency.',
      () => 'Não se envia nada à Agência.',
      () => 'No s’envia res a l’Agència.',
    ),
    hacer: null,
  },
  'agencia.sin-certificado': {
    pasa: word(
      (cuantos: string) => `Falta el certificado. Registros por enviar: ${cuantos}.`,
      (cuantos) => `The certificate is missing. Records to be sent: ${cuantos}.`,
      (cuantos) => `Falta o certificado. Registos por enviar: ${cuantos}.`,
      (cuantos) => `Falta el certificat. Registres per enviar: ${cuantos}.`,
    ),
    hacer: word(
      'Ponga el certificado en VERIFACTU_CERT y reinicie Telar.',
      'Put the certificate in VERIFACTU_CERT and restart Telar.',
      'Ponha o certificado em VERIFACTU_CERT e reinicie o Telar.',
      'Poseu el certificat a VERIFACTU_CERT i reinicieu Telar.',
    ),
  },
  'agencia.rechazados': {
    pasa: word(
      (cuantos: string) => `Registros que la Agencia ha rechazado: ${cuantos}.`,
      (cuantos) => `Records that the agency has refused: ${cuantos}.`,
      (cuantos) => `Registos que a Agência recusou: ${cuantos}.`,
      (cuantos) => `Registres que l’Agència ha rebutjat: ${cuantos}.`,
    ),
    hacer: word(
      'Abra VeriFactu, lea el motivo de cada uno y subsánelo.',
      'Open VeriFactu, read the reason of each, and mend it.',
      'Abra VeriFactu, leia o motivo de cada um e corrija-o.',
      'Obriu VeriFactu, llegiu el motiu de cadascun i esmeneu-lo.',
    ),
  },
  'agencia.esperan': {
    pasa: word(
      (cuantos: string, cuando: string) => `Registros que esperan: ${cuantos}; el más antiguo, desde ${cuando}.`,
      (cuantos, cuando) => `Records that wait: ${cuantos}; the oldest since ${cuando}.`,
      (cuantos, cuando) => `Registos que esperam: ${cuantos}; o mais antigo, desde ${cuando}.`,
      (cuantos, cuando) => `Registres que esperen: ${cuantos}; el més antic, des de ${cuando}.`,
    ),
    hacer: word(
      'Mire en VeriFactu qué dijo la Agencia la última vez; mientras siga así no se pierde nada.',
      'Look in VeriFactu at what the agency said last; nothing is lost meanwhile.',
      'Veja em VeriFactu o que disse a Agência da última vez; entretanto não se perde nada.',
      'Mireu a VeriFactu què va dir l’Agència l’últim cop; mentrestant no es perd res.',
    ),
  },
  'banco.nunca': {
    pasa: word(
      () => 'Todavía no se ha leído ningún extracto.',
      () => 'No statement has been read yet.',
      () => 'Ainda não se leu nenhum extrato.',
      () => 'Encara no s’ha llegit cap extracte.',
    ),
    hacer: null,
  },
  'banco.viejo': {
    pasa: word(
      (_: string, cuando: string) => `El último extracto llega hasta ${cuando}.`,
      (_, cuando) => `The last statement goes up to ${cuando}.`,
      (_, cuando) => `O último extrato vai até ${cuando}.`,
      (_, cuando) => `L’últim extracte arriba fins a ${cuando}.`,
    ),
    hacer: word(
      'Descargue el extracto del banco y léalo en Banco: sin él los cobros no se ven.',
      'Download the statement from the bank and read it in Bank: without it payments are not seen.',
      'Transfira o extrato do banco e leia-o em Banco: sem ele os recebimentos não se veem.',
      'Baixeu l’extracte del banc i llegiu-lo a Banc: sense ell els cobraments no es veuen.',
    ),
  },
  'disco.poco': {
    pasa: word(
      (cuantos: string) => `Solo quedan ${cuantos}.`,
      (cuantos) => `Only ${cuantos} are left.`,
      (cuantos) => `Só restam ${cuantos}.`,
      (cuantos) => `Només queden ${cuantos}.`,
    ),
    hacer: word(
      'Haga sitio o amplíe el disco. Las copias antiguas se pueden llevar a otra máquina.',
      'Make room or enlarge the disk. Old backups can be taken to another machine.',
      'Liberte espaço ou aumente o disco. As cópias antigas podem ir para outra máquina.',
      'Feu lloc o amplieu el disc. Les còpies antigues es poden endur a una altra màquina.',
    ),
  },
  'copias.ninguna': {
    pasa: word(
      () => 'No hay ninguna copia.',
      () => 'There is no backup.',
      () => 'Não há nenhuma cópia.',
      () => 'No hi ha cap còpia.',
    ),
    hacer: word(
      'Haga una ahora en Copias de seguridad, y deje puesta la de cada noche.',
      'Make one now in Backups, and leave the nightly one switched on.',
      'Faça uma agora em Cópias de segurança, e deixe ligada a de cada noite.',
      'Feu-ne una ara a Còpies de seguretat, i deixeu posada la de cada nit.',
    ),
  },
  'copias.fallo': {
    pasa: word(
      () => 'La última copia falló.',
      () => 'The last backup failed.',
      () => 'A última cópia falhou.',
      () => 'L’última còpia va fallar.',
    ),
    hacer: word(
      'Lea el motivo, arréglelo y haga una ahora en Copias de seguridad.',
      'Read the reason, mend it, and make one now in Backups.',
      'Leia o motivo, corrija-o e faça uma agora em Cópias de segurança.',
      'Llegiu el motiu, arregleu-lo i feu-ne una ara a Còpies de seguretat.',
    ),
  },
  'copias.vieja': {
    pasa: word(
      (_: string, cuando: string) => `La última es de ${cuando}.`,
      (_, cuando) => `The last one was made ${cuando}.`,
      (_, cuando) => `A última é de ${cuando}.`,
      (_, cuando) => `L’última és de ${cuando}.`,
    ),
    hacer: word(
      'Compruebe en Ajustes que la de cada noche esté puesta, y haga una ahora.',
      'Check in Settings that the nightly one is switched on, and make one now.',
      'Verifique em Definições que a de cada noite está ligada, e faça uma agora.',
      'Comproveu a Configuració que la de cada nit estigui posada, i feu-ne una ara.',
    ),
  },
  'cuadre.nunca': {
    pasa: word(
      () => 'Nadie ha repasado los libros todavía.',
      () => 'Nobody has looked the books over yet.',
      () => 'Ainda ninguém reviu as contas.',
      () => 'Ningú no ha repassat els llibres encara.',
    ),
    hacer: word(
      'Abra Cuadre y pulse «Comprobar»; cada noche se hace solo.',
      'Open the check of the books and run it; every night it runs by itself.',
      'Abra a conferência das contas e carregue em «Verificar agora»; faz-se sozinha todas as noites.',
      'Obriu Quadre i comproveu; cada nit es fa sol.',
    ),
  },
  'cuadre.no-cuadra': {
    pasa: word(
      (cuantos: string, cuando: string) => `Lo que no cuadraba ${cuando}: ${cuantos}.`,
      (cuantos, cuando) => `What did not agree ${cuando}: ${cuantos}.`,
      (cuantos, cuando) => `O que não batia certo ${cuando}: ${cuantos}.`,
      (cuantos, cuando) => `El que no quadrava ${cuando}: ${cuantos}.`,
    ),
    hacer: word(
      'Abra Cuadre: dice qué ficha es, qué debería decir y desde cuándo.',
      'Open the check of the books: it says which record, what it should say and since when.',
      'Abra a conferência das contas: diz que ficha é, o que devia dizer e desde quando.',
      'Obriu Quadre: diu quina fitxa és, què hauria de dir i des de quan.',
    ),
  },
  'cuadre.viejo': {
    pasa: word(
      (_: string, cuando: string) => `Se repasaron por última vez ${cuando}.`,
      (_, cuando) => `They were last looked over ${cuando}.`,
      (_, cuando) => `Foram revistas pela última vez ${cuando}.`,
      (_, cuando) => `Es van repassar per última vegada ${cuando}.`,
    ),
    hacer: word(
      'Compruébelos ahora; si cada noche no se hace solo, mire el registro del servidor.',
      'Check them now; if it does not run by itself every night, look at the server’s log.',
      'Comprove-as agora; se não se faz sozinho cada noite, veja o registo do servidor.',
      'Comproveu-los ara; si cada nit no es fa sol, mireu el registre del servidor.',
    ),
  },
  'webhooks.ninguno': {
    pasa: word(
      () => 'No se cuenta nada a otros sistemas.',
      () => 'No other system is told anything.',
      () => 'Não se conta nada a outros sistemas.',
      () => 'No s’explica res a altres sistemes.',
    ),
    hacer: null,
  },
  'webhooks.fallan': {
    pasa: word(
      (cuantos: string) => `Direcciones que no responden: ${cuantos}.`,
      (cuantos) => `Addresses that do not answer: ${cuantos}.`,
      (cuantos) => `Endereços que não respondem: ${cuantos}.`,
      (cuantos) => `Adreces que no responen: ${cuantos}.`,
    ),
    hacer: word(
      'Abra Webhooks y mire los mensajes; lo que se da por perdido se puede enviar otra vez.',
      'Open Webhooks and look at the messages; what is given up can be sent again.',
      'Abra Webhooks e veja as mensagens; o que se dá como perdido pode ser enviado outra vez.',
      'Obriu Webhooks i mireu els missatges; el que es dona per perdut es pot tornar a enviar.',
    ),
  },
}

export const SALUD = {
  bien: word('La casa está bien', 'The house is well', 'A casa está bem', 'La casa està bé'),
  mal: word(
    (n: number) => (n === 1 ? 'Hay 1 cosa que mirar' : `Hay ${n} cosas que mirar`),
    (n) => (n === 1 ? '1 thing to look at' : `${n} things to look at`),
    (n) => (n === 1 ? 'Há 1 coisa a ver' : `Há ${n} coisas a ver`),
    (n) => (n === 1 ? 'Hi ha 1 cosa per mirar' : `Hi ha ${n} coses per mirar`),
  ),
  hacer: word('Qué hacer', 'What to do', 'O que fazer', 'Què cal fer'),
  abrir: word('Abrir', 'Open', 'Abrir', 'Obrir'),
}
