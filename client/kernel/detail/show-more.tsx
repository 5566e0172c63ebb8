import { Button } from '@blueprintjs/core'
import { useState } from 'react'

type Props = { more: () => Promise<unknown>; failureText: string }

/** A button below a part of a list that fetches its next part. */
export function ShowMore({ more, failureText }: Props) {
  const [failed, setFailed] = useState(false)
  const fetch = () => {
    setFailed(false)
    void more().catch(() => setFailed(true))
  }
  return (
    <div>
      {failed && <p role="alert">{failureText}</p>}
      <Button variant="outlined" text={failed ? 'Tentar de novo' : 'Mostrar mais'} onClick={fetch} />
    </div>
  )
}
