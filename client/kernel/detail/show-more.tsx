import { Button } from '@blueprintjs/core'
import { useState } from 'react'

type Props = { more: () => Promise<unknown>; failureText: string }

/** A button below a part of a list that fetches its next part. It waits for it: a second press would append it twice. */
export function ShowMore({ more, failureText }: Props) {
  const [state, setState] = useState<'waits' | 'failed'>()
  const failed = state === 'failed'
  const fetch = () => {
    setState('waits')
    void more().then(
      () => setState(undefined),
      () => setState('failed'),
    )
  }
  return (
    <div>
      {failed && <p role="alert">{failureText}</p>}
      <Button
        variant="outlined"
        text={failed ? 'Tentar de novo' : 'Mostrar mais'}
        loading={state === 'waits'}
        onClick={fetch}
      />
    </div>
  )
}
