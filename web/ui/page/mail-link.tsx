import { getSiteSetting } from '@/server/cms/site'

/** The address of those who run the site, behind some words; nothing while editors gave none. */
export async function MailLink({ words }: { words: string }) {
  const { contactEmail } = await getSiteSetting()
  if (!contactEmail) return null
  return (
    <p>
      {words} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
    </p>
  )
}
