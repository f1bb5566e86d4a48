import { type APIRequestContext, expect } from '@playwright/test'

type Mail = { subject: string; text: string; links: string[] }

async function mailsTo(request: APIRequestContext, to: string): Promise<Mail[]> {
  const address = `${process.env.MAILBOX_URL}/api/mails?to=${encodeURIComponent(to)}`
  return (await request.get(address)).json()
}

/** Waits for the e-mail with this subject. */
export async function mailAbout(request: APIRequestContext, to: string, subject: string) {
  const found: Mail[] = []
  await expect
    .poll(
      async () => {
        found.push(...(await mailsTo(request, to)).filter((mail) => mail.subject === subject))
        return found.length
      },
      { message: `a letter "${subject}" to ${to}`, timeout: 60_000 },
    )
    .toBeGreaterThan(0)
  return found[0]
}

/**
 * Waits for an e-mail with a link to a page. Resolves to the link's path and query.
 *
 * @param path of the page; with a trailing slash it is a prefix
 */
export async function linkInMail(request: APIRequestContext, to: string, path: string) {
  const isWanted = (pathname: string) =>
    path.endsWith('/') ? pathname.startsWith(path) : pathname === path
  const found: URL[] = []
  await expect
    .poll(
      async () => {
        const mails = await mailsTo(request, to)
        const links = mails.flatMap(({ links }) => links).map((link) => new URL(link))
        found.push(...links.filter(({ pathname }) => isWanted(pathname)))
        return found.length
      },
      { message: `a letter to ${to} with a link to ${path}`, timeout: 60_000 },
    )
    .toBeGreaterThan(0)
  // The test opens the link in the tested deployment.
  return `${found[0]?.pathname}${found[0]?.search}`
}
