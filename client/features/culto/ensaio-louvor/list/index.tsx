import { Ensaios } from './ensaios'

export function Component() {
  return <Ensaios />
}
