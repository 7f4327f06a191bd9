import { word } from '../../words.ts'
import { PARTES } from './partes.ts'

export const AJUSTES = {
  parts: PARTES,
  announcement: word(
    'Anuncio en lo alto de la web',
    'Announcement at the top of the site',
    'Anúncio no topo do site',
    'Anunci a dalt de la web',
  ),
  announcementHint: word(
    'vacío, no se muestra',
    'empty, it is not shown',
    'vazio, não se mostra',
    'buit, no es mostra',
  ),
  legalHow: word(
    'Cada línea es un párrafo; con «## » delante, un título; con «- », un punto de una lista. Cambiar un texto publica una versión nueva desde hoy. Los datos de la empresa se ponen solos en:',
    'Every line is a paragraph; with “## ” before it, a heading; with “- ”, a point of a list. Changing a text publishes a new version from today on. The company’s data go by themselves where it says:',
    'Cada linha é um parágrafo; com «## » antes, um título; com «- », um ponto de uma lista. Mudar um texto publica uma versão nova a partir de hoje. Os dados da empresa põem-se sozinhos em:',
    'Cada línia és un paràgraf; amb «## » al davant, un títol; amb «- », un punt d’una llista. Canviar un text publica una versió nova des d’avui. Les dades de l’empresa es posen soles a:',
  ),
  order: word('Pedidos', 'Orders', 'Encomendas', 'Comandes'),
  seconds: word('Segunda calidad', 'Second quality', 'Segunda qualidade', 'Segona qualitat'),
  secondsHint: word(
    'a qué precio se venden, si el modelo no dice otro',
    'what they are sold at, unless the model says otherwise',
    'a que preço se vendem, se o modelo não disser outro',
    'a quin preu es venen, si el model no en diu un altre',
  ),
  orderHint: word('vacío, sin mínimo', 'empty, no minimum', 'vazio, sem mínimo', 'buit, sense mínim'),
  groups: {
    surfaces: word('Fondos y texto', 'Grounds and text', 'Fundos e texto', 'Fons i text'),
    actions: word('Acciones', 'Actions', 'Ações', 'Accions'),
    signals: word('Avisos', 'Notices', 'Avisos', 'Avisos'),
  },
  derived: word('automático', 'automatic', 'automático', 'automàtic'),
  useDerived: word('Dejarlo automático', 'Leave it automatic', 'Deixar automático', 'Deixar-ho automàtic'),
  reset: word('Colores de la casa', 'House colours', 'Cores da casa', 'Colors de la casa'),
  resetDone: word(
    'Colores de la casa puestos; falta guardar',
    'House colours are in place; not saved yet',
    'Cores da casa repostas; falta guardar',
    'Colors de la casa posats; falta desar',
  ),
  contrast: word(
    (ratio: string) => `contraste ${ratio}`,
    (ratio) => `contrast ${ratio}`,
    (ratio) => `contraste ${ratio}`,
    (ratio) => `contrast ${ratio}`,
  ),
  unreadable: word(
    (n: number) => (n === 1 ? 'Hay un texto que costará leer.' : `Hay ${n} textos que costará leer.`),
    (n) => (n === 1 ? 'One text will be hard to read.' : `${n} texts will be hard to read.`),
    (n) => (n === 1 ? 'Há um texto que custará a ler.' : `Há ${n} textos que custarão a ler.`),
    (n) => (n === 1 ? 'Hi ha un text que costarà de llegir.' : `Hi ha ${n} textos que costaran de llegir.`),
  ),
  onGround: word(
    (text: string, ground: string) => `${text} sobre ${ground.toLowerCase()}`,
    (text, ground) => `${text} on ${ground.toLowerCase()}`,
    (text, ground) => `${text} sobre ${ground.toLowerCase()}`,
    (text, ground) => `${text} sobre ${ground.toLowerCase()}`,
  ),
  preview: word('Vista previa', 'Preview', 'Pré-visualização', 'Vista prèvia'),
  sample: {
    collection: word('Colección', 'Collection', 'Coleção', 'Col·lecció'),
    title: word('Primavera en el taller', 'Spring in the workshop', 'Primavera no ateliê', 'Primavera al taller'),
    text: word(
      'Vestidos cosidos aquí, para tiendas que eligen.',
      'Dresses sewn here, for shops that choose.',
      'Vestidos cosidos aqui, para lojas que escolhem.',
      'Vestits cosits aquí, per a botigues que trien.',
    ),
    main: word('Ver la colección', 'See the collection', 'Ver a coleção', 'Veure la col·lecció'),
    second: word('Pedir acceso', 'Ask for access', 'Pedir acesso', 'Demanar accés'),
    badge: word('Novedad', 'New', 'Novidade', 'Novetat'),
    info: word(
      'El pedido sale mañana.',
      'Your order leaves tomorrow.',
      'A encomenda sai amanhã.',
      'La comanda surt demà.',
    ),
    success: word('Pedido enviado.', 'Order sent.', 'Encomenda enviada.', 'Comanda enviada.'),
    warning: word(
      'Faltan 60 € para el mínimo.',
      '€60 short of the minimum.',
      'Faltam 60 € para o mínimo.',
      'Falten 60 € per al mínim.',
    ),
    error: word('No queda la talla 42.', 'Size 42 has run out.', 'Já não há o tamanho 42.', 'No queda la talla 42.'),
    announcement: word(
      'Portes pagados desde 300 €',
      'Free carriage from €300',
      'Portes pagos a partir de 300 €',
      'Ports pagats a partir de 300 €',
    ),
  },
}
