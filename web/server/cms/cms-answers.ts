/** A cms that is well answers far sooner. */
const silentMs = 2000

type Questions = {
  /** When the first question was asked of those since the last answer (`performance.now`). */
  openSince: number | undefined
}

type Holder = { kronoCmsQuestions?: Questions }

// Pages and what stands before Next are bundled apart, and the process is one.
const holder: Holder = globalThis as Holder
holder.kronoCmsQuestions ??= { openSince: undefined }
const questions = holder.kronoCmsQuestions

/** Whether the cms answers, as far as those can tell who asked it something. */
export const cmsAnswers = {
  noteQuestion(at = performance.now()) {
    questions.openSince ??= at
  },
  noteAnswer() {
    questions.openSince = undefined
  },
  /** Whether questions have waited for so long that the cms is away, and not only slow. */
  isSilent: (at = performance.now()) =>
    questions.openSince !== undefined && at - questions.openSince > silentMs,
}
