import { chakraWords, subjectWords } from '../analysis/analysis-texts/subject-words'

type Word = keyof typeof subjectWords | keyof typeof chakraWords

const wordsIn = (language: 'hun' | 'eng' | 'rus') =>
  Object.fromEntries(
    Object.entries({ ...subjectWords, ...chakraWords }).map(([name, texts]) => [
      name,
      texts[language],
    ]),
  ) as Record<Word, string>

/** Topics of interpretation texts and test questions; see `content-words`. */
export const hungarianTexts = wordsIn('hun')
export const englishTexts = wordsIn('eng')
export const russianTexts = wordsIn('rus')
