const digits = (number: string) => number.replace(/\D/g, '')

export const phoneHref = (number: string): string => `tel:${number.trim().startsWith('+') ? '+' : ''}${digits(number)}`
export const mailHref = (address: string): string => `mailto:${address}`
/** WhatsApp wants the number with its country and without any sign. */
export const whatsappHref = (number: string): string => `https://wa.me/${digits(number)}`
/** Opens the map of the phone, or its page, with the way to an address. */
export const directionsHref = (address: string): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: address })}`
