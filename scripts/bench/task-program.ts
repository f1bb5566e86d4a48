/**
 * Script that runs in the folder of the cms. It starts the server and, after a line on stdin, runs the long tasks one after
 * the other. Prints when each begins and ends. A bulk action on all users is stopped after half a minute.
 */
export const taskProgram = `
const { createStrapi } = require('@strapi/strapi')
const from = (path) => require('./dist/src/' + path)
const { startRun, stopRun } = from('back-office/bulk/start')
const { tryRun } = from('back-office/bulk/try')
const { jobs } = from('platform/jobs/table')
const { sendIssue } = from('messaging/newsletter/send-issue')
const { fillScheduled } = from('back-office/scheduled-emails/fill')
const { startScheduled } = from('back-office/scheduled-emails/start')
const { fillFacts } = from('members/users/facts/fill-facts')
const ago = (days) => new Date(Date.now() - days * 86400000)

/** Creates rows for each nightly job. */
async function makeOld({ connection }) {
  const some = (table, data) => connection(table).whereRaw('id % 30 = 0').update(data)
  await some('tasks', { state: 'done', done_at: ago(60) })
  await some('outgoing_mails', { state: 'sent', due_at: ago(100) })
  await some('user_sessions', { expires_at: ago(60) })
  await some('gifts', { claim_until: ago(60) })
  await some('registered_dates', { deleted_at: ago(60) })
  await some('user_facts', { engine_version: 'old' })
  await connection('subscriptions').where('id', '<=', 400).update({ current_period_end: ago(1) })
  const people = connection('up_users').whereRaw('id % 5 = 0')
    .select(connection.raw("'bench-' || id"), 'email', connection.raw("'active'"), connection.raw("'[\\"news\\"]'"))
  await connection(connection.raw('newsletter_subscribers (document_id, email, state, topics)'))
    .insert(people).onConflict().ignore()
}

async function bulk(strapi) {
  const { connection } = strapi.db
  const { id: admin } = await connection('up_users').where({ is_admin: true }).first('id')
  const who = { list: 'users', query: '' }
  const id = await tryRun(strapi, { admin, who, what: { act: 'giveDays', days: 1 } })
  const run = await connection('bulk_runs').where({ document_id: id }).first('id')
  const [{ count }] = await connection('bulk_steps').where({ run_id: run.id, outcome: 'waiting' }).count({ count: '*' })
  await startRun(strapi, { id, admin, reason: 'bench', count: Number(count) })
  // The task runner executes it.
  await new Promise((resolve) => setTimeout(resolve, 30000))
  const stoppedAt = performance.now()
  await stopRun(strapi, { id, admin })
  console.log('stopped ' + (performance.now() - stoppedAt))
  await connection('bulk_runs').update({ created_at: ago(100) })
  await connection('bulk_steps').update({ created_at: ago(100) })
}

async function newsletter(strapi) {
  const row = { issueId: 'bench', topic: 'news', language: 'hu', template: {}, state: 'waiting' }
  const send = await strapi.db.query('api::newsletter-send.newsletter-send')
    .create({ data: { ...row, sendAt: new Date(), lastSubscriber: 0, queued: 0 } })
  await sendIssue(strapi, send.id)
}

/** Makes every third user an addressee of an e-mail to a group. */
async function scheduled(strapi) {
  const { connection } = strapi.db
  const members = connection('user_facts').whereRaw('user_id % 3 = 0')
  await members.clone().update({ confirmed: true, blocked: false, news_letter: true })
  const group = await strapi.db.query('api::email-group.email-group').create({ data: { name: 'bench' } })
  const rows = members.select(connection.raw("'bench-' || user_id"), connection.raw('?', [group.id]), 'user_id')
  await connection(connection.raw('email_group_members (document_id, group_id, user_id)')).insert(rows)
  const row = { name: 'bench', state: 'waiting', subject: 'bench', body: [], groupId: group.id, sendAt: ago(1) }
  const { id } = await strapi.db.query('api::scheduled-email.scheduled-email')
    .create({ data: { ...row, byHour: false, perMinute: 600, testHours: 4 } })
  await startScheduled(strapi, id)
  await fillScheduled(strapi, id)
}

async function run() {
  const appDir = process.cwd()
  const strapi = createStrapi({ appDir, distDir: appDir + '/dist', serveAdminPanel: false })
  strapi.log.level = 'error'
  await strapi.start()
  await makeOld(strapi.db)
  if (strapi.db.dialect.client === 'postgres') await strapi.db.connection.raw('ANALYZE')
  const announcer = { announce() {} }
  const byClock = Object.entries(jobs).map(([name, job]) =>
    [name, (strapi) => job.run({ strapi, announcer, since: ago(1), at: new Date() })])
  const tasks = { bulk, newsletter, scheduled, facts: fillFacts, ...Object.fromEntries(byClock) }
  console.log('ready')
  await new Promise((goOn) => process.stdin.once('data', goOn))
  for (const [name, work] of Object.entries(tasks)) {
    console.log('begin ' + name)
    await work(strapi)
  }
  console.log('over')
}
run().catch((error) => {
  console.error(error)
  process.exit(1)
})
`
