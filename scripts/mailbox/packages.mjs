import { createRequire } from 'node:module'
import path from 'node:path'
import { cms } from '../lib/paths.mjs'

// The root project has no dependencies of its own: these two are developer tools of cms.
const fromCms = createRequire(path.join(cms, 'package.json'))

/**
 * The parts of the two packages that we use.
 *
 * @typedef {{ address: string, name: string }} Address
 * @typedef {{ envelope: { mailFrom: { address: string } | false, rcptTo: { address: string }[] } }} Session
 * @typedef {(error?: Error | null) => void} Done
 * @typedef {object} SmtpOptions
 * @property {boolean} authOptional
 * @property {boolean} disableReverseLookup
 * @property {string[]} disabledCommands
 * @property {number} size
 * @property {(auth: { username?: string }, session: Session, done: (error: null, answer: { user: string }) => void) => void} onAuth
 * @property {(address: { address: string }, session: Session, done: Done) => void} onRcptTo
 * @property {(stream: import('node:stream').Readable & { sizeExceeded: boolean }, session: Session, done: Done) => void} onData
 * @typedef {object} Smtp
 * @property {(port: number, host: string, listening: () => void) => void} listen
 * @property {(closed: () => void) => void} close
 * @property {(event: 'error', hear: (error: Error) => void) => void} on
 * @typedef {object} Parsed
 * @property {Address} [from]
 * @property {string} [subject]
 * @property {string} [text]
 * @property {string} [html]
 * @property {string} [messageId]
 * @property {{ key: string, value: string }[]} headers
 * @property {{ filename: string | null, mimeType: string, content: ArrayBuffer | Uint8Array | string }[]} attachments
 */

/** @type {{ SMTPServer: new (options: SmtpOptions) => Smtp }} */
export const { SMTPServer } = fromCms('smtp-server')

/** @type {{ parse(raw: Buffer): Promise<Parsed> }} */
export const PostalMime = fromCms('postal-mime')
