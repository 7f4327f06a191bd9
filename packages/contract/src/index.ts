import { appsettings } from './appsettings.ts'
import { audit } from './audit.ts'
import { avisos } from './avisos.ts'
import { cart } from './cart.ts'
import { chatbot } from './chatbot.ts'
import { clientes } from './clientes.ts'
import { colores } from './colores.ts'
import { comerciales } from './comerciales.ts'
import { contactos } from './contactos.ts'
import { correo } from './correo.ts'
import { countries } from './countries.ts'
import { facturas } from './facturas.ts'
import { faq } from './faq.ts'
import { health } from './health.ts'
import { imagenes } from './imagenes.ts'
import { materias } from './materias.ts'
import { modelos } from './modelos.ts'
import { modelotipos } from './modelotipos.ts'
import { ordenesfab } from './ordenesfab.ts'
import { pedidos } from './pedidos.ts'
import { personal } from './personal.ts'
import { preguntas } from './preguntas.ts'
import { proveedores } from './proveedores.ts'
import { publicweb } from './publicweb.ts'
import { registers } from './registers.ts'
import { roles } from './roles.ts'
import { temporadas } from './temporadas.ts'
import { tokens } from './tokens.ts'
import { users } from './users.ts'
import { usersettings } from './usersettings.ts'
import { verifactu } from './verifactu.ts'
import { webbanners } from './webbanners.ts'
import { webcolecciones } from './webcolecciones.ts'
import { webmodelos } from './webmodelos.ts'

/** Everything that can be called. Written by `npm run generate` from the files of this folder. */
export const contract = {
  appsettings,
  audit,
  avisos,
  cart,
  chatbot,
  clientes,
  colores,
  comerciales,
  contactos,
  correo,
  countries,
  facturas,
  faq,
  health,
  imagenes,
  materias,
  modelos,
  modelotipos,
  ordenesfab,
  pedidos,
  personal,
  preguntas,
  proveedores,
  publicweb,
  registers,
  roles,
  temporadas,
  tokens,
  users,
  usersettings,
  verifactu,
  webbanners,
  webcolecciones,
  webmodelos,
}
