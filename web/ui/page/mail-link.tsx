import { getSiteSetting } from '@/server/cms/site'

/** A mailto link to the contact address of the site; renders nothing if there is none. */
export async function MailLink({ words }: { words: string }) {
  const { contactEmail } = await getSiteSetting()
  if (!contactEmail) return null
  return (
    <p>
      {words} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
    </p>
  )
}
