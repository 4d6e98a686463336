import { accountExists } from './templates/account-exists.ts'
import { broughtArrived } from './templates/brought-arrived.ts'
import { changeEmail } from './templates/change-email.ts'
import { confirmEmail } from './templates/confirm-email.ts'
import { depositEnds } from './templates/deposit-ends.ts'
import { formSubmitted } from './templates/form-submitted.ts'
import { newDevice } from './templates/new-device.ts'
import { newDonors } from './templates/new-donors.ts'
import { orderCaptured } from './templates/order-captured.ts'
import { orderPlaced } from './templates/order-placed.ts'
import { orderRefunded } from './templates/order-refunded.ts'
import { orderReleased } from './templates/order-released.ts'
import { orderShipped } from './templates/order-shipped.ts'
import { passwordChanged } from './templates/password-changed.ts'
import { paymentReceived } from './templates/payment-received.ts'
import { paymentRequested } from './templates/payment-requested.ts'
import { resetPassword } from './templates/reset-password.ts'
import { securityChanged } from './templates/security-changed.ts'
import { strawsCame } from './templates/straws-came.ts'
import { waitEnds } from './templates/wait-ends.ts'

/** Every mail the house sends, by name. A new kind is one file and one line here. */
export const templates = {
  accountExists,
  broughtArrived,
  changeEmail,
  confirmEmail,
  depositEnds,
  formSubmitted,
  newDevice,
  newDonors,
  orderCaptured,
  orderPlaced,
  orderRefunded,
  orderReleased,
  orderShipped,
  passwordChanged,
  paymentReceived,
  paymentRequested,
  resetPassword,
  securityChanged,
  strawsCame,
  waitEnds,
}

export type TemplateName = keyof typeof templates
export type TemplateValues<Name extends TemplateName> = Parameters<(typeof templates)[Name]>[0]
