import type { AdminScheduledEmail } from '@krono/contract'
import { askGroups, newReaders, ofForm } from './email-groups'
import { runInStrapi } from './in-strapi'
import { call, type Member, newEmail } from './people'
import type { RunningCms } from './running'

const text = (words: string) => ({ type: 'text', text: words })

export const letter = {
  ...{ name: 'Tavaszi levél', subject: 'Tavasz van', subjectB: '' },
  body: JSON.stringify([
    { type: 'paragraph', children: [text('Szia, {{name}}! Megjött a tavasz, nézz be hozzánk!')] },
    { type: 'button', label: 'Tovább a blogra', url: '/blog', children: [text('')] },
  ]),
  ...{ byHour: false, perMinute: 600, testHours: 4 },
}

export const askEmails = (
  cms: RunningCms,
  { token }: Pick<Member, 'token'>,
  path: string,
  body?: object,
) => call(cms, body ? 'POST' : 'GET', `/admin/scheduled-emails${path}`, { token, body })

export const shownEmail = async (
  cms: RunningCms,
  admin: Pick<Member, 'token'>,
  id: string,
): Promise<AdminScheduledEmail> => (await askEmails(cms, admin, `/${id}`)).body

/** A group of readers. */
export async function newGroup(cms: RunningCms, admin: Pick<Member, 'token'>, count: number) {
  const form = `letters-${newEmail().slice(0, 12)}`
  const people = await newReaders(cms, count, form)
  const rule = { version: 1, where: { is: 'all', of: [ofForm(form)] } }
  const { body } = await askGroups(cms, admin, '', { name: form, rule })
  return { group: String(body.id), people, emails: people.map(({ email }) => email) }
}

/** Code for `runInStrapi`: what the programs of the tests need. No running cms works on such an e-mail by itself. */
export const emailsCode = `
const from = (path) => require('./dist/src/' + path)
const { startScheduled } = from('back-office/scheduled-emails/start')
const { fillScheduled } = from('back-office/scheduled-emails/fill')
const { queueDue } = from('back-office/scheduled-emails/queue-due')
const { pauseScheduled } = from('back-office/scheduled-emails/control')
const { sendEmail } = from('messaging/mail/send-email')
const rows = () => strapi.db.query('api::scheduled-email.scheduled-email')
const mails = (documentId) => strapi.db.connection('outgoing_mails').where({ template_id: documentId })
async function begin(documentId) {
  const data = { state: 'waiting', sendAt: new Date(0), queuedAt: new Date(0) }
  const { id } = await rows().update({ where: { documentId }, data })
  await startScheduled(strapi, id)
  return id
}
`

const beginCode = `${emailsCode}
const run = async (documentId) => tell(await begin(documentId))
`

/** A started e-mail to a new group, without a task; returns its row's number too. */
export async function newStarted(cms: RunningCms, admin: Pick<Member, 'token'>, count: number) {
  const found = await newGroup(cms, admin, count)
  const { body } = await askEmails(cms, admin, '', { ...letter, group: found.group })
  const [row] = await runInStrapi(cms, beginCode, body.id)
  return { ...found, id: String(body.id), row: String(row) }
}
