import { word } from '../../words.ts'

export const CORREO_EN_AJUSTES = {
  outbox: word('Bandeja de salida', 'Outbox', 'Caixa de saída', 'Safata de sortida'),
  server: word('Servidor de correo', 'Mail server', 'Servidor de correio', 'Servidor de correu'),
  noServer: word(
    'ninguno: los correos se guardan como ficheros',
    'none: mails are kept as files',
    'nenhum: os e-mails guardam-se como ficheiros',
    'cap: els correus es desen com a fitxers',
  ),
  waiting: word('Por salir', 'To go out', 'Por sair', 'Per sortir'),
  stuck: word(
    (n: string) => `${n} ya fallaron alguna vez`,
    (n) => `${n} have failed before`,
    (n) => `${n} já falharam alguma vez`,
    (n) => `${n} ja han fallat algun cop`,
  ),
  failed: word('Fallidos', 'Failed', 'Falhados', 'Fallits'),
  lastSent: word('Último enviado', 'Last sent', 'Último enviado', 'Últim enviat'),
  retryAll: word('Reintentar ahora', 'Try again now', 'Tentar de novo agora', 'Tornar-ho a provar ara'),
  queued: word(
    (n: number) => (n === 1 ? 'Un correo sale de nuevo' : `${n} correos salen de nuevo`),
    (n) => (n === 1 ? 'One mail goes out again' : `${n} mails go out again`),
    (n) => (n === 1 ? 'Um e-mail sai de novo' : `${n} e-mails saem de novo`),
    (n) => (n === 1 ? 'Un correu surt de nou' : `${n} correus surten de nou`),
  ),
  test: word('Correo de prueba', 'Test mail', 'E-mail de teste', 'Correu de prova'),
  testHint: word(
    'Sale como los demás, por la misma bandeja.',
    'It goes out as all others do, by the same outbox.',
    'Sai como os outros, pela mesma caixa.',
    'Surt com els altres, per la mateixa safata.',
  ),
  to: word('Para', 'To', 'Para', 'Per a'),
  send: word('Enviar la prueba', 'Send the test', 'Enviar o teste', 'Enviar la prova'),
  onItsWay: word('En camino…', 'On its way…', 'A caminho…', 'En camí…'),
  arrived: word(
    (para: string) => `Ha salido para ${para}`,
    (para) => `It has gone out to ${para}`,
    (para) => `Saiu para ${para}`,
    (para) => `Ha sortit cap a ${para}`,
  ),
  refused: word(
    (error: string) => `No ha salido: ${error}`,
    (error) => `It did not go out: ${error}`,
    (error) => `Não saiu: ${error}`,
    (error) => `No ha sortit: ${error}`,
  ),
}
