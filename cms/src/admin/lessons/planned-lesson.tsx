import { Box, Flex, Typography } from '@strapi/design-system'
import type { PlannedLesson } from '../../learning/import/read-lesson'
import { wordsOf } from '../our-words'
import { faultWords } from './fault-words'
import { importWords } from './import-words'
import { quizFaultText } from './quiz-fault-text'

/** A lesson before its import: what it becomes, and what is wrong with it. */
export function Planned({
  lesson,
  message,
}: {
  lesson: PlannedLesson
  message?: string | undefined
}) {
  const words = wordsOf(importWords)
  const faults = wordsOf(faultWords)
  const { file, title, slug, blocks, pictures, quiz, refused, exists } = lesson
  const lost = pictures.filter(({ isFound }) => !isFound)
  return (
    <Box background="neutral0" padding={4} hasRadius borderColor="neutral200">
      <Flex direction="column" alignItems="stretch" gap={2}>
        <Typography variant="delta" tag="h2">
          {title || file}
        </Typography>
        <Typography variant="pi" textColor="neutral600">
          {[
            file,
            ...(slug ? [slug, words.blocks(blocks)] : []),
            ...(exists ? [words.changes] : []),
          ].join(' · ')}
        </Typography>
        {pictures.length > 0 && (
          <Typography variant="pi">
            {`${words.pictures}: ${pictures.length - lost.length} / ${pictures.length}`}
          </Typography>
        )}
        {lost.map(({ name }) => (
          <Typography key={name} variant="pi" textColor="danger600">
            {`${name}: ${words.missing}`}
          </Typography>
        ))}
        {quiz && quiz.faults.length === 0 && (
          <Typography variant="pi">{words.questions(quiz.questions)}</Typography>
        )}
        {refused.map((fault) => (
          <Typography key={fault} textColor="danger600">
            {words.refused[fault]}
          </Typography>
        ))}
        {quiz?.faults.map((fault) => (
          <Typography key={quizFaultText(fault)} variant="pi" textColor="danger600">
            {`${quiz.file}, ${quizFaultText(fault)}`}
          </Typography>
        ))}
        {message && <Typography textColor="danger600">{message}</Typography>}
        {lesson.faults.map(({ line, code, detail }) => (
          <Typography key={`${line} ${code} ${detail}`} variant="pi" textColor="warning700">
            {`${words.line(line)}: ${faults[code]}${detail ? ` (${detail})` : ''}`}
          </Typography>
        ))}
      </Flex>
    </Box>
  )
}
