import { makeSend } from '@kindred/contracts/request'

/** Staff calls carry a header that no other site’s page can set. */
export const staffHeaders = { 'x-requested-with': 'kindred' }
export const sendAsStaff = makeSend('', () => staffHeaders)
