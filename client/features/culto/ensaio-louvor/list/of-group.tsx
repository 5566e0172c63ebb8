import { useParams } from 'react-router-dom'
import { Ensaios } from './ensaios'

export function Component() {
  const { groupUuid = '' } = useParams()
  return <Ensaios idGrupo={groupUuid} />
}
