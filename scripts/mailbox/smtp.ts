import { createRequire } from 'node:module'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import type * as SmtpServerOfCms from '../../cms/node_modules/smtp-server/dist/cjs/smtp-server.js'
import { cms } from '../lib/paths.mjs'
import { readMail } from './read-mail.ts'
import type { Store } from './store.ts'
import type { Switches } from './switches.ts'

const { SMTPServer }: typeof SmtpServerOfCms = createRequire(path.join(cms, 'package.json'))(
  'smtp-server',
)

const largestBytes = 10 * 1024 * 1024

const notNow = (address: string) =>
  Object.assign(new Error(`<${address}> not now, try later`), { responseCode: 451 })

/** SMTP server that accepts every e-mail and delivers none. */
export const createSmtp = ({ store, switches }: { store: Store; switches: Switches }) =>
  new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    size: largestBytes,
    onAuth: (_auth, _session, done) => done(null, { user: 'anybody' }),
    onRcptTo({ address }, _session, done) {
      switches.admit(address).then((isWelcome) => done(isWelcome ? null : notNow(address)))
    },
    onData(stream, { envelope }, done) {
      const from = envelope.mailFrom ? envelope.mailFrom.address : ''
      const to = envelope.rcptTo.map(({ address }) => address)
      buffer(stream)
        .then((raw) => readMail(raw, { from, to }))
        .then((mail) => store.add(mail))
        .then(() => done(null), done)
    },
  })
