import { findBase } from '@kindred/contracts/service-bases'

/**
 * Where the pages ask a path (CFG-04): the API's own address, or that of the service that owns the path where an operator
 * runs it apart. Read when asked for, since a build has no environment. Browsers know none of this: they ask one address.
 *
 * @param path of a call, such as `/api/donors/K4127`
 */
export function serviceAddress(path: string, environment = process.env): string {
  return findBase(path, {
    bff: environment.API_ORIGIN ?? 'http://127.0.0.1:3000',
    content: environment.KINDRED_CONTENT_ORIGIN,
    user: environment.KINDRED_USER_ORIGIN,
    pregnancies: environment.KINDRED_PREGNANCIES_ORIGIN,
    payment: environment.KINDRED_PAYMENT_ORIGIN,
    donors: environment.KINDRED_DONORS_ORIGIN,
    media: environment.KINDRED_MEDIA_ORIGIN,
  })
}
