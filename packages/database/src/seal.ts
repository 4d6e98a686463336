import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** Keeps tokens, keys and findings about bodies unreadable to whoever holds a copy of the database but not the installation's secret. */
export type Seal = {
  /** @param label what it is, bound to the result: a sealed token cannot be passed off as a sealed key */
  close: (text: string, label: string) => string
  /** @throws when it was sealed with another key or label, or was changed */
  open: (sealed: string, label: string) => string
}

const ivBytes = 12
const tagBytes = 16

/** AES-256-GCM under a derived key (base64url of 32 bytes). The result is base64url of iv, tag and text. */
export function createSeal(key: string): Seal {
  const secret = Buffer.from(key, 'base64url')
  return {
    close: (text, label) => {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', secret, iv).setAAD(Buffer.from(label))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
    },
    open: (sealed, label) => {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', secret, bytes.subarray(0, ivBytes))
      decipher.setAAD(Buffer.from(label)).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
      return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
    },
  }
}
