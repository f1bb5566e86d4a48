import { Flex, Link, Typography } from '@strapi/design-system'
import { NavLink } from 'react-router-dom'
import type { IncidentFiles } from '../../commerce/incident-files/find-files'
import { shownLanguage } from '../shown-language'
import { incidentWords } from './incident-words'
import { useFile } from './use-file'

type Panel = { title: string; content: JSX.Element } | null

/** Beside the form of an incident: links to its order and to the buyer. */
export function IncidentLinks({
  model,
  documentId,
}: {
  model: string
  documentId?: string
}): Panel {
  const isIncident = model === 'api::incident.incident'
  const files = useFile<IncidentFiles>(isIncident ? documentId : undefined)
  // Without the right to close incidents the user sees what happened, but no personal data.
  if (!isIncident || files === undefined || files === 'failed') return null
  const words = incidentWords[shownLanguage()]
  const { order, member } = files
  const content = (
    <Flex direction="column" alignItems="flex-start" gap={2}>
      {order && (
        <Link tag={NavLink} to={`/krono/incidents/${documentId}/order`}>
          {words.order}: {order.productName}
        </Link>
      )}
      {member !== null && (
        <Link tag={NavLink} to={`/krono/incidents/${documentId}/member`}>
          {words.member(member)}
        </Link>
      )}
      {!order && member === null && <Typography>{words.nothing}</Typography>}
    </Flex>
  )
  return { title: words.leadsTo, content }
}
