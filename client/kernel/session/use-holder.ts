import { useEffect, useState } from 'react'
import { client } from '../apollo'
import { forgetScreens } from '../apollo/early'
import { setSigned } from '../outbox/signed'
import { forgetLists } from '../ui/address'
import { EuDocument } from './session.generated'

const AGAIN_MS = 5000

/**
 * Whose the token is, when another one takes its place under this person's screens: another tab may store the token of
 * another person. Those screens must then neither stay nor keep anything for the other person, so the page is loaded
 * again, without asking about unsaved input: it is the first person's, and nobody can save it any more.
 * @param id the person whose screens are shown
 */
export function useHolder(token: string, id: number | undefined): 'same' | 'unknown' | 'another' {
  const [own, setOwn] = useState(token)
  const [another, setAnother] = useState(false)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (token === own || id === undefined) return
    let over = false
    let timer: ReturnType<typeof setTimeout> | undefined
    client.query({ query: EuDocument, fetchPolicy: 'no-cache' }).then(
      ({ data }) => {
        if (over) return
        if (data?.eu?.id === id) setOwn(token)
        else {
          setSigned(null)
          setAnother(true)
        }
      },
      () => {
        if (!over) timer = setTimeout(() => setTries(tries + 1), AGAIN_MS)
      },
    )
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [token, own, id, tries])
  // after the screens are gone, whose forms would ask before they are left
  useEffect(() => {
    if (!another) return
    forgetLists()
    forgetScreens()
    window.location.reload()
  }, [another])
  if (another) return 'another'
  return token === own ? 'same' : 'unknown'
}
