import { useState } from 'react'
import { CodeStep } from './code-step'
import type { Credentials } from './credentials'
import { PasswordStep } from './password-step'

/** E-mail and password; then, for whom it is switched on, the code of the second step. */
export function Component() {
  const [waiting, setWaiting] = useState<Credentials | null>(null)
  if (waiting) return <CodeStep credentials={waiting} onBack={() => setWaiting(null)} />
  return <PasswordStep onSecondStep={setWaiting} />
}
