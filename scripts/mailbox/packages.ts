import { createRequire } from 'node:module'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { cms } from '../lib/paths.mjs'

// The root project has no dependencies of its own: these two are developer tools of cms.
const fromCms = createRequire(path.join(cms, 'package.json'))

/** The parts of the two packages that we use. */
interface Address {
  address: string
  name: string
}

interface Session {
  envelope: { mailFrom: { address: string } | false; rcptTo: { address: string }[] }
}

type Done = (error?: Error | null) => void

interface SmtpOptions {
  authOptional: boolean
  disableReverseLookup: boolean
  disabledCommands: string[]
  size: number
  onAuth: (
    auth: { username?: string },
    session: Session,
    done: (error: null, answer: { user: string }) => void,
  ) => void
  onRcptTo: (address: { address: string }, session: Session, done: Done) => void
  onData: (stream: Readable & { sizeExceeded: boolean }, session: Session, done: Done) => void
}

interface Smtp {
  listen: (port: number, host: string, listening: () => void) => void
  close: (closed: () => void) => void
  on: (event: 'error', hear: (error: Error) => void) => void
}

interface Parsed {
  from?: Address
  subject?: string
  text?: string
  html?: string
  messageId?: string
  headers: { key: string; value: string }[]
  attachments: {
    filename: string | null
    mimeType: string
    content: ArrayBuffer | Uint8Array | string
  }[]
}

export const { SMTPServer }: { SMTPServer: new (options: SmtpOptions) => Smtp } =
  fromCms('smtp-server')

export const PostalMime: { parse(raw: Buffer): Promise<Parsed> } = fromCms('postal-mime')
