import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { derivedKey } from './derived-key'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** Encrypts a text for the database (AES-256-GCM): a copy of the database alone does not disclose it. */
export function encryptText(text: string, purpose: string): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, derivedKey(purpose), nonce)
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url')
}

/** Decrypts such a text. Throws if it was changed, or encrypted with another key or for another purpose. */
export function decryptText(stored: string, purpose: string): string {
  const bytes = Buffer.from(stored, 'base64url')
  const decipher = createDecipheriv(algorithm, derivedKey(purpose), bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  })
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  const encrypted = bytes.subarray(nonceBytes + tagBytes)
  return Buffer.concat([decipher.update(encrypted), decipher.final()]).toString('utf8')
}
