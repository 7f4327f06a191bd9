import { contract } from './index.ts'

/** Every call by its resource. The web's bundler replaces this module by a table without schemas. Generated. */
export const {
  appsettings,
  audit,
  clientes,
  colores,
  comerciales,
  contactos,
  correo,
  countries,
  health,
  imagenes,
  modelos,
  modelotipos,
  personal,
  publicweb,
  registers,
  roles,
  temporadas,
  tokens,
  users,
  usersettings,
  webbanners,
  webcolecciones,
  webmodelos,
} = contract
