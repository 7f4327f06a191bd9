import type { Noun } from '../declare/screen.ts'
import { word } from '../words.ts'

/** What the first page says of its figures. */
export const INICIO = {
  paraHoy: word('Para hoy', 'For today', 'Para hoje', 'Per avui'),
  nadaHoy: word(
    'Nada espera a nadie.',
    'Nothing waits for anybody.',
    'Nada espera por ninguém.',
    'Res no espera ningú.',
  ),
  seLibera: word(
    (temporada: string, fecha: string) => `${temporada} se libera el ${fecha}`,
    (temporada, fecha) => `${temporada} is released on ${fecha}`,
    (temporada, fecha) => `${temporada} liberta-se a ${fecha}`,
    (temporada, fecha) => `${temporada} s’allibera el ${fecha}`,
  ),
  dePedidos: word(
    (n: number) => (n === 1 ? 'prendas de 1 pedido' : `prendas de ${n} pedidos`),
    (n) => (n === 1 ? 'garments of 1 order' : `garments of ${n} orders`),
    (n) => (n === 1 ? 'peças de 1 encomenda' : `peças de ${n} encomendas`),
    (n) => (n === 1 ? 'peces d’1 comanda' : `peces de ${n} comandes`),
  ),
  desdeHace: word(
    (dias: number, { gender }: Pick<Noun, 'gender'>) =>
      dias <= 0
        ? 'desde hoy'
        : `${gender === 'f' ? 'la más antigua' : 'el más antiguo'}, ${dias === 1 ? 'de ayer' : `hace ${dias} días`}`,
    (dias) => (dias <= 0 ? 'since today' : dias === 1 ? 'the oldest since yesterday' : `the oldest for ${dias} days`),
    (dias, { gender }) =>
      dias <= 0
        ? 'desde hoje'
        : `${gender === 'f' ? 'a mais antiga' : 'o mais antigo'}, ${dias === 1 ? 'de ontem' : `há ${dias} dias`}`,
    (dias, { gender }) =>
      dias <= 0
        ? 'des d’avui'
        : `${gender === 'f' ? 'la més antiga' : 'el més antic'}, ${dias === 1 ? 'd’ahir' : `fa ${dias} dies`}`,
  ),
  comerciales: word('Ventas por comercial', 'Sales by rep', 'Vendas por comercial', 'Vendes per comercial'),
  sinComercial: word('Sin comercial', 'Without a rep', 'Sem comercial', 'Sense comercial'),
  cambio: word('Cambio', 'Change', 'Variação', 'Canvi'),
  abrir: word('Abrir', 'Open', 'Abrir', 'Obrir'),
  semanas: word('Ventas por semana', 'Sales by week', 'Vendas por semana', 'Vendes per setmana'),
  sinIva: word('€, base sin IVA', '€, without VAT', '€, base sem IVA', '€, base sense IVA'),
  milesSinIva: word(
    'miles de €, base sin IVA',
    'thousands of €, without VAT',
    'milhares de €, base sem IVA',
    'milers d’€, base sense IVA',
  ),
  verFacturas: word('Ver facturas', 'See invoices', 'Ver faturas', 'Veure factures'),
  enSemanas: word('en 12 semanas', 'in 12 weeks', 'em 12 semanas', 'en 12 setmanes'),
  sobreAntes: word('sobre hace un año', 'on a year ago', 'sobre há um ano', 'sobre fa un any'),
  estaSemana: word('semana en curso', 'this week', 'semana em curso', 'setmana en curs'),
  haceUnAno: word('hace un año', 'a year ago', 'há um ano', 'fa un any'),
  semanaDel: word('Semana del', 'Week of', 'Semana de', 'Setmana del'),
  sinVentas: word(
    'No se ha facturado nada en las últimas 12 semanas.',
    'Nothing was invoiced in the last 12 weeks.',
    'Nada foi faturado nas últimas 12 semanas.',
    'No s’ha facturat res en les últimes 12 setmanes.',
  ),
  tabla: word('Ver en una tabla', 'See as a table', 'Ver numa tabela', 'Veure en una taula'),
  temporadas: word('Pedidos por temporada', 'Orders by season', 'Encomendas por estação', 'Comandes per temporada'),
  temporada: word('Temporada', 'Season', 'Estação', 'Temporada'),
  pedidos: word('Pedidos', 'Orders', 'Encomendas', 'Comandes'),
  clientes: word('Clientes', 'Customers', 'Clientes', 'Clients'),
  prendas: word('Prendas', 'Garments', 'Peças', 'Peces'),
  importe: word('Importe €', 'Amount €', 'Valor €', 'Import €'),
  modelos: word('Modelos más pedidos', 'Best models', 'Modelos mais pedidos', 'Models més demanats'),
  colores: word('Colores más pedidos', 'Best colours', 'Cores mais pedidas', 'Colors més demanats'),
  sinPedidos: word(
    'Todavía no hay pedidos de esta temporada.',
    'There are no orders of this season yet.',
    'Ainda não há encomendas desta estação.',
    'Encara no hi ha comandes d’aquesta temporada.',
  ),
  cobros: word('Pendiente de cobro', 'To be collected', 'Por cobrar', 'Pendent de cobrament'),
  verCobros: word('Ver pendientes', 'See what is pending', 'Ver por cobrar', 'Veure pendents'),
  nadaPendiente: word(
    'No hay nada pendiente.',
    'Nothing is pending.',
    'Não há nada por cobrar.',
    'No hi ha res pendent.',
  ),
  deudores: word('Mayores deudores', 'Who owes most', 'Maiores devedores', 'Els que més deuen'),
  vencido: word('Vencido €', 'Overdue €', 'Vencido €', 'Vençut €'),
  pendiente: word('Pendiente €', 'Pending €', 'Por cobrar €', 'Pendent €'),
  corriente: word('Sin vencer', 'Not yet due', 'Por vencer', 'Sense vèncer'),
  hasta30: word('Hasta 30 días', 'Up to 30 days', 'Até 30 dias', 'Fins a 30 dies'),
  hasta60: word('31 a 60', '31 to 60', '31 a 60', '31 a 60'),
  hasta90: word('61 a 90', '61 to 90', '61 a 90', '61 a 90'),
  mas90: word('Más de 90', 'Over 90', 'Mais de 90', 'Més de 90'),
  atrasadas: word('Órdenes con retraso', 'Late manufacturing orders', 'Ordens em atraso', 'Ordres amb retard'),
  orden: word('Orden', 'Order', 'Ordem', 'Ordre'),
  taller: word('Taller', 'Workshop', 'Oficina', 'Taller'),
  faltan: word('Faltan', 'Missing', 'Faltam', 'Falten'),
  diasTarde: word('Días tarde', 'Days late', 'Dias de atraso', 'Dies tard'),
  enPlazo: word('Todas van en plazo.', 'All are in time.', 'Todas dentro do prazo.', 'Totes van a l’hora.'),
  bajoMinimo: word(
    'Materias bajo mínimo',
    'Materials under minimum',
    'Matérias abaixo do mínimo',
    'Matèries sota mínim',
  ),
  materia: word('Materia', 'Material', 'Matéria', 'Matèria'),
  queda: word('Queda', 'Left', 'Resta', 'Queda'),
  minimo: word('Mínimo', 'Minimum', 'Mínimo', 'Mínim'),
  enCamino: word('En camino', 'On its way', 'A caminho', 'De camí'),
  hayDeTodo: word('Hay de todo.', 'There is enough of all.', 'Há de tudo.', 'N’hi ha de tot.'),
  costes: word('Coste previsto y real', 'Planned and real cost', 'Custo previsto e real', 'Cost previst i real'),
  porPrenda: word('€ por prenda', '€ per garment', '€ por peça', '€ per peça'),
  previsto: word('previsto', 'planned', 'previsto', 'previst'),
  real: word('real', 'real', 'real', 'real'),
  sinCostes: word(
    'Todavía no se ha cerrado ninguna orden.',
    'No order has been closed yet.',
    'Ainda não se fechou nenhuma ordem.',
    'Encara no s’ha tancat cap ordre.',
  ),
  cuadre: word('Cuadre', 'Check of the books', 'Conferência das contas', 'Quadre'),
  verCuadre: word('Ver el cuadre', 'See the check', 'Ver a conferência', 'Veure el quadre'),
  desde: word('desde', 'since', 'desde', 'des de'),
  verLista: word('Ver la lista', 'See the list', 'Ver a lista', 'Veure la llista'),
}
