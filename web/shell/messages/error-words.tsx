'use client'

import { createContext, type ReactNode, useContext } from 'react'

export type ErrorWords = { title: string; text: string; retry: string; home: string }

const Words = createContext<ErrorWords>({ title: '', text: '', retry: '', home: '' })

/** Provides the texts of error pages, which are rendered in the browser and cannot read messages. */
export function ErrorWordsProvider({
  words,
  children,
}: {
  words: ErrorWords
  children: ReactNode
}) {
  return <Words value={words}>{children}</Words>
}

export const useErrorWords = () => useContext(Words)
