import type { CourseChoice } from '../../panel/api/lessons'
import { wordsOf } from '../our-words'
import { Choice } from '../texts/choice'
import { importWords } from './import-words'

/** The value of the choice of no course. */
export const nowhere = 'none'

type PlacesProps = {
  courses: readonly CourseChoice[]
  course: string
  chapter: string
  setCourse: (course: string) => void
  setChapter: (chapter: string) => void
}

/** The chapter to which the lessons are appended. */
export function Places({ courses, course, chapter, setCourse, setChapter }: PlacesProps) {
  const words = wordsOf(importWords)
  const chapters = courses.find(({ documentId }) => documentId === course)?.chapters
  const offered = courses.filter((one) => one.chapters.length > 0)
  return (
    <>
      <Choice
        label={words.course}
        value={course}
        options={[
          [nowhere, words.noCourse],
          ...offered.map(({ documentId, title }) => [documentId, title] as const),
        ]}
        onChange={(value) => {
          setCourse(value)
          setChapter('0')
        }}
      />
      {chapters && (
        <Choice
          label={words.chapter}
          value={chapter}
          options={chapters.map((title, place) => [String(place), title] as const)}
          onChange={setChapter}
        />
      )}
    </>
  )
}
