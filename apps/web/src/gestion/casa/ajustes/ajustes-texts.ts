import type { Idioma } from '@telar/domain/idioma'

interface AjustesTexts {
  parts: { empresa: string; facturacion: string; produccion: string; tienda: string; tema: string }
  announcement: string
  announcementHint: string
  order: string
  orderHint: string
  groups: { surfaces: string; actions: string; signals: string }
  derived: string
  useDerived: string
  reset: string
  resetDone: string
  contrast: (ratio: string) => string
  unreadable: (n: number) => string
  onGround: (text: string, ground: string) => string
  preview: string
  sample: {
    collection: string
    title: string
    text: string
    main: string
    second: string
    badge: string
    info: string
    success: string
    warning: string
    error: string
    announcement: string
  }
}

export const AJUSTES: Record<Idioma, AjustesTexts> = {
  es: {
    parts: {
      empresa: 'Empresa',
      facturacion: 'Series e impuestos',
      produccion: 'Producción',
      tienda: 'Tienda',
      tema: 'Tema',
    },
    announcement: 'Anuncio en lo alto de la web',
    announcementHint: 'vacío, no se muestra',
    order: 'Pedidos',
    orderHint: 'vacío, sin mínimo',
    groups: { surfaces: 'Fondos y texto', actions: 'Acciones', signals: 'Avisos' },
    derived: 'automático',
    useDerived: 'Dejarlo automático',
    reset: 'Colores de la casa',
    resetDone: 'Colores de la casa puestos; falta guardar',
    contrast: (ratio) => `contraste ${ratio}`,
    unreadable: (n) => (n === 1 ? 'Hay un texto que costará leer.' : `Hay ${n} textos que costará leer.`),
    onGround: (text, ground) => `${text} sobre ${ground.toLowerCase()}`,
    preview: 'Vista previa',
    sample: {
      collection: 'Colección',
      title: 'Primavera en el taller',
      text: 'Vestidos cosidos aquí, para tiendas que eligen.',
      main: 'Ver la colección',
      second: 'Pedir acceso',
      badge: 'Novedad',
      info: 'El pedido sale mañana.',
      success: 'Pedido enviado.',
      warning: 'Faltan 60 € para el mínimo.',
      error: 'No queda la talla 42.',
      announcement: 'Portes pagados desde 300 €',
    },
  },
  en: {
    parts: {
      empresa: 'Company',
      facturacion: 'Series and taxes',
      produccion: 'Production',
      tienda: 'Shop',
      tema: 'Theme',
    },
    announcement: 'Announcement at the top of the site',
    announcementHint: 'empty, it is not shown',
    order: 'Orders',
    orderHint: 'empty, no minimum',
    groups: { surfaces: 'Grounds and text', actions: 'Actions', signals: 'Notices' },
    derived: 'automatic',
    useDerived: 'Leave it automatic',
    reset: 'House colours',
    resetDone: 'House colours are in place; not saved yet',
    contrast: (ratio) => `contrast ${ratio}`,
    unreadable: (n) => (n === 1 ? 'One text will be hard to read.' : `${n} texts will be hard to read.`),
    onGround: (text, ground) => `${text} on ${ground.toLowerCase()}`,
    preview: 'Preview',
    sample: {
      collection: 'Collection',
      title: 'Spring in the workshop',
      text: 'Dresses sewn here, for shops that choose.',
      main: 'See the collection',
      second: 'Ask for access',
      badge: 'New',
      info: 'Your order leaves tomorrow.',
      success: 'Order sent.',
      warning: '€60 short of the minimum.',
      error: 'Size 42 has run out.',
      announcement: 'Free carriage from €300',
    },
  },
  pt: {
    parts: {
      empresa: 'Empresa',
      facturacion: 'Séries e impostos',
      produccion: 'Produção',
      tienda: 'Loja',
      tema: 'Tema',
    },
    announcement: 'Anúncio no topo do site',
    announcementHint: 'vazio, não se mostra',
    order: 'Encomendas',
    orderHint: 'vazio, sem mínimo',
    groups: { surfaces: 'Fundos e texto', actions: 'Ações', signals: 'Avisos' },
    derived: 'automático',
    useDerived: 'Deixar automático',
    reset: 'Cores da casa',
    resetDone: 'Cores da casa repostas; falta guardar',
    contrast: (ratio) => `contraste ${ratio}`,
    unreadable: (n) => (n === 1 ? 'Há um texto que custará a ler.' : `Há ${n} textos que custarão a ler.`),
    onGround: (text, ground) => `${text} sobre ${ground.toLowerCase()}`,
    preview: 'Pré-visualização',
    sample: {
      collection: 'Coleção',
      title: 'Primavera no ateliê',
      text: 'Vestidos cosidos aqui, para lojas que escolhem.',
      main: 'Ver a coleção',
      second: 'Pedir acesso',
      badge: 'Novidade',
      info: 'A encomenda sai amanhã.',
      success: 'Encomenda enviada.',
      warning: 'Faltam 60 € para o mínimo.',
      error: 'Já não há o tamanho 42.',
      announcement: 'Portes pagos a partir de 300 €',
    },
  },
  ca: {
    parts: {
      empresa: 'Empresa',
      facturacion: 'Sèries i impostos',
      produccion: 'Producció',
      tienda: 'Botiga',
      tema: 'Tema',
    },
    announcement: 'Anunci a dalt de la web',
    announcementHint: 'buit, no es mostra',
    order: 'Comandes',
    orderHint: 'buit, sense mínim',
    groups: { surfaces: 'Fons i text', actions: 'Accions', signals: 'Avisos' },
    derived: 'automàtic',
    useDerived: 'Deixar-ho automàtic',
    reset: 'Colors de la casa',
    resetDone: 'Colors de la casa posats; falta desar',
    contrast: (ratio) => `contrast ${ratio}`,
    unreadable: (n) => (n === 1 ? 'Hi ha un text que costarà de llegir.' : `Hi ha ${n} textos que costaran de llegir.`),
    onGround: (text, ground) => `${text} sobre ${ground.toLowerCase()}`,
    preview: 'Vista prèvia',
    sample: {
      collection: 'Col·lecció',
      title: 'Primavera al taller',
      text: 'Vestits cosits aquí, per a botigues que trien.',
      main: 'Veure la col·lecció',
      second: 'Demanar accés',
      badge: 'Novetat',
      info: 'La comanda surt demà.',
      success: 'Comanda enviada.',
      warning: 'Falten 60 € per al mínim.',
      error: 'No queda la talla 42.',
      announcement: 'Ports pagats a partir de 300 €',
    },
  },
}
