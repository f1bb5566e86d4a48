/** Response of GET /api/home: the reader's data for the members' home page. */
export type HomeAnswer = {
  /** Image source of the reader's plate; null without a birth date. */
  plate: string | null
  /** Today's sentence for each classical cycle; null without a birth date. */
  today: readonly { name: string; text: string }[] | null
  /** Saved dates, the newest first. */
  people: readonly { name: string; href: string }[]
  /** The course that was begun last, and analyses that are still unread. */
  unread: readonly { kind: string; title: string; href: string }[]
  hasAnalyses: boolean
}
