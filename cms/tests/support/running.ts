import type { TestDatabase } from './databases'

/** A cms that runs on its own database, as the test files see it. */
export type RunningCms = {
  database: TestDatabase
  env: Record<string, string>
  url: string
  webPort: number
  /** URL of the mailbox that receives the e-mails of this cms. */
  mailboxUrl: string
  /** URL of the Stripe sandbox of this cms. */
  sandboxUrl: string
  adminToken: string
  editorToken: string
  authorToken: string
}

const variable = 'KRONO_RUNNING_CMS'

// Test files run in processes of their own, which share the environment.
export function publish(running: readonly RunningCms[]) {
  process.env[variable] = JSON.stringify(running)
}

/** Every cms under test, for `describe.each`. */
export function everyCms(): [name: string, cms: RunningCms][] {
  const running: RunningCms[] = JSON.parse(process.env[variable] ?? '[]')
  return running.map((cms) => [cms.database.name, cms])
}
