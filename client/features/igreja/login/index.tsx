import { useState } from 'react'
import { CodeStep } from './code-step'
import { PasswordStep } from './password-step'

export type Credentials = { email: string; password: string }

/** E-mail and password; then, for whom it is switched on, the code of the second step. */
export function Component() {
  const [waiting, setWaiting] = useState<Credentials | null>(null)
  if (waiting) return <CodeStep credentials={waiting} onBack={() => setWaiting(null)} />
  return <PasswordStep onSecondStep={setWaiting} />
}
