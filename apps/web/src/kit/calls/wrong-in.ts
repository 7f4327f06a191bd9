import type { ValidationError } from '@telar/client/errors'

/** Everything that the server found wrong, whatever field it is about. */
export const wrongIn = ({ messages, fields }: ValidationError): string[] => [
  ...messages,
  ...Object.values(fields).flat(),
]
