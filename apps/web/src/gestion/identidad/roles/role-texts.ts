import type { Role } from '@telar/contract/identidad/roles'
import type { Textos } from '@telar/domain/idioma'
import type { Accion } from '@telar/domain/permiso'
import { word, words } from '../../words.ts'

export const ROLE_LABELS: Record<Exclude<keyof Role, 'id'>, Textos> = {
  name: words.nombre,
  description: words.descripcion,
  fixed: word('De la casa', 'Shipped', 'Da casa', 'De la casa'),
  users: word('Usuarios', 'Users', 'Utilizadores', 'Usuaris'),
}

/** The verbs of the permissions. */
export const ACCION: Record<Accion, Textos> = {
  View: word('Ver', 'View', 'Ver', 'Veure'),
  Search: word('Buscar', 'Search', 'Procurar', 'Cercar'),
  Create: word('Crear', 'Create', 'Criar', 'Crear'),
  Update: word('Cambiar', 'Change', 'Alterar', 'Canviar'),
  Delete: word('Borrar', 'Delete', 'Apagar', 'Esborrar'),
  Export: word('Exportar', 'Export', 'Exportar', 'Exportar'),
  Approve: word('Aprobar', 'Approve', 'Aprovar', 'Aprovar'),
  Issue: word('Emitir', 'Issue', 'Emitir', 'Emetre'),
}

/** What is permitted and has no screen of its own, as people call it. */
export const SIN_PANTALLA: Record<string, Textos> = {
  Cart: word('Carritos', 'Carts', 'Carrinhos', 'Cistelles'),
  Chatbot: word('Asistente', 'Assistant', 'Assistente', 'Assistent'),
  Creditos: word(
    'Crédito: clientes bloqueados o por encima de su límite',
    'Credit: customers blocked or over their limit',
    'Crédito: clientes bloqueados ou acima do seu limite',
    'Crèdit: clients bloquejats o per sobre del seu límit',
  ),
  Descuentos: word('Descuentos de pedidos', 'Discounts of orders', 'Descontos de encomendas', 'Descomptes de comandes'),
  Entregas: word('Albaranes', 'Delivery notes', 'Guias de remessa', 'Albarans'),
  Fichas: word(
    'Notas, ficheros e historia de cada ficha',
    'Notes, files and history of each record',
    'Notas, ficheiros e histórico de cada ficha',
    'Notes, fitxers i història de cada fitxa',
  ),
  Imagenes: word('Imágenes', 'Pictures', 'Imagens', 'Imatges'),
  Portes: word('Portes de pedidos', 'Carriage of orders', 'Portes de encomendas', 'Ports de comandes'),
  Vistas: word(
    'Vistas de listas para todos',
    'Views of lists for everybody',
    'Vistas de listas para todos',
    'Vistes de llistes per a tothom',
  ),
  Reparto: word('Reparto de prendas', 'Allocation of garments', 'Repartição de peças', 'Repartiment de peces'),
}

/** What decides about money. */
export const DE_DINERO: ReadonlySet<string> = new Set([
  ...['Banco', 'Caja', 'Cobros', 'Comisiones', 'Creditos', 'Descuentos', 'Dictado', 'Facturalineas', 'Facturas'],
  ...['Impuestos', 'Liquidaciones', 'Pases', 'Pendientes', 'Portes', 'Recibidas', 'Verifactu'],
])

export const ROLE = {
  money: word('Dinero', 'Money', 'Dinheiro', 'Diners'),
  rest: word('Todo lo demás', 'Everything else', 'Tudo o resto', 'Tota la resta'),
  heldBy: word('Lo tienen', 'Held by', 'Têm-na', 'El tenen'),
  nobody: word('Nadie lo tiene todavía.', 'Nobody holds it yet.', 'Ninguém a tem ainda.', 'Encara no el té ningú.'),
  permissions: word('Permisos', 'Permissions', 'Permissões', 'Permisos'),
  hint: word(
    'qué puede hacer quien lo tenga',
    'what those who hold it may do',
    'o que pode fazer quem a tiver',
    'què pot fer qui el tingui',
  ),
  permissionsLater: word(
    'Sus permisos se eligen aquí mismo, después de guardarlo.',
    'Its permissions are chosen right here, once it is saved.',
    'As suas permissões escolhem-se aqui mesmo, depois de a guardar.',
    'Els seus permisos es trien aquí mateix, després de desar-lo.',
  ),
  adminHas: word(
    'Este rol lo puede todo, siempre.',
    'This role may do everything, always.',
    'Esta função pode tudo, sempre.',
    'Aquest rol ho pot tot, sempre.',
  ),
  everything: word('Todo', 'All', 'Tudo', 'Tot'),
  allOf: word(
    (name: string) => `Todo en ${name}`,
    (name) => `Everything in ${name}`,
    (name) => `Tudo em ${name}`,
    (name) => `Tot a ${name}`,
  ),
}
