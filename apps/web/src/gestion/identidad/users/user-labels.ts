import type { UserConAcceso } from '@telar/contract/identidad/users'
import type { Textos } from '@telar/domain/idioma'
import { word, words } from '../../words.ts'

/** A user's fields in words. */
export const USER_LABELS: Record<Exclude<keyof UserConAcceso, 'id'> | 'password' | 'confirmPassword', Textos> = {
  userName: word('Nombre de usuario', 'User name', 'Nome de utilizador', 'Nom d’usuari'),
  firstName: words.nombre,
  lastName: words.apellidos,
  email: words.email,
  isActive: word('Abierta', 'Open', 'Aberta', 'Oberta'),
  emailConfirmed: word('Correo confirmado', 'E-mail confirmed', 'E-mail confirmado', 'Correu confirmat'),
  phoneNumber: words.telefono,
  imageUrl: word('Foto', 'Picture', 'Foto', 'Foto'),
  clienteId: word('Cliente', 'Customer', 'Cliente', 'Client'),
  comercialId: word('Comercial', 'Sales rep', 'Comercial', 'Comercial'),
  roles: word('Roles', 'Roles', 'Funções', 'Rols'),
  ultimoAcceso: word('Último acceso', 'Last access', 'Último acesso', 'Darrer accés'),
  password: word('Contraseña', 'Password', 'Palavra-passe', 'Contrasenya'),
  confirmPassword: word(
    'Repita la contraseña',
    'Repeat the password',
    'Repita a palavra-passe',
    'Repetiu la contrasenya',
  ),
}
