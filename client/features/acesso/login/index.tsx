import { useState } from 'react'
import { CodeStep } from './code-step'
import type { Credentials } from './credentials'
import { PasswordStep } from './password-step'

/** The login form: e-mail and password, then the code of the second step if the person has enabled it. */
export function Component() {
  const [waiting, setWaiting] = useState<Credentials | null>(null)
  if (waiting) return <CodeStep credentials={waiting} onBack={() => setWaiting(null)} />
  return <PasswordStep onSecondStep={setWaiting} />
}
