import type { User } from '@telar/contract/identidad/users'
import type { Textos } from '@telar/domain/idioma'
import { words } from '../../words.ts'

/** A user's fields in words. */
export const USER_LABELS: Record<Exclude<keyof User, 'id'> | 'password' | 'confirmPassword', Textos> = {
  userName: { es: 'Nombre de usuario', en: 'User name', pt: 'Nome de utilizador', ca: 'Nom d’usuari' },
  firstName: words.nombre,
  lastName: words.apellidos,
  email: words.email,
  isActive: { es: 'Abierta', en: 'Open', pt: 'Aberta', ca: 'Oberta' },
  emailConfirmed: { es: 'Correo confirmado', en: 'E-mail confirmed', pt: 'E-mail confirmado', ca: 'Correu confirmat' },
  phoneNumber: words.telefono,
  imageUrl: { es: 'Foto', en: 'Picture', pt: 'Fotografia', ca: 'Foto' },
  clienteId: { es: 'Cliente', en: 'Customer', pt: 'Cliente', ca: 'Client' },
  comercialId: { es: 'Comercial', en: 'Sales rep', pt: 'Comercial', ca: 'Comercial' },
  password: { es: 'Contraseña', en: 'Password', pt: 'Palavra-passe', ca: 'Contrasenya' },
  confirmPassword: {
    es: 'Repita la contraseña',
    en: 'Repeat the password',
    pt: 'Repita a palavra-passe',
    ca: 'Repetiu la contrasenya',
  },
}
