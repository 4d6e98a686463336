/** A finished mail. `messageId` is the same for every try to send it. */
export type Mail = {
  to: string
  from: string
  subject: string
  html: string
  text: string
  messageId: string
  /** Ends such mails when it is posted to; mail programs show it as “unsubscribe”. */
  oneClickStop?: string
}
