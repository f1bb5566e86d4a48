import { useParams } from 'react-router-dom'
import type { MemberFile } from '../../commerce/incident-files/member-file'
import { writeMoney } from '../../platform/lib/money-form'
import { dateIn } from '../list-words'
import { shownLanguage } from '../shown-language'
import { type Fact, Facts, known } from './facts'
import { incidentWords } from './incident-words'
import { useFile } from './use-file'

/** The member an incident's order belongs to: enough data to write to them. */
export default function MemberPage() {
  const { id } = useParams()
  const member = useFile<MemberFile>(id && `${id}/member`)
  const words = incidentWords[shownLanguage()]
  const facts = typeof member === 'object' ? factsOf(member) : member
  return <Facts title={words.memberTitle} facts={facts} />
}

function factsOf(member: MemberFile): readonly Fact[] {
  const language = shownLanguage()
  const words = incidentWords[language]
  const moment = (at: string) => dateIn(document.documentElement.lang, at)
  const orders = member.orders.map(({ productName, amount, currency, state, createdAt }) => {
    const sum = writeMoney({ amount, currency }, language)
    return `${moment(createdAt)}: ${productName}, ${sum}, ${words.states[state]}`
  })
  return known(
    [words.number, String(member.id)],
    [
      words.email,
      <a key="email" href={`mailto:${member.email}`}>
        {member.email}
      </a>,
    ],
    [words.since, moment(member.createdAt)],
    [words.membership, words.tiers[member.tier]],
    [words.until, member.paidUserExpire ? moment(member.paidUserExpire) : undefined],
    [
      words.orders,
      orders.length > 0 ? (
        <ul key="orders">
          {orders.map((order) => (
            <li key={order}>{order}</li>
          ))}
        </ul>
      ) : undefined,
    ],
  )
}
