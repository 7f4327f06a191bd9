const ID = /^[1-9]\d{0,8}$/

/** Whether a text is the number of something. */
export const isId = (text: string): boolean => ID.test(text)
