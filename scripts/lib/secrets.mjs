import { randomBytes, randomInt } from 'node:crypto'

const secret = () => randomBytes(32).toString('base64url')

// Lowercase letters and digits that are not confused when typed from a screen.
const readable = 'abcdefghjkmnpqrstuvwxyz23456789'
const upper = 'ABCDEFGHJKMNPQRSTUVWXYZ'

/** @param {string} letters @param {number} count */
const pick = (letters, count) =>
  Array.from({ length: count }, () => letters[randomInt(letters.length)]).join('')

/** Strapi requires a lowercase letter, an uppercase letter and a digit. */
const password = () => `${pick(upper, 2)}${pick(readable, 12)}${randomInt(10)}`

/** A new value for every secret of the two programs, and the accounts of the demo. */
export function generate() {
  return {
    CONTENT_TOKEN: secret(),
    REVALIDATE_SECRET: secret(),
    PREVIEW_SECRET: secret(),
    SESSION_SECRET: secret(),
    APP_KEYS: [secret(), secret(), secret(), secret()].join(','),
    API_TOKEN_SALT: secret(),
    ADMIN_JWT_SECRET: secret(),
    TRANSFER_TOKEN_SALT: secret(),
    JWT_SECRET: secret(),
    ENCRYPTION_KEY: secret(),
    PANEL_ADMIN_EMAIL: 'admin@krono.example',
    PANEL_ADMIN_PASSWORD: password(),
    EDITOR_EMAIL: 'editor@krono.example',
    EDITOR_PASSWORD: password(),
    AUTHOR_EMAIL: 'author@krono.example',
    AUTHOR_PASSWORD: password(),
    DEMO_PASSWORD: password(),
  }
}
