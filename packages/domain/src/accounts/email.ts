/**
 * Whether it can be an e-mail address (ACC-33). Deliberately plain: the confirmation mail is the real check.
 * Written without nested repetition, so that no input makes it slow.
 */
export function isEmail(text: string): boolean {
  if (text.length > 254 || /[\s<>()[\]\\,;:"]/.test(text)) return false
  const at = text.indexOf('@')
  if (at < 1 || at > 64 || at !== text.lastIndexOf('@')) return false
  const labels = text.slice(at + 1).split('.')
  return (
    labels.length >= 2 && labels.every((label) => /^[\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?$/u.test(label))
  )
}

/** The form under which an address is kept and compared. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase()
