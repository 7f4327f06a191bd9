import { word } from '../../words.ts'

export const SERVICIOS = {
  languages: word('Idiomas que se hablan', 'Languages spoken', 'Línguas que se falam', 'Idiomes que es parlen'),
  languagesHint: word(
    'quien pide uno que no se habla lee en el siguiente de los suyos; si no tiene ninguno, en inglés, o en castellano si el inglés está apagado',
    'whoever asks for one that is not spoken reads in the next of theirs; with none, in English, or in Spanish while English is off',
    'quem pede uma que não se fala lê na seguinte das suas; se não tem nenhuma, em inglês, ou em castelhano se o inglês está desligado',
    'qui en demana un que no es parla llegeix en el següent dels seus; si no en té cap, en anglès, o en castellà si l’anglès està apagat',
  ),
  always: word('siempre', 'always', 'sempre', 'sempre'),
  assistant: word('Asistente de la tienda', 'Assistant of the shop', 'Assistente da loja', 'Assistent de la botiga'),
  assistantHint: word(
    'apagado, la tienda no enseña su botón y no contesta',
    'switched off, the shop does not show its button and does not answer',
    'desligado, a loja não mostra o botão e não responde',
    'apagat, la botiga no en mostra el botó i no contesta',
  ),
  assistantAlone: word(
    'Contesta la casa con su catálogo y sus preguntas frecuentes; con CHAT_URL redacta un servidor de chat.',
    'The house answers from its catalogue and its frequent questions; with CHAT_URL a chat server words the answers.',
    'Responde a casa com o seu catálogo e as suas perguntas frequentes; com CHAT_URL redige um servidor de chat.',
    'Contesta la casa amb el catàleg i les preguntes freqüents; amb CHAT_URL redacta un servidor de xat.',
  ),
  assistantBy: word(
    (server: string) => `Redacta ${server}; si falla, contesta la casa.`,
    (server) => `Worded by ${server}; if it fails, the house answers.`,
    (server) => `Redige ${server}; se falhar, responde a casa.`,
    (server) => `Redacta ${server}; si falla, contesta la casa.`,
  ),
  voice: word('Dictado por voz', 'Dictation by voice', 'Ditado por voz', 'Dictat per veu'),
  voiceHint: word(
    'apagado, la factura se dicta escribiendo',
    'switched off, invoices are dictated by typing',
    'desligado, a fatura dita-se a escrever',
    'apagat, la factura es dicta escrivint',
  ),
  voiceNobody: word(
    'No hay servicio que escuche: ponga su dirección en SPEECH_URL.',
    'There is no service that listens: put its address in SPEECH_URL.',
    'Não há serviço que escute: ponha o endereço em SPEECH_URL.',
    'No hi ha cap servei que escolti: poseu-ne l’adreça a SPEECH_URL.',
  ),
  voiceBy: word(
    (server: string) => `Escucha ${server}.`,
    (server) => `${server} listens.`,
    (server) => `Escuta ${server}.`,
    (server) => `Escolta ${server}.`,
  ),
  kept: word('Dónde se guarda todo', 'Where everything is kept', 'Onde se guarda tudo', 'On es desa tot'),
  keptHint: word(
    'lo que ha de llevar una copia de seguridad',
    'what a backup has to hold',
    'o que uma cópia de segurança tem de levar',
    'el que ha de portar una còpia de seguretat',
  ),
  database: word('Base de datos', 'Database', 'Base de dados', 'Base de dades'),
  files: word('Documentos e imágenes', 'Documents and pictures', 'Documentos e imagens', 'Documents i imatges'),
  backups: word('Copias de seguridad', 'Backups', 'Cópias de segurança', 'Còpies de seguretat'),
  backupsHint: word(
    'cada día, de la base de datos y de los ficheros, en un solo fichero',
    'every day, of the database and the files, in one file',
    'todos os dias, da base de dados e dos ficheiros, num só ficheiro',
    'cada dia, de la base de dades i dels fitxers, en un sol fitxer',
  ),
  seeBackups: word('Ver las copias', 'See the backups', 'Ver as cópias', 'Veure les còpies'),
  ofBackups: {
    activas: word('Hacerlas cada día', 'Make them every day', 'Fazê-las todos os dias', 'Fer-les cada dia'),
    hora: word('Desde la hora', 'From the hour', 'A partir da hora', 'A partir de l’hora'),
    dias: word('Se guardan todas, días', 'All are kept, days', 'Guardam-se todas, dias', 'Es desen totes, dies'),
    semanas: word(
      'Una por semana, semanas',
      'One a week, weeks',
      'Uma por semana, semanas',
      'Una per setmana, setmanes',
    ),
    meses: word('Una por mes, meses', 'One a month, months', 'Uma por mês, meses', 'Una per mes, mesos'),
  },
  sample: word('Datos de muestra', 'Sample data', 'Dados de amostra', 'Dades de mostra'),
  sampleHint: word(
    'con los que se llenó la base de datos cuando estaba vacía',
    'which the database was filled with when it was empty',
    'com que se encheu a base de dados quando estava vazia',
    'amb què es va omplir la base de dades quan era buida',
  ),
  noSample: word(
    'No hay: todo lo que ve es de la casa.',
    'There are none: everything you see is the house’s own.',
    'Não há: tudo o que vê é da casa.',
    'No n’hi ha: tot el que veieu és de la casa.',
  ),
  sampleSince: word(
    (when: string) => `Puestos el ${when}. De ellos hay:`,
    (when) => `Put in on ${when}. Of them there are:`,
    (when) => `Postos em ${when}. Deles há:`,
    (when) => `Posades el ${when}. D’elles hi ha:`,
  ),
  ofSample: {
    usuarios: word('Usuarios', 'Users', 'Utilizadores', 'Usuaris'),
    clientes: word('Clientes', 'Customers', 'Clientes', 'Clients'),
    modelos: word('Modelos', 'Models', 'Modelos', 'Models'),
    imagenes: word('Imágenes dibujadas', 'Drawn pictures', 'Imagens desenhadas', 'Imatges dibuixades'),
    pedidos: word('Pedidos', 'Orders', 'Encomendas', 'Comandes'),
    facturas: word('Facturas', 'Invoices', 'Faturas', 'Factures'),
  },
  removeSample: word(
    'Quitar los datos de muestra…',
    'Remove the sample data…',
    'Retirar os dados de amostra…',
    'Treure les dades de mostra…',
  ),
  removeTitle: word(
    'Quitar los datos de muestra',
    'Remove the sample data',
    'Retirar os dados de amostra',
    'Treure les dades de mostra',
  ),
  removeWhat: word(
    'Se van de una vez el catálogo, los clientes, los proveedores, los pedidos, la fabricación, las existencias, las facturas de muestra y sus cobros, las imágenes y los documentos, y los usuarios de muestra. La numeración vuelve al principio. Quedan los datos de la empresa, los ajustes, los roles y los usuarios de la casa. No se puede deshacer: haga antes una copia si duda.',
    'Catalogue, customers, suppliers, orders, manufacturing, stock, the sample’s invoices and their collections, pictures and documents, and the sample’s users go at once. Numbering begins again. The company’s data, the settings, the roles and the house’s own users stay. It cannot be undone: make a backup first if in doubt.',
    'Vão-se de uma vez o catálogo, os clientes, os fornecedores, as encomendas, a produção, as existências, as faturas de amostra e os seus recebimentos, as imagens e os documentos, e os utilizadores de amostra. A numeração volta ao princípio. Ficam os dados da empresa, as definições, as funções e os utilizadores da casa. Não se pode desfazer: faça antes uma cópia se tiver dúvidas.',
    'Se’n van d’un cop el catàleg, els clients, els proveïdors, les comandes, la fabricació, les existències, les factures de mostra i els seus cobraments, les imatges i els documents, i els usuaris de mostra. La numeració torna al començament. Queden les dades de l’empresa, la configuració, els rols i els usuaris de la casa. No es pot desfer: feu abans una còpia si dubteu.',
  ),
  removeOwn: word(
    (n: string) =>
      `Con ellos se ${n === '1' ? 'va también 1 registro que se ha' : `van también ${n} registros que se han`} hecho aquí desde entonces.`,
    (n) => `With them ${n === '1' ? 'goes 1 record that has' : `go ${n} records that have`} been made here since.`,
    (n) =>
      `Com eles ${n === '1' ? 'vai-se também 1 registo que se fez' : `vão-se também ${n} registos que se fizeram`} aqui desde então.`,
    (n) =>
      `Amb elles se’n ${n === '1' ? 'va també 1 registre que s’ha' : `van també ${n} registres que s’han`} fet aquí des d’aleshores.`,
  ),
  removed: word(
    'Datos de muestra quitados',
    'The sample data are gone',
    'Dados de amostra retirados',
    'Dades de mostra tretes',
  ),
  cannot: {
    facturada: word(
      'Ya se ha emitido una factura propia: ya no se pueden quitar.',
      'An invoice of the house’s own has been issued: they can no longer be removed.',
      'Já se emitiu uma fatura própria: já não se podem retirar.',
      'Ja s’ha emès una factura pròpia: ja no es poden treure.',
    ),
    'sin-administrador': word(
      'Para quitarlos hace falta antes un administrador de la casa, con su contraseña: los de muestra se van.',
      'To remove them there has to be an administrator of the house’s own first, with a password: the sample’s go.',
      'Para os retirar é preciso antes um administrador da casa, com a sua palavra-passe: os de amostra vão-se.',
      'Per treure-les cal abans un administrador de la casa, amb la seva contrasenya: els de mostra se’n van.',
    ),
  },
}
