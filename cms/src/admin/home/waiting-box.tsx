import { Link, Typography } from '@strapi/design-system'
import { NavLink } from 'react-router-dom'
import type { listWaiting } from '../../to-do/list-waiting'
import { dateIn } from '../list-words'
import { shownLocale, wordsOf } from '../our-words'
import { Box } from './box'
import { EntryList } from './entry-list'
import { toDoWords } from './to-do-words'

type Waiting = Awaited<ReturnType<typeof listWaiting>>

const openIncidents =
  '/content-manager/collection-types/api::incident.incident?filters[$and][0][state][$eq]=open'

const waitingReviews =
  '/content-manager/collection-types/api::review.review?filters[$and][0][state][$eq]=waiting'

/** What somebody has to publish, or to look into. */
export default function WaitingBox() {
  const words = wordsOf(toDoWords)
  return (
    <Box<Waiting>
      address="/editing/to-do/waiting"
      isEmpty={({ total, incidents, reviews }) => total === 0 && !incidents && !reviews}
      nothing={words.nothingWaits}
    >
      {({ incidents, reviews, entries, total }) => (
        <>
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
