'use client'

import { countFormat } from '@/base/text/count-format'
import table from '@/features/back-office/list/table.module.css'
import figures from '@/features/back-office/people/figures/figures.module.css'
import type { AdminScheduledEmail } from '@/lib/contract/back-office/scheduled-emails/scheduled-emails'
import { useLocal } from '@/ui/local/local'
import { TableRegion } from '@/ui/table/table-region'
import type { EmailWords } from './email-words'

type LinkClicksProps = {
  links: NonNullable<AdminScheduledEmail['result']>['links']
  words: EmailWords['progress']
}

/** Clicks on each link; with two subjects for each of them. */
export function LinkClicks({ links, words }: LinkClicksProps) {
  const { format } = countFormat(useLocal().intl)
  if (links.length === 0) return null
  const hasVariants = links.some(({ variant }) => variant !== null)
  return (
    <section className={figures.part}>
      <h2>{words.links}</h2>
      <TableRegion label={words.links} className={`${table.region} ${figures.room}`}>
        <table className={figures.forms}>
          <thead>
            <tr>
              <th scope="col">{words.link}</th>
              {hasVariants && <th scope="col">{words.variant}</th>}
              <th scope="col">{words.clicks}</th>
            </tr>
          </thead>
          <tbody>
            {links.map(({ address, variant, clicks }) => (
              <tr key={`${variant} ${address}`}>
                <th scope="row">{address}</th>
                {hasVariants && (
                  <td data-label={words.variant}>{variant ? words[variant] : '–'}</td>
                )}
                <td data-label={words.clicks}>
                  {clicks === null ? words.notCounted : format(clicks)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableRegion>
    </section>
  )
}
