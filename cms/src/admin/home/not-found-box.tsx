import { Flex, Typography } from '@strapi/design-system'
import type { Misses } from '../../library/search/list-misses'
import { wordsOf } from '../our-words'
import { listedWords } from '../search/listed-words'
import { Box } from './box'
import { toDoWords } from './to-do-words'

/** Searches of visitors without results. */
export default function NotFoundBox() {
  const words = wordsOf(toDoWords)
  return (
    <Box<Misses>
      address="/editing/to-do/not-found"
      isEmpty={({ total }) => total === 0}
      nothing={words.nothingMissed}
    >
      {({ misses, total }) => (
        <>
          <Flex direction="column" alignItems="stretch" gap={2} tag="ul">
            {misses.map((miss) => (
              <Typography key={miss.words} tag="li">
                {words.missed(miss.words, miss.count)}
              </Typography>
            ))}
          </Flex>
          {total > misses.length && (
            <Typography variant="pi">{wordsOf(listedWords).more(total - misses.length)}</Typography>
          )}
        </>
      )}
    </Box>
  )
}
