import type { FastifyInstance } from 'fastify'

export async function web(_app: FastifyInstance, _options: { dev: boolean }): Promise<void> {}
