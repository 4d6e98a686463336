import { readLocale } from '@kindred/content/config/locales.ts'
import type { Locale } from '@kindred/domain/vocabulary'
import type { FastifyRequest } from 'fastify'

/** The language that the path of a call names, English where it names none. */
export const readAskedLocale = (request: FastifyRequest): Locale =>
  readLocale(request.context.language) ?? 'en-GB'
