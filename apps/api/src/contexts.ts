import type { FastifyInstance } from 'fastify'
import { routes as accounts } from './accounts/routes.ts'
import { routes as basket } from './basket/routes.ts'
import { routes as blog } from './blog/routes.ts'
import { routes as checkout } from './checkout/routes.ts'
import { previewRoutes as previews } from './content/preview-routes.ts'
import { routes as content } from './content/routes.ts'
import { routes as donors } from './donors/routes.ts'
import { routes as faceMatching } from './face-matching/routes.ts'
import { routes as favourites } from './favourites/routes.ts'
import { documentRoutes as documents } from './files/document-routes.ts'
import { keptFileRoutes as keptFiles } from './files/kept-file-routes.ts'
import { routes as files } from './files/routes.ts'
import { routes as forms } from './forms/routes.ts'
import { routes as geneticMatching } from './genetic-matching/routes.ts'
import { routes as identity } from './identity/routes.ts'
import { routes as invoices } from './invoices/routes.ts'
import { routes as mail } from './mail/routes.ts'
import { routes as measurement } from './measurement/routes.ts'
import { routes as orders } from './orders/routes.ts'
import { routes as paymentRequests } from './payment-requests/routes.ts'
import { routes as payments } from './payments/routes.ts'
import { routes as quotas } from './quotas/routes.ts'
import { routes as reconciliation } from './reconciliation/routes.ts'
import { routes as savedSearches } from './saved-searches/routes.ts'
import type { Services } from './services.ts'
import { routes as sitemap } from './sitemap/routes.ts'
import { routes as staffSearch } from './staff-search/routes.ts'
import { routes as waitingList } from './waiting-list/routes.ts'
import { routes as webhooks } from './webhooks/routes.ts'

/** Registers what a context answers: `apps/api/src/<context>/routes.ts` exports it as `routes`. */
export type RegisterContext = (app: FastifyInstance, services: Services) => Promise<void>

/**
 * Every context of the house, one line each, in the order of the alphabet. Loaded here and nowhere else, so that a
 * context never reaches another's routes.
 */
export const contexts: RegisterContext[] = [
  accounts,
  basket,
  blog,
  checkout,
  content,
  documents,
  donors,
  faceMatching,
  favourites,
  files,
  forms,
  geneticMatching,
  identity,
  invoices,
  keptFiles,
  mail,
  measurement,
  orders,
  paymentRequests,
  payments,
  previews,
  quotas,
  reconciliation,
  savedSearches,
  sitemap,
  staffSearch,
  waitingList,
  webhooks,
]
