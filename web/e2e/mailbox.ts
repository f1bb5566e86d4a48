import { type APIRequestContext, expect } from '@playwright/test'

type Mail = { subject: string; links: string[] }

/**
 * Path and query of the link in a letter that has arrived in the local mailbox, or arrives in a moment.
 *
 * @param path of the page that the link leads to; with a slash at its end, how it begins
 */
export async function linkInMail(request: APIRequestContext, to: string, path: string) {
  const isWanted = (pathname: string) =>
    path.endsWith('/') ? pathname.startsWith(path) : pathname === path
  const mailbox = `${process.env.MAILBOX_URL}/api/mails?to=${encodeURIComponent(to)}`
  const found: URL[] = []
  await expect
    .poll(
      async () => {
        const mails: Mail[] = await (await request.get(mailbox)).json()
        const links = mails.flatMap(({ links }) => links).map((link) => new URL(link))
        found.push(...links.filter(({ pathname }) => isWanted(pathname)))
        return found.length
      },
      { message: `a letter to ${to} with a link to ${path}`, timeout: 60_000 },
    )
    .toBeGreaterThan(0)
  // Whoever reads it in the test goes to the deployment under test.
  return `${found[0]?.pathname}${found[0]?.search}`
}
