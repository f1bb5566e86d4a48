import { bold, cyan, dim } from './terminal.mjs'

/**
 * The text that is printed when everything runs: addresses and accounts. The passwords of the demo's accounts are the
 * only secrets that are ever printed.
 *
 * @param {Record<string, string>} env
 * @param {string} took
 */
export function summary(env, took) {
  const site = env.PUBLIC_URL ?? ''
  const rows = [
    ['Site', cyan(site)],
    ['A chart', cyan(`${site}/kronoworksheet/visitor?date=1984-06-12`)],
    ['Members', dim(`password of all: ${env.DEMO_PASSWORD}`)],
    ['  free', 'free@krono.example'],
    ['  monthly', 'monthly@krono.example'],
    ['  yearly', 'yearly@krono.example'],
    ['  site admin', 'site-admin@krono.example'],
    ["Editors' panel", cyan(`http://localhost:${env.CMS_PORT}/admin`)],
    ['  editor', `${env.EDITOR_EMAIL}  ${env.EDITOR_PASSWORD}`],
    ['  author', `${env.AUTHOR_EMAIL}  ${env.AUTHOR_PASSWORD}`],
    ['  administrator', `${env.PANEL_ADMIN_EMAIL}  ${env.PANEL_ADMIN_PASSWORD}`],
    ['Mailbox', env.MAILBOX_URL ? cyan(env.MAILBOX_URL) : dim('none: letters go to SMTP_URL')],
    [
      'Payments',
      env.STRIPE_SANDBOX_URL ? cyan(env.STRIPE_SANDBOX_URL) : dim('none: they go to Stripe'),
    ],
    ['Logs', dim('.state/logs')],
  ]
  const lines = rows.map(([name = '', value]) => `  ${name.padEnd(16)}${value}`)
  return `\n${bold(`${env.PRODUCT_NAME ?? 'KRONO'} is running`)} ${dim(`(ready in ${took})`)}\n
${lines.join('\n')}\n\n  ${dim('Enter shows this again, Ctrl-C stops everything.')}\n`
}
