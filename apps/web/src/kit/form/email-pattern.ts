/** Catches slips of the finger; the server decides. */
export const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/
