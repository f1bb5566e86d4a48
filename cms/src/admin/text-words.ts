import { chakraWords, subjectWords } from '../interpretation-texts/subject-words'

type Word = keyof typeof subjectWords | keyof typeof chakraWords

const wordsIn = (language: 'hun' | 'eng' | 'rus') =>
  Object.fromEntries(
    Object.entries({ ...subjectWords, ...chakraWords }).map(([name, said]) => [
      name,
      said[language],
    ]),
  ) as Record<Word, string>

/** Subjects of interpretation texts and questions of the test; as `content-words`. */
export const hungarianTexts = wordsIn('hun')
export const englishTexts = wordsIn('eng')
export const russianTexts = wordsIn('rus')
