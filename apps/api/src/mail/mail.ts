/** A finished mail. `messageId` is the same for every try to send it. */
export type Mail = {
  to: string
  from: string
  subject: string
  html: string
  text: string
  messageId: string
}
