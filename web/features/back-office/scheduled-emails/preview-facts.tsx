'use client'

import { fill } from '@/base/text/fill'
import type { ScheduledEmailPreview } from '@/lib/contract/back-office/scheduled-emails/scheduled-emails'
import { scheduledEmailLimits as limits } from '@/lib/contract/back-office/scheduled-emails/words'
import { useLocal } from '@/ui/local/local'
import groups from '../email-groups/email-groups.module.css'
import shop from '../shop/shop.module.css'
import type { EmailWords } from './email-words'
import styles from './scheduled-emails.module.css'

type PreviewFactsProps = { preview: ScheduledEmailPreview; words: EmailWords['preview'] }

/** The size of the e-mail, and its links: whether clicks on them are counted. */
export function PreviewFacts({ preview, words }: PreviewFactsProps) {
  const format = new Intl.NumberFormat(useLocal().intl, {
    ...{ style: 'unit', unit: 'kilobyte', unitDisplay: 'short' },
    maximumFractionDigits: 1,
  })
  const size = (bytes: number) => format.format(bytes / 1000)
  const sizes = { value: size(preview.htmlBytes), limit: size(limits.htmlBytes) }
  return (
    <>
      <p className={preview.isTooLarge ? styles.warning : styles.quiet}>
        {fill(preview.isTooLarge ? words.tooLarge : words.size, sizes)}
      </p>
      <section className={groups.first}>
        <h3 className={styles.small}>{words.links}</h3>
        {preview.links.length === 0 ? (
          <p className={styles.quiet}>{words.noLinks}</p>
        ) : (
          <>
            <ul className={shop.people}>
              {preview.links.map(({ address, uncounted }) => (
                <li key={address}>
                  <span>{address}</span>
                  <small>{uncounted ? words.uncounted[uncounted] : words.counted}</small>
                </li>
              ))}
            </ul>
            <p className={styles.quiet}>{words.linksHow}</p>
          </>
        )}
      </section>
    </>
  )
}
