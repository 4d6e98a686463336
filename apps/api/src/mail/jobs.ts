import { sendMail } from './send-mail.ts'

export const tasks = { 'mail.send': sendMail }
