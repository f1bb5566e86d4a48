import { Link, Typography } from '@strapi/design-system'
import { NavLink } from 'react-router-dom'
import type { listWaiting } from '../../panel/to-do/list-waiting'
import type { ContentTypeUid } from '../../platform/lib/content-types'
import { dateIn } from '../list-words'
import { shownLocale, wordsOf } from '../our-words'
import { Box } from './box'
import { EntryList } from './entry-list'
import { toDoWords } from './to-do-words'

type Waiting = Awaited<ReturnType<typeof listWaiting>>

const listOf = (uid: ContentTypeUid, state: string) =>
  `/content-manager/collection-types/${uid}?filters[$and][0][state][$eq]=${state}`

const openIncidents = listOf('api::incident.incident', 'open')
const newMessages = listOf('api::contact-message.contact-message', 'new')
const waitingReviews = listOf('api::review.review', 'waiting')

/** Entries that the user has to publish or review. */
export default function WaitingBox() {
  const words = wordsOf(toDoWords)
  return (
    <Box<Waiting>
      address="/editing/to-do/waiting"
      isEmpty={({ total, ...others }) =>
        total === 0 && !others.incidents && !others.reviews && !others.messages
      }
      nothing={words.nothingWaits}
    >
      {({ incidents, reviews, messages, entries, total }) => (
        <>
          {Boolean(messages) && (
            <Link tag={NavLink} to={newMessages}>
              {words.messages(messages ?? 0)}
            </Link>
          )}
          {Boolean(incidents) && (
            <Link tag={NavLink} to={openIncidents}>
              {words.incidents(incidents ?? 0)}
            </Link>
          )}
          {Boolean(reviews) && (
            <Link tag={NavLink} to={waitingReviews}>
              {words.reviews(reviews ?? 0)}
            </Link>
          )}
          {total === 0 && <Typography>{words.nothingWaits}</Typography>}
          <EntryList
            entries={entries}
            total={total}
            noteOf={({ at }) => dateIn(shownLocale(), at)}
          />
        </>
      )}
    </Box>
  )
}
