import { contract } from './index.ts'

/** Every call by its resource. The web's bundler replaces this module by a table without schemas. Generated. */
export const {
  appsettings,
  audit,
  cart,
  colores,
  correo,
  countries,
  health,
  imagenes,
  modelos,
  modelotipos,
  pedidos,
  personal,
  publicweb,
  roles,
  temporadas,
  tokens,
  users,
  usersettings,
  webbanners,
  webcolecciones,
  webmodelos,
} = contract
