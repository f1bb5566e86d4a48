/** A healthy cms answers much faster. */
const silentMs = 2000

type Questions = {
  /** Time of the first request since the last response (`performance.now`). */
  openSince: number | undefined
}

type Holder = { kronoCmsQuestions?: Questions }

// Pages and the code that runs before Next are bundled separately; they share one instance.
const holder: Holder = globalThis as Holder
holder.kronoCmsQuestions ??= { openSince: undefined }
const questions = holder.kronoCmsQuestions

/** Whether the cms answers, measured by the requests to it. */
export const cmsAnswers = {
  noteQuestion(at = performance.now()) {
    questions.openSince ??= at
  },
  noteAnswer() {
    questions.openSince = undefined
  },
  /** Whether requests have waited so long that the cms is down, and not only slow. */
  isSilent: (at = performance.now()) =>
    questions.openSince !== undefined && at - questions.openSince > silentMs,
}
