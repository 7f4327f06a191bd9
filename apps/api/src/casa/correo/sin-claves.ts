const CLAVE = /([?&]key=|\/set-[a-z-]+\/)[\w-]+/g

/** A mail as anybody but its reader may see it: whoever held the key of its link would hold the account. */
export const sinClaves = (texto: string): string => texto.replace(CLAVE, '$1•••')
