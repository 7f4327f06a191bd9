import type { Textos } from '@telar/domain/idioma'
import { word } from '../../words.ts'

/** What people call the tables that have no screen of their own, being parts of something that has. */
export const TABLAS: Record<string, Textos> = {
  caja_movimientos: word('Movimientos de caja', 'Till movements', 'Movimentos de caixa', 'Moviments de caixa'),
  consumos: word('Consumos de materia', 'Material used', 'Consumos de matéria', 'Consums de matèria'),
  contacto_medio_tipos: word('Medios de contacto', 'Ways to contact', 'Meios de contacto', 'Mitjans de contacte'),
  contacto_tipos: word('Tipos de contacto', 'Kinds of contact', 'Tipos de contacto', 'Tipus de contacte'),
  escandallo_lineas: word('Líneas de escandallo', 'Cost sheet lines', 'Linhas de custo', 'Línies d’escandall'),
  escandallos: word('Escandallos', 'Cost sheets', 'Fichas de custo', 'Escandalls'),
  factura_lineas: word('Líneas de factura', 'Invoice lines', 'Linhas de fatura', 'Línies de factura'),
  modelo_colecciones: word(
    'Modelos en colecciones',
    'Models in collections',
    'Modelos em coleções',
    'Models en col·leccions',
  ),
  modelo_fotos: word('Fotos de modelos', 'Photos of models', 'Fotos de modelos', 'Fotos de models'),
  modelo_variantes: word('Variantes de modelos', 'Variants of models', 'Variantes de modelos', 'Variants de models'),
  orden_fab_celdas: word(
    'Cantidades de órdenes de fabricación',
    'Quantities of manufacturing orders',
    'Quantidades de ordens de fabrico',
    'Quantitats d’ordres de fabricació',
  ),
  pedido_lineas: word('Líneas de pedido', 'Order lines', 'Linhas de encomenda', 'Línies de comanda'),
  pieza_ajustes: word('Ajustes de piezas', 'Roll corrections', 'Acertos de peças', 'Ajustos de peces'),
  role_permissions: word('Permisos de roles', 'Permissions of roles', 'Permissões de funções', 'Permisos de rols'),
  user_roles: word('Roles de usuarios', 'Roles of users', 'Funções de utilizadores', 'Rols d’usuaris'),
  vistas: word('Vistas para todos', 'Views for everybody', 'Vistas para todos', 'Vistes per a tothom'),
}
