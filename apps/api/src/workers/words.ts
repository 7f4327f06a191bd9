/** What a worker and whoever looks after it say to each other. */
export type FromWorker =
  | { telar: 'ready' }
  /** For all the others. */
  | { telar: 'tell'; topic: string; body: unknown }
  /** Of all the others, once: their answers come back together. */
  | { telar: 'ask'; id: number; topic: string }
  | { telar: 'answer'; asked: string; body: unknown }

export type ToWorker =
  /** Another one has taken its place. */
  | { telar: 'leave' }
  | { telar: 'told'; topic: string; body: unknown }
  | { telar: 'asked'; asked: string; topic: string }
  | { telar: 'answers'; id: number; bodies: unknown[] }

export const isOurs = (message: unknown): message is { telar: string } =>
  typeof message === 'object' && message !== null && 'telar' in message
