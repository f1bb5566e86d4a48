import { mostAnswers, mostQuestions, questionKinds } from '@krono/contract'
import { z } from 'zod'

const answer = z.strictObject({
  text: z.string().trim().min(1).max(255),
  isRight: z.boolean().default(false),
  why: z.string().max(400).default(''),
})

/** A quiz beside the Markdown file of its lesson: `03-slug.quiz.json` of `03-slug.md`. Of `order` the answers are in their right order. */
export const quizFile = z
  .array(
    z.strictObject({
      kind: z.enum(questionKinds),
      /** Markdown. */
      question: z.string().trim().min(1).max(600),
      answers: z.array(answer).min(2).max(mostAnswers),
      explanation: z.string().max(1200).default(''),
    }),
  )
  .min(1)
  .max(mostQuestions)

export const quizEnd = '.quiz.json'

/** The name of the quiz of a lesson's Markdown file. */
export const quizNameOf = (text: string) => text.replace(/\.[^.]*$/, quizEnd)
