/** Texts of our editing parts of the panel: versions, edit conflicts, the trash. */
export type Words = {
  versions: {
    title: string
    none: string
    /** Author of a save: `bySystem` if it was no panel user, `byDeletedUser` if the account no longer exists. */
    bySystem: string
    byDeletedUser: string
    isPresent: string
    isOnline: string
    isRestored: (number: number) => string
    number: (number: number) => string
    look: string
    older: string
    /** What that save changed, what restoring it would change, and the labels of both sides. */
    change: string
    before: string
    after: string
    back: string
    present: string
    atThatTime: string
    oldest: string
    isSame: string
    bringBack: string
    asDraft: string
    atOnce: string
    saveFirst: string
    isBack: string
    failed: string
    close: string
  }
  conflict: {
    title: string
    lead: (by: string) => string
    somebody: string
    mine: string
    theirs: (by: string) => string
    changed: Readonly<Record<'mine' | 'theirs' | 'both', (by: string) => string>>
    save: string
    publish: string
    later: string
  }
  presence: { edit: (names: readonly string[]) => string; hint: string }
  trash: {
    title: string
    lead: string
    none: string
    columns: Readonly<Record<'title' | 'type' | 'languages' | 'by' | 'deleted' | 'until', string>>
    takeBack: string
    isBack: string
    previous: string
    next: string
  }
  values: {
    yes: string
    no: string
    nothing: string
    goneFile: string
    goneEntry: string
    picture: string
    onlyLook: string
    nameless: string
  }
  locales: Readonly<Record<string, string>>
}
