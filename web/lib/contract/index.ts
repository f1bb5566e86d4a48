// The only entry point of the package; the exports are in `exports`, by subject.
export * from './back-office'
export * from './exports/account'
export * from './exports/analyses'
export * from './exports/calls'
export * from './exports/content'
export * from './exports/learning'
export * from './exports/payments'
export * from './exports/results'
