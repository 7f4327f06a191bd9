import { appsettings } from './appsettings.ts'
import { audit } from './audit.ts'
import { colores } from './colores.ts'
import { correo } from './correo.ts'
import { countries } from './countries.ts'
import { health } from './health.ts'
import { personal } from './personal.ts'
import { roles } from './roles.ts'
import { temporadas } from './temporadas.ts'
import { tokens } from './tokens.ts'
import { users } from './users.ts'
import { usersettings } from './usersettings.ts'

/** Everything that can be called. Written by `npm run generate` from the files of this folder. */
export const contract = {
  appsettings,
  audit,
  colores,
  correo,
  countries,
  health,
  personal,
  roles,
  temporadas,
  tokens,
  users,
  usersettings,
}
