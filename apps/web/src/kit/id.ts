const ID = /^[1-9]\d{0,8}$/

/** Whether a text is the number of something. */
export const isId = (text: string): boolean => ID.test(text)

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Whether a text can be what a record is known by: a number, or the longer name of users and roles. */
export const isRecordId = (text: string): boolean => isId(text) || UUID.test(text)
