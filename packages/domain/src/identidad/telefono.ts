const ESCRITO = /^\+?[\d\s().-]+$/
const MENOS_CIFRAS = 6

/** Whether a text could be dialled somewhere: how numbers are written differs from country to country. */
export const seMarca = (telefono: string): boolean =>
  ESCRITO.test(telefono) && telefono.replace(/\D/g, '').length >= MENOS_CIFRAS
