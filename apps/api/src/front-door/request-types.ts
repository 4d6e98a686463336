import type { Principal } from '@kindred/contracts/principal'
import type { ClientType } from '@kindred/domain/vocabulary'
import type { FastifyReply } from 'fastify'

/** Which shop, language and law a request speaks of, read from its path and headers. */
export type RequestContext = {
  /** Short code such as `dk`; the default shop where neither path nor header names one. */
  shopCode: string
  /** Lower case such as `en-gb`; the shop's default language where the path names none. */
  language: string
  /** ISO code, or null while the treatment country is not chosen. */
  treatmentCountry: string | null
  /** Empty where none is chosen. */
  treatmentState: string
  /** As whom the page in front of the visitor speaks to them, which its address says; null where no page says it. */
  visitorType: ClientType | null
}

declare module 'fastify' {
  interface FastifyRequest {
    principal: Principal
    context: RequestContext
  }
  interface FastifyContextConfig {
    /** The path parameter `country` is the treatment country, so a header must not contradict it. */
    isTreatmentCountry?: boolean
    /** Answers to other origins too (a payment provider's signed events, for example). */
    isOpenToOrigins?: boolean
    /** What a route answers while the process is too busy; nothing to be answered all the same. */
    pressureHandler?: (request: FastifyRequest, reply: FastifyReply) => unknown
  }
}
