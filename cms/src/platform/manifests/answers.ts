/** Values shared by many manifests. */
export const versioned = { hasVersions: true } as const
export const ofPeople = { hasVersions: false, because: 'it is about a person' } as const
export const ofMoney = { hasVersions: false, because: 'it is an account of money' } as const
export const ofSystem = { hasVersions: false, because: 'the system alone writes it' } as const

export const home = () => ({ path: '/' })

export const withContent = { grows: 'with content' } as const
export const withAccount = { goes: 'with the account' } as const
